"""Is this mix fair? What bots found out about the mixes that the lobbies offer; `arena rules` measures it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from game.arena.estimates import Estimate
from game.core.assets import ASSETS

FILE = "balance.json"
IGNORED = ("open_call", "friendly", "stakes")  # options that change nobody's chances
MARKED = 0.05  # a smaller advantage is not worth a word, however sure it is
SURE = 0.075  # half an interval; a wider one says nothing
BEST_OF_SEVERAL = 1.7  # so much farther the clearest of a hundred numbers must be off to be no accident

Kind = Literal["unsure", "even", "order", "seat", "faction"]


class FairMix(msgspec.Struct, kw_only=True):
    """What is known of one mix."""

    mix: str
    options: dict[str, Any]
    seats: int
    bots: str
    matches: int
    seed: int
    even: float  # what each seat would win
    by_seat: list[Estimate]
    by_order: list[
        Estimate
    ]  # by who has the first turn, the second and so on; empty where all begin together
    by_faction: dict[str, Estimate]
    decisions: float  # in a match, on average


class Fairness(msgspec.Struct, frozen=True):
    """Whether somebody has an advantage: a seat, a place in the order of turns, a faction that is set."""

    kind: Kind
    place: int = 0
    faction: str = ""
    share: Estimate = Estimate(0.0, 0.0, 1.0)


class BalanceFile(msgspec.Struct):
    """A file of mixes, and the command that measured them."""

    command: str
    mixes: list[FairMix]


def verdict(mix: FairMix) -> Fairness:
    """The clearest advantage of a place, if there is one: sure, and large enough to be noticed."""
    found = [Fairness("order", place, "", share) for place, share in enumerate(mix.by_order)]
    if all(share.matches == mix.matches for share in mix.by_faction.values()):  # each has its seat
        found += [Fairness("faction", 0, name, share) for name, share in mix.by_faction.items()]
    else:
        found += [Fairness("seat", place, "", share) for place, share in enumerate(mix.by_seat)]
    ahead = [each for each in found if _is_ahead(each.share, mix.even)]
    if ahead:
        return max(ahead, key=lambda each: each.share.value)
    wide = any((each.share.high - each.share.low) / 2 > SURE for each in found)
    return Fairness("unsure" if wide else "even")


def _is_ahead(share: Estimate, even: float) -> bool:
    lead = share.value - even
    return lead >= MARKED and lead > BEST_OF_SEVERAL * (share.value - share.low)


@cache
def shipped(game: str) -> list[FairMix]:
    """What is known of a game's mixes; nothing if nobody has measured it."""
    file = ASSETS / "data" / game / FILE
    return msgspec.json.decode(file.read_bytes(), type=BalanceFile).mixes if file.exists() else []


def known(game: str, seats: int, options: Mapping[str, Any]) -> FairMix | None:
    """What is known of a match that is set up like this."""
    wanted = {word: value for word, value in options.items() if word not in IGNORED}
    return next((mix for mix in shipped(game) if (mix.seats, mix.options) == (seats, wanted)), None)
