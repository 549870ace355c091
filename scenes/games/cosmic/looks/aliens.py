"""Aliens: the sheet to inspect, the medallion of a seat, the bust beside a reveal, the strip of timing."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.core.texts import catalogue, printed
from game.cosmic import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, BLACK, GLASS, INK, LINE_BRIGHT, SEATS, TEXT, TEXT_QUIET, WHITE
from scenes.games.cosmic.looks.cards import CardPrint
from scenes.games.cosmic.looks.stock import BANDS
from scenes.games.cosmic.looks.strip import PHASES, phases_of
from scenes.table.looks.cards import CardLook
from scenes.table.looks.drawing import about, numeral, picture, plate
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.fitting import fit, shortened
from scenes.table.looks.medallions import medallion, seat_glyph

ANY = "any"
TOKEN = 4.2  # millimetres, of a counter at least


def alien_art(alien: str) -> str:
    return f"cosmic/aliens/{alien}"


def works_in(alien: str, phase: str) -> bool:
    """True if an alien's power works in a phase."""
    phases = phases_of(alien)
    return ANY in phases or phase in phases


@dataclass(frozen=True, slots=True)
class AlienLook(CardLook):
    """An alien sheet: portrait, name and power, what it does, and when."""

    colour: str = ""  # of the seat that plays it

    def face(self) -> CardPrint:
        alien = pieces.ALIENS[self.key]
        on_card = printed("cosmic", "alien", self.key, self.language)
        say = catalogue(self.language).say
        duty = say("look.must" if alien.mandatory else "look.may")
        text = f"**{on_card.says['power']}** · {duty}\n{on_card.says['text']}"
        return CardPrint(
            BANDS[alien.skill], on_card.name, SEATS[self.colour].glyph if self.colour else "person",
            alien_art(self.key), "", text, on_card.says.get("flavour", ""), foot=False,
        )  # fmt: skip

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        self.face().paint(canvas, rect, self.detail)
        if rect.width >= canvas.mm(30):
            tall = max(3, round(rect.width * 0.035))
            strip = Rect(
                rect.x + round(rect.width * 0.05), rect.bottom - 2 * tall, round(rect.width * 0.6), tall
            )
            paint_timing(canvas, strip, self.key, light=False)


def paint_timing(
    canvas: Canvas, rect: Rect, alien: str, *, now: str = "", light: bool = True, off: bool = False
) -> None:
    """Seven cells, one for each phase: filled where the power works, bright while it is that phase."""
    gap = max(1, rect.width // 60)
    wide = (rect.width - gap * (len(PHASES) - 1)) // len(PHASES)
    idle = TEXT_QUIET if light else INK
    for place, phase in enumerate(PHASES):
        cell = Rect(rect.x + place * (wide + gap), rect.y, wide, rect.height)
        works = works_in(alien, phase)
        if not works:
            canvas.rounded(cell, idle, alpha=50, radius=cell.height * 0.3)
            continue
        on = (not now or phase == now) and not off
        edge = TEXT_QUIET if off else AMBER
        canvas.rounded(
            cell,
            AMBER if on else GLASS,
            radius=cell.height * 0.3,
            border=edge,
            width=max(1, rect.height // 6),
        )
        if cell.height >= 8:
            canvas.icon("tick", about(cell.center, cell.height * 0.9), INK if on else edge)


@dataclass(frozen=True, slots=True)
class AlienBadge:
    """The round medallion of a seat; turned down while its power is lost or off."""

    key: str
    colour: str
    off: bool = False
    tokens: int = 0  # that lie on its sheet

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        medallion(canvas, rect, alien_art(self.key) if self.key else "", self.colour)
        size = min(rect.size)
        square = about(rect.center, size)
        if self.off:
            canvas.circle(square.center, round(size * 0.36), BLACK, alpha=150)
            canvas.icon("cross", about(rect.center, size * 0.34), WHITE)
        if self.tokens:
            disc = max(size * 0.34, canvas.screen.em(TOKEN))
            paint_tokens(canvas, (square.x + disc * 0.5, square.y + disc * 0.5), disc, self.tokens)

    def shown(self) -> list[str]:
        return [f"{self.key}.sheet"] if self.key else []


def paint_tokens(canvas: Canvas, centre: tuple[float, float], width: float, count: int) -> None:
    """So many tokens lie on a sheet: a gold counter with their number."""
    spot = plate(canvas, centre, width, AMBER)
    numeral(canvas, str(count), spot.inflate(-width * 0.36, -width * 0.46), AMBER)


@dataclass(frozen=True, slots=True)
class BustLook:
    """A main player beside the reveal: the alien, fading out below, and a plate with name and role."""

    alien: str
    colour: str
    name: str = ""  # without one there is no plate
    role: str = ""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        seat = SEATS[self.colour]
        if self.alien:
            sheet = Surface(rect.size, pygame.SRCALPHA)
            picture(canvas.onto(sheet), alien_art(self.alien), sheet.get_rect())
            _fade_out(sheet)
            canvas.surface.blit(sheet, rect)
        if not self.name:
            return
        tall = max(canvas.screen.em(3.4) * 3, round(rect.height * 0.2))
        board = Rect(rect.x, rect.bottom - tall, rect.width, tall)
        canvas.rounded(
            board, GLASS, alpha=235, radius=canvas.mm(1.6), border=seat.base, width=max(1, canvas.mm(0.4))
        )
        size = round(tall * 0.62)
        seat_glyph(canvas, (board.x + size * 0.85, board.centery), size, self.colour)
        words = Rect(
            board.x + round(size * 1.6), board.y, board.right - board.x - round(size * 1.8), tall // 2
        )
        for text, style, line in (
            (self.name, Style("title", 4.0, TEXT), words.move(0, tall // 14)),
            (self.role, Style("title", 3.0, seat.light), words.move(0, tall // 2 - tall // 14)),
        ):
            set_ = fit(canvas, text, style.font, line.width, line.height + 4, style.mm, lines=1, least=2.6)
            if set_:
                canvas.text(set_.text, line, style, size=set_.size)

    def shown(self) -> list[str]:
        return [f"{self.alien}.sheet"] if self.alien else []


def _fade_out(sheet: Surface) -> None:
    """Let a picture end softly at all sides, most of all below."""
    width, height = sheet.get_size()
    small = Surface((16, 16), pygame.SRCALPHA)
    for x in range(16):
        for y in range(16):
            side = min(1.0, (x + 0.5) / 3, (15.5 - x) / 3)
            end = min(1.0, (y + 0.5) / 2, (15.5 - y) / 5)
            small.set_at((x, y), (255, 255, 255, round(255 * side * end)))
    mask = pygame.transform.smoothscale(small, (width, height))
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


@dataclass(frozen=True, slots=True)
class SeatChip:
    """A seat at the table: its glyph and name, bright while it is one of the main players.

    Below the name it is told when the alien works, in ``phase`` brightly, and how many tokens it has.
    The name stands at the end where its own planets are.
    """

    colour: str
    name: str
    role: str = ""
    alien: str = ""
    phase: str = ""
    tokens: int = 0
    off: bool = False
    at_right: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        seat = SEATS[self.colour]
        size = round(rect.height * 0.72)
        line = Rect(rect.x, rect.y, rect.width, size)
        if self.tokens:
            line.width -= size
            line.x += size if self.at_right else 0
            middle = rect.x + size * 0.5 if self.at_right else line.right + size * 0.5
            paint_tokens(canvas, (middle, line.centery), size, self.tokens)
        words = Rect(line.x + size + size // 8, line.y, line.width - size - size // 8, size)
        said = shortened(canvas, self.name, "title", words.size, 3.6)
        if said and self.at_right:
            words.x += max(0, words.width - said.layout.width - size // 4)
        seat_glyph(canvas, (words.x - size * 0.625, line.centery), size, self.colour)
        if said:
            style = Style("title", 3.6, seat.light if self.role else TEXT_QUIET)
            canvas.text(said.text, words, style, size=said.size)
        if self.alien:
            tall = max(3, round(rect.height * 0.2))
            strip = Rect(rect.x + size // 8, rect.bottom - tall, rect.width - size // 4, tall)
            paint_timing(canvas, strip, self.alien, now=self.phase, off=self.off)

    def shown(self) -> list[str]:
        return [f"{self.alien}.sheet"] if self.alien else []


@dataclass(frozen=True, slots=True)
class ArenaLook(Faceless):
    """The dark in the middle of the table in which a reveal is read."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(
            rect,
            GLASS,
            to=BLACK,
            alpha=250,
            radius=canvas.mm(4),
            border=LINE_BRIGHT,
            width=max(1, canvas.mm(0.3)),
        )


@dataclass(frozen=True, slots=True)
class MatLook(Faceless):
    """The glass mat under cards that lie apart."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.glass(rect, alpha=240, border=LINE_BRIGHT, shadow=False)


@dataclass(frozen=True, slots=True)
class MarkLook(Faceless):
    """A sign on a plate in a seat's colour: something of its that stands on the table."""

    icon: str
    colour: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        seat = SEATS[self.colour]
        place = plate(canvas, rect.center, min(rect.size), seat.base)
        canvas.icon(self.icon, about(rect.center, place.width * 0.56), seat.light)
