"""Turns in Eclipse: which action is worth its disc, and what is done besides."""

from __future__ import annotations

from game.bots.eclipse.designs import LEAST_GAIN, upgrade_worth, upgrading
from game.bots.eclipse.diplomacy import relation_worth
from game.bots.eclipse.economy import Prices, action_cost, balance, cube_worth, last_round, prices
from game.bots.eclipse.fleets import build_worth, construct_worth, flights_worth, fly_worth
from game.bots.eclipse.research import net_worth, research_worth, tech_worth
from game.bots.eclipse.sectors import explore_worth, influence_worth, influencing, zone_worths
from game.bots.eclipse.stakes import last_ship, last_upgrade
from game.bots.eclipse.tastes import AGAINST, UNWISE, Scores, taste_for
from game.bots.eclipse.trading import another_action, trade_worths
from game.core.table import Seat
from game.eclipse import pieces
from game.eclipse.battle_prompts import MayPropose, SettleNow
from game.eclipse.prompts import (
    ACTIONS,
    Build,
    ChooseTech,
    ChooseZone,
    EndTurn,
    Influence,
    Move,
    TakeTurn,
    Upgrade,
)
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE, GIVE_UP, PASS, numbers_of, verb_of

AT_ONCE = 4.0  # people settle before anything else is done
AT_ANY_TIME = ("settle", "trade", "propose")


def at_any_time(table: EclipseTable, seat: Seat, said: str, priced: Prices) -> float:
    """What may be done at any time: settle at once, make friends, trade only for a purpose."""
    verb = verb_of(said)
    if verb == "settle":
        return AT_ONCE + cube_worth(table, seat, numbers_of(said)[2], priced)
    if verb == "propose":
        return AT_ONCE + relation_worth(table, seat) if relation_worth(table, seat) > 0 else UNWISE
    return AGAINST


@taste_for(TakeTurn)
def what_pays(table: EclipseTable, prompt: TakeTurn, options: list[str]) -> Scores:
    """The action that brings more points than its disc costs, else a pass."""
    seat = prompt.seat
    priced = prices(table, seat)
    trades = trade_worths(table, seat, priced)
    scores = [trades[said] if said in trades else _turn(table, seat, said, priced) for said in options]
    if max(scores) > 0 or not balance(table, seat, 1) < 0:
        return scores
    trades = another_action(table, seat, priced, lambda then: best_action(then, seat))
    return [max(score, trades.get(said, score)) for said, score in zip(options, scores, strict=True)]


def best_action(table: EclipseTable, seat: Seat) -> float:
    """What the best of all actions brings."""
    priced = prices(table, seat)
    return max(
        action_worth(table, seat, action, priced) for action, able in ACTIONS.items() if able(table, seat)
    )


def _turn(table: EclipseTable, seat: Seat, said: str, priced: Prices) -> float:
    if said == PASS:
        return 0.0
    if said == GIVE_UP:
        return AGAINST
    if verb_of(said) in AT_ANY_TIME:
        return at_any_time(table, seat, said, priced)
    return action_worth(table, seat, said, priced)


def action_worth(table: EclipseTable, seat: Seat, action: str, priced: Prices) -> float:
    """What an action brings, its disc included."""
    if action == "explore":
        return explore_worth(table, seat, priced)
    if action == "influence":
        return influence_worth(table, seat, priced)
    if action == "research":
        return research_worth(table, seat, priced)
    cost = action_cost(table, seat, priced, spending=action == "construct")
    if action == "upgrade":
        takes = 1 if table.players[seat].passed else table.players[seat].row.upgrade
        if last_round(table):
            return last_upgrade(table, seat, takes, priced) - cost - LEAST_GAIN
        return upgrade_worth(table, seat, takes) - cost - LEAST_GAIN
    if action == "construct":
        return construct_worth(table, seat, priced, building) - cost
    return fly_worth(table, seat, priced) - cost


def building(table: EclipseTable, seat: Seat, what: int, sector: int, priced: Prices) -> float:
    """What a ship or structure is worth; at the end a ship is worth what its battle is."""
    if what <= pieces.STARBASE and last_round(table):
        return last_ship(table, seat, what, sector, priced)
    return build_worth(table, seat, what, sector, priced)


@taste_for(EndTurn, SettleNow, MayPropose)
def settle_and_make_friends(table: EclipseTable, prompt: EndTurn, options: list[str]) -> Scores:
    priced = prices(table, prompt.seat)
    return [0.0 if said == DONE else at_any_time(table, prompt.seat, said, priced) for said in options]


@taste_for(ChooseZone)
def the_best_neighbourhood(table: EclipseTable, prompt: ChooseZone, options: list[str]) -> Scores:
    priced = prices(table, prompt.seat)
    named = [_zone(said) for said in options if verb_of(said) == "zone"]
    worths = zone_worths(table, prompt.seat, named, priced)
    return [
        worths[_zone(said)]
        if verb_of(said) == "zone"
        else 0.1
        if said == DONE
        else at_any_time(table, prompt.seat, said, priced)
        for said in options
    ]


def _zone(said: str) -> tuple[int, int]:
    q, r = numbers_of(said)
    return q, r


@taste_for(ChooseTech)
def the_best_technology(table: EclipseTable, prompt: ChooseTech, options: list[str]) -> Scores:
    priced = prices(table, prompt.seat)
    worth = tech_worth if prompt.gift else net_worth
    return [
        worth(table, prompt.seat, numbers_of(said)[0], priced)
        if verb_of(said) == "tech"
        else 0.0
        if said == DONE
        else at_any_time(table, prompt.seat, said, priced)
        for said in options
    ]


@taste_for(Influence)
def discs_where_they_pay(table: EclipseTable, prompt: Influence, options: list[str]) -> Scores:
    priced = prices(table, prompt.seat)
    return [
        at_any_time(table, prompt.seat, said, priced)
        if verb_of(said) in AT_ANY_TIME
        else influencing(table, prompt, said, priced)
        for said in options
    ]


@taste_for(Upgrade)
def stronger_ships(table: EclipseTable, prompt: Upgrade, options: list[str]) -> Scores:
    scores = upgrading(table, prompt, options)
    return _with_asides(table, prompt.seat, options, scores)


@taste_for(Build)
def what_materials_allow(table: EclipseTable, prompt: Build, options: list[str]) -> Scores:
    priced = prices(table, prompt.seat)
    scores = []
    for said in options:
        if verb_of(said) == "build":
            what, sector = numbers_of(said)
            scores.append(building(table, prompt.seat, what, sector, priced))
        else:
            scores.append(0.0)
    return _with_asides(table, prompt.seat, options, scores)


@taste_for(Move)
def towards_the_target(table: EclipseTable, prompt: Move, options: list[str]) -> Scores:
    scores = flights_worth(table, prompt, options, prices(table, prompt.seat))
    return _with_asides(table, prompt.seat, options, scores)


def _with_asides(table: EclipseTable, seat: Seat, options: list[str], scores: Scores) -> Scores:
    priced = prices(table, seat)
    return [
        at_any_time(table, seat, said, priced) if verb_of(said) in AT_ANY_TIME else score
        for said, score in zip(options, scores, strict=True)
    ]
