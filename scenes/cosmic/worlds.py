"""The ring of planets with the ships on it, the warp in its middle, and the hyperspace gate."""

from __future__ import annotations

import math
from collections.abc import Iterator

from pygame import Rect

from game.core.table import NOBODY, Seat
from game.core.texts import name_of
from game.cosmic.parts import BESIDE, GATE, NO_PLANET, OFFENSE, WARP
from game.cosmic.table import CosmicTable
from scenes.cosmic.faces import face_key, look_of
from scenes.cosmic.looks import FleetLook, GateLook, MarkLook, PlanetLook, TargetLook, TrackLook, WarpLook
from scenes.cosmic.looks.planets import room_for
from scenes.cosmic.naming import card_name, planet_name
from scenes.cosmic.zones import (
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
from scenes.games import Watching
from scenes.placing import at, say
from scenes.stage.piece import Placed

FLEET = 66  # units of the map: how wide a stack is
TALL = 1.02  # of its width
LENGTH = 1.1  # of the gate by the size of a planet
MOUTH = 0.52  # from its planet to where the gate begins
SHARES = (1.1, 0.92, 0.8)  # of a stack's width where one, two or more stand on a planet
CROWD = 3  # so many stacks on a planet stand in two rows
DOCKS = ((0.56, 0.0), (0.12, -0.27), (0.12, 0.27), (-0.2, 0.0), (0.34, 0.0))  # along the gate, and across
CANNON = "lunar_cannon"
BESIDES = (0.95, -0.95, 1.45, -1.45)  # where allies of the defense wait, in planets to the left of the gate


def worlds(view: CosmicTable, watching: Watching) -> Iterator[Placed]:
    """Everything that turns."""
    ring = spots(view, watching)
    yield from _warp(view, watching)
    for number, spot in ring.items():
        if not view.planets[number].gone:
            yield from _planet(view, number, spot, watching)
    yield from _gate(view, ring, watching)
    yield from _beside(view, ring, watching)
    yield from _targets(ring, watching)
    yield from _cannon(view, ring, watching)


def fleet(view: CosmicTable, seat: Seat, place: int, watching: Watching) -> FleetLook:
    """A seat's ships at a place; the Prometheus among them shows."""
    ship = view.prometheus
    special = ship is not None and (ship.seat, ship.place) == (seat, place)
    return FleetLook(watching.colours[seat], view.ships_at(seat, place), special)


def _fleet(watching: Watching, share: float = 1.0) -> tuple[int, int]:
    wide = round(layout_of(watching).size(FLEET) * share)
    return wide, round(wide * TALL)


# --- planets


def _planet(view: CosmicTable, number: int, spot: Spot, watching: Watching) -> Iterator[Placed]:
    planet = view.planets[number]
    colour = watching.colours[planet.home]
    order = sum(other.home == planet.home for other in view.planets[:number])
    aimed = view.encounter is not None and view.encounter.planet == number
    lit = watching.colours[view.at.offense] if aimed else ""
    name = planet_name(view, number, watching.language)
    room = spot.size * room_for(colour, order)
    yield at(
        f"planet:{number}", PlanetLook(colour, order, lit), about((spot.x, spot.y), room, room), Z_PLANET,
        name=name, inspect=f"planet:{number}",
    )  # fmt: skip
    here = [planet.home, *view.others(planet.home)]
    seats = [seat for seat in here if planet.ships[seat]]
    for place, seat in enumerate(seats):
        yield _on_planet(view, number, seat, (place, len(seats)), spot, watching)
    for place, citadel in enumerate(one for one in view.citadels if one.planet == number):
        yield _citadel(view, citadel.card, spot, place, watching)


def _on_planet(
    view: CosmicTable, number: int, seat: Seat, lane: tuple[int, int], spot: Spot, watching: Watching
) -> Placed:
    """A seat's ships, the owner's to the left, on the lower third of the planet."""
    place, count = lane
    wide, tall = _fleet(watching, SHARES[min(count, len(SHARES)) - 1])
    rows = 1 if count < CROWD else 2
    column, row = divmod(place, rows)
    columns = -(-count // rows)
    rect = about((spot.x + (column - (columns - 1) / 2) * wide * 1.02, 0), wide, tall)
    rect.bottom = round(spot.y + spot.size * (0.5 - 0.46 * row))
    ships = view.planets[number].ships[seat]
    planet = planet_name(view, number, watching.language)
    name = say(watching, "table.ships_on", count=ships, planet=planet)
    return at(
        f"ships:{seat}:{number}", fleet(view, seat, number, watching), rect, Z_SHIP + 1 - row, name=name,
        inspect=f"ships:{seat}:{number}", way="drift",
    )  # fmt: skip


def _citadel(view: CosmicTable, card: int, spot: Spot, place: int, watching: Watching) -> Placed:
    wide = spot.size * 0.34
    rect = about(spot.at(0.55, -0.5 + place * 0.3), wide, wide * 1.4)
    name = card_name(face_key(view, card), watching.language, watching.colours)
    look = look_of(view, card, watching.language, detail="small")
    return at(f"card:{card}", look, rect, Z_CARD, name=name, inspect=f"card:{card}", source="pile:deck")


def _cannon(view: CosmicTable, ring: dict[int, Spot], watching: Watching) -> Iterator[Placed]:
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


def _targets(ring: dict[int, Spot], watching: Watching) -> Iterator[Placed]:
    """Marks of the colonies that a question offers; several on one planet stand side by side."""
    offered = sorted(piece for piece in watching.offered if piece.startswith("target:"))
    for piece in offered:
        planet, seat = (int(word) for word in piece.split(":")[1:])
        here = [other for other in offered if other.startswith(f"target:{planet}:")]
        spot, aside = ring[planet], here.index(piece) - (len(here) - 1) / 2
        size = round(spot.size * (1.06 if len(here) == 1 else 0.7))
        colour = watching.colours[seat] if seat >= 0 else watching.colours[watching.seat]
        name = say(watching, "table.cosmic.target", colour=say(watching, f"colour.{colour}"))
        yield at(
            piece, TargetLook(colour), about((spot.x + aside * size, spot.y), size, size), Z_SHIP + 8,
            name=name, inspect=f"planet:{planet}",
        )  # fmt: skip


# --- the middle


def _warp(view: CosmicTable, watching: Watching) -> Iterator[Placed]:
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


def _gate(view: CosmicTable, ring: dict[int, Spot], watching: Watching) -> Iterator[Placed]:
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


def _funnel(view: CosmicTable, spot: Spot, watching: Watching) -> Placed:
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


def _docked(view: CosmicTable, spot: Spot | None, watching: Watching) -> Iterator[Placed]:
    at_ = view.encounter
    assert at_ is not None
    seats = [at_.offense, *(seat for seat in view.others(at_.offense) if view.gate[seat])]
    wide, tall = _fleet(watching, 0.9)
    rect = layout_of(watching).rect("gate")
    for place, seat in enumerate(seats):
        if not view.gate[seat]:
            continue
        along, across = DOCKS[place % len(DOCKS)]
        centre = (
            spot.at(MOUTH + LENGTH * (1 - along), across * 1.5)
            if spot
            else (rect.centerx + (place - len(seats) / 2) * wide, rect.centery)
        )
        name = say(watching, "table.cosmic.in_gate", count=view.gate[seat])
        yield at(
            f"ships:{seat}:{GATE}", fleet(view, seat, GATE, watching),
            about(centre, wide, tall), Z_SHIP + 5 - place, name=name, inspect=f"ships:{seat}:{GATE}",
            way="drift",
        )  # fmt: skip


def _beside(view: CosmicTable, ring: dict[int, Spot], watching: Watching) -> Iterator[Placed]:
    """Allies of the defense wait beside the planet."""
    at_ = view.encounter
    seats = [seat for seat in range(view.seats) if view.beside[seat]]
    if at_ is None or at_.planet == NO_PLANET:
        return
    spot = ring[at_.planet]
    wide, tall = _fleet(watching, 0.9)
    for place, seat in enumerate(seats):
        centre = spot.at(0.72, BESIDES[place % len(BESIDES)])
        name = say(watching, "table.cosmic.beside", count=view.beside[seat])
        yield at(
            f"ships:{seat}:{BESIDE}", fleet(view, seat, BESIDE, watching),
            about(centre, wide, tall), Z_SHIP + 6, name=name, inspect=f"ships:{seat}:{BESIDE}", way="drift",
        )  # fmt: skip


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
