"""Battles that are fought out agree with the odds that are counted."""

from __future__ import annotations

from random import Random

import pytest

from game.eclipse.battle_events import BattleEnded
from game.eclipse.odds.battle_odds import odds, sector_odds
from game.eclipse.odds.fleets import BEST, DANGER, START
from game.eclipse.odds.simulation import Simulation
from tests.support.eclipse.chances import ANCIENT_SECTOR, any_fleets, chain
from tests.support.eclipse.fleets import center, fleet, group
from tests.support.eclipse.rounds import eclipse

BATTLES = 500


class TestSimulation:
    def test_beyond_the_limit_battles_are_fought_and_it_says_so(self) -> None:
        exact = odds(fleet(group()), fleet(group()))
        fought = odds(fleet(group()), fleet(group()), limit=0, battles=2_000)
        assert (fought.exact, fought.best) == (False, False)
        assert fought.error == pytest.approx(0.0111, abs=0.0002)  # the root of 5/11 · 6/11 / 2000
        assert abs(fought.attacker_wins - exact.attacker_wins) < 4 * fought.error

    def test_between_the_two_limits_everybody_aims_at_danger(self) -> None:
        big = fleet(group(ships=8), group("cruiser", 4, hull=1), group("dreadnought", 2, hull=2))
        found = odds(big, big)
        assert (found.exact, found.best, found.error) == (True, False, 0)

    def test_it_is_the_same_again(self) -> None:
        big = fleet(group(ships=3, missiles=((2, 2),)), group("cruiser", 2, hull=1))
        fought = [Simulation((big, center()), START).odds(100) for _ in range(2)]
        assert fought[0] == fought[1]
        found = [chain(big, big, BEST, BEST) for _ in range(2)]
        assert found[0] == found[1]

    @pytest.mark.parametrize("seed", range(15))
    def test_battles_fought_agree_with_the_chain(self, seed: int) -> None:
        agree(seed)

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(15, 200))
    def test_two_hundred_of_them_agree(self, seed: int) -> None:
        agree(seed)

    @pytest.mark.parametrize("battles", [60, pytest.param(400, marks=pytest.mark.slow)])
    def test_the_rules_themselves_agree(self, battles: int) -> None:
        """Interceptors against the ancients of a sector, fought with the events of the game."""
        row = {**ANCIENT_SECTOR, "ships": [[0, "cruiser", "cruiser", "cruiser"]]}
        found = sector_odds(eclipse(sectors=[row]).table, eclipse(sectors=[row]).number("305"))
        assert found is not None
        won = 0
        for seed in range(battles):
            r = eclipse(phase="combat", sectors=[row], seed=seed)
            won += r.happened(BattleEnded)[0].winner == 0
        expected = found.odds.attacker_wins
        assert abs(won / battles - expected) < 4 * (expected * (1 - expected) / battles) ** 0.5


def agree(seed: int) -> None:
    """Chances and losses of a fought battle are near those of the chain, for the same way to aim."""
    attacker, defender = any_fleets(Random(1_000 + seed))
    exact = chain(attacker, defender, DANGER, DANGER)
    fought = Simulation((attacker, defender), START, seed).odds(BATTLES)
    chance = exact.attacker_wins
    spread = (chance * (1 - chance) / BATTLES) ** 0.5
    assert abs(fought.attacker_wins - chance) < 4.5 * spread + 1 / BATTLES
    for side, one, other in (
        (attacker, exact.attacker_losses, fought.attacker_losses),
        (defender, exact.defender_losses, fought.defender_losses),
    ):
        for ships in side.groups:
            spread = len(ships.damage) / 2 / BATTLES**0.5  # at most
            assert abs(one[ships.name] - other[ships.name]) < 4.5 * spread
