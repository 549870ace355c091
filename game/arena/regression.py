"""Logistic regression in plain Python: which weights make what was seen most likely."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from game.arena.ratings import solved

SHRINK = 1.0  # how much each weight is drawn to 0, in positions
STEPS, EXACT = 30, 1e-9
SURE = 1e-3  # no chance is taken to be nearer to 0 or 1


class Weights(NamedTuple):
    """What each number counts, and what is added."""

    constant: float
    each: list[float]


def chance(weights: Weights, numbers: Sequence[float]) -> float:
    """How likely a victory is."""
    total = weights.constant + sum(weight * n for weight, n in zip(weights.each, numbers, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def fitted(rows: Sequence[Sequence[float]], won: Sequence[float]) -> Weights:
    """Newton's way, on numbers that are brought to the same size; ``won`` is 1, 0 or a part of a victory."""
    columns = list(zip(*rows, strict=True))
    means = [sum(column) / len(column) for column in columns]
    spreads = [_spread(column, mean) for column, mean in zip(columns, means, strict=True)]
    sizes = list(zip(means, spreads, strict=True))
    scaled = [[1.0, *((n - mean) / by for n, (mean, by) in zip(row, sizes, strict=True))] for row in rows]
    found = [0.0] * (len(columns) + 1)
    for _ in range(STEPS):
        step = _step(scaled, won, found)
        found = [old + new for old, new in zip(found, step, strict=True)]
        if max(map(abs, step)) < EXACT:
            break
    each = [weight / spread for weight, spread in zip(found[1:], spreads, strict=True)]
    return Weights(found[0] - sum(weight * mean for weight, mean in zip(each, means, strict=True)), each)


def _spread(column: Sequence[float], mean: float) -> float:
    """The standard deviation; 1 where all numbers are the same."""
    return sqrt(sum((n - mean) ** 2 for n in column) / len(column)) or 1.0


def _step(rows: Sequence[Sequence[float]], won: Sequence[float], weights: list[float]) -> list[float]:
    """Where the likelihood is larger."""
    size = len(weights)
    slope = [0.0, *(-SHRINK * weight for weight in weights[1:])]
    curve = [[SHRINK * (one == other > 0) for other in range(size)] for one in range(size)]
    for row, result in zip(rows, won, strict=True):
        said = chance(Weights(0.0, weights), row)
        missing, doubt = result - said, said * (1 - said)
        for one, number in enumerate(row):
            slope[one] += missing * number
            if number:
                line, part = curve[one], doubt * number
                for other in range(one + 1):
                    line[other] += part * row[other]
    for one in range(size):
        for other in range(one):
            curve[other][one] = curve[one][other]
    return solved(curve, slope)


def log_loss(said: Sequence[float], won: Sequence[float]) -> float:
    """How surprising what happened was on average; less is better."""
    total = 0.0
    for stated, result in zip(said, won, strict=True):
        held = min(1 - SURE, max(SURE, stated))
        total -= result * log(held) + (1 - result) * log(1 - held)
    return total / len(won)
