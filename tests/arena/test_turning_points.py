"""Where a match has turned, by the weights that every game ships with."""

from __future__ import annotations

from itertools import pairwise

import pytest

import game
from game.arena.turning_points import APART, LEAST, MOST, chances, turning_points
from tests.support.random_matches import Case, played


@pytest.mark.parametrize("name", game.GAMES)
def test_the_largest_swings_are_named_in_order(name: str) -> None:
    seats = game.find(name).seats[0]
    tables = []
    for number, (match, _) in enumerate(played(Case(name, seats, {}, 1), stride=3)):
        tables.append((number, match.game.copy(match.table)))
    *thoughts, found = turning_points(name, tables)
    assert found is not None
    assert not any(thoughts)
    assert len(found) <= MOST
    for point in found:
        before, after = (chances(name, tables[at][1])[point.seat] for at in (point.moment - 1, point.moment))
        assert (point.before, point.after) == (before, after)
        assert point.gain >= LEAST
    for one, other in pairwise(found):
        assert other.moment - one.moment > APART * len(tables) - 1


def test_a_match_that_has_not_begun_has_not_turned() -> None:
    *_, found = turning_points("duel", [])
    assert found == []
