"""How many parts a blueprint needs before it may fly, against trying everything."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from game.eclipse import pieces
from game.eclipse.designs import MANY, may_fly, parts_needed, placings

SIMPLE = [part for part in pieces.SHARED_PARTS if pieces.PART_TECHS[part] < 0]


def some_blueprint(dice: Random) -> tuple[str, int, bytes, tuple[int, ...]]:
    """A kind of ship with tiles on some squares, often too hungry to fly, and the parts one may take."""
    board, ship = dice.choice(sorted(pieces.BLUEPRINTS))
    tiles = bytearray(len(pieces.BLUEPRINTS[board, ship].printed))
    for square in range(len(tiles)):
        part = dice.randrange(len(pieces.PARTS))
        if dice.random() < 0.4 and not (ship == pieces.STARBASE and pieces.PARTS[part].kind == "drive"):
            tiles[square] = part + 1
    more = [part for part in pieces.SHARED_PARTS if dice.random() < 0.3]
    return board, ship, bytes(tiles), tuple(sorted({*SIMPLE, *more}))


def tried(board: str, ship: int, squares: bytes, usable: tuple[int, ...], most: int) -> int:
    """The fewest parts with which it flies, found by laying every part on every empty square."""
    empty = [square for square, tile in enumerate(squares) if not tile]
    for count in range(most + 1):
        for places in combinations(empty, count):
            for parts in product(usable, repeat=count):
                laid = bytearray(squares)
                for place, part in zip(places, parts, strict=True):
                    laid[place] = part + 1
                if may_fly(board, ship, bytes(laid)):
                    return count
    return MANY


@pytest.mark.parametrize("seed", range(60))
def test_as_few_parts_as_trying_finds(seed: int) -> None:
    board, ship, squares, usable = some_blueprint(Random(seed))
    assert parts_needed(board, ship, squares, usable, 2) == tried(board, ship, squares, usable, 2)


@pytest.mark.parametrize("seed", range(40))
def test_parts_may_go_where_one_more_part_is_enough(seed: int) -> None:
    board, ship, squares, usable = some_blueprint(Random(100 + seed))
    wanted = []
    for square, part in product(range(len(squares)), usable):
        drive = ship == pieces.STARBASE and pieces.PARTS[part].kind == "drive"
        if squares[square] or drive:
            continue
        laid = bytearray(squares)
        laid[square] = part + 1
        if tried(board, ship, bytes(laid), usable, 1) <= 1:
            wanted.append((square, part))
    assert list(placings(board, ship, squares, usable, 1, 1)) == wanted
