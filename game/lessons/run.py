"""One way through a lesson: which step is next, what a pupil's answer is worth, what the others answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.games import Game
from game.core.prompts import NONE, Handle, Prompt
from game.core.table import Seat, Table
from game.lessons.facts import holds
from game.lessons.lesson import Lesson, LessonStep, Reply, Words, WrongTry
from game.lessons.matching import fits, handles_of

_DECLINES = ("no", "none", "pass", "decline", "skip", "done", "end", "nothing", "continue")


class Judgement:
    """What a lesson thinks of an answer: it goes on, or something is said about it."""

    __slots__ = ("good", "say")

    def __init__(self, *, good: bool, say: Words = ("", "")) -> None:
        self.good, self.say = good, say


class LessonRun:
    """Where somebody is in a lesson. It asks the table nothing by itself: it is shown what is asked."""

    def __init__(self, lesson: Lesson, game: Game[Any], number: int = 0) -> None:
        self.lesson, self.game = lesson, game
        self.number = number  # of the step that is said now
        self.given = 0  # answers to it so far, if it wants several
        self.replied: set[int] = set()  # the numbers of the replies of its file that were given

    @property
    def step(self) -> LessonStep:
        return self.lesson.step[min(self.number, len(self.lesson.step) - 1)]

    @property
    def awaited(self) -> int | None:
        """The number of the next step that wants an answer; None if there is none left."""
        steps = self.lesson.step
        return next((n for n in range(self.number, len(steps)) if steps[n].accept), None)

    def won(self, table: Table) -> bool:
        """Nothing is left to be answered, and the table is as the goal says."""
        return self.awaited is None and all(holds(self.game, table, fact) for fact in self.lesson.goal)

    @property
    def over(self) -> bool:
        """All has been said."""
        return self.number >= len(self.lesson.step)

    def accepted(self, prompt: Prompt[Any], view: Table) -> list[Handle]:
        """The ways that go on from an open question; none if it is not the one that the lesson waits for."""
        if self.awaited is None or prompt.seat != self.lesson.seat:
            return []
        step = self.lesson.step[self.awaited]
        if step.question and type(prompt).__name__ != step.question:
            return []
        return handles_of(self.game, view, prompt, step.accept)

    def judge(self, prompt: Prompt[Any], view: Table, handle: Handle) -> Judgement:
        """Whether an answer goes on; if not, what is said about it."""
        if any(way.answer == handle.answer for way in self.accepted(prompt, view)):
            return Judgement(good=True)
        assert self.awaited is not None
        step = self.lesson.step[self.awaited]
        named = (wrong for wrong in step.wrong if fits(self.game, view, wrong, handle))
        return Judgement(good=False, say=next((wrong.say for wrong in named), step.otherwise))

    def slips(self, prompt: Prompt[Any], view: Table, wrong: WrongTry) -> list[Handle]:
        """The ways to give a wrong answer that gets its sentence."""
        found = handles_of(self.game, view, prompt, [wrong])
        return [handle for handle in found if self.judge(prompt, view, handle).say == wrong.say]

    def answered(self) -> None:
        """The awaited answer was given."""
        assert self.awaited is not None
        times = self.lesson.step[self.awaited].times
        self.given = self.given + 1 if self.number == self.awaited else 1
        self.number = self.awaited
        if self.given >= times:
            self.number, self.given = self.number + 1, 0

    def read(self) -> None:
        """What was said has been read."""
        assert not self.step.accept
        self.number += 1

    def reply(self, prompt: Prompt[Any], view: Table) -> object:
        """What the lesson answers for a seat: what its file says, else as little as can be done."""
        number, answer = _reply_to(self.game, self.lesson.reply, prompt, view)
        self.replied.add(number)
        return answer


def scripted(game: Game[Any], replies: Sequence[Reply], prompt: Prompt[Any], view: Table) -> object:
    """The first reply that fits a question, else as little as can be done."""
    return _reply_to(game, replies, prompt, view)[1]


def _reply_to(
    game: Game[Any], replies: Sequence[Reply], prompt: Prompt[Any], view: Table
) -> tuple[int, object]:
    """The number of the reply that fits, or -1, and what is answered."""
    handles, kind = prompt.handles(view), type(prompt).__name__
    for number, reply in enumerate(replies):
        if (reply.seat, reply.question) == (prompt.seat, kind):
            for handle in handles:
                if fits(game, view, reply, handle):
                    return number, handle.answer
    return -1, least_of(handles)


def least_of(handles: Sequence[Handle]) -> object:
    """The answer that does least: declining if that is possible, else the first one."""
    buttons = [handle for handle in handles if handle.button and not handle.piece]
    for handle in buttons:
        if handle.answer == NONE or (handle.button or "").rpartition(".")[2] in _DECLINES:
            return handle.answer
    return (buttons or handles)[0].answer


def others_first(seats: Sequence[Seat], pupil: Seat) -> list[Seat]:
    """In which order the seats that are asked answer: the pupil last, as at the screen."""
    return sorted(seats, key=lambda seat: (seat == pupil, seat))
