"""The ships that can be sent into a battle: a card for each kind, and the names of what they can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BLACK, LINE_BRIGHT, TEXT, TEXT_QUIET, mixed
from scenes.games.eclipse.looks.battle import facing, small_dice, weapon
from scenes.screens.battle_calculator.forces import DICE, ICONS, Force, colour_of, kind_name
from scenes.widgets.marks import ring as focus_ring
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

NAME, NUMBER = Style("title", 3.8, TEXT, 1.0), Style("number", 3.6, TEXT)
VALUE_NAME = Style("body", 3.4, TEXT_QUIET, 1.05)
TALL = 14.0  # millimetres of a ship's picture
NAME_TALL = 8.0  # of the name of a value


class ShipFace(Widget):
    """A kind of ship of one side: its picture, its name and what it can do; a press edits it."""

    role = "button"

    def __init__(self, ui: Ui, side: int, kind: str, force: Force, press: Callable[[], None]) -> None:
        self.title = kind_name(kind, ui)
        super().__init__(self.title)
        self.key = f"kind:{side}:{kind}"
        self.side, self.kind, self.force, self.press = side, kind, force, press

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(TALL)

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.press()

    def draw(self, canvas: Canvas) -> None:
        rect, pad = self.rect, canvas.mm(1.2)
        ship = Rect(rect.x, rect.y, rect.height, rect.height)
        facing(canvas, ship, self.kind, colour_of(self.side, self.kind), left=self.side == 1)
        words = Rect(ship.right + pad, rect.y, rect.right - ship.right - pad, round(rect.height * 0.58))
        size = fitting(canvas.screen, self.title, NAME, words.size, lines=2)
        style = NAME if self.force.count else NAME._replace(colour=TEXT_QUIET)
        canvas.text(self.title, words, style, size=size)
        self._values(canvas, Rect(words.x, words.bottom, words.width, rect.bottom - words.bottom))
        if self.hovered:
            canvas.outline(rect.inflate(pad, pad), LINE_BRIGHT, max(1, canvas.mm(0.4)), canvas.mm(2))
        if self.focused:
            focus_ring(canvas, rect.inflate(pad, pad), canvas.mm(2))

    def _values(self, canvas: Canvas, room: Rect) -> None:
        """Dice first, then what is not nothing."""
        side = min(round(room.height * 0.8), canvas.mm(5))
        x = small_dice(canvas, (room.x, room.centery), side, self.force.dice)
        for value, icon in ICONS.items():
            number = getattr(self.force, value)
            if not number and value != "initiative":
                continue
            if x + side + canvas.mm(3) > room.right:
                return
            spot = Rect(x, room.centery - side // 2, side, side)
            canvas.icon(icon, spot, TEXT_QUIET)
            words = Rect(spot.right + canvas.mm(0.3), room.y, canvas.mm(3.4), room.height)
            x = canvas.text(str(number), words, NUMBER).right + canvas.mm(1.4)


class ValueName(Widget):
    """What can be changed of a design, with its sign or its die."""

    role = "label"

    def __init__(self, value: str, name: str) -> None:
        super().__init__(name)
        self.value = value

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(NAME_TALL)

    def draw(self, canvas: Canvas) -> None:
        side = canvas.mm(4.4)
        spot = Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        if self.value in DICE:
            paint = weapon(DICE[self.value])
            canvas.rounded(spot, paint, border=mixed(paint, BLACK, 0.5), radius=side * 0.24)
            canvas.icon("cannon", spot.inflate(-side // 3, -side // 3), BLACK)
        else:
            canvas.icon(ICONS[self.value], spot, TEXT)
        words = Rect(spot.right + canvas.mm(1.4), self.rect.y, 0, self.rect.height)
        words.width = self.rect.right - words.x
        size = fitting(canvas.screen, self.name, VALUE_NAME, words.size, lines=2)
        canvas.text(self.name, words, VALUE_NAME, size=size)
