"""An answer whatever happens: a bot that fails in its thinking is helped out, and the match goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from game.bots.chair import Chair
from game.bots.minds import Bot
from game.core.prompts import Prompt
from game.core.refusals import Illegal

A = TypeVar("A")
LONGEST = 600  # steps of thought; the longest that a captain needs are its futures, about a hundred


class Stalled(RuntimeError):
    """A bot has thought for long and has not answered."""


def thoughts(
    bots: Sequence[Bot], chair: Chair, prompt: Prompt[A], failed: Callable[[Exception], None]
) -> Iterator[A | None]:
    """None until the answer is found, then the answer: that of the first bot that gives a legal one.

    Where none does, the first legal option. ``failed`` hears of every bot that broke, never answered or
    answered what it may not.
    """
    for bot in bots:
        try:
            yield from _answered(bot, chair, prompt)
            return
        except Exception as error:  # whatever a mind may trip over
            failed(error)
    view = chair.view()
    yield next(option for option in prompt.options(view) if prompt.refuse(view, option) is None)


def _answered(bot: Bot, chair: Chair, prompt: Prompt[A]) -> Iterator[A | None]:
    """A bot's thoughts up to its answer; raises what it raises, Stalled and Illegal."""
    thinking = bot.think(chair, prompt)
    for _ in range(LONGEST):
        try:
            choice = next(thinking)
        except StopIteration:
            break
        if choice is None:
            yield None
            continue
        refusal = prompt.refuse(chair.view(), choice)
        if refusal is not None:
            raise Illegal(refusal)
        yield choice
        return
    raise Stalled(f"{type(bot).__name__} gives no answer to {type(prompt).__name__}")
