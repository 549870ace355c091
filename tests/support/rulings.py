"""Reads the rulings of a game from docs/rulings."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "rulings"
ENTRY = re.compile(r"^(?:- )?([DG]?\d+)\. (.+)$", re.MULTILINE)


def rulings(game: str) -> dict[str, str]:
    """Every ruling of a game by its number, as "43" or, at Firestorm, as "D4" and "G4"."""
    return dict(ENTRY.findall((FOLDER / f"{game}.md").read_text("utf-8")))


def numbered(game: str) -> set[int]:
    """The plain numbers among them."""
    return {int(number) for number in rulings(game) if number.isdigit()}
