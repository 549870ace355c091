"""The session of a lesson: one person who learns, and others who answer as its file says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.bots.chair import Chair
from game.core.prompts import Prompt
from game.core.table import Seat
from game.lessons.lesson import Lesson
from game.lessons.run import LessonRun
from game.lessons.script import match_at
from scenes.session.session import PERSON, Participant, Session
from scenes.session.smart_stops import SmartStops

COLOURS = ("orange", "blue", "white", "yellow", "red", "purple")
NAMES = ("", "Anna", "Ben", "Cleo", "Dario", "Edda")  # the pupil's seat has no name but "you"
LEVEL = "novice"  # whose face the others wear


class LessonBot:
    """Answers what the file of a lesson says."""

    def __init__(self, run: LessonRun) -> None:
        self.run = run

    def think(self, chair: Chair, prompt: Prompt[Any]) -> Iterator[Any]:
        yield self.run.reply(prompt, chair.view())


class LessonStops(SmartStops):
    """Answers for the pupil what the lesson does not ask."""

    def __init__(self, game: str, session: Session, run: LessonRun) -> None:
        super().__init__(game, session.view)
        self.run = run

    def answer(self, prompt: Prompt[Any] | None, *, openly: bool = False) -> object:
        """What the lesson answers itself; None: the pupil is asked."""
        if prompt is None:
            return None
        view = self.look(prompt.seat)
        return None if self.run.accepted(prompt, view) else self.run.reply(prompt, view)


def lesson_session(lesson: Lesson, run: LessonRun, name: str = "") -> Session:
    """The match of a lesson when its step is said, with its players; it has no file."""
    match = match_at(lesson, run.number)
    session = Session(match, _players(match.table.seats, lesson.seat, name))
    session.bots = {seat: LessonBot(run) for seat in session.bots}
    session.stops = LessonStops(lesson.game, session, run)
    return session


def _players(seats: int, pupil: Seat, name: str) -> list[Participant]:
    colours = COLOURS[:seats]
    names = iter(NAMES[1:])
    return [
        Participant(name, colour, PERSON) if seat == pupil else Participant(next(names), colour, LEVEL)
        for seat, colour in enumerate(colours)
    ]
