"""A match between people and bots at one device: who decides now, who may look, and what has happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import game
from game.bots import LEVELS, Bot, Chair, bot, mind_of
from game.bots.captain import Captain
from game.core.events import Event
from game.core.games import Game
from game.core.journals import Journal, NotKept
from game.core.match import Match
from game.core.prompts import Prompt
from game.core.refusals import Diverged, Refusal
from game.core.resuming import Loaded
from game.core.saves import Sentence
from game.core.table import NOBODY, Seat

PERSON = "human"


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: str
    colour: str
    kind: str = PERSON  # or the level of a bot


class Told(msgspec.Struct, frozen=True):
    """Something that happened: after which decision, and what the cards were and who knew them then."""

    event: Event
    decision: int
    faces: bytes
    seen: bytes

    def knows(self, seat: Seat, card: int, everyone: int) -> bool:
        """True if a seat knew a card when this had happened; NOBODY knows what all knew."""
        mask = self.seen[card]
        return mask == everyone if seat == NOBODY else bool(mask >> seat & 1)


class Step(msgspec.Struct, frozen=True):
    """One event and the table right after it, as nobody in particular sees it."""

    event: Event
    table: Any


class Advice(NamedTuple):
    """What a bot would answer, among how many ways, after how many imagined futures."""

    answer: Any
    ways: int
    futures: int


class Session:
    """Answers go in through ``answer``; bots answer when they are given time."""

    def __init__(
        self, match: Match[Any], players: Sequence[Player], *, journal: Journal | None = None
    ) -> None:
        self.match = match
        self.players = list(players)
        self.journal = journal
        self.problem: Sentence | None = None  # the file could not be written
        self.story: list[Told] = told_from_the_start(match)
        self.tellers: dict[tuple[Seat, str], Any] = {}  # who has told it to a reader so far, by language
        self.thinking: tuple[Seat, Iterator[Any]] | None = None
        self.bots: dict[Seat, Bot] = {
            seat: bot(player.kind, match.game.name, match.beginning.seed + seat)
            for seat, player in enumerate(self.players)
            if player.kind != PERSON
        }

    @classmethod
    def begin(
        cls, name: str, seed: int, players: Sequence[Player], options: Mapping[str, Any], folder: Path | None
    ) -> Session:
        """A new match with its file in the folder, or without one."""
        match = game.new_match(name, seed, len(players), options)
        session = cls(match, players)
        if folder is not None:
            session._keep(_free(folder, f"{name}-{seed}"))
        return session

    @classmethod
    def resume(cls, path: Path, loaded: Loaded) -> Session:
        """A match from its file, with the players that the file names."""
        players = players_of(loaded)
        session = cls(loaded.match, players)
        try:
            session.journal = Journal.reopen(path, loaded)
        except NotKept as problem:
            session.problem = problem.sentence
        return session

    def _keep(self, path: Path) -> None:
        notes = {"players": msgspec.to_builtins(self.players)}
        self.journal = Journal(path, notes)
        self._record()

    def _record(self) -> None:
        if self.journal is None:
            return
        try:
            self.journal.record(self.match)
            self.problem = None
        except NotKept as problem:
            self.problem = problem.sentence

    def close(self) -> None:
        if self.journal:
            with suppress(NotKept):
                self.journal.close()

    # --- who

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player.kind == PERSON]

    @property
    def over(self) -> bool:
        return not self.match.waiting()

    def asked(self) -> list[Seat]:
        """The seats that are asked something, those of bots first: their choices lie there already."""
        seats = [prompt.seat for prompt in self.match.waiting()]
        return sorted(seats, key=lambda seat: (self.players[seat].kind == PERSON, seat))

    def prompt(self, seat: Seat) -> Prompt[Any] | None:
        return self.match.asked_of(seat)

    def view(self, seat: Seat) -> Any:
        """The table as a seat sees it; NOBODY sees what is public."""
        return self.match.view(seat)

    def known_before(self, seat: Seat) -> int:
        """How many events a seat had been told when it decided last; all of them for a bystander."""
        own = [number for number, decision in enumerate(self.match.decisions, 1) if decision.seat == seat]
        if not own:
            return 0 if seat != NOBODY else len(self.story)
        return sum(told.decision < own[-1] for told in self.story)

    # --- deciding

    def answer(self, seat: Seat, choice: Any) -> list[Step]:
        """Take a decision; what happened, event by event. Raises Illegal."""
        before = self.match.game.copy(self.match.table)
        events = self.match.answer(seat, choice)
        self._record()
        self.thinking = None
        return self._tell(before, events)

    def _tell(self, before: Any, events: list[Event]) -> list[Step]:
        steps = steps_of(self.match.game, before, events)
        self.story += [_told(step, len(self.match.decisions)) for step in steps]
        return steps

    def refuse(self, seat: Seat, choice: Any) -> Refusal | None:
        return self.match.refuse(seat, choice)

    def seals(self, seat: Seat, choice: Any) -> bool:
        """True if this answer could not be taken back: somebody learns from it."""
        twin = self.match.clone()
        twin.answer(seat, choice)
        return not twin.can_undo(seat)

    # --- bots

    def bot_to_think(self) -> Seat | None:
        return next((seat for seat in self.asked() if seat in self.bots), None)

    def think(self, slices: int) -> Any | None:
        """Give the bot that is asked some time; its answer once it has decided."""
        seat = self.bot_to_think()
        prompt = self.prompt(seat) if seat is not None else None
        if seat is None or prompt is None:
            return None
        if self.thinking is None or self.thinking[0] != seat:
            self.thinking = (seat, iter(self.bots[seat].think(Chair(self.match, seat), prompt)))
        for _ in range(slices):
            choice = next(self.thinking[1])
            if choice is not None:
                return choice
        return None

    def hint(self, seat: Seat) -> Advice:
        """What the best bot would answer for this seat, knowing what the seat knows."""
        prompt = self.prompt(seat)
        assert prompt is not None
        mind = mind_of(self.match.game.name)
        assert mind is not None
        adviser = Captain(mind, self.match.beginning.seed + len(self.match.decisions))
        answers = adviser.think(Chair(self.match, seat), prompt)
        answer = next(answer for answer in answers if answer is not None)
        futures = sum(candidate.futures for candidate in adviser.weighed)
        return Advice(answer, len(adviser.weighed), futures)

    # --- taking back

    def undoer(self) -> Seat:
        """The person who could take the last own decision back for free; NOBODY if there is none."""
        last = self.match.decisions[-1].seat if self.match.decisions else NOBODY
        return last if last in self.people and self.match.can_undo(last) else NOBODY

    def undo(self) -> None:
        self.match.undo()
        self._record()
        self.thinking = None
        number = len(self.match.decisions)
        self.story = [told for told in self.story if told.decision <= number]

    def redo(self) -> list[Step]:
        before = self.match.game.copy(self.match.table)
        events = self.match.redo()
        self._record()
        self.thinking = None
        return self._tell(before, events)


def _free(folder: Path, name: str) -> Path:
    """A file that is not there yet: the same seed played again does not overwrite the first match."""
    names = (name, *(f"{name}-{number}" for number in range(2, 1000)))
    paths = [folder / f"{each}.starboard" for each in names]
    return next((path for path in paths if not path.exists()), paths[-1])


def steps_of(game_: Game[Any], table: Any, events: list[Event]) -> list[Step]:
    """What happened to a table, event by event; the table goes along."""
    steps = []
    for event in events:
        event.apply(table)
        steps.append(Step(event, game_.copy(table)))
    return steps


def _told(step: Step, decision: int) -> Told:
    return Told(step.event, decision, bytes(step.table.faces), bytes(step.table.seen))


def told_from_the_start(match: Match[Any]) -> list[Told]:
    """The story so far, by playing the match again; empty if today's rules would play it differently."""
    try:
        twin = Match.resumed(match.game, match.beginning, match.keyframes[:1], [])
        table = match.keyframes[0].table(match.game)
        story = [_told(step, 0) for step in steps_of(match.game, table, twin.play.events)]
        for number, decision in enumerate(match.decisions, 1):
            events = twin.replay(decision)
            story += [_told(step, number) for step in steps_of(match.game, table, events)]
    except (Diverged, ValueError):
        return []
    return story


def players_of(loaded: Loaded) -> list[Player]:
    """The players that a file names; people without names if it names none."""
    colours = ("orange", "blue", "white", "yellow", "red", "purple", "green")
    seats = loaded.match.table.seats
    try:
        players = msgspec.convert(loaded.notes.get("players", []), list[Player])
    except msgspec.ValidationError:
        players = []
    if len(players) == seats and all(player.kind in (PERSON, *LEVELS) for player in players):
        return players
    return [Player("", colours[seat]) for seat in range(seats)]
