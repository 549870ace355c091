"""What a puzzle is made of: a position, a task, and so many answers to do it in."""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.table import Seat
from game.lessons.lesson import AnswerWay, Fact, Reply, Words

KINDS = ("win", "survive", "deal", "build")


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One puzzle. Its game and its name come from its file: ``duel/1_tie.toml``."""

    title_en: str
    title_de: str
    task_en: str  # what is to be reached, in one or two sentences
    task_de: str
    solved_en: str  # why it works, said at the end
    solved_de: str
    kind: str  # "win" this turn, "survive" this attack, the best "deal", "build" the right thing
    difficulty: int  # 1 to 3
    scenario: dict[str, Any]
    asks: list[str]  # the kinds of prompts that the solver answers; all others are answered for them
    answers: int  # how many
    goal: list[Fact]
    obvious: list[AnswerWay]  # the first answer that looks right and is not
    over: list[Fact] = []  # it is too late once one of these holds
    reply: list[Reply] = []
    seat: Seat = 0
    game: str = ""
    name: str = ""

    @property
    def title(self) -> Words:
        return self.title_en, self.title_de

    @property
    def task(self) -> Words:
        return self.task_en, self.task_de

    @property
    def solved(self) -> Words:
        return self.solved_en, self.solved_de

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"
