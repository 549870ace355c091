"""The hint button: what the best bot would do at the Cosmic table, and why in one line."""

from __future__ import annotations

import re

import pytest

from game.bots import decide
from game.core.texts import catalogue
from scenes.session.advice import advise
from scenes.session.participants import Participant
from scenes.session.session import Session
from tests.support.text_keys import ROOT

SEATED = [Participant("Mia", "red"), Participant("", "blue", "novice"), Participant("", "green", "novice")]
LONGEST_LINE = 90  # letters that a toast shows without wrapping more than once
WHYS = sorted(re.findall(r'msgid "(table\.why\.\w+)"', (ROOT / "assets/text/en.po").read_text("utf-8")))


def asked(session: Session, kind: str) -> None:
    """Let novices play until the person is asked something of this kind."""
    for number in range(400):
        prompt = session.match.waiting()[0]
        if prompt.seat == 0 and type(prompt).__name__ == kind:
            return
        session.answer(prompt.seat, decide("novice", session.match, prompt.seat, number))
    raise AssertionError(f"nobody asks {kind}")


@pytest.mark.parametrize("kind", ["ChoosePlanet", "TakeShips", "PlaceShips"])
def test_a_hint_gives_an_answer_that_is_allowed_and_says_why(kind: str) -> None:
    session = Session.begin("cosmic", 7, SEATED, {"aliens": "random"}, None)
    asked(session, kind)
    advice = next(filter(None, advise(session, 0)))
    assert session.refuse(0, advice.answer) is None
    assert advice.why in WHYS


def test_a_reason_is_one_short_line() -> None:
    for why in WHYS:
        for language in ["en", "de"]:
            line = catalogue(language).say(why)
            assert len(line) <= LONGEST_LINE, why
            assert line.endswith("."), why
