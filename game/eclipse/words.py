"""Answers are words with numbers, as errands are; here is what they are called and how a hand gives them."""

from __future__ import annotations

from functools import lru_cache

from game.core.prompts import Handle

Word = str
DONE, PASS, GIVE_UP = "done", "pass", "give_up"


@lru_cache(maxsize=16384)
def word(verb: str, *numbers: int) -> Word:
    return " ".join([verb, *map(str, numbers)])


def verb_of(said: Word) -> str:
    return said.partition(" ")[0]


@lru_cache(maxsize=16384)
def numbers_of(said: Word) -> tuple[int, ...]:
    return tuple(map(int, said.split(" ")[1:]))


# What is taken in hand for a word, and where it is put down; numbers fill the braces.
PIECES: dict[str, tuple[str, str | None]] = {
    "settle": ("cube:{2}", "square:{0}:{1}"),
    "trade": ("storage:{0}", "storage:{1}"),
    "propose": ("envoy:{0}", None),
    "zone": ("zone:{0}:{1}", None),
    "turn": ("tile:{1}:{0}", None),
    "from": ("disc:{0}", None),
    "to": ("sector:{0}", None),
    "tech": ("tech:{0}", None),
    "fit": ("part:{2}", "blueprint:{0}:{1}"),
    "clear": ("blueprint:{0}:{1}", "supply"),
    "replace": ("blueprint:{0}:{1}", None),
    "build": ("build:{0}", "sector:{1}"),
    "move": ("ship:{0}:{1}", "sector:{2}"),
    "retreat": ("sector:{0}", None),
    "abandon": ("sector:{0}", None),
    "track": ("track:{0}", None),
    "hit": ("target:{0}:{1}", None),
    "kill": ("square:{0}:{1}", None),
    "keep": ("card:{0}", None),
    "return": ("card:{0}", None),
    "first": ("kind:{0}", None),
    "explore": ("action:explore", None),
    "influence": ("action:influence", None),
    "research": ("action:research", None),
    "upgrade": ("action:upgrade", None),
    "construct": ("action:build", None),
    "fly": ("action:move", None),
}
REFUSED = (*PIECES, DONE, PASS, GIVE_UP, "another", "fire", "claim")  # with a reason of their own


def handles_of(said: Word) -> list[Handle]:
    """The ways to say a word by hand: with its piece, or with a button."""
    verb = verb_of(said)
    if verb not in PIECES:
        return [Handle(said, button=f"button.eclipse.{verb}")]
    piece, place = PIECES[verb]
    numbers = numbers_of(said)
    handles = [Handle(said, piece.format(*numbers), place.format(*numbers) if place else None)]
    if verb == "hit":  # the ship is named, or the die is laid upon it
        handles.append(Handle(said, "die:now", piece.format(*numbers)))
    return handles
