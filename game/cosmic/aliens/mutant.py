"""Mutant: it refills its hand, from the deck or from others."""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.hands import discard, draw_quietly, steal
from game.cosmic.moments import CardsAcquired, EncounterResolved, InvitationsDue, WinSettled
from game.cosmic.parts import DEAL
from game.cosmic.powers import CosmicPlay, alien, comes, put_away, super_added, use
from game.cosmic.prompts import ChooseSeat, MayCardFromHand
from game.cosmic.table import CosmicTable

mutant = alien("mutant")
SUPER_DISCARDS = 3


class RefillFrom(ChooseSeat, frozen=True):
    """Whose hand the next card comes from; NONE takes it from the deck."""

    section: ClassVar[str] = "Alien powers"
    decline: ClassVar[str] = "button.from_the_deck"


@mutant.when(InvitationsDue, may=True)
async def regenerate(play: CosmicPlay, owner: Seat, due: InvitationsDue) -> None:
    """A main player with fewer than eight cards may refill the hand to exactly eight."""
    if not play.table.at.is_main(owner):
        return
    await throw_some_away(play, owner)
    if await use(play, owner, mutant, lambda: is_short(play.table, owner), may=True):
        await refill(play, owner)


def is_short(table: CosmicTable, owner: Seat) -> bool:
    return len(table.hands[owner]) < pieces.HAND


async def refill(play: CosmicPlay, owner: Seat) -> None:
    """Card by card; what comes from the deck is one draw, however many cards it is."""
    table = play.table
    drawn: tuple[CardId, ...] = ()
    while is_short(table, owner):
        seats = tuple(seat for seat in table.others(owner) if table.hands[seat])
        giver = await source(table, owner, seats)
        if giver != NONE:
            await steal(play, giver, owner, 1, mutant.name)
            continue
        cards = await draw_quietly(play, owner, 1)
        if not cards:  # neither deck nor hands have any left
            break
        drawn += cards
    if drawn:
        await comes(play, CardsAcquired(owner, drawn))


async def source(table: CosmicTable, owner: Seat, seats: tuple[Seat, ...]) -> Seat:
    """Where the next card comes from: somebody's hand, or NONE for the deck."""
    if not seats:
        return NONE
    if table.deck or table.discard:
        return await RefillFrom(owner, mutant.name, listed=seats)
    if len(seats) == 1:
        return seats[0]
    return await ChooseSeat(owner, mutant.name, what="ask.mutant_hand", listed=seats)


async def throw_some_away(play: CosmicPlay, owner: Seat) -> None:
    """Super: up to three cards are discarded before the power is used; the flare is on the table."""
    flare = await super_added(play, owner, mutant, lambda: len(play.table.hands[owner]) > 1)
    if flare == NONE:
        return
    for _ in range(min(SUPER_DISCARDS, len(play.table.hands[owner]))):
        card = await MayCardFromHand(owner, mutant.name, what="ask.mutant_discard")
        if card == NONE:
            break
        await discard(play, owner, (card,), mutant.name)
    await put_away(play, owner, flare)


def losers(table: CosmicTable, seat: Seat) -> list[Seat]:
    """The opponent and its allies, as far as they have cards."""
    at = table.at
    opponent = at.opponent(seat)
    return [other for other in (opponent, *at.allies(at.sides[opponent])) if table.hands[other]]


def has_won(table: CosmicTable, seat: Seat, settled: WinSettled) -> bool:
    at = table.at
    return at.is_main(seat) and at.winner == at.sides[seat] and bool(losers(table, seat))


def has_a_deal(table: CosmicTable, seat: Seat, resolved: EncounterResolved) -> bool:
    return table.at.is_main(seat) and table.at.outcome == DEAL and bool(losers(table, seat))


@mutant.wild(WinSettled, has_won)
@mutant.wild(EncounterResolved, has_a_deal)
async def feed_on_them(play: CosmicPlay, seat: Seat, moment: WinSettled | EncounterResolved) -> None:
    """A card at random from the opponent and from each of its allies; before a deal those have gone home."""
    for other in losers(play.table, seat):
        await steal(play, other, seat, 1, mutant.name)
