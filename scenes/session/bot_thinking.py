"""Bots think a little in every frame, and answer after a while that tells nothing about what they hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.captain import Captain
from game.core.prompts import Prompt
from game.core.table import Seat
from scenes.session.public_chance import drawn
from scenes.session.session import Session

SLICES = 6  # steps of thought in one frame: a captain is done well before the shortest while is over
SHORTEST, LONGEST = 350, 900  # milliseconds before an answer is shown (docs/ux 4.7)
PACES = {"slow": 1.8, "normal": 1.0, "fast": 0.4, "instant": 0.0}


Asked = Callable[[Prompt[Any] | None], bool]


def _never(prompt: Prompt[Any] | None) -> bool:
    return False


def while_before(number: int, speed: str) -> float:
    """How long the answer after so many decisions is held back, whoever gives it and whatever it is."""
    return (SHORTEST + drawn(number, LONGEST - SHORTEST + 1)) * PACES[speed]


class Thinking:
    """The bot that is asked now; ``wait`` is how long its answer is still held back.

    However soon it is done, because there is one answer only, it takes as many frames as its longest thought.
    A ``quiet`` question may tell by being asked what its seat holds (docs/ux 4.7): it is thought about while
    pictures are shown, its answer is not held back, and its time is taken off the while before the next one.
    An ``idle`` one can only be passed, as everybody knows.
    """

    def __init__(self, session: Session, quiet: Asked | None = None, idle: Asked | None = None) -> None:
        self.session = session
        self.quiet, self.idle = quiet or _never, idle or _never
        self.spent = 0.0  # milliseconds on quiet questions since the last answer that was seen
        self.hushed = -1  # how many decisions there are after the last quiet answer
        self.wait = 0.0
        self.frames = 0  # that it has been given
        self.decided: tuple[Seat, object] | None = None
        self.after: object = self  # the decision before the one that is being thought about

    @property
    def busy(self) -> bool:
        return not self.session.over and self.session.bot_to_think() is not None

    def hurry(self) -> None:
        """The answer comes as soon as it has been found."""
        self._begin("instant")

    def go_on(self, ms: float, speed: str) -> tuple[Seat, object] | None:
        """Some more thought; the seat and its answer when both the thought and the while are over."""
        seat = self.session.bot_to_think()
        if seat is None or self.session.over:
            return None
        if self.after is not self._last:
            self._begin(speed)
        prompt = self.session.prompt(seat)
        quiet = self.quiet(prompt)
        self.wait -= ms
        self.spent += ms if quiet else 0
        self._think(seat)
        unhurried = self.wait > 0 and not quiet and not self._is_mine(seat)
        if self.decided is None or unhurried or self.frames * SLICES < self._effort(seat, prompt):
            return None
        self.hushed = len(self.session.match.decisions) + 1 if quiet else -1
        decided, self.decided = self.decided, None
        return decided

    def ahead(self) -> None:
        """While pictures are shown: think about a question that nobody is to notice."""
        seat = self.session.bot_to_think()
        if seat is None or self.session.over or not self.quiet(self.session.prompt(seat)):
            return
        if self.after is not self._last:
            self._begin("instant")
        self._think(seat)

    def _think(self, seat: Seat) -> None:
        self.frames += 1
        if self.decided is None:
            choice = self.session.think(SLICES)
            self.decided = None if choice is None else (seat, choice)

    @property
    def _last(self) -> object:
        decisions = self.session.match.decisions
        return decisions[-1] if decisions else None

    def _begin(self, speed: str) -> None:
        """Begins to think about another question than before, or about the same one in a hurry."""
        if self.after is not self._last:
            self.frames, self.decided = 0, None
        self.after = self._last
        number = len(self.session.match.decisions)
        self.spent = self.spent if number == self.hushed else 0.0
        self.wait = while_before(number, speed) - self.spent

    def _is_mine(self, seat: Seat) -> bool:
        """Nobody need be kept from learning what is answered for the only person."""
        return self.session.people == [seat]

    def _effort(self, seat: Seat, prompt: Prompt[Any] | None) -> int:
        """Steps of the longest thought of whoever sits there."""
        bot = self.session.bots.get(seat)
        if self.idle(prompt):
            return 1
        return bot.playouts + 1 if isinstance(bot, Captain) else 1
