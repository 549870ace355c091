"""Mind: it reads the hand of a main player."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.cosmic.events.cards import CardsShown
from game.cosmic.events.encounter import Marked
from game.cosmic.moments import CardsAcquired, InvitationsDue
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.prompts import ChooseSeat
from game.cosmic.table import CosmicTable

mind = alien("mind")


@mind.when(InvitationsDue, may=True)
async def read_a_hand(play: CosmicPlay, owner: Seat, due: InvitationsDue) -> None:
    """The hand of a main player, of the opponent if the Mind is one; with the super flare of both."""
    table = play.table
    if not await use(play, owner, mind, lambda: readable(table, owner), may=True):
        return
    reads_both = await enhanced(play, owner, mind, lambda: len(readable(table, owner)) > 1)
    if not works(table, owner, mind):  # zapped together with the flare
        return
    hands = readable(table, owner)
    if len(hands) > 1 and not reads_both:
        hands = [await ChooseSeat(owner, "mind", what="ask.mind_read", listed=tuple(hands))]
    for seat in hands:
        play.do(CardsShown(tuple(table.hands[seat]), to=owner))


def readable(table: CosmicTable, owner: Seat) -> list[Seat]:
    """The main players, besides the owner, who hold cards."""
    return [seat for seat in table.at.mains if seat != owner and table.hands[seat]]


def cards_to_see(table: CosmicTable, acquired: CardsAcquired) -> tuple[CardId, ...]:
    """The cards that were drawn, as far as nothing else has become of them."""
    places = [*table.hands[acquired.seat], *table.aside]
    return tuple(card for card in acquired.cards if card in places)


def another_draws(table: CosmicTable, seat: Seat, acquired: CardsAcquired) -> bool:
    return acquired.seat != seat and bool(cards_to_see(table, acquired))


@mind.wild(CardsAcquired, another_draws)
async def watch(play: CosmicPlay, seat: Seat, acquired: CardsAcquired) -> None:
    """What another player draws is seen, and so is all it draws until the encounter ends."""
    play.do(CardsShown(cards_to_see(play.table, acquired), to=seat))
    if play.table.encounter:  # between encounters there is nothing more to draw
        play.do(Marked(mind.name, acquired.seat, seat))
