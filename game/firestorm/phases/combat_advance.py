"""All ships are turned up, and those that nobody blocks may advance to the planet (RB 2.4.8 to 2.4.11)."""

from __future__ import annotations

from game.core.table import CardId
from game.firestorm.combat_events import Advanced, AdvanceDeclared, GearRevealed, ShipsUncovered
from game.firestorm.combat_prompts import ChooseAdvance
from game.firestorm.fighting import able_to_advance, advancing, combat_of, ships_in_combat
from game.firestorm.flow import FirePlay, plan
from game.firestorm.phases.combat_defense import aim_locators, located
from game.firestorm.table import FirestormTable
from game.firestorm.words import DONE, numbers_of, word


def sighting(play: FirePlay) -> None:
    """Ships that still lie face down are turned up, their accessories half covered again."""
    covered = combat_of(play.table).covered
    play.do(ShipsUncovered(tuple(slot for slot, hidden in enumerate(covered) if hidden)))
    plan(play, "inspecting")


async def inspecting(play: FirePlay) -> None:
    """Locators of class 2 of both sides: all targets are named, then looked at (ruling 22)."""
    table = play.table
    combat = combat_of(table)
    sides = (combat.attacker, combat.defender)
    named = [await aim_locators(table, seat, 2) for seat in sides]
    for seat, said in zip(sides, named, strict=True):
        located(play, seat, said)


async def advance_declaration(play: FirePlay) -> None:
    """Active ships that nobody blocks may be declared to advance; none has to."""
    table = play.table
    seat = combat_of(table).attacker
    able = able_to_advance(table)
    chosen: list[CardId] = []
    while left := [ship for ship in able if ship not in chosen]:
        listed = (DONE, *(word("card", ship) for ship in left))
        said = await ChooseAdvance(seat, listed=listed, chosen=tuple(chosen))
        if said == DONE:
            break
        chosen += numbers_of(said)
    if chosen:
        play.do(AdvanceDeclared(tuple(chosen)))


def advance(play: FirePlay) -> None:
    """Declared ships that still can advance; then all accessories in the combat are shown (ruling 24)."""
    table = play.table
    able = able_to_advance(table)
    play.do(Advanced(tuple(ship for ship in advancing(table) if ship in able)))
    cards = _accessories(table)
    if cards:
        play.do(GearRevealed(cards))


def _accessories(table: FirestormTable) -> tuple[CardId, ...]:
    """Loaded ships are accessories; those of the planet are shown only if ships have reached it."""
    combat = combat_of(table)
    ships = [*ships_in_combat(table, combat.attacker), *ships_in_combat(table, combat.defender)]
    hosts = [*ships, combat.planet] if combat.advancing else ships
    return tuple(card for host in hosts for card in (*table.gear_on(host), *table.loaded_on(host)))


ERRANDS = (sighting, inspecting, advance_declaration, advance)
