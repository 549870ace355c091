"""Blueprints: what a ship can do with its parts, and whether it may fly (p. 13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

import msgspec

from game.eclipse import pieces

MANY = 99  # more parts than anybody may take
ENERGY = [part.energy for part in pieces.PARTS]
IS_DRIVE = [part.kind == "drive" for part in pieces.PARTS]
Square = tuple[int, int, bool]  # its number, the energy of what is printed there, and whether that is a drive
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


@lru_cache(maxsize=65536)
def may_fly(board: str, ship: int, squares: bytes) -> bool:
    """True with enough energy and a drive, which a starbase has not."""
    parts = fitted(board, ship, squares)
    if pieces.BLUEPRINTS[board, ship].energy + sum([ENERGY[part] for part in parts]) < 0:
        return False
    return any(IS_DRIVE[part] for part in parts) != (ship == pieces.STARBASE)


class BlueprintGrid(msgspec.Struct, frozen=True):
    """What decides whether a blueprint may fly."""

    energy: int  # what is left
    driven: bool  # with a drive that stays, or without need of one
    free: tuple[Square, ...]  # without a tile
    grounded: bool  # a starbase with a drive never flies


@lru_cache(maxsize=65536)
def _grid(board: str, ship: int, squares: bytes) -> BlueprintGrid:
    printed, starbase = _printed(board, ship), ship == pieces.STARBASE
    tiles = [tile - 1 for tile in squares if tile]
    free = tuple(
        (square, ENERGY[part] if part >= 0 else 0, part >= 0 and IS_DRIVE[part])
        for square, (tile, part) in enumerate(zip(squares, printed, strict=True))
        if not tile
    )
    energy = pieces.BLUEPRINTS[board, ship].energy + sum([ENERGY[part] for part in tiles])
    moved = any(IS_DRIVE[part] for part in tiles)
    return BlueprintGrid(
        energy + sum([given for _, given, _ in free]), starbase or moved, free, starbase and moved
    )


@lru_cache(maxsize=65536)
def parts_needed(board: str, ship: int, squares: bytes, usable: tuple[int, ...], most: int) -> int:
    """How many more parts of the supply a blueprint needs before it may fly; MANY if more than ``most``."""
    grid = _grid(board, ship, squares)
    for count in range(most + 1) if not grid.grounded else ():
        if grid.energy + _relief(grid.free, grid.driven, usable, count) >= 0:
            return count
    return MANY


def _relief(free: Sequence[Square], driven: bool, usable: tuple[int, ...], most: int) -> int:
    """The energy that so many parts on free squares can add while there is a drive.

    The best source adds most where what is printed gives least. Without a drive that stays, a printed one
    must not be covered, or the thriftiest drive is laid as well.
    """
    if not most:
        return 0 if driven or True in [printed for _, _, printed in free] else -MANY
    source, drive = [ENERGY[part] for part in _remedies(usable)]
    if driven:
        return _sum_of([source - given for _, given, _ in free], most)
    best = -MANY
    for place in free:
        _, given, printed = place
        gains = [source - other[1] for other in free if other is not place]
        if printed:
            best = max(best, _sum_of(gains, most))
        if most:
            best = max(best, drive - given + _sum_of(gains, most - 1))
    return best


def _sum_of(gains: list[int], most: int) -> int:
    """So many of the largest gains, if they are any."""
    if most == 1 and gains:
        return max(0, *gains)
    return sum([gain for gain in sorted(gains, reverse=True)[:most] if gain > 0])


@lru_cache(maxsize=8192)
def placings(
    board: str, ship: int, squares: bytes, usable: tuple[int, ...], most: int, slack: int
) -> tuple[tuple[int, int], ...]:
    """Empty squares and parts after which a blueprint needs no more than ``slack`` further ones to fly."""
    grid = _grid(board, ship, squares)
    if slack < 0 or grid.grounded:
        return ()
    parts = [part for part in usable if not (ship == pieces.STARBASE and IS_DRIVE[part])]
    found: list[tuple[int, int]] = []
    for place in grid.free:
        rest = [other for other in grid.free if other is not place]
        moved = grid.energy - place[1] + _relief(rest, True, usable, min(most, slack))
        still = (
            moved if grid.driven else grid.energy - place[1] + _relief(rest, False, usable, min(most, slack))
        )
        found += [
            (place[0], part) for part in parts if ENERGY[part] + (moved if IS_DRIVE[part] else still) >= 0
        ]
    return tuple(found)


def mendable(board: str, designs: list[bytes], usable: tuple[int, ...], stored: bytes, most: int) -> bool:
    """So many parts, of the supply or from beside the board, are enough to let all ships fly.

    Every blueprint that may not fly needs a part, so it is enough to try the first of them.
    """
    needs = [parts_needed(board, ship, squares, usable, most) for ship, squares in enumerate(designs)]
    if sum(needs) <= most or not stored or not most:
        return sum(needs) <= most
    ship = next(number for number, need in enumerate(needs) if need)
    parts = dict.fromkeys([*_remedies(usable), *stored])
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
def _remedies(usable: tuple[int, ...]) -> tuple[int, int]:
    """Parts that can mend a blueprint: the best source and the thriftiest drive."""
    rows = pieces.PARTS
    source = max((part for part in usable if rows[part].kind == "source"), key=ENERGY.__getitem__)
    drive = max((part for part in usable if rows[part].kind == "drive"), key=ENERGY.__getitem__)
    return source, drive
