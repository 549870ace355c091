"""What a side's total is: the card, the ships, and what was added."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.table import CosmicTable

PROMETHEUS = 3  # more than the ship it counts as


def strength(table: CosmicTable, seat: Seat) -> int:
    """What a seat's ships in the encounter count."""
    ships = table.ships_in_encounter(seat)
    return ships * table.at.worth[seat] + prometheus(table, seat)


def prometheus(table: CosmicTable, seat: Seat) -> int:
    """The Prometheus counts three more than another ship."""
    ship = table.prometheus
    if not ship or ship.seat != seat or table.at.sides[seat] < 0:
        return 0
    return PROMETHEUS if ship.place == table.place_in_encounter(seat) else 0


def added(table: CosmicTable, side: int) -> int:
    """Reinforcements and everything that powers and cards have added."""
    at = table.at
    terms = sum([term.amount for term in at.terms if term.side == side])
    return terms + sum([played.value for played in at.reinforcements if played.side == side])


def total(table: CosmicTable, side: int) -> int:
    """The side's total (p. 9), as multiplied by the Virus or counted by the Anti-Matter."""
    at = table.at
    main, allies, value = at.main(side), at.allies(side), at.values[side]
    sign, allied_sign = signs(table, main)
    own, allied = table.ships_in_encounter(main), sum([table.ships_in_encounter(ally) for ally in allies])
    more = added(table, side) + sign * _extra(table, main)
    more += allied_sign * sum([_extra(table, ally) for ally in allies])
    if at.times[side] == "own":
        return value * own + allied_sign * allied + more
    if at.times[side] == "all":
        return value * (own + allied) + more
    if at.times[side] == "allied":
        return value + sign * own * allied + more
    return value + sign * own + allied_sign * allied + more


def signs(table: CosmicTable, main: Seat) -> tuple[int, int]:
    """Whether a main player's own ships and its allies' ships are added, or subtracted by the Anti-Matter."""
    if table.at.low_wins < 0:
        return 1, 1
    return (-1 if main == table.at.low_wins else 1), -1


def _extra(table: CosmicTable, seat: Seat) -> int:
    """What ships are worth beyond their number is added, not multiplied (ruling 86)."""
    worth = table.at.worth[seat] - 1
    return (worth and worth * table.ships_in_encounter(seat)) + prometheus(table, seat)
