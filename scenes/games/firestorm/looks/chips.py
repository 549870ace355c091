"""Small things on and between cards: what can be used, places for damage, marks of the stack."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import (
    AMBER,
    AMBER_EDGE,
    BAD,
    BLACK,
    CYAN,
    GLASS,
    GLASS_RAISED,
    INK,
    LINE,
    LINE_BRIGHT,
    SEATS,
    TEXT,
    TEXT_QUIET,
    WHITE,
    mixed,
)
from scenes.games.firestorm.looks.parts import facts_of, flag, orb, paint_art
from scenes.table.looks.drawing import about, numeral
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.fitting import fit, write_fitting
from scenes.table.stage.piece import Look
from scenes.widgets import marks


@dataclass(frozen=True, slots=True)
class OrbLook(Faceless):
    """Points that a card gives if it is deactivated."""

    tp: int
    ep: int

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        size = min(rect.size)
        kinds = ["tp"] * self.tp + ["ep"] * self.ep
        canvas.circle(rect.center, size // 2, AMBER_EDGE)
        if len(kinds) == 1:
            orb(canvas, kinds[0], rect.center, size * 0.9)
            return
        for place, kind in enumerate(kinds[:2]):
            orb(canvas, kind, (rect.centerx + (place - 0.5) * size * 0.4, rect.centery), size * 0.56)


@dataclass(frozen=True, slots=True)
class ThumbLook:
    """The picture of a card by itself, with the sign of its type."""

    key: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        with canvas.clipped(rect):
            paint_art(canvas, self.key, rect)
        side = round(rect.width * 0.4)
        flag(canvas, facts_of(self.key).type, Rect(rect.x, rect.y, side, side))
        canvas.outline(rect, LINE_BRIGHT, 1, 2)

    def shown(self) -> list[str]:
        return [self.key]


@dataclass(frozen=True, slots=True)
class ChipLook(Faceless):
    """A round sign: an ability to use, a special ability, a counter."""

    icon: str
    text: str = ""
    quiet: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        disc = about(rect.center, min(rect.size))
        fill = GLASS_RAISED if self.quiet else AMBER
        canvas.circle(disc.center, disc.width // 2, fill, border=AMBER_EDGE, width=max(1, disc.width // 18))
        ink = WHITE if self.quiet else INK
        if self.text:
            numeral(canvas, self.text, disc.inflate(-disc.width * 2 // 5, -disc.width * 3 // 5), ink)
        else:
            canvas.icon(self.icon, disc.inflate(-disc.width // 3, -disc.width // 3), ink)


@dataclass(frozen=True, slots=True)
class NumberLook(Faceless):
    """A number to choose, or a place that stands for one; ``icon`` says of what."""

    number: int
    icon: str = ""
    over: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        edge = AMBER_EDGE if self.over else AMBER
        canvas.rounded(
            rect, GLASS_RAISED, radius=min(rect.size) * 0.2, border=edge, width=max(2, canvas.mm(0.6))
        )
        room = rect.inflate(-rect.width // 3, -rect.height // 3)
        if self.icon:
            side = rect.height // 3
            canvas.icon(
                self.icon,
                Rect(rect.centerx - side // 2, rect.y + rect.height // 10, side, side),
                edge,
            )
            room = Rect(
                rect.x + rect.width // 5,
                rect.centery - rect.height // 14,
                rect.width * 3 // 5,
                rect.height * 2 // 5,
            )
        numeral(canvas, str(self.number), room, WHITE)


@dataclass(frozen=True, slots=True)
class WordLook:
    """An answer in words on a plate, perhaps under the look of what it is about."""

    text: str
    look: Look | None = None
    icon: str = ""
    colour: str = ""  # of a seat

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        edge = SEATS[self.colour].base if self.colour else LINE_BRIGHT
        canvas.rounded(rect, GLASS_RAISED, to=GLASS, radius=rect.width * 0.06, border=edge)
        tall = rect.height
        if self.look is not None or self.icon:
            box = Rect(rect.x, rect.y, rect.width, round(rect.height * 0.52))
            tall = rect.bottom - box.bottom
            if self.look is not None:
                self.look.paint(canvas, about(box.center, box.height * 0.84, box.height * 0.92))
            else:
                canvas.icon(self.icon, about(box.center, box.height * 0.6), TEXT)
        pad = rect.width // 16
        room = Rect(rect.x + pad, rect.bottom - tall + pad, rect.width - 2 * pad, tall - 2 * pad)
        write_fitting(canvas, self.text, room, Style("title", 3.8, TEXT, 1.05), align="centre")

    def shown(self) -> list[str]:
        return self.look.shown() if self.look is not None else []


@dataclass(frozen=True, slots=True)
class LinkLook(Faceless):
    """A plus between a planet and the alien-tec on it."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.circle(rect.center, min(rect.size) // 2, (60, 18, 50), border=(214, 51, 111))
        canvas.icon("plus", rect.inflate(-rect.width // 3, -rect.height // 3), (255, 190, 215))


@dataclass(frozen=True, slots=True)
class AimLook(Faceless):
    """A card that something on the stack is about, with the number of its row."""

    number: int

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        thick = max(2, canvas.mm(0.8))
        canvas.outline(rect, CYAN, thick, rect.width * 0.06)
        size = max(round(min(rect.size) * 0.26), canvas.mm(5))
        centre = (rect.right - size // 2, rect.y + size // 2)
        canvas.circle(centre, size // 2, mixed(CYAN, BLACK, 0.75), border=CYAN)
        numeral(canvas, str(self.number), about(centre, size * 0.5, size * 0.42), CYAN)


@dataclass(frozen=True, slots=True)
class DropLook(Faceless):
    """A place where the card in hand may go: an edge with a tick, in a wide one with words."""

    text: str = ""
    over: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, mixed(AMBER, BLACK, 0.6), alpha=150 if self.over else 70, radius=canvas.mm(2.4))
        width = max(2, canvas.mm(1.0 if self.over else 0.6))
        dash = 0 if self.over or not self.text else canvas.mm(2.4)
        canvas.outline(rect, AMBER_EDGE if self.over else AMBER, width, canvas.mm(2.4), dash=dash)
        size = canvas.mm(6)
        found = (
            fit(canvas, self.text, "title", rect.width - 3 * size, size * 2, 4.4, lines=1)
            if self.text
            else None
        )
        if found is None:
            marks.tick(canvas, (rect.centerx, rect.y + size * 2 // 3), size)
            return
        left = rect.centerx - (found.layout.width + size + canvas.mm(2)) // 2
        marks.tick(canvas, (left + size // 2, rect.centery), size)
        room = Rect(left + size + canvas.mm(2), rect.y, found.layout.width + 4, rect.height)
        canvas.text(found.text, room, Style("title", 4, AMBER_EDGE, 1.0), size=found.size)


@dataclass(frozen=True, slots=True)
class HitLook(Faceless):
    """Damage that is about to be dealt: its points, and a skull if they destroy."""

    points: int
    falls: bool

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        disc = about(rect.center, min(rect.size))
        edge = BAD if self.falls else AMBER
        canvas.circle(
            disc.center,
            disc.width // 2,
            mixed(edge, BLACK, 0.7),
            border=edge,
            width=max(2, disc.width // 14),
        )
        side = disc.width * 0.36
        canvas.icon(
            "skull" if self.falls else "attack",
            about((disc.centerx, disc.y + disc.height * 0.3), side),
            edge,
        )
        room = about((disc.centerx, disc.y + disc.height * 0.66), disc.width * 0.6, disc.height * 0.36)
        numeral(canvas, str(self.points), room, WHITE)


@dataclass(frozen=True, slots=True)
class CaptionLook(Faceless):
    """A line etched into the table, with a word on it."""

    text: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        y = rect.centery
        canvas.surface.fill(LINE, Rect(rect.x, y, rect.width, 1))
        if not self.text:
            return
        found = fit(
            canvas, self.text, "title", rect.width - canvas.mm(6), rect.height, 3.4, lines=1, least=2.4
        )
        if found is None:
            return
        wide = found.layout.width + canvas.mm(6)
        plate = Rect(rect.centerx - wide // 2, rect.y, wide, rect.height)
        tall = found.layout.height + canvas.mm(1)
        canvas.rounded(Rect(plate.x, y - tall // 2, wide, tall), (11, 18, 38), alpha=235, radius=canvas.mm(1))
        canvas.text(found.text, plate, Style("title", 3, TEXT_QUIET, 1.0), align="centre", size=found.size)


@dataclass(frozen=True, slots=True)
class DivideLook(Faceless):
    """A line etched into the table, between planets and ships that lie in one row."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        tall = rect.height * 4 // 5
        canvas.surface.fill(
            LINE_BRIGHT, Rect(rect.centerx, rect.centery - tall // 2, max(1, canvas.mm(0.3)), tall)
        )
