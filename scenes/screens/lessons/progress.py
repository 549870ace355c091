"""What somebody has learned so far: lessons that are done, and the step at which others were left."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Protocol

from game.lessons.lesson import Lesson
from game.lessons.puzzle import Puzzle
from game.lessons.reading import lesson_files, lessons_of, puzzles_of
from scenes.shell.settings import Settings
from scenes.table.guide.teaching_guide import pages_met

if TYPE_CHECKING:
    from scenes.session.session import Session

DONE = "lesson:"  # before the name of a lesson among what has been learned
LEFT = "lesson_at:"  # before its name and the step at which it was left
SOLVED, TRIES = "puzzle:", "puzzle_tries:"  # before the name of a puzzle and its stars, or tries in vain
FIRST_FILE, FIRST_RULE = "first_file:", "first_rule:"  # before a game and the first match's file, or a page
FIRST_DONE = "first_match:"  # before a game whose first match came to its end
MOST_STARS = 3


class Starred(Protocol):
    """What brings stars: a puzzle of ours, or one from somebody's own match."""

    @property
    def id(self) -> str: ...


def is_done(settings: Settings, lesson: Lesson) -> bool:
    return DONE + lesson.id in settings.learned


def left_at(settings: Settings, lesson: Lesson) -> int:
    """The step at which a lesson was left; 0 if it was not begun or came to its end."""
    step = _number(settings, f"{LEFT}{lesson.id}:")
    return step if step < len(lesson.step) else 0


def note_step(settings: Settings, lesson: Lesson, step: int) -> None:
    """Remember where somebody is in a lesson."""
    _note(settings, f"{LEFT}{lesson.id}:", step)


def note_done(settings: Settings, lesson: Lesson) -> None:
    """A lesson came to its end."""
    note_step(settings, lesson, 0)
    if not is_done(settings, lesson):
        settings.learned = [*settings.learned, DONE + lesson.id]


def next_of(settings: Settings, name: str) -> Lesson | None:
    """The first lesson of a game that is not done; None if all are."""
    return next((lesson for lesson in lessons_of(name) if not is_done(settings, lesson)), None)


def is_last(lesson: Lesson) -> bool:
    """True if no lesson of its game follows."""
    return lesson_files(lesson.game)[-1].stem == lesson.name


def lesson_after(lesson: Lesson) -> Lesson | None:
    """The lesson that follows another one in its game."""
    lessons = lessons_of(lesson.game)
    place = [other.name for other in lessons].index(lesson.name) + 1
    return lessons[place] if place < len(lessons) else None


def rules_met(settings: Settings, name: str) -> set[str]:
    """The pages of a game's rules that somebody has met in lessons and matches."""
    done = (lesson for lesson in lessons_of(name) if is_done(settings, lesson))
    return {rule for lesson in done for rule in lesson.rules} | pages_met(settings, name)


def wants_coach(settings: Settings, name: str) -> bool:
    """True if the coach is to speak in a match: said so for its game, or its lessons are not all done."""
    return settings.coach.get(name, next_of(settings, name) is not None)


# --- the first match


def first_file(settings: Settings, name: str) -> str:
    """The file of somebody's first match of a game; "" if there was none."""
    return _word(settings, f"{FIRST_FILE}{name}:")


def begin_first_match(settings: Settings, name: str, file: str) -> None:
    """A first match begins: nothing has been met in it yet."""
    starts = (f"{FIRST_FILE}{name}:", f"{FIRST_RULE}{name}:")
    others = [each for each in settings.learned if not each.startswith(starts)]
    settings.learned = [*others, f"{FIRST_FILE}{name}:{file}"]


def is_first_match(settings: Settings, session: Session) -> bool:
    """True for the match that somebody has begun as their first one."""
    file = first_file(settings, session.match.game.name)
    return session.journal is not None and session.journal.path.name == file


def meet_in_first_match(settings: Settings, name: str, page: str) -> None:
    """A page of the rules has mattered in somebody's first match."""
    word = f"{FIRST_RULE}{name}:{page}"
    if word not in settings.learned:
        settings.learned = [*settings.learned, word]


def met_in_first_match(settings: Settings, name: str) -> set[str]:
    """The pages of the rules that have mattered in somebody's first match."""
    start = f"{FIRST_RULE}{name}:"
    return {each.removeprefix(start) for each in settings.learned if each.startswith(start)}


def note_first_match(settings: Settings, name: str) -> None:
    """A first match came to its end."""
    if not has_played(settings, name):
        settings.learned = [*settings.learned, FIRST_DONE + name]


def has_played(settings: Settings, name: str) -> bool:
    """True if somebody's first match of a game came to its end."""
    return FIRST_DONE + name in settings.learned


# --- puzzles


def puzzle_after(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle that follows another one in its game."""
    puzzles = puzzles_of(puzzle.game)
    place = [other.name for other in puzzles].index(puzzle.name) + 1
    return puzzles[place] if place < len(puzzles) else None


def puzzle_of_day(name: str, day: date) -> Puzzle:
    """The puzzle that a date picks: each of them once before the first one comes again."""
    puzzles = puzzles_of(name)
    return puzzles[day.toordinal() % len(puzzles)]


def stars_of(settings: Settings, puzzle: Starred) -> int:
    """How many stars a puzzle has brought; 0 if it was not solved."""
    return _number(settings, f"{SOLVED}{puzzle.id}:")


def tries_of(settings: Settings, puzzle: Starred) -> int:
    """How often a puzzle was tried in vain."""
    return _number(settings, f"{TRIES}{puzzle.id}:")


def note_try(settings: Settings, puzzle: Starred, *, most: bool = False) -> None:
    """A try failed; ``most``: the solution was shown, which leaves one star."""
    tries = max(MOST_STARS - 1, tries_of(settings, puzzle)) if most else tries_of(settings, puzzle) + 1
    _note(settings, f"{TRIES}{puzzle.id}:", tries)


def note_solved(settings: Settings, puzzle: Starred) -> int:
    """A puzzle was solved: three stars at the first try, two at the second, one later; the best counts."""
    stars = max(1, MOST_STARS - tries_of(settings, puzzle))
    _note(settings, f"{SOLVED}{puzzle.id}:", max(stars, stars_of(settings, puzzle)))
    return stars


def _word(settings: Settings, start: str) -> str:
    return next((each.removeprefix(start) for each in settings.learned if each.startswith(start)), "")


def _number(settings: Settings, start: str) -> int:
    word = _word(settings, start)
    return int(word) if word.isdecimal() else 0


def _note(settings: Settings, start: str, number: int) -> None:
    others = [each for each in settings.learned if not each.startswith(start)]
    settings.learned = [*others, f"{start}{number}"] if number else others
