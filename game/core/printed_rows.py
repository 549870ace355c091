"""Reads the rows of the data files: the printed facts of components."""

from __future__ import annotations

import tomllib
from typing import TypeVar

import msgspec

from game.core.assets import ASSETS

R = TypeVar("R")


def rows_of(game: str, name: str, row: str, kind: type[R]) -> list[R]:
    """The rows of a data file of a game. Texts for people stand there too and are not read here."""
    with (ASSETS / "data" / game / f"{name}.toml").open("rb") as file:
        return msgspec.convert(tomllib.load(file)[row], list[kind])  # type: ignore[valid-type]
