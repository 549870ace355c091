"""Fido: it fetches an encounter card and offers it around."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.cosmic.events.cards import CardTaken
from game.cosmic.hands import draw
from game.cosmic.moments import CardsGone, SelectionDue
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.prompts import ChooseCard, ChooseOne, ChooseSeat, MayChooseCard
from game.cosmic.ships import retrieve
from game.cosmic.table import CosmicTable

fido = alien("fido")
SHIP, CARD, NOTHING = "fido_ship", "fido_card", "fido_nothing"


@fido.when(CardsGone, may=True)
async def fetch(play: CosmicPlay, owner: Seat, gone: CardsGone) -> None:
    """One discarded encounter card is offered to another player; with the super flare any of them."""
    table = play.table
    if not await use(play, owner, fido, lambda: lying(table, gone), may=True):
        return
    cards = lying(table, gone)
    card = cards[0]
    if len(cards) > 1:
        card = await ChooseCard(owner, "fido", what="ask.fido_fetch", listed=tuple(cards))
    more = await enhanced(play, owner, fido, lambda: len(lying(table, gone)) > 1)
    if not works(table, owner, fido):  # zapped together with the flare (ruling 43)
        return
    if card not in lying(table, gone):
        return
    await offer(play, owner, card)
    while more and (cards := [other for other in lying(table, gone) if other in cards and other != card]):
        card = await MayChooseCard(owner, "fido", what="ask.fido_fetch", listed=tuple(cards))
        if card == NONE:
            return
        await offer(play, owner, card)


def lying(table: CosmicTable, gone: CardsGone) -> list[CardId]:
    """The encounter cards of this encounter that lie in the discard pile."""
    return [card for card in gone.encounter if card in table.discard]


async def offer(play: CosmicPlay, owner: Seat, card: CardId) -> None:
    """Accepted it earns a ship or a card; refused it is kept or stays in the discard pile (ruling 115)."""
    others = tuple(play.table.others(owner))
    guest = await ChooseSeat(owner, "fido", what="ask.fido_offer", listed=others)
    if await MayChooseCard(guest, "fido", what="ask.fido_accept", listed=(card,)) == card:
        play.do(CardTaken(guest, card))
        await be_praised(play, owner)
    elif await MayChooseCard(owner, "fido", what="ask.fido_keep", listed=(card,)) == card:
        play.do(CardTaken(owner, card))


async def be_praised(play: CosmicPlay, owner: Seat) -> None:
    """Gives a ship from the warp or a card from the deck."""
    table = play.table
    ways = (SHIP, CARD, NOTHING) if table.warp[owner] and table.colonies(owner) else (CARD, NOTHING)
    way = await ChooseOne(owner, "fido", choices=ways)
    if way == SHIP:
        await retrieve(play, owner, 1)
    elif way == CARD:
        await draw(play, owner, 1)


def is_main_beside_a_pile(table: CosmicTable, seat: Seat, due: SelectionDue) -> bool:
    return table.at.is_main(seat) and bool(table.discard)


@fido.wild(SelectionDue, is_main_beside_a_pile)
async def bring_the_stick(play: CosmicPlay, seat: Seat, due: SelectionDue) -> None:
    """The opponent must take the top card of the discard pile; then one card is drawn."""
    table = play.table
    play.do(CardTaken(table.at.opponent(seat), table.discard[-1]))
    await draw(play, seat, 1)
