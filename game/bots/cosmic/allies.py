"""Friends in Cosmic Encounter: whom bots invite, and which side they join."""

from __future__ import annotations

from game.bots.cosmic.fights import Sight
from game.bots.cosmic.ships import least_missed
from game.bots.cosmic.tastes import KEEN, Scores, taste_for
from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic.parts import DEFENSE
from game.cosmic.prompts import InviteAlly, JoinSide
from game.cosmic.table import CosmicTable

USUAL = 3  # ships that an ally sends
WELCOME = 0.3  # a guest may always decline; to be asked costs nothing
LEAST_SHIP = 0.5  # of what is lost with the ship that is missed least; it may come back
SHY = 0.2  # ships that stay at home are safe


def ships_to_send(table: CosmicTable, seat: Seat) -> int:
    """As many as most people send, if there are so many."""
    most = min(USUAL, table.at.limits[seat])
    return min(most, sum(planet.ships[seat] for planet in table.planets))


@taste_for(InviteAlly)
def friends_not_leaders(table: CosmicTable, prompt: InviteAlly, options: list[int]) -> Scores:
    """Whose help brings more than their share of the victory takes away."""
    sight = Sight(table, prompt.seat)
    alone = sight.expectation()
    scores = []
    for guest in options:
        if guest == NONE:
            scores.append(0.0)
            continue
        joined = sight.expectation((guest, prompt.side, ships_to_send(table, guest)))
        scores.append(KEEN * (joined - alone) + WELCOME + 0.5 * (prompt.side == DEFENSE))
    return scores


@taste_for(JoinSide)
def the_better_side(table: CosmicTable, prompt: JoinSide, options: list[int]) -> Scores:
    """The side that does oneself most good, less the ship that it takes; never the victory of another."""
    seat = prompt.seat
    price = LEAST_SHIP * least_missed(table, seat)
    ships = ships_to_send(table, seat)
    sight = Sight(table, seat)
    out = sight.expectation()
    return [
        SHY if side == NONE else KEEN * (sight.expectation((seat, side, ships)) - out) - price
        for side in options
    ]


def best_side(table: CosmicTable, seat: Seat) -> float:
    """How much the better of the two sides appeals to a guest who may choose."""
    scores = the_better_side(table, JoinSide(seat), [0, 1])
    return max(scores)
