"""The words of `run.py arena`."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

import game
from game.arena import mixes, page, rules, tuning
from game.arena.cluster import on_cluster
from game.arena.playing import source_of
from game.arena.rules import measured
from game.arena.schedule import MIXED, ONE_AMONG, SEATINGS, ArenaPlan, check_entrants
from game.arena.summary import summary, told_mix, told_weights
from game.arena.tournament import ArenaHands, ArenaStopped, Progress, tournament
from game.arena.tuning import tuned
from game.arena.workers import cores, on_this_machine
from game.bots import LEVELS
from game.bots.simulate import seats_of
from game.command_words import CommandArguments, number_of_seats, progress_bar, whole_number
from game.core.assets import ASSETS
from game.core.refusals import WrongWord

BROKEN = 1
MORE = "`arena rules GAME` tells how fair mixes are, `arena tune GAME` fits weights; each has --help."
ALL = ",".join(level for level in LEVELS if level != "random")


def arena(parser: CommandArguments, arguments: list[str]) -> int:
    """Let bots play a tournament with paired deals: ratings, and how fair seats and factions are."""
    forms = {"rules": _rules, "tune": _tune}
    name, *rest = arguments or [""]
    try:
        return forms[name](parser, rest) if name in forms else _tournament(parser, arguments)
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
    hands = _hands(words)
    told = tournament(plan, matches, hands, _bar)
    if hands.out is not None:
        print(*page.write(told, hands.out), sep="\n", file=sys.stderr)
    print(msgspec.json.encode(told).decode() if words.json else summary(told))
    return 0


def _rules(parser: CommandArguments, arguments: list[str]) -> int:
    """How fair mixes are: who wins how often by seat, by turn order and by faction."""
    _described(parser, "rules", _rules)
    plans, words = _plans_of_one(parser, arguments, "400", lambda name, seats: list(mixes.mixes(name, seats)))
    name = plans[0].game
    matches = whole_number(words.matches, "number of matches", 1)
    found = measured(plans, matches, _hands(words), _bar)
    if words.ship:
        print(rules.write(found, _typed_again("rules", words), ASSETS / "data" / name), file=sys.stderr)
    print(msgspec.json.encode(found).decode() if words.json else "\n\n".join(map(told_mix, found)))
    return 0


def _tune(parser: CommandArguments, arguments: list[str]) -> int:
    """Fit weights of a position's features to who wins, by matches of bots against themselves."""
    _described(parser, "tune", _tune)
    plans, words = _plans_of_one(parser, arguments, "1000", lambda name, seats: [])
    name, command = plans[0].game, _typed_again("tune", words)
    matches = whole_number(words.matches, "number of matches", 1)
    found = tuned(plans, matches, command, _hands(words), _bar)
    if words.ship:
        print(tuning.write(found, ASSETS / "data" / name), file=sys.stderr)
    print(msgspec.json.encode(found).decode() if words.json else told_weights(found))
    return 0


def _plans_of_one(
    parser: CommandArguments, arguments: list[str], matches: str, usual: Callable[[str, int], list[str]]
) -> tuple[list[ArenaPlan], argparse.Namespace]:
    """What is played where all bots are the same, for each number of seats; ``usual``: with which mixes."""
    parser.add_argument("--entrant", default="novice", metavar="LEVEL", help="who plays (default novice)")
    parser.add_argument("--seats", metavar="K[,K...]", help="how many seats (default: all that the game has)")
    parser.add_argument("--ship", action="store_true", help="write the file that the program reads")
    _shared_words(parser, matches)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    words = parser.parse_args(arguments)
    name = game.find(words.game).name
    typed = words.seats.split(",") if words.seats else map(str, game.find(name).seats)
    plans = []
    for seats in [seats_of(name, number_of_seats(word)) for word in typed]:
        plan = ArenaPlan(
            game=name,
            entrants=check_entrants([words.entrant]),
            seats=seats,
            variants=mixes.typed(name, seats, words.variants or usual(name, seats)),
            seed=whole_number(words.seed, "seed"),
            source=source_of(name),
        )
        _try_out(plan)
        plans.append(plan)
    return plans, words


def _typed_again(form: str, words: argparse.Namespace) -> str:
    """The command that gives the same file again, whoever carries it out and wherever."""
    told = {"seats": words.seats, "matches": words.matches, "entrant": words.entrant, "seed": words.seed}
    found = [f"--{word} {value}" for word, value in told.items() if value is not None]
    found += ["--variants", *map(shlex.quote, words.variants)] if words.variants else []
    return " ".join([f"python3 run.py arena {form} {words.game}", *found, "--ship"])


def _described(parser: CommandArguments, form: str, does: Callable[..., int]) -> None:
    parser.prog = f"{parser.prog} {form}"
    parser.description = does.__doc__


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
