"""Pictures of one's own cards: a file beside the cards, called as the card's id.

Only what a file says of itself is looked at here; it is decoded beside the frames when its card is first
drawn. What would take too long or too much memory then is refused before.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.core.saves.file_format import Sentence
from game.firestorm import pieces
from game.firestorm.cards.user_cards import FOLDER
from scenes.drawing import art

ENDINGS = (".png", ".svg")
LARGEST = 4 << 20  # bytes of a picture
SIDES = (16, 2048)  # pixels
SLENDER = 4  # times as long as wide, at most
DRAWN = 768  # pixels of the longer side at which a drawing is painted
# A line that crosses a drawing to and fro takes longest: 6,000 numbers in it are three seconds, and 25,000
# more than a minute. Dashes make many lines of one, and round joins of very wide ones take gigabytes.
LARGEST_DRAWING, NUMBERS = 64 << 10, 4000
_LINES = re.compile(r"dasharray|stroke-line(?:join|cap)\s*[=:]\s*[\"']?\s*round")
PNG = b"\x89PNG\r\n\x1a\n"
_HEAD = re.compile(r"<svg\b([^>]{0,4000})>")
_SIDE = re.compile(r"(?<![-\w])(width|height)\s*=\s*[\"']\s*([\d.]{1,12})\s*(?:px)?\s*[\"']")
_VIEW = re.compile(
    r"\bviewBox\s*=\s*[\"']\s*(?:[-\d.]{1,12}[\s,]+){2}([\d.]{1,12})[\s,]+([\d.]{1,12})\s*[\"']"
)
_NUMBER = re.compile(r"\d+")

Size = tuple[int, int]


class Wrong(NamedTuple):
    """A picture that is not shown: its file, and why."""

    file: str
    why: Sentence


class Pictures(NamedTuple):
    """Files by the ids of their cards, and those that are not shown."""

    files: dict[str, Path]
    wrong: tuple[Wrong, ...] = ()


class _Refused(ValueError):
    def __init__(self, text: str, **args: int) -> None:
        super().__init__(text)
        self.why = Sentence(text, dict(args))


def art_key(card: str) -> str:
    """The illustration of a card."""
    return f"firestorm/cards/{card}"


@cache
def own() -> Pictures:
    """The pictures of the folder with one's own cards; from now on they are drawn."""
    folder = os.environ.get(FOLDER, "")
    found = look(Path(folder), [card.id for card in pieces.OWN.cards]) if folder else Pictures({})
    for card, path in found.files.items():
        art.use_file(art_key(card), path, painted_size(path))
    return found


def refused() -> list[Wrong]:
    """All pictures that are not shown, with those that turned out to be broken when they were decoded."""
    found = own()
    broken = [path for card, path in found.files.items() if not art.is_from_player(art_key(card))]
    return [*found.wrong, *(Wrong(path.name, Sentence("deck.picture.unreadable")) for path in broken)]


def look(folder: Path, cards: Iterable[str]) -> Pictures:
    """The pictures that a folder has for these cards."""
    files: dict[str, Path] = {}
    wrong: list[Wrong] = []
    for card in cards:
        path = next((path for end in ENDINGS if (path := folder / f"{card}{end}").is_file()), None)
        if path is None:
            continue
        try:
            _check(path)
            files[card] = path
        except _Refused as problem:
            wrong.append(Wrong(path.name, problem.why))
        except OSError:
            wrong.append(Wrong(path.name, Sentence("deck.picture.unreadable")))
    return Pictures(files, tuple(wrong))


def _check(path: Path) -> None:
    """Raises _Refused or OSError if a file is no picture for a card, or too much of one."""
    if path.stat().st_size > LARGEST:
        raise _Refused("deck.picture.large", most=LARGEST >> 20)
    wide, tall = _drawing_size(path) if path.suffix == ".svg" else _picture_size(path)
    if not (SIDES[0] <= wide <= SIDES[1] and SIDES[0] <= tall <= SIDES[1]):
        raise _Refused("deck.picture.size", least=SIDES[0], most=SIDES[1])
    if max(wide, tall) > SLENDER * min(wide, tall):
        raise _Refused("deck.picture.shape", most=SLENDER)


def _picture_size(path: Path) -> Size:
    """What the head of a PNG says."""
    with path.open("rb") as file:
        head = file.read(24)
    if len(head) < 24 or not head.startswith(PNG) or head[12:16] != b"IHDR":
        raise _Refused("deck.picture.unreadable")
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def _drawing_size(path: Path) -> Size:
    """What an SVG says of itself; its lines must be few enough."""
    if path.stat().st_size > LARGEST_DRAWING:
        raise _Refused("deck.picture.drawing", most=LARGEST_DRAWING >> 10, numbers=NUMBERS)
    text = path.read_text("utf-8", errors="replace")
    head = _HEAD.search(text)
    if head is None:
        raise _Refused("deck.picture.unreadable")
    if _LINES.search(text) or sum(1 for _ in _NUMBER.finditer(text)) > NUMBERS:
        raise _Refused("deck.picture.drawing", most=LARGEST_DRAWING >> 10, numbers=NUMBERS)
    return _stated(head[1])


def _stated(head: str) -> Size:
    """The sides of a drawing by its width and height, or by what it shows."""
    sides = {found[1]: found[2] for found in _SIDE.finditer(head)}
    view = _VIEW.search(head)
    wide, tall = sides.get("width"), sides.get("height")
    if view is not None:
        wide, tall = wide or view[1], tall or view[2]
    try:
        return round(float(wide or "")), round(float(tall or ""))
    except ValueError:
        raise _Refused("deck.picture.unreadable") from None


def painted_size(path: Path) -> Size | None:
    """In which size a drawing is painted; None for a picture, which has its own."""
    if path.suffix != ".svg":
        return None
    wide, tall = _drawing_size(path)
    share = DRAWN / max(wide, tall)
    return max(1, round(wide * share)), max(1, round(tall * share))
