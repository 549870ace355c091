"""The map: sectors with all that is on them, and the free places around them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

from game.core.table import NOBODY, Seat
from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.battle_prompts import SettleNow
from game.eclipse.offers import settlements
from game.eclipse.parts import NO_TILE, NOWHERE, Sector
from game.eclipse.phases.combat import next_pair
from game.eclipse.pieces import party_of, type_of
from game.eclipse.reach import Zone, ring_of
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.looks import (
    ClashLook,
    CubeLook,
    DiscLook,
    HomeLook,
    SectorLook,
    ShipsLook,
    TokenLook,
    ZoneLook,
)
from scenes.games.eclipse.looks.lights import FreeSquare
from scenes.games.eclipse.looks.ships import SIZES
from scenes.games.eclipse.looks.squares import LARGER, ORBITAL, SQUARE, square_place
from scenes.games.eclipse.map.start_places import read_starts
from scenes.games.eclipse.map.taps import SETTLING
from scenes.games.eclipse.names import code_name, sector_title
from scenes.games.eclipse.zones import (
    BRIEF,
    FULL,
    PLAIN,
    Z_CUBE,
    Z_MARK,
    Z_SECTOR,
    Z_SHIP,
    Z_TOKEN,
    Z_ZONE,
    Chart,
    open_zones,
)
from scenes.table.board.placing import at
from scenes.table.game_table import Watching
from scenes.table.stage.piece import PlacedPiece

Box = tuple[int, int, int, int]
DISC = 0.37  # of the radius
ROW = 0.47  # how far below the middle ships stand
ROOM = 1.3  # radii that a row of ships may take
MOST = 4  # stacks in a row; more stand in two
TOUCHED = 1.18  # of a square's side: what can be touched of it, without reaching into the next one
MORE = {FULL: 1.1, PLAIN: 1.55, BRIEF: 1.8}  # ships are larger where hexes are small
CENTER = 1.25  # at most: planets stand about the defence of the center
SMALLEST = 5  # pixels: what would be smaller is not shown
BESIDE_DISC = (0.19, -0.14, 0.26)  # where crossed swords lie in a sector that belongs to somebody


class Facts(NamedTuple):
    """All that is to be seen of a sector."""

    number: int
    face: int
    q: int
    r: int
    holes: int
    joined: int
    disc: Seat
    cubes: int
    orbital: bool
    monolith: bool
    discovery: int
    ships: bytes
    damage: bytes
    pinned: bool
    clash: bool
    free: int = 0  # squares of an own sector that are empty, a bit for each
    landing: int = 0  # those where a colony ship can land now


class Eyes(NamedTuple):
    """Who looks, and in which language."""

    seat: Seat
    colours: tuple[str, ...]
    language: str
    names: tuple[str, ...]
    area: Box


def worlds(view: EclipseTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Everything on the map, the lowest first."""
    chart = Chart(view, watching)
    area = watching.area
    box = (area.x, area.y, area.width, area.height)
    eyes = Eyes(watching.seat, watching.colours, watching.language, watching.names, box)
    yield from _zones(view, chart, eyes, watching.offered)
    yield from _homes(view, chart, eyes)
    asked = isinstance(watching.question, SETTLING) and watching.question.seat == watching.seat
    landing = _landing(view, watching) if asked else {}
    for number, sector in enumerate(view.map):
        rect = chart.tile(sector.q, sector.r)
        facts = _facts(view, number, sector, watching.seat)
        if sector.disc == watching.seat and asked:
            facts = facts._replace(free=_free(view, sector), landing=landing.get(number, 0))
        level = max(chart.level, PLAIN) if facts.landing else chart.level  # squares to settle are always seen
        yield from _sector(facts, eyes, rect.centerx, rect.y, chart.radius, level)


def _free(view: EclipseTable, sector: Sector) -> int:
    """The empty squares of a sector, a bit for each."""
    squares = (1 << len(pieces.SQUARES[view.faces[sector.tile]])) - 1
    return (squares | sector.orbital << pieces.ORBITAL_SQUARE) & ~sector.cubes


def _landing(view: EclipseTable, watching: Watching) -> dict[int, int]:
    """Where colony ships can land now: sectors with their squares, a bit for each."""
    found: dict[int, int] = {}
    peaceful = isinstance(watching.question, SettleNow)
    for sector, square, _ in settlements(view, watching.seat, peaceful=peaceful):
        found[sector] = found.get(sector, 0) | 1 << square
    return found


def _facts(view: EclipseTable, number: int, sector: Sector, seat: Seat) -> Facts:
    joined = sum(
        1 << direction
        for direction, other in enumerate(sector.next)
        if other != NOWHERE and view.joined(number, direction)
    )
    discovery = sector.discovery if sector.discovery != NO_TILE else -1
    parties = sector.parties()
    pinned = seat in parties and len(parties) > 1 and view.pinned(seat, number)
    return Facts(
        number, view.faces[sector.tile], sector.q, sector.r, sector.holes, joined, sector.disc, sector.cubes,
        sector.orbital, sector.monolith, discovery, bytes(sector.ships), bytes(sector.damage), pinned,
        len(parties) > 1 and next_pair(view, number) is not None,
    )  # fmt: skip


# --- free places


def _zones(view: EclipseTable, chart: Chart, eyes: Eyes, offered: frozenset[str]) -> Iterator[PlacedPiece]:
    for zone in open_zones(view):
        rect = chart.hexagon(*zone)
        box = (rect.x, rect.y, rect.width, rect.height)
        yield _zone(zone, box, eyes.language, eyes.area, lit=f"zone:{zone[0]}:{zone[1]}" in offered)


@lru_cache(maxsize=1024)
def _zone(zone: Zone, box: Box, language: str, area: Box, *, lit: bool) -> PlacedPiece:
    ident, ring = f"zone:{zone[0]}:{zone[1]}", ring_of(zone)
    name = catalogue(language).say("eclipse.naming.zone", ring=("I", "II", "III")[ring])
    look = ZoneLook(ring, lit)
    return at(ident, look, Rect(box), Z_ZONE, name=name, inspect=ident)._replace(within=area)


def _homes(view: EclipseTable, chart: Chart, eyes: Eyes) -> Iterator[PlacedPiece]:
    """Where those will begin who have no species yet."""
    for seat, home in enumerate(read_starts(view.seats)):
        if not view.players[seat].species:
            colour = eyes.colours[seat]
            name = eyes.names[seat] if eyes.names else catalogue(eyes.language).say(f"colour.{colour}")
            rect = chart.hexagon(home.q, home.r)
            yield at(
                f"home:{seat}", HomeLook(colour), rect, Z_ZONE, name=name, inspect=f"seat:{seat}"
            )._replace(within=eyes.area)


# --- sectors


@lru_cache(maxsize=2048)
def _sector(
    facts: Facts, eyes: Eyes, centre: int, top: int, radius: float, level: int
) -> tuple[PlacedPiece, ...]:
    """A sector and all that is on it. Kept: from one event to the next hardly any sector changes."""
    there = _Sector(facts, eyes, (centre, top), radius, level)
    return tuple(placed._replace(within=eyes.area) for placed in there.all())


class _Sector:
    """One sector in the window."""

    def __init__(self, facts: Facts, eyes: Eyes, top: tuple[int, int], radius: float, level: int) -> None:
        self.facts, self.eyes, self.radius, self.level = facts, eyes, radius, level
        self.tile = Chart.box(top, radius)
        self.centre = (float(top[0]), top[1] + radius * 3**0.5 / 2)
        self.name = sector_title(pieces.SECTORS[facts.face].id, eyes.language)

    def all(self) -> Iterator[PlacedPiece]:
        facts = self.facts
        owner = self.eyes.colours[facts.disc] if facts.disc != NOBODY else ""
        look = SectorLook(facts.face, facts.holes, facts.joined, owner, self.level, facts.cubes)
        ident = f"sector:{facts.number}"
        source = "drawn:*|tile:*"
        yield at(ident, look, self.tile, Z_SECTOR, name=self.name, inspect=ident, source=source)
        if self.level != BRIEF:
            yield from self._tokens()
        if facts.disc != NOBODY:
            yield self._disc()
        yield from self._ships()

    def spot(self, x: float, y: float, size: float, shape: float = 1.0) -> Rect:
        wide = max(1, round(size * self.radius))
        rect = Rect(0, 0, wide, max(1, round(wide * shape)))
        rect.center = (round(self.centre[0] + x * self.radius), round(self.centre[1] + y * self.radius))
        return rect

    def _say(self, key: str, **args: object) -> str:
        return catalogue(self.eyes.language).say(key, **args)

    def _called(self, seat: Seat) -> str:
        return self.eyes.names[seat] if self.eyes.names else self._say(f"colour.{self.eyes.colours[seat]}")

    def _disc(self) -> PlacedPiece:
        seat = self.facts.disc
        size = DISC if self.level != BRIEF else 0.5
        y = 0.02 if self.level != BRIEF or not self.facts.ships else -0.28
        name = self._say("eclipse.tabletop.disc_of", name=self._called(seat))
        source = "disc:-1" if seat == self.eyes.seat else ""
        look = DiscLook(self.eyes.colours[seat])
        ident = f"disc:{self.facts.number}"
        return at(
            ident,
            look,
            self.spot(0, y, size),
            Z_TOKEN,
            name=name,
            inspect=f"sector:{self.facts.number}",
            source=source,
        )

    def _tokens(self) -> Iterator[PlacedPiece]:
        facts, number = self.facts, self.facts.number
        inspect = f"sector:{number}"
        if facts.discovery >= 0 and facts.face != pieces.CENTER_CARD:
            name = self._say("eclipse.tabletop.discovery")
            yield at(
                f"discovery:{number}",
                TokenLook("discovery"),
                self.spot(-0.34, 0.12, 0.24),
                Z_TOKEN,
                name=name,
                inspect=inspect,
            )
        if facts.orbital:
            yield at(
                f"orbital:{number}",
                TokenLook("orbital"),
                self.spot(*ORBITAL, 0.4),
                Z_TOKEN,
                name=self.name,
                inspect=inspect,
            )
        if facts.monolith:
            yield at(
                f"monolith:{number}",
                TokenLook("monolith"),
                self.spot(-0.36, 0.34, 0.36),
                Z_TOKEN,
                name=self.name,
                inspect=inspect,
            )
        yield from self._free_squares()
        yield from self._cubes()

    def _free_squares(self) -> Iterator[PlacedPiece]:
        """The own squares that are empty can be tapped; a colony ship could land where they shine."""
        facts, side = self.facts, SQUARE if self.level == FULL else LARGER
        for square in range(8):
            if not facts.free >> square & 1:
                continue
            place = square_place(facts.face, square)
            spot = self.spot(place[0], place[1], side * TOUCHED)
            lit = bool(facts.landing >> square & 1)
            look = FreeSquare(lit, 1 / TOUCHED)
            name = self._say("eclipse.tabletop.square", name=self.name)
            inspect = f"sector:{facts.number}"
            ident = f"free:{facts.number}:{square}"
            yield at(ident, look, spot, Z_CUBE, name=name, inspect=inspect, ticked=lit)

    def _cubes(self) -> Iterator[PlacedPiece]:
        facts = self.facts
        if facts.disc == NOBODY:
            return
        colour = self.eyes.colours[facts.disc]
        side = SQUARE if self.level == FULL else LARGER
        for square in range(8):
            if not facts.cubes >> square & 1:
                continue
            place = square_place(facts.face, square)
            spot = self.spot(place[0], place[1] - 0.02, side * 0.94)
            name = self._say("eclipse.tabletop.square", name=self.name)
            ident, inspect = f"square:{facts.number}:{square}", f"sector:{facts.number}"
            yield at(
                ident, CubeLook(colour), spot, Z_CUBE, name=name, inspect=inspect, source=self._track(square)
            )

    def _track(self, square: int) -> str:
        """From which of the own population tracks a cube has come, perhaps."""
        if self.facts.disc != self.eyes.seat:
            return ""
        orbital = square == pieces.ORBITAL_SQUARE
        kind = pieces.GREY if orbital else pieces.SQUARES[self.facts.face][square].colour
        return "|".join(f"cube:{track}" for track in ((kind,) if kind != pieces.GREY else range(3)))

    # --- ships

    def _ships(self) -> Iterator[PlacedPiece]:
        stacks = stacks_of(self.facts.ships)
        if not stacks:
            return
        if self.facts.clash:
            spot = self.spot(0, 0.04, 0.3) if self.facts.disc == NOBODY else self.spot(*BESIDE_DISC)
            yield at(f"clash:{self.facts.number}", ClashLook(), spot, Z_MARK)
        rows = [stacks] if len(stacks) <= MOST else [stacks[: len(stacks) // 2], stacks[len(stacks) // 2 :]]
        for place, row in enumerate(rows):
            y = ROW + (place - (len(rows) - 1) / 2) * 0.3
            yield from self._row(row, y, Z_SHIP + place)

    def _row(self, stacks: Sequence[tuple[int, int]], y: float, z: int) -> Iterator[PlacedPiece]:
        more = MORE[self.level]
        if stacks and stacks[0][0] == pieces.CENTER_SHIP:
            y, more = y - 0.34, min(more, CENTER)
        wide = [size_of(code) * more for code, _ in stacks]
        share = min(1.0, ROOM / (sum(wide) * 0.96))
        x = -sum(wide) * share * 0.96 / 2
        for (code, count), size in zip(stacks, wide, strict=True):
            step = size * share * 0.96
            yield self._stack(code, count, self.spot(x + step / 2, y, size * share), z)
            x += step

    def _stack(self, code: int, count: int, rect: Rect, z: int) -> PlacedPiece:
        facts, party = self.facts, party_of(code)
        own = party == self.eyes.seat
        colour = "" if party in pieces.NEUTRAL_KINDS else self.eyes.colours[party]
        hurt = sum(damage for ship, damage in zip(facts.ships, facts.damage, strict=True) if ship == code)
        look = ShipsLook(pieces.kind_of(code), colour, count, own and facts.pinned, hurt)
        name = self._say(
            "eclipse.tabletop.ship_in", count=count, ship=code_name(code, self.eyes.language), name=self.name
        )
        source = f"build:{type_of(code)}" if own else ""
        ident = stack_id(code, facts.number, self.eyes.seat)
        return at(ident, look, rect, z, name=name, inspect=f"fleet:{code}", source=source, way="drift")


def stack_id(code: int, sector: int, seat: Seat) -> str:
    """The piece that all ships of a kind in a sector are; the own ones are what prompts speak of."""
    return f"ship:{sector}:{type_of(code)}" if party_of(code) == seat else f"fleet:{code}:{sector}"


def stacks_of(ships: bytes) -> list[tuple[int, int]]:
    """Kinds of ships in a sector and how many there are, party by party, the largest first."""
    parties = list(dict.fromkeys(party_of(ship) for ship in ships))
    order = [*pieces.BY_SIZE]
    kinds = sorted(set(ships), key=lambda code: (parties.index(party_of(code)), order.index(type_of(code))))
    return [(code, ships.count(code)) for code in kinds]


def size_of(code: int) -> float:
    return SIZES[pieces.kind_of(code)]


# --- where something may go


def map_places(view: EclipseTable, watching: Watching) -> dict[str, tuple[Rect, str]]:
    """Sectors, and the squares that are empty, by the names of the prompts' places."""
    chart = Chart(view, watching)
    found: dict[str, tuple[Rect, str]] = {}
    side = SQUARE if chart.level == FULL else LARGER
    least = round(chart.sight.mm * 5)
    for number, sector in enumerate(view.map):
        face = view.faces[sector.tile]
        name = sector_title(pieces.SECTORS[face].id, watching.language)
        found[f"sector:{number}"] = (chart.hexagon(sector.q, sector.r), name)
        squares = [*range(len(pieces.SQUARES[face])), *([pieces.ORBITAL_SQUARE] if sector.orbital else [])]
        for square in squares:
            rect = chart.spot(sector.q, sector.r, *square_place(face, square), side * 1.2)
            rect.inflate_ip(max(0, least - rect.width), max(0, least - rect.height))
            title = catalogue(watching.language).say("eclipse.tabletop.square", name=name)
            found[f"square:{number}:{square}"] = (rect, title)
    return found
