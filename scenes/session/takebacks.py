"""Taking back what others have a say in: whose it is to agree, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from game.core.match import Match
from game.core.saves.resume import Loaded
from game.core.table import Seat

TOOK_BACK, LIFTED = "took_back", "lifted"
WENT, CAME_BACK, JOINED = "went", "came_back", "joined"  # from a seat, and to it


class Remark(msgspec.Struct, frozen=True):
    """Something that people did beside the game: a decision taken back, signs lifted, a seat left."""

    what: str  # one of the words above
    seat: Seat
    taken: int  # how many decisions stood then
    level: str = ""  # of the bot that has taken a seat over


class TakeBack(NamedTuple):
    """What it would take to undo a seat's last decision and all that were taken since."""

    seat: Seat
    taken: int  # decisions that stay
    gone: int  # decisions that go
    people: tuple[Seat, ...]  # who must agree, the seat itself among them
    learned: bool  # a person has learned something since

    @property
    def alone(self) -> bool:
        """Nobody else is touched, or only bots, which always agree."""
        return self.people == (self.seat,) and not self.learned


def sought(
    match: Match[Any], people: Sequence[Seat], seat: Seat, silent: Collection[int] = ()
) -> TakeBack | None:
    """How a person could get the last own decision back; None if there is none.

    ``silent`` are the decisions for which nobody was asked, because one could only pass: to get one of those
    back would be no help.
    """
    decisions = match.decisions
    own = [number for number, one in enumerate(decisions) if one.seat == seat and number not in silent]
    if not own or seat not in people:
        return None
    taken = own[-1]
    learned = match.learned_since(taken, people)
    # Who has learned something may have learned it about anybody: then it is everybody's matter.
    touched = people if learned else {decision.seat for decision in decisions[taken:]}
    agreeing = tuple(each for each in people if each in touched)
    return TakeBack(seat, taken, len(decisions) - taken, agreeing, learned)


def remarks_of(loaded: Loaded) -> list[Remark]:
    """What people did beside the game, as far as a file tells it in words that are known."""
    found = []
    for noted in loaded.noted:
        with suppress(msgspec.ValidationError):
            found.append(msgspec.convert(noted.note, Remark))
    return [remark for remark in found if 0 <= remark.seat < loaded.match.table.seats]
