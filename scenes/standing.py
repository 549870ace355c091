"""What seats have said in advance: who passes and for how long, and what wakes whom (ux 4.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.core.table import Seat
from scenes.windows import Marks, Window

PHASE, QUIET, TURN, ENCOUNTER = "phase", "quiet", "turn", "encounter"
SCOPES = (PHASE, QUIET, TURN, ENCOUNTER)  # as they are offered


class Standing(NamedTuple):
    """A seat passes: for how long, and the mark that ends it when it changes."""

    scope: str
    mark: Any = None


class Orders:
    """Standing answers are seen by everybody; alarms are a seat's own secret."""

    def __init__(self) -> None:
        self.standing: dict[Seat, Standing] = {}
        self.armed: dict[Seat, frozenset[str]] = {}

    def stand(self, seat: Seat, scope: str, marks: Marks) -> None:
        mark = {PHASE: marks.phase, ENCOUNTER: marks.encounter}.get(scope)
        self.standing[seat] = Standing(scope, mark)

    def revoke(self, seat: Seat) -> None:
        self.standing.pop(seat, None)

    def arm(self, seat: Seat, word: str, on: bool) -> None:
        """Wake this seat when that happens, or no longer."""
        had = self.armed.get(seat, frozenset())
        self.armed[seat] = had | {word} if on else had - {word}

    def expire(self, marks: Marks, concerned: Callable[[Seat], bool]) -> None:
        """End what was said for a phase or an encounter that is over, or until it concerns the seat."""
        now = {PHASE: marks.phase, ENCOUNTER: marks.encounter}
        self.standing = {
            seat: standing
            for seat, standing in self.standing.items()
            if standing.mark == now.get(standing.scope) and not (standing.scope == TURN and concerned(seat))
        }

    def passes(self, seat: Seat, window: Window) -> bool:
        """True if a seat passes in this window by what it has said.

        Where it is the target or loses something concrete, only if it has said so in so many words.
        """
        standing = self.standing.get(seat)
        if standing is None or seat in self.woken(window):
            return False
        if standing.scope == ENCOUNTER:
            return True
        if seat in window.targets:
            return False
        return standing.scope != QUIET or not window.answers

    def woken(self, window: Window) -> set[Seat]:
        """The seats that wanted to be woken for this."""
        return {
            seat
            for word, seats in window.alarms.items()
            for seat in seats
            if word in self.armed.get(seat, frozenset())
        }
