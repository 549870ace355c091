"""Questions about the ships of others."""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import NOBODY, Seat
from game.cosmic.table import CosmicTable


class ChooseShip(Prompt[int], frozen=True):
    """A ship of another player, by the place where it is; ``what`` is the key of the sentence that asks."""

    section: ClassVar[str] = "Alien powers"

    what: str = ""
    whose: Seat = NOBODY
    listed: tuple[int, ...] = ()

    def options(self, table: CosmicTable) -> list[int]:
        return list(self.listed)

    def reason(self, table: CosmicTable, answer: int) -> Refusal:
        return Refusal("refuse.no_ship_there", self.section)

    def handles(self, table: CosmicTable) -> list[Handle]:
        return [Handle(place, f"ships:{self.whose}:{place}") for place in self.listed]
