"""Chances of fleets, counted to the last digit."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from game.eclipse.odds.battle_odds import odds
from game.eclipse.odds.chain import Chain
from game.eclipse.odds.clash import Clash
from game.eclipse.odds.fleets import BEST, START, BattleProgress, Fleet, Odds
from game.eclipse.odds.targets import Crowded
from tests.support.eclipse.fleets import any_enemy, any_fleet

ANCIENT_SECTOR = {"id": "305", "at": [0, -3], "turn": 1}
UNLIMITED = 10**9


def wins(attacker: Fleet, defender: Fleet, moment: BattleProgress = START) -> float:
    return odds(attacker, defender, moment).attacker_wins


def exactly(number: Fraction | float) -> object:
    return pytest.approx(float(number), abs=1e-12)


def any_fleets(chance: Random) -> tuple[Fleet, Fleet]:
    """Two fleets with few enough states for a test."""
    while True:
        fleets = any_fleet(chance), any_enemy(chance)
        try:
            Clash(fleets, (BEST, BEST), START, limit=6_000)
        except Crowded:
            continue
        return fleets


def chain(attacker: Fleet, defender: Fleet, *aims: str) -> Odds:
    """Exact odds for given ways to aim."""
    return Chain(Clash((attacker, defender), aims, START, UNLIMITED)).followed().odds()
