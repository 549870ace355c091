"""Who plays against whom, as a picture: the factions of a match face to face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import SEATS
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.screens.saves.catalogue import SaveFacts
    from scenes.widgets.context import Ui


class Rivals(Widget):
    """The factions of a match face to face, each in a ring of its seat's colour. Public facts only."""

    role = "picture"

    def __init__(self, facts: SaveFacts, mm: float = 26.0) -> None:
        super().__init__()
        self.facts, self.mm = facts, mm
        self.here = True  # its pictures may be read

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.mm(self.mm * 2.05), ui.mm(self.mm)

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.height - canvas.mm(1.5), round(self.rect.width * 0.48))
        for place, colour in enumerate(self.facts.colours[:2]):
            spot = Rect(0, 0, side, side)
            spot.midleft = self.rect.midleft
            if place:
                spot.midright = self.rect.midright
            self._draw_seat(canvas, spot, colour, self.facts.factions[place])

    def _draw_seat(self, canvas: Canvas, spot: Rect, colour: str, faction: str) -> None:
        look, width = SEATS[colour], max(2, canvas.mm(0.8))
        canvas.circle(spot.center, spot.width // 2, look.deep, border=look.base, width=width)
        picture = portrait(self.facts, faction)
        inner = spot.inflate(-2 * width, -2 * width)
        if self.here and picture and canvas.art.has(picture):
            canvas.image(picture, inner, crop="round")
        else:
            canvas.icon(look.glyph, inner.inflate(-inner.width // 2, -inner.height // 2), look.light)
        side = max(canvas.mm(5), round(spot.width * 0.28))
        badge = Rect(0, 0, side, side)
        badge.center = (spot.centerx, spot.bottom - side // 4)
        canvas.circle(badge.center, badge.width // 2, look.deep, border=look.base, width=max(1, width // 2))
        canvas.icon(look.glyph, badge.inflate(-round(side * 0.45), -round(side * 0.45)), look.light)


def portrait(facts: SaveFacts, faction: str) -> str:
    """The picture of a faction; "" before it has been chosen."""
    return f"{facts.game}/aliens/{faction}" if faction else ""
