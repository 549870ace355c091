"""What a file of cards may hold at all: checked before anything in it is looked at as a card.

Shipped cards have at most 30 letters in a name, 262 in a text and 88 values in all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple
from unicodedata import category

LONGEST_NAME, LONGEST_TEXT = 40, 400  # letters of a name, and of any other text
VALUES = 300  # words, numbers and brackets of one card
LONGEST_LIST = 20
NAMES = ("de", "en")
MARKUP = "{}|*"  # signs that a sentence on the screen would take for something else


class TooMuch(NamedTuple):
    """What a file holds that no card needs: its path, the key of the sentence and its arguments."""

    path: str
    text: str
    args: dict[str, str | int]


def excess(row: Any, path: str) -> TooMuch | None:
    """The first thing in a card that is too large or cannot be printed; None if all is well."""
    for number, (place, value) in enumerate(_values(row, path)):
        if number >= VALUES:
            return TooMuch(path, "deck.card.values", {"most": VALUES})
        if isinstance(value, list) and len(value) > LONGEST_LIST:
            return TooMuch(place, "deck.card.list", {"most": LONGEST_LIST})
        words = [value] if isinstance(value, str) else list(value) if isinstance(value, dict) else []
        for word in words:
            found = _text_fault(word, place)
            if found is not None:
                return found
    return None


def _text_fault(text: str, path: str) -> TooMuch | None:
    part, _, language = path.rpartition(".")
    most = LONGEST_NAME if language in NAMES and part.endswith("name") else LONGEST_TEXT
    if len(text) > most:
        return TooMuch(path, "deck.card.long", {"most": most})
    strange = next((letter for letter in text if not _printable(letter)), "")
    if strange:
        return TooMuch(path, "deck.card.letter", {"letter": f"U+{ord(strange):04X}"})
    if any(sign in text for sign in MARKUP):
        return TooMuch(path, "deck.card.markup", {})
    return None


def _printable(letter: str) -> bool:
    """False for controls, half a surrogate pair, and what has no width or turns lines around."""
    return letter == "\n" or (category(letter)[0] != "C" and category(letter) not in ("Zl", "Zp"))


def _values(row: Any, path: str) -> Iterator[tuple[str, Any]]:
    """A value and all that is in it, with their paths."""
    ahead = [(path, row)]
    while ahead:
        place, value = ahead.pop()
        yield place, value
        if isinstance(value, dict):
            parts = [(f"{place}.{key}".removeprefix("."), inner) for key, inner in value.items()]
            ahead += reversed(parts)
        elif isinstance(value, list):
            ahead += reversed([(f"{place}[{number}]", inner) for number, inner in enumerate(value)])
