"""The random bot: any option is as good as another."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from game.bots.chair import Chair
from game.bots.minds import Mind
from game.core.prompts import Prompt

A = TypeVar("A")


class RandomBot:
    """Picks among the options, each as likely as the question says."""

    def __init__(self, mind: Mind | None, seed: int) -> None:
        self.rng = Random(seed)

    def think(self, chair: Chair, prompt: Prompt[A]) -> Iterator[A | None]:
        yield any_of(self.rng, prompt.likely(chair.view()))


def any_of(rng: Random, options: list[A]) -> A:
    return options[int(rng.random() * len(options))]
