"""The panel beside the hand, with the own alien or the own pool, answers like everything else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from pygame import Surface

from game.core.texts import LANGUAGES
from scenes.session.session import Session
from scenes.table.inspect_scene import InspectScene
from scenes.table.own_panel import OwnPanel
from tests.support.cosmic import questions as cosmic
from tests.support.duel import questions as duel
from tests.support.duel.paper import BLANKS, Paper
from tests.support.firestorm import questions as firestorm
from tests.support.screen.corners import asked_at
from tests.support.screen.hands import HANDS


def in_cosmic() -> Session:
    asked = cosmic.first("ChooseEncounterCard")
    return asked.session(asked.seat)


ASKED: dict[str, Callable[[], Session]] = {
    "duel": lambda: next(each for each in duel.questions() if each.kind == "SetDial").session(),
    "cosmic": in_cosmic,
    "firestorm": lambda: firestorm.asked().fullest("Veto").session(),
}


@pytest.mark.parametrize("game", ASKED)
def test_it_tells_its_first_line_and_a_tap_looks_at_it(game: str) -> None:
    desk = asked_at(ASKED[game]())
    panel = next(each for each in desk.root.walk() if isinstance(each, OwnPanel))
    assert len(panel.first_line().splitlines()) == 2
    HANDS["mouse"](desk, Random(1)).press(panel)
    assert isinstance(desk.ui.stack.scenes[-1], InspectScene)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["duel", "cosmic"])
def test_the_own_alien_says_what_it_does_in_the_smallest_window(game: str, language: str) -> None:
    """Not only what it is called: the whole text has no room there."""
    desk = asked_at(ASKED[game](), language)
    panel = next(each for each in desk.root.walk() if isinstance(each, OwnPanel))
    paper = Paper(Surface(desk.ui.rect.size), desk.ui.screen, BLANKS)
    panel.draw(paper)
    assert max(len(line.text.split()) for line in paper.written) > 3, paper.words
