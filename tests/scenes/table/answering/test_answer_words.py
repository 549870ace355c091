"""What stands on a button that answers tells what follows, in every game and in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import game
from game.core.texts import LANGUAGES, catalogue
from tests.support.screen.corners import is_vague

ON_BUTTONS = ("button.", "choice.", "do.", "firestorm.end.", "firestorm.said.", "firestorm.none.")
COSMIC = Path(game.__file__).parent / "cosmic"
ASKED = re.compile(r"await (May)?(Choose(?:Seat|Planet))\([^)]*what=\"(ask\.\w+)\"")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_is_vague(language: str) -> None:
    entries = catalogue(language).entries
    vague = {
        key: form
        for key, entry in entries.items()
        if key.startswith(ON_BUTTONS)
        for form in entry.forms
        if is_vague(form, language)
    }
    assert not vague


def rare_questions() -> list[tuple[str, str, str]]:
    """Questions about a player or a planet: whether one may decline, the kind, and the sentence."""
    found = [ASKED.findall(file.read_text("utf-8")) for file in sorted(COSMIC.rglob("*.py"))]
    return sorted({each for some in found for each in some})


@pytest.mark.parametrize(("may", "kind", "what"), rare_questions())
def test_a_rare_question_of_cosmic_says_what_its_answers_do(may: str, kind: str, what: str) -> None:
    entries = catalogue("en").entries
    assert f"do.{may}{kind}.what={what}" in entries
    if may:
        declined = "button.nobody" if kind == "ChooseSeat" else "button.not_now"
        assert f"{declined}.what={what}" in entries


def test_rare_questions_are_found() -> None:
    assert len(rare_questions()) > 20
