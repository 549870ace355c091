"""What the words of a scenario may be: numbers, lists, rows and dice; anything else is refused by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from game.core.dice import rolled
from game.core.refusals import WrongWord
from game.core.table import Seat, Table

T = TypeVar("T", bound=Table)
Spec = Mapping[str, Any]
MOST_DICE = 8  # faces that can be foretold; each one more makes the search six times as long
MANY = 999
SIDES = 6


def a_row(value: Any, name: str, words: Sequence[str]) -> Spec:
    if not isinstance(value, Mapping):
        raise WrongWord(f"The {name} is a dictionary, not {value!r}.")
    for word in value:
        if word not in words:
            raise WrongWord(f"The {name} has no word {word!r}; it has: {', '.join(words)}.")
    return value


def a_number(value: Any, word: str, least: int = 0, most: int = MANY) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise WrongWord(f"'{word}' is a whole number from {least} to {most}, not {value!r}.")
    return value


def a_list(value: Any, word: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise WrongWord(f"'{word}' is a list, not {value!r}.")
    return list(value)


def a_seat(value: Any, seats: int) -> Seat:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
        raise WrongWord(f"There is no seat {value!r}.")
    return value


def foretold(faces: Sequence[int], start: int) -> int:
    """A generator, found from ``start`` on, whose next dice show these faces."""
    wanted = tuple(faces)
    rng = start
    while rolled(rng, len(wanted), SIDES)[0] != wanted:
        _, rng = rolled(rng, 1, SIDES)
    return rng


def some_dice(value: Any) -> list[int]:
    faces = [a_number(face, "dice", 1, SIDES) for face in a_list(value, "dice")]
    if len(faces) > MOST_DICE:
        raise WrongWord(f"'dice' names {MOST_DICE} faces at most, not {len(faces)}.")
    return faces


def foretell(table: Table, spec: Spec) -> None:
    """The next dice show what the word 'dice' says."""
    if dice := some_dice(spec.get("dice", ())):
        table.rng = foretold(dice, table.rng)


def sound(table: T, faults: Callable[[T], list[str]]) -> T:
    """The table, if it is one that the rules can go on from."""
    if wrong := faults(table):
        raise WrongWord(f"This position cannot be: {'; '.join(wrong)}.")
    return table
