"""The open call around a table: an emblem at everybody's own edge (docs/ux 4.7, 4.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import Seat
from scenes.drawing.rich_text import BODY, TITLE
from scenes.drawing.theme import TEXT
from scenes.shell.gestures import Point
from scenes.table.flat.layout import FlatLayout, SideSpots
from scenes.table.reactions.call_scene import SECONDS, CallScene, Emblem
from scenes.table.regions import Fixed
from scenes.widgets.boxes import Column, Layers, Panel, Row
from scenes.widgets.label import Label
from scenes.widgets.turned import Turned, rect_in_room

if TYPE_CHECKING:
    from scenes.session.reaction_window import ReactionWindow
    from scenes.table.reactions.open_call import OpenCall
    from scenes.widgets.widget import Widget

EMBLEM = 11.0  # millimetres
SHARE = 0.62  # of the room beside the table that the words take for whoever all faces


class FlatCallScene(CallScene):
    """Everybody sees the public table and may speak up where they sit."""

    def __init__(
        self, call: OpenCall, window: ReactionWindow, done: Callable[[], None], pause: Callable[[], None], *,
        layout: Callable[[], FlatLayout], front: Callable[[], Seat],
    ) -> None:  # fmt: skip
        super().__init__(call, window, done, pause)
        self.layout, self.front = layout, front

    def build(self) -> Widget:
        parts: list[Widget] = []
        for seat, spots in self.layout().sides.items():
            found = [self._told(spots)] if seat == self.front() else []
            if seat in self.session.people:
                found.append(self._emblem(seat, spots))
            parts.append(Turned(Layers(*found), spots.degrees))
        return Layers(*parts)

    def zone_at(self, pos: Point) -> int:
        room = self.ui.rect
        for seat, spots in self.layout().sides.items():
            if rect_in_room(spots.degrees, spots.band, room).collidepoint(pos):
                return seat + 1
        return 0

    def _told(self, spots: SideSpots) -> Widget:
        """What has happened, and the buttons that are for all."""
        table, mm = spots.frame.table, self.ui.mm
        words = Column(
            Label(self.ui.say("call.title"), TITLE), Label(self.window.cause, BODY, key="call.cause"), gap=1
        )
        panel = Panel(
            Row(words.growing(), Column(*self._buttons(), gap=2), gap=4, align="middle"), 3.0, alpha=250
        )
        wide = min(table.width - 2 * mm(2), mm(150))
        tall = panel.measure(self.ui, wide)[1]
        return Fixed(panel, Rect(table.centerx - wide // 2, table.bottom - tall - mm(2), wide, tall))

    def _emblem(self, seat: Seat, spots: SideSpots) -> Widget:
        """The emblem where the own cards lie, the time that is left, and passing in advance."""
        place = self.session.people.index(seat) + 1
        told = self.ui.say("call.claimed") if seat in self.call.claimed else self._clock()
        parts: list[Widget] = [
            Emblem(self._caller(seat), self.clock, str(place), EMBLEM),
            Label(told, SECONDS._replace(colour=TEXT), key=f"call.clock.{seat}").growing(),
            self._standing(seat),
        ]
        row = spots.plate.union(spots.ledge)
        over = Rect(row.x, row.y - self.ui.mm(1), row.width, row.height + self.ui.mm(1))
        return Fixed(Panel(Row(*parts, gap=2, align="middle"), 0.8, alpha=255), over)
