"""Random play: an answer is guessed as often as it is likely, without looking for all others."""

from __future__ import annotations

from random import Random

import pytest

import game
from tests.guessed import odd_guesses


@pytest.mark.parametrize(
    ("asked", "seats", "every"),
    [("TakeTurn", 2, 25), ("TakeTurn", 5, 40), ("Upgrade", 4, 2), ("Move", 4, 15), ("ChooseTech", 3, 5)],
)
def test_guesses_are_as_frequent_as_they_are_likely(asked: str, seats: int, every: int) -> None:
    assert odd_guesses("eclipse", seats, asked, every) == []


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
