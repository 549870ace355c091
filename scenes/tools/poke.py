"""Pokes at a table at random and counts what answers: `python3 run.py poke duel --times 2000 --seed 1`."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec

from game.core.refusals import WrongWord
from scenes.shell.command import command
from scenes.tools.poker import KINDS, SIZE, Poker, PokeTally
from scenes.tools.shots import ShotArguments, headless, make_ui

if TYPE_CHECKING:
    from scenes.widgets.context import Ui


def main(arguments: Sequence[str]) -> int:
    """Poke at a game and print what was counted; 1 if something was silent, generic or leaked."""
    parser = ShotArguments(prog=command("poke"), description=__doc__, allow_abbrev=False)
    parser.add_argument("game", metavar="GAME", help="duel, cosmic, eclipse or firestorm")
    parser.add_argument("--times", default=2000, type=int, metavar="N", help="pokes (default 2000)")
    parser.add_argument("--seed", default=0, type=int, metavar="S", help="of matches and hands (default 0)")
    parser.add_argument("--seats", default=0, type=int, metavar="K", help="players (default: the most)")
    parser.add_argument("--language", default="en", choices=("en", "de"), help="of the texts (default en)")
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    words = parser.parse_args(arguments)
    from scenes.games import PLAYABLE

    if words.game not in PLAYABLE:
        raise WrongWord(f"There is no game {words.game!r}; there is: {', '.join(PLAYABLE)}.")
    headless()
    with tempfile.TemporaryDirectory(prefix="starboard-") as home:
        ui = make_ui(SIZE, words.language, Path(home))
        tally = poke(ui, words.game, words.times, words.seed, words.seats)
        ui.stack.clear()
    print(as_json(tally) if words.json else as_text(tally))
    return 1 if tally.silent or tally.generic or tally.leaked_ids else 0


def as_json(tally: PokeTally) -> str:
    return json.dumps(msgspec.to_builtins(tally), indent=1, ensure_ascii=False)


def as_text(tally: PokeTally) -> str:
    counts = ", ".join(f"{kind} {getattr(tally, kind)}" for kind in KINDS)
    rows = [f"{tally.game}: {tally.pokes} pokes in {tally.matches} matches: {counts}"]
    rows += [f"  {kind}: {each}" for kind, kept in tally.examples.items() for each in kept]
    return "\n".join(rows)


def poke(ui: Ui, name: str, times: int, seed: int = 0, seats: int = 0) -> PokeTally:
    """Poke at matches of a game so many times."""
    tally, rng = PokeTally(name), Random(seed)
    while tally.pokes < times:
        Poker(ui, name, seed + tally.matches, seats, tally, rng).play(times)
        tally.matches += 1
    return tally
