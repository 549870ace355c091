"""Somebody leaves and a bot plays on; somebody comes, or comes back, and takes a bot's seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.table import Seat
from scenes.session.takebacks import CAME_BACK, JOINED, WENT, Remark

if TYPE_CHECKING:
    from scenes.session.session import Session

STAND_IN = "captain"  # how well a stand-in plays for somebody who has left


def leave_to_bot(session: Session, seat: Seat, level: str = STAND_IN) -> None:
    """A person goes: what they know stays with the seat, and nobody looks at it meanwhile."""
    session.absent[seat] = len(session.story)
    session.reseat(seat, Remark(WENT, seat, len(session.match.decisions), level))


def give_back(session: Session, seat: Seat) -> None:
    """Whoever has left takes the own seat again."""
    session.reseat(seat, Remark(CAME_BACK, seat, len(session.match.decisions)))


def join(session: Session, seat: Seat) -> None:
    """Somebody who comes late takes the seat of a bot."""
    session.reseat(seat, Remark(JOINED, seat, len(session.match.decisions)))


def absences(remarks: Sequence[Remark], decided: Mapping[Seat, int]) -> dict[Seat, int]:
    """After how many decisions each seat was left by a person who has not decided anything since."""
    left: dict[Seat, int] = {}
    for remark in remarks:
        if remark.what == WENT:
            left[remark.seat] = remark.taken
        elif remark.what == CAME_BACK and decided.get(remark.seat, 0) > remark.taken:
            left.pop(remark.seat, None)
    return left
