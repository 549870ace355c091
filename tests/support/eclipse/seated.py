"""Tables of Eclipse for tests: a position from a dictionary, with a person at seat 0 and bots elsewhere."""

from __future__ import annotations

from typing import Any

import game
from game.core.prompts import Handle
from scenes.session.session import PERSON, Participant, Session
from scenes.table.scene import TableScene
from tests.support.screen.hands import Desk
from tests.support.screen.robot import Robot, sit_down

SPECIES = ["terran_federation", "terran_directorate"]
COLOURS = ("blue", "white", "red", "green", "yellow", "purple")
NAMES = ("Mia", "Jonas", "Ilse", "Ben", "Theodora", "Emil")


def seated(
    words: dict[str, Any] | None = None, *, hands: str = "mouse", language: str = "en",
    size: tuple[int, int] = (0, 0),
) -> Desk:  # fmt: skip
    """Two Terrans unless the words say otherwise; the person has the turn."""
    match = game.scenario(
        "eclipse", {"species": ["terran_federation", "terran_directorate"], **(words or {})}
    )
    seats = match.table.seats
    players = [Participant(NAMES[seat], COLOURS[seat], "random" if seat else PERSON) for seat in range(seats)]
    desk = sit_down(Session(match, players), hands, language, size)
    desk.wait(100)
    return desk


def table_of(desk: Desk) -> TableScene:
    assert isinstance(desk.top, TableScene)
    return desk.top


def answers(desk: Desk) -> list[Any]:
    builder = table_of(desk).builder
    return [handle.answer for handle in builder.handles] if builder else []


def handle_of(desk: Desk, answer: Any) -> Handle:
    builder = table_of(desk).builder
    assert builder is not None
    return next(handle for handle in builder.handles if handle.answer == answer)


def give(desk: Desk, answer: Any, hands: str = "mouse") -> None:
    """Answer with one's hands; it must be what the table then has recorded."""
    Robot(desk, hands, 1).give(table_of(desk), handle_of(desk, answer))
    desk.wait(200)


def said(desk: Desk) -> Any:
    """The last answer that the person gave."""
    decisions = table_of(desk).session.match.decisions
    return [each.answer for each in decisions if each.seat == 0][-1]
