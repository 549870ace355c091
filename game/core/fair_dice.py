"""Dice that nobody has chosen: a secret is drawn, its hash is promised, and the secret is shown at the end.

Every roll and shuffle of a match follows from its seed, and the seed from the secret and from a word that
each person adds after the promise was made. Who noted the promise can tell whether the secret is that one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

NOTE = "dice"  # under this word a file keeps it
SECRET = 16  # bytes: nobody finds it by trying all
LONGEST_WORD = 24
MOST_WORDS = 6
SEED_BYTES = 7
GROUP = 8  # letters

Secret = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Promise = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
AddedWord = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
AddedWords = Annotated[tuple[AddedWord, ...], msgspec.Meta(max_length=MOST_WORDS)]


class FairSeed(msgspec.Struct, frozen=True):
    """A secret, what was promised about it, and the words that people have added, by seat."""

    secret: Secret
    promise: Promise
    words: AddedWords = ()

    @classmethod
    def promised(cls, secret: str) -> FairSeed:
        """A secret that nobody has added a word to."""
        return cls(secret, promise_of(secret))

    @property
    def seed(self) -> int:
        """The seed of the match."""
        drawn = hashlib.sha256(msgspec.json.encode([self.secret, *self.words])).digest()
        return int.from_bytes(drawn[:SEED_BYTES], "big")

    @property
    def kept(self) -> bool:
        """The secret is the one that was promised."""
        return self.promise == promise_of(self.secret)


def promise_of(secret: str) -> str:
    """What can be told of a secret without telling it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fair_seed_in(notes: Mapping[str, Any]) -> FairSeed | None:
    """What the notes of a file say about its dice; None if nothing that can be understood."""
    try:
        return msgspec.convert(notes.get(NOTE), FairSeed)
    except msgspec.ValidationError:
        return None


def groups_of(letters: str) -> list[str]:
    """A promise or a secret in groups that are read in one go."""
    return [letters[start : start + GROUP] for start in range(0, len(letters), GROUP)]


def shortened(promise: str) -> str:
    """The beginning of a promise, to be recognised by."""
    return f"{promise[:4]} {promise[4:8]}"
