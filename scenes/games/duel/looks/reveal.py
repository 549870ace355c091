"""How the equation looks: terms with captions, both totals in their seats' colours, dashed places to come."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from pygame import Rect

from game.core.texts import catalogue
from game.duel.table import DuelTable
from scenes.drawing.canvas import Canvas
from scenes.drawing.hyphenation import syllables
from scenes.drawing.rich_text import Style, width_of
from scenes.drawing.theme import AMBER, LINE_BRIGHT, SEATS, TEXT, TEXT_QUIET, WHITE, mixed
from scenes.games.duel.looks.equation import CARD, PLAN, EquationTerm, Side, sides
from scenes.table.looks.drawing import MINUS, numeral, written
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.fitting import SMALLEST, fit, shortened
from scenes.table.looks.frames import seat_band


@dataclass(frozen=True, slots=True)
class EquationLook(Faceless):
    """Both sides of a revealed contest or duel, the watching seat's on the left."""

    left: Side
    right: Side
    language: str
    terms: int = 99  # how many terms of each side are there yet, while the strip counts up

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.glass(rect, shadow=False)
        self._edges(canvas, rect)
        height = rect.height
        pad = round(height * 0.1)
        wide = min(round(height * 1.2), round(rect.width * 0.16))
        colon = round(height * 0.3)
        totals = Rect(0, rect.y + pad, 2 * wide + colon, height - 2 * pad)
        totals.centerx = rect.centerx
        self._total(canvas, Rect(totals.x, totals.y, wide, totals.height), self.left)
        self._total(canvas, Rect(totals.right - wide, totals.y, wide, totals.height), self.right)
        numeral(
            canvas, ":", Rect(totals.x + wide, totals.y, colon, totals.height), TEXT, size=round(height * 0.5)
        )
        edge = max(pad, canvas.mm(3))
        left = Rect(rect.x + edge, totals.y, totals.x - rect.x - edge - pad // 2, totals.height)
        right = Rect(
            totals.right + pad // 2, totals.y, rect.right - edge - totals.right - pad // 2, totals.height
        )
        self._terms(canvas, left, self.left, mirrored=False)
        self._terms(canvas, right, self.right, mirrored=True)

    def _edges(self, canvas: Canvas, rect: Rect) -> None:
        bar = Rect(rect.x, rect.y + rect.height // 6, max(2, canvas.mm(1)), rect.height * 2 // 3)
        canvas.rounded(bar, SEATS[self.left.colour].base, radius=bar.width / 2)
        bar.right = rect.right
        canvas.rounded(bar, SEATS[self.right.colour].base, radius=bar.width / 2)

    def _total(self, canvas: Canvas, plate: Rect, side: Side) -> None:
        band = seat_band(side.colour)
        edge = AMBER if side.winner else mixed(band.top, WHITE, 0.45)
        width = max(1, canvas.mm(0.7 if side.winner else 0.3))
        canvas.rounded(
            plate,
            band.top,
            to=band.low,
            border=edge,
            width=width,
            radius=plate.height * 0.14,
        )
        number = sum(term.amount for term in side.terms[: self.terms])
        numeral(canvas, written(number), plate.inflate(-plate.width * 0.16, -plate.height * 0.12), WHITE)

    def _terms(self, canvas: Canvas, area: Rect, side: Side, *, mirrored: bool) -> None:
        """Terms from the outside to the total; the right side is mirrored in place, not in reading."""
        terms = list(side.terms[: self.terms])
        cells = _cells(canvas, area, terms, side.open, self.language)
        row = _Row(canvas, area, cells, side)
        row.draw(mirrored)


class _Cells(NamedTuple):
    terms: list[EquationTerm]
    widths: list[int]
    open: int  # width of the dashed place, 0 if there is none
    sign: int  # width of a plus or an equals sign


def _cells(canvas: Canvas, area: Rect, terms: list[EquationTerm], open_: bool, language: str) -> _Cells:
    """How wide each term is: captions break into two lines first, then a plan, which lies above, goes without
    its name, then cards are told as one, then words are broken, then captions are cut short."""
    sign = max(canvas.mm(4.6), round(area.height * 0.22))
    dashed = max(canvas.mm(8), round(area.height * 0.4)) if open_ else 0
    taken = dashed + sign // 2 if dashed else 0
    short = _merged(terms, language)
    bare_plans = _unnamed_plans(short)
    ways = (terms, _unnamed_plans(terms), short, bare_plans)
    for told, broken in [*((way, False) for way in ways), (bare_plans, True)]:
        room = area.width - sign * len(told) - taken
        wanted = [_wanted(canvas, term, area.height) for term in told]
        least = [_least(canvas, term, area.height, broken) for term in told]
        if sum(least) <= room:
            return _Cells(told, _shared(wanted, least, room), dashed, sign)
    bare = max(1, (area.width - sign * len(short)) // max(1, len(short)))
    return _Cells(bare_plans, [bare] * len(short), 0, sign)


def _unnamed_plans(terms: list[EquationTerm]) -> list[EquationTerm]:
    return [term._replace(caption="") if term.kind == PLAN else term for term in terms]


def _merged(terms: list[EquationTerm], language: str) -> list[EquationTerm]:
    """All reinforcements as one term."""
    cards = [term for term in terms if term.kind == CARD]
    if len(cards) < 2:
        return terms
    others = [term for term in terms if term.kind != CARD]
    caption = catalogue(language).say("look.term.cards", count=len(cards))
    return [*others, EquationTerm(sum(term.amount for term in cards), caption, CARD)]


def _wanted(canvas: Canvas, term: EquationTerm, height: int) -> int:
    size = canvas.screen.em(3.3)
    return max(width_of(term.caption, "body", size), round(height * 0.5)) + canvas.mm(1)


def _least(canvas: Canvas, term: EquationTerm, height: int, broken: bool) -> int:
    """As wide as its longest word, or its longest syllable if words may be broken, or half its caption."""
    size = max(7, round(SMALLEST * canvas.screen.px_per_mm))
    parts = [part for word in term.caption.split() for part in (_parts(word) if broken else [word])]
    words = max((width_of(part, "body", size) for part in parts), default=0)
    half = round(width_of(term.caption, "body", size) * 0.56)
    return max(words, half, round(height * 0.46)) + canvas.mm(1)


def _parts(word: str) -> list[str]:
    """The syllables of a word, each but the last with its hyphen."""
    ends = [0, *syllables(word), len(word)]
    return [f"{word[start:end]}-" for start, end in pairwise(ends[:-1])] + [word[ends[-2] :]]


def _shared(wanted: list[int], least: list[int], room: int) -> list[int]:
    """Widths between the least and the wanted that fill the room as far as possible."""
    spare = room - sum(least)
    asked = sum(w - n for w, n in zip(wanted, least, strict=True) if w > n)
    share = min(1.0, spare / asked) if asked > 0 else 0.0
    widths = [n + round(max(0, w - n) * share) for w, n in zip(wanted, least, strict=True)]
    air = min(max(0, room - sum(widths)) // max(1, len(widths)), max(widths, default=0) // 3)
    return [width + air for width in widths]


class _Row:
    """The terms of one side in their cells, close to the total."""

    def __init__(self, canvas: Canvas, area: Rect, cells: _Cells, side: Side) -> None:
        self.canvas, self.area, self.cells, self.side = canvas, area, cells, side

    def draw(self, mirrored: bool) -> None:
        cells, area = self.cells, self.area
        used = sum(cells.widths) + cells.sign * len(cells.terms)
        x = area.x if mirrored else area.right - used
        if mirrored:
            self._sign("=", x)
            x += cells.sign
        for place, (term, width) in enumerate(zip(cells.terms, cells.widths, strict=True)):
            if place:
                self._sign(MINUS if term.amount < 0 else "+", x)
                x += cells.sign
            self._term(term, Rect(x, area.y, width, area.height), first=place == 0)
            x += width
        if not mirrored:
            self._sign("=", x)
        if cells.open:
            left = area.right - cells.open if mirrored else area.x
            self._open(Rect(left, area.centery - cells.open // 2, cells.open, cells.open))

    def _sign(self, mark: str, x: int) -> None:
        box = Rect(x, self.area.y, self.cells.sign, round(self.area.height * 0.6))
        size = round(self.area.height * 0.27)
        numeral(self.canvas, mark, box, TEXT_QUIET, size=size, role="figure")

    def _term(self, term: EquationTerm, cell: Rect, *, first: bool) -> None:
        number = written(term.amount) if first else written(abs(term.amount))
        ink = TEXT if term.kind == PLAN else SEATS[self.side.colour].light
        upper = Rect(cell.x, cell.y, cell.width, round(cell.height * 0.6))
        numeral(self.canvas, number, upper, ink, size=round(cell.height * 0.42))
        if not term.caption:
            return
        lower = Rect(cell.x, cell.y + round(cell.height * 0.52), cell.width, round(cell.height * 0.48))
        style = Style("body", 3.3, TEXT_QUIET, 1.05)
        room = lower.size
        whole = fit(self.canvas, term.caption, style.font, *room, style.mm, leading=style.leading, lines=2)
        found = whole or shortened(self.canvas, term.caption, style.font, room, style.mm)
        if found:
            self.canvas.text(found.text, lower, style, align="centre", middle=False, size=found.size)

    def _open(self, box: Rect) -> None:
        """The place for reinforcements that may still come."""
        dash = max(3, self.canvas.mm(1))
        self.canvas.outline(box, LINE_BRIGHT, max(1, self.canvas.mm(0.35)), box.width * 0.18, dash=dash)
        numeral(self.canvas, "+?", box, TEXT_QUIET, size=round(box.height * 0.5), role="figure")


def equation(view: DuelTable, language: str, seat: int = 0) -> EquationLook | None:
    """The equation of the contest or duel, this seat's side first; None until plans are revealed."""
    both = sides(view, language)
    if both is None:
        return None
    return EquationLook(both[seat], both[1 - seat], language)
