"""Starboard's games: pure rules that know no screen.

``new_match``, ``scenario`` and ``load`` are the doors; everything behind them is a Match.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from game.core.games import Game
from game.core.history import Beginning
from game.core.match import Match
from game.core.refusals import WrongWord
from game.core.saves import file_format, resume
from game.core.saves.file_format import Sentence
from game.core.saves.resume import Loaded

GAMES = ("duel", "cosmic", "eclipse", "firestorm")


def find(name: str) -> Game[Any]:
    """A game by its name."""
    if name not in GAMES:
        raise WrongWord(f"There is no game {name!r}; there is: {', '.join(GAMES)}.")
    game: Game[Any] = importlib.import_module(f"game.{name}").GAME
    return game


def new_match(
    name: str, seed: int, seats: int | None = None, options: Mapping[str, Any] | None = None
) -> Match[Any]:
    """A match from its beginning. The same seed and options give the same match."""
    game = find(name)
    chosen = dict(options or {})
    table = game.set_up(seed, seats or game.seats[0], chosen)
    return Match(game, table, Beginning(seed, chosen))


def scenario(name: str, spec: Mapping[str, Any]) -> Match[Any]:
    """A match in the position that the words of the game's scenario describe."""
    game = find(name)
    return Match(game, game.arrange(spec), Beginning(int(spec.get("seed", 0)), {"scenario": dict(spec)}))


def load(saved: bytes) -> Loaded:
    """A saved match, to play on; raises SaveRefused."""
    return resume.resume(file_format.read(saved), find)


def open_save(path: Path) -> Loaded:
    """A match from its file, which stays as it is; raises SaveRefused."""
    return load(file_format.read_file(path))


def replay(saved: bytes) -> Iterator[Match[Any]]:
    """A saved match at its start, then after each of its decisions; raises SaveRefused."""
    return resume.replay(file_format.read(saved), find)


def verify(path: Path, promise: str = "") -> tuple[int, Sentence]:
    """Repeat a saved match from its start: an exit code, and what to say."""
    return resume.verify(path, find, promise)
