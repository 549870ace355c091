"""Questions about cards that have to go."""

from __future__ import annotations

from typing import ClassVar

from game.core.events import Event
from game.core.prompts import Choose
from game.cosmic import offers
from game.cosmic.table import CosmicTable


class SpendCard(Choose, frozen=True):
    """A card of the hand that can be played and therefore has to be, before a new hand comes."""

    section: ClassVar[str] = "German rules"
    place: ClassVar[str | None] = "middle"
    refused: ClassVar[str] = "refuse.card_not_now"

    event: Event | None = None  # the moment that has come

    def among(self, table: CosmicTable) -> list[int]:
        assert self.event is not None
        hand = table.hands[self.seat]
        return [card for card in offers.playable(table, self.seat, self.event) if card in hand]
