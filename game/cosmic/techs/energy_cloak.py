"""Energy Cloak: nobody is invited to help the defense."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.encounter import Marked
from game.cosmic.moments import TargetKnown
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.table import CosmicTable

card = device("energy_cloak")


def is_offense(table: CosmicTable, seat: Seat, known: TargetKnown) -> bool:
    return seat == table.at.offense


@card.played(TargetKnown, is_offense)
async def hide(play: CosmicPlay, seat: Seat, known: TargetKnown) -> None:
    """Who needs no invitation may still join (ruling 145)."""
    play.do(Marked(card.name, seat=seat))
