"""Blueprints: what a ship can do with its parts, and whether it may fly (p. 13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

import msgspec

from game.eclipse import pieces

MANY = 99  # more parts than anybody may take
Dice = tuple[tuple[int, int], ...]  # damage and number, the strongest first


class Design(msgspec.Struct, frozen=True):
    """The sum of all parts of a ship and of what is printed beside them."""

    initiative: int = 0
    computer: int = 0
    shield: int = 0
    hull: int = 0
    movement: int = 0
    energy: int = 0  # what is left
    drives: int = 0
    cannons: Dice = ()
    missiles: Dice = ()


@lru_cache(maxsize=65536)
def design(board: str, ship: int, squares: bytes) -> Design:
    """A kind of ship by the board it is printed on and what lies on its squares."""
    return assembled(board, ship, fitted(board, ship, squares))


def assembled(board: str, ship: int, fitting: Sequence[int]) -> Design:
    """A kind of ship with just these parts and what is printed outside the grid."""
    blueprint = pieces.BLUEPRINTS[board, ship]
    parts = [pieces.PARTS[part] for part in fitting]
    return Design(
        initiative=blueprint.initiative + sum(part.initiative for part in parts),
        computer=blueprint.computer + sum(part.computer for part in parts),
        shield=blueprint.shield + sum(part.shield for part in parts),
        hull=sum(part.hull for part in parts),
        movement=sum(part.movement for part in parts),
        energy=blueprint.energy + sum(part.energy for part in parts),
        drives=sum(part.kind == "drive" for part in parts),
        cannons=_dice([part for part in parts if part.kind == "cannon"]),
        missiles=_dice([part for part in parts if part.kind == "missile"]),
    )


def fitted(board: str, ship: int, squares: bytes) -> list[int]:
    """The parts that work: a tile, or what is printed below where no tile lies."""
    printed = _printed(board, ship)
    parts = [tile - 1 if tile else below for tile, below in zip(squares, printed, strict=True)]
    return [part for part in parts if part >= 0]


@lru_cache(maxsize=64)
def _printed(board: str, ship: int) -> tuple[int, ...]:
    words = pieces.BLUEPRINTS[board, ship].printed
    return tuple(pieces.PART_OF[word] if word else -1 for word in words)


def _dice(parts: list[pieces.Part]) -> Dice:
    counts: dict[int, int] = {}
    for part in parts:
        counts[part.damage] = counts.get(part.damage, 0) + part.dice
    return tuple(sorted(counts.items(), reverse=True))


def may_fly(board: str, ship: int, squares: bytes) -> bool:
    """Enough energy; a drive, but none for a starbase."""
    made = design(board, ship, squares)
    if made.energy < 0:
        return False
    return (made.drives == 0) if ship == pieces.STARBASE else made.drives > 0


@lru_cache(maxsize=65536)
def parts_needed(board: str, ship: int, squares: bytes, usable: tuple[int, ...], most: int) -> int:
    """How many more parts of the supply a blueprint needs before it may fly; MANY if more than ``most``."""
    if may_fly(board, ship, squares):
        return 0
    if most <= 0:
        return MANY
    free = [square for square, tile in enumerate(squares) if not tile]
    best = MANY
    for square, part in product(free, _remedies(ship, usable)):
        changed = bytearray(squares)
        changed[square] = part + 1
        below = parts_needed(board, ship, bytes(changed), usable, min(most, best - 1) - 1)
        best = min(best, 1 + below)
        if best == 1:
            return 1
    return best


def mendable(board: str, designs: list[bytes], usable: tuple[int, ...], stored: bytes, most: int) -> bool:
    """So many parts, of the supply or from beside the board, are enough to let all ships fly.

    Every blueprint that may not fly needs a part, so it is enough to try the first of them.
    """
    needs = [parts_needed(board, ship, squares, usable, most) for ship, squares in enumerate(designs)]
    if sum(needs) <= most or not stored or not most:
        return sum(needs) <= most
    ship = next(number for number, need in enumerate(needs) if need)
    parts = dict.fromkeys([*_remedies(ship, usable), *stored])
    free = [square for square, tile in enumerate(designs[ship]) if not tile]
    return any(
        mendable(board, *_with_part(designs, ship, square, part, stored, usable), most - 1)
        for square, part in product(free, parts)
    )


def _with_part(
    designs: list[bytes], ship: int, square: int, part: int, stored: bytes, usable: tuple[int, ...]
) -> tuple[list[bytes], tuple[int, ...], bytes]:
    """The blueprints with a part on a square, and what is left beside the board."""
    changed = bytearray(designs[ship])
    changed[square] = part + 1
    left = bytearray(stored)
    if part in left:
        left.remove(part)
    return [*designs[:ship], bytes(changed), *designs[ship + 1 :]], usable, bytes(left)


@lru_cache(maxsize=1024)
def _remedies(ship: int, usable: tuple[int, ...]) -> tuple[int, ...]:
    """Parts that can mend a blueprint: the best source, the thriftiest drive, one that needs no energy."""
    rows = pieces.PARTS
    source = max((part for part in usable if rows[part].kind == "source"), key=lambda p: rows[p].energy)
    idle = next(part for part in usable if rows[part].kind == "hull")
    drive = max((part for part in usable if rows[part].kind == "drive"), key=lambda p: rows[p].energy)
    return (source, idle) if ship == pieces.STARBASE else (source, drive, idle)
