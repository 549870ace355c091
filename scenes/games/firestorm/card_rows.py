"""How the cards before a seat share their room: each kind in a row of its own, or in more where many lie."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, product
from typing import NamedTuple

from pygame import Rect

from scenes.games.firestorm.zones import CARD, GAP, STICKS_OUT, row_of, tall_of

ROOMY = 0.75  # of their full size: cards that have to be smaller share the room before the seat
SHIPS = 1.2  # of a planet's height: ships, on which more is to be read
AIR = 0.1  # of a card's height between two rows: a deactivated card is turned
APART = 0.7  # of a card's width between planets and ships that lie in one row
BETTER = 1.12  # so much larger must the cards be to lie in one row with others
PLANET_ROWS, SHIP_ROWS = (1, 2, 3), (1, 2)


class Card(NamedTuple):
    """A card to be laid: how much sticks out below it, and whether it lies beside the one before."""

    gear: int = 0
    tied: bool = False


Cards = Sequence[Card]
Box = tuple[int, ...]  # a rectangle that can be a key


class RowLayout(NamedTuple):
    """Where planets and ships are, and the gap between them where they lie in one row."""

    planets: list[Rect]
    ships: list[Rect]
    gap: Rect | None = None


class RowShare(NamedTuple):
    """So many rows of planets and of ships, and how tall their cards are."""

    planets: int
    ships: int
    planet: float
    ship: float

    @property
    def least(self) -> float:
        return min(self.planet, self.ship / SHIPS)


def seat_rows(outer: Rect, inner: Rect, planets: Cards, ships: Cards, right: int = 0) -> RowLayout:
    """Where the cards of a seat are: ``outer`` is the zone of planets, ``inner`` that of ships.

    All end before ``right``. As long as one row of each is large enough they keep to their zones.
    """
    return _laid(tuple(outer), tuple(inner), tuple(planets), tuple(ships), right)


@lru_cache(maxsize=64)
def _laid(outer_: Box, inner_: Box, planets: Cards, ships: Cards, right: int) -> RowLayout:
    """Asked for again and again while things move that change nothing here."""
    outer, inner = Rect(outer_), Rect(inner_)
    alone = row_of(outer, len(planets), gear=_most(planets), right=right)
    crew = row_of(inner, len(ships), gear=_most(ships), right=right)
    sizes = zip((alone, crew), (outer, inner), (planets, ships), strict=True)
    if all(row.height >= ROOMY * area.height / tall_of(_most(cards)) for row, area, cards in sizes):
        return RowLayout(list(alone.spots), list(crew.spots))
    room, above, tallest = outer.union(inner), outer.y < inner.y, outer.height / tall_of(1)
    room.width = (min(room.right, right) if right else room.right) - room.x
    share = max(
        (_shared(room, planets, ships, *rows, tallest) for rows in product(PLANET_ROWS, SHIP_ROWS)),
        key=lambda share: (round(share.least, 1), share.ship),
    )
    stay, tall = _mixed(room, planets, ships, tallest)
    if stay and tall > BETTER * share.least:
        return _together(room, planets, ships, stay, tall, above=above)
    return _below_each_other(room, planets, ships, share, above=above)


def _most(cards: Cards) -> int:
    return max((card.gear for card in cards), default=0)


def _tall(part: Cards) -> float:
    """How tall a row is with what sticks out below it, by the height of a card."""
    return 1 + max(AIR, _most(part) * STICKS_OUT + 0.03) if part else 0.0


def _wide(count: int) -> float:
    """How wide a row is by the width of a card, with room for a turned one at its ends."""
    return max(1, count) * (1 + GAP)


# --- every kind in rows of its own


def _parts(cards: Cards, rows: int) -> list[Cards]:
    """Cards in so many rows, in their order; what lies beside a card stays there."""
    short, longer = divmod(len(cards), rows)
    ends = [place * short + min(place, longer) for place in range(rows + 1)]
    ends = [next((n for n in range(end, len(cards)) if not cards[n].tied), len(cards)) for end in ends]
    return [cards[start:end] for start, end in pairwise(ends)]


def _shared(room: Rect, planets: Cards, ships: Cards, outer: int, inner: int, tallest: float) -> RowShare:
    """Planets and ships in so many rows: as tall as the room lets both, then one of them taller."""
    down, crew = _down(planets, outer), _down(ships, inner)
    wide = room.width / _wide(max(map(len, _parts(planets, outer)))) / CARD
    across = room.width / _wide(max(map(len, _parts(ships, inner)))) / CARD
    planet = min(tallest, wide, room.height / (down + SHIPS * crew))
    ship = min(tallest, across, (room.height - planet * down) / max(0.01, crew))
    planet = min(tallest, wide, (room.height - ship * crew) / max(0.01, down))
    return RowShare(outer, inner, planet, ship)


def _down(cards: Cards, rows: int) -> float:
    return sum(_tall(part) for part in _parts(cards, rows))


def _below_each_other(room: Rect, planets: Cards, ships: Cards, share: RowShare, *, above: bool) -> RowLayout:
    """Planets at the outer edge; what is left lies between both."""
    outer, inner = _down(planets, share.planets) * share.planet, _down(ships, share.ships) * share.ship
    first, second = (room.y, room.bottom - inner) if above else (room.bottom - outer, room.y)
    return RowLayout(
        _rows(room, _parts(planets, share.planets), share.planet, first),
        _rows(room, _parts(ships, share.ships), share.ship, second),
    )


def _rows(room: Rect, parts: Sequence[Cards], tall: float, top: float) -> list[Rect]:
    spots: list[Rect] = []
    for part in parts:
        spots += _spots(room.centerx - _wide(len(part)) * tall * CARD / 2, top, len(part), tall)
        top += _tall(part) * tall
    return spots


def _spots(left: float, top: float, count: int, tall: float) -> list[Rect]:
    wide = tall * CARD
    lefts = [left + (place * (1 + GAP) + GAP / 2) * wide for place in range(count)]
    return [Rect(round(x), round(top), round(wide), round(tall)) for x in lefts]


# --- some planets beside the ships


def _mixed(room: Rect, planets: Cards, ships: Cards, tallest: float) -> tuple[int, float]:
    """How many planets stay in the outer row while the others lie beside the ships, and how tall all are."""
    best = (0, 0.0)
    for stay in (place for place in range(1, len(planets)) if not planets[place].tied):
        across = max(_wide(stay), _wide(len(planets) - stay) + _wide(len(ships)) + APART)
        down = _tall(planets[:stay]) + _tall([*planets[stay:], *ships])
        tall = min(tallest, room.width / across / CARD, room.height / down)
        if tall >= best[1]:
            best = (stay, tall)
    return best if ships else (0, 0.0)


def _together(room: Rect, planets: Cards, ships: Cards, stay: int, tall: float, *, above: bool) -> RowLayout:
    """The outer row, and the inner one with the other planets at the left of the ships."""
    first, second = _tall(planets[:stay]) * tall, _tall([*planets[stay:], *ships]) * tall
    outer, inner = (room.y, room.bottom - second) if above else (room.bottom - first, room.y)
    aside, apart = _wide(len(planets) - stay) * tall * CARD, APART * tall * CARD
    left = room.centerx - (aside + apart + _wide(len(ships)) * tall * CARD) / 2
    spots = _rows(room, [planets[:stay]], tall, outer)
    spots += _spots(left, inner, len(planets) - stay, tall)
    gap = Rect(round(left + aside), round(inner), round(apart), round(tall))
    return RowLayout(spots, _spots(gap.right, inner, len(ships), tall), gap)
