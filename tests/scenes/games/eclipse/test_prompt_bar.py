"""The prompt bar of Eclipse: whoever is meant is named."""

from __future__ import annotations

import pytest

import game
from game.core.texts import LANGUAGES
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from tests.support.eclipse.places import NORTH, NORTH_EAST
from tests.support.eclipse.rounds import TERRANS
from tests.support.eclipse.seated import COLOURS, NAMES, table_of
from tests.support.screen.robot import sit_down


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proposal_names_who_makes_it(language: str) -> None:
    sectors = [{**NORTH, "disc": 0}, {**NORTH_EAST, "disc": 1}]
    match = game.scenario("eclipse", {"species": TERRANS[:4], "sectors": sectors, "turn": 1})
    match.answer(1, "propose 0")
    players = [Participant(NAMES[seat], COLOURS[seat], "random" if seat else PERSON) for seat in range(4)]
    desk = sit_down(Session(match, players), "mouse", language)
    desk.wait(100)
    bar = table_of(desk).bar
    assert bar is not None
    assert NAMES[0] in bar.name
    assert NAMES[1] in bar.name
