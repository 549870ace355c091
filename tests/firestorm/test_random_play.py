"""Random play: an answer is guessed as often as it is likely, without looking for all others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.guessed import odd_guesses


@pytest.mark.parametrize(
    ("asked", "seats", "every", "options"),
    [
        ("Act", 2, 20, {}),
        ("Act", 4, 30, {"mode": "pairs"}),
        ("Act", 3, 60, {"open_call": True}),
        ("TakeMainPhase", 2, 9, {}),
        ("TakeMainPhase", 3, 9, {"decks": "random"}),
        ("TakeMainPhase", 4, 30, {"mode": "pairs"}),
        ("Pay", 2, 9, {}),
        ("Pay", 4, 30, {"decks": "random"}),
        ("DealDamage", 2, 4, {}),
    ],
)
def test_guesses_are_as_frequent_as_they_are_likely(
    asked: str, seats: int, every: int, options: dict[str, Any]
) -> None:
    assert odd_guesses("firestorm", seats, asked, every, options) == []
