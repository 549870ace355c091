"""Whether a hand's way to an answer is the one that a lesson names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.games import Game
from game.core.prompts import Handle, Prompt
from game.core.table import Table
from game.lessons.lesson import AnswerWay

ANY = "*"
FACE = "@"  # before the face of a card that is meant instead of its number


def fits(game: Game[Any], view: Table, way: AnswerWay, handle: Handle) -> bool:
    """A handle is a way if all that the way names is the same."""
    pairs = (way.piece, handle.piece), (way.place, handle.place), (way.button, handle.button)
    return all(not wanted or names(game, view, wanted, found or "") for wanted, found in pairs)


def names(game: Game[Any], view: Table, wanted: str, found: str) -> bool:
    """A word of a lesson names a piece or a place of the table."""
    wanted_words, found_words = wanted.split(":"), found.split(":")
    if len(wanted_words) != len(found_words):
        return False
    return all(_same(game, view, *pair) for pair in zip(wanted_words, found_words, strict=True))


def _same(game: Game[Any], view: Table, wanted: str, found: str) -> bool:
    if wanted.startswith(FACE):
        return found.isdecimal() and has_face(game, view, int(found), wanted)
    return wanted in (ANY, found)


def has_face(game: Game[Any], view: Table, card: int, wanted: str) -> bool:
    """A card has the face that "@attack_20" names, as far as the view knows."""
    if not 0 <= card < len(view.faces):
        return False
    face = view.faces[card]
    return face < len(game.face_keys) and game.face_keys[face] == wanted.removeprefix(FACE)


def handles_of(game: Game[Any], view: Table, prompt: Prompt[Any], ways: Sequence[AnswerWay]) -> list[Handle]:
    """The handles of a question that one of the ways names, those of the first way first."""
    handles = prompt.handles(view)
    return [handle for way in ways for handle in handles if fits(game, view, way, handle)]


def faces_named(ways: Iterable[AnswerWay]) -> list[str]:
    """The faces of cards that ways name, without their sign."""
    words = [word for way in ways for text in (way.piece, way.place) for word in text.split(":")]
    return [word.removeprefix(FACE) for word in words if word.startswith(FACE)]
