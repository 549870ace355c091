"""Sealed packs of cards: foil over a picture of the power whose cards are inside."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.firestorm import pieces
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BLACK, DEEP, LINE, LINE_BRIGHT, TEXT_QUIET, WHITE, Colour, mixed, rgb
from scenes.games.firestorm.looks.palette import FACTIONS
from scenes.table.looks.drawing import about, code, fade, picture, vector
from scenes.widgets import marks
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

LARGEST, LARGE, LABEL = (56.0, 78.4), (40.0, 56.0), (60.0, 17.0)  # millimetres
TEAR = 0.13  # of a pack's height: above this line it is torn open
NAME, KIND = Style("heavy", 4.4, WHITE, 1.05), Style("title", 3.4, WHITE, 1.0)
INSIDE = KIND._replace(colour=TEXT_QUIET)
FOIL = rgb("#3C4E86")


class PackFace(NamedTuple):
    """What is printed on a pack."""

    kind: str
    title: str
    colour: str  # of the power, "" for cards of every power
    inside: str  # what a buyer finds in it

    @property
    def base(self) -> Colour:
        return FACTIONS[self.colour].colour if self.colour else FOIL

    @property
    def power(self) -> str:
        return pieces.FACTIONS.get(self.colour, "neutral")


class Pack(Widget):
    """A sealed pack of cards; a press opens it. Beside cards that lie open it is no more than a label."""

    role = "button"

    def __init__(
        self, face: PackFace, press: Callable[[], None], key: str, size: tuple[float, float]
    ) -> None:
        super().__init__(f"{face.kind}: {face.title}. {face.inside}")
        self.face, self.press, self.key, self.size = face, press, key, size

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.mm(self.size[0]))
        if self.size == LABEL:
            return wide, ui.mm(LABEL[1])
        return wide, round(wide * self.size[1] / self.size[0])

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.press()

    def draw(self, canvas: Canvas) -> None:
        rect = marks.sunk(self.rect, self.pressed)
        if self.size == LABEL:
            self._label(canvas, rect)
        else:
            canvas.shadow(rect, spread=3.0)
            paint_pack(canvas, rect, self.face)
        if self.hovered:
            canvas.outline(rect, WHITE, max(1, canvas.mm(0.5)), canvas.mm(1))
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(1))

    def _label(self, canvas: Canvas, rect: Rect) -> None:
        """A part of its picture, and what it is."""
        canvas.rounded(rect, mixed(self.face.base, DEEP, 0.75), border=LINE_BRIGHT, radius=canvas.mm(2))
        inner = rect.inflate(-canvas.mm(2), -canvas.mm(2))
        side = canvas.mm(11)
        thumb = Rect(inner.x, inner.centery - side // 2, side, side)
        picture(canvas, f"firestorm/emblems/{self.face.power}", thumb)
        words = Rect(thumb.right + canvas.mm(2), inner.y, 0, canvas.mm(5))
        words.width = inner.right - words.x
        lower = Rect(words.x, words.bottom, words.width, inner.bottom - words.bottom)
        for told, style, room in ((self.face.kind, INSIDE, words), (self.face.title, KIND, lower)):
            canvas.text(told, room, style, size=fitting(canvas.screen, told, style, room.size))


def paint_pack(canvas: Canvas, rect: Rect, face: PackFace) -> None:
    """A whole pack: the picture of its power under foil, its kind above, its name below."""
    picture(canvas, f"firestorm/portraits/{face.power}", rect)
    vector(canvas, rect, ("foil", face.colour), lambda w, h: _foil(w, h, face.base))
    emblem = about((rect.centerx, rect.y + round(rect.height * 0.69)), round(rect.width * 0.3))
    canvas.image(f"firestorm/emblems/{face.power}", emblem, waits=True)
    pad = canvas.mm(1.5)
    above = Rect(rect.x + pad, rect.y + round(rect.height * 0.07), rect.width - 2 * pad, 0)
    above.height = round(rect.height * 0.1)
    size = fitting(canvas.screen, face.kind, KIND, above.size, lines=1)
    canvas.text(face.kind, above, KIND, align="centre", size=size)
    below = Rect(above.x, rect.y + round(rect.height * 0.78), above.width, round(rect.height * 0.16))
    size = fitting(canvas.screen, face.title, NAME, below.size, lines=2)
    canvas.text(face.title, below, NAME, align="centre", size=size)


def _foil(width: int, height: int, base: Colour) -> str:
    """Bands in the power's colour above and below, crimped edges, a sheen across."""
    crimp, band = height * 0.055, height * 0.19
    light, dark = mixed(base, WHITE, 0.45), mixed(base, BLACK, 0.62)
    teeth = "".join(
        f'<rect x="{x}" y="{y:.1f}" width="1.6" height="{crimp:.1f}" fill="#02040E" fill-opacity="0.45"/>'
        for y in (0, height - crimp)
        for x in range(2, width, 5)
    )
    edge = f"{width * 0.12:.1f},0L{width * 0.42:.1f},0L{width * 0.1:.1f},{height}L0,{height}"
    sheen = f"M{edge}L0,{height / 3:.1f}Z"
    return (
        fade("t", (0, 0, 0, band), (0, mixed(base, BLACK, 0.25), 1), (0.7, dark, 0.9), (1, dark, 0))
        + fade("b", (0, height * 0.55, 0, height), (0, dark, 0), (0.45, dark, 0.9), (1, dark, 1))
        + fade("s", (0, 0, width, height), (0, WHITE, 0.34), (0.5, WHITE, 0.05), (1, WHITE, 0.2))
        + f'<rect width="{width}" height="{band:.1f}" fill="url(#t)"/>'
        + f'<rect y="{height * 0.55:.1f}" width="{width}" height="{height * 0.45:.1f}" fill="url(#b)"/>'
        + f'<path d="{sheen}" fill="url(#s)"/>{teeth}'
        + f'<rect x="0.75" y="0.75" width="{width - 1.5}" height="{height - 1.5}" fill="none" '
        + f'stroke="{code(light)}" stroke-width="1.5" stroke-opacity="0.8"/>'
        + f'<rect x="{width - 3}" width="3" height="{height}" fill="{code(LINE)}" fill-opacity="0.5"/>'
    )
