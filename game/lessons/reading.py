"""Reads lessons from their files; a wrong one is refused with its line and the reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import game
from game.core.assets import ASSETS
from game.core.match import Match
from game.core.refusals import WrongWord
from game.lessons.facts import at
from game.lessons.lesson import Exercise, Lesson, LessonStep
from game.lessons.matching import faces_named
from game.lessons.puzzle import KINDS, Puzzle

FOLDER, PUZZLES = ASSETS / "lessons", ASSETS / "puzzles"
HARDEST = 3  # of puzzles
MOODS = ("calm", "glad", "thoughtful", "sorry")
PARTS = ("hand", "prompt", "corner", "rail", "strip", "log", "table", "own")
POINTS = ("piece", "place", "button", "part", "seat")
_PLACE = re.compile(r"\$\.(\w+)\[(\d+)\]")  # of what msgspec complains about: `$.step[3].say_de`


P = TypeVar("P", Lesson, Puzzle)


class LessonRefused(ValueError):
    """A file is no lesson: which one, in which line, and why."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {reason}")
        self.file, self.line, self.reason = file, line, reason


class _WrongTable(ValueError):
    """Something is wrong in the table of a file that a word and a number name."""

    def __init__(self, word: str, number: int, reason: str) -> None:
        super().__init__(reason)
        self.word, self.number = word, number


@cache
def lessons_of(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first."""
    return tuple(map(read_lesson, lesson_files(name)))


def lesson_files(name: str) -> list[Path]:
    """The files of a game's lessons, the first one first."""
    return sorted((FOLDER / name).glob("*.toml"))


def every_lesson() -> Iterator[Lesson]:
    for name in game.GAMES:
        yield from lessons_of(name)


def read_lesson(path: Path) -> Lesson:
    """One lesson; raises LessonRefused."""
    return lesson_of(path.read_text("utf-8"), path.parent.name, path.stem)


def lesson_of(text: str, name: str, stem: str) -> Lesson:
    """The lesson that a text describes; raises LessonRefused."""
    return _read(text, name, stem, Lesson, _check)


def puzzle_files(name: str) -> list[Path]:
    """The files of a game's puzzles, the first one first."""
    return sorted((PUZZLES / name).glob("*.toml"), key=lambda path: int(path.stem.partition("_")[0]))


@cache
def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first."""
    return tuple(sorted(map(read_puzzle, puzzle_files(name)), key=lambda puzzle: puzzle.difficulty))


def read_puzzle(path: Path) -> Puzzle:
    """One puzzle; raises LessonRefused."""
    return puzzle_of(path.read_text("utf-8"), path.parent.name, path.stem)


def puzzle_of(text: str, name: str, stem: str) -> Puzzle:
    """The puzzle that a text describes; raises LessonRefused."""
    return _read(text, name, stem, Puzzle, _check_puzzle)


def _read(text: str, name: str, stem: str, kind: type[P], check: Callable[[P], None]) -> P:
    file = f"{stem}.toml"
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        line = re.search(r"at line (\d+)", str(wrong))
        raise LessonRefused(file, int(line[1]) if line else len(text.splitlines()), str(wrong)) from None
    try:
        read = msgspec.convert({**found, "game": name, "name": stem}, kind)
        check(read)
    except msgspec.ValidationError as wrong:
        place = _PLACE.search(str(wrong))
        word, number = (place[1], int(place[2])) if place else ("", 0)
        raise LessonRefused(file, line_of(text, word, number), str(wrong)) from None
    except _WrongTable as wrong:
        raise LessonRefused(file, line_of(text, wrong.word, wrong.number), str(wrong)) from None
    return read


def line_of(text: str, word: str, number: int) -> int:
    """The line in which the table of a word begins, such as the fourth ``[[step]]``; else the first one."""
    heads = (f"[[{word}]]", f"[{word}]")
    rows = [row for row, line in enumerate(text.splitlines(), 1) if line.split("#")[0].strip() in heads]
    return rows[number] if number < len(rows) else 1


def _check(lesson: Lesson) -> None:
    match = _checked_table(lesson)
    for number, step in enumerate(lesson.step):
        if reason := _fault(match, step):
            raise _WrongTable("step", number, reason)
    if not any(step.accept for step in lesson.step):
        raise _WrongTable("", 0, "nothing is to be done in it")
    last = len(lesson.step) - 1
    if lesson.step[last].accept:
        raise _WrongTable("step", last, "the last step tells what was won, and accepts nothing")


def _check_puzzle(puzzle: Puzzle) -> None:
    match = _checked_table(puzzle)
    if puzzle.kind not in KINDS:
        raise _WrongTable("", 0, f"there is no kind {puzzle.kind!r}; there is: {', '.join(KINDS)}")
    if not (1 <= puzzle.difficulty <= HARDEST and puzzle.answers >= 1 and puzzle.asks):
        raise _WrongTable("", 0, "a puzzle has a difficulty from 1 to 3, asks something, and takes answers")
    for face in faces_named(puzzle.obvious):
        if face not in match.game.face_keys:
            raise _WrongTable("obvious", 0, f"there is no card {face!r}")


def _checked_table(task: Exercise) -> Match[Any]:
    """The position, if it can be laid and has what the goal is about."""
    try:
        match = game.scenario(task.game, task.scenario)
    except WrongWord as wrong:
        raise _WrongTable("scenario", 0, str(wrong)) from None
    if not 0 <= task.seat < match.table.seats:
        raise _WrongTable("", 0, f"there is no seat {task.seat}")
    if not task.goal:
        raise _WrongTable("", 0, "there is no goal")
    for number, fact in enumerate(task.goal):
        try:
            at(match.table, fact.of)
        except (IndexError, KeyError):
            continue  # it may come later
        except LookupError as wrong:
            raise _WrongTable("goal", number, str(wrong)) from None
    return match


def _fault(match: Match[Any], step: LessonStep) -> str:
    """What is wrong with a step; "" if nothing is."""
    if step.mood not in MOODS:
        return f"there is no mood {step.mood!r}; there is: {', '.join(MOODS)}"
    if step.wrong and not step.accept:
        return "a step that accepts nothing has no wrong answers"
    if step.accept and not (step.otherwise_en and step.otherwise_de):
        return "a step that accepts answers says something about all others: otherwise_en, otherwise_de"
    for point in step.point:
        kind, _, what = point.partition(":")
        if kind not in POINTS or not what or (kind == "part" and what not in PARTS):
            return f"one cannot point at {point!r}"
    for face in faces_named([*step.accept, *step.wrong]):
        if face not in match.game.face_keys:
            return f"there is no card {face!r}"
    return ""
