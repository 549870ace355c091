"""Gallant Flop: collects medals for narrow defeats, and four of them win."""

from __future__ import annotations

from game.core.events import Event
from game.core.prompts import Yes
from game.core.table import CardId, Seat
from game.duel.moments import CleanupDue, duel_of
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import ships_there, wins
from game.duel.verbs import DuelPlay

gallant_flop = power("gallant_flop")
NARROW = 8
MEDALS_TO_WIN = 4


class MedalWon(Event, frozen=True, gc=False):
    """A ship leaves the planet for the alien card and is out of play."""

    seat: Seat
    planet: CardId

    def apply(self, table: DuelTable) -> None:
        table.planet(self.planet).ships[self.seat] -= 1
        table.medals[self.seat] += 1


@gallant_flop.when(CleanupDue, may=True)
async def noble_defeat(play: DuelPlay, owner: Seat, due: CleanupDue) -> None:
    """After a duel lost in step 9 by at most 8, may make 1 ship on the planet a medal."""
    if not _lost_narrowly(play.table, owner) or not ships_there(play.table, owner):
        return
    if await Yes(owner, gallant_flop.name, question="ask.gallant_flop"):
        play.do(MedalWon(owner, duel_of(play.table).planet))


def _lost_narrowly(table: DuelTable, owner: Seat) -> bool:
    """Only compared totals count: there are none after annihilation or an automatic win (R14, R40)."""
    duel = duel_of(table)
    if duel.contest or duel.loser != owner or not duel.totals:
        return False
    return duel.totals[duel.winner] - duel.totals[owner] <= NARROW


@wins.changed_by(gallant_flop)
def moral_victory(table: DuelTable, owner: Seat, seat: Seat, won: int) -> int:
    """Four medals win as well."""
    return 1 if seat == owner and table.medals[owner] >= MEDALS_TO_WIN else won
