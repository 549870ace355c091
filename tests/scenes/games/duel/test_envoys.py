"""Envoys lie in a column of their own, however many stand with one player."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scenes.games.duel import TABLE
from tests.scenes.games.duel.inspect.test_sections import watching
from tests.support.duel.envoys import ally, duel_at

ALL = ("cudgel", "chosen", "deuce")  # one of each group


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_envoys_cover_no_pile_and_each_can_be_touched(count: int, seat: int) -> None:
    view = duel_at("choose_plans", *(ally(envoy, seat) for envoy in ALL[:count])).table
    laid = TABLE.picture(view, watching(0))
    envoys = [placed.rect for placed in laid if placed.id.startswith("envoy:")]
    piles = [placed.rect for placed in laid if placed.id.startswith(("pile:", "tactic:", "rival_tactic:"))]
    assert len(envoys) == count
    assert all(rect.collidelist(piles) < 0 for rect in envoys)
    tops = sorted(rect.y for rect in envoys)
    assert all(above + 0.4 * envoys[0].height <= below for above, below in pairwise(tops))
