"""Panels of Duel beside the table: the own alien, lower left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.texts import printed
from game.duel.table import DuelTable
from scenes.drawing.rich_text import SMALL, Style
from scenes.drawing.theme import AMBER, SEATS
from scenes.table.game_table import Watching
from scenes.table.looks.captions import paint_faction
from scenes.table.own_panel import OwnPanel
from scenes.table.regions import frame
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

ABILITY = Style("title", 3.7, AMBER)


class OwnAlien(OwnPanel):
    """The portrait and the power of the seat below."""

    def __init__(self, ui: Ui, view: DuelTable, watching: Watching, rect: Rect) -> None:
        self.alien = view.aliens[watching.seat]
        self.shown = printed("duel", "alien", self.alien, watching.language)
        super().__init__(ui, self.shown.name, "duel", f"alien:{self.alien}", view, watching, rect)
        self.key = "own_alien"
        self.colour = watching.colours[watching.seat]
        self.caption = ui.say("table.your_alien")

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        look = SEATS[self.colour]
        wide = (
            self.rect.width
            if self.rect.width < canvas.mm(44)
            else min(round(self.rect.height * 0.82), self.rect.width // 2)
        )
        window = Rect(self.rect.x + 1, self.rect.y + 1, wide, self.rect.height - 2)
        with canvas.clipped(window):
            canvas.image(f"duel/aliens/{self.alien}", window, waits=True)
        canvas.surface.fill(look.base, Rect(window.right, window.y, max(2, canvas.mm(0.7)), window.height))
        room = Rect(
            window.right + canvas.mm(3),
            self.rect.y + canvas.mm(2),
            self.rect.right - window.right - canvas.mm(5),
            0,
        )
        room.height = self.rect.height - canvas.mm(4)
        if room.width < canvas.mm(14):
            return
        with canvas.clipped(self.rect):
            paint_faction(canvas, room, self.caption, self.shown.name, self._abilities(), self._briefly())

    def _abilities(self) -> list[tuple[str, Style]]:
        found: list[tuple[str, Style]] = []
        for ability in self.shown.parts.get("ability", []):
            found += [(ability.name, ABILITY), (ability.says.get("text", ""), SMALL)]
        return found

    def _briefly(self) -> list[tuple[str, Style]]:
        """What the alien does, in one sentence."""
        return [(self.shown.says.get("short", ""), SMALL)]


def side_panels(ui: Ui, view: DuelTable, watching: Watching) -> Sequence[Widget]:
    """The own alien, once it is chosen."""
    if not view.aliens[watching.seat]:
        return []
    spots = frame(ui.screen, log=True)
    return [OwnAlien(ui, view, watching, spots.own.move(0, watching.hand.y - spots.hand.y))]
