"""Whole random matches in all modes with random legal decks: they end, and no card is lost on the way."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME
from game.firestorm.events.common import MatchWon
from game.firestorm.table import FirestormTable
from tests.support.counted_matches import counted

MATCHES = 10_000
SHARE = 100  # matches in one test
MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {"mode": "duel"}),
    (3, {"mode": "triangle"}),
    (4, {"mode": "cross"}),
    (4, {"mode": "pairs"}),
]
slow = pytest.mark.slow


def match_of(seed: int) -> Match[FirestormTable]:
    """All modes in turn; random decks, now and then small ones, stakes, and the four starter decks."""
    seats, mode = MODES[seed % len(MODES)]
    options = {**mode, "decks": "starters" if seed % 10 == 9 else "random", "friendly": seed % 7 == 3}
    options["stakes"] = seed % 5 == 2
    return Match(GAME, GAME.set_up(seed, seats, options), Beginning(seed, options))


def played(seed: int) -> Match[FirestormTable]:
    """A match to its end; cards are counted after each single event."""
    match, dice = match_of(seed), random.Random(f"firestorm {seed}")
    for _ in counted(match, dice, each_event=GAME.faults):
        pass
    return match


@pytest.mark.parametrize("seed", range(8))
def test_random_matches_end_with_all_their_cards(seed: int) -> None:
    match = played(seed)
    assert match.table.over
    assert match.table.winners
    assert [type(event) for event in match.play.events].count(MatchWon) == 1


@slow
@pytest.mark.parametrize("part", range(MATCHES // SHARE))
def test_ten_thousand_random_matches_end_with_all_their_cards(part: int) -> None:
    for seed in range(1000 + part * SHARE, 1000 + (part + 1) * SHARE):
        assert played(seed).table.winners, seed
