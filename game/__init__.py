"""Starboard's games: pure rules that know no screen.

``new_match``, ``scenario`` and ``load`` are the doors; everything behind them is a Match.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

from game.core.games import Game
from game.core.match import Beginning, Match
from game.core.refusals import WrongWord

GAMES = ("duel",)


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
