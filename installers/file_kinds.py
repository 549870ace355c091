"""The kinds of files that the program opens when somebody double-clicks them, for all three systems."""

from __future__ import annotations

from typing import NamedTuple


class FileKind(NamedTuple):
    """One kind; each system calls it by another of these names."""

    ending: str  # as scenes/program/opening.py knows it
    name: str
    german: str
    prog_id: str  # in the registry of Windows
    mime: str
    uti: str  # on a Mac


KINDS = (
    FileKind(
        ".starboard",
        "Starboard match",
        "Starboard-Partie",
        "Starboard.Match",
        "application/x-starboard",
        "io.github.starboard.match",
    ),
    FileKind(
        ".starboard-deck",
        "Starboard deck",
        "Starboard-Deck",
        "Starboard.Deck",
        "text/x-starboard-deck",
        "io.github.starboard.deck",
    ),
    FileKind(
        ".starboard-cards",
        "Starboard cards",
        "Starboard-Karten",
        "Starboard.Cards",
        "application/x-starboard-cards+json",
        "io.github.starboard.cards",
    ),
)
