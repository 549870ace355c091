"""What seats have said in advance: who passes and for how long, and what wakes whom (docs/ux 4.7)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from game.core.saves.resume import Loaded
from game.core.table import Seat
from scenes.session.reaction_window import Marks, ReactionWindow

PHASE, QUIET, TURN, ENCOUNTER = "phase", "quiet", "turn", "encounter"
SCOPES = (PHASE, QUIET, TURN, ENCOUNTER)  # as they are offered
ORDERS = "orders"  # under this word a file keeps them


class PassOrder(NamedTuple):
    """A seat passes: for how long, and the mark that ends it when it changes."""

    scope: str
    mark: object = None


class KeptOrders(msgspec.Struct, frozen=True):
    """What all seats have said in advance, as it stands in a file."""

    standing: list[tuple[Seat, str, Any]] = []
    armed: list[tuple[Seat, list[str]]] = []


class Orders:
    """Standing answers are seen by everybody; alarms are a seat's own secret."""

    def __init__(self, keep: Callable[[Mapping[str, Any]], None] | None = None) -> None:
        self.standing: dict[Seat, PassOrder] = {}
        self.armed: dict[Seat, frozenset[str]] = {}
        self._keep = keep  # writes down what was said, with the match

    def recall(self, loaded: Loaded, people: Collection[Seat]) -> None:
        """Say again what had been said when the file was left."""
        kept = _kept(loaded)
        self.standing = {
            seat: PassOrder(scope, _firm(mark))
            for seat, scope, mark in kept.standing
            if seat in people and scope in SCOPES
        }
        self.armed = {seat: frozenset(words) for seat, words in kept.armed if seat in people}

    def _note(self) -> None:
        if self._keep is None:
            return
        standing = [(seat, *one) for seat, one in sorted(self.standing.items())]
        armed = [(seat, sorted(words)) for seat, words in sorted(self.armed.items())]
        self._keep({ORDERS: msgspec.to_builtins(KeptOrders(standing, armed))})

    def stand(self, seat: Seat, scope: str, marks: Marks) -> None:
        mark = {PHASE: marks.phase, ENCOUNTER: marks.encounter}.get(scope)
        self.standing[seat] = PassOrder(scope, mark)
        self._note()

    def revoke(self, seat: Seat) -> None:
        if self.standing.pop(seat, None) is not None:
            self._note()

    def arm(self, seat: Seat, word: str, on: bool) -> None:
        """Wake this seat when that happens, or no longer."""
        had = self.armed.get(seat, frozenset())
        self.armed[seat] = had | {word} if on else had - {word}
        self._note()

    def expire(self, marks: Marks, concerned: Callable[[Seat], bool]) -> None:
        """End what was said for a phase or an encounter that is over, or until it concerns the seat."""
        now = {PHASE: marks.phase, ENCOUNTER: marks.encounter}
        over = [
            seat
            for seat, standing in self.standing.items()
            if standing.mark != now.get(standing.scope) or (standing.scope == TURN and concerned(seat))
        ]
        for seat in over:  # noted, too: the marks of a later round may be the same
            self.revoke(seat)

    def passes(self, seat: Seat, window: ReactionWindow) -> bool:
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

    def woken(self, window: ReactionWindow) -> set[Seat]:
        """The seats that wanted to be woken for this."""
        return {
            seat
            for word, seats in window.alarms.items()
            for seat in seats
            if word in self.armed.get(seat, frozenset())
        }


def _kept(loaded: Loaded) -> KeptOrders:
    """What a file says last about it, in words that are known."""
    for noted in reversed(loaded.noted):
        if ORDERS in noted.note:
            with suppress(msgspec.ValidationError):
                return msgspec.convert(noted.note[ORDERS], KeptOrders)
    return KeptOrders()


def _firm(mark: object) -> object:
    """A mark as the table tells it: files know no tuples."""
    return tuple(_firm(part) for part in mark) if isinstance(mark, list) else mark
