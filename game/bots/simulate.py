"""Whole matches without a screen: bots against bots, and what came of it."""

from __future__ import annotations

import gc
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

import game
from game.bots import Bot, bot, decided
from game.bots.random import any_of
from game.core.history import Decision
from game.core.match import Match
from game.core.refusals import WrongWord
from game.core.table import NOBODY, Seat

LONGEST = 20_000  # decisions after which a match is given up as unfinished


class Length(msgspec.Struct):
    """Decisions in a match."""

    mean: float = 0.0
    shortest: int = 0
    longest: int = 0


class MatchTally(msgspec.Struct, kw_only=True):
    """What came of a number of matches."""

    game: str
    seats: int
    matches: int
    seed: int
    bots: list[str]
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    length: Length = msgspec.field(default_factory=Length)
    wins_by_seat: list[int]  # a shared victory counts for everybody who has won
    wins_by_faction: dict[str, int] = {}
    shared: int = 0
    without_winner: int = 0


class Broken(RuntimeError):
    """A fault in the rules or in a bot, the seed of the match that shows it, and which bot was deciding."""

    def __init__(self, seed: int, seat: Seat = NOBODY) -> None:
        deciding = "" if seat == NOBODY else f" when seat {seat} was deciding"
        super().__init__(f"the match with seed {seed} broke off{deciding}")
        self.seed, self.seat = seed, seat

    def told(self) -> str:
        """One sentence: which match, where, at whose decision, and what."""
        error = self.__cause__
        assert error is not None
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = " ".join(f"{type(error).__name__} {error}".split())
        where = f"{Path(place.filename).name} line {place.lineno}"
        deciding = f" when seat {self.seat} was deciding" if self.seat != NOBODY else ""
        return f"The match with seed {self.seed} broke off in {where}{deciding}: {what}."


def spare_the_collector() -> None:
    """Matches leave no cycles behind, so the collector need not look for them every few decisions.

    Measured: a tenth of the time of random play.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


def simulate(
    name: str,
    levels: Sequence[str],
    *,
    seats: int | None = None,
    matches: int = 100,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> MatchTally:
    """Play matches with the seeds from ``seed`` on; a match depends on nothing but its own seed.

    ``levels`` names the bots: one for all seats, or one for each.
    """
    seated = seats_of(name, seats)
    levels = levels_of(levels, seated)
    tally = MatchTally(
        game=name, seats=seated, matches=matches, seed=seed, bots=list(levels), wins_by_seat=[0] * seated
    )
    lengths = []
    started = perf_counter()
    for number in range(matches):
        match, length = play(name, seed + number, seated, levels, options)
        lengths.append(length)
        _count(tally, match)
        progress(number + 1)
    tally.seconds = perf_counter() - started
    tally.decisions = sum(lengths)
    tally.decisions_per_second = tally.decisions / tally.seconds
    tally.length = Length(tally.decisions / matches, min(lengths), max(lengths))
    tally.wins_by_faction = dict(sorted(tally.wins_by_faction.items()))
    return tally


def seats_of(name: str, seats: int | None) -> int:
    """The number of seats, checked; the smallest that the game has if none is named."""
    offered = game.find(name).seats
    if seats is None:
        return offered[0]
    if seats not in offered:
        some = " or ".join(str(number) for number in offered)
        raise WrongWord(f"{name} is for {some} seats, not {seats}.")
    return seats


def levels_of(levels: Sequence[str], seats: int) -> list[str]:
    """One level for each seat."""
    for level in levels:
        _ = bot(level, "", 0)  # an unknown one is refused by name
    if len(levels) not in (1, seats):
        raise WrongWord(f"Name one bot, or one for each of {seats} seats, not {len(levels)}.")
    return list(levels) * (seats // len(levels))


def play(
    name: str,
    seed: int,
    seats: int,
    levels: Sequence[str],
    options: Mapping[str, Any] | None = None,
    watch: Callable[[Match[Any]], None] | None = None,
) -> tuple[Match[Any], int]:
    """One match to its end, and the number of decisions it took; ``watch`` sees it after each of them."""
    match: Match[Any] | None = None
    try:
        match = game.new_match(name, seed, seats, options)
        if watch is None and all(level == "random" for level in levels):
            return match, play_at_random(match, Random(seed))
        bots = [bot(level, name, seed * seats + seat) for seat, level in enumerate(levels)]
        return match, play_with(match, bots, watch)
    except WrongWord:
        raise
    except Exception as error:
        waiting = match.waiting() if match else []
        raise Broken(seed, waiting[0].seat if waiting else NOBODY) from error


def play_at_random(match: Match[Any], rng: Random) -> int:
    """Random answers the shortest way.

    Options depend only on what the seat may know, so no view is needed; and an option needs no check.
    """
    table = match.table
    for taken in range(LONGEST):
        prompt = match.prompt or next(iter(match.waiting()), None)
        if prompt is None:
            return taken
        match.take(Decision(prompt.seat, type(prompt).__name__, any_of(rng, prompt.likely(table))))
    return LONGEST


def play_with(
    match: Match[Any], bots: Sequence[Bot], watch: Callable[[Match[Any]], None] | None = None
) -> int:
    """Let each seat's bot answer."""
    for taken in range(LONGEST):
        waiting = match.waiting()
        if not waiting:
            return taken
        seat = waiting[0].seat
        match.answer(seat, decided(bots[seat], match, seat))
        if watch is not None:
            watch(match)
    return LONGEST


def _count(tally: MatchTally, match: Match[Any]) -> None:
    if not match.table.over:
        return
    winners = match.table.winners
    tally.finished += 1
    tally.shared += len(winners) > 1
    tally.without_winner += not winners
    for seat in winners:
        tally.wins_by_seat[seat] += 1
    for faction in match.game.winners_by_faction(match.table):
        tally.wins_by_faction[faction] = tally.wins_by_faction.get(faction, 0) + 1
