"""Hate: everybody discards what it discards, or loses ships."""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import NONE, Choose
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardsShown, LotsDrawn, draw_lots
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.hands import discard, new_hand
from game.cosmic.moments import SelectionDue, TurnStarts
from game.cosmic.parts import ON_TECH, WON
from game.cosmic.phases.planning import is_ready
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.prompts import CardFromHand
from game.cosmic.ship_prompts import ChooseShip
from game.cosmic.ships import EncounterDecided, lose_together
from game.cosmic.table import CosmicTable

hate = alien("hate")
LOSS = 3  # ships


class MatchDiscard(Choose, frozen=True):
    """A card of the type that was discarded, an attack at least as high; NONE loses ships instead."""

    section: ClassVar[str] = "Alien powers"
    refused: ClassVar[str] = "refuse.does_not_match"
    decline: ClassVar[str] = "button.lose_ships"

    kind: int = pieces.UNKNOWN
    value: int = 0

    def among(self, table: CosmicTable) -> list[int]:
        same = table.of_type(table.hands[self.seat], self.kind)
        return [card for card in same if table.value_of(card) >= self.value or self.kind != pieces.ATTACK]


@hate.when(TurnStarts)
async def rage(play: CosmicPlay, owner: Seat, starts: TurnStarts) -> None:
    """At the start of its turn, after any new hand it needs (ruling 123), it discards a card."""
    table = play.table
    if starts.seat != owner or not await use(play, owner, hate, lambda: table.hands[owner]):
        return
    kept = await enhanced(play, owner, hate, lambda: table.hands[owner])
    if not works(table, owner, hate) or not table.hands[owner]:  # zapped with the flare, or left without
        return
    card = await chosen_card(table, owner)
    kind, value = table.type_of(card), table.value_of(card)  # all are about to see it
    await throw(play, owner, card, kept=kept)
    for seat in table.others(owner):
        await suffer(play, owner, MatchDiscard(seat, hate.name, kind, value))
    if not table.encounter_cards(owner):
        await new_hand(play, owner)


async def chosen_card(table: CosmicTable, owner: Seat) -> CardId:
    if len(table.hands[owner]) == 1:
        return table.hands[owner][0]
    return await CardFromHand(owner, hate.name, what="ask.hate_card")


async def throw(play: CosmicPlay, owner: Seat, card: CardId, *, kept: bool) -> None:
    """The card is discarded; with the super flare it is only shown."""
    if kept:
        play.do(CardsShown((card,)))
    else:
        await discard(play, owner, (card,), hate.name)


async def suffer(play: CosmicPlay, owner: Seat, prompt: MatchDiscard) -> None:
    """Who has a matching card may discard it, all others lose ships."""
    card = await prompt if prompt.among(play.table) else NONE
    if card == NONE:
        await strip(play, owner, prompt.seat)
    else:
        await discard(play, prompt.seat, (card,), hate.name)


async def strip(play: CosmicPlay, owner: Seat, victim: Seat) -> None:
    """Three ships of the Hate's choice go to the warp, also such as research."""
    named: list[int] = []
    while len(named) < LOSS:
        places = places_left(play.table, victim, named)
        if not places:
            break
        place = places[0]
        if len(places) > 1:
            listed = tuple(places)
            place = await ChooseShip(owner, hate.name, what="ask.hate_ship", whose=victim, listed=listed)
        named.append(place)
    ships = [(place, named.count(place)) for place in dict.fromkeys(named)]
    await lose_together(play, victim, ships, hate.name)


def places_left(table: CosmicTable, victim: Seat, named: list[int]) -> list[int]:
    """Where a player has ships besides those that were named already."""
    places = [*table.colonies(victim), *(ON_TECH + tech.card for tech in table.techs[victim])]
    return [place for place in places if table.ships_at(victim, place) > named.count(place)]


def opponent_has_cards(table: CosmicTable, seat: Seat, due: SelectionDue) -> bool:
    return table.at.is_main(seat) and bool(table.hands[table.at.opponent(seat)])


@hate.wild(SelectionDue, opponent_has_cards)
async def spite(play: CosmicPlay, seat: Seat, due: SelectionDue) -> None:
    """The opponent discards a card at random; without an encounter card it has lost (ruling 108)."""
    table = play.table
    opponent = table.at.opponent(seat)
    cards, rng = draw_lots(table.rng, table.hands[opponent], 1)
    play.do(LotsDrawn(rng=rng))
    await discard(play, opponent, cards, hate.name)
    if not is_ready(table, opponent):
        play.do(OutcomeDecided(WON, table.at.sides[seat], why=hate.name))
        raise EncounterDecided
