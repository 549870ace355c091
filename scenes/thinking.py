"""Bots think a little in every frame, and answer after a while that tells nothing about what they hold."""

from __future__ import annotations

from typing import Any

from game.core.table import Seat
from scenes.session import Session

SLICES = 2  # steps of thought in one frame
DELAYS = {"slow": 900.0, "normal": 500.0, "fast": 200.0, "instant": 0.0}  # before an answer is shown


class Thinking:
    """The bot that is asked now; ``wait`` is how long its answer is still held back (ux 4.7)."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.wait = 0.0
        self.decided: tuple[Seat, Any] | None = None

    @property
    def busy(self) -> bool:
        return not self.session.over and self.session.bot_to_think() is not None

    def pause(self, speed: str) -> None:
        """Hold the next answer back for as long as the speed says."""
        self.wait = DELAYS[speed]

    def go_on(self, ms: float) -> tuple[Seat, Any] | None:
        """Some more thought; the seat and its answer when both the thought and the while are over."""
        seat = self.session.bot_to_think()
        if seat is None or self.session.over:
            return None
        self.wait -= ms
        if self.decided is None:
            choice = self.session.think(SLICES)
            self.decided = None if choice is None else (seat, choice)
        if self.decided is None or self.wait > 0:
            return None
        decided, self.decided = self.decided, None
        return decided
