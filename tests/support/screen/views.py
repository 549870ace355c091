"""What a seat sees, as the table of one game: for tests that ask what only this game has."""

from __future__ import annotations

from typing import TypeVar

from game.core.table import Table

T = TypeVar("T", bound=Table)


def as_table(kind: type[T], view: Table | None) -> T:
    """The same view, known as a table of this kind."""
    assert isinstance(view, kind)
    return view
