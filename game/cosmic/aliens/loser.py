"""Loser: victory and defeat change sides."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.calls import called
from game.cosmic.events.encounter import Marked, OutcomeDecided
from game.cosmic.moments import RevealDue, SelectionDue, WinnerKnown
from game.cosmic.parts import BOTH_LOST, WON, Mark
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.ships import EncounterDecided
from game.cosmic.table import CosmicTable

loser = alien("loser")


@loser.when(SelectionDue, may=True)
async def call(play: CosmicPlay, owner: Seat, due: SelectionDue) -> None:
    """A main player may call an upset: both must play attacks if they have any."""
    if await use(play, owner, loser, lambda: play.table.at.is_main(owner), may=True):
        play.do(Marked(loser.name, seat=owner))


@called(WinnerKnown, loser.name)
async def exchange(play: CosmicPlay, mark: Mark) -> None:
    """When everything else is settled, the losing side wins (ruling 80 h)."""
    at = play.table.at
    if at.outcome == WON:
        play.do(OutcomeDecided(WON, at.loser, tuple(at.totals), loser.name))


def has_not_called(table: CosmicTable, seat: Seat, due: RevealDue) -> bool:
    return table.at.is_main(seat) and not table.at.marked(loser.name)


@loser.super(RevealDue, has_not_called)
async def call_late(play: CosmicPlay, owner: Seat, due: RevealDue) -> None:
    """The upset is called when cards are selected, so nobody had to select an attack."""
    play.do(Marked(loser.name, seat=owner))


def is_main(table: CosmicTable, seat: Seat, due: SelectionDue) -> bool:
    return table.at.is_main(seat)


@loser.wild(SelectionDue, is_main)
async def both_lose(play: CosmicPlay, seat: Seat, due: SelectionDue) -> None:
    """Both sides lose without playing cards (ruling 143)."""
    play.do(OutcomeDecided(BOTH_LOST, why=loser.name))
    raise EncounterDecided
