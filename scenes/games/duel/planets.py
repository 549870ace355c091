"""The warp and the planets on Duel's table, with the ships there."""

from __future__ import annotations

import math
from collections.abc import Iterator

from pygame import Rect

from game.core.table import CardId, Seat
from game.core.texts import name_of
from game.duel import pieces
from game.duel.table import NO_CARD, DuelTable, Planet
from scenes.games.duel.looks import PlanetLook, ShipLook, ShipStackLook, WarpLook
from scenes.games.duel.zones import Z_PLANET, Z_SHIP, Z_TABLE, layout_of
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.stage.piece import Look, PlacedPiece

# Where ships lie in the warp, from its middle, in shares of its size; the other seat's half is mirrored.
ADRIFT = ((-0.22, 0.13), (-0.36, -0.02), (-0.08, 0.27), (-0.21, -0.15), (-0.06, -0.27))
ALONG = (194, 158, 134, 115, 98)  # degrees of the orbit where ships lie, about equally far apart
ORBIT = (0.82, 0.3)  # half axes of the ships' orbit by the size of the duel's planet


def warp(view: DuelTable, watching: Watching) -> Iterator[PlacedPiece]:
    rect = layout_of(watching).rect("warp")
    yield at("warp", WarpLook(), rect, Z_TABLE, name=say(watching, "table.warp"), inspect="term:warp")
    for seat in range(pieces.SEATS):
        count = view.warp[seat]
        if not count:
            continue
        yield from _lost(rect, seat, count, watching)


def _lost(rect: Rect, seat: Seat, count: int, watching: Watching) -> Iterator[PlacedPiece]:
    """A seat's ships in its half of the warp, one by one; where there is no more room they lie in a stack."""
    name = say(watching, "table.ships_in_warp", count=count)
    wide = round(rect.width * 0.21)
    way = 1 if seat == watching.below else -1
    for number, (across, down) in enumerate(ADRIFT[:count]):
        last = number == len(ADRIFT) - 1 and count > len(ADRIFT)
        look: Look = (
            ShipStackLook(watching.colours[seat], count - number, True)
            if last
            else ShipLook(watching.colours[seat])
        )
        yield PlacedPiece(
            f"warp:{seat}" if not number else f"warp:{seat}:{number}", look,
            rect.centerx + way * across * rect.width, rect.centery + down * rect.height,
            wide, round(wide * (1.1 if last else 0.75)), z=Z_SHIP + round(down * 10) + 3, name=name,
            inspect="term:warp", source=f"ship:{seat}:*|ships:{seat}", way="drift",
        )  # fmt: skip


def planets(view: DuelTable, watching: Watching) -> Iterator[PlacedPiece]:
    fought = at_stake(view)
    if fought == NO_CARD and view.duel is None:
        yield from _row(view, view.planets, "row.all", 6, watching)
        return
    rest = [planet for planet in view.planets if planet.tile != fought]
    half = (len(rest) + 1) // 2 if len(rest) < 6 else -(-len(rest) * 3 // 5)
    yield from _row(view, rest[:half], "row.left", 3, watching)
    yield from _row(view, rest[half:], "row.right", 2, watching)
    if fought != NO_CARD:
        yield from _fought(view, view.planet(fought), watching)


def at_stake(view: DuelTable) -> CardId:
    """The planet that a duel, a contest or the card in force is about; NO_CARD if there is none."""
    planet = view.duel.planet if view.duel and not view.duel.contest else view.target
    return planet if any(each.tile == planet for each in view.planets) else NO_CARD


def _row(
    view: DuelTable, planets: list[Planet], zone: str, across: int, watching: Watching
) -> Iterator[PlacedPiece]:
    """So many planets beside each other, in two rows if there are more."""
    area = layout_of(watching).rect(zone)
    rows = max(1, math.ceil(len(planets) / across))
    tall = area.height // rows if rows > 1 else round(area.height * 0.74)
    width = min(area.width // across, round(tall * 1.5))
    for number, planet in enumerate(planets):
        row, column = divmod(number, across)
        in_row = min(across, len(planets) - row * across)
        left = area.centerx - in_row * width // 2 + column * width
        top = area.centery - rows * tall // 2 + row * tall
        yield from _small_planet(view, planet, Rect(left, top, width, tall), watching)


def _small_planet(view: DuelTable, planet: Planet, cell: Rect, watching: Watching) -> Iterator[PlacedPiece]:
    key = view.key(planet.tile)
    band = round(cell.height * 0.24)  # for the name
    size = min(cell.width, cell.height - band)
    body = Rect(0, 0, max(size, cell.width - 2), size + band)
    body.midtop = (cell.centerx, cell.y)
    name = name_of("duel", key, watching.language)
    look = PlanetLook(key, watching.language)
    yield at(
        f"planet:{planet.tile}", look, body, Z_PLANET, name=name, inspect=f"card:{planet.tile}",
        source="pile:planets",
    )  # fmt: skip
    owners = [seat for seat in range(pieces.SEATS) if planet.ships[seat]]
    for place, seat in enumerate(owners):
        wide = round(size * (0.5 if len(owners) == 1 else 0.42))
        spot = Rect(0, 0, wide, round(wide * 0.95))
        shift = 0 if len(owners) == 1 else round((place - 0.5) * wide * 0.9)
        spot.midbottom = (cell.centerx + shift, body.y + round(size * 0.9))
        stack = ShipStackLook(watching.colours[seat], planet.ships[seat])
        label = say(watching, "table.ships_on", count=planet.ships[seat], planet=name)
        yield at(
            f"ships:{seat}@{planet.tile}", stack, spot, Z_SHIP, name=label, inspect=f"card:{planet.tile}",
            source=f"ships:{seat}",
        )  # fmt: skip


def _fought(view: DuelTable, planet: Planet, watching: Watching) -> Iterator[PlacedPiece]:
    """The planet of the duel, large, every ship on its orbit countable."""
    rect = layout_of(watching).rect("planet")
    key = view.key(planet.tile)
    name = name_of("duel", key, watching.language)
    large = rect.inflate(round(rect.width * 0.4), round(rect.width * 0.4))
    yield at(
        f"planet:{planet.tile}", PlanetLook(key, "", badge=False), large, Z_PLANET, name=name,
        inspect=f"card:{planet.tile}", source="pile:planets",
    )  # fmt: skip
    for seat in range(pieces.SEATS):
        yield from _orbit(planet, seat, rect, watching, name)


def _orbit(planet: Planet, seat: Seat, rect: Rect, watching: Watching, name: str) -> Iterator[PlacedPiece]:
    count = planet.ships[seat]
    own = seat == watching.below
    wide = round(rect.width * 0.3)
    centre = (rect.centerx, rect.centery + round(rect.height * 0.2))
    drawn = min(count, len(ALONG))
    for number in range(drawn):
        angle = math.radians(ALONG[number] if own else 180 - ALONG[number])
        x = centre[0] + ORBIT[0] * rect.width * math.cos(angle) * 0.86
        y = centre[1] + ORBIT[1] * rect.height * math.sin(angle) * (1 if math.sin(angle) > 0 else 0.6)
        last = number == drawn - 1 and count > drawn
        look: Look = (
            ShipStackLook(watching.colours[seat], count - drawn + 1, True)
            if last
            else ShipLook(watching.colours[seat])
        )
        label = say(watching, "table.ships_on", count=count, planet=name)
        yield PlacedPiece(
            f"ship:{seat}:{number}", look, x, y, wide, round(wide * (1.1 if last else 0.75)),
            z=Z_SHIP + number, name=label, inspect="term:ship", source=f"ships:{seat}", way="drift",
        )  # fmt: skip
