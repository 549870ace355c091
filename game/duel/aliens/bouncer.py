"""Bouncer: a guest list lets only one ship in."""

from __future__ import annotations

from game.core.table import Seat
from game.duel import pieces
from game.duel.events import SlipOpened, SlipWritten
from game.duel.moments import DialsDone, DialsDue, duel_of
from game.duel.powers import power
from game.duel.prompts import GuessDial
from game.duel.table import DuelTable
from game.duel.totals import ships_to_send
from game.duel.verbs import DuelPlay

bouncer = power("bouncer")


@bouncer.when(DialsDue, may=True)
async def write_guest_list(play: DuelPlay, owner: Seat, due: DialsDue) -> None:
    """May note a number in secret, before any dial is seen; that none was noted is secret too."""
    if duel_of(play.table).banned[1 - owner]:
        return
    number = await GuessDial(owner, bouncer.name)
    play.do(SlipWritten(owner, "guess", 1 + number))


@ships_to_send.changed_by(bouncer)
def guest_list(table: DuelTable, owner: Seat, seat: Seat, ships: int) -> int:
    """Only 1 ship comes if the opponent's dial shows the number, whatever the dial would have sent."""
    if seat == owner or not listed(table, owner):
        return ships
    return 1


def listed(table: DuelTable, owner: Seat) -> bool:
    """True if the number noted is the one on the opponent's dial."""
    guess = table.faces[pieces.slip(owner, "guess")] - 1
    return guess == table.faces[pieces.slip(1 - owner, "dial")]


@bouncer.when(DialsDone)
async def show_guest_list(play: DuelPlay, owner: Seat, done: DialsDone) -> None:
    """The note is shown to both."""
    card = pieces.slip(owner, "guess")
    if not play.table.knows(1 - owner, card):
        play.do(SlipOpened(owner, "guess", play.table.faces[card]))
