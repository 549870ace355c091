"""What somebody has learned so far: lessons that are done, and the step at which others were left."""

from __future__ import annotations

from game.lessons.lesson import Lesson
from game.lessons.reading import lesson_files, lessons_of
from scenes.shell.settings import Settings

DONE = "lesson:"  # before the name of a lesson among what has been learned
LEFT = "lesson_at:"  # before its name and the step at which it was left


def is_done(settings: Settings, lesson: Lesson) -> bool:
    return DONE + lesson.id in settings.learned


def left_at(settings: Settings, lesson: Lesson) -> int:
    """The step at which a lesson was left; 0 if it was not begun or came to its end."""
    start = f"{LEFT}{lesson.id}:"
    left = next((each for each in settings.learned if each.startswith(start)), "")
    word = left.removeprefix(start)
    step = int(word) if word.isdecimal() else 0
    return step if step < len(lesson.step) else 0


def note_step(settings: Settings, lesson: Lesson, step: int) -> None:
    """Remember where somebody is in a lesson."""
    start = f"{LEFT}{lesson.id}:"
    others = [each for each in settings.learned if not each.startswith(start)]
    settings.learned = [*others, f"{start}{step}"] if step else others


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
    """The rules of a game that somebody has met in lessons."""
    done = (lesson for lesson in lessons_of(name) if is_done(settings, lesson))
    return {rule for lesson in done for rule in lesson.rules}
