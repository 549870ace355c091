"""Duel steps 1 and 2: set the dials, reveal them, send the ships."""

from __future__ import annotations

from game.core.powers import happen
from game.core.prompts import all_at_once
from game.core.table import Seat
from game.duel import pieces
from game.duel.events import SUPPLY, WARP, ShipsSent, SlipOpened, SlipWritten
from game.duel.moments import DialsDone, DialsDue, GameWon, PassBegan, duel_of
from game.duel.prompts import SetDial
from game.duel.table import DuelTable
from game.duel.totals import dials_in_turn, reveals_dial_late, sends_from_warp, ships_to_send
from game.duel.verbs import DuelPlay


async def dials(play: DuelPlay) -> None:
    """A pass begins: what abilities do before the dials are set."""
    play.do(PassBegan())
    await happen(play, DialsDue())


async def set_dials(play: DuelPlay) -> None:
    """Everybody who can send ships chooses a number in secret; then the ships go."""
    table = play.table
    senders, late = senders_of(table), list[Seat]()
    for group in [[seat] for seat in senders] if dials_in_turn(table, None) else [senders]:
        numbers = await all_at_once([SetDial(seat) for seat in group])
        late = late_senders(table)
        for seat in group:
            if seat in late:
                play.do(SlipWritten(seat, "dial", numbers[seat]))
        reveal_dials(play, {seat: numbers[seat] for seat in group if seat not in late})
        if table.over:
            return
    if senders and not late:
        await happen(play, DialsDone())


def senders_of(table: DuelTable) -> list[Seat]:
    """Leader first; a player whom a card forbids to send sets no dial."""
    return [seat for seat in table.order if not duel_of(table).banned[seat]]


def late_senders(table: DuelTable) -> list[Seat]:
    """Those who show their dials only when plans and tactics are chosen."""
    if reveals_dial_late.untouched(table):
        return []
    return [seat for seat in senders_of(table) if reveals_dial_late(table, seat)]


def reveal_dials(play: DuelPlay, numbers: dict[Seat, int]) -> None:
    """Reveal these dials at once and send the ships; who must send and has none loses (R11)."""
    table = play.table
    for seat, number in numbers.items():
        play.do(SlipOpened(seat, "dial", number))
    fleets: list[tuple[Seat, int, int]] = []  # who sends, where from, how many there are
    for seat in numbers:
        source, pool = (WARP, table.warp) if sends_from_warp(table, seat) else (SUPPLY, table.supply)
        fleets.append((seat, source, pool[seat]))
    stranded = [seat for seat, _, ships in fleets if not ships]
    if stranded:
        winners = tuple(seat for seat in range(pieces.SEATS) if seat not in stranded)
        play.do(GameWon(winners, "supply"))
        return
    planet = duel_of(table).planet
    for seat, source, ships in fleets:
        play.do(ShipsSent(seat, min(ships_to_send(table, seat), ships), planet, source))
