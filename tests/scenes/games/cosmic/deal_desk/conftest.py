"""No sand runs on from one deal to the next test."""

from __future__ import annotations

import pytest

from scenes.games.cosmic.deal_desk.sand_timer import SAND


@pytest.fixture(autouse=True)
def no_sand() -> None:
    SAND.turn_over(None, 0)
