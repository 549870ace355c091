"""Matches and every question of Eclipse, played through the screen by mouse, by touch and by keyboard."""

from __future__ import annotations

import pytest

from scenes.session.session import Session
from tests.support.eclipse.matches import new_match
from tests.support.eclipse.questions import COMPANY
from tests.support.screen.hands import HANDS
from tests.support.screen.played_by_hand import play_by_hand
from tests.support.screen.robot import Robot

ANSWERS = 40  # of a sample
SAMPLE = [  # hands, language, seats, whether all of them are people
    ("mouse", "de", 4, False), ("finger", "en", 2, True), ("keys", "de", 2, False),
]  # fmt: skip


def play(hands: str, language: str, seats: int, seed: int, *, people: bool, answers: int = 10_000) -> Robot:
    """A person against bots, or people only, until the end or for so many answers."""
    session = Session(new_match(seed, seats), COMPANY.players(seats, range(seats if people else 1)))
    return play_by_hand(session, hands, language, seed, answers)


@pytest.mark.parametrize(("hands", "language", "seats", "people"), SAMPLE)
def test_a_match_is_played_by_hand(hands: str, language: str, seats: int, people: bool) -> None:
    robot = play(hands, language, seats, seats + people, people=people, answers=ANSWERS)
    assert {"TakeTurn", "ChooseZone", "PlaceSector"} <= set(robot.answered)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("people", [False, True])
@pytest.mark.parametrize("hands", HANDS)
def test_any_match_is_played_to_its_end(hands: str, people: bool, seats: int) -> None:
    """In German and in English: every second one."""
    play(hands, "de" if (seats + people) % 2 else "en", seats, seats * 3 + people, people=people)
