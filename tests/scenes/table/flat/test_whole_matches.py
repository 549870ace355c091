"""Matches at a table that lies flat, played by several people's fingers."""

from __future__ import annotations

import pytest

from scenes.session.session import PERSON, Participant, Session
from tests.support.screen.flat_robot import FlatRobot, sit_around

PEOPLE = (("Mia", "orange"), ("Jonas", "blue"), ("Ada", "yellow"), ("Tim", "purple"), ("Lea", "green"))


def a_match(game: str, people: int, seed: int) -> Session:
    players = [Participant(name, colour, PERSON) for name, colour in PEOPLE[:people]]
    return Session.begin(game, seed, players, {}, None)


def test_a_duel_is_played_at_two_edges_by_both_at_once() -> None:
    desk = sit_around(a_match("duel", 2, 3), edges=["left", "top"])
    robot = FlatRobot(desk, 3)
    robot.play(answers=24)
    assert len(robot.answered) >= 24
    assert robot.peeks
    assert robot.several


def test_five_people_sit_around_cosmic() -> None:
    robot = FlatRobot(sit_around(a_match("cosmic", 5, 1), "de"), 1)
    robot.play(answers=14)
    assert robot.peeks


@pytest.mark.slow
@pytest.mark.parametrize("size", [(2048, 1536), (1536, 2048), (1920, 1280), (1920, 1200), (1920, 1080)])
@pytest.mark.parametrize("turns", [False, True])
def test_a_whole_duel_is_played_in_every_window(size: tuple[int, int], turns: bool) -> None:
    session = a_match("duel", 2, size[0])
    robot = FlatRobot(sit_around(session, "de", size, table_turns=turns), 2)
    robot.play()
    assert session.over


@pytest.mark.slow
@pytest.mark.parametrize("people", [3, 5])
def test_a_whole_cosmic_is_played(people: int) -> None:
    session = a_match("cosmic", people, people)
    robot = FlatRobot(sit_around(session), people)
    robot.play(turns=30_000)
    assert session.over
    assert robot.calls
