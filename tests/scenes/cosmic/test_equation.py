"""The equation of a reveal adds up to what the rules compare."""

from __future__ import annotations

import pytest

from game.cosmic import totals
from scenes.cosmic.looks.equation import compared, sides
from scenes.cosmic.table import equation, in_arena
from tests.scenes.cosmic.matches import COLOURS, NAMES, played, watching


@pytest.mark.parametrize("seed", range(16))
def test_the_terms_of_each_side_add_up_to_its_total(seed: int) -> None:
    seats = 3 + seed % 3
    for match in played(seed, seats, {"technology": seed % 2 == 0}):
        if not compared(match.table):
            continue
        both = sides(match.table, COLOURS[:seats], NAMES[:seats], "en")
        assert both is not None
        assert [side.total for side in both] == [totals.total(match.table, side) for side in (0, 1)]
        assert all(sum(term.amount for term in side.terms) == side.total for side in both)


def test_the_equation_is_there_as_soon_as_two_attacks_lie_open_and_not_before() -> None:
    seen = 0
    for match in played(3, most=900):
        at = match.table.encounter
        look = equation(match.table, watching())
        assert (look is not None) == (at is not None and compared(match.table))
        seen += look is not None and in_arena(match.table)
    assert seen
