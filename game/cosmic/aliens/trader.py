"""Trader: it exchanges whole hands."""

from __future__ import annotations

from functools import partial

from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic.events.cards import CardsGiven, HandsTraded
from game.cosmic.hands import steal
from game.cosmic.moments import InvitationsDue, SelectionDue
from game.cosmic.powers import CosmicPlay, alien, put_away, super_added, use, works
from game.cosmic.prompts import CardFromHand, ChooseSeat
from game.cosmic.table import CosmicTable

trader = alien("trader")


@trader.when(SelectionDue, may=True)
async def trade_hands(play: CosmicPlay, owner: Seat, due: SelectionDue) -> None:
    """A main player and the opponent exchange hands for good."""
    at = play.table.at
    given = partial(has_something_to_trade, play.table, owner)
    if not await use(play, owner, trader, given, may=True):
        return
    flare = await super_added(play, owner, trader, lambda: True)
    if flare != NONE:
        await trade_with_anybody(play, owner)
        await put_away(play, owner, flare)
    elif works(play.table, owner, trader):  # not zapped together with the flare
        play.do(HandsTraded(owner, at.opponent(owner)))


def has_something_to_trade(table: CosmicTable, owner: Seat) -> bool:
    at = table.at
    return at.is_main(owner) and bool(table.hands[owner] or table.hands[at.opponent(owner)])


async def trade_with_anybody(play: CosmicPlay, owner: Seat) -> None:
    """Super: the other hand may be anybody's; the flare is on the table and no part of the own hand."""
    others = tuple(play.table.others(owner))
    play.do(HandsTraded(owner, await ChooseSeat(owner, "trader", what="ask.trader_hand", listed=others)))


def opponent_has_cards(table: CosmicTable, seat: Seat, due: InvitationsDue) -> bool:
    return table.at.is_main(seat) and bool(table.hands[table.at.opponent(seat)])


@trader.wild(InvitationsDue, opponent_has_cards)
async def swap_one_card(play: CosmicPlay, seat: Seat, due: InvitationsDue) -> None:
    """A card at random from the opponent, and any card in return, even the same one."""
    table = play.table
    opponent = table.at.opponent(seat)
    await steal(play, opponent, seat, 1, "trader")
    card = table.hands[seat][0]
    if len(table.hands[seat]) > 1:
        card = await CardFromHand(seat, "trader", what="ask.trader_return")
    play.do(CardsGiven(seat, opponent, (card,), "trader"))
