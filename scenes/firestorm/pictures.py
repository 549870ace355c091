"""Pictures of one's own cards: a file beside the cards, called as the card's id."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pygame

from game.core.saves import Sentence
from game.firestorm import pieces
from game.firestorm.user_cards import FOLDER
from scenes import art

ENDINGS = (".png", ".svg")
LARGEST = 8 << 20  # bytes of a file
SIDES = (16, 4096)  # pixels


class Wrong(NamedTuple):
    """A picture that is not shown: its file, and why."""

    file: str
    why: Sentence


class Pictures(NamedTuple):
    """Files by the ids of their cards, and those that are not shown."""

    files: dict[str, Path]
    wrong: tuple[Wrong, ...] = ()


def art_key(card: str) -> str:
    """The illustration of a card."""
    return f"firestorm/cards/{card}"


@cache
def own() -> Pictures:
    """The pictures of the folder with one's own cards; from now on they are drawn."""
    folder = os.environ.get(FOLDER, "")
    found = look(Path(folder), [card.id for card in pieces.OWN.cards]) if folder else Pictures({})
    for card, path in found.files.items():
        art.bring(art_key(card), path)
    return found


def look(folder: Path, cards: Iterable[str]) -> Pictures:
    """The pictures that a folder has for these cards."""
    files: dict[str, Path] = {}
    wrong: list[Wrong] = []
    for card in cards:
        path = next((path for end in ENDINGS if (path := folder / f"{card}{end}").is_file()), None)
        why = _fault(path) if path else None
        if path and why:
            wrong.append(Wrong(path.name, why))
        elif path:
            files[card] = path
    return Pictures(files, tuple(wrong))


def _fault(path: Path) -> Sentence | None:
    """Why a file is no picture for a card."""
    with suppress(OSError):
        if path.stat().st_size > LARGEST:
            return Sentence("deck.picture.large", {"most": LARGEST >> 20})
    try:
        size = art.read_file(path).get_size()
    except (OSError, pygame.error):
        return Sentence("deck.picture.unreadable")
    if not all(SIDES[0] <= side <= SIDES[1] for side in size):
        return Sentence("deck.picture.size", {"least": SIDES[0], "most": SIDES[1]})
    return None
