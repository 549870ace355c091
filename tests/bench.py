"""The budget table of the architecture page with what was measured: ``python3 run.py bench``.

Contenders run in turn, several rounds each, and the best round of each is compared: machines differ and
are noisy, so only what was measured side by side counts, and noise only ever makes a round slower.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import chess
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

import game
from game.bots.simulate import play_at_random
from game.core.match import Match
from game.eclipse.odds import typed_battles
from game.eclipse.odds.battle_odds import odds
from tests import bench_screen

ROUNDS = 12
ROUND_SECONDS = 0.4
CATAN_MIDGAME = 500  # ticks; a random game of four takes about a thousand
FRAME_MS = 1000 / 60
USUAL_FLEET = "3 interceptor + 2 cruiser + dreadnought"
Options = Mapping[str, Any]
PLAIN: Options = MappingProxyType({})


class Row(NamedTuple):
    what: str
    budget: str
    measured: str
    holds: bool
    value: float | None = None


def chess_plays(dice: random.Random) -> int:
    """One random game of python-chess; how many moves it took."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(dice.choice(list(board.legal_moves)))
    return len(board.move_stack)


def catan_plays(dice: random.Random) -> int:
    """One random game of catanatron; how many actions it took."""
    played = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=dice.getrandbits(32))
    played.play()
    return len(played.state.actions)


class Setting(NamedTuple):
    """A game, the number of seats and the variants that are played."""

    name: str
    seats: int
    options: Options = PLAIN

    def __str__(self) -> str:
        return f"{self.name}, {self.seats} seats" + (", all variants" if self.options else "")

    def match(self, dice: random.Random) -> Match[Any]:
        return game.new_match(self.name, dice.getrandbits(60), self.seats, dict(self.options))


def settings() -> Iterator[Setting]:
    """Every game with every number of seats; one for several numbers also with all its variants at once."""
    for name in game.GAMES:
        found = game.find(name)
        yield from (Setting(name, seats) for seats in found.seats)
        switches = {key: on for variant in found.variants for key, on in variant.items() if on is True}
        if switches and len(found.seats) > 1:
            yield Setting(name, found.seats[-1], switches)


def we_play(name: str, seats: int, options: Options = PLAIN) -> Callable[[random.Random], int]:
    """One random match as ``simulate`` plays it."""
    setting = Setting(name, seats, options)

    def play(dice: random.Random) -> int:
        return play_at_random(setting.match(dice), dice)

    return play


def random_match(setting: Setting, dice: random.Random, stop: int | None = None) -> Match[Any]:
    """A match of uniformly random answers, to its end or to a number of decisions."""
    match = setting.match(dice)
    while (waiting := match.waiting()) and (stop is None or len(match.decisions) < stop):
        prompt = waiting[0]
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    return match


def rate(play: Callable[[random.Random], int], dice: random.Random) -> float:
    """Decisions a second of processor time."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < ROUND_SECONDS:
        done += play(dice)
    return done / spent


def microseconds(act: Callable[[], object], times: int = 200) -> float:
    began = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - began) / times * 1e6


def ratio_of(
    best: Callable[[list[float]], float], ours: Callable[[], float], theirs: Callable[[], float]
) -> float:
    """The ratio of the best rounds of two measurements taken in turn."""
    rounds = [(ours(), theirs()) for _ in range(ROUNDS)]
    return best([mine for mine, _ in rounds]) / best([other for _, other in rounds])


def speed_rows(name: str, seats: int, options: Options = PLAIN) -> Iterator[Row]:
    dice = random.Random(1)
    play = we_play(name, seats, options)
    play(dice)
    over_chess = ratio_of(max, lambda: rate(play, dice), lambda: rate(chess_plays, dice))
    over_catan = ratio_of(max, lambda: rate(play, dice), lambda: rate(catan_plays, dice))
    here = f"random play, {Setting(name, seats, options)}"
    yield Row(
        f"{here}, against python-chess", "at least 2 x", f"{over_chess:.2f} x", over_chess >= 2, over_chess
    )
    yield Row(
        f"{here}, against catanatron", "more than 1 x", f"{over_catan:.2f} x", over_catan > 1, over_catan
    )


def clone_row(name: str, seats: int, options: Options = PLAIN) -> Row:
    """Positions all over a match against catanatron in mid-game."""
    setting, dice = Setting(name, seats, options), random.Random(2)
    ours = [random_match(setting, dice, stop) for stop in range(8, 56, 4)]
    theirs = Catan([RandomPlayer(color) for color in list(Color)[:4]], seed=3)
    for _ in range(CATAN_MIDGAME):
        theirs.play_tick()

    def clone_all() -> None:
        for match in ours:
            match.clone()

    ratio = ratio_of(
        min, lambda: microseconds(clone_all, 60) / len(ours), lambda: microseconds(theirs.copy, 300)
    )
    budget = "at most 1/3 of catanatron's copy"
    return Row(f"Match.clone(), {setting}", budget, f"{ratio:.2f} x", ratio <= 1 / 3, ratio)


def undo_row(name: str, seats: int, options: Options = PLAIN) -> Row:
    """Undo a whole match, decision by decision; the slowest counts."""
    setting = Setting(name, seats, options)
    match = random_match(setting, random.Random(3))
    slowest = 0.0
    while match.decisions:
        slowest = max(slowest, microseconds(match.undo, 1) / 1000)
    return Row(
        f"undo, {setting}, the slowest", "under 16.7 ms", f"{slowest:.2f} ms", slowest < FRAME_MS, slowest
    )


def load_row(name: str, seats: int, options: Options = PLAIN) -> Row:
    setting = Setting(name, seats, options)
    saved = random_match(setting, random.Random(4)).save()
    spent = min(microseconds(lambda: game.load(saved), 3) / 1000 for _ in range(ROUNDS))
    return Row(f"load a finished match, {setting}", "under 150 ms", f"{spent:.1f} ms", spent < 150, spent)


def odds_row() -> Row:
    """Exact odds of two fleets as large as they usually are, both with choices."""
    battle = typed_battles.typed(f"{USUAL_FLEET} vs {USUAL_FLEET}")
    spent = min(microseconds(lambda: odds.__wrapped__(*battle), 1) / 1000 for _ in range(ROUNDS))
    return Row("odds, six ships against six", "under 50 ms", f"{spent:.1f} ms", spent < 50, spent)


def rows() -> Iterator[Row]:
    for setting in settings():
        yield from speed_rows(*setting)
        yield clone_row(*setting)
        yield undo_row(*setting)
        yield load_row(*setting)
    yield odds_row()
    for measured in bench_screen.rows():
        yield Row(*measured)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="run.py bench", description="Measure the budgets of the architecture page, as ratios in one run."
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    try:
        wanted, strange = parser.parse_known_args(words)
    except SystemExit as stop:
        return int(stop.code or 0)
    if strange:
        print(f"bench does not know the word {strange[0]!r}.", file=sys.stderr)
        return 2
    measured = []
    for row in rows():
        measured.append(row)
        if not wanted.json:
            verdict = "holds" if row.holds else "MISSED"
            print(f"{verdict:7} {row.what:48} {row.budget:34} {row.measured}", flush=True)
    if wanted.json:
        print(json.dumps({"budgets": [row._asdict() for row in measured]}))
    return 0 if all(row.holds for row in measured) else 1


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except BrokenPipeError:  # who was reading has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
