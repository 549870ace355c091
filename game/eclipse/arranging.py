"""What the words of a scenario may be: numbers, seats, lists and tiles; anything else is refused by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.dice import rolled
from game.core.refusals import WrongWord
from game.core.table import CardId, Pile, Seat
from game.eclipse import pieces
from game.eclipse.firing import SIDES
from game.eclipse.table import EclipseTable

Spec = Mapping[str, Any]
MOST_DICE = 8  # faces that can be foretold; each one more makes the search six times as long
MANY = 999


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


def a_seat(table: EclipseTable, value: Any) -> Seat:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < table.seats:
        raise WrongWord(f"There is no seat {value!r}.")
    return value


def seats(table: EclipseTable, spec: Spec, word: str) -> list[Seat]:
    """A list of different seats."""
    found = [a_seat(table, seat) for seat in a_list(spec.get(word, ()), word)]
    if len(set(found)) != len(found):
        raise WrongWord(f"'{word}' names a seat twice: {found!r}.")
    return found


def by_seat(table: EclipseTable, spec: Spec, word: str) -> list[Any]:
    """An entry for each seat; None leaves it as usual."""
    values = a_list(spec.get(word, [None] * table.seats), word)
    if len(values) != table.seats:
        raise WrongWord(f"'{word}' is a list with one entry for each seat, not {values!r}.")
    return values


def three(value: Any, word: str, most: int = MANY) -> list[int]:
    """Money, science and materials."""
    numbers = [a_number(number, word, 0, most) for number in a_list(value, word)]
    if len(numbers) != len(pieces.RESOURCES):
        raise WrongWord(f"'{word}' is money, science and materials, not {value!r}.")
    return numbers


def one_of(value: Any, word: str, names: Sequence[str]) -> int:
    """The place of a name in a list."""
    if not isinstance(value, str) or value not in names:
        raise WrongWord(f"'{word}' has no {value!r}; it has: {', '.join(names)}.")
    return names.index(value)


def pull(table: EclipseTable, keys: Any, word: str, kind: str, piles: Sequence[Pile]) -> list[CardId]:
    """Take named tiles from the piles they lie in; one of several equal tiles is as good as another."""
    return [_pull_one(table, key, word, kind, piles) for key in a_list(keys, word)]


def _pull_one(table: EclipseTable, key: Any, word: str, kind: str, piles: Sequence[Pile]) -> CardId:
    face = pieces.FACE_OF.get(f"{kind}_{key}")
    for pile in piles:
        for card in reversed(pile):
            if table.faces[card] == face:
                pile.remove(card)
                return card
    raise WrongWord(f"'{word}': there is no {kind} {key!r}, or it is named too often.")


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
