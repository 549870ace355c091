"""Rulings that were decided in this repository: they stand in docs/rulings and go on counting."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "docs" / "rulings"
ENTRY = re.compile(r"^(\d+)\. \*\*.+\*\*.*\(.+\)\.", re.MULTILINE)
NUMBERED = re.compile(r"^(\d+)\.", re.MULTILINE)


def decided(game: str) -> list[int]:
    """The numbers of a game's rulings, as they stand there."""
    path = FOLDER / f"{game}.md"
    return [int(number) for number in NUMBERED.findall(path.read_text("utf-8"))] if path.exists() else []


def titled(game: str) -> list[int]:
    """Those of them that have a title and name a section of the rulebook."""
    path = FOLDER / f"{game}.md"
    return [int(number) for number in ENTRY.findall(path.read_text("utf-8"))] if path.exists() else []
