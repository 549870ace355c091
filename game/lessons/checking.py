"""What is wrong with a lesson or a puzzle beyond its shape: with what it says, points at, asks and wants."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import game
from game.core.assets import ASSETS
from game.core.match import Match
from game.core.prompts import Prompt
from game.core.refusals import WrongWord
from game.lessons.facts import NoFact, holds
from game.lessons.lesson import AnswerWay, Exercise, Fact, Lesson, LessonStep, Reply, Words
from game.lessons.matching import FACE, faces_named
from game.lessons.puzzle import KINDS, Puzzle

HARDEST = 3  # of puzzles
STEPS = 12  # of a lesson at most
SENTENCES, WORDS = 2, 30  # that are said at once at most
MOODS = ("calm", "glad", "thoughtful", "sorry")
PARTS = ("hand", "prompt", "corner", "rail", "strip", "table", "own")
POINTS = ("piece", "place", "button", "part", "seat")
MARKS = "{}[]"  # of icons and links in other texts
_NEXT = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ0-9])")  # the space before the next sentence


class WrongTable(ValueError):
    """Something is wrong in the table of a file that a word and a number name."""

    def __init__(self, word: str, number: int, reason: str) -> None:
        super().__init__(reason)
        self.word, self.number = word, number


def check_lesson(lesson: Lesson) -> None:
    """Raises WrongTable."""
    match = _checked_table(lesson)
    _refuse("", 0, _ill_said("gist", lesson.gist))
    if not lesson.rules:
        raise WrongTable("", 0, "it names no rules that are met in it")
    for rule in lesson.rules:
        if rule not in _pages(lesson.game):
            raise WrongTable("", 0, f"there is no page {rule!r} in the rules")
    for number, step in enumerate(lesson.step):
        _refuse("step", number, _fault(match, step))
    if not any(step.accept for step in lesson.step):
        raise WrongTable("", 0, "nothing is to be done in it")
    last = len(lesson.step) - 1
    if last >= STEPS:
        raise WrongTable("step", STEPS, f"a lesson has {STEPS} steps at most")
    if lesson.step[last].accept:
        raise WrongTable("step", last, "the last step tells what was won, and accepts nothing")


def check_puzzle(puzzle: Puzzle) -> None:
    """Raises WrongTable."""
    match = _checked_table(puzzle)
    _refuse("", 0, _ill_said("task", puzzle.task, long=True) or _ill_said("solved", puzzle.solved, long=True))
    if puzzle.kind not in KINDS:
        raise WrongTable("", 0, f"there is no kind {puzzle.kind!r}; there is: {', '.join(KINDS)}")
    if not (1 <= puzzle.difficulty <= HARDEST and puzzle.answers >= 1 and puzzle.asks):
        raise WrongTable("", 0, "a puzzle has a difficulty from 1 to 3, asks something, and takes answers")
    _refuse("", 0, _unasked(puzzle.game, puzzle.asks))
    _refuse("obvious", 0, _wrong_ways(match, puzzle.obvious))
    for number, fact in enumerate(puzzle.over):
        _refuse("over", number, _wrong_fact(match, fact))


def _refuse(word: str, number: int, reason: str) -> None:
    if reason:
        raise WrongTable(word, number, reason)


def _checked_table(task: Exercise) -> Match[Any]:
    """The position, if it can be laid and has what the goal is about."""
    _refuse("", 0, _ill_said("title", task.title))
    try:
        match = game.scenario(task.game, task.scenario)
    except WrongWord as wrong:
        raise WrongTable("scenario", 0, str(wrong)) from None
    except Exception as wrong:  # the rules may trip over anything in a file
        raise WrongTable("scenario", 0, f"the game cannot lay this position: {wrong}") from wrong
    if not 0 <= task.seat < match.table.seats:
        raise WrongTable("", 0, f"there is no seat {task.seat}")
    if not task.goal:
        raise WrongTable("", 0, "there is no goal")
    for number, fact in enumerate(task.goal):
        _refuse("goal", number, _wrong_fact(match, fact))
    for number, reply in enumerate(task.reply):
        _refuse("reply", number, _wrong_reply(match, reply))
    return match


def _wrong_fact(match: Match[Any], fact: Fact) -> str:
    """What no table can say of itself; what is not there yet may come later."""
    if all(each is None for each in (fact.equals, fact.least, fact.most, fact.has)):
        return f"{fact.of} is compared with nothing: equals, least, most or has"
    if reason := _unknown_card(match, [AnswerWay(piece=fact.has if isinstance(fact.has, str) else "")]):
        return reason
    try:
        holds(match.game, match.table, fact)
    except NoFact as wrong:
        return str(wrong)
    return ""


def _wrong_reply(match: Match[Any], reply: Reply) -> str:
    if not 0 <= reply.seat < match.table.seats:
        return f"there is no seat {reply.seat}"
    return _unasked(match.game.name, [reply.question]) or _wrong_ways(match, [reply])


def _fault(match: Match[Any], step: LessonStep) -> str:
    """What is wrong with a step; "" if nothing is."""
    if step.mood not in MOODS:
        return f"there is no mood {step.mood!r}; there is: {', '.join(MOODS)}"
    if step.wrong and not step.accept:
        return "a step that accepts nothing has no wrong answers"
    if step.times < 1:
        return "an answer is given once or more often"
    ill = (_ill_said("say", words) for words in (step.say, *(wrong.say for wrong in step.wrong)))
    if reason := next(filter(None, ill), ""):
        return reason
    if step.accept and not (step.otherwise_en and step.otherwise_de):
        return "a step that accepts answers says something about all others: otherwise_en, otherwise_de"
    if reason := _ill_said("otherwise", step.otherwise) if step.accept else "":
        return reason
    asked = _unasked(match.game.name, [step.question] if step.question else [])
    pointed = next(filter(None, (_wrong_point(match, point) for point in step.point)), "")
    return asked or pointed or _wrong_ways(match, [*step.accept, *step.wrong])


def _wrong_point(match: Match[Any], point: str) -> str:
    kind, _, what = point.partition(":")
    if kind not in POINTS or not what or (kind == "part" and what not in PARTS):
        return f"one cannot point at {point!r}"
    if kind == "seat" and what not in map(str, range(match.table.seats)):
        return f"one cannot point at {point!r}: there is no such seat"
    return _unknown_card(match, [AnswerWay(piece=what)])


def _ill_said(word: str, said: Words, *, long: bool = False) -> str:
    """Which language has no words, too many of them, or signs that are none; ``long``: they may be many."""
    for language, text in zip(("en", "de"), said, strict=True):
        if not text.strip():
            return f"{word}_{language} says nothing"
        if strange := sorted({letter for letter in text if letter in MARKS or not letter.isprintable()}):
            return f"{word}_{language} has signs that are no words: {', '.join(map(repr, strange))}"
        if not long and (len(text.split()) > WORDS or len(_NEXT.split(text)) > SENTENCES):
            return f"{word}_{language} says too much: {SENTENCES} sentences and {WORDS} words at most"
    return ""


def _wrong_ways(match: Match[Any], ways: Sequence[AnswerWay]) -> str:
    if not all(way.piece or way.place or way.button for way in ways):
        return "an answer names a piece, a place or a button"
    return _unknown_card(match, ways)


def _unknown_card(match: Match[Any], ways: Iterable[AnswerWay]) -> str:
    unknown = [face for face in faces_named(ways) if face not in match.game.face_keys]
    return f"there is no card {unknown[0]!r}; a card is written {FACE} and its name" if unknown else ""


def _unasked(name: str, questions: Sequence[str]) -> str:
    unknown = [question for question in questions if question not in _questions(name)]
    return f"there is no question {unknown[0]!r} in this game" if unknown else ""


@cache
def _questions(name: str) -> list[str]:
    """The kinds of prompts that a game asks."""
    homes = f"game.{name}.", "game.core."
    return [kind.__name__ for kind in _kinds_of(Prompt) if kind.__module__.startswith(homes)]


def _kinds_of(kind: type[Prompt[Any]]) -> Iterator[type[Prompt[Any]]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _kinds_of(sub)


@cache
def _pages(name: str) -> list[str]:
    """The pages of a game's rules."""
    rules = tomllib.loads((ASSETS / "rules" / f"{name}.toml").read_text("utf-8"))
    return [page["id"] for page in rules["page"]]
