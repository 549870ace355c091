"""Whole matches of every game are played and drawn in windows of all sizes."""

from __future__ import annotations

import pytest

from scenes.games import PLAYABLE
from scenes.tools.shots_tables import PLAYERS, session_after
from tests.support.screen.played_by_hand import Lively
from tests.support.screen.robot import sit_down
from tests.support.screen.window_sizes import is_touch

SIZES = [(1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2048, 1536), (2736, 1824)]
SAMPLE = dict(zip(PLAYABLE, ((1366, 768), (1600, 900), (1920, 1080), (1366, 768)), strict=True))
ANSWERS = 12  # of a sample


def play(name: str, size: tuple[int, int], seed: int, answers: int = 10_000) -> Lively:
    """A person against novices, in German; every frame that the person looks at is drawn."""
    hands = "finger" if is_touch(size) else "mouse"
    seats = 2 + seed % (len(PLAYERS[name]) - 1) if name in ("eclipse", "firestorm") else 0
    session = session_after(name, seed, 0, seats)
    robot = Lively(sit_down(session, hands, "de", size), hands, seed)
    robot.play(answers, turns=30_000)
    return robot


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_match_is_played_and_drawn(name: str) -> None:
    robot = play(name, SAMPLE[name], 1, ANSWERS)
    assert len(robot.answered) >= ANSWERS


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PLAYABLE)
def test_any_match_is_played_and_drawn_at_every_size(name: str, size: tuple[int, int], seed: int) -> None:
    assert play(name, size, seed).answered
