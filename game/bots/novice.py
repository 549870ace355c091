"""The novice: random with taste. Sees the own view only and does not look ahead."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from game.bots.chair import Chair
from game.bots.memory import Memory
from game.bots.minds import Mind, pick
from game.core.prompts import Prompt

A = TypeVar("A")


class Novice:
    """Picks what appeals, more or less."""

    def __init__(self, mind: Mind, seed: int) -> None:
        self.mind = mind
        self.rng = Random(seed)
        self.memory = Memory()

    def think(self, chair: Chair, prompt: Prompt[A]) -> Iterator[A | None]:
        view = chair.view()
        options = prompt.options(view)
        scores = self.memory.tired_of(view, prompt, options, self.mind.naive(view, prompt, options))
        answer = pick(self.rng, options, scores, self.mind.warmth)
        self.memory.note(view, prompt, answer)
        yield answer
