"""What captains of Eclipse no longer do: how often each blunder is made in whole matches.

Measured before they were mended: docs/bots, "Captain's blunders".
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.blunders import Choice, Rates, blunders, choices
from tests.support.eclipse.blunders import Judge


def matches(seeds: range) -> Iterator[Iterator[Choice]]:
    for seed in seeds:
        yield choices("eclipse", seed, ["captain"] * 3, {"species": "random"})


def seldom(rates: Rates) -> None:
    """Before: 10, 33 and 22 of a hundred."""
    assert rates.rate("useless late technology") <= 0.06, rates
    assert rates.rate("armed in vain at the end") <= 0.2, rates
    assert rates.rate("hoarded") <= 0.16, rates


def test_late_technology_is_used_ships_meet_an_enemy_and_nobody_starves_beside_a_full_store() -> None:
    seldom(blunders(Judge, matches(range(100, 106))))


@pytest.mark.slow
def test_that_holds_in_sixty_matches() -> None:
    seldom(blunders(Judge, matches(range(100, 160))))
