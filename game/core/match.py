"""One match: the table, the running phase, and every decision since the beginning."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Generic, NoReturn, TypeVar

from game.core.events import Event, PhaseCut, Play
from game.core.games import NO_SNAPSHOT, Game, Snapshot
from game.core.history import NO_BEGINNING, Beginning, Decision, Keyframe
from game.core.powers import DONE
from game.core.prompts import Part, Prompt, Steps, Together
from game.core.refusals import Diverged, Illegal, Refusal
from game.core.table import Errand, Seat, Table

T = TypeVar("T", bound=Table)
REFRESH = 128  # events after which a keyframe gets a new snapshot
NOT_ASKED = Refusal("refuse.not_asked", "Game flow")


class Branch:
    """One seat's part of a secret choice: one question, or a coroutine that asks several."""

    __slots__ = ("flow", "part", "prompt", "result", "seat")

    def __init__(self, seat: Seat, part: Part[Any]) -> None:
        self.seat, self.part = seat, part
        self.result: Any = None
        if isinstance(part, Prompt):
            self.flow: Steps[Any] | None = None
            self.prompt: Prompt[Any] | None = part
            return
        self.flow = flow = part()
        try:
            prompt = flow.send(None)
        except StopIteration as done:
            self.prompt, self.result = None, done.value
            return
        self.prompt = prompt if isinstance(prompt, Prompt) else _no_prompt(prompt)

    def send(self, answer: Any) -> None:
        if self.flow is None:
            self.prompt, self.result = None, answer
            return
        try:
            prompt = self.flow.send(answer)
        except StopIteration as done:
            self.prompt, self.result = None, done.value
            return
        self.prompt = prompt if isinstance(prompt, Prompt) else _no_prompt(prompt)


NO_BRANCHES: Sequence[Branch] = ()


class Match(Generic[T]):
    """A game being played. Answers go in, events come out; everything else can be asked."""

    __slots__ = (
        "beginning", "branches", "decisions", "flow", "following", "fresh", "game", "imagined", "keyframes",
        "mark", "play", "prompt", "snapshot", "undone",
    )  # fmt: skip

    def __init__(self, game: Game[T], table: T, beginning: Beginning) -> None:
        self.game = game
        self.beginning = beginning
        self.decisions: list[Decision] = []
        self.undone: list[Decision] = []
        self.keyframes = [Keyframe(game.snapshot(table), 0)]  # the beginning, then every phase that asked
        self.imagined = False
        self._sit(table)
        self._run()

    @property
    def table(self) -> T:
        return self.play.table

    @property
    def events(self) -> list[Event]:
        """What happened since the last answer (or since the beginning, before the first)."""
        return self.play.events[self.mark :]

    def waiting(self) -> list[Prompt[Any]]:
        """The questions that are open, one a seat; none when the match is over."""
        if self.prompt is not None:
            return [self.prompt]
        return [branch.prompt for branch in self.branches if branch.prompt is not None]

    def asked_of(self, seat: Seat) -> Prompt[Any] | None:
        """The question that is open for this seat, if any."""
        if self.prompt is not None:
            return self.prompt if self.prompt.seat == seat else None
        for branch in self.branches:
            if branch.seat == seat:
                return branch.prompt
        return None

    def refuse(self, seat: Seat, choice: object) -> Refusal | None:
        """Why this seat may not answer this now; None if it may."""
        prompt = self.asked_of(seat)
        return NOT_ASKED if prompt is None else prompt.refuse(self.table, choice)

    def answer(self, seat: Seat, choice: object) -> list[Event]:
        """Take one decision, run the rules to the next question, return what happened."""
        prompt = self.asked_of(seat)
        refusal = NOT_ASKED if prompt is None else prompt.refuse(self.play.table, choice)
        if refusal is not None:
            raise Illegal(refusal)
        taken = len(self.decisions)
        try:
            self.take(Decision(seat, type(prompt).__name__, choice))
        except Exception:
            if not self.imagined:
                self._rebuild(self.decisions[:taken])  # a fault in the rules leaves no trace
            raise
        self.undone = []
        return self.play.events[self.mark :]

    def view(self, seat: Seat) -> T:
        """A copy of the table with what this seat may see."""
        table = self.game.copy(self.table)
        table.hide_from(seat)
        return table

    def clone(self) -> Match[T]:
        """An independent twin: restore the phase's keyframe, replay its decisions."""
        assert not self.imagined, "an imagined match only runs forward"
        game, last, known = self.game, self.keyframes[-1], self.play
        if last.first != last.last or last.named is not None:
            self.keyframes[-1] = last = last.settled(game)  # a search clones this place again
        twin: Match[T] = Match.__new__(type(self))
        twin.game, twin.beginning, twin.imagined = game, self.beginning, False
        twin.keyframes, twin.undone = self.keyframes.copy(), self.undone.copy()
        taken, snapshot = last.taken, last.snapshot
        twin.decisions = self.decisions[:taken]
        table = game.restored(snapshot)
        twin._sit(table, snapshot, 0)
        play = twin.play
        play.memo = known.memo  # what was found out about a table mostly holds for its twin
        if known.ranked == table.in_play:
            play.ranked, play.heard = table.in_play, known.heard
        twin._run(kept=len(twin.keyframes) > 1)
        for decision in self.decisions[taken:]:
            twin.take(decision)
        return twin

    def imagine(self, seat: Seat, rng: int) -> Match[T]:
        """A twin in which everything this seat cannot know has been dealt anew.

        It has no past, which would tell the seed and every sealed answer, and only runs forward.
        """
        twin = self.clone()
        twin.imagined = True
        twin.beginning, twin.keyframes, twin.decisions, twin.undone = NO_BEGINNING, [], [], []
        twin.play.events, twin.mark = [], 0
        twin.play.table.imagine_for(seat, rng)
        twin.branches = [
            branch if branch.seat == seat else Branch(branch.seat, branch.part) for branch in twin.branches
        ]
        return twin

    def can_undo(self, seat: Seat) -> bool:
        """True if the last decision was this seat's own and nobody learned anything from it."""
        if not self.decisions or self.decisions[-1].seat != seat:
            return False
        return not self.learned_since(len(self.decisions) - 1)

    def learned_since(self, taken: int, by: Iterable[Seat] | None = None) -> bool:
        """True if one of these seats, or anybody, learned something after so many decisions.

        That is a card seen, dice rolled, a pile shuffled, or a sealed answer opened.
        """
        mask = self.table.everyone if by is None else sum(1 << seat for seat in by)
        twin = self.clone()
        twin._rebuild(self.decisions[:taken])
        for decision in self.decisions[taken:]:
            rng, seen, sealed = twin.table.rng, twin.table.seen.copy(), twin.branches
            twin.replay(decision)
            opened = len(sealed) > 1 and twin.branches is not sealed
            learned = any(now & ~then & mask for then, now in zip(seen, twin.table.seen, strict=True))
            if opened or learned or twin.table.rng != rng:
                return True
        return False

    def undo(self) -> None:
        """Take the last decision back, whoever took it; ``can_undo`` tells whether that is free."""
        undone = [*self.undone, self.decisions[-1]]
        self._rebuild(self.decisions[:-1])
        self.undone = undone

    def take_back(self, taken: int) -> None:
        """Go back, as agreed, to where so many decisions were taken; none of the others can be redone."""
        self._rebuild(self.decisions[:taken])
        self.undone = []

    def at(self, taken: int) -> Match[T]:
        """A twin as the match stood when so many decisions had been taken."""
        then = self.clone()
        then.take_back(taken)
        return then

    def redo(self) -> list[Event]:
        """Take the decision again that was last taken back."""
        *rest, decision = self.undone
        events = self.answer(decision.seat, decision.answer)
        self.undone = rest
        return events

    def save(self) -> bytes:
        """The whole match as a file."""
        from game.core.saves import file_format  # a save knows what a match is; a match need not know saves

        return file_format.write(self).written

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
        match._rebuild(decisions[: keyframes[-1].taken])
        for decision in decisions[keyframes[-1].taken :]:
            match.replay(decision)
        return match

    def _sit(self, table: T, snapshot: Snapshot = NO_SNAPSHOT, fresh: int = -REFRESH) -> None:
        """Begin with this table: no phase is running and nothing is asked."""
        self.play = Play(self.game, table, [])
        self.mark = 0  # where the events of the last answer begin
        self.snapshot = snapshot
        self.fresh = fresh  # where the events since the snapshot begin
        self.flow: Steps[Any] | None = None
        self.prompt: Prompt[Any] | None = None
        self.branches = NO_BRANCHES
        self.following: Errand | None = None  # what the phase that has just ended has named

    def _run(self, following: Errand | None = None, *, kept: bool = False) -> None:
        """Play phases until one asks or the match is over, and keep where that one began.

        Phases stand on the agenda, unless the one before has named what follows it. ``kept`` says that the
        beginning of the very next phase is kept already.
        """
        play, imagined = self.play, self.imagined
        table, events, read = play.table, play.events, self.game.errand
        while not table.over:
            last = len(events)
            if last - self.fresh >= REFRESH and not imagined:
                self.snapshot, self.fresh = self.game.snapshot(table), last
            named = following
            if named is not None:
                _, phase, args = read(named)
            elif agenda := table.agenda:
                began, phase, args = read(agenda[-1])
                began.apply(table)
                events.append(began)
            else:
                return
            following = None
            try:
                flow: Any = phase(play, *args) if args else phase(play)
                if flow is None or flow is DONE:  # most phases ask nothing
                    kept = False
                    continue
                if flow.__class__ is str:
                    following, kept = flow, False
                    continue
                question = flow.send(None)
            except StopIteration as done:
                following, kept = done.value, False
                continue
            except PhaseCut as cut:
                cut.settle(play)
                kept = False
                continue
            if isinstance(question, Prompt):
                self.flow, self.prompt = flow, question
            elif not self._ask(flow, question):
                following, kept = self.following, False
                continue
            if not kept and not imagined:
                frame = Keyframe(self.snapshot, len(self.decisions), events, self.fresh, last, named)
                self.keyframes.append(frame)
            return

    def _rebuild(self, decisions: list[Decision]) -> None:
        """Stand where these decisions lead: take the nearest keyframe and replay what follows it."""
        while self.keyframes[-1].taken > len(decisions):
            self.keyframes.pop()
        keyframe = self.keyframes[-1]
        self.decisions = decisions[: keyframe.taken]
        settled = keyframe.first == keyframe.last and keyframe.named is None
        self._sit(keyframe.table(self.game), *((keyframe.snapshot, 0) if settled else ()))
        self._run(kept=len(self.keyframes) > 1)
        for decision in decisions[keyframe.taken :]:
            self.take(decision)

    def replay(self, decision: Decision) -> list[Event]:
        """Take a recorded decision without asking whether it is allowed; raises Diverged if not asked."""
        prompt = self.asked_of(decision.seat)
        if prompt is None or type(prompt).__name__ != decision.asked:
            raise Diverged(f"recorded {decision}, but the rules ask {self.waiting()}")
        self.take(decision)
        return self.play.events[self.mark :]

    def take(self, decision: Decision) -> None:
        """Take a decision that is known to be asked for and allowed, and tell nothing: the shortest way."""
        self.mark = len(self.play.events)
        self.decisions.append(decision)
        asks = self._seal(decision) if self.prompt is None else self._advance(decision.answer)
        if not asks:
            self._run(self.following)

    def _seal(self, decision: Decision) -> bool:
        """One of several secret answers. True if something is asked."""
        self.play.secret = True
        for branch in self.branches:
            if branch.seat == decision.seat:
                branch.send(decision.answer)
        self.play.secret = False
        return self._open()

    def _open(self) -> bool:
        """When every seat has decided, tell the phase what they decided. True if something is asked."""
        for branch in self.branches:
            if branch.prompt is not None:
                return True
        return self._advance({branch.seat: branch.result for branch in self.branches})

    def _advance(self, answer: Any) -> bool:
        """Resume the phase; note what it asks next, or that it is done and what follows. True if it asks."""
        flow = self.flow
        assert flow is not None
        try:
            question = flow.send(answer)
        except StopIteration as done:
            self.following = done.value
        except PhaseCut as cut:
            cut.settle(self.play)
            self.following = None
        else:
            if isinstance(question, Prompt):
                self.prompt, self.branches = question, NO_BRANCHES
                return True
            return self._ask(flow, question)
        self.flow = self.prompt = None
        self.branches = NO_BRANCHES
        return False

    def _ask(self, flow: Steps[Any], question: Any) -> bool:
        """Note what a phase asks. False if nothing remains to be asked and it has gone on to its end."""
        self.flow = flow
        if isinstance(question, Prompt):
            self.prompt, self.branches = question, NO_BRANCHES
            return True
        self.prompt = None
        if not isinstance(question, Together):
            _no_prompt(question)
        self.play.secret = True
        self.branches = [Branch(seat, part) for seat, part in question.parts.items()]
        self.play.secret = False
        return self._open()


def _no_prompt(question: Any) -> NoReturn:
    raise TypeError(f"a phase may await prompts only, not {question!r}")
