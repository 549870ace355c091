"""Captains play whole matches of every game, with every number of seats and every variant, to their end."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import game
from game.bots import bot, decided
from game.bots.simulate import LONGEST, play
from game.core.refusals import WrongWord

MATCHES = 200  # of each game
SAMPLE = dict.fromkeys(game.GAMES, 1)  # of the default run; matches of captains are long


class Seating(NamedTuple):
    """A game with a number of seats, a variant and a seed."""

    name: str
    seats: int
    options: dict[str, Any]
    seed: int

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}-{'-'.join(map(str, self.options.values())) or 'plain'}-{self.seed}"


def seatings(name: str, matches: int) -> list[Seating]:
    """So many matches with seeds of their own: the numbers of seats and the variants go around."""
    found = game.find(name)
    ways = [
        (seats, options)
        for options in found.variants
        for seats in found.seats
        if _fits(name, seats, dict(options))
    ]
    return [
        Seating(name, ways[seed % len(ways)][0], dict(ways[seed % len(ways)][1]), seed)
        for seed in range(matches)
    ]


def _fits(name: str, seats: int, options: dict[str, Any]) -> bool:
    """Some variants are for some numbers of seats."""
    try:
        game.new_match(name, 0, seats, options)
    except WrongWord:
        return False
    return True


def ends(seating: Seating) -> None:
    levels = ["captain"] * seating.seats
    match, decisions = play(seating.name, seating.seed, seating.seats, levels, seating.options)
    assert match.table.over
    assert decisions < LONGEST


@pytest.mark.parametrize(
    "seating", [each for name in SAMPLE for each in seatings(name, SAMPLE[name])], ids=str
)
def test_a_match_of_captains_ends(seating: Seating) -> None:
    ends(seating)


def test_captains_of_every_game_are_sampled() -> None:
    assert set(SAMPLE) == set(game.GAMES)


@pytest.mark.slow
@pytest.mark.parametrize(
    "seating", [each for name in game.GAMES for each in seatings(name, MATCHES)], ids=str
)
def test_any_match_of_captains_ends(seating: Seating) -> None:
    ends(seating)


@pytest.mark.parametrize("seed", [25, 112])
def test_nobody_lays_an_ability_on_itself(seed: int) -> None:
    """A dock that costs nothing was used again and again while its first use waited on the stack."""
    name, seats, options, _ = seatings("firestorm", MATCHES)[seed]
    match = game.new_match(name, seed, seats, options)
    bots = [bot("captain", name, seed * seats + seat) for seat in range(seats)]
    for _ in range(500):
        if match.table.over:
            return
        seat = match.waiting()[0].seat
        match.answer(seat, decided(bots[seat], match, seat))
        uses = [(item.card, item.ability) for item in match.table.stack if item.ability >= 0]
        assert len(uses) == len(set(uses))
