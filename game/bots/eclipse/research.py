"""Research in Eclipse: what a technology is worth to a seat now."""

from __future__ import annotations

from game.bots.eclipse.designs import part_worth
from game.bots.eclipse.economy import (
    Prices,
    action_cost,
    cube_worth,
    harvests,
    home_discs,
    last_round,
    payments,
    upkeep_with,
)
from game.bots.eclipse.tastes import AGAINST
from game.core.table import Seat
from game.eclipse import offers, pieces
from game.eclipse.table import EclipseTable

PARTS_OF = {tech: tuple(part for part, of in enumerate(pieces.PART_TECHS) if of == tech)
            for tech in range(len(pieces.TECHS))}  # fmt: skip
DISCOUNT = 0.12  # points, for one science less at each later technology
ROW = 0.25  # a step towards the points at the end of a row
PER_ROUND = {"nanorobots": 0.18, "wormhole_generator": 0.1, "neutron_bombs": 0.08, "starbase": 0.05}
DISCS = {"advanced_robotics": 1, "quantum_grid": 2}
MONOLITH_PROFIT, ORBITAL_PROFIT = 1.6, 0.7
MOST_MONOLITHS = 5
PARTS = 1.6  # a part is useful again and again
EMPTY_SQUARE = 0.4  # an advanced square that may still be found


def tech_worth(table: EclipseTable, seat: Seat, tech: int, priced: Prices) -> float:
    """What a technology brings until the end, before it is paid for."""
    return _row_worth(table, seat, tech) + _effect(table, seat, tech, priced)


def net_worth(table: EclipseTable, seat: Seat, tech: int, priced: Prices) -> float:
    """After it is paid for; science that is left at the end is worth nothing."""
    last = 0.0 if table.round == pieces.ROUNDS else priced[pieces.SCIENCE]
    return tech_worth(table, seat, tech, priced) - table.price(seat, tech) * last


def _row_worth(table: EclipseTable, seat: Seat, tech: int) -> float:
    """The points and the discount of a longer row."""
    count = table.techs(seat, pieces.TECHS[tech].category)
    points = pieces.TECH_POINTS[count + 1] - pieces.TECH_POINTS[count]
    ahead = min(1.0, harvests(table) / 4)
    return points + ahead * (ROW + DISCOUNT * (pieces.DISCOUNT[count + 1] - pieces.DISCOUNT[count]))


def _effect(table: EclipseTable, seat: Seat, tech: int, priced: Prices) -> float:
    name = pieces.TECHS[tech].id
    if PARTS_OF[tech]:
        return 0.0 if last_round(table) else PARTS * part_worth(table, seat, PARTS_OF[tech])
    if name in pieces.ADVANCED_TECHS:
        return _squares_worth(table, seat, pieces.ADVANCED_TECHS.index(name), priced)
    if name in DISCS:
        return _discs_worth(table, seat, DISCS[name], priced)
    if name == "monolith":
        return MONOLITH_PROFIT * min(MOST_MONOLITHS, _materials(table, seat) // 10)
    if name == "orbital":
        return ORBITAL_PROFIT * min(3.0, harvests(table) / 2, _materials(table, seat) / 8)
    if name == "artifact_key":
        artifacts = sum(table.face(sector).artifact for sector in table.own(seat))
        return artifacts * pieces.ARTIFACT_GAIN * max(priced[1:]) * min(1.0, 0.4 + harvests(table))
    return PER_ROUND.get(name, 0.0) * harvests(table)


def _materials(table: EclipseTable, seat: Seat) -> float:
    """The materials of all coming rounds."""
    coming = table.income(seat, pieces.MATERIALS) * (pieces.ROUNDS - table.round)
    return table.players[seat].storage[pieces.MATERIALS] + coming


def _squares_worth(table: EclipseTable, seat: Seat, colour: int, priced: Prices) -> float:
    """Squares of this colour that wait in own sectors, and some that will be found."""
    waiting = 0
    for sector in table.own(seat):
        cubes = table.map[sector].cubes
        squares = enumerate(table.squares(sector))
        waiting += sum(
            square.advanced and square.colour == colour and not cubes >> number & 1
            for number, square in squares
        )
    worth = cube_worth(table, seat, colour, priced)
    return worth * (0.9 * min(3, waiting) + EMPTY_SQUARE * min(1.0, harvests(table) / 6))


def _discs_worth(table: EclipseTable, seat: Seat, discs: int, priced: Prices) -> float:
    """Every round's upkeep becomes cheaper, or one may do more."""
    usual = home_discs(table.players[seat]) - 4
    if last_round(table):
        return 0.0
    saved = upkeep_with(usual) - upkeep_with(usual + discs)
    return max(2, saved) * priced[pieces.MONEY] * (payments(table) - 0.5)


def research_worth(table: EclipseTable, seat: Seat, priced: Prices) -> float:
    """The best technology that can be paid now."""
    techs = offers.researchable(table, seat)
    if not techs:
        return AGAINST
    best = max(net_worth(table, seat, tech, priced) for tech in techs)
    return best - action_cost(table, seat, priced, spending=True)
