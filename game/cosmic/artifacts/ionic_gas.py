"""Ionic Gas: nobody is paid for this encounter."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.encounter_events import PayStopped
from game.cosmic.moments import WinSettled
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.table import CosmicTable

card = device("ionic_gas")


def pay_is_possible(table: CosmicTable, seat: Seat, settled: WinSettled) -> bool:
    return not table.at.no_pay


@card.played(WinSettled, pay_is_possible)
async def stop_pay(play: CosmicPlay, seat: Seat, settled: WinSettled) -> None:
    """Neither compensation nor rewards; colonies and loot stay as they are (ruling 118)."""
    play.do(PayStopped())
