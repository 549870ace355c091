"""Opens a lesson at one of its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import game
from game.lessons.lesson import Lesson
from game.lessons.run import LessonRun
from scenes.screens.lessons import progress
from scenes.screens.lessons.lesson_guide import LessonActions, LessonGuide
from scenes.screens.lessons.lesson_session import lesson_session
from scenes.screens.table_screens import ProgramScreens
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


def lesson_table(ui: Ui, lesson: Lesson, step: int = 0) -> TableScene:
    """The table of a lesson, with its coach."""
    run = LessonRun(lesson, game.find(lesson.game), step)
    session = lesson_session(lesson, run, next(iter(ui.settings.players), ""))
    return TableScene(ui, session, ProgramScreens(), LessonGuide(run, session, _actions(ui, lesson)))


def open_lesson(ui: Ui, lesson: Lesson) -> None:
    """Begin a lesson over the scene that is shown, or go on where it was left."""
    ui.stack.push(lesson_table(ui, lesson, progress.left_at(ui.settings, lesson)))


def _actions(ui: Ui, lesson: Lesson) -> LessonActions:
    def go_to(step: int) -> None:
        ui.stack.replace(lesson_table(ui, lesson, step))

    def leave() -> None:
        ui.keep_settings()
        scene = _table_on(ui)
        if scene is not None:
            ui.stack.pop(scene)

    def go_on() -> None:
        following = progress.lesson_after(lesson)
        if following is None:
            leave()
        else:
            ui.stack.replace(lesson_table(ui, following, progress.left_at(ui.settings, following)))

    def done() -> None:
        progress.note_done(ui.settings, lesson)
        ui.keep_settings()
        go_on()

    def skip() -> None:
        progress.note_step(ui.settings, lesson, 0)
        go_on()

    def note(step: int) -> None:
        progress.note_step(ui.settings, lesson, step)

    return LessonActions(go_to, leave, done, skip, note)


def _table_on(ui: Ui) -> Scene | None:
    return next((scene for scene in reversed(ui.stack.scenes) if isinstance(scene, TableScene)), None)
