"""Positions in numbers: what a seat cannot know changes none of them."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from game.arena.watching import features_of
from game.bots.leads import even_chance, over_best, over_mean
from game.bots.simulate import play
from game.core.match import Match

EVERY = 13  # decisions
GAMES = [
    ("duel", 2, {}),
    ("cosmic", 3, {"hidden": True, "technology": True}),
    ("cosmic", 5, {"four_planets": True}),
    ("eclipse", 2, {}),
    ("firestorm", 3, {"decks": "random"}),
    ("firestorm", 4, {"mode": "pairs"}),
]


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_features_tell_only_what_a_seat_may_know(name: str, seats: int, options: dict[str, Any]) -> None:
    told, looked = features_of(name), [0]

    def compare(match: Match[Any]) -> None:
        if len(match.decisions) % EVERY:
            return
        for seat in range(seats):
            numbers = told.features(match.table, seat)
            assert len(numbers) == len(told.NAMES)
            assert numbers == told.features(match.view(seat), seat), "it has looked at a hidden face"
            assert numbers == told.features(match.imagine(seat, 1).table, seat), (
                "it believes what it imagines"
            )
            looked[0] += 1

    play(name, 8, seats, ["novice"] * seats, options, compare)
    assert looked[0] > 10


@pytest.mark.parametrize("name", ["duel", "cosmic", "eclipse", "firestorm"])
def test_features_have_names_of_their_own(name: str) -> None:
    names = features_of(name).NAMES
    assert len(set(names)) == len(names) > 10


def test_leads() -> None:
    assert over_best([3.0, 5.0, 1.0], 0) == -2.0
    assert over_mean([3.0, 5.0, 1.0], 1) == 3.0
    assert even_chance(2) == 0.0
    assert even_chance(4) == pytest.approx(log((1 / 4) / (3 / 4)))
