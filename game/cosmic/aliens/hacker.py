"""Hacker: it chooses the cards when compensation is paid, to it or by it."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.cosmic.events.cards import CardsGiven, CardsShown
from game.cosmic.moments import CollectionDue, CompensationDue, CompensationTaken
from game.cosmic.powers import CosmicPlay, alien, comes, enhanced, use
from game.cosmic.prompts import CardFromHand, ChooseCard, ChooseSeat
from game.cosmic.table import CosmicTable

hacker = alien("hacker")


@hacker.when(CollectionDue, may=True)
async def collect_from_anybody(play: CosmicPlay, owner: Seat, due: CollectionDue) -> None:
    """Compensation comes from any one player, whose hand the Hacker looks through."""
    table = play.table
    if due.seat != owner or due.settled:
        return
    if not await use(play, owner, hacker, lambda: rich(table, owner), may=True):
        return
    due.settled.append(owner)
    victims = rich(table, owner)
    victim = victims[0]
    if len(victims) > 1:
        victim = await ChooseSeat(owner, "hacker", what="ask.hacker_victim", listed=tuple(victims))
    cards = await hack(play, owner, victim, due.amount)
    await return_cards(play, owner, victim, len(cards))
    await comes(play, CompensationTaken(owner, victim, cards))


def rich(table: CosmicTable, owner: Seat) -> list[Seat]:
    """Everybody else who has cards."""
    return [seat for seat in table.others(owner) if table.hands[seat]]


async def hack(play: CosmicPlay, owner: Seat, victim: Seat, amount: int) -> tuple[CardId, ...]:
    """Cards of the owner's choice; what a small hand cannot pay is forfeited."""
    hand = tuple(play.table.hands[victim])
    play.do(CardsShown(hand, to=owner))
    chosen = list(hand) if amount >= len(hand) else []
    while len(chosen) < min(amount, len(hand)):
        left = tuple(card for card in hand if card not in chosen)
        chosen.append(await ChooseCard(owner, "hacker", what="ask.hacker_take", listed=left))
    play.do(CardsGiven(victim, owner, tuple(chosen), "compensation"))
    return tuple(chosen)


async def return_cards(play: CosmicPlay, owner: Seat, victim: Seat, amount: int) -> None:
    """Super: the victim gets as many cards of the owner's choice."""
    if await enhanced(play, owner, hacker, lambda: amount):
        play.do(CardsGiven(owner, victim, await chosen_from_hand(play, owner, amount, "ask.hacker_return")))


async def chosen_from_hand(play: CosmicPlay, owner: Seat, amount: int, what: str) -> tuple[CardId, ...]:
    """So many cards of the own hand, as far as it reaches."""
    hand = play.table.hands[owner]
    if amount >= len(hand):
        return tuple(hand)
    chosen: list[CardId] = []
    while len(chosen) < amount:
        chosen.append(await CardFromHand(owner, "hacker", what=what, besides=tuple(chosen)))
    return tuple(chosen)


@hacker.when(CollectionDue, may=True)
async def choose_what_to_pay(play: CosmicPlay, owner: Seat, due: CollectionDue) -> None:
    """The Hacker chooses which cards the opponent gets."""
    hands = play.table.hands
    if due.giver != owner or due.settled:
        return
    if not await use(play, owner, hacker, lambda: due.amount < len(hands[owner]), may=True):
        return
    due.settled.append(owner)
    cards = await chosen_from_hand(play, owner, due.amount, "ask.hacker_pay")
    play.do(CardsGiven(owner, due.seat, cards, "compensation"))
    await comes(play, CompensationTaken(due.seat, owner, cards))


def owes_compensation(table: CosmicTable, seat: Seat, due: CompensationDue) -> bool:
    return due.giver == seat and not due.settled and sum(due.cards) > 0


@hacker.wild(CompensationDue, owes_compensation)
async def pay_nothing(play: CosmicPlay, seat: Seat, due: CompensationDue) -> None:
    """The opponent collects nothing (ruling 119)."""
    due.settled.append(seat)
