"""The matches for which the laws of all games are asked, and at which of their decisions."""

from __future__ import annotations

from typing import Any

import pytest

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
