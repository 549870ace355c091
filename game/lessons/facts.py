"""Facts of a table: what a lesson or a puzzle has as its goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.games import Game
from game.core.table import Table
from game.lessons.lesson import Fact
from game.lessons.matching import FACE, has_face


class NoFact(LookupError):
    """A fact speaks of what no table has, or compares what cannot be compared."""


def holds(game: Game[Any], table: Table, fact: Fact) -> bool:
    """True if a table is as a fact says. Raises NoFact."""
    try:
        found = at(table, fact.of)
    except (IndexError, KeyError):
        return False  # it is not there yet
    if fact.equals is not None and found != fact.equals:
        return False
    if fact.least is not None and not _number(found) >= fact.least:
        return False
    if fact.most is not None and not _number(found) <= fact.most:
        return False
    return fact.has is None or _has(game, table, found, fact.has)


def at(table: Table, path: str) -> object:
    """What stands at the end of a path such as "planets.0.ships".

    Raises IndexError or KeyError if it is not there, and NoFact if it never can be.
    """
    found: object = table
    for word in path.split("."):
        found = _step(found, word)
    return found


def _step(found: object, word: str) -> object:
    if isinstance(found, Mapping):
        if word in found:
            return found[word]
        return found[int(word)] if word.isdecimal() else found[word]
    if isinstance(found, Sequence) and word.removeprefix("-").isdecimal():
        return found[int(word)]
    if word == "count" and isinstance(found, Sequence | Mapping):
        return len(found)
    if word.startswith("_") or not hasattr(found, word):
        raise NoFact(f"there is no {word!r} in {type(found).__name__}")
    return getattr(found, word)


def _number(found: object) -> int:
    if not isinstance(found, int):
        raise NoFact(f"{type(found).__name__} is no number")
    return found


def _has(game: Game[Any], table: Table, found: object, wanted: object) -> bool:
    if not isinstance(found, Sequence | Mapping):
        raise NoFact(f"{type(found).__name__} is no list")
    if isinstance(wanted, str) and wanted.startswith(FACE):
        return any(isinstance(card, int) and has_face(game, table, card, wanted) for card in found)
    return wanted in found
