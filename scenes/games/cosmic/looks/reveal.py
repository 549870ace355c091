"""How the equation looks: a lane for each side, a tile for each term, both totals in one column."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core.texts import catalogue
from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import (
    AMBER,
    GLASS_RAISED,
    GOOD,
    LINE,
    LINE_BRIGHT,
    SEATS,
    TEXT,
    TEXT_QUIET,
    WHITE,
    mixed,
)
from scenes.games.cosmic.looks.equation import SHIPS, EquationTerm, Side
from scenes.games.cosmic.looks.kinds import EncounterCardLook
from scenes.table.looks.cards import SHAPE
from scenes.table.looks.drawing import MINUS, numeral, written
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.fitting import fit, write_fitting
from scenes.table.looks.frames import seat_band
from scenes.table.looks.medallions import seat_glyph
from scenes.table.looks.ships import saucers

PICTURED = 1.2  # widths by height from which a tile has room for a picture
MOST = 6  # tiles beside each other; more are told as one
MARGIN = Style("title", 3.3, WHITE)


@dataclass(frozen=True, slots=True)
class EquationLook(Faceless):
    """Both sides of an encounter, the offense above."""

    offense: Side
    defense: Side
    language: str
    terms: int = 99  # how many terms of each side are there yet, while the strip counts up

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.glass(rect, shadow=False)
        pad = max(2, rect.height // 26)
        tall = (rect.height - 3 * pad) // 2
        for place, side in enumerate((self.offense, self.defense)):
            lane = Rect(rect.x + pad, rect.y + pad + place * (tall + pad), rect.width - 2 * pad, tall)
            self._lane(canvas, lane, side)
        canvas.surface.fill(LINE, Rect(rect.x + pad, rect.centery, rect.width - 2 * pad, 1))

    def _lane(self, canvas: Canvas, lane: Rect, side: Side) -> None:
        sign = round(lane.height * 0.34)
        glyph = min(round(lane.height * 0.56), canvas.mm(9))
        seat_glyph(canvas, (lane.x + glyph * 0.6, lane.centery), glyph, side.colour)
        total = Rect(0, lane.y, max(round(lane.width * 0.15), canvas.mm(18)), lane.height)
        total.right = lane.right
        self._total(canvas, total, side)
        room = Rect(lane.x + round(glyph * 1.3), lane.y, 0, lane.height)
        room.width = total.x - room.x - sign
        self._tiles(canvas, room, side, sign)
        numeral(
            canvas, "=", Rect(total.x - sign, lane.y, sign, lane.height), TEXT_QUIET, size=round(sign * 0.8)
        )

    def _tiles(self, canvas: Canvas, room: Rect, side: Side, sign: int) -> None:
        terms = _told(side.terms, self.language)[: self.terms]
        longest = max(len(_told(both.terms, self.language)) for both in (self.offense, self.defense))
        cells = max(longest + side.open, 3)
        wide = min((room.width - sign * (cells - 1)) // cells, round(room.height * 2.6))
        x = room.x
        for place, term in enumerate(terms):
            if place:
                mark = MINUS if term.amount < 0 else "+"
                numeral(canvas, mark, Rect(x, room.y, sign, room.height), TEXT_QUIET, size=round(sign * 0.8))
                x += sign
            newest = place == len(terms) - 1 and len(terms) > 1
            self._tile(canvas, Rect(x, room.y, wide, room.height), term, newest=newest)
            x += wide
        if side.open and x + sign < room.right:
            y = room.centery
            for dot in range(x + sign, room.right - sign // 2, max(4, canvas.mm(1.4))):
                canvas.circle((dot, y), 1, LINE_BRIGHT)

    def _tile(self, canvas: Canvas, tile: Rect, term: EquationTerm, *, newest: bool) -> None:
        border = WHITE if newest else LINE_BRIGHT
        canvas.rounded(
            tile, GLASS_RAISED, to=mixed(GLASS_RAISED, (0, 0, 0), 0.35), radius=canvas.mm(1.4), border=border,
            width=max(1, canvas.mm(0.45 if newest else 0.25)),
        )  # fmt: skip
        below = round(tile.height * 0.42)
        upper = Rect(tile.x, tile.y, tile.width, tile.height - below).inflate(-tile.width // 10, 0)
        colour = SEATS[term.colour].light if term.colour else TEXT
        if tile.width > PICTURED * tile.height:
            self._sign(canvas, Rect(upper.x, upper.y, upper.height, upper.height), term)
            upper = Rect(upper.x + upper.height, upper.y, upper.width - upper.height, upper.height)
        numeral(canvas, term.written, upper, colour, size=round(tile.height * 0.46))
        lower = Rect(tile.x + 3, upper.bottom - tile.height // 20, tile.width - 6, below)
        style = Style("body", 3.3, TEXT_QUIET, 1.02)
        write_fitting(canvas, term.caption, lower, style, align="centre", middle=False, lines=2)

    def _sign(self, canvas: Canvas, square: Rect, term: EquationTerm) -> None:
        """What a number comes from: a card, ships, or a power."""
        if term.picture:
            tall = round(square.height * 0.84)
            card = Rect(0, 0, round(tall / SHAPE), tall)
            card.center = square.center
            EncounterCardLook(term.picture, self.language, detail="small").paint(canvas, card)
        elif term.kind == SHIPS and term.colour:
            wide = round(square.width * 0.94)
            saucer = Rect(square.x, 0, wide, round(wide * 0.75))
            saucer.centery = square.centery
            saucers(canvas, saucer, term.colour, 2)
        else:
            canvas.icon("power", square.inflate(-square.width // 2, -square.height // 2), TEXT_QUIET)

    def _total(self, canvas: Canvas, plate: Rect, side: Side) -> None:
        band = seat_band(side.colour)
        told = _told(side.terms, self.language)
        leads = side.leads and self.terms >= len(told)  # while it counts up nobody leads
        edge = GOOD if leads or side.winner else mixed(band.top, WHITE, 0.4)
        wide = 0.8 if leads or side.winner else 0.3
        canvas.rounded(
            plate, band.top, to=band.low, border=edge, width=max(1, canvas.mm(wide)), radius=canvas.mm(1.6)
        )
        number = sum(term.amount for term in told[: self.terms])
        room = plate.inflate(-plate.width * 0.2, -plate.height * 0.2)
        if leads and side.open:
            low = Rect(plate.x, 0, plate.width, round(canvas.screen.em(MARGIN.mm) * 1.3))
            low.bottom = plate.bottom - canvas.mm(0.6)
            room.height = low.y - room.y
            key = "look.cosmic.leads" if side.margin else "look.cosmic.ties"
            said = catalogue(self.language).say(key, count=side.margin)
            set_ = fit(canvas, said, MARGIN.font, low.width - canvas.mm(2), low.height, MARGIN.mm, lines=1)
            if set_:
                canvas.text(set_.text, low, MARGIN, align="centre", size=set_.size)
        numeral(canvas, written(number), room, WHITE)
        if side.winner:
            size = round(plate.height * 0.34)
            canvas.circle((plate.right - size // 2, plate.y + size // 2), size // 2, AMBER)
            icon = Rect(0, 0, round(size * 0.66), round(size * 0.66))
            icon.center = (plate.right - size // 2, plate.y + size // 2)
            canvas.icon("tick", icon, (28, 26, 23))


def _told(terms: tuple[EquationTerm, ...], language: str) -> list[EquationTerm]:
    """As many tiles as can be read: what is beyond them is one."""
    if len(terms) <= MOST:
        return list(terms)
    rest = sum(term.amount for term in terms[MOST - 1 :])
    caption = catalogue(language).say("look.term.rest")
    return [*terms[: MOST - 1], EquationTerm(rest, str(abs(rest)), caption, "rest")]
