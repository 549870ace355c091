"""The ring of planets with the ships on it, the warp in its middle, and the hyperspace gate."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache

from pygame import Rect

from game.core.table import NOBODY, Seat
from game.core.texts import catalogue, name_of
from game.cosmic.parts import BESIDE, GATE, NO_PLANET, OFFENSE, WARP
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.card_faces import face_key, look_of
from scenes.games.cosmic.looks import (
    FleetLook,
    GateLook,
    MarkLook,
    PlanetLook,
    TargetLook,
    TrackLook,
    WarpLook,
)
from scenes.games.cosmic.looks.planets import room_for
from scenes.games.cosmic.names import card_name, planet_name, planet_number
from scenes.games.cosmic.sent_ships import as_sent, sent
from scenes.games.cosmic.zones import (
    Z_CARD,
    Z_GATE,
    Z_PLANET,
    Z_SHIP,
    Z_TABLE,
    Spot,
    about,
    layout_of,
    place_of,
    spots,
)
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.stage.piece import PlacedPiece

Fleets = tuple[tuple[Seat, FleetLook], ...]  # whose ships stand on a planet
FLEET = 66  # units of the map: how wide a stack is
TALL = 1.02  # of its width
LENGTH = 1.0  # of the gate by the size of a planet
MOUTH = 0.52  # from its planet to where the gate begins
SHARES = (1.1, 0.92, 0.8)  # of a stack's width where one, two or more stand on a planet
CROWD = 3  # so many stacks on a planet stand in two rows
LOW, LOWER = 0.5, 0.66  # how far below its middle ships stand, in one row and in two
DOCKS = ((0.58, 0.0), (0.1, -0.28), (0.1, 0.28), (0.64, 0.43))  # along the gate, and across
CANNON = "lunar_cannon"
BESIDES = ((0.86, 0.64), (1.5, 0.92), (0.92, 1.34), (1.56, 1.62))  # where allies of the defense wait


def worlds(view: CosmicTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Everything that turns."""
    emptied = _emptied(view, watching)
    view, ring = as_sent(view, watching), spots(view, watching)
    unit = layout_of(watching).size(FLEET)
    yield from _warp(view, watching)
    for number, spot in ring.items():
        if not view.planets[number].gone:
            yield from _planet(view, number, spot, unit, watching)
    yield from _gate(view, ring, watching)
    yield from _beside(view, ring, watching)
    yield from _targets(view, ring, watching)
    yield from _cannon(view, ring, watching)
    yield from emptied


def _emptied(view: CosmicTable, watching: Watching) -> list[PlacedPiece]:
    """Where all ships of a stack lie ready to go, it can still be taken in hand."""
    found = []
    for place, ships in sent(view, watching):
        ident, spot = f"ships:{watching.seat}:{place}", spots(view, watching).get(place)
        if spot is None or ident not in watching.offered or ships < view.ships_at(watching.seat, place):
            continue
        pieces = _planet(view, place, spot, layout_of(watching).size(FLEET), watching)
        gone = FleetLook(watching.colours[watching.seat], 0)
        found += [placed._replace(look=gone) for placed in pieces if placed.id == ident]
    return found


def fleet(view: CosmicTable, seat: Seat, place: int, watching: Watching) -> FleetLook:
    """A seat's ships at a place; the Prometheus among them shows."""
    ship = view.prometheus
    special = ship is not None and (ship.seat, ship.place) == (seat, place)
    return FleetLook(watching.colours[seat], view.ships_at(seat, place), special)


def _fleet(watching: Watching, share: float = 1.0) -> tuple[int, int]:
    wide = round(layout_of(watching).size(FLEET) * share)
    return wide, round(wide * TALL)


# --- planets


def _planet(
    view: CosmicTable, number: int, spot: Spot, unit: int, watching: Watching
) -> Iterator[PlacedPiece]:
    look = planet_look(view, number, watching)
    name = planet_name(view, number, watching.language)
    fleets = tuple((seat, fleet(view, seat, number, watching)) for seat in _living(view, number))
    yield from _world(number, look, name, fleets, spot, unit, watching.language)
    for place, citadel in enumerate(one for one in view.citadels if one.planet == number):
        yield _citadel(view, citadel.card, spot, place, watching)


def planet_order(view: CosmicTable, number: int) -> int:
    """The place of a planet in its home system."""
    return planet_number(view, number) - 1


def planet_look(view: CosmicTable, number: int, watching: Watching) -> PlanetLook:
    """A planet in its owner's colour, lit while the gate points at it."""
    aimed = view.encounter is not None and view.encounter.planet == number
    lit = watching.colours[view.at.offense] if aimed else ""
    return PlanetLook(watching.colours[view.planets[number].home], planet_order(view, number), lit)


def _living(view: CosmicTable, number: int) -> list[Seat]:
    """Who has ships on a planet, its owner first."""
    planet = view.planets[number]
    return [seat for seat in (planet.home, *view.others(planet.home)) if planet.ships[seat]]


@lru_cache(maxsize=1024)
def _world(
    number: int, look: PlanetLook, name: str, fleets: Fleets, spot: Spot, unit: int, language: str
) -> tuple[PlacedPiece, ...]:
    """A planet and the ships on it. Kept: from one event to the next hardly any planet changes."""
    room = spot.size * room_for(look.colour, look.number)
    ident = f"planet:{number}"
    found = [at(ident, look, about((spot.x, spot.y), room, room), Z_PLANET, name=name, inspect=ident)]
    for place, (seat, ships) in enumerate(fleets):
        rect, row = _berth(place, len(fleets), spot, unit)
        told = catalogue(language).say("table.ships_on", count=ships.count, planet=name)
        ident = f"ships:{seat}:{number}"
        found.append(at(ident, ships, rect, Z_SHIP + 1 - row, name=told, inspect=ident, way="drift"))
    return tuple(found)


def _berth(place: int, count: int, spot: Spot, unit: int) -> tuple[Rect, int]:
    """Where the ships of one of so many seats stand on a planet's lower third; and in which row."""
    wide = round(unit * SHARES[min(count, len(SHARES)) - 1])
    tall = round(wide * TALL)
    rows = 1 if count < CROWD else 2
    column, row = divmod(place, rows)
    columns = -(-count // rows)
    rect = about((spot.x + (column - (columns - 1) / 2) * wide * 1.02, 0), wide, tall)
    low = LOW if rows == 1 else LOWER  # the planet shows above them
    rect.bottom = round(spot.y + spot.size * (low - 0.44 * row))
    return rect, row


def _citadel(view: CosmicTable, card: int, spot: Spot, place: int, watching: Watching) -> PlacedPiece:
    wide = spot.size * 0.34
    rect = about(spot.at(0.55, -0.5 + place * 0.3), wide, wide * 1.4)
    name = card_name(face_key(view, card), watching.language, watching.colours)
    look = look_of(view, card, watching.language, detail="small")
    return at(f"card:{card}", look, rect, Z_CARD, name=name, inspect=f"card:{card}", source="pile:deck")


def _cannon(view: CosmicTable, ring: Mapping[int, Spot], watching: Watching) -> Iterator[PlacedPiece]:
    """The lunar cannon stands between the planets that it reaches."""
    if not view.cannon:
        return
    seat, *planets = view.cannon
    near = [ring[planet].at(0.6) for planet in planets]
    centre = (sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near))
    size = layout_of(watching).size(44)
    name = name_of("cosmic", CANNON, watching.language)
    look = MarkLook("fire", watching.colours[seat])
    yield at("cannon", look, about(centre, size, size), Z_CARD, name=name, inspect=f"face:{CANNON}")


def _targets(view: CosmicTable, ring: Mapping[int, Spot], watching: Watching) -> Iterator[PlacedPiece]:
    """Marks of the colonies that a question offers: about the planet, or about the ships of one of many."""
    for piece in sorted(piece for piece in watching.offered if piece.startswith("target:")):
        planet, seat = (int(word) for word in piece.split(":")[1:])
        here = [other for other in watching.offered if other.startswith(f"target:{planet}:")]
        spot = ring[planet]
        size = round(spot.size * 1.06)
        rect = about((spot.x, spot.y), size, size)
        living = _living(view, planet)
        if len(here) > 1 and seat in living:
            unit = layout_of(watching).size(FLEET)
            rect = _berth(living.index(seat), len(living), spot, unit)[0]
        colour = watching.colours[seat] if seat >= 0 else watching.colours[watching.seat]
        name = say(watching, "table.cosmic.target", colour=say(watching, f"colour.{colour}"))
        yield at(piece, TargetLook(colour), rect, Z_SHIP + 8, name=name, inspect=f"planet:{planet}")


# --- the middle


def _warp(view: CosmicTable, watching: Watching) -> Iterator[PlacedPiece]:
    layout = layout_of(watching)
    needed = view.rules.colonies_to_win
    colonies = tuple(view.foreign_colonies(seat) for seat in range(view.seats))
    yield at(
        "track", TrackLook(watching.colours, colonies, needed), layout.rect("track"), Z_TABLE,
        name=say(watching, "table.cosmic.track"), inspect="term:colony",
    )  # fmt: skip
    rect = layout.rect("warp")
    yield at("warp", WarpLook(), rect, Z_TABLE + 1, name=say(watching, "table.warp"), inspect="term:warp")
    wide, tall = _fleet(watching)
    for seat in range(view.seats):
        if not view.warp[seat]:
            continue
        turn = math.pi / 2 + 2 * math.pi * place_of(watching, seat) / view.seats
        reach = 0.29 * rect.width
        centre = (rect.centerx + reach * math.cos(turn), rect.centery + reach * math.sin(turn))
        name = say(watching, "table.ships_in_warp", count=view.warp[seat])
        yield at(
            f"ships:{seat}:warp", fleet(view, seat, WARP, watching),
            about(centre, wide, tall), Z_SHIP + round(3 * math.sin(turn)) + 3, name=name,
            inspect=f"ships:{seat}:warp", way="drift",
        )  # fmt: skip


# --- the encounter


def _gate(view: CosmicTable, ring: Mapping[int, Spot], watching: Watching) -> Iterator[PlacedPiece]:
    """A glass funnel that points at the planet, with the ships of the offense in it."""
    if view.encounter is None:
        return
    at_ = view.encounter
    if at_.planet == NO_PLANET:
        yield from _docked(view, None, watching)
        return
    spot = ring[at_.planet]
    yield _funnel(view, spot, watching)
    yield from _docked(view, spot, watching)


def _funnel(view: CosmicTable, spot: Spot, watching: Watching) -> PlacedPiece:
    mouth, tip = spot.at(MOUTH + LENGTH), spot.at(MOUTH)
    half = LENGTH * 0.52 * spot.size
    reach = Rect(0, 0, 1, 1)
    for x, y in (mouth, tip):
        reach.union_ip(about((x, y), 2 * half, 2 * half)) if reach.width > 1 else reach.update(
            about((x, y), 2 * half, 2 * half)
        )
    inside = [(round(x - reach.x), round(y - reach.y)) for x, y in (mouth, tip)]
    colour = watching.colours[view.at.offense]
    return at(
        f"gate:{view.at.planet}", GateLook(colour, inside[0], inside[1]), reach, Z_GATE,
        name=say(watching, "table.cosmic.gate"), inspect="term:hyperspace_gate",
    )  # fmt: skip


def _docked(view: CosmicTable, spot: Spot | None, watching: Watching) -> Iterator[PlacedPiece]:
    at_ = view.encounter
    assert at_ is not None
    seats = [at_.offense, *(seat for seat in view.others(at_.offense) if view.gate[seat])]
    wide, tall = _fleet(watching, 0.9)
    rect = layout_of(watching).rect("gate")
    side = _inner_side(view, spots(view, watching), at_.planet) if spot else 1
    for place, seat in enumerate(seats):
        if not view.gate[seat]:
            continue
        along, across = DOCKS[place % len(DOCKS)]
        centre = (
            spot.at(MOUTH + LENGTH * (1 - along), across * 1.5 * side)
            if spot
            else (rect.centerx + (place - len(seats) / 2) * wide, rect.centery)
        )
        name = say(watching, "table.cosmic.in_gate", count=view.gate[seat])
        yield at(
            f"ships:{seat}:{GATE}", fleet(view, seat, GATE, watching),
            about(centre, wide, tall), Z_CARD + 5 - place, name=name, inspect=f"ships:{seat}:{GATE}",
            way="drift",
        )  # fmt: skip


def _beside(view: CosmicTable, ring: Mapping[int, Spot], watching: Watching) -> Iterator[PlacedPiece]:
    """Allies of the defense wait beside the planet."""
    at_ = view.encounter
    seats = [seat for seat in range(view.seats) if view.beside[seat]]
    if at_ is None or at_.planet == NO_PLANET:
        return
    spot = ring[at_.planet]
    side = _inner_side(view, ring, at_.planet)
    wide, tall = _fleet(watching, 0.9)
    for place, seat in enumerate(seats):
        along, across = BESIDES[place % len(BESIDES)]
        centre = spot.at(along, across * side)
        name = say(watching, "table.cosmic.beside", count=view.beside[seat])
        yield at(
            f"ships:{seat}:{BESIDE}", fleet(view, seat, BESIDE, watching),
            about(centre, wide, tall), Z_CARD + 6, name=name, inspect=f"ships:{seat}:{BESIDE}", way="drift",
        )  # fmt: skip


def _inner_side(view: CosmicTable, ring: Mapping[int, Spot], planet: int) -> int:
    """The side of a gate where the rest of its system is: on the other one somebody sits."""
    spot, home = ring[planet], view.planets[planet].home
    others = [each for number, each in ring.items() if view.planets[number].home == home]
    centre = sum(each.x for each in others) / len(others), sum(each.y for each in others) / len(others)
    left, right = spot.at(0, 1), spot.at(0, -1)
    return 1 if math.dist(left, centre) <= math.dist(right, centre) else -1


def side_word(view: CosmicTable, seat: Seat) -> str:
    """The key of what a seat is in the encounter; "" if it stays out."""
    at_ = view.encounter
    if at_ is None:
        return ""
    if seat == at_.offense:
        return "table.cosmic.offense"
    if seat == at_.defense and at_.defense != NOBODY:
        return "table.cosmic.defense"
    if not at_.is_ally(seat):
        return ""
    return "table.cosmic.ally_offense" if at_.sides[seat] == OFFENSE else "table.cosmic.ally_defense"
