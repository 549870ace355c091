"""Matches at a table that lies flat, played by several people's fingers."""

from __future__ import annotations

import pytest

from game.core.table import NOBODY
from game.eclipse.table import EclipseTable
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from tests.support.screen.flat_robot import FlatRobot, sit_around
from tests.support.screen.views import as_table

PEOPLE = (
    ("Mia", "orange"),
    ("Jonas", "blue"),
    ("Ada", "yellow"),
    ("Tim", "purple"),
    ("Lea", "green"),
    ("Noa", "white"),
)


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


def test_six_people_sit_around_eclipse() -> None:
    """Each of them chooses a civilization and takes an action at their own edge, long or short."""
    desk = sit_around(a_match("eclipse", 6, 2), "de", (1920, 1200))
    FlatRobot(desk, 2).play(answers=12)
    session = desk.table.session
    assert {decision.seat for decision in session.match.decisions} == set(range(6))


def test_four_people_sit_around_firestorm() -> None:
    robot = FlatRobot(sit_around(a_match("firestorm", 4, 1)), 1)
    robot.play(answers=10)
    assert robot.peeks


@pytest.mark.slow
@pytest.mark.parametrize(("people", "size"), [(6, (2048, 1536)), (4, (1536, 2048)), (2, (1920, 1080))])
def test_rounds_of_eclipse_are_played(people: int, size: tuple[int, int]) -> None:
    session = a_match("eclipse", people, people)
    robot = FlatRobot(sit_around(session, "de", size), people)
    while not session.over and as_table(EclipseTable, session.view(NOBODY)).round < 3:
        robot.turn()
    assert {"TakeTurn", "EndTurn"} <= set(robot.answered)


@pytest.mark.slow
@pytest.mark.parametrize(("people", "size"), [(4, (2048, 1536)), (3, (1536, 2048)), (2, (1920, 1080))])
def test_turns_of_firestorm_are_played(people: int, size: tuple[int, int]) -> None:
    session = a_match("firestorm", people, people)
    robot = FlatRobot(sit_around(session, "de", size), people)
    robot.play(answers=150, turns=20_000)
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
