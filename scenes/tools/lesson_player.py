"""Plays a lesson through its table without a window; the pupil errs wherever the file says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.lessons.lesson import Lesson
from scenes.screens.lessons.lesson_guide import LessonGuide
from scenes.screens.lessons.opening import lesson_table

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.scene import TableScene
    from scenes.widgets.context import Ui

FRAME_MS = 50.0
PATIENCE = 4000  # frames: far more than a lesson takes


class Stuck(ValueError):
    """A lesson does not go on at its table: at which step, and why."""

    def __init__(self, step: int, reason: str) -> None:
        super().__init__(f"step {step + 1}: {reason}")
        self.step, self.reason = step, reason


def play_at_table(ui: Ui, lesson: Lesson) -> None:
    """Play a lesson to its end. Raises Stuck."""
    table = lesson_table(ui, lesson)
    guide = table.guide
    assert isinstance(guide, LessonGuide)
    ui.stack.push(table)
    ui.stack.settle()
    for _ in range(PATIENCE):
        if _ended(guide):
            break
        _go_on(table, guide)
        table.update(FRAME_MS)
        ui.stack.settle()
    else:
        raise Stuck(guide.run.number, "it is never reached at the table")
    ui.stack.pop(table)
    ui.stack.settle()


def _ended(guide: LessonGuide) -> bool:
    return guide.holds and guide.reached and guide.run.number == len(guide.lesson.step) - 1


def _go_on(table: TableScene, guide: LessonGuide) -> None:
    """Do what is next: turn cards over, read, or answer."""
    if table.director.gated:
        table.director.open_gate()
    elif table.director.busy:
        table.flow.hurry()
    elif guide.reached and not guide.run.step.accept:
        guide.read()
    elif table.builder is not None:
        _answer(table, guide, table.builder)


def _answer(table: TableScene, guide: LessonGuide, builder: AnswerBuilder) -> None:
    """First everything that the file calls wrong, then what goes on."""
    run = guide.run
    taken = len(table.session.match.decisions)
    for wrong in run.step.wrong if run.given == 0 else ():
        table.controller.choose(run.slips(builder.prompt, builder.view, wrong)[0])
        if len(table.session.match.decisions) != taken or guide.remark != wrong.say:
            raise Stuck(run.number, "what is called wrong is not told so")
        assert table.builder is not None
        builder = table.builder
    ways: list[Any] = run.accepted(builder.prompt, builder.view)
    table.controller.choose(ways[0])
    if len(table.session.match.decisions) == taken:
        raise Stuck(run.number, "the right answer is not taken")
