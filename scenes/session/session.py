"""A match between people and bots at one device: who decides now, who may look, and what has happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec

import game
from game.bots import Bot, bot
from game.core.branches import BRANCH, CALLED, Origin, branch_in, called_in
from game.core.events import Event
from game.core.fair_dice import NOTE as DICE
from game.core.fair_dice import FairSeed, fair_seed_in
from game.core.games import Game
from game.core.history import Decision
from game.core.match import Match
from game.core.prompts import Prompt
from game.core.refusals import Refusal
from game.core.saves.file_format import Sentence, write
from game.core.saves.journal import Journal, NotKept, free_file
from game.core.saves.resume import Loaded
from game.core.table import NOBODY, Seat, Table
from scenes.session.bot_faults import Faults
from scenes.session.opinions import Opinions
from scenes.session.participants import ID, PERSON, Participant, id_of, players_of, reseated
from scenes.session.public_chance import drawn
from scenes.session.smart_stops import SmartStops
from scenes.session.stand_ins import absences
from scenes.session.standing_orders import Orders
from scenes.session.story import StoryEvent, told_from_the_start, what_happened
from scenes.session.takebacks import LIFTED, TOOK_BACK, Remark, TakeBack, remarks_of, sought

SHOWN = 8  # letters of a promise in the name of a file
FINE = 1 << 32  # sides of a die that never shows the same twice, or hardly ever


class Step(msgspec.Struct, frozen=True):
    """One event and the table right after it, as nobody in particular sees it."""

    event: Event
    table: Table


class Session:
    """Answers go in through ``answer``; bots answer when they are given time."""

    def __init__(
        self, match: Match[Any], players: Sequence[Participant], *, journal: Journal | None = None
    ) -> None:
        self.match = match
        self.players = list(players)
        self.journal = journal
        self.id = token_hex(8)  # of this match among all that were ever played here
        self.fair: FairSeed | None = None  # what was promised about its dice
        self.branch: Origin | None = None  # where it comes from
        self.called = ""  # by whoever has named it
        self.problem: Sentence | None = None  # the file could not be written
        self._moved: Sentence | None = None  # it is another file from now on, and nobody was told yet
        self.remarks: list[Remark] = []
        self.orders = Orders(self._note)  # what seats have said in advance
        self.before: Table | None = None  # the true table before the last answer
        self.asks_all = True  # in person, even who can only pass
        self.silent: set[int] = set()  # decisions of people who were not asked
        self.stops = SmartStops(match.game.name, self.view)  # what people need not be asked
        self._back: tuple[Seat, list[Decision], TakeBack | None] = (NOBODY, [], None)  # found last, for whom
        self.opinions = Opinions(self)
        self._whole: tuple[int, list[Decision], TakeBack | None] = (-1, [], None)  # the same for an action
        self.story: list[StoryEvent] = told_from_the_start(match)
        # Kept for the log, by reader and language: who has told the story so far, and who knows it up to what
        # is being shown. What they are is known in scenes/table/log.
        self.tellers: dict[tuple[Seat, str], object] = {}
        self.knowers: dict[tuple[Seat, str], object] = {}
        self.thinking: tuple[Seat, Iterator[object]] | None = None
        self.absent: dict[Seat, int] = {}  # how many events had happened when somebody left, until it is told
        self.faults = Faults()
        self.bots: dict[Seat, Bot] = {}
        for seat in range(len(self.players)):
            self._wake_bot(seat)

    @classmethod
    def begin(
        cls,
        name: str,
        seed: int,
        players: Sequence[Participant],
        options: Mapping[str, Any],
        folder: Path | None,
        fair: FairSeed | None = None,
    ) -> Session:
        """A new match with its file in the folder, or without one."""
        return cls.sit_down(game.new_match(name, seed, len(players), options), players, folder, fair)

    @classmethod
    def sit_down(
        cls,
        match: Match[Any],
        players: Sequence[Participant],
        folder: Path | None,
        fair: FairSeed | None = None,
    ) -> Session:
        """A match that stands already, with its file in the folder, or without one."""
        session = cls(match, players)
        session.fair = fair
        session.file_in(folder)
        return session

    def file_in(self, folder: Path | None) -> None:
        """Give the match a file of its own, if there is a folder."""
        if folder is not None:
            fair, match = self.fair, self.match
            number = fair.promise[:SHOWN] if fair else match.beginning.seed  # a promised seed is a secret
            name = f"{match.game.name}-{number}.starboard"
            self._keep(free_file(folder / name))  # the same seed played again overwrites no match

    @classmethod
    def looked_at(cls, path: Path, loaded: Loaded) -> Session:
        """A match from its file, which stays as it is, with the players that the file names."""
        session = cls(loaded.match, players_of(loaded))
        session.id = id_of(loaded) or path.stem
        session.fair = fair_seed_in(loaded.notes)
        session.remarks = remarks_of(loaded)
        decided = {decision.seat: number for number, decision in enumerate(loaded.match.decisions, 1)}
        for seat, taken in absences(session.remarks, decided).items():
            session.absent[seat] = sum(told.decision <= taken for told in session.story)
        session.branch = branch_in(loaded.notes)
        session.called = called_in(loaded.notes, loaded.noted)
        return session

    @classmethod
    def resume(cls, path: Path, loaded: Loaded) -> Session:
        """The same to go on in its file."""
        session = cls.looked_at(path, loaded)
        session.orders.recall(loaded, session.people)
        session.journal = Journal.of_loaded(path, loaded)
        session._record()
        return session

    def _keep(self, path: Path) -> None:
        self.journal = Journal(path, self._notes(self.players))
        self._record()

    def _notes(self, players: Sequence[Participant]) -> dict[str, Any]:
        notes = {ID: self.id, "players": msgspec.to_builtins(players)}
        if self.fair:
            notes[DICE] = msgspec.to_builtins(self.fair)
        if self.branch:
            notes |= {BRANCH: msgspec.to_builtins(self.branch), CALLED: self.called}
        return notes

    def saved(self) -> bytes:
        """The whole match as a file to be given away: the signs that open hands stay here."""
        players = [msgspec.structs.replace(player, sign="") for player in self.players]
        return write(self.match, self._notes(players)).written

    def _record(self) -> None:
        if self.journal is None:
            return
        try:
            self.journal.record(self.match)
            self.problem = None
        except NotKept as problem:
            self.problem = problem.sentence
        self._moved = self.journal.moved or self._moved

    def news(self) -> list[Sentence]:
        """What is to be told about the file: that the match has another one, once; why it is not written."""
        told = [sentence for sentence in (self._moved, self.problem) if sentence is not None]
        self._moved = None
        return told

    def _remark(self, remark: Remark) -> None:
        """Note it for the log, and in the file."""
        self.remarks.append(remark)
        self._note(msgspec.to_builtins(remark))

    def _note(self, note: Mapping[str, Any]) -> None:
        """Write down in the file what is no decision."""
        if self.journal is None:
            return
        try:
            self.journal.note(self.match, note)
        except NotKept as problem:
            self.problem = problem.sentence
        self._moved = self.journal.moved or self._moved

    def call(self, name: str) -> None:
        """Somebody names this match."""
        self.called = name
        self._note({CALLED: name})

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

    @property
    def sandbox(self) -> bool:
        """Nothing is a secret any more: it is over, or goes on from one that was."""
        return self.over or self.branch is not None

    def asked(self) -> list[Seat]:
        """The seats that are asked something, those of bots first: their choices lie there already.

        Who chooses in secret at the same time comes in an order of chance (docs/ux 4.10): it follows from
        how many decisions had been taken when the phase began, which everybody may know.
        """
        began = self.match.keyframes[-1].taken
        seats = [prompt.seat for prompt in self.match.waiting()]
        people = [seat for seat in seats if seat not in self.bots]
        by_chance = sorted(people, key=lambda seat: drawn(began, FINE, seat))
        return [*sorted(seat for seat in seats if seat in self.bots), *by_chance]

    def locked(self) -> tuple[Seat, ...]:
        """The seats that have chosen in secret and wait for the others."""
        branches = self.match.branches
        return tuple(branch.seat for branch in branches if branch.prompt is None and len(branches) > 1)

    def prompt(self, seat: Seat) -> Prompt[Any] | None:
        return self.match.asked_of(seat)

    def view(self, seat: Seat) -> Table:
        """The table as a seat sees it; NOBODY sees what is public."""
        view: Table = self.match.view(seat)
        return view

    def known_before(self, seat: Seat) -> int:
        """How many events a seat had been told when it decided last; all of them for a bystander."""
        own = [number for number, decision in enumerate(self.match.decisions, 1) if decision.seat == seat]
        if not own:
            return 0 if seat != NOBODY else len(self.story)
        return sum(told.decision < own[-1] for told in self.story)

    def _wake_bot(self, seat: Seat) -> None:
        """Let a bot play at a seat where no person sits."""
        self.bots.pop(seat, None)
        kind, match = self.players[seat].kind, self.match
        if kind != PERSON:
            self.bots[seat] = bot(kind, match.game.name, match.beginning.seed + seat)

    def reseat(self, seat: Seat, remark: Remark) -> None:
        """Somebody leaves a seat, or takes it; what was said in advance there holds no longer."""
        self.players[seat] = reseated(self.players[seat], remark)
        self._wake_bot(seat)
        self.thinking = None
        self.orders.armed.pop(seat, None)
        self.orders.revoke(seat)
        self._remark(remark)

    # --- deciding

    def answer(self, seat: Seat, choice: object) -> list[Step]:
        """Take a decision; what happened, event by event. Raises Illegal."""
        before = self.match.game.copy(self.match.table)
        number, prompt = len(self.match.decisions), self.prompt(seat)
        silent = seat not in self.bots and self._passes(seat)
        events = self.match.answer(seat, choice)
        if silent:
            self.silent.add(number)
        if seat not in self.bots:
            self.stops.note(prompt, None if silent else choice, number)
        self._record()
        self.thinking = None
        return self._tell(before, events)

    def _tell(self, before: Table, events: list[Event]) -> list[Step]:
        self.before = self.match.game.copy(before)
        self.story += what_happened(self.match.game.copy(before), events, len(self.match.decisions))
        return steps_of(self.match.game, before, events)

    def refuse(self, seat: Seat, choice: object) -> Refusal | None:
        return self.match.refuse(seat, choice)

    def seals(self, seat: Seat, *choices: object) -> bool:
        """True if these answers in a row could not be taken back: somebody learns from one of them.

        Where something else is asked in between, the rest is not given yet.
        """
        twin = self.match.clone()
        for choice in choices:
            if twin.refuse(seat, choice) is not None:
                break
            twin.answer(seat, choice)
        return not twin.can_undo(seat)

    # --- bots

    def bot_to_think(self) -> Seat | None:
        """The seat that is answered for: a bot's, or that of a person who is not asked in vain."""
        return next((seat for seat in self.asked() if seat in self.bots or self._passes(seat)), None)

    def _passes(self, seat: Seat) -> bool:
        """True if a person need not be asked, and whether somebody is asked tells nothing (docs/ux 4.7)."""
        return self._spared(seat) is not None

    def _spared(self, seat: Seat) -> object:
        return self.stops.answer(self.prompt(seat), openly=self.asks_all)

    def think(self, slices: int) -> object:
        """Give the bot that is asked some time; its answer once it has decided."""
        seat = self.bot_to_think()
        prompt = self.prompt(seat) if seat is not None else None
        if seat is None or prompt is None:
            return None
        if seat not in self.bots:
            return self._spared(seat)
        if self.thinking is None or self.thinking[0] != seat:
            self.thinking = (seat, self.faults.helped(self.bots[seat], self.match, seat, prompt))
        for _ in range(slices):
            choice = next(self.thinking[1])
            if choice is not None:
                return choice
        return None

    # --- taking back

    def undoer(self) -> Seat:
        """The person who could take the last own decision back for free; NOBODY if there is none."""
        last = self.match.decisions[-1].seat if self.match.decisions else NOBODY
        return last if last in self.people and self.match.can_undo(last) else NOBODY

    def undo(self) -> None:
        self.match.undo()
        self._record()
        self._forget()

    def _forget(self) -> None:
        """What has been taken back was never told."""
        self.thinking = None
        number = len(self.match.decisions)
        self.silent = {each for each in self.silent if each < number}
        self.stops.forget(number)
        self.story = [told for told in self.story if told.decision <= number]

    def take_back_of(self, seat: Seat) -> TakeBack | None:
        """How a seat could get its last decision back; None if it has not decided anything."""
        decisions = self.match.decisions
        if self._back[0] != seat or self._back[1] != decisions:
            self._back = (seat, decisions.copy(), sought(self.match, self.people, seat, self.silent))
        return self._back[2]

    def cancelled(self, seat: Seat, taken: int) -> TakeBack | None:
        """How a seat could take all back since then for free: the decisions are its own, nobody learned."""
        decisions = self.match.decisions
        if self._whole[0] != taken or self._whole[1] != decisions:
            free = not self.match.learned_since(taken)
            back = TakeBack(seat, taken, len(decisions) - taken, (seat,), learned=False) if free else None
            self._whole = (taken, decisions.copy(), back)
        return self._whole[2]

    def take_back(self, back: TakeBack) -> None:
        """All who are touched have agreed: the match stands where it stood before that decision."""
        self.match.take_back(back.taken)
        self._remark(Remark(TOOK_BACK, back.seat, back.taken))
        self._forget()

    def lift_sign(self, seat: Seat) -> None:
        """A hand opens without its signs from now on: the table has agreed to it."""
        self.players[seat] = msgspec.structs.replace(self.players[seat], sign="")
        self._remark(Remark(LIFTED, seat, len(self.match.decisions)))

    @property
    def redoer(self) -> Seat:
        """The seat whose decision was taken back last and may be taken again; NOBODY if there is none."""
        return self.match.undone[-1].seat if self.match.undone else NOBODY

    def redo(self) -> list[Step]:
        before = self.match.game.copy(self.match.table)
        events = self.match.redo()
        self._record()
        self.thinking = None
        return self._tell(before, events)


def steps_of(game_: Game[Any], table: Table, events: list[Event]) -> list[Step]:
    """What happened to a table, event by event; the table goes along."""
    steps = []
    for event in events:
        event.apply(table)
        steps.append(Step(event, game_.copy(table)))
    return steps
