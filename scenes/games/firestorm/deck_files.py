"""Where decks and the collection are kept: a text file for each deck, in the folder of the settings."""

from __future__ import annotations

import errno
import random
import re
from collections.abc import Collection as Group
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.core.files import small_file, write_file
from game.core.saves.file_format import Sentence
from game.core.table import Seat
from game.firestorm.cards.user_cards import shown_name
from game.firestorm.decks.deck import BY_ID, Deck, ordered, starters
from game.firestorm.decks.packs import Collection
from game.firestorm.decks.stakes import Stake, settled
from game.firestorm.decks.texts import WrongLine, read, written
from scenes.shell.folders import Folders

DECKS, COLLECTION, ENDING = "decks", "collection.json", ".txt"
EXPORTED = ".starboard-deck"  # for others: a double-click opens it
UNNAMED = "?"  # a deck whose name and file have no letters
LARGEST = 1 << 20  # bytes of a file that is looked into
MOST = 200  # files that are listed
RESERVED = re.compile(r"con|prn|aux|nul|com\d|lpt\d")  # what no file may be called on some systems


class Shelved(NamedTuple):
    """A deck on the shelf: a starter deck has no file, one that cannot be read has a problem."""

    name: str
    deck: Deck
    file: str = ""
    strategy: str = ""
    problem: Sentence | None = None

    @property
    def own(self) -> bool:
        return bool(self.file)


class DeckShelf:
    """The starter decks, and those of one's own."""

    def __init__(self, folders: Folders, language: str = "en") -> None:
        self.folder = folders.config / DECKS
        self.chest = folders.config / COLLECTION
        self.language = language

    # --- decks

    def decks(self) -> list[Shelved]:
        return [*self.starters(), *self.own()]

    def starters(self) -> list[Shelved]:
        ready = [(each, each.called(self.language)) for each in starters()]
        return [
            Shelved(deck.name, deck, strategy=getattr(each.strategy, self.language)) for each, deck in ready
        ]

    def own(self) -> list[Shelved]:
        """Names the decks of the folder in alphabetical order."""
        with suppress(OSError):
            files = sorted(path for path in self.folder.iterdir() if path.suffix == ENDING)
            shelved = [self.look(path.name) for path in files[:MOST]]
            return sorted(shelved, key=lambda each: each.name.casefold())
        return []

    def look(self, file: str) -> Shelved:
        """The deck of a file. Who chooses one is remembered by its name, which therefore must be text."""
        stem = shown_name(Path(file).stem) or UNNAMED
        if not file.isprintable():
            return Shelved(stem, Deck(), file, problem=Sentence("deck.import.file_name"))
        try:
            text = read_text(self.folder / file)
            deck = read(text, lost=True)
        except WrongLine as wrong:
            return Shelved(stem, Deck(), file, problem=wrong.sentence)
        return Shelved(deck.name or stem, deck, file)

    def write(self, deck: Deck, file: str = "") -> str:
        """Keep a deck in its file, or in a new one; the file's name. Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = file or self._free(deck.name)
        write_file(self.folder / file, written(deck).encode())
        return file

    def _free(self, name: str) -> str:
        stem = re.sub(r"[^\w-]+", "_", name.casefold()).strip("_") or "deck"
        stem = f"{stem}_" if RESERVED.fullmatch(stem) else stem
        names = [f"{stem}{ENDING}", *(f"{stem}_{number}{ENDING}" for number in range(2, MOST + 9))]
        return next(each for each in names if not (self.folder / each).exists())

    def delete(self, file: str) -> str:
        """Throw a deck away; what stood in its file, to bring it back. Raises OSError."""
        path = self.folder / file
        text = small_file(path, LARGEST).decode("utf-8", errors="replace")
        path.unlink()
        return text

    def restore(self, file: str, text: str) -> None:
        """Bring back a file that was thrown away. Raises OSError."""
        write_file(self.folder / file, text.encode())

    def free_name(self, name: str) -> str:
        """A name that no other deck has: "Mirror Fleet 2"."""
        taken = {each.name for each in self.decks()}
        stem = re.sub(r" \d+$", "", name)
        names = [name, *(f"{stem} {number}" for number in range(2, MOST + 9))]
        return next(each for each in names if each not in taken)

    # --- the collection

    def collection(self) -> Collection | None:
        """The cards that have been opened; None if nobody has opened a pack, or the file is broken."""
        try:
            found = msgspec.json.decode(small_file(self.chest, LARGEST), type=Collection)
        except (OSError, ValueError, RecursionError):  # msgspec's errors are ValueErrors
            return None
        cards = {card: max(0, count) for card, count in found.cards.items() if card in BY_ID}
        return msgspec.structs.replace(found, cards=ordered(cards))

    def settle(self, match: str, moved: list[Stake], people: Group[Seat]) -> dict[str, int]:
        """Move the stakes of a match once: what came to the collection and what went. Raises OSError.

        A file that cannot be read is left as it is: it may be mended.
        """
        try:
            before = msgspec.json.decode(small_file(self.chest, LARGEST), type=Collection)
        except FileNotFoundError:
            before = Collection(rng=random.getrandbits(63))
        except (ValueError, RecursionError) as problem:  # msgspec's errors are ValueErrors
            raise OSError(str(problem)) from problem
        after = settled(before, match, moved, people)
        if after != before:
            self.keep_collection(after)
        return after.settled[match]

    def keep_collection(self, collection: Collection) -> None:
        """Write the collection in one step. Raises OSError."""
        self.chest.parent.mkdir(parents=True, exist_ok=True)
        write_file(self.chest, msgspec.json.encode(collection))


def read_text(path: Path) -> str:
    """What stands in a file that may be a deck. Raises WrongLine."""
    try:
        return small_file(path, LARGEST).decode("utf-8", errors="replace")
    except OSError as problem:
        if problem.errno == errno.EFBIG:
            raise WrongLine(Sentence("deck.import.long", {"most": LARGEST >> 10})) from problem
        reason = problem.strerror or str(problem)
        raise WrongLine(Sentence("deck.import.unreadable", {"reason": reason})) from problem
