"""Almanac Keeper: knows what destiny brings next, and may put it off (its data row has the hand limit)."""

from __future__ import annotations

from game.core.powers import happen
from game.core.prompts import NONE, Yes
from game.core.table import Seat
from game.duel import pieces
from game.duel.events import CardDiscarded
from game.duel.moments import DestinyDue, FatePutUnder, FateRead
from game.duel.powers import power
from game.duel.prompts import MayDiscardCard
from game.duel.verbs import DuelPlay

almanac_keeper = power("almanac_keeper")


@almanac_keeper.when(DestinyDue, may=True)
async def change_the_date(play: DuelPlay, owner: Seat, due: DestinyDue) -> None:
    """May look at the next destiny card, then may discard 1 card to put it under its deck."""
    table = play.table
    deck = table.fates[pieces.TYPES.index(table.next_type)]
    if not deck:  # it is made anew only when the card is drawn (R3)
        return
    if not await Yes(owner, almanac_keeper.name, question="ask.almanac_keeper"):
        return
    play.do(FateRead(owner, deck[-1]))
    if len(deck) == 1 or not table.hands[owner]:  # the last card stays; no card, no cost paid (R24)
        return
    card = await MayDiscardCard(owner, almanac_keeper.name)
    if card == NONE:
        return
    await happen(play, CardDiscarded(owner, card))
    play.do(FatePutUnder(table.next_type))
