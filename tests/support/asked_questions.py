"""How often a person is asked, and what smart stops leave out, with a captain in every person's place.

python -m tests.support.asked_questions firestorm --matches 20 [--open-call] [--seed 0]
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from pygame import Rect

import game
from game.bots import bot, decided
from game.core.match import Match
from game.core.prompts import Prompt
from game.core.table import NOBODY
from scenes.session.reaction_window import LastCall
from scenes.session.smart_stops import SmartStops
from scenes.table.answering.answer_plan import Naming, Series
from scenes.table.game_table import GameTable, Watching, game_table

LONGEST = 20_000  # decisions of one match


class Asked(msgspec.Struct):
    """Questions of some matches: all of them, and those that smart stops leave."""

    turns: int = 0
    all: Counter[str] = msgspec.field(default_factory=Counter)  # by "own" and "others" turn
    left: Counter[str] = msgspec.field(default_factory=Counter)
    kinds: Counter[str] = msgspec.field(default_factory=Counter)  # that are left
    passed: Counter[str] = msgspec.field(
        default_factory=Counter
    )  # windows of "all" and "left" that were declined
    windows: Counter[str] = msgspec.field(default_factory=Counter)
    calls: Counter[str] = msgspec.field(default_factory=Counter)  # to everybody at the device
    called: Counter[str] = msgspec.field(default_factory=Counter)  # for what, if they are left
    lost: list[str] = []  # answers of captains that would not have been asked for

    def told(self) -> str:
        """The numbers of a turn, before and after."""
        turns = max(1, self.turns)
        rows = [
            f"{word}: {self.all[word] / turns:.1f} -> {self.left[word] / turns:.1f}"
            for word in ("own", "others")
        ]
        rows += [
            f"windows declined, {word}: {self.passed[word]} of {self.windows[word]}"
            for word in ("all", "left")
        ]
        rows.append(f"calls: {self.calls['all'] / turns:.1f} -> {self.calls['left'] / turns:.1f}")
        rows += [f"  {kind} {count / turns:.2f}" for kind, count in self.kinds.most_common(12)]
        rows += [f"  call: {kind} {count / turns:.2f}" for kind, count in self.called.most_common(25)]
        return "\n".join([f"{self.turns} turns", *rows, f"lost: {len(self.lost)}", *self.lost[:20]])


class Caller:
    """The calls that windows lead to: one for every question, or one for everything that is new."""

    def __init__(self, match: Match[Any], table: GameTable[Any], stops: SmartStops, asked: Asked) -> None:
        self.match, self.table, self.stops, self.asked = match, table, stops, asked
        self.plain, self.last = LastCall(), LastCall()

    def hear(self, prompt: Prompt[Any], answer: Any) -> None:
        """A question of a window was answered so by a captain."""
        match, seats = self.match, range(self.match.table.seats)
        public = match.view(NOBODY)
        window = self.table.window(prompt, public, seats, _watching(len(seats)))
        if window is None:
            return
        alone = window._replace(chain=None)  # every question by itself
        if not self.plain.covers(prompt.seat, prompt, alone, match.decisions):
            self.plain.begin(prompt, alone, match.decisions)
            self.asked.calls["all"] += window.possible
        self.plain.go_on(prompt.seat, alone, match.decisions)
        if not window.possible or not self.stops.matters(public, prompt, seats):
            if answer != window.passing.answer:
                self.asked.lost.append(f"{match.beginning.seed} {len(match.decisions)} {prompt} {answer}")
            self.last.leave_out(window)
            return
        if not self.last.covers(prompt.seat, prompt, window, match.decisions):
            self.last.begin(prompt, window, match.decisions)
            self.asked.calls["left"] += 1
            event = getattr(prompt, "event", None)
            self.asked.called[type(event or prompt).__name__] += 1
        self.last.go_on(prompt.seat, window, match.decisions)


def _watching(seats: int) -> Watching:
    return Watching(
        NOBODY, ("orange",) * seats, "en", Rect(0, 0, 1, 1), Rect(0, 0, 1, 1), names=("",) * seats
    )


def measure(name: str, seeds: Iterable[int], *, seats: int, open_call: bool = False) -> Asked:
    """Captains play these matches; with the open call windows are counted as calls."""
    asked = Asked()
    for seed in seeds:
        _play(name, seed, seats, open_call, asked)
    return asked


def _play(name: str, seed: int, seats: int, open_call: bool, asked: Asked) -> None:
    match = game.new_match(name, seed, seats, {"open_call": True} if open_call else None)
    bots = [bot("captain", name, seed * seats + seat) for seat in range(seats)]
    stops = SmartStops(name, match.view)
    stops.smart = True
    table, turn = game_table(name), None
    caller = Caller(match, table, stops, asked)
    for _ in range(LONGEST):
        waiting = match.waiting()
        if not waiting:
            return
        prompt = waiting[0]
        asked.turns += turn != (turn := table.marks(match.table).encounter)
        answer = decided(bots[prompt.seat], match, prompt.seat)
        passing = table.passing(prompt)
        if open_call and passing is not None:
            caller.hear(prompt, answer)
        else:
            given = stops.answer(prompt, openly=open_call)
            _count(asked, match, given, prompt, answer, window=passing is not None)
        stops.note(prompt, answer, len(match.decisions))
        match.answer(prompt.seat, answer)


def _count(
    asked: Asked, match: Match[Any], given: Any, prompt: Prompt[Any], answer: Any, *, window: bool
) -> None:
    """A question that was answered by a captain, and what smart stops would have given."""
    side = "own" if match.table.turn == prompt.seat else "others"
    passed = window and answer == prompt.options(match.table)[0]
    asked.all[side] += 1
    asked.windows["all"] += window
    asked.passed["all"] += passed
    if given is None and not _goes_on(match, prompt):
        asked.left[side] += 1
        asked.kinds[type(prompt).__name__] += 1
        asked.windows["left"] += window
        asked.passed["left"] += passed
    elif given is not None and given != answer:
        asked.lost.append(f"{match.beginning.seed} {len(match.decisions)} {prompt} {answer} {given}")


def _goes_on(match: Match[Any], prompt: Prompt[Any]) -> bool:
    """The table answers it together with the question before: blockers, ships that attack."""
    if not match.decisions or not isinstance(prompt, Series | Naming):
        return False
    last = match.decisions[-1]
    return (last.seat, last.asked) == (prompt.seat, type(prompt).__name__)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("--matches", type=int, default=10)
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--open-call", action="store_true")
    said = words.parse_args()
    seeds = range(said.seed, said.seed + said.matches)
    print(measure(said.game, seeds, seats=said.seats, open_call=said.open_call).told())


if __name__ == "__main__":
    main()
