"""Ionic Gas: nobody is paid for this encounter."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.encounter import PayStopped
from game.cosmic.moments import WinSettled
from game.cosmic.parts import DEFENSE
from game.cosmic.phases.resolution import owed
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.table import CosmicTable

card = device("ionic_gas")


def pay_is_due(table: CosmicTable, seat: Seat, settled: WinSettled) -> bool:
    """Somebody is about to be rewarded for helping the defense, or to collect from who has cards."""
    at = table.at
    if at.no_pay:
        return False
    if at.winner == DEFENSE and at.allies(DEFENSE):
        return True
    return owed(table) and any(table.hands[other] for other in table.others(at.main(at.loser)))


@card.played(WinSettled, pay_is_due)
async def stop_pay(play: CosmicPlay, seat: Seat, settled: WinSettled) -> None:
    """Neither compensation nor rewards; colonies and loot stay as they are (ruling 118)."""
    play.do(PayStopped())
