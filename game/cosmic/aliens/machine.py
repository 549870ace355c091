"""Machine: it goes on as long as it has encounter cards."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.hands import draw
from game.cosmic.moments import EncounterOver, RegroupDue
from game.cosmic.parts import ENDED
from game.cosmic.phases.aftermath import inserted, successful
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.table import CosmicTable

machine = alien("machine")


@machine.when(EncounterOver, may=True)
async def go_on(play: CosmicPlay, owner: Seat, over: EncounterOver) -> None:
    """Another encounter, won or lost and beyond the second one, while there is a card for it."""
    table = play.table
    second = successful(table) and table.number == 1  # which everybody may have
    if second or over.again or not is_its_turn(table, owner):
        return
    if await use(play, owner, machine, lambda: table.encounter_cards(owner), may=True):
        over.again.append(owner)


def is_its_turn(table: CosmicTable, seat: Seat) -> bool:
    """The offense in an encounter of its own turn that has not been cut short (rulings 19, 37)."""
    return seat == table.at.offense == table.turn and not inserted(table) and table.at.outcome != ENDED


def may_go_on(table: CosmicTable, seat: Seat, over: EncounterOver) -> bool:
    """After the first encounter, if it failed or if there is no card for another one."""
    if over.again or table.number != 1 or not is_its_turn(table, seat):
        return False
    return not successful(table) or not table.encounter_cards(seat)


@machine.wild(EncounterOver, may_go_on)
async def go_on_once(play: CosmicPlay, seat: Seat, over: EncounterOver) -> None:
    """A second encounter in any case, with a new hand if need be; the flare is kept then (ruling 168)."""
    over.again.append(seat)
    over.renews.extend(played.card for played in play.table.playing if played.seat == seat)


def regroups(table: CosmicTable, seat: Seat, due: RegroupDue) -> bool:
    return due.seat == seat and not due.instead and table.warp[seat] > 0


@machine.super(RegroupDue, regroups)
async def draw_instead(play: CosmicPlay, owner: Seat, due: RegroupDue) -> None:
    """A card comes from the deck instead of a ship from the warp."""
    due.instead.append(machine.name)
    await draw(play, owner, 1)
