"""Destiny cards: draw one, carry it out, see what it leads to."""

from __future__ import annotations

from game.core.events import Planned
from game.core.powers import happen
from game.core.table import Seat
from game.duel import pieces
from game.duel.moments import (
    CardDue,
    CardResolved,
    DestinyDrawn,
    DestinyDue,
    FatesReshuffled,
    GameWon,
    destiny_of,
)
from game.duel.table import DuelTable
from game.duel.totals import controlled, hand_limit, wins
from game.duel.verbs import DuelPlay, check_straggler, discard, draw_to_limit


async def destiny(play: DuelPlay) -> None:
    """Lay the top card of the named deck on the past and follow it."""
    table = play.table
    deck = table.fates[pieces.TYPES.index(table.next_type)]
    if not deck:
        play.do(FatesReshuffled(table.next_type))
        deck = table.fates[pieces.TYPES.index(table.next_type)]
    card = deck[-1]
    play.do(DestinyDrawn(card, table.next_type))
    play.do(Planned(("end_of_card",)))
    await happen(play, CardDue(card))


async def end_of_card(play: DuelPlay) -> None:
    """Marker and victory; then hands, and the next destiny card."""
    table = play.table
    card = table.past[-1]
    await happen(play, CardResolved(card, destiny_of(table, card).next))
    check_straggler(play)
    winners = tuple(seat for seat in range(pieces.SEATS) if wins(table, seat))
    if winners:
        play.do(GameWon(winners, why_won(table, winners)))
        return
    play.do(Planned(("hands", "destiny")))


async def hands(play: DuelPlay) -> None:
    """Leader first, hands are brought to the limit before the next card is drawn."""
    table = play.table
    for seat in table.order:
        _fill_if_empty(play, seat)
        surplus = len(table.hands[seat]) - hand_limit(table, seat)
        if surplus > 0:
            await discard(play, seat, surplus)
    await happen(play, DestinyDue())
    for seat in table.order:  # what was paid for that may have been the last card (R41)
        _fill_if_empty(play, seat)


def _fill_if_empty(play: DuelPlay, seat: Seat) -> None:
    if not play.table.hands[seat]:
        draw_to_limit(play, seat)


def why_won(table: DuelTable, winners: tuple[Seat, ...]) -> str:
    """What to tell: "planets", the alien whose own victory it is, or "both" for two different reasons."""
    reasons = [
        "planets" if len(controlled(table, seat)) >= pieces.PLANETS_TO_WIN else table.aliens[seat]
        for seat in winners
    ]
    return reasons[0] if reasons.count(reasons[0]) == len(reasons) else "both"
