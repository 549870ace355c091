"""Trading in Eclipse: only for something that lacks a little, and only what is not needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy

from game.bots.eclipse.economy import Prices, action_cost, balance, last_round
from game.bots.eclipse.fleets import build_worth
from game.bots.eclipse.research import net_worth
from game.bots.eclipse.tastes import AGAINST
from game.core.table import Seat
from game.eclipse import offers, pieces
from game.eclipse.table import EclipseTable

Wish = tuple[int, int, float]  # a resource, how much of it is missing, and what it would bring
LEFT_OVER = 0.3  # of its price, for what hardly anything can be done with any more
FURTHEST = 4  # more than this is never traded for


def wishes(table: EclipseTable, seat: Seat, priced: Prices) -> Iterator[Wish]:
    """Technologies and monoliths that could be had after a trade or two."""
    player = table.players[seat]
    for tech in offers.researchable(table, seat, traded=True):
        missing = table.price(seat, tech) - player.storage[pieces.SCIENCE]
        if 0 < missing <= FURTHEST:
            yield pieces.SCIENCE, missing, net_worth(table, seat, tech, priced)
    missing = player.row.monolith - player.storage[pieces.MATERIALS]
    if not player.has("monolith") or not 0 < missing <= FURTHEST:
        return
    bare = [sector for sector in table.own(seat) if not table.map[sector].monolith]
    if bare:
        worths = [build_worth(table, seat, pieces.MONOLITH, sector, priced) for sector in bare]
        yield pieces.MATERIALS, missing, max(worths)


def trade_worths(table: EclipseTable, seat: Seat, priced: Prices) -> dict[str, float]:
    """How much each useful trade appeals before an action."""
    if table.round < pieces.ROUNDS - 2 or not offers.trades(table, seat) or table.players[seat].passed:
        return {}
    cost = action_cost(table, seat, priced, spending=True)
    found: dict[str, float] = {}
    for get, missing, worth in wishes(table, seat, priced):
        for give in range(len(pieces.RESOURCES)):
            if give == get:
                continue
            gain = worth - cost - _given_up(table, seat, give, missing, priced)
            said = f"trade {give} {get}"
            found[said] = max(gain, found.get(said, AGAINST))
    return found


def _given_up(table: EclipseTable, seat: Seat, give: int, missing: int, priced: Prices) -> float:
    """What the resources are worth that a trade would take."""
    player = table.players[seat]
    given = missing * player.row.trade
    spare = balance(table, seat, 1) if give == pieces.MONEY else player.storage[give]
    if min(spare, player.storage[give]) < given:
        return -AGAINST
    return given * priced[give] * (LEFT_OVER if last_round(table) else 1.0)


def another_action(
    table: EclipseTable, seat: Seat, priced: Prices, best: Callable[[EclipseTable], float]
) -> dict[str, float]:
    """How much it appeals to trade for the upkeep of one more action; ``best`` tells what that brings."""
    player = table.players[seat]
    missing = -balance(table, seat, 1)
    if player.passed or not player.discs or missing <= 0 or last_round(table):
        return {}
    found: dict[str, float] = {}
    for give in (pieces.SCIENCE, pieces.MATERIALS):
        given = missing * player.row.trade
        if player.storage[give] >= given:
            gain = best(paid(table, seat, give, missing)) - given * priced[give]
            found[f"trade {give} {pieces.MONEY}"] = gain if gain > 0 else AGAINST
    return found


def paid(table: EclipseTable, seat: Seat, give: int, money: int) -> EclipseTable:
    """A table after so much has been traded for money; the old one stays as it is."""
    then = copy(table)
    then.players = table.players.copy()
    then.players[seat] = player = copy(table.players[seat])
    player.storage = player.storage.copy()
    player.storage[give] -= money * player.row.trade
    player.storage[pieces.MONEY] += money
    return then
