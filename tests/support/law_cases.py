"""The matches for which the laws of all games are asked, and at which of their decisions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.match import Match
from game.core.table import Seat
from tests.support.random_matches import Case, cases

FEW = cases(2)
SOME = cases(5, first=100)
MANY = cases(25, first=1000)
slow = pytest.mark.slow


def sampled(some: list[Case]) -> list[Any]:
    """The few cases of the default run, and the many of the slow one."""
    return [*some, *(pytest.param(case, marks=slow) for case in MANY)]


def every(stride: int, case: Case) -> int:
    """At which decisions of a case a law is asked about: at every third of them in the default run."""
    return stride if case in MANY else 3 * stride


def is_imagined_from_the_view(match: Match[Any], seat: Seat, dice: Random) -> bool:
    """True if another table that looks the same to a seat gives it the same imagined world."""
    one, two = match.game.copy(match.table), match.game.copy(match.table)
    two.imagine_for(seat, dice.getrandbits(60))
    rng = dice.getrandbits(60)
    one.imagine_for(seat, rng)
    two.imagine_for(seat, rng)
    return bool(one == two)
