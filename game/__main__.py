"""Starboard without a screen: bots against bots, a match as text, a saved match checked, battle odds."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

import game
from game.arena.command import arena
from game.bots import LEVELS
from game.bots.playthrough import playthrough
from game.bots.simulate import Broken, MatchTally, simulate, spare_the_collector
from game.command_words import (
    CommandArguments,
    match_words,
    number_of_seats,
    options_of,
    progress_bar,
    whole_number,
)
from game.core.refusals import WrongWord
from game.core.texts import LANGUAGES, catalogue
from game.eclipse.odds import typed_battles
from game.eclipse.odds.battle_odds import odds
from game.eclipse.odds.fleets import Fleet

WRONG_WORD, BROKEN, INTERRUPTED = 2, 1, 130
PATIENCE = 600_000  # pairs of states times turns, in a battle whose odds somebody waits for

HELP = """\
usage: python -m game COMMAND [arguments]

  simulate      play whole matches, bots against bots
  arena         tournaments between bots: ratings, how fair seats and factions are, weights by self-play
  playthrough   print one match played at random: every question, answer and event
  verify        check a saved match
  odds          the odds of a battle of Eclipse

`python -m game COMMAND --help` says more about one command.
"""


def main(arguments: Sequence[str]) -> int:
    """Carry out a command; the result is the exit code."""
    try:
        return _command(arguments)
    except WrongWord as wrong:
        print(wrong, file=sys.stderr)
        return WRONG_WORD
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # who was reading has seen enough; nothing more is to be said at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN


def _command(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help"):
        print(HELP, end="")
        return 0
    name, *rest = arguments
    if name not in COMMANDS:
        raise WrongWord(f"There is no command {name!r}; there is: {', '.join(COMMANDS)}.")
    parser = CommandArguments(
        prog=f"python -m game {name}", description=COMMANDS[name].__doc__, allow_abbrev=False
    )
    return COMMANDS[name](parser, rest)


def _simulate(parser: CommandArguments, arguments: list[str]) -> int:
    """Play whole matches without a screen and report how they went."""
    match_words(parser)
    parser.add_argument("--matches", default="100", metavar="M", help="how many (default 100)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="LEVEL[,LEVEL...]",
        help=f"{', '.join(LEVELS)}: one for all seats, or one for each (default random)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    words = parser.parse_args(arguments)
    matches = whole_number(words.matches, "number of matches", 1)
    spare_the_collector()
    try:
        tally = simulate(
            words.game,
            words.bots.split(","),
            seats=number_of_seats(words.seats),
            matches=matches,
            seed=whole_number(words.seed, "seed"),
            options=options_of(words.option),
            progress=progress_bar(sys.stderr, matches),
        )
    except Broken as broken:
        print(broken.told(), file=sys.stderr)
        return BROKEN
    print(msgspec.json.encode(tally).decode() if words.json else _report(tally))
    return 0


def _playthrough(parser: CommandArguments, arguments: list[str]) -> int:
    """Print one match played at random: every question, answer and event, now and then the views."""
    match_words(parser)
    words = parser.parse_args(arguments)
    seed = whole_number(words.seed, "seed")
    for line in playthrough(words.game, seed, number_of_seats(words.seats), options_of(words.option)):
        print(line)
    return 0


def _verify(parser: CommandArguments, arguments: list[str]) -> int:
    """Replay a saved match from its beginning and compare; say whether its dice were fair."""
    parser.add_argument("file", metavar="FILE", help="a saved match")
    parser.add_argument("--promise", default="", metavar="HASH", help="of the dice, as noted at the start")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="of what is said (default en)")
    words = parser.parse_args(arguments)
    code, sentence = game.verify(Path(words.file), words.promise.replace(" ", "").lower())
    said = catalogue(words.language).say(sentence.text, **sentence.args)
    print(said, file=sys.stderr if code else sys.stdout)
    return code


def _odds(parser: CommandArguments, arguments: list[str]) -> int:
    """Say who wins a battle of Eclipse how often, and with which losses; see --help for the words."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = typed_battles.__doc__
    parser.epilog = typed_battles.FILE_HELP
    parser.add_argument("battle", metavar="BATTLE", help="two fleets in words, or a JSON file with them")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    words = parser.parse_args(arguments)
    found = odds(*_fleets(words.battle), limit=PATIENCE)
    print(msgspec.json.encode(found).decode() if words.json else "\n".join(typed_battles.told(found)))
    return 0


def _fleets(battle: str) -> tuple[Fleet, Fleet]:
    """A battle in words, or in a file."""
    if not battle.endswith(".json"):
        return typed_battles.typed(battle)
    try:
        content = Path(battle).read_bytes()
    except OSError as error:
        raise WrongWord(f"The file {battle} cannot be read: {error.strerror}.") from error
    return typed_battles.filed(content)


COMMANDS: dict[str, Callable[[CommandArguments, list[str]], int]] = {
    "simulate": _simulate,
    "arena": arena,
    "playthrough": _playthrough,
    "verify": _verify,
    "odds": _odds,
}


def _report(tally: MatchTally) -> str:
    length = tally.length
    lines = [
        ("game", f"{tally.game}, {tally.seats} seats, seed {tally.seed}"),
        ("bots", ", ".join(tally.bots)),
        ("matches", f"{tally.matches}, finished {tally.finished}"),
        (
            "decisions",
            f"{tally.decisions}, {tally.decisions_per_second:.0f} a second for {tally.seconds:.2f} s",
        ),
        ("length", f"{length.mean:.1f} decisions, from {length.shortest} to {length.longest}"),
        ("wins by seat", ", ".join(f"{seat}: {wins}" for seat, wins in enumerate(tally.wins_by_seat))),
        ("shared", f"{tally.shared}, without a winner {tally.without_winner}"),
        ("wins by faction", ", ".join(f"{name} {wins}" for name, wins in tally.wins_by_faction.items())),
    ]
    return "\n".join(f"{name:<16} {value}" for name, value in lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
