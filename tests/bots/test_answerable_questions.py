"""A law of all games: whatever was answered in a window, the question that follows can be answered.

What is checked before others may answer, and relied on afterwards, breaks a match when the last card or ship
it was about is gone. Random play seldom leads there, so everybody plays: also in positions in which nearly
everything is answered. Eclipse and the duel have no cards that answer others; their matches are as they are.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import game
from game.bots import bot, decided
from game.core.match import Match
from game.core.prompts import Prompt
from tests.support.cosmic import contested as cosmic
from tests.support.firestorm import contested as firestorm
from tests.support.random_matches import Case, cases

Player = Callable[[Match[Any], Prompt[Any]], Any]
ENCOUNTER = 80  # decisions, in which the first hands are spent
NOVICE, CAPTAIN = 150, 12  # decisions
MORE_ZAPS = "a face is missing or on two cards"  # than are printed, where everything is answered
slow = pytest.mark.slow


def answered(match: Match[Any], player: Player, longest: int) -> None:
    """Let somebody answer everything for a while; nobody is ever asked what cannot be answered."""
    for _ in range(longest):
        waiting = match.waiting()
        if not waiting:
            return
        for prompt in waiting:
            assert prompt.options(match.table), prompt
        match.answer(waiting[0].seat, player(match, waiting[0]))
        assert [fault for fault in match.game.faults(match.table) if fault != MORE_ZAPS] == []


def eager(seed: int) -> Player:
    dice = random.Random(seed)
    return lambda match, prompt: cosmic.eagerly(match.table, prompt, dice)


def at_random(seed: int) -> Player:
    dice = random.Random(seed)
    return lambda match, prompt: dice.choice(prompt.likely(match.table))


def bots(level: str, name: str, seed: int) -> Player:
    """A bot in each chair."""
    seated = [bot(level, name, 10 * seed + seat) for seat in range(max(game.find(name).seats))]
    return lambda match, prompt: decided(seated[prompt.seat], match, prompt.seat)


def contest_cosmic(seed: int, style: str) -> None:
    player = eager(seed) if style == "eager" else bots(style, "cosmic", seed)
    answered(cosmic.contested(seed), player, ENCOUNTER // 2 if style == "captain" else ENCOUNTER)


def contest_firestorm(seed: int, style: str, longest: int) -> None:
    player = at_random(seed) if style == "random" else bots(style, "firestorm", seed)
    answered(firestorm.contested(seed), player, longest)


@pytest.mark.parametrize("first", range(0, 250, 50))
def test_who_answers_everything_leaves_an_answer_to_the_next_question(first: int) -> None:
    """Every alien in each fifty."""
    for seed in range(first, first + 50):
        contest_cosmic(seed, "eager")


@pytest.mark.parametrize("seed", range(0, 50, 5))
def test_novices_leave_an_answer_to_the_next_question(seed: int) -> None:
    contest_cosmic(seed, "novice")


@pytest.mark.parametrize("seed", [pytest.param(0, marks=slow), 1])
def test_captains_leave_an_answer_to_the_next_question(seed: int) -> None:
    contest_cosmic(seed, "captain")


@pytest.mark.parametrize("seed", [16098, 19332, 21382])
def test_positions_that_once_left_no_answer(seed: int) -> None:
    """The only hand the Will could look at, or the Philanthropist's only card, was spent on an answer."""
    contest_cosmic(seed, "eager")


@pytest.mark.parametrize("seed", range(4))
def test_who_interrupts_everything_leaves_an_answer_to_the_next_question(seed: int) -> None:
    contest_firestorm(seed, "random", 500)
    contest_firestorm(seed, "novice", NOVICE)


@pytest.mark.parametrize("case", cases(1, first=300), ids=str)
@pytest.mark.parametrize(("level", "longest"), [("novice", NOVICE), ("captain", CAPTAIN)])
def test_bots_are_never_asked_what_cannot_be_answered(case: Case, level: str, longest: int) -> None:
    answered(case.match(), bots(level, case.name, case.seed), longest)


@slow
@pytest.mark.parametrize("first", range(0, 40_000, 1000))
def test_forty_thousand_contested_encounters(first: int) -> None:
    for seed in range(first, first + 1000):
        contest_cosmic(seed, "eager")
        if seed % 10 == 0:
            contest_cosmic(seed, "novice")
        if seed % 100 == 0:
            contest_cosmic(seed, "captain")


@slow
@pytest.mark.parametrize("seed", range(100, 200))
def test_a_hundred_contested_matches_of_firestorm(seed: int) -> None:
    contest_firestorm(seed, "random", 3000)
    contest_firestorm(seed, "novice", 1000)
    if seed % 10 == 0:
        contest_firestorm(seed, "captain", 200)


@slow
def test_the_match_of_captains_that_broke_off() -> None:
    """Seed 3 with five seats: the only card of the Philanthropist was a Card Zap that saved its power."""
    match = game.new_match("cosmic", 3, 5)
    answered(match, bots("captain", "cosmic", 3), 20_000)
    assert match.table.over
