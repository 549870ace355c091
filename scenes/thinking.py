"""Bots think a little in every frame, and answer after a while that tells nothing about what they hold."""

from __future__ import annotations

from typing import Any

from game.bots.captain import Captain
from game.core.table import Seat
from scenes.chance import drawn
from scenes.session import Session

SLICES = 6  # steps of thought in one frame: a captain is done well before the shortest while is over
SHORTEST, LONGEST = 350, 900  # milliseconds before an answer is shown (ux 4.7)
PACES = {"slow": 1.8, "normal": 1.0, "fast": 0.4, "instant": 0.0}


def while_before(number: int, speed: str) -> float:
    """How long the answer after so many decisions is held back, whoever gives it and whatever it is."""
    return (SHORTEST + drawn(number, LONGEST - SHORTEST + 1)) * PACES[speed]


class Thinking:
    """The bot that is asked now; ``wait`` is how long its answer is still held back.

    However soon it is done, because there is one answer only, it takes as many frames as its longest thought.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.wait = 0.0
        self.frames = 0  # that it has been given
        self.decided: tuple[Seat, Any] | None = None
        self.after: object = self  # the decision before the one that is being thought about

    @property
    def busy(self) -> bool:
        return not self.session.over and self.session.bot_to_think() is not None

    def hurry(self) -> None:
        """The answer comes as soon as it has been found."""
        self._begin("instant")

    def go_on(self, ms: float, speed: str) -> tuple[Seat, Any] | None:
        """Some more thought; the seat and its answer when both the thought and the while are over."""
        seat = self.session.bot_to_think()
        if seat is None or self.session.over:
            return None
        if self.after is not self._last:
            self._begin(speed)
        self.wait -= ms
        self.frames += 1
        if self.decided is None:
            choice = self.session.think(SLICES)
            self.decided = None if choice is None else (seat, choice)
        if self.decided is None or self.wait > 0 or self.frames * SLICES < self._effort(seat):
            return None
        decided, self.decided = self.decided, None
        return decided

    @property
    def _last(self) -> object:
        decisions = self.session.match.decisions
        return decisions[-1] if decisions else None

    def _begin(self, speed: str) -> None:
        """Another question than before, or the same one in a hurry."""
        if self.after is not self._last:
            self.frames, self.decided = 0, None
        self.after = self._last
        self.wait = while_before(len(self.session.match.decisions), speed)

    def _effort(self, seat: Seat) -> int:
        """Steps of the longest thought of whoever sits there."""
        bot = self.session.bots.get(seat)
        return bot.playouts + 1 if isinstance(bot, Captain) else 1
