"""The session of a lesson: one person who learns, and others who answer as its file says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import game
from game.bots.chair import Chair
from game.core.prompts import Prompt
from game.core.table import Seat
from game.lessons.lesson import Lesson, Reply
from game.lessons.puzzle import Puzzle
from game.lessons.run import LessonRun, scripted
from game.lessons.script import match_at
from game.lessons.solver import begun
from scenes.screens.lessons.puzzle_guide import PuzzleStops
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.session.smart_stops import SmartStops

COLOURS = ("orange", "blue", "white", "yellow", "red", "purple")
NAMES = ("", "Anna", "Ben", "Cleo", "Dario", "Edda")  # the pupil's seat has no name but "you"
LEVEL = "novice"  # whose face the others wear


class ScriptedBot:
    """Answers what the file of a lesson or a puzzle says."""

    def __init__(self, name: str, replies: Sequence[Reply]) -> None:
        self.game, self.replies = game.find(name), replies

    def think(self, chair: Chair, prompt: Prompt[Any]) -> Iterator[Any]:
        yield scripted(self.game, self.replies, prompt, chair.view())


class LessonStops(SmartStops):
    """Answers for the pupil what the lesson does not ask."""

    def __init__(self, name: str, session: Session, run: LessonRun) -> None:
        super().__init__(name, session.view)
        self.run = run
        self._last: tuple[Prompt[Any] | None, int, object] = (
            None,
            0,
            None,
        )  # of the last question

    def answer(self, prompt: Prompt[Any] | None, *, openly: bool = False) -> object:
        """What the lesson answers itself; None: the pupil is asked."""
        if prompt is None:
            return None
        known, number, answer = self._last  # it is asked in every frame
        if prompt is not known or number != self.run.number:
            view = self.look(prompt.seat)
            answer = None if self.run.accepted(prompt, view) else self.run.reply(prompt, view)
            self._last = (prompt, self.run.number, answer)
        return answer

    def note(self, prompt: Prompt[Any] | None, choice: object, number: int) -> None:
        """Nothing that is declined is remembered: the lesson alone says what is asked."""


def lesson_session(lesson: Lesson, run: LessonRun, name: str = "") -> Session:
    """The match of a lesson when its step is said, with its players; it has no file."""
    match = match_at(lesson, run.number)
    session = Session(match, _players(match.table.seats, lesson.seat, name))
    session.bots = {seat: ScriptedBot(lesson.game, lesson.reply) for seat in session.bots}
    session.stops = LessonStops(lesson.game, session, run)
    return session


def puzzle_session(puzzle: Puzzle, name: str = "") -> Session:
    """The match of a puzzle with its players; it has no file."""
    match = begun(puzzle)
    session = Session(match, _players(match.table.seats, puzzle.seat, name))
    session.bots = {seat: ScriptedBot(puzzle.game, puzzle.reply) for seat in session.bots}
    session.stops = PuzzleStops(puzzle, session)
    return session


def _players(seats: int, pupil: Seat, name: str) -> list[Participant]:
    colours = COLOURS[:seats]
    names = iter(NAMES[1:])
    return [
        Participant(name, colour, PERSON) if seat == pupil else Participant(next(names), colour, LEVEL)
        for seat, colour in enumerate(colours)
    ]
