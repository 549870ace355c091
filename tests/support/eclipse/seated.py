"""Tables of Eclipse for tests: a position from a dictionary, with a person at seat 0 and bots elsewhere."""

from __future__ import annotations

from typing import Any

import game
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from tests.support.screen.hands import Desk
from tests.support.screen.robot import sit_down
from tests.support.screen.seated import give, handle_of, table_of

__all__ = ["COLOURS", "NAMES", "SPECIES", "answers", "give", "handle_of", "said", "seated", "table_of"]

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


def answers(desk: Desk) -> list[Any]:
    builder = table_of(desk).builder
    return [handle.answer for handle in builder.handles] if builder else []


def said(desk: Desk) -> Any:
    """The last answer that the person gave."""
    decisions = table_of(desk).session.match.decisions
    return [each.answer for each in decisions if each.seat == 0][-1]
