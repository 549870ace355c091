"""Elo ratings by maximum likelihood, for matches of any number of sides.

The side of an entrant wins in proportion to the entrant's strength (Bradley and Terry for two sides, Luce for
more). Everybody also won and lost half a match against an opponent of average strength, so that who has won
everything is not rated without end. Intervals are those of the curvature, corrected by how much the deals
differ (the "sandwich" of Huber and White, with a deal as the unit), at Student's 95 %.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from game.arena.estimates import Estimate, quantile

ELO = 400 / log(10)  # points of one natural unit: 400 points are ten wins to one
AGAINST_AVERAGE = 0.5  # matches won, and as many lost
STEPS, EXACT = 100, 1e-10
Matrix = list[list[float]]


class RatedMatch(NamedTuple):
    """A match: how many sides each entrant had, and its part of the victory."""

    sides: tuple[int, ...]  # by entrant
    wins: tuple[float, ...]


def ratings(deals: Sequence[Sequence[RatedMatch]], entrants: int) -> list[Estimate]:
    """The rating of each entrant above or below the average of all."""
    played = Counter(contest for deal in deals for contest in deal)
    strengths = _fitted(played, entrants)
    covariance = _sandwich(deals, played, strengths)
    reach = quantile(len(deals)) * ELO
    mean = sum(strengths) / entrants
    found = []
    for entrant, strength in enumerate(strengths):
        own = [(other == entrant) - 1 / entrants for other in range(entrants)]
        error = sqrt(max(0.0, _quadratic(covariance, own)))
        matches = sum(count for contest, count in played.items() if contest.sides[entrant])
        value = ELO * (strength - mean)
        found.append(Estimate(value, value - reach * error, value + reach * error, matches, len(deals)))
    return found


def _fitted(played: Counter[RatedMatch], entrants: int) -> list[float]:
    """Newton's way up the likelihood, which has one top."""
    strengths = [0.0] * entrants
    for _ in range(STEPS):
        slope, curve = _slope(played, strengths), _curve(played, strengths)
        step = solved(curve, slope)
        longest = max(map(abs, step))
        strengths = [
            old + new * min(1.0, 2.0 / max(longest, EXACT)) for old, new in zip(strengths, step, strict=True)
        ]
        if longest < EXACT:
            break
    return strengths


def _chances(contest: RatedMatch, strengths: Sequence[float]) -> list[float]:
    """How likely each entrant is to win."""
    weights = [sides * exp(strength) for sides, strength in zip(contest.sides, strengths, strict=True)]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _even(strength: float) -> float:
    return 1 / (1 + exp(-strength))


def _slope(played: Counter[RatedMatch], strengths: Sequence[float]) -> list[float]:
    slope = [AGAINST_AVERAGE * (1 - 2 * _even(strength)) for strength in strengths]
    for contest, count in played.items():
        for entrant, chance in enumerate(_chances(contest, strengths)):
            slope[entrant] += count * (contest.wins[entrant] - chance)
    return slope


def _curve(played: Counter[RatedMatch], strengths: Sequence[float]) -> Matrix:
    """How fast the slope falls."""
    size = len(strengths)
    curve = [[0.0] * size for _ in range(size)]
    for entrant, strength in enumerate(strengths):
        curve[entrant][entrant] = 2 * AGAINST_AVERAGE * _even(strength) * (1 - _even(strength))
    for contest, count in played.items():
        chances = _chances(contest, strengths)
        for one, chance in enumerate(chances):
            for other, another in enumerate(chances):
                curve[one][other] += count * chance * ((one == other) - another)
    return curve


def _sandwich(
    deals: Sequence[Sequence[RatedMatch]], played: Counter[RatedMatch], strengths: Sequence[float]
) -> Matrix:
    """How the strengths would vary with other deals."""
    size = len(strengths)
    chances = {contest: _chances(contest, strengths) for contest in played}
    spread = [[0.0] * size for _ in range(size)]
    for entrant, strength in enumerate(strengths):
        won, lost = AGAINST_AVERAGE * (1 - _even(strength)), AGAINST_AVERAGE * _even(strength)
        spread[entrant][entrant] = won * won + lost * lost
    scale = len(deals) / max(1, len(deals) - 1)
    for deal in deals:
        pull = [0.0] * size
        for contest in deal:
            for entrant, chance in enumerate(chances[contest]):
                pull[entrant] += contest.wins[entrant] - chance
        for one, own in enumerate(pull):
            for other, another in enumerate(pull):
                spread[one][other] += scale * own * another
    curve = _curve(played, strengths)
    columns = [solved(curve, [row[place] for row in spread]) for place in range(size)]
    # The curve is symmetric, so solving for the rows of what came out gives the other half.
    return [solved(curve, [columns[place][row] for place in range(size)]) for row in range(size)]


def _quadratic(matrix: Matrix, row: Sequence[float]) -> float:
    return sum(one * matrix[a][b] * other for a, one in enumerate(row) for b, other in enumerate(row))


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """What the matrix must be multiplied with; Gauss, the largest number of a column first."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place]
        for row in rows[place + 1 :]:
            factor = row[place] / pivot[place]
            if factor:
                for column in range(place, size + 1):
                    row[column] -= factor * pivot[column]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found
