"""Pictures of pieces beside the rules: each game says which pieces a page is about."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from scenes.table.looks.drawing import picture

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.stage.piece import Look


class Figure(NamedTuple):
    """A piece in a rules page: how it looks, its width and height in millimetres, what it is called."""

    look: Look
    shape: tuple[float, float]
    name: str


class Example(NamedTuple):
    """A case from play that a page works out: the pieces in it, and the key of what follows."""

    pieces: Sequence[str]
    text: str


@dataclass(frozen=True, slots=True)
class ArtLook:
    """A picture of our own that is no piece by itself."""

    art: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        picture(canvas, self.art, rect)

    def shown(self) -> list[str]:
        return []


def figures(game: str, page: str, language: str) -> list[Figure]:
    """The pieces that a page of a game's rules is about."""
    module = importlib.import_module(f"scenes.games.{game}.rules_figures")
    keys: Mapping[str, Sequence[str]] = module.PAGES
    return [module.figure(key, language) for key in keys.get(page, ())]


def example(game: str, page: str, language: str) -> tuple[list[Figure], str] | None:
    """The pieces of the case that a page works out, and the key of what follows; None if it has none."""
    module = importlib.import_module(f"scenes.games.{game}.rules_figures")
    cases: Mapping[str, Example] = module.EXAMPLES
    case = cases.get(page)
    return ([module.figure(key, language) for key in case.pieces], case.text) if case else None
