"""The name and the numbers of a seat at its edge, to be read from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import Seat
from scenes.drawing.rich_text import Style, width_of
from scenes.drawing.theme import AMBER, SEATS, Colour
from scenes.shell.gestures import Point
from scenes.table.flat.layout import PLATE
from scenes.table.seat_rail import Badge
from scenes.table.seen import Seen
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Panel, Row, Spacer
from scenes.widgets.label import Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

NAME = Style("title", 3.6, leading=1.05)
COUNT = Style("number", 3.4, leading=1.05)


class Tally(Widget):
    """A number with its sign; it is never broken."""

    role = "label"

    def __init__(self, icon: str, number: str, word: str, colour: Colour) -> None:
        super().__init__(f"{number} {word}")
        self.icon, self.number, self.colour = icon, number, colour

    def measure(self, ui: Ui, width: int) -> Size:
        words = width_of(self.number, COUNT.font, ui.screen.em(COUNT.mm))
        return ui.mm(3.4) + words, ui.mm(4)

    def draw(self, canvas: Canvas) -> None:
        side = canvas.mm(3.0)
        box = Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        canvas.icon(self.icon, box, self.colour)
        room = Rect(box.right + canvas.mm(0.4), self.rect.y, canvas.mm(PLATE), self.rect.height)
        canvas.text(self.number, room, COUNT)


class SeatPlate(Panel):
    """Who sits at this edge: pressing it chooses them where a question is about seats, else inspects them."""

    role = "button"

    def __init__(
        self, seen: Seen, seat: Seat, inspect: Callable[[str, Point | None], None], counts: int,
        choose: Callable[[], None] | None,
    ) -> None:  # fmt: skip
        """``counts`` says how many numbers find room beside the score."""
        player = seen.session.players[seat]
        summary = seen.table.summary(seen.view, seat, player, seen.ui.settings.language)
        look = SEATS[player.colour]
        reached, needed = summary.score
        numbers: list[Widget] = []
        if needed:
            scored = seen.ui.say(summary.scored, reached=reached, needed=needed)
            numbers = [Tally(look.glyph, f"{reached}/{needed}", scored, look.light)]
        numbers += [Tally(*count, look.light) for count in [*summary.counts][:counts]]
        words = Column(
            Label(seen.name_of(seat), NAME, least=3.0), Row(*numbers, gap=1.0, align="middle"), gap=0.2
        )
        badge: list[Widget] = [Badge(summary.badge, 9.0, "")] if summary.badge else [Spacer(1, 1)]
        super().__init__(Row(*badge, words.growing(), gap=1.2, align="middle"), 1.2, accent=look.base)
        self.name, self.key = seen.name_of(seat), f"seat:{seat}"
        self.summary, self.inspect, self.choose = summary, inspect, choose

    def actions(self) -> list[str]:
        if self.choose:
            return ["press", "inspect"]
        return ["press", "inspect"] if self.summary.inspect else []

    def act(self, action: str) -> None:
        if action == "press" and self.choose:
            self.choose()
        else:
            self.inspect(self.summary.inspect, None)

    def draw_all(self, canvas: Canvas) -> None:
        super().draw_all(canvas)
        if self.choose:
            canvas.outline(self.rect, AMBER, max(2, canvas.mm(0.6)), canvas.mm(3))
            marks.tick(canvas, (self.rect.right - canvas.mm(4), self.rect.top + canvas.mm(1)), canvas.mm(5))
