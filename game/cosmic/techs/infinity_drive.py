"""Infinity Drive: an encounter of the own between those of others."""

from __future__ import annotations

from game.core.table import NOBODY, Seat
from game.cosmic.moments import EncounterOver
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.table import CosmicTable

card = device("infinity_drive")


def holds_an_encounter_card(table: CosmicTable, seat: Seat, over: EncounterOver) -> bool:
    return bool(table.encounter_cards(seat))


@card.played(EncounterOver, holds_an_encounter_card)
async def insert_an_encounter(play: CosmicPlay, seat: Seat, over: EncounterOver) -> None:
    """Afterwards the interrupted turn goes on with its own count of encounters (ruling 160)."""
    over.inserted.append((seat, NOBODY))
