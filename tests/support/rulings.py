"""Reads the rulings of a game from docs/rulings, and which of them a text cites."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "rulings"
ENTRY = re.compile(r"^(?:- )?([DG]?\d+)\. (.+)$", re.MULTILINE)
CITED = re.compile(r"\brulings?\s+(\d+(?:(?:, | and |, and | to )\d+)*)", re.IGNORECASE)


def rulings(game: str) -> dict[str, str]:
    """Every ruling of a game by its number, as "43" or, at Firestorm, as "D4" and "G4"."""
    return dict(ENTRY.findall((FOLDER / f"{game}.md").read_text("utf-8")))


def numbered(game: str) -> set[int]:
    """The plain numbers among them."""
    return {int(number) for number in rulings(game) if number.isdigit()}


def cited(words: str) -> set[int]:
    """The rulings that a text cites by their plain numbers: "ruling 7", "rulings 1, 2 and 5 to 7"."""
    found: set[int] = set()
    for numbers in CITED.findall(words):
        for first, last in re.findall(r"(\d+)(?: to (\d+))?", numbers):
            found.update(range(int(first), int(last or first) + 1))
    return found
