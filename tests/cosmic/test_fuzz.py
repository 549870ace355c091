"""Whole random matches: they end, and not a ship, card or token is lost on the way."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import game
from game.bots.simulate import play_at_random
from game.core.history import Beginning
from game.core.match import Match
from game.cosmic import GAME, pieces
from game.cosmic.table import CosmicTable
from tests.support.cosmic.mixes import FLAGS, aliens_with, may_meet
from tests.support.counted_matches import counted

LONGEST = 40_000  # decisions of one match
MATCHES = 10_000
SHARE = 100  # matches in one test
MEETINGS = 10  # of every pair of aliens
slow = pytest.mark.slow


def options_of(seed: int) -> tuple[int, dict[str, Any]]:
    """The number of seats, random aliens and random variants of a match."""
    dice = random.Random(f"cosmic {seed}")
    seats = dice.choice(pieces.SEATS)
    options: dict[str, Any] = {flag: True for flag in FLAGS if dice.random() < 0.3}
    options["flares"] = dice.random() < 0.9
    return seats, {**options, "aliens": aliens_of(seed, seats, dice)}


def aliens_of(seed: int, seats: int, dice: random.Random) -> list[str]:
    """Every tenth match lets a pair meet whose turn it is; the others are drawn."""
    pairs = meetings()
    return aliens_with(dice, seats, *pairs[seed % len(pairs)])


@cache
def meetings() -> list[tuple[str, str]]:
    """All pairs of aliens that may meet."""
    return [pair for pair in itertools.combinations(pieces.ALIENS, 2) if may_meet(pair[0], [pair[1]])]


def tokens(table: CosmicTable) -> bool:
    """Tokens lie on sheets of this match, or remember who was caught cheating, and are no fewer than none."""
    there = {table.id_of(card) for sheets in table.sheets for card in sheets} | {pieces.CLASSIC_FILCH}
    return all(mark.value > 0 and mark.power in there for mark in table.tokens)


def play_out(seed: int, *, closely: bool = False) -> CosmicTable:
    seats, options = options_of(seed)
    match = Match(GAME, GAME.set_up(seed, seats, options), Beginning(seed, options))
    each_event = GAME.faults if closely else None
    for table in counted(match, random.Random(seed), each_event=each_event, longest=LONGEST):
        assert tokens(table)
    return match.table


@pytest.mark.parametrize("seed", range(6))
def test_a_random_match_comes_to_its_end(seed: int) -> None:
    table = play_out(seed, closely=True)
    assert table.over
    assert table.winners


@slow
@pytest.mark.parametrize("first", range(0, MATCHES, SHARE))
def test_ten_thousand_random_matches_come_to_their_end(first: int) -> None:
    for seed in range(first, first + SHARE):
        assert play_out(seed, closely=seed % 10 == 0).over


def test_every_pair_of_aliens_meets_often_enough() -> None:
    """Gambler and Sorcerer may not meet; all the others do in the matches above."""
    met: Counter[tuple[str, str]] = Counter()
    for seed in range(MATCHES):
        _, options = options_of(seed)
        met.update(itertools.combinations(sorted(options["aliens"]), 2))
    assert len(met) == len(meetings()) == 50 * 49 // 2 - 1
    assert min(met.values()) >= MEETINGS


def test_what_the_fido_fetches_may_have_been_shuffled_away() -> None:
    """Seed 427: the card that earned it praise was the last of the deck, and the other one was drawn anew."""
    match = game.new_match("cosmic", 427, 4)
    play_at_random(match, random.Random(427))
    assert match.table.over


def test_what_the_filch_pockets_may_be_gone_when_the_power_has_been_answered() -> None:
    """Seed 10001: whoever answered the power shuffled the discard pile into the deck."""
    match = game.new_match("cosmic", 10001, 5)
    play_at_random(match, random.Random(10001))
    assert match.table.over


def test_the_last_ship_of_a_victim_may_be_spent_to_answer_the_shadow() -> None:
    """Seed 4371: the wild Void was paid with the only ship that the Shadow could have taken."""
    match = game.new_match("cosmic", 4371, 3)
    play_at_random(match, random.Random(4371))
    assert match.table.over
