"""A match that somebody could have played better, and the puzzles that are cut from it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import game
from game.bots import decide
from game.bots.own_puzzles import Judge, OwnPuzzle, seek
from game.core.match import Match


@cache
def played(seed: int = 2) -> Match[Any]:
    """Two novices at Duel, to the end."""
    match = game.new_match("duel", seed, 2, {"first_game": True})
    while match.waiting():
        seat = match.waiting()[0].seat
        match.answer(seat, decide("novice", match, seat, seed + len(match.decisions)))
    return match


@cache
def found(seed: int = 2) -> Sequence[OwnPuzzle]:
    """What seat 0 may try again."""
    *_, puzzles = seek(played(seed), [0])
    assert puzzles is not None
    return puzzles


def judged(match: Match[Any], answer: object, number: int) -> int:
    """What an answer of seat 0 is worth."""
    *_, worth = Judge(match, 0, number).worth(answer)
    assert worth is not None
    return worth.worth
