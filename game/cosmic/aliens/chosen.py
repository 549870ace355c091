"""Chosen: the deck may answer its prayer with another encounter card."""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import NONE, Given
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardTaken
from game.cosmic.events.encounter import CardCounts, EncounterCardReplaced
from game.cosmic.hands import discard, draw, turn_over
from game.cosmic.moments import CardsDropped, CardsShownUp, SelectionDue
from game.cosmic.powers import CosmicPlay, alien, comes, enhanced, use
from game.cosmic.prompts import ChooseOne
from game.cosmic.table import CosmicTable

chosen = alien("chosen")
PRAYER = 3  # cards
REPLACE, ADD = "chosen_replace", "chosen_add"


class PickDrawnCard(Given, frozen=True):
    """One of the encounter cards among those that were drawn; NONE picks none."""

    section: ClassVar[str] = "Alien powers"
    refused: ClassVar[str] = "refuse.not_an_encounter_card"
    decline: ClassVar[str] = "button.no"

    def among(self, table: CosmicTable) -> list[int]:
        return table.of_type(self.listed, pieces.ATTACK, pieces.NEGOTIATE, pieces.MORPH)


class KeepDrawnCard(Given, frozen=True):
    """One more of the drawn cards that are no encounter cards; NONE: that is all."""

    section: ClassVar[str] = "Alien powers"
    refused: ClassVar[str] = "refuse.card_not_offered"
    decline: ClassVar[str] = "button.enough"

    def among(self, table: CosmicTable) -> list[int]:
        return table.of_type(self.listed, pieces.REINFORCEMENT, pieces.ARTIFACT, pieces.FLARE)


@chosen.when(CardsShownUp, may=True)
async def pray(play: CosmicPlay, owner: Seat, shown: CardsShownUp) -> None:
    """Three cards are drawn; an encounter card among them may help, the others are discarded."""
    if not await use(play, owner, chosen, lambda: play.table.at.is_main(owner), may=True):
        return
    drawn = await turn_over(play, owner, PRAYER)
    pick = PickDrawnCard(owner, chosen.name, listed=drawn)
    if pick.among(play.table):
        card = await pick
        if card != NONE:
            await be_helped(play, owner, card)
    await keep_some(play, owner, drawn)
    await discard(play, owner, still_aside(play.table, drawn), chosen.name)


def still_aside(table: CosmicTable, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple(card for card in cards if card in table.aside)


async def be_helped(play: CosmicPlay, owner: Seat, card: CardId) -> None:
    """The card replaces the own one; if both are attacks its value may be added instead."""
    table = play.table
    at = table.at
    side = at.sides[owner]
    attacks = at.types[side] == table.type_of(card) == pieces.ATTACK
    if attacks and await ChooseOne(owner, chosen.name, choices=(REPLACE, ADD)) == ADD:
        value = at.values[side] + table.value_of(card)
        play.do(CardCounts(side, pieces.ATTACK, value, chosen.name))
        return
    old = at.cards[side]
    play.do(EncounterCardReplaced(side, card))
    await comes(play, CardsDropped(owner, (old,)))


async def keep_some(play: CosmicPlay, owner: Seat, drawn: tuple[CardId, ...]) -> None:
    """Super: drawn cards that are no encounter cards may be kept."""
    table = play.table

    def question() -> KeepDrawnCard:
        return KeepDrawnCard(owner, chosen.name, listed=still_aside(table, drawn))

    if not await enhanced(play, owner, chosen, lambda: question().among(table)):
        return
    while question().among(table):
        card = await question()
        if card == NONE:
            return
        play.do(CardTaken(owner, card, hidden=True))


def is_main(table: CosmicTable, seat: Seat, due: SelectionDue) -> bool:
    return table.at.is_main(seat)


@chosen.wild(SelectionDue, is_main)
async def draw_one(play: CosmicPlay, seat: Seat, due: SelectionDue) -> None:
    """A card before encounter cards are selected."""
    await draw(play, seat, 1)
