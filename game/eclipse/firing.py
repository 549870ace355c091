"""Dice against ships: hits, initiative, and how those shoot whom nobody plays (p. 19)."""

from __future__ import annotations

from collections.abc import Sequence

from game.eclipse import pieces
from game.eclipse.designs import Design, Dice
from game.eclipse.parts import Die
from game.eclipse.pieces import party_of, type_of
from game.eclipse.table import EclipseTable

ALWAYS, NEVER = 6, 1
SIDES = 6


def hits(face: int, computer: int, shield: int) -> bool:
    """A 6 always hits and a 1 never does; else the sum must reach 6."""
    if face in (ALWAYS, NEVER):
        return face == ALWAYS
    return face + computer - shield >= ALWAYS


def volley(dice: Dice, ships: int) -> list[int]:
    """The damage of each die that so many ships roll, the strongest first."""
    return [damage for damage, count in dice for _ in range(count * ships)]


def order_of(table: EclipseTable, sector: int, attacker: int, defender: int) -> list[int]:
    """Kinds of ships by initiative; ties go to the defender, then to the smaller ship (rulings 75, 76)."""
    kinds = dict.fromkeys(ship for ship in table.map[sector].ships if party_of(ship) in (attacker, defender))
    return sorted(
        kinds, key=lambda ship: (-table.party_design(ship).initiative, party_of(ship) != defender, ship)
    )


Target = tuple[int, int]  # a kind of ship and the damage it has


def printed_target(
    dice: Sequence[Die], ships: Sequence[tuple[Target, Design]], computer: int
) -> tuple[Die, Target] | None:
    """What ancients and the center do with their next die.

    They destroy the largest ship they can destroy with what they rolled, and spend the lowest dice that
    will do; if there is none, the die goes to the largest ship it hits (ruling 84).
    """
    by_size = sorted(ships, key=lambda ship: (pieces.BY_SIZE.index(type_of(ship[0][0])), -ship[0][1]))
    for (kind, damage), design in by_size:
        good = [die for die in dice if hits(die.face, computer, design.shield)]
        if sum(die.damage for die in good) > design.hull - damage:
            return min(good, key=lambda die: die.face), (kind, damage)
    for target, design in by_size:
        good = [die for die in dice if hits(die.face, computer, design.shield)]
        if good:
            return good[0], target
    return None
