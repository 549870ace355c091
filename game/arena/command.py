"""The words of `run.py arena`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

import game
from game.arena import mixes
from game.arena.cluster import on_cluster
from game.arena.findings import ArenaReport
from game.arena.playing import source_of
from game.arena.schedule import MIXED, ONE_AMONG, SEATINGS, ArenaPlan, check_entrants
from game.arena.tournament import ArenaHands, ArenaStopped, Progress, tournament
from game.arena.workers import cores, on_this_machine
from game.bots import LEVELS
from game.bots.simulate import seats_of
from game.command_words import CommandArguments, number_of_seats, progress_bar, whole_number
from game.core.refusals import WrongWord

BROKEN = 1
MORE = "`arena rules GAME` tells how fair mixes are, `arena tune GAME` fits weights; each has --help."
ALL = ",".join(level for level in LEVELS if level != "random")


def arena(parser: CommandArguments, arguments: list[str]) -> int:
    """Let bots play a tournament with paired deals: ratings, and how fair seats and factions are."""
    try:
        return _tournament(parser, arguments)
    except ArenaStopped as stopped:
        print(stopped, file=sys.stderr)
        return BROKEN


def _tournament(parser: CommandArguments, arguments: list[str]) -> int:
    parser.epilog = MORE
    parser.add_argument(
        "--entrants", default=ALL, metavar="LEVEL[,LEVEL...]", help=f"of {', '.join(LEVELS)} (default {ALL})"
    )
    parser.add_argument("--seats", metavar="K", help="how many seats (default: the fewest the game has)")
    parser.add_argument(
        "--seating",
        default=MIXED,
        metavar="HOW",
        help=f"with more than two sides: {MIXED}, all entrants around the table, or {ONE_AMONG}, the first "
        f"one in each place among others who are all the same (default {MIXED})",
    )
    _shared_words(parser, matches="100")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    words = parser.parse_args(arguments)
    if words.seating not in SEATINGS:
        raise WrongWord(f"The seating is {' or '.join(SEATINGS)}, not {words.seating!r}.")
    found = game.find(words.game)
    seats = seats_of(words.game, number_of_seats(words.seats))
    plan = ArenaPlan(
        game=found.name,
        entrants=check_entrants(words.entrants.split(",")),
        seats=seats,
        variants=mixes.typed(words.game, seats, words.variants),
        seating=words.seating,
        seed=whole_number(words.seed, "seed"),
        source=source_of(words.game),
    )
    _try_out(plan)
    matches = whole_number(words.matches, "number of matches", 1)
    told = tournament(plan, matches, _hands(words), _bar)
    print(msgspec.json.encode(told).decode() if words.json else _summary(told))
    return 0


def _shared_words(parser: CommandArguments, matches: str) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(game.GAMES))
    parser.add_argument(
        "--matches",
        default=matches,
        metavar="N",
        help=f"for each pair of entrants and each variant, made up to whole deals (default {matches})",
    )
    parser.add_argument(
        "--variants",
        nargs="+",
        default=[],
        metavar="MIX",
        help='a mix of the lobby by its name, such as dealt, or options as "aliens=dealt skill=green"',
    )
    parser.add_argument("--seed", default="0", metavar="S", help="of the first deal (default 0)")
    parser.add_argument(
        "--workers", metavar="W", help="processes on this machine (default: one for each core)"
    )
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="of the scheduler of a Dask cluster, as tcp://host:8786"
    )
    parser.add_argument("--out", metavar="FOLDER", help="keep every deal and the report in this folder")
    parser.add_argument("--resume", action="store_true", help="go on with what is in the folder")


def _hands(words: argparse.Namespace) -> ArenaHands:
    """Who plays, as far as the words say so."""
    if words.resume and words.out is None:
        raise WrongWord("To go on with an arena, name its folder: --out FOLDER.")
    if words.dask is not None and words.workers is not None:
        raise WrongWord("A cluster has its own workers: name --workers or --dask.")
    workers = cores() if words.workers is None else whole_number(words.workers, "number of workers", 1)
    run = on_this_machine(workers) if words.dask is None else on_cluster(words.dask)
    return ArenaHands(run, words.out and Path(words.out), words.resume)


def _try_out(plan: ArenaPlan) -> None:
    """Options that the game does not know are refused here, before anybody plays."""
    for variant in plan.variants:
        game.new_match(plan.game, plan.seed, plan.seats, variant.options)


def _bar(orders: int) -> Progress:
    return progress_bar(sys.stderr, orders)


def _summary(told: ArenaReport) -> str:
    return msgspec.json.format(msgspec.json.encode(told)).decode()
