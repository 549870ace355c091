"""Answers are words with numbers, as errands are; here is what they are called and how a hand gives them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import repeat

from game.core.prompts import Handle
from game.core.table import CardId

Word = str
PASS, END, DONE, AUTO, NO, YES = "pass", "end", "done", "auto", "no", "yes"


@lru_cache(maxsize=32768)
def word(verb: str, *numbers: int) -> Word:
    return " ".join([verb, *map(str, numbers)])


@lru_cache(maxsize=32768)
def verb_of(said: Word) -> str:
    return said.partition(" ")[0]


@lru_cache(maxsize=32768)
def numbers_of(said: Word) -> tuple[int, ...]:
    return tuple(int(number) for number in said.split(" ")[1:])


def card_words(cards: Iterable[CardId]) -> list[Word]:
    """What is said to choose one of these cards."""
    return list(map(word, repeat("card"), cards))


# What is taken in hand for a word, and where it is put down; numbers fill the braces.
PIECES: dict[str, tuple[str, str | None]] = {
    "play": ("card:{0}", None),
    "use": ("ability:{0}:{1}", None),
    "offer": ("offer:{0}", None),
    "produce": ("yield:{0}:{1}", None),
    "card": ("card:{0}", None),
    "seat": ("seat:{0}", None),
    "effect": ("effect:{0}", None),
    "slot": ("slot:{0}", None),
    "number": ("number:{0}", None),
    "choice": ("choice:{0}", None),
    "color": ("color:{0}", None),
    "gear": ("card:{0}", "card:{1}"),
    "counter": ("counter:{0}", "card:{1}"),
    "load": ("card:{0}", "card:{1}"),
    "form": ("card:{0}", "formation:{1}"),
    "open": ("card:{0}", "open"),
    "cover": ("card:{0}", "covered"),
    "leave": ("card:{0}", "left"),
    "join": ("card:{0}", "hand"),
    "off": ("card:{0}", "hand"),
    "take": ("card:{0}", None),
    "shoot": ("counter:{0}", None),
    "block": ("card:{0}", "formation:{1}"),
    "locate": ("card:{0}", "slot:{1}"),
    "inspect": ("card:{0}", "card:{1}"),
    "special": ("special:{0}:{1}", None),
    "hit": ("card:{0}", "damage:{1}"),
    "beam": ("card:{0}", None),
    "fly": ("card:{0}", "card:{1}"),
    "prevent": ("card:{0}", "stones:{1}"),
    "formation": ("formation:{0}", None),
    "trigger": ("trigger:{0}", None),
    "give": ("points:{0}:{1}", None),
    "ask": ("asked:{0}", None),
    "show": ("show:{0}", None),
    "decline": ("decline:{0}", None),
    "resume": ("resume:{0}", None),
}


def handles_of(said: Word) -> list[Handle]:
    """The ways to say a word by hand: with its piece, or with a button."""
    verb = verb_of(said)
    if verb not in PIECES:
        return [Handle(said, button=f"button.firestorm.{verb}")]
    piece, place = PIECES[verb]
    numbers = numbers_of(said)
    return [Handle(said, piece.format(*numbers), place.format(*numbers) if place else None)]


def meant(piece: str, verbs: tuple[str, ...]) -> list[Word]:
    """The words with these verbs that a piece alone could stand for."""
    kind, *numbers = piece.split(":")
    if not all(number.isdecimal() for number in numbers):
        return []
    found = []
    for verb in verbs:
        pattern, place = PIECES.get(verb, ("", None))
        if place is None and pattern.partition(":")[0] == kind and pattern.count("{") == len(numbers):
            found.append(word(verb, *map(int, numbers)))
    return found
