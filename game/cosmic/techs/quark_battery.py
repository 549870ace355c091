"""Quark Battery: an encounter card in reserve."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.encounter import EncounterCardReplaced
from game.cosmic.events.techs import CardPutUnder, CardTakenFromUnder
from game.cosmic.moments import CardsDropped, CardsShownUp
from game.cosmic.parts import NO_CARD
from game.cosmic.powers import CosmicPlay, comes, device, tech_of
from game.cosmic.prompts import CardFromHand
from game.cosmic.table import CosmicTable

tech = device("quark_battery")
ENCOUNTER = (pieces.ATTACK, pieces.NEGOTIATE, pieces.MORPH)


@tech.completed
async def charge(play: CosmicPlay, seat: Seat, card: CardId) -> None:
    """An encounter card from hand goes under the tech; without one the battery stays empty."""
    held = play.table.of_type(play.table.hands[seat], *ENCOUNTER)
    if not held:
        return
    stored = held[0]
    if len(held) > 1:
        stored = await CardFromHand(seat, tech.name, what="ask.quark_battery", types=ENCOUNTER)
    play.do(CardPutUnder(seat, stored, card))


def is_main_with_a_reserve(table: CosmicTable, seat: Seat, shown: CardsShownUp) -> bool:
    return table.at.is_main(seat) and tech_of(table, seat, tech).under != NO_CARD


@tech.played(CardsShownUp, is_main_with_a_reserve)
async def discharge(play: CosmicPlay, seat: Seat, shown: CardsShownUp) -> None:
    """The stored card takes the place of the own one (ruling 80 a)."""
    at = play.table.at
    battery = tech_of(play.table, seat, tech)
    side = at.sides[seat]
    old, stored = at.cards[side], battery.under
    play.do(CardTakenFromUnder(seat, battery.card))
    play.do(EncounterCardReplaced(side, stored))
    if old != NO_CARD:
        await comes(play, CardsDropped(seat, (old,)))
