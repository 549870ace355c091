"""Panels of Cosmic Encounter beside the table: the own alien, lower left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.texts import printed
from game.cosmic.table import CosmicTable
from scenes.drawing.rich_text import SMALL, Style
from scenes.drawing.theme import AMBER, BLACK, SEATS
from scenes.games.cosmic.looks.aliens import alien_art, paint_timing
from scenes.games.cosmic.looks.strip import running_phase
from scenes.table.game_table import Watching
from scenes.table.looks.captions import paint_faction
from scenes.table.own_panel import OwnPanel
from scenes.table.regions import Fixed, frame
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

POWER = Style("title", 3.7, AMBER)
TOKENS = Style("number", 4.6)
NARROW = 44.0  # millimetres: less has room for the portrait only


class OwnAlien(OwnPanel):
    """The portrait and the power of the seat below, its tokens, and the strip that tells when it works."""

    def __init__(self, ui: Ui, alien: str, view: CosmicTable, watching: Watching, rect: Rect) -> None:
        self.alien = alien
        self.shown = printed("cosmic", "alien", alien, watching.language)
        super().__init__(ui, self.shown.name, "cosmic", f"alien:{alien}", view, watching, rect)
        self.key = "own_alien"
        self.colour = watching.colours[watching.seat]
        self.phase = running_phase(view)
        self.tokens = view.tokens_on(alien)
        self.off = view.powerless[watching.seat] or alien in view.zapped
        self.caption = ui.say("table.cosmic.power_off" if self.off else "table.your_alien")

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        narrow = self.rect.width < canvas.mm(NARROW)
        wide = self.rect.width - 2 if narrow else min(round(self.rect.height * 0.7), self.rect.width * 2 // 5)
        strip = canvas.mm(3.4)
        window = Rect(self.rect.x + 1, self.rect.y + 1, wide, self.rect.height - 2)
        if narrow:
            window.height -= strip + canvas.mm(2)
        with canvas.clipped(window):
            canvas.image(alien_art(self.alien), window, waits=True, light=0.5 if self.off else 1.0)
        edge = Rect(window.right, window.y, max(2, canvas.mm(0.7)), window.height)
        if not narrow:
            canvas.surface.fill(SEATS[self.colour].base, edge)
        if self.tokens:
            size = canvas.mm(9)
            disc = Rect(window.x + canvas.mm(1), window.y + canvas.mm(1), size, size)
            canvas.circle(disc.center, size // 2, BLACK, border=AMBER)
            canvas.text(str(self.tokens), disc, TOKENS, align="centre")
        left = self.rect.x + canvas.mm(1.5) if narrow else edge.right + canvas.mm(2.5)
        right = self.rect.right - canvas.mm(1.5 if narrow else 2.5)
        cells = Rect(left, self.rect.bottom - strip - canvas.mm(1.4), right - left, strip)
        paint_timing(canvas, cells, self.alien, now=self.phase)
        if narrow:
            return
        room = Rect(left, self.rect.y + canvas.mm(1.6), right - left, 0)
        room.height = cells.y - canvas.mm(1) - room.y
        says = self.shown.says
        abilities = ((says.get("power", ""), POWER), (says.get("short", ""), SMALL))
        with canvas.clipped(self.rect):
            paint_faction(canvas, room, self.caption, self.shown.name, abilities)


def side_panels(ui: Ui, view: CosmicTable, watching: Watching) -> Sequence[Widget]:
    """The own alien, once it is known."""
    aliens = view.aliens_of(watching.seat)
    if not aliens or (len(view.sheets[watching.seat]) > 1 and view.turn < 0):
        return []
    spots = frame(ui.screen, log=True)
    own = spots.own.move(0, watching.hand.y - spots.hand.y)
    return [Fixed(OwnAlien(ui, aliens[0], view, watching, own), own)]
