"""A hint at the table, in three strengths: what to look at, why, and which move.

Each press says the next one about the same question. The first needs no thought; for the others a captain
thinks a little in every frame, as bots do. Whoever does something else meanwhile is not interrupted: the
sentence goes, and the thought rests until somebody asks again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from scenes.session.advice import Advice, advise
from scenes.session.thinking_time import a_while_of
from scenes.table.hints.hint_words import Hint, what_to_look_at, which_move, why

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui

ICON = "hint"  # of the sentences, by which they are found again


class Strength(IntEnum):
    """How much a hint gives away."""

    LOOK, WHY, MOVE = range(3)


WORDS = ("table.hint_button", "table.hint_why_button", "table.hint_move_button")  # by what comes next


class HintShown(NamedTuple):
    """What of a hint is seen now."""

    piece: str = ""  # that the move begins with
    points: tuple[str, ...] = ()  # what is ringed
    thinking: bool = False
    word: str = WORDS[Strength.LOOK]  # the key of what the button says: which strength comes next


class _Asked:
    """How far the hints for one question have come."""

    def __init__(self, builder: AnswerBuilder) -> None:
        self.builder = builder
        self.next = Strength.LOOK
        self.thought: Iterator[Advice | None] | None = None
        self.advice: Advice | None = None
        self.awaited = False  # somebody waits for what the captain thinks
        self.hint = Hint("")  # what was said last


class Hints:
    """The hints that somebody has asked for about the open question."""

    def __init__(self, ui: Ui, look: Callable[[], Seen], rebuild: Callable[[], None]) -> None:
        self.ui, self.look, self.rebuild = ui, look, rebuild
        self._asked: _Asked | None = None

    def _about(self, builder: AnswerBuilder | None) -> _Asked | None:
        return self._asked if self._asked and self._asked.builder is builder else None

    def thinks_about(self, builder: AnswerBuilder | None) -> bool:
        """True while somebody waits for the hint to a question."""
        asked = self._about(builder)
        return asked is not None and asked.awaited

    def shown(self, builder: AnswerBuilder | None) -> HintShown:
        """What is to be seen of the hints for a question."""
        asked = self._about(builder)
        if asked is None:
            return HintShown()
        return HintShown(asked.hint.piece, asked.hint.points, asked.awaited, WORDS[asked.next])

    def ask(self) -> None:
        """Say the next hint about the open question, as soon as it is known."""
        seen = self.look()
        if seen.builder is None:
            self._say(self.ui.say("table.no_hint"))
            return
        if not seen.builder.proposes:
            self._say(self.ui.say("puzzle.no_hint"))
            return
        asked = self._about(seen.builder) or _Asked(seen.builder)
        self._asked = asked
        if asked.awaited:
            self._say(self.ui.say("table.hint_thinking"))
        elif asked.next is Strength.LOOK or asked.advice is not None:
            self._give(seen, asked)
        else:
            asked.thought = asked.thought or advise(seen.session, seen.seat)
            asked.awaited = True
            self._unsay()
            self.rebuild()

    def go_on(self, builder: AnswerBuilder | None) -> None:
        """Thinks some more. Once the question has been answered or covered nobody waits for its hint."""
        asked = self._asked
        if asked is None:
            return
        if builder is not asked.builder:
            self._asked = None
            self._unsay()
            return
        if not asked.awaited or asked.thought is None:
            return
        asked.advice = a_while_of(asked.thought)
        if asked.advice is not None:
            asked.awaited = False
            self._give(self.look(), asked)

    def withdraw(self) -> None:
        """Somebody does something else: what was said goes, and no sentence comes late."""
        asked = self._asked
        self._unsay()
        if asked is not None and (asked.hint.points or asked.awaited):
            asked.hint, asked.awaited = asked.hint._replace(points=()), False
            self.rebuild()

    def _give(self, seen: Seen, asked: _Asked) -> None:
        """Say the next hint; what hands cannot give is none."""
        told, builder, advice = asked.next, asked.builder, asked.advice
        if told is Strength.LOOK or advice is None:
            hint: Hint | None = what_to_look_at(seen, builder)
        elif told is Strength.WHY:
            hint = why(seen, builder, advice)
        else:
            hint = which_move(seen, builder, advice)
        if hint is None:
            self._say(self.ui.say("table.no_hint"))
            return
        asked.hint, asked.next = hint, Strength(min(told + 1, Strength.MOVE))
        self.ui.sound.play("hint")
        self.rebuild()
        self._say(hint.line, "" if told is Strength.MOVE else self.ui.say(WORDS[asked.next]))

    def _say(self, line: str, more: str = "") -> None:
        """Show a sentence instead of the one before, with the way to the next hint."""
        self._unsay()
        self.ui.toasts.say(line, more, self.ask if more else None, icon=ICON)

    def _unsay(self) -> None:
        for toast in [toast for toast in self.ui.toasts.waiting if toast.icon == ICON]:
            self.ui.toasts.drop(toast)
