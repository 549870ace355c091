"""Where planets and their population squares are on a sector, in radii of its hex about its middle."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.eclipse import pieces

Place = tuple[float, float]
SQUARE = 0.2  # of the radius: a side of a square
LARGER = 0.25  # where there is little detail
ORBITAL: Place = (0.36, 0.1)  # where an orbital's square is
GROUPS: dict[int, tuple[Place, ...]] = {
    1: ((-0.40, -0.30),),
    2: ((-0.42, -0.28), (0.42, -0.28)),
    3: ((-0.46, -0.27), (0.0, -0.50), (0.46, -0.27)),
    4: ((-0.30, -0.55), (0.30, -0.55), (-0.47, -0.15), (0.47, -0.15)),
    5: ((-0.30, -0.57), (0.30, -0.57), (-0.5, -0.2), (0.0, -0.3), (0.5, -0.2)),
}


class Planet(NamedTuple):
    """A planet of a sector: its colour, its place, its size, and the numbers of its squares."""

    colour: int
    place: Place
    radius: float
    squares: tuple[int, ...]


@cache
def planets(face: int) -> tuple[Planet, ...]:
    """The planets of a sector: squares of one colour lie on one, grey ones each on their own."""
    groups: list[tuple[int, list[int]]] = []
    for number, square in enumerate(pieces.SQUARES[face]):
        shared = [group for group in groups if group[0] == square.colour != pieces.GREY]
        if shared:
            shared[0][1].append(number)
        else:
            groups.append((square.colour, [number]))
    places = GROUPS.get(len(groups), ())
    size = 0.205 if len(groups) <= 3 else 0.175
    return tuple(
        Planet(colour, place, size, tuple(squares))
        for (colour, squares), place in zip(groups, places, strict=False)
    )


@cache
def square_places(face: int) -> tuple[Place, ...]:
    """The middle of every square of a sector."""
    found: dict[int, Place] = {}
    for planet in planets(face):
        x, y = planet.place
        count = len(planet.squares)
        for place, number in enumerate(planet.squares):
            aside = planet.radius * 0.35 if count == 1 else (place - (count - 1) / 2) * SQUARE * 1.18
            found[number] = (x + aside, y + planet.radius * 0.62)
    return tuple(found[number] for number in sorted(found))


def square_place(face: int, square: int) -> Place:
    """The middle of one square, the orbital's included."""
    return ORBITAL if square == pieces.ORBITAL_SQUARE else square_places(face)[square]
