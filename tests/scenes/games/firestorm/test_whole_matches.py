"""Matches and every question of Firestorm, played through the screen by mouse, by touch and by keyboard."""

from __future__ import annotations

import pytest

from scenes.session.session import Session
from tests.support.firestorm.matches import MODES, new_match
from tests.support.firestorm.questions import COMPANY, KINDS, asked, kinds
from tests.support.screen.hands import HANDS
from tests.support.screen.played_by_hand import play_by_hand

ANSWERS = 40  # of a sample
EVERY_TURN = {"TakeMainPhase", "DrawPlanet", "DrawCards"}
SAMPLE = [  # hands, language, way to play, whether all of them are people
    ("mouse", "de", "duel", False), ("finger", "en", "triangle", True), ("keys", "de", "duel", False),
]  # fmt: skip


def begun(mode: str, seed: int, *, people: bool) -> Session:
    """A person against bots, or people only."""
    seats = dict(MODES)[mode]
    return Session(new_match(seed, seats, mode), COMPANY.players(seats, range(seats if people else 1)))


@pytest.mark.parametrize(("hands", "language", "mode", "people"), SAMPLE)
def test_a_match_is_played_by_hand(hands: str, language: str, mode: str, people: bool) -> None:
    session = begun(mode, 3 + people, people=people)
    robot = play_by_hand(session, hands, language, 3 + people, ANSWERS, stops="always")
    assert set(robot.answered) >= EVERY_TURN


def test_with_smart_stops_what_is_routine_is_done_for_a_person() -> None:
    session = begun("duel", 3, people=False)
    robot = play_by_hand(session, "keys", "de", 3, ANSWERS)
    spared = {session.match.decisions[number].asked for number in session.silent}
    assert "TakeMainPhase" in robot.answered
    assert {"DrawPlanet", "DrawCards"} <= spared
    assert "TakeMainPhase" not in spared


@pytest.mark.slow
@pytest.mark.parametrize("mode", dict(MODES))
@pytest.mark.parametrize("people", [False, True])
@pytest.mark.parametrize("hands", HANDS)
def test_any_match_is_played_to_its_end(hands: str, people: bool, mode: str) -> None:
    """In German and in English: every second one."""
    seed = list(dict(MODES)).index(mode) * 3 + people
    play_by_hand(begun(mode, seed, people=people), hands, "de" if seed % 2 else "en", seed)


# --- every question


def test_nearly_every_question_is_tried() -> None:
    """What random play hardly ever meets has tests of its own with arranged positions."""
    assert asked().kinds == KINDS
    assert len(set(kinds()) - set(KINDS)) <= 5
