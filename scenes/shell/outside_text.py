"""Text from outside, such as names of people and files, as it may stand in our sentences."""

from __future__ import annotations

LONGEST_LITERAL = 200  # characters; a name of a file may have more
# Markup that is meant as it is written: characters of no meaning, drawn as those that they stand for.
_LITERAL = {ord(mark): chr(0xE000 + place) for place, mark in enumerate("*{}[]|")}
MEANT = {ord(letter): chr(mark) for mark, letter in _LITERAL.items()}


def visible(text: str) -> str:
    """What can be seen of a text from outside: no control characters, nothing without width, one line."""
    return "".join(_visible(letter) for letter in text)


def _visible(letter: str) -> str:
    if letter.isprintable() or ord(letter) in MEANT:
        return letter
    if "\ud800" <= letter <= "\udfff":  # a name of a file that is no UTF-8
        return "?"
    return " " if letter.isspace() else ""


def literal(text: str, most: int = LONGEST_LITERAL) -> str:
    """A text from outside as it may stand in a sentence: one line, and nothing in it is markup."""
    shown = " ".join(visible(text[: most * 4]).split())
    return (shown if len(shown) <= most else f"{shown[: most - 1]}…").translate(_LITERAL)
