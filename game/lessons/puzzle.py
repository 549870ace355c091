"""What a puzzle is made of: a position, a task, and so many answers to do it in."""

from __future__ import annotations

from game.lessons.lesson import AnswerWay, Exercise, Fact, Words

KINDS = ("win", "survive", "deal")


class Puzzle(Exercise, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One puzzle: its goal is to be reached in so many answers."""

    task_en: str  # what is to be reached, in one or two sentences
    task_de: str
    solved_en: str  # why it works, said at the end
    solved_de: str
    kind: str  # "win" this turn, "survive" this attack, or make the best "deal"
    difficulty: int  # 1 to 3
    asks: list[str]  # the kinds of prompts that the solver answers; all others are answered for them
    answers: int  # how many
    obvious: list[AnswerWay]  # the first answer that looks right and is not
    over: list[Fact] = []  # it is too late once one of these holds

    @property
    def task(self) -> Words:
        return self.task_en, self.task_de

    @property
    def solved(self) -> Words:
        return self.solved_en, self.solved_de
