"""What the words of a scenario of Firestorm may be, besides those of all games: cards and names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.refusals import WrongWord
from game.firestorm import pieces


def one_of(value: Any, word: str, names: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in names:
        raise WrongWord(f"'{word}' has no {value!r}; it has: {', '.join(names)}.")
    return value


def a_card(value: Any, word: str, types: Sequence[str] = ()) -> int:
    """The face of a card, which may have to be of some type."""
    face = pieces.FACE_OF.get(value, pieces.BLANK) if isinstance(value, str) else pieces.BLANK
    if face >= pieces.BLANK:
        raise WrongWord(f"'{word}': there is no card {value!r}.")
    if types and pieces.TYPES[face] not in types:
        raise WrongWord(f"'{word}': {value!r} is a {pieces.TYPES[face]}, not {' or '.join(types)}.")
    return face
