"""Drawing: panels, pictures, texts and glows on one surface, everything costly kept for the next frame."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from copy import copy

import pygame
from pygame import Rect, Surface

from scenes.drawing import rich_text as texts
from scenes.drawing import shapes
from scenes.drawing.art import Art, NotYet
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.memory_budget import PASSING, SHAPES, SurfaceCache
from scenes.drawing.rich_text import BODY, Style
from scenes.drawing.theme import (
    AMBER,
    AMBER_DARK,
    AMBER_EDGE,
    BLACK,
    CYAN,
    GLASS,
    GLASS_RAISED,
    IN_CONTRAST,
    LINE,
    LINE_BRIGHT,
    WHITE,
    Colour,
    mixed,
)
from scenes.shell.units import Screen, with_letters_of

RADIUS = 3.0  # millimetres, of panels
SCENERY = ("space/menu", "space/orrery", "space/table", "firestorm/stage/space", "curtain/")  # lies behind
FAINT = 0.3  # of its light is left to scenery where more contrast is wanted
PATIENCE_MS = 6.0  # of a frame go to pictures that are drawn for the first time; the rest comes later


class Pace:
    """How long a frame may take over what has never been drawn; without limit everything is drawn at once."""

    def __init__(self, patience: float = math.inf) -> None:
        self.patience = patience
        self.spent = 0.0
        self.late = False  # something is missing in this frame
        self.sheets = 0  # parts of the frame that were kept in it as one picture
        self.waits: dict[Hashable, str] = {}  # looks, and the picture that each of them needs

    def begin(self) -> None:
        """Begins a new frame."""
        self.spent, self.late, self.sheets = 0.0, False, 0

    @property
    def endless(self) -> bool:
        return math.isinf(self.patience)


class Canvas:
    """A surface and the means to draw on it. ``drawn`` lists what was shown, for the privacy audit."""

    def __init__(self, surface: Surface, screen: Screen, art: Art) -> None:
        self.art = art
        self.screen = screen
        self.shapes = SurfaceCache(0)
        self.passing = SurfaceCache(0)
        self.fit(surface, screen)
        self.drawn: list[str] | None = None
        self.pace = Pace()

    def fit(self, surface: Surface, screen: Screen) -> None:
        """Draw onto this surface from now on, and keep as much as its size asks for."""
        if (screen.reader_font, screen.contrast) != (self.screen.reader_font, self.screen.contrast):
            self.shapes.clear()
            self.passing.clear()
        self.surface, self.screen = surface, screen
        window = screen.width * screen.height * 4
        self.shapes.room, self.passing.room = round(SHAPES * window), round(PASSING * window)

    def onto(self, surface: Surface) -> Canvas:
        """The same means on another surface."""
        other = copy(self)
        other.surface = surface
        return other

    def mm(self, length: float) -> int:
        return self.screen.mm(length)

    def tone(self, colour: Colour) -> Colour:
        """A colour as the reader wants it."""
        return IN_CONTRAST.get(colour, colour) if self.screen.contrast else colour

    def _note(self, what: str) -> None:
        if self.drawn is not None:
            self.drawn.append(what)

    # --- pictures

    def blit(self, surface: Surface, pos: tuple[int, int]) -> None:
        self.surface.blit(surface, pos)

    def image(
        self,
        key: str,
        rect: Rect,
        *,
        angle: int = 0,
        crop: str = "",
        light: float = 1.0,
        alpha: int = 255,
        waits: bool = False,
    ) -> None:
        """A picture in a rectangle, turned about its middle; ``light`` below 1 darkens it.

        One that ``waits`` may be missing in a frame, if it has to be read first.
        """
        if not _has_area(rect):
            return
        self._note(key)
        if self.screen.contrast and key.startswith(SCENERY):
            light = min(light, FAINT)
        name = ("image", key, rect.size, crop, angle % 360)
        try:
            with self.art.patiently() if waits else nullcontext():
                flat = self.art.image(key, rect.size, crop=crop, angle=angle)
        except NotYet:
            if not waits:
                raise
            self.pace.late = True
            return
        self.sprite(name, flat, rect.center, light=light, alpha=alpha)

    def sprite(
        self,
        name: Hashable,
        surface: Surface,
        centre: tuple[int, int],
        *,
        light: float = 1.0,
        alpha: int = 255,
        passing: bool = False,
    ) -> None:
        """A ready picture about its middle. Dimmed and faded copies are kept under ``name``."""
        if light < 0.995 or alpha < 255:
            steps = (round(light * 20), round(alpha / 12.75))
            room = self.passing if passing else self.shapes
            kept = room.get((name, steps))
            surface = kept or room.put((name, steps), shapes.toned(surface, steps[0] / 20, steps[1] / 20))
        self.surface.blit(surface, surface.get_rect(center=centre))

    def icon(self, name: str, rect: Rect, colour: Colour = WHITE) -> None:
        if not _has_area(rect):
            return
        size = min(rect.size)
        drawn = self.art.icon(name, size, self.tone(colour))
        self.surface.blit(drawn, drawn.get_rect(center=rect.center))

    # --- shapes

    def rounded(
        self,
        rect: Rect,
        fill: Colour,
        *,
        alpha: int = 255,
        border: Colour | None = None,
        width: int = 1,
        radius: float | None = None,
        to: Colour | None = None,
    ) -> None:
        """A rounded rectangle, with a border, shading downwards to the colour ``to``."""
        if not _has_area(rect):
            return
        corner = min(radius if radius is not None else self.mm(RADIUS), rect.width / 2, rect.height / 2)
        fill = self.tone(fill)
        border, to = (each if each is None else self.tone(each) for each in (border, to))
        key = ("rounded", rect.size, fill, alpha, border, width, round(corner), to)
        shape = self.shapes.get(key) or self.shapes.put(
            key, shapes.round_box(rect.size, fill, alpha, border, width, corner, to)
        )
        self.surface.blit(shape, rect)

    def outline(self, rect: Rect, colour: Colour, width: int, radius: float, *, dash: int = 0) -> None:
        """Only the edge of a rounded rectangle, dashed if ``dash`` is the length of a dash."""
        if not _has_area(rect):
            return
        colour, reach = self.tone(colour), max(math.ceil(radius), width)
        if not dash and 2 * reach < min(rect.size):
            self._frame(rect, colour, width, radius, reach)
            return
        key = ("outline", rect.size, colour, width, round(radius), dash)
        shape = self.shapes.get(key) or self.shapes.put(
            key, shapes.outline_of(rect.size, colour, width, radius, dash)
        )
        self.surface.blit(shape, rect)

    def _frame(self, rect: Rect, colour: Colour, width: int, radius: float, reach: int) -> None:
        """An edge from four sides and four kept corners: most of a picture of it would be empty."""
        key = ("ring", colour, width, radius)
        ring = self.shapes.get(key) or self.shapes.put(
            key, shapes.ring((2 * reach, 2 * reach), colour, width, radius)
        )
        for side in shapes.sides(rect.size, reach, width):
            self.surface.fill(colour, side.move(rect.topleft))
        for x in (0, 1):
            for y in (0, 1):
                spot = (rect.x + x * (rect.width - reach), rect.y + y * (rect.height - reach))
                self.surface.blit(ring, spot, Rect(x * reach, y * reach, reach, reach))

    def shadow(self, rect: Rect, *, spread: float = 4.0, strength: int = 140, radius: float = 3.0) -> None:
        """A soft shadow under a rectangle, falling to the lower right."""
        if not _has_area(rect):
            return
        reach = self.mm(spread)
        key = ("shadow", rect.size, reach, strength)
        shape = self.shapes.get(key) or self.shapes.put(
            key, shapes.soft(rect.size, self.mm(radius), reach, BLACK, strength)
        )
        self.surface.blit(shape, (rect.x - reach + reach // 4, rect.y - reach + reach // 2))

    def glow(self, rect: Rect, colour: Colour = AMBER, *, spread: float = 2.0, strength: int = 150) -> None:
        """Light around a rectangle: legal here, and nothing else."""
        if not _has_area(rect):
            return
        reach = self.mm(spread)
        key = ("glow", rect.size, reach, colour, strength)
        shape = self.shapes.get(key) or self.shapes.put(
            key, shapes.soft(rect.size, self.mm(RADIUS), reach, colour, strength)
        )
        self.surface.blit(shape, (rect.x - reach, rect.y - reach))

    def circle(
        self,
        centre: tuple[int, int],
        radius: int,
        fill: Colour,
        *,
        alpha: int = 255,
        border: Colour | None = None,
        width: int = 1,
    ) -> None:
        rect = Rect(0, 0, 2 * radius, 2 * radius)
        rect.center = centre
        self.rounded(rect, fill, alpha=alpha, border=border, width=width, radius=radius)

    def line(self, one: tuple[int, int], other: tuple[int, int], colour: Colour, width: int = 1) -> None:
        colour = self.tone(colour)
        if width <= 1:
            pygame.draw.aaline(self.surface, colour, one, other)
        else:
            pygame.draw.line(self.surface, colour, one, other, width)

    def veil(self, rect: Rect, colour: Colour, alpha: int) -> None:
        """A see-through sheet over a rectangle."""
        if not _has_area(rect):
            return
        key = ("veil", rect.size, colour)
        shape = self.shapes.get(key)
        if shape is None:
            shape = Surface(rect.size)
            shape.fill(colour)
            self.shapes.put(key, shape)
        shape.set_alpha(alpha)
        self.surface.blit(shape, rect)

    def dim(self, rect: Rect, light: float) -> None:
        """Darken what has been drawn in a rectangle; 1 leaves it as it is."""
        shade = round(255 * light)
        self.surface.fill((shade, shade, shade), rect, special_flags=pygame.BLEND_RGB_MULT)

    # --- materials: glass, light, shadow

    def glass(self, rect: Rect, *, alpha: int = 224, border: Colour = LINE, shadow: bool = True) -> None:
        """A glass panel with its bright upper edge."""
        if not _has_area(rect):
            return
        if shadow:
            self.shadow(rect)
        self.rounded(rect, GLASS, alpha=255 if self.screen.contrast else alpha, border=border)
        corner = self.mm(RADIUS)
        bright = mixed(GLASS, WHITE, 0.2)
        self.surface.fill(bright, Rect(rect.x + corner, rect.y, max(1, rect.width - 2 * corner), 1))

    def plate(
        self, rect: Rect, kind: str, *, pressed: bool = False, hovered: bool = False, enabled: bool = True
    ) -> None:
        """The face of a button: "primary" in amber, "normal" in raised glass, "flat" only when touched."""
        if kind == "flat" and not (pressed or hovered):
            return
        if not enabled:
            self.rounded(rect, GLASS, alpha=200, border=LINE)
            return
        if kind == "primary":
            self.shadow(rect, spread=3.0)
            top, bottom, edge = mixed(AMBER, WHITE, 0.35), AMBER_DARK, AMBER_EDGE
        else:
            top, bottom, edge = mixed(GLASS_RAISED, WHITE, 0.06), GLASS_RAISED, LINE_BRIGHT
        if hovered or pressed:
            top, bottom = mixed(top, WHITE, 0.08), mixed(bottom, WHITE, 0.08)
        if pressed:
            top, bottom = bottom, top
        self.rounded(rect, top, to=bottom, border=edge)

    # --- texts

    def text(
        self,
        text: str,
        rect: Rect,
        style: Style = BODY,
        *,
        align: str = "left",
        middle: bool = True,
        size: int = 0,
    ) -> Rect:
        """A text broken to a rectangle's width; returns what it covers. ``align``: left, centre, right."""
        if style.spaced:
            text = text.upper()
        self._note(text)
        em = size or self.letters_for(text, rect, style)
        layout = texts.break_lines(text, style.font, em, rect.width, style.leading, style.spaced)
        top = rect.y + (rect.height - layout.height) // 2 if middle else rect.y
        covered = Rect(rect.x, top, 0, layout.height)
        style = style._replace(colour=self.tone(style.colour))
        for row, line in enumerate(layout.lines):
            left = rect.x + _shift(rect.width - line.width, align)
            self._line(line, layout, (left, top + row * layout.line_height), style)
            part = Rect(left, top, line.width, layout.height)
            covered = covered.union(part) if covered.width else part
        return covered

    def letters_for(self, text: str, rect: Rect, style: Style) -> int:
        """The height of letters in a rectangle; large ones shrink to the usual size before they are cut."""
        if self.screen.text <= 1:
            return self.screen.em(style.mm)
        return fitting(self.screen, text, style, rect.size, least=style.mm)

    def _line(
        self, line: texts.TextLine, layout: texts.TextLayout, pos: tuple[int, int], style: Style
    ) -> None:
        drop = (layout.line_height - layout.size) // 2
        for run in line.runs:
            x = pos[0] + run.x
            if run.icon:
                self.icon(run.icon, Rect(x, pos[1] + drop, run.width, layout.size), style.colour)
                continue
            drawn = texts.rendered(run.text, run.font, layout.size, style.colour, style.spaced)
            top = pos[1] + (layout.line_height - drawn.get_height()) // 2
            self.surface.blit(drawn, (x, top + texts.baseline_shift(run.font, layout.size)))
            if run.link:
                y = pos[1] + layout.line_height - max(1, drop)
                self.surface.fill(CYAN, Rect(x, y, run.width, max(1, self.mm(0.35))))

    def letters(self, text: str, midleft: tuple[int, int], style: Style, size: int) -> None:
        """A line exactly as it was typed, without markup, about a point at its left."""
        self._note(text)
        drawn = texts.rendered(text, style.font, size, self.tone(style.colour))
        self.surface.blit(drawn, drawn.get_rect(midleft=midleft))

    def lettered(self, text: float) -> AbstractContextManager[None]:
        """Draw with letters of another size than the reader's."""
        return with_letters_of(self, text)

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw only within a rectangle, also if a picture that is not there yet ends it early."""
        before = self.surface.get_clip()
        self.surface.set_clip(rect.clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)


def _has_area(rect: Rect) -> bool:
    """Nothing is drawn where a widget that has run out of room has none left for a part of itself."""
    return rect.width > 0 and rect.height > 0


def _shift(room: int, align: str) -> int:
    if align == "centre":
        return room // 2
    return room if align == "right" else 0
