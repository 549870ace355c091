"""What captains of Firestorm no longer do: how often each blunder is made in whole matches.

Measured with these seeds before they were mended: docs/bots, "Captain's blunders".
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.support.blunders import Choice, Rates, blunders, choices
from tests.support.firestorm.blunders import Judge

DECKS = ("starter_lft", "starter_forum_raglund", "starter_kristallimperium", "starter_galactic_guardians")


def matches(seeds: range) -> Iterator[Iterator[Choice]]:
    """Captains with every deck against every deck; who begins changes."""
    pairs = list(product(DECKS, DECKS))
    for seed in seeds:
        options: dict[str, Any] = {"decks": list(pairs[seed % len(pairs)]), "first": seed // len(pairs) % 2}
        yield choices("firestorm", seed, ["captain", "captain"], options)


def laid_out_well(rates: Rates) -> None:
    """Before, no ship was ever loaded, and every ship flew by itself."""
    assert rates.chances["unladen"]
    assert rates.rate("unladen") <= 0.1, rates
    assert rates.rate("each for itself") < 1, rates


def test_ships_are_loaded_where_nobody_can_block_and_fly_together_where_everybody_can() -> None:
    laid_out_well(blunders(Judge, matches(range(6, 10))))


@pytest.mark.slow
def test_that_holds_in_a_hundred_matches() -> None:
    laid_out_well(blunders(Judge, matches(range(100))))
