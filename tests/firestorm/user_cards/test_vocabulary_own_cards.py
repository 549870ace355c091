"""Words of the vocabulary on cards of one's own: loaded from a folder, and played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.firestorm.cards.user_cards import FOLDER
from tests.support.firestorm import own_card_plays, own_cards

NAMES = ["loading", *(name for name in dir(own_card_plays) if name.startswith("plays_"))]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """By name: what went wrong, or nothing."""
    folder = tmp_path_factory.mktemp("cards")
    (folder / "own.json").write_text(json.dumps(own_cards.CARDS, indent=1), "utf-8")
    made = subprocess.run(
        [sys.executable, "-m", "tests.support.firestorm.own_card_plays"],
        cwd=Path(own_card_plays.__file__).parents[3],
        env={**os.environ, FOLDER: str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not made.stderr, made.stderr
    found: dict[str, str] = json.loads(made.stdout)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_own_cards_do_what_their_words_say(played: dict[str, str], name: str) -> None:
    assert not played[name], played[name]


def test_a_ship_that_lies_face_down_shows_itself_when_an_effect_changes_it(played: dict[str, str]) -> None:
    """Ruling 93: what would name it turns it up."""
    assert not played["plays_an_effect_on_a_ship_that_lies_face_down"]
