"""All ships are turned up, and those that nobody blocks may advance to the planet (RB 2.4.8 to 2.4.11)."""

from __future__ import annotations

from collections.abc import Awaitable
from itertools import compress

from game.core.table import CardId, Errand
from game.firestorm import pieces
from game.firestorm.combat.fighting import (
    able_to_advance,
    advancing,
    combat_of,
    locators,
    ships_in_combat,
    still_able,
)
from game.firestorm.combat.prompts import ChooseAdvance
from game.firestorm.effects.flow import FirePlay, plan
from game.firestorm.events.combat import Advanced, AdvanceDeclared, GearRevealed, ShipsUncovered
from game.firestorm.phases.combat_defense import aim_locators, located
from game.firestorm.table import FirestormTable
from game.firestorm.words import DONE, card_words, numbers_of


def sighting(play: FirePlay, after: Errand) -> Errand | None:
    """Ships that still lie face down are turned up, their accessories half covered again."""
    table = play.table
    combat = combat_of(table)
    play.do(ShipsUncovered(tuple(compress(range(len(combat.covered)), combat.covered))))
    if locators(table, combat.attacker, 2) or locators(table, combat.defender, 2):
        plan(play, after)
        return "inspecting"
    return None


async def inspecting(play: FirePlay) -> None:
    """Locators of class 2 of both sides: all targets are named, then looked at (ruling 22)."""
    table = play.table
    combat = combat_of(table)
    sides = (combat.attacker, combat.defender)
    named = [await aim_locators(table, seat, 2) for seat in sides]
    for seat, said in zip(sides, named, strict=True):
        located(play, seat, said)


def advance_declaration(play: FirePlay, after: Errand) -> Awaitable[Errand] | None:
    """Active ships that nobody blocks may be declared to advance; none has to."""
    able = able_to_advance(play.table)
    return _declare(play, able, after) if able else None


async def _declare(play: FirePlay, able: list[CardId], after: Errand) -> Errand:
    seat = combat_of(play.table).attacker
    words = card_words(able)
    chosen: list[CardId] = []
    while words:
        said = await ChooseAdvance(seat, listed=(DONE, *words), chosen=tuple(chosen))
        if said == DONE:
            break
        chosen += numbers_of(said)
        words.remove(said)
    if chosen:
        play.do(AdvanceDeclared(tuple(chosen)))
    return after


def advance(play: FirePlay, after: Errand) -> None:
    """Declared ships that still can advance; then all accessories in the combat are shown (ruling 24)."""
    table = play.table
    play.do(Advanced(tuple(still_able(table, advancing(table)))))
    cards = _accessories(table)
    if cards:
        play.do(GearRevealed(cards))


def _accessories(table: FirestormTable) -> tuple[CardId, ...]:
    """Loaded ships are accessories; those of the planet are shown only if ships have reached it."""
    combat = combat_of(table)
    ships = [*ships_in_combat(table, combat.attacker), *ships_in_combat(table, combat.defender)]
    hosts = [*ships, combat.planet] if combat.advancing else ships
    found: list[CardId] = []
    for host in hosts:
        found += table.gear_on(host)
        if pieces.CARDS[table.faces[host]].cargo:
            found += table.loaded_on(host)
    return tuple(found)


ERRANDS = (inspecting,)
