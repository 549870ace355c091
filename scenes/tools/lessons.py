"""Plays every lesson by its script and at its table, and solves every puzzle: `python3 run.py lessons`."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

import game
from game.lessons.facts import NoFact
from game.lessons.lesson import Lesson
from game.lessons.reading import (
    LessonRefused,
    lesson_files,
    line_of,
    puzzle_files,
    read_lesson,
    read_puzzle,
)
from game.lessons.script import Astray, play
from game.lessons.solver import Unproven, prove
from scenes.shell.command import command
from scenes.tools.lesson_player import Stuck, play_at_table
from scenes.tools.shots import headless, make_ui

SIZE = (1280, 720)


class LessonReport(msgspec.Struct, frozen=True):
    """How a lesson went."""

    game: str
    name: str
    steps: int = 0
    decisions: int = 0  # of the pupil
    words_en: int = 0
    words_de: int = 0
    passed: bool = False
    why: str = ""


class PuzzleReport(msgspec.Struct, frozen=True):
    """Whether a puzzle was solved."""

    game: str
    name: str
    solved: bool
    why: str = ""


def main(arguments: Sequence[str]) -> int:
    """Print how every lesson went; 1 if one fails."""
    parser = argparse.ArgumentParser(prog=command("lessons"), description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", choices=game.GAMES, help="only the lessons of one game")
    parser.add_argument("--json", action="store_true", help="one object instead of a table")
    words = parser.parse_args(arguments)
    headless()
    names = [words.game] if words.game else list(game.GAMES)
    reports = [report_of(path) for name in names for path in lesson_files(name)]
    puzzles = [puzzle_report(path) for name in names for path in puzzle_files(name)]
    if words.json:
        found = {"lessons": [*map(_told, reports)], "puzzles": [*map(_told, puzzles)]}
        print(msgspec.json.encode(found).decode())
    else:
        print(as_table(reports, puzzles))
    return 0 if all(report.passed for report in reports) and all(each.solved for each in puzzles) else 1


def report_of(path: Path) -> LessonReport:
    """Read a lesson and play it twice: by its script alone, and at its table."""
    try:
        lesson = read_lesson(path)
        played = play(lesson)
        with tempfile.TemporaryDirectory(prefix="starboard-") as home:
            play_at_table(make_ui(SIZE, "en", Path(home)), lesson)
    except LessonRefused as wrong:
        return LessonReport(path.parent.name, path.stem, why=str(wrong))
    except (Astray, Stuck) as wrong:
        why = _told_with_line(path, wrong.word, wrong.number, wrong)
        return LessonReport(path.parent.name, path.stem, why=why)
    except Exception as wrong:  # the rules may trip over a position that no match comes to
        why = _told_with_line(path, "goal" if isinstance(wrong, NoFact) else "scenario", 0, wrong)
        return LessonReport(path.parent.name, path.stem, why=why)
    return LessonReport(
        lesson.game, lesson.name, len(lesson.step), played.answers, *words_of(lesson), passed=True
    )


def puzzle_report(path: Path) -> PuzzleReport:
    """Read a puzzle and prove that it has a solution which the obvious answer misses."""
    try:
        prove(read_puzzle(path))
    except LessonRefused as wrong:
        return PuzzleReport(path.parent.name, path.stem, solved=False, why=str(wrong))
    except Unproven as wrong:
        why = _told_with_line(path, wrong.word, 0, wrong)
        return PuzzleReport(path.parent.name, path.stem, solved=False, why=why)
    except Exception as wrong:  # as above
        why = _told_with_line(path, "goal" if isinstance(wrong, NoFact) else "scenario", 0, wrong)
        return PuzzleReport(path.parent.name, path.stem, solved=False, why=why)
    return PuzzleReport(path.parent.name, path.stem, solved=True)


def _told_with_line(path: Path, word: str, number: int, wrong: Exception) -> str:
    return f"{path.name}, line {line_of(path.read_text('utf-8'), word, number)}: {wrong}"


def _told(report: LessonReport | PuzzleReport) -> dict[str, object]:
    """A report for programs: why only if something failed."""
    told: dict[str, object] = msgspec.to_builtins(report)
    return told if report.why else {word: fact for word, fact in told.items() if word != "why"}


def words_of(lesson: Lesson) -> tuple[int, int]:
    """How many words a lesson says if nothing goes wrong, in English and German."""
    english, german = zip(*(step.say for step in lesson.step), strict=True)
    return sum(len(said.split()) for said in english), sum(len(said.split()) for said in german)


def as_table(reports: Sequence[LessonReport], puzzles: Sequence[PuzzleReport]) -> str:
    """A line for each lesson and puzzle, with the reason if it failed."""
    rows = [f"{'lesson':34}{'steps':>6}{'answers':>9}{'words en':>10}{'de':>6}"]
    for report in reports:
        name = f"{report.game}/{report.name}"
        if report.passed:
            counts = f"{report.steps:6}{report.decisions:9}{report.words_en:10}{report.words_de:6}"
            rows.append(f"{name:34}{counts}  passed")
        else:
            rows.append(f"{name:34}  FAILED: {report.why}")
    for puzzle in puzzles:
        how = "solved" if puzzle.solved else f"FAILED: {puzzle.why}"
        rows.append(f"{f'{puzzle.game}/{puzzle.name}':34}  puzzle {how}")
    return "\n".join(rows)
