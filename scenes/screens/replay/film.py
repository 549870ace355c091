"""Small pictures of a match above the bar of its replay, painted one at a time while nobody does anything."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.table.leaving import picture_at_once

if TYPE_CHECKING:
    from game.core.table import Seat
    from scenes.session.history import Past
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

FRAME_MM = (20.0, 10.0)  # of a picture
MOST = 16
ROOM = 2.0  # how much finer a picture is painted than it may be shown: windows grow


class Film:
    """Pictures at even distances, as whoever looks may see them; other eyes get pictures of their own."""

    def __init__(self, ui: Ui, session: Session, past: Past) -> None:
        self.ui, self.session, self.past = ui, session, past
        self.painted: dict[tuple[int, Seat], Surface] = {}
        self.wanted: list[int] = []  # the moments that are shown

    def moments(self, width: int) -> list[int]:
        """The moments of so wide a strip, each from the middle of its picture."""
        count = max(1, min(MOST, width // self.ui.mm(FRAME_MM[0])))
        self.wanted = [round(len(self.past) * (2 * place + 1) / (2 * count)) for place in range(count)]
        return self.wanted

    def picture(self, moment: int, viewer: Seat) -> Surface | None:
        return self.painted.get((moment, viewer))

    def lacks(self, viewer: Seat) -> bool:
        """True while one of the pictures is missing."""
        return any((moment, viewer) not in self.painted for moment in self.wanted)

    def paint_one(self, viewer: Seat) -> None:
        """Paint the first picture that is missing."""
        moment = next((each for each in self.wanted if (each, viewer) not in self.painted), None)
        if moment is None:
            return
        size = (round(self.ui.mm(FRAME_MM[0]) * ROOM), round(self.ui.mm(FRAME_MM[1]) * ROOM))
        view = self.past.seen_by(moment, viewer)
        self.painted[moment, viewer] = picture_at_once(self.ui, self.session, view, size)


def frames_of(strip: Rect, count: int) -> list[Rect]:
    """The places of so many pictures side by side."""
    edges = [strip.x + round(strip.width * place / count) for place in range(count + 1)]
    return [Rect(left, strip.y, right - left, strip.height) for left, right in pairwise(edges)]
