"""Drive a match from a test in the words of the rules."""

from __future__ import annotations

from typing import Any, Self, TypeVar

import pytest

from game.core.events import Event
from game.core.match import Match
from game.core.prompts import Prompt
from game.core.refusals import Illegal, Refusal

E = TypeVar("E", bound=Event)
P = TypeVar("P", bound=Prompt[Any])


class Driver:
    """Answers prompts by kind. Before every answer the match is replaced by its clone."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.log: list[Event] = list(match.events)

    @property
    def table(self) -> Any:
        return self.match.table

    def asks(self, seat: int, kind: type[P]) -> P:
        """The question of this kind that this seat is being asked."""
        prompt = self.match.asked_of(seat)
        assert isinstance(prompt, kind), f"expected {kind.__name__} for seat {seat}: {self.match.waiting()}"
        return prompt

    def answers(self, seat: int, kind: type[Prompt[Any]], choice: Any) -> Self:
        self.match = self.match.clone()
        _ = self.asks(seat, kind)
        self.log += self.match.answer(seat, choice)
        assert not self.match.game.faults(self.table)
        return self

    def refuses(self, seat: int, kind: type[Prompt[Any]], choice: Any) -> Refusal:
        """The reason why this answer is not allowed."""
        _ = self.asks(seat, kind)
        before = self.match.digest()
        with pytest.raises(Illegal) as refused:
            self.match.answer(seat, choice)
        assert self.match.digest() == before
        return refused.value.refusal

    def answer_dully(self) -> Self:
        """Whoever is asked first does as little as possible."""
        raise NotImplementedError

    def until(self, *kinds: type[Prompt[Any]]) -> Self:
        """Let everything that nobody cares about happen until one of these questions comes up."""
        for _ in range(200):
            prompts = self.match.waiting()
            assert prompts, "the match is over"
            if any(isinstance(prompt, kinds) for prompt in prompts):
                return self
            self.answer_dully()
        raise AssertionError(f"nobody asks {kinds}: {self.match.waiting()}")

    def happened(self, kind: type[E]) -> list[E]:
        """All events of this kind since the test began."""
        return [event for event in self.log if isinstance(event, kind)]

    def forget(self) -> Self:
        """Look only at what happens from now on."""
        self.log = []
        return self

    @property
    def waiting_for(self) -> list[tuple[int, str]]:
        return [(prompt.seat, type(prompt).__name__) for prompt in self.match.waiting()]
