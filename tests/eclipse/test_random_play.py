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


def positions(seats: int, asked: str, every: int) -> list[tuple[Any, Prompt[Any]]]:
    """Tables of a random match on which this is asked, one of so many."""
    match: Match[Any] = game.new_match("eclipse", seats, seats)
    dice, found, met = Random(seats), [], 0
    while waiting := match.waiting():
        prompt = waiting[0]
        met += type(prompt).__name__ == asked
        if type(prompt).__name__ == asked and met % every == 1:
            found.append((match.game.copy(match.table), prompt))
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    return found


@pytest.mark.parametrize(
    ("asked", "seats", "every"),
    [("TakeTurn", 2, 25), ("TakeTurn", 5, 40), ("Upgrade", 4, 2), ("Move", 4, 15), ("ChooseTech", 3, 5)],
)
def test_guesses_are_as_frequent_as_they_are_likely(asked: str, seats: int, every: int) -> None:
    dice = Random(1)
    found = positions(seats, asked, every)
    assert len(found) >= 3
    for table, prompt in found:
        likely = Counter(prompt.likely(table))
        guessed = Counter(prompt.guess(table, dice.random) for _ in range(DRAWS))
        assert set(guessed) <= set(likely)
        for said, often in likely.items():
            share = often / likely.total()
            spread = max(1.0, (DRAWS * share * (1 - share)) ** 0.5)
            assert abs(guessed[said] - DRAWS * share) < FAR * spread, (prompt, said)


def test_whoever_is_lost_may_be_guessed_to_give_up() -> None:
    """Page 21: neither disc nor ship is left."""
    spec = {
        "species": ["terran_directorate", "terran_federation"],
        "sectors": [{"id": "221", "disc": None, "ships": []}],
    }
    match = game.scenario("eclipse", spec)
    prompt = match.waiting()[0]
    assert "give_up" in prompt.options(match.table)
    dice = Random(2)
    assert {prompt.guess(match.table, dice.random) for _ in range(300)} == set(prompt.likely(match.table))
