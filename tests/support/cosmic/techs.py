"""Encounters in which somebody has a tech."""

from __future__ import annotations

from typing import Any

from game.core.table import Seat
from game.cosmic.prompts import PlayCard
from tests.support.cosmic.encounters import Encounter, cosmic

HANDS = [["attack_20"], ["attack_08"], []]


def with_techs(rows: dict[Seat, list[dict[str, Any]]], *aliens: str, **words: Any) -> Encounter:
    """An encounter at its start; by seat the techs, as the scenario has them."""
    words = {"hands": HANDS, "options": {"technology": True}, **words}
    seats = max(len(aliens), len(words["hands"]))
    return cosmic(*aliens, techs=[rows.get(seat, []) for seat in range(seats)], **words)


def completed(seat: Seat, tech: str, *aliens: str, **words: Any) -> Encounter:
    """An encounter in which a seat has completed a tech."""
    return with_techs({seat: [{"tech": tech, "completed": True}]}, *aliens, **words)


def researched(seat: Seat, tech: str, research: int, *aliens: str, **words: Any) -> Encounter:
    """An encounter in which so many ships of a seat research a tech."""
    return with_techs({seat: [{"tech": tech, "ships": research}]}, *aliens, **words)


def was_offered(table: Encounter, seat: Seat) -> bool:
    """Whether this seat could have played something, until now."""
    return any(isinstance(prompt, PlayCard) and prompt.seat == seat for prompt in table.answered)
