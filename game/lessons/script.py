"""Plays a lesson by its own script, without a screen: so it is checked, and so a step of it is reached."""

from __future__ import annotations

from typing import Any

import msgspec

import game
from game.core.match import Match
from game.core.prompts import Handle, Prompt
from game.core.table import Table
from game.lessons.facts import at, holds
from game.lessons.lesson import Fact, Lesson, LessonStep
from game.lessons.matching import handles_of
from game.lessons.run import LessonRun, others_first

SHOWN = 16  # questions, and ways to answer each
MOST = 400  # decisions: a lesson of two minutes has far fewer


class Astray(ValueError):
    """A lesson does not go as its file says: at which step, reply or fact of its goal, and why."""

    def __init__(self, number: int, reason: str, word: str = "step") -> None:
        super().__init__(f"{word} {number + 1}: {reason}")
        self.number, self.word = number, word


class PlayedLesson(msgspec.Struct, frozen=True):
    """A lesson that was played by its script."""

    match: Match[Any]
    answers: int  # of the pupil
    decisions: int  # of all seats


def begun(lesson: Lesson) -> Match[Any]:
    """The match of a lesson at its beginning."""
    return game.scenario(lesson.game, lesson.scenario)


def match_at(lesson: Lesson, number: int) -> Match[Any]:
    """The match when a step is said: all before it was answered as the script does. Raises Astray."""
    run = LessonRun(lesson, game.find(lesson.game))
    match = begun(lesson)
    while run.number < number:
        if run.step.accept:
            _advance(match, run, check=False)
        else:
            run.read()
    _reach(match, run)
    return match


def play(lesson: Lesson) -> PlayedLesson:
    """Play a lesson to its goal, and look at every wrong answer that its file names. Raises Astray."""
    run, match = LessonRun(lesson, game.find(lesson.game)), begun(lesson)
    if all(holds(match.game, match.table, fact) for fact in lesson.goal):
        raise Astray(0, "it is reached before anything is done", "goal")
    answers = 0
    while not run.over:
        if run.step.accept:
            _advance(match, run, check=True)
            answers += 1
        else:
            run.read()
            if run.awaited is None:
                _win(match, run)
    for number, reply in enumerate(lesson.reply):
        if number not in run.replied:
            raise Astray(number, f"nobody ever gives it: {reply.question} {_words(reply)}".rstrip(), "reply")
    return PlayedLesson(match, answers, len(match.decisions))


def _win(match: Match[Any], run: LessonRun) -> None:
    """Let all answer until the goal is reached."""
    _reach(match, run)
    for fact in run.lesson.goal:
        if not holds(match.game, match.table, fact):
            raise Astray(run.number - 1, f"the goal is not reached: {fact.of} is {_found(match, fact)}")


def _found(match: Match[Any], fact: Fact) -> str:
    """What is there instead of what a goal wants."""
    try:
        return repr(at(match.table, fact.of))
    except (IndexError, KeyError):
        return "not there"


def _advance(match: Match[Any], run: LessonRun, *, check: bool) -> None:
    """Come to the question that the lesson waits for, and answer it."""
    before = match.clone()
    prompt = _reach(match, run)
    if prompt is None:
        raise Astray(run.number, f"it is never asked for; this is asked:{told_questions(run, before)}")
    view: Table = match.view(run.lesson.seat)
    if check and run.given == 0:
        _check_wrong(run, prompt, view)
    match.answer(prompt.seat, run.accepted(prompt, view)[0].answer)
    run.answered()


def _reach(match: Match[Any], run: LessonRun) -> Prompt[Any] | None:
    """Let all others answer until the pupil is asked what the lesson waits for; None if that never is."""
    seat = run.lesson.seat
    for _ in range(MOST):
        if run.won(match.table):
            return None
        waiting = {prompt.seat: prompt for prompt in match.waiting()}
        if not waiting:
            return None
        prompt = waiting[others_first(list(waiting), seat)[0]]
        view: Table = match.view(prompt.seat)
        if run.accepted(prompt, view):
            return prompt
        match.answer(prompt.seat, run.reply(prompt, view))
    return None


def _check_wrong(run: LessonRun, prompt: Prompt[Any], view: Table) -> None:
    """Every wrong answer that is named can be given here, and gets its sentence."""
    number = run.awaited
    assert number is not None
    step: LessonStep = run.lesson.step[number]
    for wrong in step.wrong:
        tries: list[Handle] = handles_of(run.game, view, prompt, [wrong])
        if not tries:
            raise Astray(number, f"nobody can do what is called wrong: {_words(wrong)}")
        if not run.slips(prompt, view, wrong):
            raise Astray(number, f"what is called wrong goes on: {_words(wrong)}")


def _words(way: object) -> str:
    named = (getattr(way, name) for name in ("piece", "place", "button"))
    return " ".join(word for word in named if word)


def told_questions(run: LessonRun, match: Match[Any]) -> str:
    """The next questions of all seats with the ways to answer them, for whoever writes a lesson."""
    rows: list[str] = []
    while match.waiting() and len(rows) < SHOWN:
        waiting = {prompt.seat: prompt for prompt in match.waiting()}
        prompt = waiting[others_first(list(waiting), run.lesson.seat)[0]]
        view: Table = match.view(prompt.seat)
        ways = [" ".join(filter(None, (way.piece, way.place, way.button))) for way in prompt.handles(view)]
        rows.append(f"seat {prompt.seat} {type(prompt).__name__} ({'; '.join(ways[:SHOWN])})")
        match.answer(prompt.seat, run.reply(prompt, view))
    return "\n  ".join(["", *rows])
