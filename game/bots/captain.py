"""The captain: tries the options in imagined worlds and takes what turns out best on average."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Generic, TypeVar

from game.bots.chair import Chair
from game.bots.memory import Memory
from game.bots.minds import Mind, pick
from game.core.history import Decision
from game.core.match import Match
from game.core.prompts import Prompt

A = TypeVar("A")
SHORTLIST = 8  # options that are looked at, the most appealing ones
FEWEST = 3  # futures that an option must be worth on average to be looked at
STEPS = 60  # decisions after which an imagined future is judged, whatever it has come to
SIGHT = 5  # futures that the first sight is worth
LASTING = 1.0  # and how much it still counts against any number of them, which are only imagined
WARMTH = 0.5  # of everybody's play in an imagined future


class Candidate(Generic[A]):
    """An option and what its futures were worth."""

    __slots__ = ("answer", "futures", "total", "trust")

    def __init__(self, answer: A, trust: float) -> None:
        self.answer = answer
        self.trust = trust  # what it is worth at first sight
        self.total = 0.0
        self.futures = 0

    @property
    def mean(self) -> float:
        return (self.total + SIGHT * self.trust) / self.futures + LASTING * self.trust

    @property
    def worth(self) -> int:
        """What its futures came to on average, of 100: 0 is lost, 100 is won."""
        return round(100 * self.total / self.futures)


class Captain:
    """Looks ahead to the end of the chapter, with the same worlds for all options."""

    def __init__(self, mind: Mind, seed: int, playouts: int | None = None) -> None:
        self.mind = mind
        self.rng = Random(seed)
        self.memory = Memory()
        self.playouts = mind.futures if playouts is None else playouts
        self.weighed: list[Candidate[Any]] = []  # what was thought about last, for whoever asks why

    def think(self, chair: Chair, prompt: Prompt[A]) -> Iterator[A | None]:
        view = chair.view()
        left = self.candidates(view, prompt)
        self.weighed = left.copy()
        rounds = (len(left) - 1).bit_length()  # after each, the better half goes on
        while len(left) > 1:
            for _ in range(max(1, self.playouts // (rounds * len(left)))):
                world = self.rng.getrandbits(64)
                for candidate in left:
                    candidate.total += self.future(chair, prompt, candidate.answer, world)
                    candidate.futures += 1
                    yield None
            left.sort(key=_mean, reverse=True)
            del left[(len(left) + 1) // 2 :]
        self.memory.note(view, prompt, left[0].answer)
        yield left[0].answer

    def candidates(self, view: Any, prompt: Prompt[A]) -> list[Candidate[A]]:
        """The options that appeal most."""
        options = prompt.options(view)
        scores = self.memory.tired_of(view, prompt, options, self.mind.taste(view, prompt, options))
        order = self.rng.sample(range(len(options)), len(options))  # what appeals equally comes in any order
        order.sort(key=lambda place: -scores[place])
        shortlist = order[: max(1, min(SHORTLIST, self.playouts // FEWEST))]
        enough = scores[order[0]] - self.mind.doubt(prompt)
        shortlist[1:] = [place for place in shortlist[1:] if scores[place] > enough]
        return [Candidate(options[place], self.mind.faith * scores[place]) for place in shortlist]

    def future(self, chair: Chair, prompt: Prompt[A], answer: A, world: int) -> float:
        """What becomes of this answer in one imagined world, as everybody may play it."""
        twin = chair.imagine(world)
        chapter = self.mind.chapter(twin.table)
        take(twin, prompt, answer)
        rng = Random(world)
        for _ in range(STEPS):
            waiting = twin.waiting()
            if not waiting or self.mind.chapter(twin.table) != chapter:
                break
            options = waiting[0].options(twin.table)
            take(twin, waiting[0], self.reply(twin, waiting[0], options, rng))
        return self.mind.worth(twin.table, chair.seat)

    def reply(self, twin: Match[Any], prompt: Prompt[A], options: list[A], rng: Random) -> A:
        if len(options) == 1:
            return options[0]
        return pick(rng, options, self.mind.taste(twin.table, prompt, options), WARMTH)


def take(twin: Match[Any], prompt: Prompt[A], answer: A) -> None:
    """Answer with an option, which needs no check."""
    twin.take(Decision(prompt.seat, type(prompt).__name__, answer))


def _mean(candidate: Candidate[Any]) -> float:
    return candidate.mean
