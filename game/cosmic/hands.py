"""Cards on the move: drawn, discarded, taken, a new hand."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import (
    CardsDiscarded,
    CardsDrawn,
    CardsGiven,
    CardsShown,
    CardsTurned,
    DeckRenewed,
)
from game.cosmic.moments import CardsAcquired, CardsDropped, NewHandDue, PileShuffled
from game.cosmic.powers import CosmicPlay, comes


async def top_cards(play: CosmicPlay, count: int) -> tuple[CardId, ...]:
    """The top cards of the deck; an empty deck is made anew from the discard pile."""
    table = play.table
    if len(table.deck) < count and table.discard:
        play.do(DeckRenewed())
        await comes(play, PileShuffled())
    return tuple(reversed(table.deck[-count:])) if count > 0 else ()


async def draw(play: CosmicPlay, seat: Seat, count: int) -> tuple[CardId, ...]:
    """Draw cards from the deck."""
    cards = await draw_quietly(play, seat, count)
    if cards:
        await comes(play, CardsAcquired(seat, cards))
    return cards


async def draw_quietly(play: CosmicPlay, seat: Seat, count: int) -> tuple[CardId, ...]:
    """Draw cards as a part of a larger draw, which is told when it is complete."""
    cards = await top_cards(play, count)
    if cards:
        play.do(CardsDrawn(seat, cards))
        show_to_watchers(play, seat, cards)
    return cards


def show_to_watchers(play: CosmicPlay, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """Who watches this seat until the encounter ends sees what it draws (the Mind's flare)."""
    marks = play.table.encounter.marks if play.table.encounter else []
    for watcher in [mark.seat for mark in marks if (mark.power, mark.value) == ("mind", seat)]:
        play.do(CardsShown(cards, to=watcher))


async def turn_over(play: CosmicPlay, seat: Seat, count: int, *, face_up: bool = False) -> tuple[CardId, ...]:
    """Draw cards that are looked at before it is known where they go."""
    cards = await top_cards(play, count)
    if cards:
        play.do(CardsTurned(seat, cards, face_up))
        show_to_watchers(play, seat, cards)
        await comes(play, CardsAcquired(seat, cards))
    return cards


async def discard(play: CosmicPlay, seat: Seat, cards: tuple[CardId, ...], why: str = "") -> None:
    """Discard cards from a hand, a hoard, or from where they were looked at."""
    if cards:
        play.do(CardsDiscarded(seat, cards, why))
        await comes(play, CardsDropped(seat, cards))


async def steal(play: CosmicPlay, giver: Seat, to: Seat, count: int, why: str = "") -> tuple[CardId, ...]:
    """Take cards at random from somebody's hand."""
    given = CardsGiven.at_random(play.table, giver, to, count, why)
    if given.cards:
        play.do(given)
    return given.cards


async def new_hand(play: CosmicPlay, seat: Seat, kept: Sequence[CardId] = ()) -> None:
    """Show and discard what is left and draw eight cards, until there is an encounter card (p. 13)."""
    table = play.table
    due = NewHandDue(seat, list(kept))
    while not table.of_type(table.hands[seat], *pieces.ENCOUNTER):
        await comes(play, due)
        rest = tuple(card for card in table.hands[seat] if card not in due.kept)
        if rest:
            play.do(CardsShown(rest))
            await discard(play, seat, rest, "new_hand")
        if not await draw(play, seat, pieces.HAND):
            return
