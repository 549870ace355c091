"""Philanthropist: it gives cards away, and once even its power."""

from __future__ import annotations

from functools import partial

from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardsGiven
from game.cosmic.events.common import PowerLent
from game.cosmic.events.encounter import Marked
from game.cosmic.hands import new_hand
from game.cosmic.moments import AlliancesFormed, RegroupStarts, SelectionDue
from game.cosmic.parts import Mark
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.prompts import CardFromHand, ChooseSeat
from game.cosmic.sheets import turn_up
from game.cosmic.ships import pay, ships_of_choice
from game.cosmic.table import CosmicTable

philanthropist = alien("philanthropist")
GIFT = "philanthropist.gift"


@philanthropist.when(AlliancesFormed, may=True)
async def give(play: CosmicPlay, owner: Seat, formed: AlliancesFormed) -> None:
    """A main player may give the opponent a card, an ally either main player."""
    table = play.table
    given = partial(has_something_to_give, table, owner)
    if not await use(play, owner, philanthropist, given, may=True):
        return
    to = await receiver(table, owner)
    card = await gift(table, owner)
    play.do(CardsGiven(owner, to, (card,), philanthropist.name))
    play.do(Marked(GIFT, card, to))
    if table.at.is_main(owner) and not table.encounter_cards(owner):
        await new_hand(play, owner)


def has_something_to_give(table: CosmicTable, owner: Seat) -> bool:
    """True for a main player or ally who has a card in hand."""
    return table.at.takes_part(owner) and bool(table.hands[owner])


async def receiver(table: CosmicTable, owner: Seat) -> Seat:
    if table.at.is_main(owner):
        return table.at.opponent(owner)
    return await ChooseSeat(owner, philanthropist.name, what="ask.philanthropist_to", listed=table.at.mains)


async def gift(table: CosmicTable, owner: Seat) -> CardId:
    if len(table.hands[owner]) == 1:
        return table.hands[owner][0]
    return await CardFromHand(owner, philanthropist.name, what="ask.philanthropist_gift")


def binding(table: CosmicTable, seat: Seat) -> list[Mark]:
    """Encounter cards that were given away and, as far as the giver knows, are still held (ruling 104)."""
    return [
        mark
        for mark in table.at.marks
        if mark.power == GIFT
        and mark.value in table.hands[mark.seat]
        and table.seen[mark.value] >> seat & 1
        and pieces.IS_ENCOUNTER[table.faces[mark.value]]
    ]


def gave_encounter_card(table: CosmicTable, seat: Seat, due: SelectionDue) -> bool:
    return bool(binding(table, seat))


@philanthropist.super(SelectionDue, gave_encounter_card)
async def bind_to_the_gift(play: CosmicPlay, owner: Seat, due: SelectionDue) -> None:
    """The receiver must play the card that was given, if it can."""
    for mark in binding(play.table, owner):
        play.do(Marked(philanthropist.name, mark.value, mark.seat))


def has_power_to_lend(table: CosmicTable, seat: Seat, starts: RegroupStarts) -> bool:
    """The own alien works, is not borrowed, and there is a ship to pay with."""
    own = table.id_of(table.sheets[seat][0])
    return (seat, own) in table.in_play and bool(table.colonies(seat))


@philanthropist.wild(RegroupStarts, has_power_to_lend)
async def lend_power(play: CosmicPlay, seat: Seat, starts: RegroupStarts) -> None:
    """For a ship another player must play with the own alien instead of theirs until the encounter ends."""
    table = play.table
    others = tuple(table.others(seat))
    to = await ChooseSeat(seat, philanthropist.name, what="ask.philanthropist_lend", listed=others)
    await pay(play, seat, await ships_of_choice(play, seat, 1), philanthropist.name)
    await turn_up(play, seat, alien(table.id_of(table.sheets[seat][0])))
    play.do(PowerLent(seat, to))
