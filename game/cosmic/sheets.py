"""Alien sheets: turned up where powers are hidden, or out of the box during a match."""

from __future__ import annotations

from game.core.dice import below
from game.core.events import Play
from game.core.powers import Power, happen
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.common import SheetTurnedUp
from game.cosmic.prompts import UsePower
from game.cosmic.table import CosmicTable

Drawn = tuple[CardId, int]  # a sheet, and the generator after it


def draw_sheet(table: CosmicTable, *, set_up: bool = True, unused: bool = False) -> Drawn | None:
    """A sheet at random and the generator after it; those that are not allowed now are left out.

    ``set_up`` allows sheets with set-up text, which only a sheet taken at the start of a turn can carry out.
    ``unused`` leaves out what everybody has seen already, as long as there is anything else.
    """
    there = [alien for each in range(table.seats) for alien in table.aliens_of(each)]
    fitting = [card for card in table.sheet_box if _allowed(table.id_of(card), there, set_up)]
    if unused:
        fitting = [card for card in fitting if table.seen[card] != table.everyone] or fitting
    if not fitting:
        return None
    place, rng = below(table.rng, len(fitting))
    return fitting[place], rng


def _allowed(alien: str, there: list[str], set_up: bool) -> bool:
    printed = pieces.ALIENS[alien]
    if printed.has_set_up and not (set_up and printed.tokens):
        return False
    return not any(other in printed.not_with or alien in pieces.ALIENS[other].not_with for other in there)


async def lies_open(play: Play[CosmicTable], owner: Seat, power: Power) -> bool:
    """What a power does without being used it does face up only (p. 15); its owner may turn it up for it."""
    if not is_hidden(play.table, owner, power):
        return True
    if not await UsePower(owner, power.name, power=power.name):
        return False
    await turn_up(play, owner, power)
    return True


async def turn_up(play: Play[CosmicTable], owner: Seat, power: Power) -> None:
    """A sheet that lies face down is turned up for good, and what its set-up wants is done."""
    if is_hidden(play.table, owner, power):
        await happen(play, SheetTurnedUp(owner, sheet_of(play.table, owner, power)))


def sheet_of(table: CosmicTable, owner: Seat, power: Power) -> CardId:
    return next(card for card in table.sheets[owner] if table.id_of(card) == power.name)


def is_hidden(table: CosmicTable, owner: Seat, power: Power) -> bool:
    """True while the sheet lies face down, in the variant with hidden powers."""
    if not table.rules.hidden or power.name not in [table.id_of(card) for card in table.sheets[owner]]:
        return False
    return table.seen[sheet_of(table, owner, power)] != table.everyone
