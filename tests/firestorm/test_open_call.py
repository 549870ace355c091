"""The open call: with several people at one device everybody is asked who might hold an answer (D7)."""

from __future__ import annotations

import random

import pytest

import game
from game.core.match import Match
from game.firestorm.offers import KINDS
from game.firestorm.prompts import Act
from game.firestorm.table import FirestormTable
from game.firestorm.timing import fitting_now, might_act


def asked_in_polls(
    match: Match[FirestormTable], seed: int, decisions: int
) -> list[tuple[Act, FirestormTable]]:
    """Questions of polls in a random match, each with what everybody sees."""
    dice, found = random.Random(seed), []
    while (waiting := match.waiting()) and len(match.decisions) < decisions:
        prompt = waiting[0]
        if isinstance(prompt, Act):
            found.append((prompt, match.view(-1)))
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_who_is_asked_follows_from_what_everybody_sees(seed: int) -> None:
    match = game.new_match("firestorm", seed, 2, {"open_call": True})
    asked = asked_in_polls(match, seed, 400)
    assert len(asked) > 20
    unseen = [
        prompt
        for prompt, view in asked
        if not might_act(view, prompt.seat, fitting_now(view, prompt.seat, KINDS[prompt.mode]))
    ]
    able = [prompt for prompt, view in asked if len(prompt.options(view)) > 1]
    assert all(prompt in able for prompt in unseen)  # only abilities of cards that lie open


def test_without_it_nobody_is_asked_who_can_only_pass() -> None:
    called = asked_in_polls(game.new_match("firestorm", 1, 2, {"open_call": True}), 1, 300)
    quiet = asked_in_polls(game.new_match("firestorm", 1, 2), 1, 300)
    assert len(called) > 2 * len(quiet)
