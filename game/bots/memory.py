"""What a bot has tried: it does not do again what has led it back to where it was."""

from __future__ import annotations

from collections import deque
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from game.core.prompts import Prompt

A = TypeVar("A")
TIRED = 10.0  # how much less an answer appeals each time it has led back to the same question
KEPT = 64  # situations that are remembered; a circle of more decisions has not been seen


class Memory:
    """The last situations in which a question was asked that comes again until an answer ends it."""

    __slots__ = ("_answered",)

    def __init__(self) -> None:
        self._answered: deque[tuple[bytes, Any]] = deque(maxlen=KEPT)

    def tired_of(self, view: Any, prompt: Prompt[A], options: list[A], scores: list[float]) -> list[float]:
        """The scores, lower for what has been tried in this very situation."""
        if not prompt.comes_again:
            return scores
        situation = _situation(view, prompt)
        tried = [answer for found, answer in self._answered if found == situation]
        pairs = zip(options, scores, strict=True)
        return [score - TIRED * tried.count(option) for option, score in pairs] if tried else scores

    def note(self, view: Any, prompt: Prompt[A], answer: A) -> None:
        if prompt.comes_again:
            self._answered.append((_situation(view, prompt), answer))


def _situation(view: Any, prompt: Prompt[Any]) -> bytes:
    """Everything that a seat sees, and what it is asked."""
    return blake2b(msgspec.msgpack.encode((view, prompt)), digest_size=16).digest()
