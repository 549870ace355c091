"""What questions of Cosmic Encounter have in common: one of several pieces."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.core.prompts import NONE, Handle, Prompt
from game.core.refusals import Refusal
from game.cosmic.table import CosmicTable

Some = tuple[int, int]  # a place and how many ships


class Choose(Prompt[int], frozen=True):
    """One of several pieces; NONE declines where declining is allowed."""

    piece: ClassVar[str] = "card"  # what kind of piece is taken in hand
    place: ClassVar[str | None] = None  # where it may be dropped; None: a tap is enough
    refused: ClassVar[str] = ""  # the catalogue's sentence for a piece that is not allowed
    decline: ClassVar[str] = ""  # the button that declines; "" if the choice must be made

    def among(self, table: CosmicTable) -> list[int]:
        raise NotImplementedError

    def options(self, table: CosmicTable) -> list[int]:
        return [NONE, *self.among(table)] if self.decline else self.among(table)

    def reason(self, table: CosmicTable, answer: int) -> Refusal:
        if answer == NONE:
            return Refusal("refuse.must_choose", self.section)
        return Refusal(self.refused, self.section, {"answer": answer})

    def handles(self, table: CosmicTable) -> list[Handle]:
        pieces_ = [Handle(answer, f"{self.piece}:{answer}", self.place) for answer in self.among(table)]
        return [*pieces_, Handle(NONE, button=self.decline)] if self.decline else pieces_


class Given(Choose, frozen=True):
    """One of the pieces that the question lists."""

    listed: tuple[int, ...] = ()

    def among(self, table: CosmicTable) -> list[int]:
        return list(self.listed)


@cache
def numbered(place: int, least: int, most: int) -> tuple[Some, ...]:
    """So many ships from a place."""
    return tuple((place, ships) for ships in range(least, most + 1))
