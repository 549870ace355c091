"""Scenarios: any position of a match can be told, and goes on as the match did."""

import random

import pytest

import game
from game.core.history import Beginning
from game.core.match import Match
from game.duel import GAME
from game.duel.scenario import arrange
from tests.support.duel.positions import described, phase_starts, told


@pytest.mark.parametrize("seed", range(8))
def test_any_position_of_a_match_can_be_told_as_a_scenario(seed: int) -> None:
    """The table at the start of every phase, told in words and arranged, is the same up to card ids."""
    for table in phase_starts(seed, aliens=("random", "dealt", "free")[seed % 3]):
        assert described(arrange(told(table))) == described(table)


@pytest.mark.parametrize("seed", range(100, 106))
def test_a_match_from_a_scenario_goes_on_as_the_match_it_tells(seed: int) -> None:
    """With the generator told as well, the same choices lead to the same positions."""
    dice = random.Random(seed)
    for start in dice.sample(phase_starts(seed), 5):
        first = Match(GAME, GAME.copy(start), Beginning(0, {}))
        second = game.scenario("duel", told(start))
        for _ in range(40):
            assert described(first.table) == described(second.table)
            if not first.waiting():
                break
            asked, again = first.waiting()[0], second.waiting()[0]
            assert (asked.seat, type(asked)) == (again.seat, type(again))
            options = asked.options(first.table)
            choice = dice.randrange(len(options))
            first.answer(asked.seat, options[choice])
            second.answer(again.seat, again.options(second.table)[choice])
