"""A hint at the table: what the best bot would do, and why in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from game.core.prompts import Handle
from scenes.session.advice import Advice, advise

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.seen import Seen


THOUGHT_MS = 8.0  # of a frame go to the thought; it takes one step at least


class Hint(NamedTuple):
    """What is said of a question, and the piece that it is about."""

    builder: AnswerBuilder
    line: str
    piece: str


class Hints:
    """The hint that somebody has asked for: it is thought about a little in every frame, as bots think."""

    def __init__(
        self, look: Callable[[], Seen], tell: Callable[[Hint | None], None], rebuild: Callable[[], None]
    ) -> None:
        self.look, self.tell, self.rebuild = look, tell, rebuild
        self._given: Hint | None = None
        self._thought: tuple[AnswerBuilder, Iterator[Advice | None]] | None = None

    def thinks_about(self, builder: AnswerBuilder | None) -> bool:
        """True while the hint for a question is being found."""
        return self._thought is not None and self._thought[0] is builder

    def piece(self, builder: AnswerBuilder | None) -> str:
        """The piece that the hint for a question is about; none if there was no hint."""
        return self._given.piece if self._given and self._given.builder is builder else ""

    def ask(self) -> None:
        """Begin to think about the open question."""
        seen = self.look()
        if seen.builder is None:
            self.tell(None)
        elif not self.thinks_about(seen.builder):
            self._thought = seen.builder, advise(seen.session, seen.seat)
            self.rebuild()

    def go_on(self) -> None:
        """Some more thought. Once the question has been answered or covered nobody waits for its hint."""
        if self._thought is None:
            return
        seen, (builder, steps) = self.look(), self._thought
        if seen.builder is not builder:
            self._thought = None
            return
        advice = _a_while_of(steps)
        if advice is None:
            return
        self._thought, self._given = None, hint_for(seen, builder, advice)
        self.rebuild()
        self.tell(self._given)


def _a_while_of(steps: Iterator[Advice | None]) -> Advice | None:
    began = perf_counter()
    for advice in steps:
        if advice is not None or (perf_counter() - began) * 1000 >= THOUGHT_MS:
            return advice
    return None


def hint_for(seen: Seen, builder: AnswerBuilder, advice: Advice) -> Hint | None:
    """What to answer to the open question; None if hands cannot give that answer."""
    handle = next((handle for handle in builder.handles if handle.answer == advice.answer), None)
    return Hint(builder, _line(seen, builder, handle, advice), handle.piece or "") if handle else None


def _line(seen: Seen, builder: AnswerBuilder, handle: Handle, advice: Advice) -> str:
    say = seen.ui.say
    if handle.button:
        what = seen.ui.words.label(handle.button, builder.prompt)
    else:
        what = seen.table.piece(handle.piece or "", seen.view, seen.watching)[1]
    if handle.place:
        what = say("table.hint_to", what=what, where=_place_name(seen, handle.place))
    if advice.why:
        return say("table.hint_why", what=what, why=say(advice.why))
    if not advice.futures:
        return say("table.hint_only", what=what)
    return say("table.hint", what=what, ways=advice.ways, futures=advice.futures)


def _place_name(seen: Seen, place: str) -> str:
    """Where a piece is to go: a place of the table, or a piece of a tray."""
    places = seen.table.places(seen.watching, seen.view)
    if place in places:
        return places[place][1]
    return seen.table.piece(place, seen.view, seen.watching)[1]
