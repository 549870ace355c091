"""The loud moments of a table: the rest is dimmed, a banner passes, sparks fly. They change nothing."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

import pygame
from pygame import Rect

from scenes.drawing.letter_sizes import lines_of
from scenes.drawing.rich_text import CAPTION, SMALL, Style
from scenes.drawing.theme import AMBER, GLASS, LINE_BRIGHT, SEATS, SPACE, TEXT, Colour, mixed
from scenes.table.stage.beams import BEAM_MS, Beam, draw_beams
from scenes.table.stage.large_card import LargeCard, draw_large_card
from scenes.table.stage.stage import Stage, draw_piece, painted
from scenes.widgets.hold_ring import ring
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.stage.piece import Look
    from scenes.widgets.context import Ui

DIMMED = 0.42  # how bright the rest stays
DIM_MS = 160.0
IN_MS, OUT_MS = 150.0, 180.0  # of a banner
BURST_MS = 900.0
SPARKS = 44
FAINT = 0.25
TITLE = Style("heavy", 7.0, leading=1.1)
SECOND = SMALL._replace(mm=3.8, colour=TEXT)
SENTENCE = Style("body", 5.0, leading=1.2)  # of a banner that has no title
HEIGHTS = (0.36, 0.0, 1.0, 0.2, 0.6, 0.8)  # where a banner may lie in the table's height, best first
COUNT = Style("number", 18.0, leading=1.0)
PICTURE = 17.0  # millimetres: of a picture on a banner, the longer side


class Banner(NamedTuple):
    """A strip of glass across the table: what begins now."""

    caption: str
    title: str
    second: str = ""
    accent: Colour = LINE_BRIGHT
    picture: Look | None = None  # of the piece that it is about, beside the words
    shape: tuple[float, float] = (1.0, 1.0)  # of the picture


class Burst(NamedTuple):
    """Sparks about a piece in a seat's colour: rising for a victory, falling for a defeat."""

    piece: str
    colour: str
    won: bool = True


class Effects(NamedTuple):
    """What goes with a picture beyond the pieces that move."""

    spot: frozenset[str] = frozenset()  # pieces that stay bright while all else is dimmed
    turns: frozenset[str] = frozenset()  # pieces that are turned over although they look the same
    banner: Banner | None = None
    card: LargeCard | None = None  # to be read; the banner is its headline then
    burst: Burst | None = None
    beams: tuple[Beam, ...] = ()  # shots, one after the other
    tick: int = 0  # three, two, one: what is called before a reveal


PLAIN = Effects()


class LoudMoment:
    """The effects that are on, and how far they have come."""

    def __init__(self) -> None:
        self.effects = PLAIN
        self.spot: frozenset[str] = frozenset()  # stays until the light is back
        self.dim = 0.0
        self.passed = 0.0
        self.length = 0.0
        self.burst: Burst | None = None
        self.burning = 0.0
        self.beams: tuple[Beam, ...] = ()
        self.shooting = 0.0

    def begin(self, effects: Effects, ms: float) -> None:
        """The effects of the next picture, which is there for so long."""
        if effects.banner is not None or self.effects.banner is not None or effects.tick:
            self.passed = 0.0
        self.effects, self.length = effects, ms
        self.spot = effects.spot or self.spot
        if effects.burst is not None:
            self.burst, self.burning = effects.burst, 0.0
        if effects.beams:
            self.beams, self.shooting = effects.beams, 0.0

    def lift(self) -> None:
        """The light is back: nobody decides under a veil."""
        self.effects = self.effects._replace(spot=frozenset(), card=None)
        self.spot, self.dim = frozenset(), 0.0

    def end(self) -> None:
        """All of it is over at once."""
        self.effects, self.spot, self.dim, self.burst, self.beams = PLAIN, frozenset(), 0.0, None, ()
        self.passed = self.length = self.burning = 0.0

    @property
    def banner(self) -> Banner | None:
        return self.effects.banner if self.passed < self.length else None

    @property
    def card(self) -> LargeCard | None:
        """What is being read."""
        return self.effects.card if self.passed < self.length else None

    @property
    def darkens(self) -> bool:
        return bool(self.effects.spot or self.effects.card)

    @property
    def fades(self) -> bool:
        """A banner comes or goes."""
        return self.passed < IN_MS or self.length - self.passed < OUT_MS

    @property
    def moving(self) -> bool:
        dimming = self.dim != (1.0 if self.darkens else 0.0)
        passing = bool(self.effects.tick) or (self.banner is not None and (self.fades or not self.card))
        return dimming or self.burst is not None or bool(self.beams) or passing

    def update(self, ms: float, *, ends: bool = False) -> None:
        """Time passes; when it ``ends``, the light comes back."""
        step = ms / DIM_MS
        dark = self.darkens and not ends
        self.dim = min(1.0, self.dim + step) if dark else max(0.0, self.dim - step)
        if not self.dim and not self.effects.spot:
            self.spot = frozenset()
        self.passed += ms
        self.burning += ms
        if self.burning >= BURST_MS:
            self.burst = None
        self.shooting += ms
        if self.shooting >= BEAM_MS:
            self.beams = ()


class Overlay(Widget):
    """Draws a moment over the whole table, and the pieces in its light on top."""

    role = "moment"
    layered = True

    def __init__(self, stage: Stage, moment: LoudMoment, area: Rect) -> None:
        super().__init__()
        self.stage, self.moment, self.area = stage, moment, area
        self.ui: Ui | None = None

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = rect, ui

    @property
    def moving(self) -> bool:
        return self.moment.moving

    @property
    def calm(self) -> bool:
        return self.ui is not None and self.ui.settings.reduced_motion

    def draw(self, canvas: Canvas) -> None:
        moment = self.moment
        if moment.dim:
            dark = self.area if moment.card else self.rect  # what is beside it stays bright
            canvas.dim(dark, 1 - (1 - DIMMED) * moment.dim)
        if moment.beams and not self.calm:
            draw_beams(canvas, moment.beams, self.stage.pieces, moment.shooting / BEAM_MS)
        if moment.burst:
            self._burst(canvas, moment.burst, moment.burning / BURST_MS)
        lit = [piece for name, piece in self.stage.pieces.items() if name in moment.spot]
        for piece in sorted(lit, key=lambda piece: piece.placed.z):
            draw_piece(canvas, piece.placed, piece.look, piece.pose, shadow=moment.dim > 0.5, waits=True)
        if moment.banner and moment.card:
            self._card(canvas, moment.card, moment.banner)
        elif moment.banner:
            self._banner(canvas, moment.banner)
        if moment.effects.tick:
            self._count(canvas, [piece.placed.rect for piece in lit])

    # --- a card to be read

    def _card(self, canvas: Canvas, card: LargeCard, banner: Banner) -> None:
        """It grows a little as it comes, unless little motion is wanted."""
        come = 1.0 if self.calm else min(1.0, self.moment.passed / IN_MS)
        headline = (banner.caption, banner.title, banner.second)
        draw_large_card(canvas, self.area, card, headline, banner.accent, come)

    # --- three, two, one

    def _count(self, canvas: Canvas, lit: list[Rect]) -> None:
        """The number between the cards; the ring about it runs out, unless little motion is wanted."""
        moment = self.moment
        share = min(1.0, moment.passed / moment.length) if moment.length else 1.0
        side = canvas.mm(COUNT.mm * 1.7)
        plate = Rect(0, 0, side, side)
        plate.center = lit[0].unionall(lit[1:]).center if lit else self.area.center
        canvas.circle(plate.center, side // 2, GLASS, border=LINE_BRIGHT, alpha=240)
        if not self.calm:
            ring(canvas, plate, 1 - share, AMBER)
        fresh = 1.0 if self.calm else 1 + 0.35 * (1 - min(1.0, share * 3)) ** 2
        size = round(canvas.screen.em(COUNT.mm) * fresh / 2) * 2
        canvas.text(str(moment.effects.tick), plate.inflate(side, side), COUNT, align="centre", size=size)

    # --- sparks

    def _burst(self, canvas: Canvas, burst: Burst, share: float) -> None:
        piece = self.stage.pieces.get(burst.piece)
        if piece is None:
            return
        look = SEATS[burst.colour]
        rect = piece.placed.rect
        if self.calm:
            canvas.glow(rect, look.light, spread=3.0, strength=round(150 * (1 - share) / 30) * 30)
            return
        if burst.won:
            self._ring(canvas, rect, look.light, share, 1 - share)
        else:
            self._ring(canvas, rect, look.dark, 1 - share, math.sin(math.pi * share))
        dice = Random(crc32(f"{burst.piece}{burst.won}".encode()))
        for _ in range(SPARKS if burst.won else SPARKS // 2):
            self._spark(canvas, rect, (look.base, look.light), dice, share, won=burst.won)

    def _ring(self, canvas: Canvas, rect: Rect, colour: Colour, out: float, left: float) -> None:
        if left < FAINT:
            return  # over something bright it would be a dark line
        radius = rect.width * (0.6 + 0.9 * (1 - (1 - out) ** 3))
        width = max(1, round(canvas.mm(1.6) * left))
        pygame.draw.aacircle(canvas.surface, mixed(SPACE, colour, left), rect.center, round(radius), width)

    def _spark(
        self,
        canvas: Canvas,
        rect: Rect,
        colours: tuple[Colour, Colour],
        dice: Random,
        share: float,
        *,
        won: bool,
    ) -> None:
        """One spark: thrown up and outwards and falling again, or only dropping from the lower edge."""
        about, speed, size = dice.random() * math.tau, 0.5 + 0.9 * dice.random(), 0.5 + dice.random()
        colour = colours[dice.random() < 0.5]
        lag = dice.random() * 0.18
        age = max(0.0, min(1.0, (share - lag) / (1 - lag)))
        if not 0 < age < 1:
            return
        reach = rect.height * 0.85 * speed * (1 - (1 - age) ** 2)
        x, y = rect.centerx + math.cos(about) * reach, rect.centery + math.sin(about) * reach
        fall = rect.height * 0.55 * age * age
        if not won:
            x = rect.centerx + math.cos(about) * rect.width * 0.5
            y, fall = rect.bottom - rect.height * 0.1 * size, rect.height * 0.5 * speed * age * age
        radius = max(1, round(canvas.mm(1.2) * size * (1 - age * age)))
        canvas.circle((round(x), round(y + fall)), radius, colour)

    # --- the banner

    def _banner(self, canvas: Canvas, banner: Banner) -> None:
        moment = self.moment
        come = min(1.0, moment.passed / IN_MS)
        go = min(1.0, (moment.length - moment.passed) / OUT_MS)
        strip = self._strip(canvas, banner)
        shift = 0 if self.calm else round(self.area.width * 0.06 * ((1 - come) ** 2 - (1 - go) ** 2))
        spot = (self.area.x - shift, self._top(strip.get_height()))
        faded = round(255 * min(come, go) / 17) * 17
        strip.set_alpha(faded)
        canvas.blit(strip, spot)

    def _top(self, height: int) -> int:
        """Where the banner begins: beside what lies in the light, if there is room."""
        lit = [piece.placed.rect for name, piece in self.stage.pieces.items() if name in self.moment.spot]
        room = self.area.height - height
        tops = [self.area.y + round(min(share * self.area.height, room)) for share in HEIGHTS]
        return min(tops, key=lambda top: sum(_shared(rect, top, height) for rect in lit))

    def _strip(self, canvas: Canvas, banner: Banner) -> pygame.Surface:
        """The banner as a picture: its ends fade into the table."""
        lines = [(banner.caption, CAPTION), (banner.title, TITLE)]
        lines.append((banner.second, SECOND if banner.title else SENTENCE))
        picture = _picture_size(canvas, banner)
        aside = picture[0] + canvas.mm(5) if banner.picture else 0
        wide = self.area.width - 2 * canvas.mm(10) - aside
        laid = [lines_of(canvas.screen, text, style, wide) for text, style in lines if text]
        tall = sum(text.height for text in laid)
        size = (self.area.width, max(tall, picture[1]) + 2 * canvas.mm(4))
        key = ("banner", banner, size)
        kept = canvas.passing.get(key)
        if kept is not None:
            return kept
        strip = pygame.Surface(size, pygame.SRCALPHA)
        inside = canvas.onto(strip)
        _glass(strip, banner.accent, max(1, canvas.mm(0.5)))
        words = max((text.width for text in laid), default=0)
        left = (size[0] - aside - words) // 2
        if banner.picture:
            shown = painted(canvas, banner.picture, picture)
            strip.blit(shown, (left, (size[1] - picture[1]) // 2))
        top = (size[1] - tall) // 2
        for text, style in [line for line in lines if line[0]]:
            room = Rect(left + aside, top, words, size[1])
            top = inside.text(text, room, style, align="centre", middle=False).bottom
        return canvas.passing.put(key, strip)


def _shared(rect: Rect, top: int, height: int) -> int:
    """How much of a piece a banner of the table's width would cover, in rows of pixels."""
    return max(0, min(rect.bottom, top + height) - max(rect.top, top))


def _picture_size(canvas: Canvas, banner: Banner) -> tuple[int, int]:
    if banner.picture is None:
        return (0, 0)
    unit = canvas.mm(PICTURE) / max(banner.shape)
    return round(banner.shape[0] * unit), round(banner.shape[1] * unit)


def _glass(strip: pygame.Surface, accent: Colour, edge: int) -> None:
    """A band that is thickest in its middle, with a bright line above and below."""
    wide, tall = strip.get_size()
    for x in range(wide):
        share = 1 - abs(2 * x / max(1, wide - 1) - 1) ** 4
        strip.fill((*GLASS, round(236 * share)), (x, 0, 1, tall))
        for y in (0, tall - edge):
            strip.fill((*accent, round(255 * share)), (x, y, 1, edge))
