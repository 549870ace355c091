"""Lessons for pictures: the page of a game, and every lesson at one of its steps (``--after``)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.lessons.lesson import Lesson
from game.lessons.puzzle import Puzzle
from game.lessons.reading import every_lesson, puzzles_of
from scenes.screens.lessons.opening import lesson_table, puzzle_table
from scenes.screens.lessons.scene import LearnScene
from scenes.screens.menu.shelf import BOXES

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


def _page(name: str, ui: Ui, seed: int, after: int) -> list[Scene]:
    return [LearnScene(ui, name)]


def _lesson(lesson: Lesson, ui: Ui, seed: int, after: int) -> list[Scene]:
    return [lesson_table(ui, lesson, min(after, len(lesson.step) - 1))]


def _puzzle(puzzle: Puzzle, ui: Ui, seed: int, after: int) -> list[Scene]:
    return [puzzle_table(ui, puzzle)]


SCREENS = (
    {f"learn_{name}": partial(_page, name) for name in BOXES}
    | {f"lesson_{lesson.game}_{lesson.name}": partial(_lesson, lesson) for lesson in every_lesson()}
    | {
        f"puzzle_{puzzle.game}_{puzzle.name}": partial(_puzzle, puzzle)
        for name in BOXES
        for puzzle in puzzles_of(name)
    }
)
