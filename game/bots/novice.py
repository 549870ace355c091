"""The novice: random with taste. Sees the own view only and does not look ahead."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from game.bots.chair import Chair
from game.bots.minds import Mind, pick
from game.core.prompts import Prompt

A = TypeVar("A")


class Novice:
    """Picks what appeals, more or less."""

    def __init__(self, mind: Mind, seed: int) -> None:
        self.mind = mind
        self.rng = Random(seed)

    def think(self, chair: Chair, prompt: Prompt[A]) -> Iterator[A | None]:
        view = chair.view()
        options = prompt.options(view)
        yield pick(self.rng, options, self.mind.naive(view, prompt, options), self.mind.warmth)
