"""Fleets in Eclipse: whom to attack with what, if the odds say so; what to build, and where."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

import msgspec

from game.bots.eclipse.designs import chance, likely_foe, ship_strength, ship_worth
from game.bots.eclipse.economy import Prices, cube_worth, last_round
from game.bots.eclipse.sectors import claim_worth
from game.bots.eclipse.tastes import AGAINST, UNWISE
from game.core.table import NOBODY, Seat
from game.eclipse import offers, pieces, reach
from game.eclipse.odds.battle_odds import sector_odds
from game.eclipse.parts import Sector
from game.eclipse.pieces import party_of, ship_code, type_of
from game.eclipse.prompts import Move
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE, numbers_of, verb_of

LIMIT, BATTLES = 1500, 40  # how long the odds of a battle are thought about
FURTHEST = 4  # sectors away; beyond that nobody plans an attack
BEST_OF = (0.0, 2.1, 2.65, 2.95, 3.15, 3.3)  # reputation, by tiles drawn
TRAITOR = 5.0  # what it costs to attack a partner
RIVAL = 0.4  # of the points that somebody else loses
HELD = 0.5  # of what a sector is worth that its owner will want back
BOLD = 0.55  # nobody attacks with less hope, unless nothing can be lost


class Campaign(msgspec.Struct, frozen=True):
    """An attack: where, with which ships from where, and what it is expected to bring."""

    target: int
    worth: float
    ships: tuple[tuple[int, int], ...]  # sector and ship, in the order in which they go


class Squadron(NamedTuple):
    """A ship that may leave its sector."""

    sector: int
    ship: int
    movement: int
    strength: float


def distances(table: EclipseTable, seat: Seat, target: int) -> dict[int, int]:
    """How far each sector is from this one, and it from them, where nobody is in the way."""
    half = reach.bridges(table, seat)
    found = {target: 0}
    edge = [target]
    for far in range(1, FURTHEST + 1):
        further = []
        for here in edge:
            for there in table.neighbours(here, half=half):
                if there not in found:
                    found[there] = far
                    further.append(there)
        edge = [there for there in further if reach.passable(table, seat, there)]
    return found


def squadrons(table: EclipseTable, seat: Seat) -> list[Squadron]:
    """All ships that may leave their sectors, with no enemy beside them."""
    found: list[Squadron] = []
    foe = likely_foe(table, seat)
    for start in table.fleets(seat):
        if table.foes(seat, start) or table.pinned(seat, start):
            continue
        for code in table.map[start].ships:
            ship = type_of(code)
            movement = table.design(seat, ship).movement if party_of(code) == seat else 0
            if movement:
                found.append(Squadron(start, ship, movement, ship_strength(table, seat, ship, foe)))
    return found


def coming(
    ready: list[Squadron], ways: dict[int, dict[int, int]], target: int, moves: int
) -> tuple[tuple[int, int], ...]:
    """The strongest ships that can be there with so many moves."""
    ships = []
    for start, ship, movement, strength in ready:
        far = ways[start].get(target, 0)
        if far:
            needed = ceil(far / movement)
            ships.append((strength / needed, needed, start, ship))
    chosen = []
    for _, needed, start, ship in sorted(ships, reverse=True):
        if needed <= moves:
            chosen.append((start, ship))
            moves -= needed
    return tuple(chosen)


def outcome(table: EclipseTable, seat: Seat, target: int, entering: list[int], priced: Prices) -> float:
    """What a seat may expect of a sector if these ships come there."""
    here = table.map[target]
    present = here.count(seat) + len(entering)
    if not present:
        return 0.0
    hope, reputation, losses = 1.0, 0.0, 0.0
    if table.foes(seat, target):
        forecast = sector_odds(
            table, target, [ship_code(seat, ship) for ship in entering], limit=LIMIT, battles=BATTLES
        )
        if forecast is None or seat not in (forecast.attacker, forecast.defender):
            return 0.0
        odds = forecast.odds
        attacking = forecast.attacker == seat
        hope = odds.attacker_wins if attacking else odds.defender_wins
        lost = odds.attacker_losses if attacking else odds.defender_losses
        losses = sum(
            count * ship_worth(table, seat, pieces.SHIPS.index(name)) for name, count in lost.items()
        )
        reputation = reputation_worth(table, seat, 1 + hope * _draws(table, here, seat))
        if hope < BOLD and not last_round(table):
            return hope - 1.5
    if last_round(table):
        losses = 0.0
    return reputation + hope * prize(table, seat, target, entering, priced) - losses


def _draws(table: EclipseTable, here: Sector, seat: Seat) -> int:
    """Reputation tiles for all enemies that are here."""
    friendly = table.friendly(seat)
    drawn = 0
    for ship in here.ships:
        party = party_of(ship)
        if party not in friendly:
            neutral = {pieces.ANCIENTS: pieces.ANCIENT_DRAWS, pieces.CENTER: pieces.CENTER_DRAWS}
            drawn += neutral.get(party) or pieces.DRAWS[type_of(ship)]
    return drawn


def reputation_worth(table: EclipseTable, seat: Seat, draws: float) -> float:
    """The best of so many tiles, or what it adds to a full track."""
    drawn = min(float(pieces.MOST_DRAWN), draws)
    low = int(drawn)
    high = min(low + 1, pieces.MOST_DRAWN)
    best = BEST_OF[low] + (drawn - low) * (BEST_OF[high] - BEST_OF[low])
    if table.reputation_room(seat) > 0:
        return best
    held = [tile_value(table, seat, tile) for tile in table.players[seat].reputation]
    return max(0.0, best - min(held, default=best)) * 0.8


def tile_value(table: EclipseTable, seat: Seat, tile: int) -> float:
    """The points of a reputation tile, as far as this seat knows it."""
    if not table.knows(seat, tile):
        return BEST_OF[1]
    return float(table.faces[tile] - pieces.FIRST_REPUTATION + 1)


def prize(table: EclipseTable, seat: Seat, target: int, entering: list[int], priced: Prices) -> float:
    """What a sector brings to who has won it."""
    here = table.map[target]
    if here.disc == seat:
        return table.face(target).vp + 0.5 * here.cubes.bit_count()
    discovery = 2.0 if pieces.ANCIENT_SHIP in here.ships and here.discovery >= 0 else 0.0
    gain = max(0.0, claim_worth(table, seat, target, priced, 2) + discovery)
    if here.disc == NOBODY:
        return gain
    taken = _emptied(table, seat, target, entering)
    theirs = table.face(target).vp + pieces.MONOLITH_POINTS * here.monolith
    keeps = 1.0 if last_round(table) else HELD
    return taken * (gain * keeps + RIVAL * theirs)


def _emptied(table: EclipseTable, seat: Seat, target: int, entering: list[int]) -> float:
    """The chance to kill all people of a sector, about."""
    here = table.map[target]
    cubes = here.cubes.bit_count()
    helpless = table.players[here.disc].species == "planta"
    if not cubes or helpless or table.players[seat].has("neutron_bombs"):
        return 1.0
    ships = [*entering, *(type_of(ship) for ship in here.ships if party_of(ship) == seat)]
    points = 0.0
    for ship in ships:
        design = table.design(seat, ship)
        dice = sum(damage * count for damage, count in design.cannons)
        points += dice * chance(design.computer, 0)
    return min(1.0, points / cubes) ** 2


def targets(table: EclipseTable, seat: Seat) -> list[int]:
    """Sectors that are worth a flight: guarded, unclaimed, or somebody else's."""
    friends = table.players[seat].ambassadors
    return [
        number
        for number, here in enumerate(table.map)
        if (here.disc != seat or table.foes(seat, number)) and here.disc not in friends
    ]


def campaigns(table: EclipseTable, seat: Seat, moves: int, priced: Prices) -> list[Campaign]:
    """Every attack that could be made with so many moves, the best one first."""
    ready = squadrons(table, seat)
    if not ready:
        return []
    ways = {start: distances(table, seat, start) for start in dict.fromkeys(one.sector for one in ready)}
    found = []
    for target in targets(table, seat):
        ships = coming(ready, ways, target, moves)
        if not ships:
            continue
        if not table.foes(seat, target):
            ships = ships[:1] if table.map[target].disc == NOBODY else ships
        entering = [ship for _, ship in ships]
        worth = outcome(table, seat, target, entering, priced)
        if worth > 0:
            worth -= outcome(table, seat, target, [], priced)
        worth -= TRAITOR * len(reach.betrayed(table, seat, target))
        found.append(Campaign(target, worth, ships))
    return sorted(found, key=lambda campaign: -campaign.worth)


def moves_of(table: EclipseTable, seat: Seat) -> int:
    return 1 if table.players[seat].passed else table.players[seat].row.move


def fly_worth(table: EclipseTable, seat: Seat, priced: Prices) -> float:
    """The best attack within reach of one action."""
    found = campaigns(table, seat, moves_of(table, seat), priced)
    return found[0].worth if found else UNWISE


def flights_worth(table: EclipseTable, prompt: Move, options: list[str], priced: Prices) -> list[float]:
    """Ships of the best campaign fly towards its target; others stay."""
    found = campaigns(table, prompt.seat, prompt.left, priced)
    best = found[0] if found and found[0].worth > 0 else None
    ways = distances(table, prompt.seat, best.target) if best else {}
    return [_flight(table, prompt.seat, best, ways, said) for said in options]


def _flight(table: EclipseTable, seat: Seat, best: Campaign | None, ways: dict[int, int], said: str) -> float:
    if said == DONE:
        return 0.0
    if verb_of(said) != "move" or best is None:
        return UNWISE
    start, ship, there = numbers_of(said)
    near = ways.get(there, FURTHEST + 1)
    if (start, ship) not in best.ships or near >= ways[start]:
        return UNWISE
    if there != best.target and table.foes(seat, there):
        return UNWISE
    return best.worth - 0.5 * near + 0.1


# --- building


def build_worth(table: EclipseTable, seat: Seat, what: int, sector: int, priced: Prices) -> float:
    """What a ship or a structure in a sector is worth after its materials are paid."""
    cost = 0.0 if last_round(table) else offers.cost(table.players[seat], what) * priced[pieces.MATERIALS]
    if what == pieces.MONOLITH:
        return pieces.MONOLITH_POINTS - cost - _danger(table, seat, sector)
    if what == pieces.ORBITAL:
        best = max(cube_worth(table, seat, track, priced) for track in offers.ORBITAL_TRACKS)
        return best - cost
    return _ship_there(table, seat, what, sector) - cost


def _danger(table: EclipseTable, seat: Seat, sector: int) -> float:
    return 0.8 if table.foes(seat, sector) else 0.0


def _ship_there(table: EclipseTable, seat: Seat, ship: int, sector: int) -> float:
    worth = ship_worth(table, seat, ship)
    near = nearest(table, seat, sector)
    if ship == pieces.STARBASE:
        return worth * 0.5 * (near <= 1) - 0.3
    wanted = 1.0 if near <= 2 else 0.6
    return worth * wanted - 0.12 * near


def nearest(table: EclipseTable, seat: Seat, sector: int) -> int:
    """Sectors to the nearest enemy."""
    if table.foes(seat, sector):
        return 0
    half = reach.bridges(table, seat)
    found, edge = {sector}, [sector]
    for far in range(1, FURTHEST + 1):
        further = []
        for here in edge:
            for there in table.neighbours(here, half=half):
                if there not in found:
                    if table.foes(seat, there):
                        return far
                    found.add(there)
                    further.append(there)
        edge = further  # where no enemy is, nobody is in the way
    return FURTHEST


def construct_worth(
    table: EclipseTable, seat: Seat, priced: Prices, worth: Callable[..., float] = build_worth
) -> float:
    """The best things that one action can build."""
    places = offers.buildable(table, seat)
    if not places:
        return AGAINST
    player = table.players[seat]
    best = max((worth(table, seat, *place, priced), place[0]) for place in places)
    times = 1 if player.passed else player.row.build + player.has("nanorobots")
    affordable = player.storage[pieces.MATERIALS] // max(1, offers.cost(player, best[1]))
    return best[0] * min(times, affordable)
