"""What a bot is, and what it has to know about a game to be more than a die."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from math import exp
from random import Random
from typing import Any, Protocol, TypeVar

from game.bots.chair import Chair
from game.core.prompts import Prompt
from game.core.table import Seat

A = TypeVar("A")
MINDS = ("cosmic", "duel")  # the games that a module of this folder knows something about


class Bot(Protocol):
    """Answers for a seat. Who calls it gives it time, one step of thought for each ``next``."""

    def think(self, chair: Chair, prompt: Prompt[A]) -> Iterator[A | None]:
        """Yields None until the answer is found, then the answer."""


class Mind(Protocol):
    """Knowledge about one game. It reads only what the seat in question may know."""

    def taste(self, table: Any, prompt: Prompt[A], options: list[A]) -> list[float]:
        """How much each option appeals at first sight; one more is about three times as likely."""

    def worth(self, table: Any, seat: Seat) -> float:
        """How well this seat stands, from 0 (has lost) to 1 (has won)."""

    def chapter(self, table: Any) -> int:
        """A number that changes when a stretch of play has ended whose result can be judged."""


def mind_of(game: str) -> Mind | None:
    """What there is to know about a game, if anything."""
    if game not in MINDS:
        return None
    mind: Mind = importlib.import_module(f"game.bots.{game}").MIND
    return mind


def pick(rng: Random, options: list[A], scores: list[float], warmth: float) -> A:
    """One option at random, better ones more often; the warmer, the more even."""
    best = max(scores)
    weights = [exp((score - best) / warmth) for score in scores]
    mark = rng.random() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        mark -= weight
        if mark < 0:
            return option
    return options[-1]
