"""A pupil: plays a lesson with its hands, errs where the file says so, and looks at every step."""

from __future__ import annotations

from collections.abc import Callable

from game.lessons.lesson import Lesson, WrongTry
from scenes.screens.lessons.lesson_guide import LessonGuide
from scenes.screens.lessons.opening import lesson_table
from scenes.table.scene import TableScene
from tests.support.screen.hands import HANDS, Desk, Stuck, seen
from tests.support.screen.headless import a_ui, pictures
from tests.support.screen.robot import Robot


def at_lesson(lesson: Lesson, hands: str, language: str, size: tuple[int, int]) -> Desk:
    """The table of a lesson in a window."""
    ui = a_ui(size, language, HANDS[hands].touch)
    ui.art = pictures()
    ui.settings.speed = "instant"
    ui.stack.push(lesson_table(ui, lesson))
    ui.stack.settle()
    return Desk(ui)


class Pupil(Robot):
    """Reads what is said, tries what is called wrong, then does what is asked for."""

    def __init__(self, desk: Desk, hands: str) -> None:
        super().__init__(desk, hands, 0)
        self.looked: list[int] = []  # at which steps
        self.erred = 0
        self.errs = True  # it tries what is called wrong
        self.at_step: Callable[[TableScene, LessonGuide], None] = lambda table, guide: None
        self.table: TableScene = self._table()
        guide = self.table.guide
        assert isinstance(guide, LessonGuide)
        self.guide = guide

    def _table(self) -> TableScene:
        table = self.desk.top
        assert isinstance(table, TableScene)
        return table

    @property
    def ended(self) -> bool:
        return self.guide.holds and self.guide.run.number == len(self.guide.lesson.step) - 1

    def learn(self, turns: int = 1500) -> None:
        """Until the last step is said."""
        for _ in range(turns):
            if self.ended and self.guide.reached and not self.table.director.busy:
                self._look()
                return
            self.turn()
        raise Stuck(f"the lesson does not end: step {self.guide.run.number + 1}, {seen(self.desk)}")

    def turn(self) -> None:
        if self.guide.reached and not self.table.director.busy and not self.guide.run.step.accept:
            self._look()
            self._read()
            return
        super().turn()

    def _look(self) -> None:
        """Draw the table as it is when a step is said."""
        if self.guide.run.number in self.looked:
            return
        self.looked.append(self.guide.run.number)
        self.desk.draw()
        self.at_step(self.table, self.guide)

    def _read(self) -> None:
        number = self.guide.run.number
        button = self.desk.find("lesson.next") or self.desk.find("action")
        assert button is not None
        self.hands.press(button)
        if self.guide.run.number == number:
            raise Stuck(f"step {number + 1} cannot be read on: {seen(self.desk)}")

    def answer_table(self) -> None:
        self._look()
        builder, run = self.table.builder, self.guide.run
        assert builder is not None
        for wrong in run.step.wrong if self.errs and run.given == 0 else ():
            self._err(wrong)
            builder = self.table.builder
            assert builder is not None
        self.give(self.table, run.accepted(builder.prompt, builder.view)[0])

    def _err(self, wrong: WrongTry) -> None:
        builder, run = self.table.builder, self.guide.run
        assert builder is not None
        taken = len(self.table.session.match.decisions)
        handle = run.slips(builder.prompt, builder.view, wrong)[0]
        self._offer(builder, handle)
        if builder.chosen is not None:  # it lies ready
            big = self.desk.find("action")
            assert big is not None
            self._press(big)
        assert len(self.table.session.match.decisions) == taken, "what is called wrong was taken"
        assert self.guide.remark == wrong.say, f"{wrong} is not told so"
        self.erred += 1
