"""Plays a lesson through its table without a window; the pupil errs wherever the file says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.lessons.lesson import Lesson
from scenes.screens.lessons.lesson_guide import LessonActions, LessonGuide
from scenes.screens.lessons.opening import lesson_table
from scenes.table.guide.pointed_things import PointedThings

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.scene import TableScene
    from scenes.widgets.context import Ui

FRAME_MS = 50.0
PATIENCE = 4000  # frames: far more than a lesson takes


def _nothing(*_: int) -> None:
    """A lesson that is checked leads nowhere: another one of its game may be broken."""


ALONE = LessonActions(_nothing, _nothing, _nothing, _nothing, _nothing, "lesson.done", "")


class Stuck(ValueError):
    """A lesson does not go on at its table: at which step, and why."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"step {number + 1}: {reason}")
        self.number, self.word = number, "step"


def play_at_table(ui: Ui, lesson: Lesson) -> None:
    """Play a lesson to its end. Raises Stuck."""
    table = lesson_table(ui, lesson, actions=ALONE)
    guide = table.guide
    assert isinstance(guide, LessonGuide)
    ui.stack.push(table)
    ui.stack.settle()
    looked: set[int] = set()  # at which steps
    for _ in range(PATIENCE):
        _look(table, guide, looked)
        if _ended(guide):
            break
        _go_on(table, guide)
        table.update(FRAME_MS)
        ui.stack.settle()
    else:
        raise Stuck(guide.run.number, "it is never reached at the table")
    ui.stack.pop(table)
    ui.stack.settle()


def _look(table: TableScene, guide: LessonGuide, looked: set[int]) -> None:
    """Everything that a step points at is there once the table rests."""
    step = guide.run.number
    asked = table.builder is not None or guide.holds
    if step in looked or not guide.reached or not asked or table.director.busy or table.director.gated:
        return
    looked.add(step)
    table.refresh()
    rings = [part for part in table.root.walk() if isinstance(part, PointedThings)]
    gone = [point for ring in rings for point in ring.missing() if point in guide.run.step.point]
    if gone or not rings or (rings[0].points and not rings[0].rects()):
        raise Stuck(step, f"it points at what is not there: {', '.join(gone)}")


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
