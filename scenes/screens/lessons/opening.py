"""Opens a lesson at one of its steps, or a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import game
from game.core.saves.file_format import SaveRefused
from game.lessons.lesson import Lesson, in_language
from game.lessons.puzzle import Puzzle
from game.lessons.run import LessonRun
from game.lessons.solver import Path, solution
from scenes.screens.lessons import progress
from scenes.screens.lessons.first_match import open_first_match
from scenes.screens.lessons.lesson_guide import LessonActions, LessonGuide
from scenes.screens.lessons.lesson_session import lesson_session, puzzle_session
from scenes.screens.lessons.own_guide import OwnActions, OwnGuide, own_session
from scenes.screens.lessons.own_shelf import Kept, open_kept
from scenes.screens.lessons.puzzle_guide import PuzzleActions, PuzzleGuide
from scenes.screens.table_screens import ProgramScreens
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


def lesson_table(ui: Ui, lesson: Lesson, step: int = 0, actions: LessonActions | None = None) -> TableScene:
    """The table of a lesson, with its coach, among the other lessons of its game or with ways of its own."""
    run = LessonRun(lesson, game.find(lesson.game), step)
    session = lesson_session(lesson, run, next(iter(ui.settings.players), ""))
    return TableScene(
        ui, session, ProgramScreens(), LessonGuide(run, session, actions or _actions(ui, lesson))
    )


def open_lesson(ui: Ui, lesson: Lesson) -> None:
    """Begin a lesson over the scene that is shown, or go on where it was left."""
    ui.stack.push(lesson_table(ui, lesson, progress.left_at(ui.settings, lesson)))


def _actions(ui: Ui, lesson: Lesson) -> LessonActions:
    def go_to(step: int) -> None:
        _instead(ui, lesson_table(ui, lesson, step))

    def go_on() -> None:
        following = progress.lesson_after(lesson)
        if following is None:
            _leave(ui)
        else:
            _instead(ui, lesson_table(ui, following, progress.left_at(ui.settings, following)))

    def done() -> None:
        progress.note_done(ui.settings, lesson)
        ui.keep_settings()
        if progress.is_last(lesson) and not progress.has_played(ui.settings, lesson.game):
            open_first_match(ui, lesson.game)
        else:
            go_on()

    def skip() -> None:
        progress.note_step(ui.settings, lesson, 0)
        go_on()

    def note(step: int) -> None:
        progress.note_step(ui.settings, lesson, step)

    return LessonActions(
        go_to, lambda: _leave(ui), done, skip, note, _ending(ui, lesson), _following(ui, lesson)
    )


def _ending(ui: Ui, lesson: Lesson) -> str:
    """Where the last button of a lesson leads."""
    if not progress.is_last(lesson):
        return "lesson.done"
    return "lesson.finished" if progress.has_played(ui.settings, lesson.game) else "lesson.first_match"


def _following(ui: Ui, lesson: Lesson) -> str:
    """What comes after a lesson, in words; "" if its game is learned."""
    after = progress.lesson_after(lesson)
    if after is not None:
        return ui.say("lesson.following", title=in_language(after.title, ui.settings.language))
    return "" if progress.has_played(ui.settings, lesson.game) else ui.say("lesson.following_match")


def puzzle_table(ui: Ui, puzzle: Puzzle) -> TableScene:
    """The table of a puzzle, with its coach."""
    session = puzzle_session(puzzle, next(iter(ui.settings.players), ""))
    return TableScene(ui, session, ProgramScreens(), PuzzleGuide(puzzle, session, _puzzling(ui, puzzle)))


def open_puzzle(ui: Ui, puzzle: Puzzle) -> None:
    """Begin a puzzle over the scene that is shown."""
    ui.stack.push(puzzle_table(ui, puzzle))


def _puzzling(ui: Ui, puzzle: Puzzle) -> PuzzleActions:
    def again() -> None:
        _instead(ui, puzzle_table(ui, puzzle))

    def go_on() -> None:
        following = progress.puzzle_after(puzzle)
        if following is None:
            _leave(ui)
        else:
            _instead(ui, puzzle_table(ui, following))

    def solved() -> int:
        stars = progress.note_solved(ui.settings, puzzle)
        ui.keep_settings()
        return stars

    def failed() -> None:
        progress.note_try(ui.settings, puzzle)

    def shown() -> Path:
        progress.note_try(ui.settings, puzzle, most=True)
        return solution(puzzle)

    ending = "puzzle.go_on" if progress.puzzle_after(puzzle) else "puzzle.finished"
    return PuzzleActions(again, go_on, lambda: _leave(ui), solved, failed, shown, ending)


def open_own_puzzle(ui: Ui, kept: Kept, row: Sequence[Kept]) -> None:
    """Sit down at a decision of an own match again, over the scene that is shown; others of a row follow."""
    table = own_table(ui, kept, row)
    if table is not None:
        ui.stack.push(table)


def own_table(ui: Ui, kept: Kept, row: Sequence[Kept]) -> TableScene | None:
    """The table of an own puzzle with its coach; None if it cannot be read, which is told in one sentence."""
    try:
        read = open_kept(kept)
    except SaveRefused as refused:
        ui.toasts.say(ui.tell(refused.sentence), icon="warning")
        return None
    return TableScene(ui, own_session(read), ProgramScreens(), OwnGuide(read, _trying(ui, kept, row)))


def _trying(ui: Ui, kept: Kept, row: Sequence[Kept]) -> OwnActions:
    def go_on() -> None:
        _leave(ui)
        following = row[row.index(kept) + 1 :]
        if following:
            open_own_puzzle(ui, following[0], row)

    def solved() -> int:
        stars = progress.note_solved(ui.settings, kept)
        ui.keep_settings()
        return stars

    def failed() -> None:
        progress.note_try(ui.settings, kept)

    def shown() -> None:
        progress.note_try(ui.settings, kept, most=True)

    return OwnActions(go_on, lambda: _leave(ui), solved, failed, shown)


def _instead(ui: Ui, table: TableScene) -> None:
    """Another table in the place of the one that is shown; what lies below it stays there."""
    shown = _table_on(ui)
    if shown is not None:
        ui.stack.pop(shown)
    ui.stack.push(table)


def _leave(ui: Ui) -> None:
    """Goes back to the scene below the table."""
    ui.keep_settings()
    scene = _table_on(ui)
    if scene is not None:
        ui.stack.pop(scene)


def _table_on(ui: Ui) -> Scene | None:
    return next((scene for scene in reversed(ui.stack.scenes) if isinstance(scene, TableScene)), None)
