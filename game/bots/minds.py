"""What a bot is, and what it has to know about a game to be more than a die."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Hashable, Iterator, Sequence
from math import exp
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from game.bots.chair import Chair
from game.core.prompts import Prompt, by_kind
from game.core.table import Seat

A = TypeVar("A")
F = TypeVar("F", bound=Callable[[Any, Any, list[Any]], list[float]])
MINDS = (
    "cosmic",
    "duel",
    "eclipse",
    "firestorm",
)  # the games that a module of this folder knows something about


class Bot(Protocol):
    """Answers for a seat. Who calls it gives it time, one step of thought for each ``next``."""

    def think(self, chair: Chair, prompt: Prompt[A]) -> Iterator[A | None]:
        """Yields None until the answer is found, then the answer."""


class Mind(Protocol):
    """Knowledge about one game. It reads only what the seat in question may know."""

    warmth: float  # of a novice: how evenly it picks among what appeals more and less
    futures: int  # that a captain imagines for one decision
    faith: float  # of a captain in a point of taste, as worth

    def taste(self, table: Any, prompt: Prompt[A], options: list[A]) -> list[float]:
        """How much each option appeals at first sight; one more is about three times as likely."""

    def naive(self, table: Any, prompt: Prompt[A], options: list[A]) -> list[float]:
        """The same for a novice, who may like what brings little and see no difference where there is one."""

    def doubt(self, prompt: Prompt[A]) -> float:
        """How far below the best an option may appeal that a captain thinks about; 0: decide at sight."""

    def worth(self, table: Any, seat: Seat) -> float:
        """How well this seat stands, from 0 (has lost) to 1 (has won)."""

    def reason(self, table: Any, prompt: Prompt[A], answer: A) -> str:
        """Why this answer is a good one, as the key of one line; "" if there is nothing to say."""

    def chapter(self, table: Any) -> int:
        """A number that changes when a stretch of play has ended whose result can be judged."""


@runtime_checkable
class Opinionated(Protocol):
    """A mind whose seats let those they bargain with see what they think of an offer."""

    def bargainers(self, table: Any) -> Sequence[Seat]:
        """The seats that bargain with each other now."""

    def opinion(self, table: Any, seat: Seat) -> float | None:
        """How a seat likes an offer, by what it knows: above 0 it accepts. None: it does not show it."""


class Stop(NamedTuple):
    """A question that need not always be asked: the answer that loses nothing, and what could be done else.

    Whoever has given that answer once need not give it again while all that could be done is the same.
    ``about`` is that, or a frozenset of every single chance with the circumstances that it depends on.
    """

    answer: Any
    about: Hashable | None = None  # None: nothing that a sensible person would do there
    public: bool = False  # that follows from what everybody sees, so that not to be asked tells nothing
    stands: str = ""  # given turn after turn once it was given: in one word, what its seat does always


@runtime_checkable
class Discerning(Protocol):
    """A mind that knows where a person need not be stopped."""

    def stop(self, table: Any, prompt: Prompt[Any]) -> Stop | None:
        """Whether a question is worth asking, by what its seat knows; None: always."""

    def chances(
        self, table: Any, prompt: Prompt[Any], seat: Seat, *, alone: bool = False
    ) -> frozenset[Hashable] | None:
        """Everything that this seat might do in the window of a question, as far as everybody knows.

        Each with what it depends on: what was passed once need not be called for again. None: call always.
        One call may be for several windows in a row; ``alone`` leaves out what belongs to the others.
        """


class Tastes(dict[type[Prompt[Any]], Callable[[Any, Any, list[Any]], list[float]]]):
    """For kinds of questions, and those that derive from them, how much each answer appeals."""

    def taste_for(self, *kinds: type[Prompt[Any]]) -> Callable[[F], F]:
        """Attach a taste to kinds of questions."""

        def attach(taste: F) -> F:
            for kind in kinds:
                self[kind] = taste
            return taste

        return attach

    def scores(self, table: Any, prompt: Prompt[A], options: list[A]) -> list[float]:
        taste = by_kind(self, prompt)
        return taste(table, prompt, options) if taste is not None else [0.0] * len(options)


def mind_of(game: str) -> Mind | None:
    """What there is to know about a game, if anything."""
    if game not in MINDS:
        return None
    mind: Mind = importlib.import_module(f"game.bots.{game}.mind").MIND
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
