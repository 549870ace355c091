"""One match: the table, the running phase, and every decision since the beginning."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Coroutine
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from game.core.events import Event, PhaseBegan, Play
from game.core.games import Game
from game.core.prompts import Prompt, Together
from game.core.refusals import Diverged, Illegal, Refusal
from game.core.table import Seat, Table

T = TypeVar("T", bound=Table)
Flow = Coroutine[Any, Any, Any]


class Decision(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What one seat answered to one kind of question."""

    seat: Seat
    asked: str  # the prompt's class name, checked when the decision is replayed
    answer: Any


class Keyframe(NamedTuple):
    """The table at the start of a phase, and how many decisions had been taken by then."""

    table: bytes
    taken: int


class Beginning(msgspec.Struct, frozen=True):
    """Where a match came from: a seed and options, or a scenario's words."""

    seed: int
    options: dict[str, Any]


class Branch:
    """One seat's part of a secret choice: its coroutine, its open question, its result."""

    __slots__ = ("flow", "prompt", "result", "seat", "start")

    def __init__(self, seat: Seat, start: Callable[[], Flow]) -> None:
        self.seat, self.start = seat, start
        self.begin()

    def begin(self) -> None:
        self.flow = self.start()
        self.result: Any = None
        self.prompt: Prompt[Any] | None = None
        self.send(None)

    def send(self, answer: Any) -> None:
        try:
            self.prompt = _asked(self.flow.send(answer))
        except StopIteration as done:
            self.prompt, self.result = None, done.value


class Match(Generic[T]):
    """A game being played. Answers go in, events come out; everything else can be asked."""

    def __init__(self, game: Game[T], table: T, beginning: Beginning) -> None:
        self.game = game
        self.beginning = beginning
        self.decisions: list[Decision] = []
        self.undone: list[Decision] = []
        self.keyframes: list[Keyframe] = []
        self.imagined = False
        self.play = Play(game, table)
        self._idle()
        self._run()

    @property
    def table(self) -> T:
        return self.play.table

    @property
    def events(self) -> list[Event]:
        """What happened since the last answer (or since the beginning, before the first)."""
        return self.play.events

    def waiting(self) -> list[Prompt[Any]]:
        """The questions that are open, one a seat; none when the match is over."""
        if self.prompt is not None:
            return [self.prompt]
        return [branch.prompt for branch in self.branches if branch.prompt is not None]

    def asked_of(self, seat: Seat) -> Prompt[Any] | None:
        return next((prompt for prompt in self.waiting() if prompt.seat == seat), None)

    def refuse(self, seat: Seat, choice: Any) -> Refusal | None:
        """Why this seat may not answer this now; None if it may."""
        prompt = self.asked_of(seat)
        if prompt is None:
            return Refusal("refuse.not_asked", "Game flow")
        return prompt.refuse(self.table, choice)

    def answer(self, seat: Seat, choice: Any) -> list[Event]:
        """Take one decision, run the rules to the next question, return what happened."""
        refusal = self.refuse(seat, choice)
        if refusal is not None:
            raise Illegal(refusal)
        prompt = self.asked_of(seat)
        taken = len(self.decisions)
        self.play.events = []
        try:
            self._feed(Decision(seat, type(prompt).__name__, choice))
            self._run()
        except Exception:
            if not self.imagined:
                self._rebuild(self.decisions[:taken])  # a fault in the rules leaves no trace
            raise
        self.undone = []
        return self.play.events

    def view(self, seat: Seat) -> T:
        """A copy of the table with what this seat may see."""
        table = self.game.copy(self.table)
        table.hide_from(seat)
        return table

    def clone(self) -> Match[T]:
        """An independent twin: decode the phase's keyframe, replay its decisions."""
        assert not self.imagined, "an imagined match only runs forward"
        twin: Match[T] = Match.__new__(type(self))
        twin.game, twin.beginning, twin.imagined = self.game, self.beginning, False
        twin.keyframes, twin.undone = self.keyframes.copy(), self.undone.copy()
        twin._rebuild(self.decisions)
        return twin

    def imagine(self, seat: Seat, rng: int) -> Match[T]:
        """A twin in which everything this seat cannot know has been dealt anew. It only runs forward."""
        twin = self.clone()
        twin.imagined = True
        twin.table.imagine_for(seat, rng)
        for branch in twin.branches:
            if branch.seat != seat:
                branch.begin()
        return twin

    def can_undo(self, seat: Seat) -> bool:
        """True if the last decision was this seat's own and nobody learned anything from it."""
        if not self.decisions or self.decisions[-1].seat != seat:
            return False
        if self.before is None:  # rebuilt at the start of a phase: take the last decision once more
            twin = self.clone()
            twin._rebuild(self.decisions[:-1])
            twin.replay(self.decisions[-1])
            return twin.can_undo(seat)
        rng, seen = self.before
        learned = any(now & ~then for then, now in zip(seen, self.table.seen, strict=True))
        return self.table.rng == rng and not learned and not self.opened

    def undo(self) -> None:
        """Take the last decision back, whoever took it; ``can_undo`` tells whether that is free."""
        undone = [*self.undone, self.decisions[-1]]
        self._rebuild(self.decisions[:-1])
        self.undone = undone

    def redo(self) -> list[Event]:
        """Take the decision again that was last taken back."""
        *rest, decision = self.undone
        events = self.answer(decision.seat, decision.answer)
        self.undone = rest
        return events

    def digest(self) -> str:
        return hashlib.blake2b(self.game.encode(self.table), digest_size=8).hexdigest()

    @classmethod
    def resumed(
        cls, game: Game[T], beginning: Beginning, keyframes: list[Keyframe], decisions: list[Decision]
    ) -> Match[T]:
        """A match picked up from keyframes and all decisions; raises Diverged if they do not fit."""
        match: Match[T] = cls.__new__(cls)
        match.game, match.beginning, match.imagined = game, beginning, False
        match.keyframes, match.undone = list(keyframes), []
        match._rebuild(decisions)
        return match

    def _idle(self) -> None:
        """No phase is running and nothing is asked."""
        self.flow: Flow | None = None
        self.prompt: Prompt[Any] | None = None
        self.branches: list[Branch] = []
        self.opened = False  # the last decision opened sealed answers
        self.before: tuple[int, list[int]] | None = None  # generator and seen before it

    def _run(self) -> None:
        """Play phases from the agenda until one asks or the match is over."""
        while self.flow is None:
            if not self.imagined:
                self._keep()
            if self.table.over or not self.table.agenda:
                return
            self._start()

    def _keep(self) -> None:
        """Keep the table as a keyframe; of several with no decision between, the last."""
        taken = len(self.decisions)
        if self.keyframes and self.keyframes[-1].taken == taken and taken:
            self.keyframes.pop()
        self.keyframes.append(Keyframe(self.game.encode(self.table), taken))

    def _start(self) -> None:
        errand = self.table.agenda[-1]
        self.play.do(PhaseBegan(errand.phase))
        self.flow = self.game.phases[errand.phase](self.play, *errand.args)
        self._advance(None)

    def _rebuild(self, decisions: list[Decision]) -> None:
        """Stand where these decisions lead: decode the nearest keyframe and replay what follows it."""
        while self.keyframes[-1].taken > len(decisions):
            self.keyframes.pop()
        keyframe = self.keyframes[-1]
        self.decisions = decisions[: keyframe.taken]
        self.play = Play(self.game, self.game.decode(keyframe.table))
        self._idle()
        if not self.table.over and self.table.agenda:
            self._start()
            self._run()
        for decision in decisions[keyframe.taken :]:
            self.replay(decision)

    def replay(self, decision: Decision) -> list[Event]:
        """Feed a recorded decision without asking whether it is allowed."""
        prompt = self.asked_of(decision.seat)
        if prompt is None or type(prompt).__name__ != decision.asked:
            raise Diverged(f"recorded {decision}, but the rules ask {self.waiting()}")
        self.play.events = []
        self._feed(decision)
        self._run()
        return self.play.events

    def _feed(self, decision: Decision) -> None:
        table = self.table
        self.decisions.append(decision)
        self.before = (table.rng, table.seen.copy())
        self.opened = False
        if self.prompt is not None:
            self._advance(decision.answer)
            return
        branch = next(branch for branch in self.branches if branch.seat == decision.seat)
        self.play.secret = True
        branch.send(decision.answer)
        self.play.secret = False
        self._open()

    def _open(self) -> None:
        """When every seat has decided, tell the phase what they decided."""
        if any(branch.prompt is not None for branch in self.branches):
            return
        self.opened = len(self.branches) > 1
        self._advance({branch.seat: branch.result for branch in self.branches})

    def _advance(self, answer: Any) -> None:
        """Resume the phase; note what it asks next, or that it is done."""
        assert self.flow is not None
        self.prompt, self.branches = None, []
        try:
            question = self.flow.send(answer)
        except StopIteration:
            self.flow = None
            return
        if not isinstance(question, Together):
            self.prompt = _asked(question)
            return
        self.play.secret = True
        self.branches = [Branch(seat, start) for seat, start in question.parts.items()]
        self.play.secret = False
        self._open()


def _asked(question: Any) -> Prompt[Any]:
    if not isinstance(question, Prompt):
        raise TypeError(f"a phase may await prompts only, not {question!r}")
    return question
