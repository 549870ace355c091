"""Cards that have more damage than they can bear."""

from __future__ import annotations

from itertools import compress

from game.core.table import CardId
from game.firestorm.flow import FirePlay, destroy
from game.firestorm.parts import OUT, Combat
from game.firestorm.pieces import BLOCK
from game.firestorm.scoring import score
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values


def fall(play: FirePlay, *, combat: bool = False) -> None:
    """Everything is destroyed whose damage exceeds its defense, also because that has dropped (ruling 56)."""
    fallen = overwhelmed(play.table)
    if fallen:
        if combat:
            score(play, fallen)
        destroy(play, fallen, combat=combat)


def overwhelmed(table: FirestormTable) -> list[CardId]:
    """Without damage nothing is destroyed, whatever its defense (RB 4.8)."""
    hurt, found = table.damage, []
    if any(hurt):
        for card in compress(range(len(hurt)), hurt):
            if hurt[card] > values(table, card).defense:
                found.append(card)
    if table.combat is not None and any(table.combat.hurt):
        found += _face_down(table, table.combat)
    return found


def _face_down(table: FirestormTable, combat: Combat) -> list[CardId]:
    """Ships that lie face down: their damage is noted with their slots."""
    found = []
    for slot, damage in enumerate(combat.hurt):
        if damage and combat.slots[slot] != OUT:
            ship = combat.attacker * BLOCK + table.faces[table.slip(slot)]
            if damage + table.damage[ship] > values(table, ship).defense:
                found.append(ship)
    return found
