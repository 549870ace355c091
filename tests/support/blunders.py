"""What a club player laughs at: whole matches of bots are watched, and each kind of blunder is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

import game
from game.bots import bot, decided
from game.bots.simulate import LONGEST
from game.core.match import Match
from game.core.prompts import Prompt


class Choice(NamedTuple):
    """A decision of a match that is going on: the match before it, what was asked, and the answer."""

    match: Match[Any]
    prompt: Prompt[Any]
    answer: Any


class Judge(Protocol):
    """Follows one match: which blunders each choice could have been, and whether it was."""

    def __call__(self, choice: Choice) -> Iterable[tuple[str, bool]]:
        """Look at a decision before it is taken: "unladen", True."""

    def at_the_end(self, match: Match[Any]) -> Iterable[tuple[str, bool]]:
        """Look back when the match is over."""


class Rates(NamedTuple):
    """How often there was a chance for each blunder, and how often it was made."""

    chances: Counter[str]
    made: Counter[str]

    def rate(self, blunder: str) -> float:
        return self.made[blunder] / max(1, self.chances[blunder])

    def add(self, found: Iterable[tuple[str, bool]]) -> None:
        for blunder, made in found:
            self.chances[blunder] += 1
            self.made[blunder] += made

    def __str__(self) -> str:
        return ", ".join(f"{name} {self.made[name]} of {self.chances[name]}" for name in sorted(self.chances))


def choices(name: str, seed: int, levels: Sequence[str], options: dict[str, Any]) -> Iterator[Choice]:
    """Every decision of a match between bots of these levels, just before it is taken."""
    seats = len(levels)
    match = game.new_match(name, seed, seats, options)
    bots = [bot(level, name, seed * seats + seat) for seat, level in enumerate(levels)]
    for _ in range(LONGEST):
        waiting = match.waiting()
        if not waiting:
            return
        (prompt, *_) = waiting
        answer = decided(bots[prompt.seat], match, prompt.seat)
        yield Choice(match, prompt, answer)
        match.answer(prompt.seat, answer)


def blunders(judge: Callable[[], Judge], matches: Iterable[Iterable[Choice]]) -> Rates:
    """The blunders in some matches, each followed by a judge of its own."""
    rates = Rates(Counter(), Counter())
    for match in matches:
        watching = judge()
        last = None
        for last in match:
            rates.add(watching(last))
        if last is not None:
            rates.add(watching.at_the_end(last.match))
    return rates
