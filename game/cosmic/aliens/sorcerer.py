"""Sorcerer: the encounter cards trade places before they are revealed."""

from __future__ import annotations

from functools import partial

from game.core.table import NOBODY, CardId, Seat
from game.cosmic.events.cards import CardPutAway
from game.cosmic.events.common import SheetsSwapped
from game.cosmic.events.encounter import EncounterCardsSwapped
from game.cosmic.moments import CardsDropped, CardsSelected, SelectionDue
from game.cosmic.powers import CosmicPlay, alien, comes, use_or_with_super
from game.cosmic.ships import check_powers
from game.cosmic.table import CosmicTable

sorcerer = alien("sorcerer")


@sorcerer.when(CardsSelected, may=True)
async def swap_cards(play: CosmicPlay, owner: Seat, selected: CardsSelected) -> None:
    """Each main player reveals what the other has selected; an ally needs the super flare for that."""
    at = play.table.at
    given = partial(at.takes_part, owner)
    if await use_or_with_super(play, owner, sorcerer, given, alone=at.is_main(owner), may=True):
        play.do(EncounterCardsSwapped())


def seat_of_the_sorcerer(table: CosmicTable) -> Seat:
    """Who is known to be the Sorcerer; NOBODY if it is not in the game, or hidden."""
    for seat, sheets in enumerate(table.sheets):
        if any(is_known(table, card) and table.id_of(card) == sorcerer.name for card in sheets):
            return seat
    return NOBODY


def is_known(table: CosmicTable, sheet: CardId) -> bool:
    return table.seen[sheet] == table.everyone


def sorcerer_stays_out(table: CosmicTable, seat: Seat, due: SelectionDue) -> bool:
    return seat_of_the_sorcerer(table) not in table.at.mains


@sorcerer.wild(SelectionDue, sorcerer_stays_out)
async def swap_sheets(play: CosmicPlay, seat: Seat, due: SelectionDue) -> None:
    """The main players swap their aliens for good; the flare goes to the Sorcerer or is discarded."""
    table = play.table
    play.do(SheetsSwapped(*table.at.mains))
    await check_powers(play)
    flare = next(played.card for played in table.playing if table.id_of(played.card) == sorcerer.name)
    to = seat_of_the_sorcerer(table)
    play.do(CardPutAway(flare, to))
    if to == NOBODY:
        await comes(play, CardsDropped(seat, (flare,)))
