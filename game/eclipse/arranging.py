"""What the words of a scenario of Eclipse may be, besides those of all games: seats, resources and tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.arranging import MANY, Spec, a_list, a_number, a_seat
from game.core.refusals import WrongWord
from game.core.table import CardId, Pile, Seat
from game.eclipse import pieces
from game.eclipse.table import EclipseTable


def seats(table: EclipseTable, spec: Spec, word: str) -> list[Seat]:
    """A list of different seats."""
    found = [a_seat(seat, table.seats) for seat in a_list(spec.get(word, ()), word)]
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
