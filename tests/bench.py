"""The budgets with what was measured: ``python3 run.py bench``.

Contenders run in turn, several rounds each, and the best round of each is compared: machines differ and
are noisy, so only what was measured side by side counts, and noise only ever makes a round slower. What is
measured is what players and bots feel (decision 9): a search that lists all options and takes one, the
futures that a bot plays to the end, copies, undo, loading, frames.
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
from catanatron.players.weighted_random import WeightedRandomPlayer

import game
from game.bots import mind_of
from game.bots.captain import Captain, take
from game.core.match import Match
from game.eclipse.odds import typed_battles
from game.eclipse.odds.battle_odds import odds
from tests import bench_screen

ROUNDS = 6
ROUND_SECONDS = 0.2
CATAN_MIDGAME = 500  # ticks; a random game of four takes about a thousand
CLONED = 10  # positions after each number of decisions, each of another match
CATAN_TURNS = 1000  # after which catanatron itself gives a game up
LONGEST = 2000  # decisions after which a match of plain play is given up, too: chance alone need not end it
RESIGNS = "capitulate"  # listed, and never taken: chess and catan are not resigned either
FRAME_MS = 1000 / 60
USUAL_FLEET = "3 interceptor + 2 cruiser + dreadnought"
ROLLOUT_GOALS = {"duel": 1000, "cosmic": 150, "eclipse": 60, "firestorm": 60}  # a second, to be reached later
Options = Mapping[str, Any]
PLAIN: Options = MappingProxyType({})


class Row(NamedTuple):
    what: str
    budget: str
    measured: str
    holds: bool | None  # None: a goal that is only shown
    value: float | None = None


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
    """Every game with every number of seats, and with the most seats also with all its variants at once."""
    for name in game.GAMES:
        found = game.find(name)
        yield from (Setting(name, seats) for seats in found.seats)
        if switches := {key: on for variant in found.variants for key, on in variant.items() if on is True}:
            yield Setting(name, found.seats[-1], switches)


# --- plain play: list all options, take one of them at random


def chess_plays(dice: random.Random) -> int:
    """One game of python-chess; how many moves it took."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(dice.choice(list(board.legal_moves)))
    return len(board.move_stack)


def catan_plays(dice: random.Random) -> int:
    """One game of catanatron; how many actions it took."""
    played = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=dice.getrandbits(32))
    while played.winning_color() is None and played.state.num_turns < CATAN_TURNS:
        played.execute(dice.choice(played.state.playable_actions), validate_action=False)
    return len(played.state.actions)


def we_play(setting: Setting) -> Callable[[random.Random], int]:
    """One match of ours, as a search would play it: an option needs no check."""

    def play(dice: random.Random) -> int:
        match = setting.match(dice)
        while (waiting := match.waiting()) and len(match.decisions) < LONGEST:
            prompt = waiting[0]
            options = prompt.options(match.table)
            choice = dice.choice(options)
            while choice == RESIGNS:
                choice = dice.choice(options)
            take(match, prompt, choice)
        return len(match.decisions)

    return play


def rate(play: Callable[[random.Random], int], dice: random.Random) -> float:
    """What ``play`` counts, a second of processor time."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < ROUND_SECONDS:
        done += play(dice)
    return done / spent


def plain_row(setting: Setting) -> Row:
    dice, play = random.Random(1), we_play(setting)
    play(dice)
    contenders = (play, chess_plays, catan_plays)
    rounds = [[rate(contender, dice) for contender in contenders] for _ in range(ROUNDS)]
    ours, of_chess, of_catan = (max(column) for column in zip(*rounds, strict=True))
    ratio = ours / of_chess
    told = f"{ratio:.2f} x, and {ours / of_catan:.2f} x catanatron"
    return Row(f"plain play, {setting}", "more than 1 x python-chess", told, ratio > 1, ratio)


# --- rollouts: from mid-game to the end, with the bots' taste


def we_roll_out(name: str, dice: random.Random) -> Callable[[random.Random], int]:
    """One imagined future of a match in its middle, played as a captain imagines that everybody plays."""
    mind = mind_of(name)
    assert mind is not None
    captain = Captain(mind, 0)

    def play_on(match: Match[Any], dice: random.Random) -> int:
        taken = 0
        while waiting := match.waiting():
            options = waiting[0].options(match.table)
            take(match, waiting[0], captain.reply(match, waiting[0], options, dice))
            taken += 1
        return taken

    match = Setting(name, game.find(name).seats[0]).match(dice)
    match.take_back(play_on(match, dice) // 2)

    def roll_out(dice: random.Random) -> int:
        play_on(match.imagine(match.waiting()[0].seat, dice.getrandbits(64)), dice)
        return 1

    return roll_out


def catan_rolls_out(seats: int) -> Callable[[random.Random], int]:
    """The same with catanatron's weighted random player."""
    players = [WeightedRandomPlayer(color) for color in list(Color)[:seats]]
    whole = Catan(players, seed=5)
    whole.play()
    half = Catan(players, seed=5)
    for _ in range(len(whole.state.actions) // 2):
        half.play_tick()

    def roll_out(dice: random.Random) -> int:
        half.copy().play()
        return 1

    return roll_out


def rollout_row(name: str) -> Row:
    dice, seats = random.Random(6), game.find(name).seats[0]
    ours, theirs = we_roll_out(name, dice), catan_rolls_out(seats)
    rounds = [(rate(ours, dice), rate(theirs, dice)) for _ in range(ROUNDS)]
    mine, other = (max(column) for column in zip(*rounds, strict=True))
    told = f"{mine:.1f} a second, {mine / other:.2f} x catanatron"
    what = f"rollouts from mid-game, {name}, {seats} seats"
    return Row(what, f"goal: {ROLLOUT_GOALS[name]:,} a second", told, None, mine)


# --- what a match does besides


def random_match(setting: Setting, dice: random.Random, stop: int | None = None) -> Match[Any]:
    """A match of random answers, to its end or to a number of decisions."""
    match = setting.match(dice)
    while (waiting := match.waiting()) and (stop is None or len(match.decisions) < stop):
        prompt = waiting[0]
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    return match


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


def clone_row(setting: Setting) -> Row:
    """The mean of positions all over a match against catanatron in mid-game.

    A search copies one place again and again, so each is measured by itself. There are many of them: of
    twelve, a single long effect that a clone repeats was a third of the whole.
    """
    dice = random.Random(2)
    ours = [random_match(setting, dice, stop) for _ in range(CLONED) for stop in range(8, 56, 4)]
    theirs = Catan([RandomPlayer(color) for color in list(Color)[:4]], seed=3)
    for _ in range(CATAN_MIDGAME):
        theirs.play_tick()

    def clone_each() -> float:
        return sum(microseconds(match.clone, 20) for match in ours) / len(ours)

    ratio = ratio_of(min, clone_each, lambda: microseconds(theirs.copy, 300))
    budget = "at most 1/3 of catanatron's copy"
    return Row(f"Match.clone(), {setting}", budget, f"{ratio:.2f} x", ratio <= 1 / 3, ratio)


def undo_row(setting: Setting) -> Row:
    """Undo a whole match, decision by decision; the slowest counts."""
    match = random_match(setting, random.Random(3))
    slowest = 0.0
    while match.decisions:
        slowest = max(slowest, microseconds(match.undo, 1) / 1000)
    return Row(
        f"undo, {setting}, the slowest", "under 16.7 ms", f"{slowest:.2f} ms", slowest < FRAME_MS, slowest
    )


def load_row(setting: Setting) -> Row:
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
        yield plain_row(setting)
    yield from map(rollout_row, game.GAMES)
    for setting in settings():
        yield clone_row(setting)
        yield undo_row(setting)
        yield load_row(setting)
    yield odds_row()
    for measured in bench_screen.rows():
        yield Row(*measured)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="run.py bench", description="Measure the budgets, as ratios in one run."
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
            verdict = {True: "holds", False: "MISSED", None: "goal"}[row.holds]
            print(f"{verdict:7} {row.what:52} {row.budget:34} {row.measured}", flush=True)
    if wanted.json:
        print(json.dumps({"budgets": [row._asdict() for row in measured]}))
    return 1 if any(row.holds is False for row in measured) else 0


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except BrokenPipeError:  # who was reading has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
