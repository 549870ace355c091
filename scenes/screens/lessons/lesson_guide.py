"""The coach of a lesson at its table: says a step, waits for its answer, has a word for every other one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.lessons.lesson import Lesson, Words, in_language
from game.lessons.matching import names
from game.lessons.run import LessonRun
from scenes.drawing.theme import CYAN, GOOD
from scenes.screens.lessons.coach_panel import CoachPanel, OutlookLine
from scenes.table.action_corner import ActionCorner
from scenes.table.guide.guide import Guide
from scenes.widgets.button import Button, IconButton

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

WRONG = "thoughtful"  # the coach's face about an answer that does not go on


class LessonActions(NamedTuple):
    """What the buttons beside the coach do."""

    go_to: Callable[[int], None]  # a step
    leave: Callable[[], None]
    done: Callable[[], None]  # to the next lesson
    skip: Callable[[], None]
    note: Callable[[int], None]  # remember the step
    ending: str  # the key of what the last button says
    following: str  # what comes next, in words; "" if nothing does


class LessonGuide(Guide):
    """Speaks in its own column, so that it never lies over what it speaks about."""

    speaks = True
    ends_turns = True

    def __init__(self, run: LessonRun, session: Session, actions: LessonActions) -> None:
        self.run, self.session, self.actions = run, session, actions
        self.reached = False  # the table stands as the step supposes
        self.said: Words = run.step.say  # stays until then
        self.mood = run.step.mood
        self.remark: Words | None = None  # about an answer that does not go on
        self.rebuild: Callable[[], None] = lambda: None
        self.ending = actions.ending

    @property
    def lesson(self) -> Lesson:
        return self.run.lesson

    def begin(self, rebuild: Callable[[], None]) -> None:
        self.rebuild = rebuild

    @property
    def holds(self) -> bool:
        return self.run.won(self.session.match.table)

    def asked(self, builder: AnswerBuilder | None) -> None:
        """The next words are due."""
        if builder is not None and not self.run.accepted(builder.prompt, builder.view):
            return
        if not self.reached:
            self.remark = None
        self.reached = True
        self._say()

    def _say(self) -> None:
        self.said, self.mood = self.run.step.say, self.run.step.mood
        self.actions.note(self.run.number)

    def allows(self, builder: AnswerBuilder) -> bool:
        assert builder.chosen is not None
        verdict = self.run.judge(builder.prompt, builder.view, builder.chosen)
        if not verdict.good:
            self.remark = verdict.say
            return False
        self.run.answered()
        self.reached, self.remark = False, None
        return True

    @property
    def speaks_first(self) -> bool:
        """A step begins: what was said along with the answer before is not an answer to it."""
        return self.reached and self.run.given == 0

    def read(self) -> None:
        """The pupil has read what was said."""
        self.run.read()
        self.remark = None
        self._say()
        self.rebuild()

    def back(self) -> None:
        """To the step before this one."""
        self.actions.go_to(max(0, self.run.number - 1))

    # --- on the screen

    def quiet(self, builder: AnswerBuilder) -> frozenset[str]:
        meant = {handle.piece for handle in self.run.accepted(builder.prompt, builder.view)}
        return frozenset(builder.pieces) - meant if self.reached else frozenset()

    def points(self, seen: Seen) -> Sequence[str]:
        if not self.reached:
            return ()
        return self.run.step.point or self._meant(seen.builder)

    def _meant(self, builder: AnswerBuilder | None) -> list[str]:
        """The way that is wanted now: the piece, and once that is in hand its place; a button otherwise."""
        if builder is None or not self.run.step.accept:
            return []
        ways = self.run.accepted(builder.prompt, builder.view)
        if builder.chosen is not None:
            return ["part:corner"] if any(way.answer == builder.choice for way in ways) else []
        held = [way.place for way in ways if way.piece == builder.selected and way.place]
        if builder.selected and held:
            return [f"place:{place}" for place in held]
        numbers = [f"piece:number:{way.answer}" for way in ways if way.piece and way.button]
        pieces = [f"piece:{way.piece}" for way in ways if way.piece]
        return [*numbers, *pieces] or [f"button:{way.button}" for way in ways[:1] if way.button]

    def corner(self, seen: Seen) -> ActionCorner | None:
        if not self._waits(seen):
            return None
        if self._last:
            return ActionCorner(seen.ui.say(self.ending), self.actions.done, icon="play")
        return ActionCorner(seen.ui.say("lesson.next"), self.read, icon="arrow_right")

    def sentence(self, seen: Seen) -> str:
        return seen.ui.say("lesson.bar") if self._waits(seen) else ""

    def _waits(self, seen: Seen) -> bool:
        """The match rests, and there is something to be read."""
        return self.holds and self.reached and not seen.busy

    @property
    def _last(self) -> bool:
        return self.run.number == len(self.lesson.step) - 1

    def means(self, seen: Seen, wanted: str, found: str) -> bool:
        return names(self.run.game, seen.view, wanted, found)

    def panel(self, seen: Seen) -> Widget:
        ui, language = seen.ui, seen.ui.settings.language
        remark = in_language(self.remark, language) if self.remark else ""
        step, steps = self.run.number if self.reached else max(0, self.run.number - 1), len(self.lesson.step)
        reads = self.reached and not self.run.step.accept and not self._waits(seen)
        return CoachPanel(
            ui,
            title=in_language(self.lesson.title, language),
            count=ui.say("lesson.step", step=step + 1, steps=steps),
            dots=(step, steps),
            said=in_language(self.said, language),
            mood=WRONG if remark else self.mood,
            ways=self._ways(ui, step),
            remark=remark,
            watch="" if self.reached else ui.say("lesson.watch"),
            onward=self._next(ui) if reads else None,
            notes=self._notes(ui) if self._last and self.reached else (),
            room=seen.spots.guide,
        )

    def _notes(self, ui: Ui) -> list[OutlookLine]:
        """At the end: what was learned, and what comes next."""
        gist = in_language(self.lesson.gist, ui.settings.language)
        learned = OutlookLine("tick", GOOD, gist)
        following = self.actions.following
        return [learned, *([OutlookLine("arrow_right", CYAN, following)] if following else [])]

    def _next(self, ui: Ui) -> Button:
        say = ui.say("lesson.next")
        return Button(say, self.read, kind="primary", icon="arrow_right", key="lesson.next")

    def _ways(self, ui: Ui, step: int) -> list[Button]:
        """Back, again, skip and leave; always there."""
        say, actions = ui.say, self.actions
        return [
            IconButton("step_back", say("lesson.back"), self.back, enabled=step > 0, key="lesson.back"),
            IconButton("refresh", say("lesson.again"), lambda: actions.go_to(0), key="lesson.again"),
            IconButton("step_forward", say("lesson.skip"), actions.skip, key="lesson.skip"),
            IconButton("close", say("lesson.leave"), actions.leave, key="lesson.leave"),
        ]
