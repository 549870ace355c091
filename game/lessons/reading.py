"""Reads lessons from their files; a wrong one is refused with its line and the reason."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import TypeVar

import msgspec

import game
from game.core.assets import ASSETS
from game.lessons.checking import WrongTable, check_lesson, check_puzzle
from game.lessons.lesson import Lesson
from game.lessons.puzzle import Puzzle

FOLDER, PUZZLES = ASSETS / "lessons", ASSETS / "puzzles"
_NAME = re.compile(r"[1-9]\d{0,3}_[a-z0-9_]+")  # of a file
_PLACE = re.compile(r"\$\.(\w+)\[(\d+)\]")  # of what msgspec complains about: `$.step[3].say_de`


P = TypeVar("P", Lesson, Puzzle)


class LessonRefused(ValueError):
    """A file is no lesson: which one, in which line, and why."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {reason}")
        self.file, self.line, self.reason = file, line, reason


@cache
def lessons_of(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first."""
    return tuple(map(read_lesson, lesson_files(name)))


def lesson_files(name: str) -> list[Path]:
    """The files of a game's lessons, the first one first."""
    return sorted((FOLDER / name).glob("*.toml"), key=_order)


def every_lesson() -> Iterator[Lesson]:
    for name in game.GAMES:
        yield from lessons_of(name)


def read_lesson(path: Path) -> Lesson:
    """One lesson; raises LessonRefused."""
    return lesson_of(_text_of(path), path.parent.name, path.stem)


def lesson_of(text: str, name: str, stem: str) -> Lesson:
    """The lesson that a text describes; raises LessonRefused."""
    return _read(text, name, stem, Lesson, check_lesson)


def puzzle_files(name: str) -> list[Path]:
    """The files of a game's puzzles, the first one first."""
    return sorted((PUZZLES / name).glob("*.toml"), key=_order)


def _order(path: Path) -> tuple[int, str]:
    """By number; what has none comes last, and is refused when it is read."""
    number = path.stem.partition("_")[0]
    return int(number) if _NAME.fullmatch(path.stem) else sys.maxsize, path.stem


@cache
def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first."""
    return tuple(sorted(map(read_puzzle, puzzle_files(name)), key=lambda puzzle: puzzle.difficulty))


def read_puzzle(path: Path) -> Puzzle:
    """One puzzle; raises LessonRefused."""
    return puzzle_of(_text_of(path), path.parent.name, path.stem)


def puzzle_of(text: str, name: str, stem: str) -> Puzzle:
    """The puzzle that a text describes; raises LessonRefused."""
    return _read(text, name, stem, Puzzle, check_puzzle)


def _text_of(path: Path) -> str:
    """What a file says; raises LessonRefused if that is no text."""
    written = path.read_bytes()
    try:
        return written.decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = written[: wrong.start].count(b"\n") + 1
        raise LessonRefused(path.name, line, "it is not written in UTF-8") from None


def _read(text: str, name: str, stem: str, kind: type[P], check: Callable[[P], None]) -> P:
    file = f"{stem}.toml"
    if not _NAME.fullmatch(stem):
        raise LessonRefused(file, 1, "its name is a number and a word, as in 1_dials.toml")
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        line = re.search(r"at line (\d+)", str(wrong))
        raise LessonRefused(file, int(line[1]) if line else len(text.splitlines()), str(wrong)) from None
    except RecursionError:
        raise LessonRefused(file, 1, "its lists lie too deep in each other") from None
    try:
        read = msgspec.convert({**found, "game": name, "name": stem}, kind)
        check(read)
    except msgspec.ValidationError as wrong:
        place = _PLACE.search(str(wrong))
        word, number = (place[1], int(place[2])) if place else ("", 0)
        raise LessonRefused(file, line_of(text, word, number), str(wrong)) from None
    except WrongTable as wrong:
        raise LessonRefused(file, line_of(text, wrong.word, wrong.number), str(wrong)) from None
    return read


def line_of(text: str, word: str, number: int) -> int:
    """The line in which the table of a word begins, such as the fourth ``[[step]]``; else the first one."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    heads = [row for row, line in enumerate(lines, 1) if line in (f"[[{word}]]", f"[{word}]")]
    begins = next((row for row, line in enumerate(lines, 1) if word and line.startswith(f"{word} =")), 0)
    if begins and not heads:  # its tables stand in a list, each in a line of its own, or all in this one
        rows = range(begins + 1, len(lines) + 1) if lines[begins - 1].endswith("[") else ()
        listed = takewhile(lambda row: not lines[row - 1].startswith("]"), rows)
        heads = [row for row in listed if lines[row - 1].startswith("{")] or [begins]
    return heads[min(number, len(heads) - 1)] if heads else 1
