"""Barbarian: it rummages through the hand of a defense that it beats."""

from __future__ import annotations

from functools import partial

from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.cosmic.events.cards import CardsGiven, CardsShown
from game.cosmic.hands import discard
from game.cosmic.moments import CompensationTaken, RewardsTaken, WinSettled
from game.cosmic.parts import OFFENSE
from game.cosmic.powers import CosmicPlay, alien, use_or_with_super
from game.cosmic.prompts import MayChooseCard
from game.cosmic.table import CosmicTable

barbarian = alien("barbarian")


@barbarian.when(WinSettled)
async def loot(play: CosmicPlay, owner: Seat, settled: WinSettled) -> None:
    """As winning offense, with the super flare as its ally, too: before any compensation is paid."""
    at = play.table.at
    given = partial(has_prey, play.table, owner)
    if await use_or_with_super(play, owner, barbarian, given, alone=owner == at.offense):
        await pillage(play, owner, at.defense)


def has_prey(table: CosmicTable, owner: Seat) -> bool:
    """The own side has beaten a defense that holds cards."""
    at = table.at
    return at.winner == at.sides[owner] == OFFENSE and bool(table.hands[at.defense])


async def pillage(play: CosmicPlay, owner: Seat, victim: Seat) -> None:
    """A card of choice for each own ship in the encounter; the victim discards the rest."""
    table = play.table
    play.do(CardsShown(tuple(table.hands[victim]), to=owner))
    for _ in range(table.ships_in_encounter(owner)):
        hand = tuple(table.hands[victim])
        if not hand:
            return
        card = await MayChooseCard(owner, "barbarian", what="ask.barbarian_loot", listed=hand)
        if card == NONE:
            break
        play.do(CardsGiven(victim, owner, (card,), "loot"))
    await discard(play, victim, tuple(table.hands[victim]), "loot")


Gain = CompensationTaken | RewardsTaken


def got_cards(table: CosmicTable, seat: Seat, taken: Gain) -> bool:
    return taken.seat == seat and bool(still_held(table, seat, taken))


def still_held(table: CosmicTable, seat: Seat, taken: Gain) -> tuple[CardId, ...]:
    return tuple(card for card in taken.cards if card in table.hands[seat])


@barbarian.wild(CompensationTaken, got_cards)
@barbarian.wild(RewardsTaken, got_cards)
async def throw_away(play: CosmicPlay, seat: Seat, taken: Gain) -> None:
    """Of the cards just received all that are not wanted are discarded."""
    unwanted: list[CardId] = []
    while left := tuple(card for card in still_held(play.table, seat, taken) if card not in unwanted):
        card = await MayChooseCard(seat, "barbarian", what="ask.barbarian_unwanted", listed=left)
        if card == NONE:
            break
        unwanted.append(card)
    await discard(play, seat, tuple(unwanted), "unwanted")
