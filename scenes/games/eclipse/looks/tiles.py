"""Tiles and cards beside the map: actions, technologies, parts, species, sectors in the hand."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.eclipse import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, GLASS, GLASS_RAISED, LINE_BRIGHT, TEXT, TEXT_QUIET, WHITE
from scenes.games.eclipse.looks.hexes import SectorLook
from scenes.games.eclipse.zones import FULL, SIDE, WALL
from scenes.table.looks.drawing import about
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.medallions import medallion
from scenes.table.stage.piece import Look

ACTION = Style("title", 4.6, TEXT)
SCOPE = Style("body", 3.2, TEXT_QUIET, 1.1)
TITLE = Style("title", 3.6, TEXT, 1.05)
ICONS = {
    "explore": "planet", "influence": "power", "research": "discovery", "upgrade": "gear", "build": "supply",
    "move": "arrow_right",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class ActionLook(Faceless):
    """An action: its medallion, its verb, what it may do and what it costs."""

    action: str
    verb: str
    scope: str = ""
    cost: str = ""
    able: bool = True

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        edge = AMBER if self.able else LINE_BRIGHT
        canvas.rounded(
            rect, GLASS_RAISED if self.able else GLASS, to=GLASS, border=edge, radius=canvas.mm(2.4)
        )
        pad = canvas.mm(1.6)
        side = min(round(rect.height * 0.5), round(rect.width * 0.34))
        sign = Rect(rect.x + pad, rect.y + pad, side, side)
        action_icon(canvas, self.action, sign)
        words = Rect(sign.right + pad, sign.y, rect.right - sign.right - 2 * pad, side)
        size = fitting(canvas.screen, self.verb, ACTION, words.size, least=3.0)
        canvas.text(self.verb, words, ACTION if self.able else ACTION._replace(colour=TEXT_QUIET), size=size)
        below = Rect(
            rect.x + pad, sign.bottom + pad // 2, rect.width - 2 * pad, rect.bottom - sign.bottom - pad
        )
        text = "\n".join(part for part in (self.scope, self.cost) if part)
        if text:
            size = fitting(canvas.screen, text, SCOPE, below.size, least=2.6)
            canvas.text(text, below, SCOPE, size=size)


def action_icon(canvas: Canvas, action: str, rect: Rect) -> None:
    key = f"eclipse/actions/{action}"
    if canvas.art.has(key):
        canvas.image(key, rect)
        return
    canvas.rounded(rect, (44, 62, 122), to=(18, 28, 62), border=LINE_BRIGHT, radius=rect.width / 2)
    canvas.icon(ICONS[action], about(rect.center, rect.width * 0.56), WHITE)


@dataclass(frozen=True, slots=True)
class TileLook:
    """A sector that is in the hand, as it would lie."""

    face: int
    turn: int = 0

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        wide = min(rect.width, round(rect.height / (SIDE + WALL) * 2))
        box = about(rect.center, wide, wide / 2 * (SIDE + WALL))
        SectorLook(self.face, pieces.turned(pieces.HOLES[self.face], self.turn), level=FULL).paint(
            canvas, box
        )

    def shown(self) -> list[str]:
        return [pieces.KEYS[self.face]]


@dataclass(frozen=True, slots=True)
class TitledLook:
    """Something to choose: a look, or an icon, over its name."""

    title: str
    look: Look | None = None
    icon: str = ""
    face: str = ""  # the key of the face that can be read on it

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, GLASS_RAISED, to=GLASS, border=LINE_BRIGHT, radius=canvas.mm(1.8))
        pad = canvas.mm(1.2)
        line = round(rect.height * 0.34)
        above = Rect(rect.x + pad, rect.y + pad, rect.width - 2 * pad, rect.height - line - 2 * pad)
        if self.look:
            self.look.paint(canvas, above)
        elif canvas.art.has(self.icon):
            canvas.image(self.icon, about(above.center, min(above.size)))
        elif self.icon:
            canvas.icon("discovery", about(above.center, min(above.size) * 0.7), WHITE)
        below = Rect(rect.x + pad, rect.bottom - line - pad // 2, rect.width - 2 * pad, line)
        size = fitting(canvas.screen, self.title, TITLE, below.size, least=2.4)
        canvas.text(self.title, below, TITLE, align="centre", size=size)

    def shown(self) -> list[str]:
        return [self.face] if self.face else self.look.shown() if self.look else []


@dataclass(frozen=True, slots=True)
class BadgeLook(Faceless):
    """The portrait of a species in its seat's ring."""

    species: str
    colour: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        key = f"eclipse/species/{self.species}"
        medallion(canvas, rect, key if self.species and canvas.art.has(key) else "", self.colour)
