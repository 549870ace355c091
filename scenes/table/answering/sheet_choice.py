"""A choice among sheets, alone on the stage: a few stand side by side, of many one is read at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from scenes.drawing.theme import AMBER, AMBER_EDGE, INK, LINE_BRIGHT, SPACE
from scenes.table.answering.piece_tray import PressableLook, TraySlot
from scenes.table.looks.sheets import SheetLook, SheetTile
from scenes.table.stage.stage import draw_look
from scenes.widgets import marks
from scenes.widgets.boxes import Grid, Row
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

FEW = 3  # so many stand side by side
TILE = (34.0, 40.0)  # millimetres of one of many
SHADE = 110  # of 255, over a sheet while another one is chosen
TICK = 9.0  # millimetres


class OfferedSheet(NamedTuple):
    """A sheet that can be chosen, and what pressing and holding it do."""

    look: SheetLook
    on_press: Callable[[], None]
    on_inspect: Callable[[], None]
    chosen: bool
    key: str


class SheetStage(TraySlot):
    """The whole table is the stage of the choice: nothing else is seen on it."""

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = self.area
        self.children[0].arrange(ui, self.area.inflate(-2 * ui.mm(3), -2 * ui.mm(3)))

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, SPACE, border=LINE_BRIGHT, radius=canvas.mm(3))


class SheetButton(PressableLook):
    """A sheet that fills its place. The chosen one shines; the others step back while one is chosen."""

    def __init__(self, sheet: OfferedSheet, *, beside_chosen: bool) -> None:
        super().__init__(
            sheet.look, (1.0, 1.0), sheet.look.words.name, sheet.on_press,
            chosen=sheet.chosen, key=sheet.key, on_inspect=sheet.on_inspect,
        )  # fmt: skip
        self.beside_chosen = beside_chosen

    @property
    def box(self) -> Rect:
        return self.rect

    def draw(self, canvas: Canvas) -> None:
        box = marks.sunk(self.rect, self.pressed)
        radius = canvas.mm(2.6)
        if self.chosen:
            canvas.glow(box, AMBER, spread=3.0, strength=200)
        draw_look(canvas, self.look, box)
        if canvas.drawn is not None:
            canvas.drawn += self.look.shown()
        if self.beside_chosen and not self.hovered:
            canvas.rounded(box, SPACE, alpha=SHADE, radius=radius)
        if self.chosen or self.hovered:
            canvas.outline(box, AMBER if self.chosen else AMBER_EDGE, max(3, canvas.mm(1.2)), radius)
        if self.chosen:
            self._mark(canvas, box)
        if self.focused:
            marks.ring(canvas, box, radius)

    def _mark(self, canvas: Canvas, box: Rect) -> None:
        size, inset = canvas.mm(TICK), canvas.mm(TICK * 0.75)
        spot = (box.right - inset, box.y + inset)
        canvas.circle(spot, size // 2, AMBER, border=AMBER_EDGE, width=max(1, canvas.mm(0.4)))
        icon = Rect(0, 0, round(size * 0.66), round(size * 0.66))
        icon.center = spot
        canvas.icon("tick", icon, INK)


def sheet_choice(ui: Ui, sheets: Sequence[OfferedSheet], area: Rect) -> SheetStage:
    """The stage with all sheets; of many the chosen one, or else the first, is read beside the others."""
    some = any(sheet.chosen for sheet in sheets)
    if len(sheets) <= FEW:
        large = [SheetButton(sheet, beside_chosen=some and not sheet.chosen).growing() for sheet in sheets]
        return SheetStage(Row(*large, gap=4), area, area.y)
    read = next((sheet for sheet in sheets if sheet.chosen), sheets[0])
    across = max(2, int(area.width * 0.52 / ui.mm(TILE[0] + 3)))
    tiles: list[Widget] = [_tile(sheet) for sheet in sheets]
    gallery = Scroll(Grid(tiles, columns=across, gap=3), least=60, key="aliens").growing(11)
    page = SheetButton(read._replace(key=f"{read.key}:read"), beside_chosen=False).growing(9)
    return SheetStage(Row(gallery, page, gap=4), area, area.y)


def _tile(sheet: OfferedSheet) -> PressableLook:
    look = sheet.look
    tile = SheetTile(look.key, look.art, look.band, look.level, look.words.name)
    return PressableLook(
        tile, TILE, look.words.name, sheet.on_press,
        chosen=sheet.chosen, key=sheet.key, on_inspect=sheet.on_inspect,
    )  # fmt: skip
