"""What the annotations of a table say about how it is kept in a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum, auto
from functools import cache
from inspect import get_annotations
from typing import Any, get_args, get_type_hints

import msgspec


class Holds(Enum):
    """What the numbers of a field are, or that the numbers are further in."""

    SEATS = auto()
    CARDS = auto()
    STRUCTS = auto()


@cache
def rows_of(table_type: type[msgspec.Struct]) -> dict[str, list[str]]:
    """The fields of every part of a table that is kept as a row, that is, without their names.

    A field that has been renamed keeps its old name here (``msgspec.field(name=...)``). A row with a field
    inserted in its middle would read older files wrongly and without an error.
    """
    return {
        struct.__name__: list(struct.__struct_encode_fields__)
        for struct in _structs(table_type)
        if struct.__struct_config__.array_like
    }


def same_rows(saved: dict[str, list[str]], known: dict[str, list[str]]) -> bool:
    """True if the saved rows mean today what they meant; fields added at the end do no harm."""
    return all(known[name][: len(fields)] == fields for name, fields in saved.items() if name in known)


@cache
def numbers_of(struct: type[msgspec.Struct]) -> list[tuple[str, Holds]]:
    """The fields that hold seats, cards, or parts with such fields, as their annotations name them."""
    found = []
    hints = get_type_hints(struct)
    for field in struct.__struct_fields__:
        named = _annotation(struct, field)
        if re.search(r"\bSeat\b", named):
            found.append((field, Holds.SEATS))
        elif re.search(r"\bCardId\b", named):
            found.append((field, Holds.CARDS))
        elif any(_structs(hints[field])):
            found.append((field, Holds.STRUCTS))
    return found


def _annotation(struct: type[msgspec.Struct], field: str) -> str:
    """The words of an annotation; ``Seat`` and ``CardId`` are plain integers to everybody else."""
    return next(str(words[field]) for words in map(get_annotations, struct.__mro__) if field in words)


def _structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """All kinds of Structs that a type is made of, itself first."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        for part in get_args(kind):
            yield from _structs(part)
        return
    yield kind
    for hint in get_type_hints(kind).values():
        yield from _structs(hint)
