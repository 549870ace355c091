"""How often people are asked, and what smart stops leave out, with a captain in every person's place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec
from pygame import Rect

import game
from game.bots import bot, decided
from game.core.match import Match
from game.core.prompts import Prompt
from game.core.table import NOBODY, Seat, Table
from game.cosmic.prompts import PlaceShips, TakeShips
from game.cosmic.table import CosmicTable
from game.duel.table import DuelTable
from game.eclipse.table import EclipseTable
from game.firestorm.table import FirestormTable
from scenes.session.reaction_window import LastCall
from scenes.session.smart_stops import SmartStops
from scenes.table.answering.answer_plan import Naming, Series, builder_for
from scenes.table.game_table import GameTable, Watching, game_table, none_of_them

LONGEST = 20_000  # decisions of one match
TOGETHER = (Series, Naming, TakeShips, PlaceShips)  # ships wait where they go until all of them are named


class Stretch(NamedTuple):
    """What questions are counted by: its name, and something that changes when the next one begins."""

    name: str
    mark: Callable[[Table], object]


def _turn(table: Table) -> object:
    assert isinstance(table, FirestormTable)
    return table.turns


def _encounter(table: Table) -> object:
    assert isinstance(table, CosmicTable)
    return (table.turn, table.number)


def _round(table: Table) -> object:
    assert isinstance(table, EclipseTable)
    return table.round


def _destiny(table: Table) -> object:
    assert isinstance(table, DuelTable)
    return sum(map(len, table.fates))


STRETCHES = {
    "cosmic": Stretch("encounter", _encounter),
    "duel": Stretch("destiny card", _destiny),
    "eclipse": Stretch("round", _round),
    "firestorm": Stretch("turn", _turn),
}


class Asked(msgspec.Struct):
    """Questions of some matches: if people are always asked, and with smart stops."""

    game: str
    people: int
    matches: int = 0
    stretches: int = 0  # turns, encounters or rounds
    always: Counter[str] = msgspec.field(default_factory=Counter)  # in the "own" turn and in "others"
    smart: Counter[str] = msgspec.field(default_factory=Counter)
    windows: Counter[str] = msgspec.field(default_factory=Counter)  # "always" and "smart"
    declined: Counter[str] = msgspec.field(default_factory=Counter)  # of these windows
    calls: Counter[str] = msgspec.field(default_factory=Counter)  # to everybody at the device
    foreseen: int = 0  # answers for which a person has to speak up in a call that was for an earlier window
    kinds: Counter[str] = msgspec.field(default_factory=Counter)  # of questions that are left
    called: Counter[str] = msgspec.field(default_factory=Counter)  # for what, if the call is left
    lost: list[str] = []  # answers of captains that would not have been asked for


class Asker:
    """Follows one match and counts what its people are asked."""

    def __init__(self, match: Match[Any], asked: Asked, open_call: bool) -> None:
        self.match, self.asked, self.open_call = match, asked, open_call
        self.table: GameTable[Any] = game_table(asked.game)
        self.stops = SmartStops(asked.game, match.view)
        self.stops.smart = True
        self.counter = CallCounter(self)
        self.leads: set[str] = set()  # where the piece of the last answer asked for may have been dropped
        self.leader: Seat = NOBODY  # who gave that answer
        self.passes: set[int] = set()  # the numbers of decisions that only passed

    def hear(self, prompt: Prompt[Any], answer: Any) -> None:
        """A captain answers for a person."""
        passing = self.table.passing(prompt)
        asked = True
        if self.open_call and passing is not None:
            self.counter.hear(prompt, answer)
            asked = answer != passing.answer
        else:
            asked = self._count(prompt, answer, window=passing is not None)
        number = len(self.match.decisions)
        self.stops.note(prompt, answer, number)
        if passing is not None and answer == passing.answer:
            self.passes.add(number)
        if asked:
            self.leads, self.leader = self._leads(prompt, answer), prompt.seat

    def leaves_out(self, prompt: Prompt[Any]) -> bool:
        """True if this may be a question that nobody is asked."""
        windowed = self.open_call and self.table.passing(prompt) is not None
        return windowed or self.stops.answer(prompt, openly=self.open_call) is not None

    def lose(self, *what: object) -> None:
        """A captain would have done something that nobody was asked for."""
        number = len(self.match.decisions)
        self.asked.lost.append(" ".join(map(str, (self.match.beginning.seed, number, *what))))

    def _count(self, prompt: Prompt[Any], answer: Any, *, window: bool) -> bool:
        """Count a question; True if somebody is asked it."""
        asked, given = self.asked, self.stops.answer(prompt, openly=self.open_call)
        side = "own" if getattr(self.match.table, "turn", NOBODY) == prompt.seat else "others"
        passed = window and answer == prompt.options(self.match.table)[0]
        asked.always[side] += 1
        asked.windows["always"] += window
        asked.declined["always"] += passed
        if given is not None:
            if given != answer:
                self.lose(prompt, answer, given)
            return False
        if self._goes_on(prompt, answer):
            return True
        asked.smart[side] += 1
        asked.kinds[type(prompt).__name__] += 1
        asked.windows["smart"] += window
        asked.declined["smart"] += passed
        return True

    def _goes_on(self, prompt: Prompt[Any], answer: Any) -> bool:
        """A person answers it together with the one before: blockers, ships, where a card was dropped."""
        decisions = self.match.decisions
        done = (each for n, each in reversed([*enumerate(decisions)]) if n not in self.passes)
        last = next(done, None) if isinstance(prompt, TOGETHER) else None
        if last is not None and last.seat == prompt.seat:
            return last.asked == type(prompt).__name__
        if not self.leads or self.leader != prompt.seat:
            return False
        handles = prompt.handles(self.match.view(prompt.seat))
        return any(handle.answer == answer and handle.piece in self.leads for handle in handles)

    def _leads(self, prompt: Prompt[Any], answer: Any) -> set[str]:
        """The places where a piece that gives this answer may be dropped to answer the next question, too."""
        if self.table.leads_to is none_of_them:
            return set()
        view: Table = self.match.view(prompt.seat)
        builder = builder_for(prompt, view)
        pieces = {handle.piece for handle in builder.handles if handle.answer == answer and handle.piece}
        return {place for piece in pieces for place in self.table.leads_to(piece, builder, view)}


class CallCounter:
    """The calls that windows lead to: one for every question, or one for everything that is new."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.plain, self.last = LastCall(), LastCall()
        self.first: object = None  # what the last call was for

    def hear(self, prompt: Prompt[Any], answer: Any) -> None:
        """A question of a window was answered so by a captain."""
        asker, asked, match = self.asker, self.asker.asked, self.asker.match
        seats, decisions = range(asked.people), match.decisions
        public = match.view(NOBODY)
        window = asker.table.window(prompt, public, seats, _watching(match.table.seats))
        if window is None:
            return
        alone = window._replace(chain=None)  # every question by itself
        if not self.plain.covers(prompt.seat, prompt, alone, decisions):
            self.plain.begin(prompt, alone, decisions)
            asked.calls["always"] += window.possible
        self.plain.go_on(prompt.seat, alone, decisions)
        covered = self.last.covers(prompt.seat, prompt, window, decisions)
        if not covered and not (window.possible and asker.stops.matters(public, prompt, seats)):
            if answer != window.passing.answer:
                asker.lose(prompt, answer)
            self.last.leave_out(window)
            return
        event = getattr(prompt, "event", None)
        if not covered:
            self.last.begin(prompt, window, decisions)
            asked.calls["smart"] += 1
            self.first = (window.top, event)
            asked.called[type(event or prompt).__name__] += 1
        elif self.first != (window.top, event) and answer != window.passing.answer:
            asked.foreseen += 1
        self.last.go_on(prompt.seat, window, decisions)
        if answer == window.passing.answer:
            asker.stops.passed(public, prompt, len(decisions))


def _watching(seats: int) -> Watching:
    return Watching(
        NOBODY, ("orange",) * seats, "en", Rect(0, 0, 1, 1), Rect(0, 0, 1, 1), names=("",) * seats
    )


def measure(
    name: str,
    seeds: Iterable[int],
    *,
    seats: int,
    people: int = 0,
    open_call: bool = False,
    level: str = "captain",
) -> Asked:
    """Bots play these matches, some of them for people; with the open call windows lead to calls.

    Whether a chance is lost is always a captain's word; where nothing is left out, others are quicker.
    """
    asked = Asked(name, people or seats)
    for seed in seeds:
        _play(asked, seed, seats, open_call, level)
    return asked


def _play(asked: Asked, seed: int, seats: int, open_call: bool, level: str) -> None:
    name, mark = asked.game, None
    match = game.new_match(name, seed, seats, {"open_call": True} if open_call else None)
    captains, players = (
        [bot(each, name, seed * seats + seat) for seat in range(seats)] for each in ("captain", level)
    )
    asker = Asker(match, asked, open_call)
    asked.matches += 1
    for _ in range(LONGEST):
        waiting = match.waiting()
        if not waiting:
            return
        prompt = waiting[0]
        asked.stretches += mark != (mark := STRETCHES[name].mark(match.table))
        judges = captains if asker.leaves_out(prompt) else players
        answer = decided(judges[prompt.seat], match, prompt.seat)
        if prompt.seat < asked.people:
            asker.hear(prompt, answer)
        match.answer(prompt.seat, answer)
