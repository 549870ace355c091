"""Sectors in Eclipse: what one is worth, where to explore, which to claim, which discoveries to use."""

from __future__ import annotations

from math import sqrt

from game.bots.eclipse.designs import ship_worth
from game.bots.eclipse.economy import (
    Prices,
    action_cost,
    affordable,
    cube_worth,
    harvests,
    keeping_cost,
    last_round,
    prices,
)
from game.bots.eclipse.research import tech_worth
from game.bots.eclipse.tastes import AGAINST, Scores, taste_for
from game.core.table import NOBODY, Seat
from game.eclipse import offers, pieces, reach
from game.eclipse.parts import NO_TILE, NOWHERE
from game.eclipse.prompts import TRACK, Influence, MayClaim, PlaceDisc, PlaceSector, UseDiscovery
from game.eclipse.table import DIRECTIONS, EclipseTable
from game.eclipse.words import DONE, numbers_of, verb_of

DISCOVERY = 2.2  # two points, or something better
LATER = 0.7  # a cube that has no colony ship yet
NOT_YET = 0.3  # an advanced square without its technology
GUARDED = 0.35  # a sector that has to be fought for
ARTIFACT = 0.3
ANCIENT_PART = {"axion_computer": 1.8, "shard_hull": 2.2, "ion_turret": 1.8, "hypergrid_source": 1.4,
                "conformal_drive": 1.0, "flux_shield": 1.8}  # fmt: skip
HOLE_HOME, HOLE_OPEN, HOLE_STRANGER = 0.6, 0.15, -0.35  # what an edge of a new sector may lead to
COLONY_SHIP = 0.8  # that is turned up while people wait


def people_worth(table: EclipseTable, seat: Seat, face: int, priced: Prices, taken: int = 0) -> float:
    """What the squares of a sector bring, as far as there are colony ships."""
    player = table.players[seat]
    worths = []
    for number, square in enumerate(pieces.SQUARES[face]):
        if taken >> number & 1:
            continue
        tracks = range(3) if square.colour == pieces.GREY else (square.colour,)
        worth = max(cube_worth(table, seat, track, priced) for track in tracks)
        ready = not square.advanced or player.has(pieces.ADVANCED_TECHS[square.colour])
        worths.append(worth if ready else worth * NOT_YET)
    worths.sort(reverse=True)
    ships = player.colony_ships
    return sum(worths[:ships]) + LATER * sum(worths[ships:])


def face_worth(table: EclipseTable, seat: Seat, face: int, priced: Prices) -> float:
    """What a sector is worth to who controls it, before the disc is paid for."""
    sector = pieces.SECTORS[face]
    points = sector.vp + (table.players[seat].species == "planta")
    return points + people_worth(table, seat, face, priced) + ARTIFACT * sector.artifact * harvests(table) / 8


def claim_worth(table: EclipseTable, seat: Seat, sector: int, priced: Prices, discs: int = 1) -> float:
    """What it brings to put a disc in a sector, the last of so many that leave the track."""
    here = table.map[sector]
    worth = face_worth(table, seat, table.faces[here.tile], priced)
    worth += pieces.MONOLITH_POINTS * here.monolith
    if here.discovery != NO_TILE and pieces.ANCIENT_SHIP not in here.ships:
        worth += DISCOVERY
    return worth - keeping_cost(table, seat, priced, discs)


def ring_worth(table: EclipseTable, seat: Seat, ring: int, priced: Prices) -> float:
    """What a sector of a ring is worth on average, as far as its tiles are not known."""
    shown = {table.faces[sector.tile] for sector in table.map}
    faces = [face for face in pieces.sector_cards(pieces.RINGS[ring]) if face not in shown]
    if not faces:
        return 0.0
    cost = keeping_cost(table, seat, priced, 2)
    kin = table.players[seat].species == "descendants_of_draco"
    total = 0.0
    for face in faces:
        sector = pieces.SECTORS[face]
        worth = face_worth(table, seat, face, priced) + DISCOVERY * sector.discovery - cost
        guarded = sector.ancients and not kin
        total += max(0.2, worth) * (GUARDED / sector.ancients if guarded else 1.0)
    return total / len(faces)


def zone_worths(
    table: EclipseTable, seat: Seat, zones: list[reach.Zone], priced: Prices
) -> dict[reach.Zone, float]:
    """What may be expected of empty places: their ring, and neighbours of one's own rather than strangers."""
    rings = {ring: ring_worth(table, seat, ring, priced) for ring in {reach.ring_of(zone) for zone in zones}}
    return {zone: rings[reach.ring_of(zone)] + _surroundings(table, seat, zone) for zone in zones}


def _surroundings(table: EclipseTable, seat: Seat, zone: reach.Zone) -> float:
    worth = 0.0
    for dq, dr in DIRECTIONS:
        other = table.at(zone[0] + dq, zone[1] + dr)
        if other != NOWHERE:
            disc = table.map[other].disc
            worth += 0.1 if disc == seat else -0.15 if disc != NOBODY else 0.0
    return worth


def explore_worth(table: EclipseTable, seat: Seat, priced: Prices) -> float:
    """An action of exploring: the best place, and a disc to claim it."""
    zones = reach.zones(table, seat)
    if not zones:
        return AGAINST
    best = max(zone_worths(table, seat, zones, priced).values())
    if not affordable(table, seat, 2):
        best = 0.2
    return best * sqrt(table.players[seat].row.explore) - action_cost(table, seat, priced)


@taste_for(PlaceSector)
def joined_to_the_own(table: EclipseTable, prompt: PlaceSector, options: list[str]) -> Scores:
    """Wormholes to the own sectors and to empty space, few to strangers; a useless sector is thrown away."""
    priced = prices(table, prompt.seat)
    return [_placing(table, prompt, said, priced) for said in options]


def _placing(table: EclipseTable, prompt: PlaceSector, said: str, priced: Prices) -> float:
    if said == "throw":
        return 0.0
    if said == "another":
        return 0.5 + ring_worth(table, prompt.seat, reach.ring_of((prompt.q, prompt.r)), priced)
    turn, tile = numbers_of(said)
    face = table.faces[tile]
    row = pieces.SECTORS[face]
    worth = face_worth(table, prompt.seat, face, priced) + DISCOVERY * row.discovery
    worth -= keeping_cost(table, prompt.seat, priced)
    kin = table.players[prompt.seat].species == "descendants_of_draco"
    if row.ancients and not kin:
        worth = GUARDED / row.ancients * max(0.0, worth)
    return max(0.1, worth) + _edges(table, prompt, pieces.turned(pieces.HOLES[face], turn))


def _edges(table: EclipseTable, prompt: PlaceSector, holes: int) -> float:
    worth = 0.0
    for direction, (dq, dr) in enumerate(DIRECTIONS):
        if not holes >> direction & 1:
            continue
        other = table.at(prompt.q + dq, prompt.r + dr)
        if other == NOWHERE:
            worth += HOLE_OPEN
        elif table.map[other].holes >> (direction + 3) % 6 & 1:
            disc = table.map[other].disc
            worth += HOLE_HOME if disc == prompt.seat else HOLE_STRANGER if disc != NOBODY else 0.0
    return worth


@taste_for(MayClaim)
def if_it_pays(table: EclipseTable, prompt: MayClaim, options: list[str]) -> Scores:
    """A sector is claimed if it brings more than its disc costs."""
    worth = claim_worth(table, prompt.seat, prompt.sector, prices(table, prompt.seat))
    return [worth if said == "claim" else 0.0 for said in options]


@taste_for(UseDiscovery)
def points_or_a_benefit(table: EclipseTable, prompt: UseDiscovery, options: list[str]) -> Scores:
    """Two points, unless the benefit will bring more before the end."""
    row = pieces.DISCOVERIES[table.faces[prompt.tile] - pieces.FIRST_DISCOVERY]
    benefit = _benefit(table, prompt.seat, row)
    return [benefit if said == "benefit" else float(pieces.DISCOVERY_POINTS) for said in options]


def _benefit(table: EclipseTable, seat: Seat, row: pieces.Discovery) -> float:
    priced = prices(table, seat)
    early = harvests(table) / 8
    if row.gain:
        resource = pieces.RESOURCES.index(row.id)
        return 0.0 if last_round(table) else row.gain * priced[resource] * (0.6 + 0.8 * early)
    if row.part:
        return ANCIENT_PART[row.part] * (0.4 + 0.8 * early)
    if row.id == "ancient_cruiser":
        return ship_worth(table, seat, pieces.CRUISER) * (0.6 + 0.8 * early)
    return max(tech_worth(table, seat, tech, priced) for tech in offers.cheapest(table, seat))


# --- influence


def waiting_people(table: EclipseTable, seat: Seat) -> int:
    """Squares that could be settled if there were colony ships."""
    return sum(len(offers.squares_open(table, seat, sector)) for sector in table.own(seat))


def refresh_worth(table: EclipseTable, seat: Seat) -> float:
    """What turned colony ships are good for in this round."""
    player = table.players[seat]
    needed = waiting_people(table, seat) - player.colony_ships
    turned = min(pieces.COLONY_SHIPS_TURNED, player.row.colony_ships - player.colony_ships, needed)
    return COLONY_SHIP * max(0, turned) * min(1.0, harvests(table) / 4)


def influence_worth(table: EclipseTable, seat: Seat, priced: Prices) -> float:
    """The two best sectors within reach, and colony ships."""
    places = reach.disc_targets(table, seat)
    worths = sorted((claim_worth(table, seat, place, priced, 2) for place in places), reverse=True)
    gains = [worths[0]] if worths else []
    if len(worths) > 1 and affordable(table, seat, 3):
        gains.append(worths[1] - 0.3)
    return (
        sum(max(0.0, gain) for gain in gains)
        + refresh_worth(table, seat)
        - action_cost(table, seat, priced)
        - 0.1
    )


def influencing(table: EclipseTable, prompt: Influence, said: str, priced: Prices) -> float:
    """A disc from the track to a good sector; what is held is kept."""
    if said == DONE:
        return 0.0
    if said == "refresh":
        return 0.2 + refresh_worth(table, prompt.seat)
    source = numbers_of(said)[0]
    if verb_of(said) == "from" and source == TRACK:
        places = reach.disc_targets(table, prompt.seat)
        return max(claim_worth(table, prompt.seat, place, priced) for place in places)
    return AGAINST


@taste_for(PlaceDisc)
def the_best_place(table: EclipseTable, prompt: PlaceDisc, options: list[str]) -> Scores:
    priced = prices(table, prompt.seat)
    places = [numbers_of(said)[0] for said in options]
    return [0.0 if place == TRACK else claim_worth(table, prompt.seat, place, priced) for place in places]
