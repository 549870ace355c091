"""Blunders of Firestorm, by printed numbers and the rules: nothing of what bots reckon with is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.match import Match
from game.core.table import CardId
from game.firestorm.combat.fighting import combat_of
from game.firestorm.combat.prompts import ChooseAttackers, FormUp
from game.firestorm.parts import NOWHERE
from game.firestorm.table import FirestormTable
from game.firestorm.totals import may_defend, values
from game.firestorm.words import DONE
from tests.support.blunders import Choice


class Judge:
    """Combat hands as they are laid out, and who never attacks at all."""

    def __init__(self) -> None:
        self.attacked: set[int] = set()

    def __call__(self, choice: Choice) -> Iterator[tuple[str, bool]]:
        prompt, table = choice.prompt, choice.match.table
        if isinstance(prompt, ChooseAttackers):
            self.attacked.add(prompt.seat)
        if not isinstance(prompt, FormUp) or choice.answer != DONE or len(prompt.ships) < 2:
            return
        blockers = blocking(table)
        if blockers:
            yield "each for itself", len(set(prompt.forms)) == len(prompt.ships)
        if not blockers and could_load(table, prompt):
            yield "unladen", all(carrier == NOWHERE for carrier in prompt.carriers)
        if stopped_one_by_one(table, prompt, blockers):
            yield "scattered", len(set(prompt.forms)) == len(prompt.ships)

    def at_the_end(self, match: Match[Any]) -> Iterator[tuple[str, bool]]:
        for seat in range(match.table.seats):
            yield "never attacked", seat not in self.attacked


def blocking(table: FirestormTable) -> list[CardId]:
    """The defender's ships that can stand in the way."""
    seat = combat_of(table).defender
    return [ship for ship in table.own(seat, table.players[seat].ships) if may_defend(table, ship)]


def could_load(table: FirestormTable, prompt: FormUp) -> bool:
    """A small ship on which nothing lies, and a larger one with room that the planet cannot shoot down."""
    hand = prompt.in_hand()
    shots = values(table, combat_of(table).planet).attack
    rooms = [ship for ship in hand if table.facts(ship).cargo and values(table, ship).defense >= shots]
    bare = [
        ship
        for ship in hand
        if table.type_of(ship) == "ship_1" and not table.counters(ship) and not table.gear_on(ship)
    ]
    return bool(rooms and bare)


def stopped_one_by_one(table: FirestormTable, prompt: FormUp, blockers: list[CardId]) -> bool:
    """There is a blocker for each ship, none of them falls to one ship, and one would fall to all of them."""
    if len(blockers) < len(prompt.ships):
        return False
    attacks = [max(0, values(table, ship).attack) for ship in prompt.ships]
    walls = [values(table, ship).defense - table.damage[ship] for ship in blockers]
    return max(attacks) <= min(walls) and sum(attacks) > min(walls)
