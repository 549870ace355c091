"""What a lesson is made of: a position, steps that are said and answered, and a goal on the table."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.table import Seat

Words = tuple[str, str]  # English and German
Value = bool | int | str


class AnswerWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers by the hand that gives them: a piece, a place, a button. What is not named may be anything.

    ``card:@attack_20`` is any card with that face, ``ships:*:0`` stands for any word between the colons.
    """

    piece: str = ""
    place: str = ""
    button: str = ""


class WrongTry(AnswerWay, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Answers that the rules allow and the lesson does not want, with what is said about them."""

    say_en: str
    say_de: str

    @property
    def say(self) -> Words:
        return self.say_en, self.say_de


class Reply(AnswerWay, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is answered for a seat whenever it is asked such a question and the way is open to it."""

    seat: Seat
    question: str  # the kind of prompt


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something to read, or to do if it accepts answers."""

    say_en: str
    say_de: str
    mood: str = "calm"
    point: list[str] = []  # "piece:...", "place:...", "button:...", "part:hand"; default: what is accepted
    question: str = ""  # the kind of prompt that is meant, if its handles do not tell
    accept: list[AnswerWay] = []  # answers that go on; the lesson's own script gives the first of them
    times: int = 1  # so many answers to the same step, one after the other
    wrong: list[WrongTry] = []
    otherwise_en: str = ""  # about all other answers
    otherwise_de: str = ""

    @property
    def say(self) -> Words:
        return self.say_en, self.say_de

    @property
    def otherwise(self) -> Words:
        return self.otherwise_en, self.otherwise_de


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that can be read off a table: where it stands, and what is found there.

    ``of`` leads from the table to it: "planets.0.ships.1". ``equals``, ``least`` and ``most`` compare it,
    ``has`` asks for something in a list, "@attack_20" for a card with that face.
    """

    of: str
    equals: Value | None = None
    least: int | None = None
    most: int | None = None
    has: Value | None = None


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lessons and puzzles share: a position, a goal, and what the others answer.

    Its game and its name come from its file: ``duel/1_dials.toml``.
    """

    title_en: str
    title_de: str
    scenario: dict[str, Any]
    goal: list[Fact]
    reply: list[Reply] = []
    seat: Seat = 0  # of whoever learns
    game: str = ""
    name: str = ""

    @property
    def title(self) -> Words:
        return self.title_en, self.title_de

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"


class Lesson(Exercise, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One lesson: steps to its goal."""

    gist_en: str  # one line about what one can do afterwards
    gist_de: str
    rules: list[str]  # which rules of the wall chart are met in it
    step: list[LessonStep]

    @property
    def gist(self) -> Words:
        return self.gist_en, self.gist_de


def in_language(words: Words, language: str) -> str:
    """The German words for German, the English ones for everybody else."""
    return words[1] if language == "de" else words[0]
