"""Lessons for pictures: the page of a game, and every lesson at one of its steps (``--after``)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.bots import decide
from game.bots.own_puzzles import seek
from game.lessons.lesson import Lesson
from game.lessons.puzzle import Puzzle
from game.lessons.reading import every_lesson, lessons_of, puzzles_of
from scenes.screens.lessons.first_match import begin
from scenes.screens.lessons.opening import lesson_table, own_table, puzzle_table
from scenes.screens.lessons.own_shelf import keep
from scenes.screens.lessons.progress import meet_in_first_match
from scenes.screens.lessons.rules_chart import ChartScene
from scenes.screens.lessons.scene import LearnScene
from scenes.screens.menu.shelf import BOXES
from scenes.screens.result import ResultScene
from scenes.screens.table_screens import open_table
from scenes.shell.folders import Folders

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


WHOLE = 3000  # decisions of a match that is played to its end


def _page(name: str, ui: Ui, seed: int, after: int) -> list[Scene]:
    return [LearnScene(ui, name)]


def _lesson(lesson: Lesson, ui: Ui, seed: int, after: int) -> list[Scene]:
    return [lesson_table(ui, lesson, min(after, len(lesson.step) - 1))]


def _puzzle(puzzle: Puzzle, ui: Ui, seed: int, after: int) -> list[Scene]:
    return [puzzle_table(ui, puzzle)]


def _begun(name: str, ui: Ui, seed: int, after: int) -> Session:
    """A first match after so many decisions of novices."""
    ui.folders = Folders.under(ui.folders.cache / "example")  # nobody's own saves
    for folder in ui.folders[:4]:
        folder.mkdir(parents=True, exist_ok=True)
    session = begin(ui, name, seed)
    while session.match.waiting() and len(session.match.decisions) < after:
        seat = session.asked()[0]
        session.answer(seat, decide("novice", session.match, seat, seed))
    session.close()
    return session


def _first_match(name: str, ui: Ui, seed: int, after: int) -> list[Scene]:
    """With the coach's welcome; after some decisions, where they have led; over, with what was met."""
    session = _begun(name, ui, seed, after)
    lesson = lessons_of(name)[0]
    for page in lesson.rules if after else ():
        meet_in_first_match(ui.settings, name, page)
    return [ResultScene(ui, session) if session.over else open_table(ui, session)]


def _chart(name: str, ui: Ui, seed: int, after: int) -> list[Scene]:
    return [*_first_match(name, ui, seed, after or 1), ChartScene(ui, name, first=True)]


def _own(name: str, ui: Ui, seed: int, after: int) -> list[Scene]:
    """The page of a game with own puzzles; ``after``: the table of the first of them."""
    session = _begun(name, ui, seed, WHOLE)
    *_, found = seek(session.match, [0])
    row = keep(ui.folders.puzzles, session, list(found or ()), "2026-11-18")
    page = LearnScene(ui, name)
    if not after or not row:
        return [page]
    table = own_table(ui, row[0], row)
    return [page, table] if table else [page]


SCREENS = (
    {f"learn_{name}": partial(_page, name) for name in BOXES}
    | {f"first_match_{name}": partial(_first_match, name) for name in BOXES}
    | {"own_puzzles": partial(_own, "duel")}
    | {f"first_chart_{name}": partial(_chart, name) for name in BOXES}
    | {f"lesson_{lesson.game}_{lesson.name}": partial(_lesson, lesson) for lesson in every_lesson()}
    | {
        f"puzzle_{puzzle.game}_{puzzle.name}": partial(_puzzle, puzzle)
        for name in BOXES
        for puzzle in puzzles_of(name)
    }
)
