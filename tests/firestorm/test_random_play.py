"""Random play: an answer is guessed as often as it is likely, without looking for all others."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import game
from game.core.match import Match
from game.core.prompts import Prompt

DRAWS = 2000
FAR = 5.5  # standard deviations; the draws are the same in every run


def positions(seats: int, asked: str, every: int, options: dict[str, Any]) -> list[tuple[Any, Prompt[Any]]]:
    """Tables of a random match on which this is asked, one of so many."""
    match: Match[Any] = game.new_match("firestorm", seats, seats, options)
    dice, found, met = Random(seats), [], 0
    while waiting := match.waiting():
        prompt = waiting[0]
        met += type(prompt).__name__ == asked
        if type(prompt).__name__ == asked and met % every == 1:
            found.append((match.game.copy(match.table), prompt))
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    return found


@pytest.mark.parametrize(
    ("asked", "seats", "every", "options"),
    [
        ("Act", 2, 20, {}),
        ("Act", 4, 30, {"mode": "pairs"}),
        ("Act", 3, 60, {"open_call": True}),
        ("TakeMainPhase", 2, 9, {}),
        ("TakeMainPhase", 3, 9, {"decks": "random"}),
        ("DealDamage", 2, 4, {}),
    ],
)
def test_guesses_are_as_frequent_as_they_are_likely(
    asked: str, seats: int, every: int, options: dict[str, Any]
) -> None:
    dice = Random(1)
    found = positions(seats, asked, every, options)
    assert len(found) >= 3
    for table, prompt in found:
        likely = Counter(prompt.likely(table))
        guessed = Counter(prompt.guess(table, dice.random) for _ in range(DRAWS))
        assert set(guessed) <= set(likely)
        for said, often in likely.items():
            share = often / likely.total()
            spread = max(1.0, (DRAWS * share * (1 - share)) ** 0.5)
            assert abs(guessed[said] - DRAWS * share) < FAR * spread, (prompt, said)
