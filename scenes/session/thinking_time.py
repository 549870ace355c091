"""Thinking beside the frames: a little in each of them, so that the picture goes on."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")
THOUGHT_MS = 8.0  # of a frame go to a thought; it takes one step at least


def a_while_of(steps: Iterator[T | None]) -> T | None:
    """Some more of a thought; what it came to once it is at its end."""
    began = perf_counter()
    for result in steps:
        if result is not None or (perf_counter() - began) * 1000 >= THOUGHT_MS:
            return result
    return None
