"""Shares and ratings: known results, and intervals that hold the truth as often as they say."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from game.arena.estimates import PerDeal, effective, quantile, share
from game.arena.ratings import RatedMatch, ratings

WIN, LOSS, DRAW = (
    RatedMatch((1, 1), (1.0, 0.0)),
    RatedMatch((1, 1), (0.0, 1.0)),
    RatedMatch((1, 1), (0.5, 0.5)),
)


def test_quantiles_are_those_of_the_tables() -> None:
    for deals, known in ((2, 12.706), (3, 4.303), (6, 2.571), (11, 2.228), (31, 2.042), (1001, 1.962)):
        assert quantile(deals) == pytest.approx(known, abs=0.03)


def test_a_share_counts_deals_not_matches() -> None:
    """Twice the same in each deal is no surer than once."""
    dice = Random(1)
    once = [PerDeal(float(dice.random() < 0.6), 1) for _ in range(200)]
    twice = [PerDeal(2 * deal.wins, 2) for deal in once]
    assert share(twice).low == pytest.approx(share(once).low)
    assert share(twice).matches == 2 * share(once).matches == 400


def test_matches_that_go_against_each_other_make_a_share_surer() -> None:
    """If the deal decides and seats are swapped, each pair comes out even."""
    dice = Random(2)
    swapped = [PerDeal(1.0 if dice.random() < 0.8 else 2.0 * (dice.random() < 0.5), 2) for _ in range(100)]
    apart = [PerDeal(float(dice.random() < 0.5), 1) for _ in range(200)]
    wide, narrow = share(apart), share(swapped)
    assert narrow.high - narrow.low < 0.75 * (wide.high - wide.low)
    assert effective(swapped, narrow.value, 200) > 400


def test_who_has_won_everything_may_still_lose() -> None:
    found = share([PerDeal(2.0, 2)] * 20)
    assert found.value == 1.0
    assert found.high == pytest.approx(1.0)
    assert 0.7 < found.low < 0.9


def test_intervals_hold_the_truth() -> None:
    """In 95 of 100 arenas; deals make matches resemble each other."""
    dice, held = Random(3), 0
    for _ in range(400):
        deals = []
        for _ in range(30):
            luck = dice.choice((0.45, 0.85))
            deals.append(PerDeal(float(sum(dice.random() < luck for _ in range(2))), 2))
        held += share(deals).holds(0.65)
    assert 0.92 <= held / 400 <= 0.985


def test_a_rating_of_two_follows_from_their_share() -> None:
    """Three of four won are 191 points; half a match won and lost against the average pulls a little."""
    deals = [[WIN, WIN] for _ in range(300)] + [[WIN, LOSS] for _ in range(300)]
    one, other = ratings(deals, 2)
    assert one.value - other.value == pytest.approx(400 * log10(3), abs=0.5)
    assert one.value == pytest.approx(-other.value)
    assert one.low < one.value < one.high


def test_who_wins_everything_has_a_rating_with_an_end() -> None:
    one, other = ratings([[WIN, WIN]] * 50, 2)
    assert 400 < one.value - other.value < 2000
    assert one.low > other.high


def test_pairs_that_come_out_even_make_ratings_surer() -> None:
    paired = ratings([[WIN, LOSS]] * 95 + [[WIN, WIN]] * 5, 2)[0]
    apart = ratings([[WIN]] * 105 + [[LOSS]] * 95, 2)[0]
    assert paired.high - paired.low < 0.5 * (apart.high - apart.low)


def test_ratings_of_more_than_two_sides() -> None:
    """Of strengths 2, 1 and 1 the first wins half of the matches: 120 points above the others."""
    alone = [
        RatedMatch((1, 1, 1), wins) for wins in ((1.0, 0.0, 0.0),) * 2 + ((0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    ]
    found = ratings([alone] * 300, 3)
    assert found[0].value - found[1].value == pytest.approx(400 * log10(2), abs=0.5)
    assert found[1].value == pytest.approx(found[2].value)
    # One among three others who are all the same: even is a quarter.
    among = [RatedMatch((1, 3), (1.0, 0.0)), *[RatedMatch((1, 3), (0.0, 1.0))] * 3]
    assert ratings([among] * 300, 2)[0].value == pytest.approx(0.0, abs=0.5)


def test_ratings_hold_the_truth() -> None:
    dice, held = Random(4), 0
    for _ in range(300):
        luck = [dice.choice((0.5, 0.9)) for _ in range(40)]
        deals = [[WIN if dice.random() < chance else LOSS for _ in range(2)] for chance in luck]
        one, other = ratings(deals, 2)
        held += one.low - other.low <= 400 * log10(0.7 / 0.3) <= one.high - other.high or one.holds(
            200 * log10(0.7 / 0.3)
        )
    assert 0.92 <= held / 300 <= 0.985
