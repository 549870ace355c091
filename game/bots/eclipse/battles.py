"""Battles in Eclipse: fire or flee, whom to shoot, which reputation to keep."""

from __future__ import annotations

from game.bots.eclipse.designs import ship_worth
from game.bots.eclipse.economy import last_round
from game.bots.eclipse.fleets import BATTLES, LIMIT, reputation_worth, tile_value
from game.bots.eclipse.tastes import Scores, taste_for
from game.core.table import Seat
from game.eclipse.battle_prompts import (
    ActFirst,
    AssignDie,
    FireOrRetreat,
    KeepReputation,
    KillCube,
    MayBombard,
    ReturnReputation,
)
from game.eclipse.designs import Design
from game.eclipse.odds.battle_odds import battle_odds
from game.eclipse.pieces import type_of
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of

STAKES = 4.0  # what a battle is usually fought for


@taste_for(FireOrRetreat)
def while_there_is_hope(table: EclipseTable, prompt: FireOrRetreat, options: list[str]) -> Scores:
    """Ships flee from a lost battle, but not in the last round: then they fight for reputation."""
    if len(options) == 1 or prompt.must:
        return [0.0] * len(options)
    hope = _hope(table, prompt.seat)
    assert table.battle is not None
    ships = table.map[table.battle.sector].ships.count(prompt.ship)
    worth = ships * ship_worth(table, prompt.seat, type_of(prompt.ship))
    saved = 0.0 if last_round(table) else (1 - hope) * worth
    fight = hope * STAKES + reputation_worth(table, prompt.seat, 1)  # a tile for who stays to the end
    return [fight if said == "fire" else saved for said in options]


def _hope(table: EclipseTable, seat: Seat) -> float:
    """The chance to win the battle under way."""
    odds = battle_odds(table, limit=LIMIT, battles=BATTLES)
    assert table.battle is not None
    return odds.attacker_wins if table.battle.attacker == seat else odds.defender_wins


def menace(design: Design) -> float:
    """What a ship does in a round if it is left alone."""
    dice = sum(damage * count for damage, count in design.cannons)
    return dice * (1 + design.computer)


@taste_for(AssignDie)
def destroy_the_dangerous(table: EclipseTable, prompt: AssignDie, options: list[str]) -> Scores:
    """A ship that the die destroys, the most dangerous one; else one that is nearly destroyed."""
    scores = []
    for said in options:
        ship, damage = numbers_of(said)
        design = table.party_design(ship)
        left = design.hull + 1 - damage - prompt.die.damage
        danger = 0.5 * menace(design) / (1 + max(0, left))
        scores.append(danger + (3.0 if left <= 0 else 0.0) - 0.2 * abs(left))
    return scores


@taste_for(ActFirst)
def the_best_gunners(table: EclipseTable, prompt: ActFirst, options: list[str]) -> Scores:
    return [0.5 * menace(table.party_design(numbers_of(said)[0])) for said in options]


@taste_for(MayBombard)
def take_it(table: EclipseTable, prompt: MayBombard, options: list[str]) -> Scores:
    """Whoever has won a sector wants to hold it."""
    return [3.0 if said == "attack" else 0.0 for said in options]


@taste_for(KillCube)
def the_first_square(table: EclipseTable, prompt: KillCube, options: list[str]) -> Scores:
    """Advanced squares first: their owner settles them last."""
    squares = table.squares(prompt.sector)
    numbers = [numbers_of(said)[1] for said in options]
    return [0.5 * (number < len(squares) and squares[number].advanced) for number in numbers]


@taste_for(KeepReputation)
def the_highest(table: EclipseTable, prompt: KeepReputation, options: list[str]) -> Scores:
    return [2 * tile_value(table, prompt.seat, numbers_of(said)[0]) for said in options]


@taste_for(ReturnReputation)
def the_lowest(table: EclipseTable, prompt: ReturnReputation, options: list[str]) -> Scores:
    return [-2 * tile_value(table, prompt.seat, numbers_of(said)[0]) for said in options]
