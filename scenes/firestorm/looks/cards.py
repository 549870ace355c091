"""Cards of Firestorm face up: on the table in little, in the hand and to inspect with all their words."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from pygame import Rect

from game.core.texts import catalogue
from game.firestorm.cards.grammar import CardFacts
from scenes.canvas import Canvas
from scenes.firestorm.looks.palette import TYPES
from scenes.firestorm.looks.parts import (
    BAR,
    cost_orbs,
    facts_of,
    flag,
    orb,
    paint_art,
    paint_sheet,
    pill,
    produced,
)
from scenes.kit import marks
from scenes.looks.drawing import about, box, code, fade, numeral, vector
from scenes.looks.fitting import Fit, fit, shortened
from scenes.text import Style
from scenes.theme import AMBER, AMBER_EDGE, BLACK, INK, WHITE, mixed, rgb

TABLE = 134 / 110  # height of a card on the table by its width
SHAPE = 1.4  # of one in the hand
PHASES = {"event": "E", "main": "M", "kep1": "1", "kep2": "2", "kep3": "3", "build_1": "B"}
SIDES = {"green": rgb("#2E7D5B"), "red": rgb("#B3261E"), "blue": rgb("#2F5FAE")}
WINDOWS = (0.6, 0.54, 0.48, 0.42)  # heights of the picture by the card's width, the best first
RESTED = rgb("#D8433A")
CARD_TEXT = 3.4  # millimetres of the words on a card of the hand


def card_name(facts: CardFacts, language: str) -> str:
    return facts.name.de if language == "de" else facts.name.en


def card_text(facts: CardFacts, language: str) -> str:
    """What is printed on a card; its targets stand out."""
    said = facts.text.de if language == "de" else facts.text.en
    return re.sub(r"__(.+?)__", r"**\1**", said)


# --- on the table


@dataclass(frozen=True, slots=True)
class TableCardLook:
    """A card in play: its picture, its values as they are now, damage, counters, whether it rests."""

    key: str
    language: str
    attack: int = -99  # -99: none are printed on it
    defense: int = -99
    damage: int = 0
    counters: int = 0
    resting: bool = False
    fresh: bool = False  # came into play in this turn
    mark: str = ""  # "chosen", "spotted": an edge
    orbs: bool = True  # what it gives is printed on it; False while that can be taken

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        facts = facts_of(self.key)
        paint_sheet(canvas, rect, facts.color)
        width, inset = rect.width, max(2, round(rect.width * 0.036))
        bar = round(width * BAR)
        window = Rect(rect.x + inset, rect.y + inset, width - bar - 2 * inset, round(rect.height * 0.6))
        with canvas.clipped(window):
            paint_art(canvas, self.key, window)
        _shade(canvas, window)
        flag(canvas, facts.type, Rect(window.x, window.y, round(width * 0.22), round(width * 0.22)))
        self._orbs(canvas, facts, window)
        low = self._values(canvas, facts, window)
        room = Rect(rect.x + inset, low, width - bar - 2 * inset, rect.bottom - inset - low)
        _title(canvas, card_name(facts, self.language), room)
        self._state(canvas, rect, window)

    def shown(self) -> list[str]:
        return [self.key]

    def _orbs(self, canvas: Canvas, facts: CardFacts, window: Rect) -> None:
        size = window.width * 0.2
        for place, kind in enumerate(reversed(produced(facts)) if self.orbs else ()):
            centre = (window.right - size * (0.58 + place * 1.02), window.y + size * 0.62)
            orb(canvas, kind, centre, size)

    def _values(self, canvas: Canvas, facts: CardFacts, window: Rect) -> int:
        """The pills over the lower edge of the picture; returns where the name begins."""
        if self.attack == -99:
            return window.bottom
        tall, wide = max(8, round(window.width * 0.2)), round(window.width * 0.42)
        y = window.bottom - round(tall * 0.55)
        one = Rect(window.x + round(window.width * 0.03), y, wide, tall)
        other = Rect(window.right - round(window.width * 0.03) - wide, y, wide, tall)
        pill(canvas, "attack", self.attack, one, self.attack - facts.attack)
        pill(canvas, "defense", self.defense, other, self.defense - facts.defense)
        return y + tall

    def _state(self, canvas: Canvas, rect: Rect, window: Rect) -> None:
        if self.counters:
            plus = Rect(0, 0, round(rect.width * 0.28), round(rect.width * 0.21))
            plus.center = (rect.x + round(rect.width * 0.72), rect.y + round(rect.width * 0.16))
            canvas.rounded(plus, rgb("#2E9C6A"), radius=plus.height / 2, border=WHITE)
            numeral(canvas, f"+{self.counters}", plus.inflate(-plus.width // 4, -plus.height // 3), WHITE)
        if self.damage:
            burst(canvas, (window.centerx, window.centery), rect.width * 0.44, self.damage)
        if self.fresh and self.attack != -99 and not self.resting:
            disc = about((rect.x + rect.width * 0.35, rect.y + rect.width * 0.14), rect.width * 0.18)
            canvas.circle(disc.center, disc.width // 2, (16, 26, 51), border=WHITE)
            canvas.icon("clock", disc.inflate(-disc.width // 3, -disc.width // 3), WHITE)
        if self.resting:
            spot = (rect.right - rect.width * 0.1, rect.y + rect.width * 0.1)
            disc = about(spot, rect.width * 0.2)
            canvas.circle(disc.center, disc.width // 2, RESTED, border=WHITE)
            canvas.icon("deactivated", disc.inflate(-disc.width // 3, -disc.width // 3), WHITE)
        if self.mark:
            colour = AMBER if self.mark == "chosen" else rgb("#5BD3F9")
            canvas.outline(rect, colour, max(2, canvas.mm(0.7)), rect.width * 0.06)


def burst(canvas: Canvas, centre: tuple[float, float], size: float, damage: int) -> None:
    """Points of damage on a card."""
    place = about(centre, size)
    vector(canvas, place, "firestorm burst", lambda w, h: _burst(w))
    numeral(canvas, str(damage), place.inflate(-round(size * 0.56), -round(size * 0.56)), WHITE)


def _burst(width: int) -> str:
    r, points = width / 2, []
    for step in range(20):
        reach = r * (0.98 if step % 2 == 0 else 0.7)
        turn = step * math.pi / 10
        points.append(f"{r + reach * math.sin(turn):.1f},{r - reach * math.cos(turn):.1f}")
    return (
        f'<polygon points="{" ".join(points)}" fill="{code(rgb("#E2402C"))}" stroke="#FFD9A0" '
        f'stroke-width="{max(1.0, width * 0.04):.1f}"/>'
    )


def _shade(canvas: Canvas, window: Rect) -> None:
    """Depth at the edge of the picture."""
    vector(canvas, window, "firestorm window", lambda w, h: (
        fade("t", (0, 0, 0, h), (0, BLACK, 0.5), (0.12, BLACK, 0), (0.85, BLACK, 0), (1, BLACK, 0.3))
        + f'<rect width="{w}" height="{h}" fill="url(#t)"/>'
        + f'<path d="{box(0.5, 0.5, w - 1, h - 1, 2)}" fill="none" stroke="#02040E" stroke-opacity="0.7"/>'
    ))  # fmt: skip


def _title(canvas: Canvas, name: str, room: Rect) -> None:
    """The name in one or two lines; where not even small letters fit, its beginning."""
    inside = room.inflate(-2, 0)
    found = fit(canvas, name, "heavy", *inside.size, 3.6, leading=1.0, lines=2, breaks=False)
    found = found or fit(canvas, name, "heavy", *inside.size, 3.3, least=2.8, leading=1.0, lines=2)
    found = found or fit(canvas, name, "heavy", *inside.size, 3.0, least=2.3, leading=0.96, lines=3)
    found = found or fit(canvas, name, "heavy", *inside.size, 2.3, least=1.7, leading=0.96, lines=3)
    found = found or shortened(canvas, name, "heavy", inside.size, 3.0)
    if found:
        canvas.text(found.text, inside, Style("heavy", 3, INK, 1.0), align="centre", size=found.size)


# --- in the hand, and to inspect


@dataclass(frozen=True, slots=True)
class CardLook:
    """A whole card: header with its cost, picture, type and times, words, values."""

    key: str
    language: str
    state: str = ""  # "now", "later": an edge that tells when it may be played
    seen: float = 1.0  # of its width; the next card of a hand covers the rest

    def shown(self) -> list[str]:
        return [self.key]

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        facts, width = facts_of(self.key), rect.width
        large = width / canvas.screen.px_per_mm > 55
        paint_sheet(canvas, rect, facts.color)
        bar, inset = round(width * BAR), max(2, round(width * 0.036))
        two_lines = round(canvas.screen.em(3.0) * 2.3)
        header = Rect(
            rect.x,
            rect.y,
            width - bar,
            round(width * 0.17) if large else max(round(width * 0.215), two_lines),
        )
        self._header(canvas, facts, header, rect)
        words = card_text(facts, self.language)
        line_tall = round(canvas.screen.em(4.6 if large else 3.3) * 1.3)
        right = min(rect.right - bar, rect.x + round(width * self.seen))
        room = Rect(rect.x + inset * 2, 0, right - rect.x - inset * 4, 0)
        tall = self._window(canvas, words, rect, header, line_tall, room.width, large)
        window = Rect(rect.x + inset, header.bottom + inset, width - bar - 2 * inset, tall)
        with canvas.clipped(window):
            paint_art(canvas, self.key, window)
        _shade(canvas, window)
        low = window.bottom
        if facts.type in ("ship_1", "ship_2", "planet"):
            low = self._values(canvas, facts, window)
        self._orbs(canvas, facts, window)
        line = Rect(room.x, low + max(1, inset // 2), room.width, line_tall)
        self._type_line(canvas, facts, line, large)
        body = Rect(room.x, line.bottom, room.width, rect.bottom - inset - line.bottom)
        paint_words(canvas, words, body, 5.2 if large else CARD_TEXT)
        self._edge(canvas, rect)
        if self.state == "now":
            marks.tick(canvas, (window.x + canvas.mm(2), window.y + canvas.mm(2.4)), canvas.mm(5))

    def _window(
        self, canvas: Canvas, words: str, rect: Rect, header: Rect, line: int, wide: int, large: bool
    ) -> int:
        """How high the picture is: as high as the words leave room for."""
        least = round(rect.width * WINDOWS[-1])
        for share in WINDOWS:
            tall = round(rect.width * share)
            room = Rect(0, 0, wide, rect.bottom - header.bottom - tall - line - round(rect.width * 0.12))
            told = re.sub(r"\n+", "\n", words)
            if fit(canvas, told, "body", room.width, room.height, 5.2 if large else CARD_TEXT, leading=1.14):
                return tall
        return least

    def _header(self, canvas: Canvas, facts: CardFacts, header: Rect, rect: Rect) -> None:
        band = TYPES[facts.type].band
        radius = rect.width * 0.06
        vector(canvas, header, ("firestorm header", facts.type, header.width), lambda w, h: (
            fade("h", (0, 0, 0, h), (0, band.top, 1), (1, band.low, 1))
            + f'<path d="M0,{h}V{radius:.1f}Q0,0 {radius:.1f},0H{w}V{h}Z" fill="url(#h)"/>'
        ))  # fmt: skip
        right = min(header.right, rect.x + round(rect.width * self.seen))
        left = cost_orbs(
            canvas, facts.cost, right - header.height * 0.06, header.centery, header.height * 0.8
        )
        side, pad = round(header.height * 0.56), header.height // 8
        icon = Rect(header.x + round(header.height * 0.18), header.centery - side // 2, side, side)
        name = card_name(facts, self.language)
        room = Rect(icon.right + pad, header.y, round(left) - icon.right - 2 * pad, header.height)
        found = self._set_name(canvas, name, room, rect, 2.3)
        if found:
            canvas.icon(TYPES[facts.type].icon, icon, WHITE)
        else:  # the line below the picture names the type, too
            room = Rect(header.x + pad, header.y, round(left) - header.x - 2 * pad, header.height)
            found = self._set_name(canvas, name, room, rect, 2.4)
            found = found or self._set_name(canvas, name, room, rect, 1.9)
            found = found or shortened(canvas, name, "heavy", room.size, 3.0)
        if found:
            canvas.text(found.text, room, Style("heavy", 4, WHITE, 0.95), size=found.size)

    def _set_name(self, canvas: Canvas, name: str, room: Rect, rect: Rect, least: float) -> Fit | None:
        """The name in one or two lines, whole words if they can be read."""
        largest = 6.4 if rect.width / canvas.screen.px_per_mm > 55 else 4.2
        tall = room.height - max(2, room.height // 7)
        found = fit(canvas, name, "heavy", room.width, tall, largest, leading=0.95, lines=2, breaks=False)
        return found or fit(canvas, name, "heavy", room.width, tall, 3.4, least=least, leading=0.95, lines=2)

    def _orbs(self, canvas: Canvas, facts: CardFacts, window: Rect) -> None:
        size = window.width * 0.17
        for place, kind in enumerate(reversed(produced(facts))):
            orb(canvas, kind, (window.right - size * (0.62 + place * 1.06), window.y + size * 0.66), size)

    def _values(self, canvas: Canvas, facts: CardFacts, window: Rect) -> int:
        tall, wide = max(9, round(window.width * 0.14)), round(window.width * 0.3)
        y = window.bottom - round(tall * 0.6)
        pill(canvas, "attack", facts.attack, Rect(window.x + tall // 3, y, wide, tall))
        pill(canvas, "defense", facts.defense, Rect(window.right - tall // 3 - wide, y, wide, tall))
        return y + tall

    def _type_line(self, canvas: Canvas, facts: CardFacts, line: Rect, large: bool) -> None:
        """The type in words, and chips for the phases in which it may be played."""
        chips = [(PHASES[time.phase], SIDES.get(time.side, SIDES["blue"])) for time in facts.timing]
        side = round(line.height * (0.86 if len(chips) < 2 else 0.7))
        right = line.right
        for text, colour in reversed(chips):
            spot = Rect(right - side, line.centery - side // 2, side, side)
            canvas.rounded(spot, colour, radius=side * 0.2)
            numeral(canvas, text, spot.inflate(-side // 2, -side // 2), WHITE)
            right -= side + max(1, side // 8)
        said = catalogue(self.language).say(f"firestorm.type.{facts.type}")
        colour = mixed(TYPES[facts.type].band.low, BLACK, 0.1)
        wide, mm = right - line.x - 2, 4.6 if large else 3.3
        found = fit(canvas, said, "heavy", wide, line.height, mm, least=1.8, lines=1, leading=1.0)
        if found:
            room = Rect(line.x, line.y, right - line.x, line.height)
            canvas.text(found.text, room, Style("heavy", 3, colour, 1.0), size=found.size)

    def _edge(self, canvas: Canvas, rect: Rect) -> None:
        if self.state == "now":
            canvas.outline(rect, AMBER, max(2, canvas.mm(0.9)), rect.width * 0.06)
        elif self.state == "later":
            canvas.outline(rect, AMBER_EDGE, max(2, canvas.mm(0.6)), rect.width * 0.06, dash=canvas.mm(1.6))


def paint_words(canvas: Canvas, words: str, room: Rect, mm: float) -> None:
    """As much of a text as has room in letters that can be read; inspecting shows all of it."""
    found = _set(canvas, words, room, mm)
    if found:
        canvas.text(found.text, room, Style("body", 3, INK, 1.14), middle=False, size=found.size)


def _set(canvas: Canvas, words: str, room: Rect, mm: float) -> Fit | None:
    told = re.sub(r"\n+", "\n", words)
    found = fit(canvas, told, "body", room.width, room.height, mm, leading=1.14, breaks=False)
    found = found or fit(canvas, told, "body", room.width, room.height, 3.0, leading=1.14)
    parts = told.split(" ")
    low, high = 0, len(parts)
    while found is None and high - low > 1:
        middle = (low + high) // 2
        short = _shortened(parts[:middle])
        tried = fit(canvas, short, "body", room.width, room.height, 3.0, leading=1.14)
        low, high = (middle, high) if tried else (low, middle)
    if found is None and low:
        found = fit(canvas, _shortened(parts[:low]), "body", room.width, room.height, 3.0, leading=1.14)
    return found


def _shortened(parts: list[str]) -> str:
    """The first words; a mark that is open is closed."""
    said = " ".join(parts)
    return f"{said}**…" if said.count("**") % 2 else f"{said}…"
