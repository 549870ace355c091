"""Matches of Cosmic Encounter are played through the screen by mouse, by touch and by keyboard."""

from __future__ import annotations

import pytest

from tests.support.cosmic.matches import new_match, session_of
from tests.support.screen.hands import HANDS
from tests.support.screen.robot import Robot, sit_down

SAMPLE = [("mouse", "de", 5), ("finger", "en", 4), ("keys", "de", 3)]


def play(hands: str, language: str, seats: int, seed: int, answers: int) -> Robot:
    match = new_match(seed, seats, {"technology": seed % 2 == 0, "aliens": "dealt"})
    session = session_of(match)
    robot = Robot(sit_down(session, hands, language), hands, seed, curious=0.05)
    robot.play(answers)
    assert session.over or len(robot.answered) >= answers
    return robot


@pytest.mark.parametrize(("hands", "language", "seats"), SAMPLE)
def test_a_match_is_played_by_hand(hands: str, language: str, seats: int) -> None:
    robot = play(hands, language, seats, seats, 24)
    assert {"TakeShips", "ChooseEncounterCard"} & set(robot.answered)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("hands", HANDS)
def test_any_match_is_played_to_its_end(hands: str, seats: int, seed: int) -> None:
    """In German and in English: every second one."""
    play(hands, "de" if (seats + seed) % 2 else "en", seats, seed, 10_000)
