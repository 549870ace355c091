"""Cards of Firestorm face up: on the table in little, in the hand and to inspect with all their words."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from itertools import product

from pygame import Rect

from game.core.texts import catalogue
from game.firestorm.cards.grammar import CardFacts
from scenes.drawing.canvas import Canvas
from scenes.drawing.hyphenation import listed
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, AMBER_EDGE, BLACK, INK, WHITE, mixed, rgb
from scenes.games.firestorm.looks.palette import TYPES
from scenes.games.firestorm.looks.parts import (
    BAR,
    cost_orbs,
    cost_wide,
    facts_of,
    flag,
    orb,
    paint_art,
    paint_sheet,
    pill,
    produced,
)
from scenes.table.looks.drawing import about, box, code, fade, numeral, vector
from scenes.table.looks.fitting import Fit, fit, shortened
from scenes.widgets import marks

TABLE = 134 / 110  # height of a card on the table by its width
SHAPE = 1.4  # of one in the hand
PHASES = {"event": "E", "main": "M", "kep1": "1", "kep2": "2", "kep3": "3", "build_1": "B"}
SIDES = {"green": rgb("#2E7D5B"), "red": rgb("#B3261E"), "blue": rgb("#2F5FAE")}
WINDOWS = (0.6, 0.54, 0.48, 0.42)  # heights of the picture by the card's width, the best first
RESTED = rgb("#D8433A")
PICTURES = (0.6, 0.53, 0.46, 0.38)  # heights of the picture of a card on the table by the card's height
# Ways to set a name there, the best first: millimetres at most and at least, lines, whether words are broken.
NAMES = (
    (3.6, 2.8, 2, False), (2.8, 2.4, 2, False), (3.6, 2.8, 2, True), (2.8, 2.4, 3, True),
    (2.4, 1.8, 3, False), (2.4, 1.8, 4, True), (1.8, 1.6, 4, True),
)  # fmt: skip
COMPOUND = (NAMES[0], NAMES[2], NAMES[1], *NAMES[3:])  # of words that are known to break well
NARROW = 0.8  # of its width that is seen: the name alone fills the header
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
    named: bool = True
    orbs: bool = True  # what it gives is printed on it; False while that can be taken

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        facts = facts_of(self.key)
        paint_sheet(canvas, rect, facts.color)
        width, inset = rect.width, max(2, round(rect.width * 0.036))
        bar = round(width * BAR)
        name, wide = card_name(facts, self.language), width - bar - 2 * inset
        window, title = self._share(canvas, name, Rect(rect.x + inset, rect.y + inset, wide, 0), rect)
        with canvas.clipped(window):
            paint_art(canvas, self.key, window)
        _shade(canvas, window)
        flag(canvas, facts.type, Rect(window.x, window.y, round(width * 0.22), round(width * 0.22)))
        self._orbs(canvas, facts, window)
        self._values(canvas, facts, window)
        if title:
            low = self._low(window)
            room = Rect(window.x + 1, low, wide - 2, rect.bottom - inset - low)
            canvas.text(title.text, room, Style("heavy", 3, INK, 1.0), align="centre", size=title.size)
        self._state(canvas, rect, window)

    def shown(self) -> list[str]:
        return [self.key]

    def _orbs(self, canvas: Canvas, facts: CardFacts, window: Rect) -> None:
        size = window.width * 0.2
        for place, kind in enumerate(reversed(produced(facts)) if self.orbs else ()):
            centre = (window.right - size * (0.58 + place * 1.02), window.y + size * 0.62)
            orb(canvas, kind, centre, size)

    def _share(self, canvas: Canvas, name: str, top: Rect, rect: Rect) -> tuple[Rect, Fit | None]:
        """The picture and the name below it: the picture gives way until the name can be read."""
        if not self.named:
            return Rect(top.x, top.y, top.width, round(rect.height * 0.86)), None
        windows = [Rect(top.x, top.y, top.width, round(rect.height * share)) for share in PICTURES]
        rooms = [(top.width - 2, rect.bottom - (top.y - rect.y) - self._low(window)) for window in windows]
        spots = list(zip(windows, rooms, strict=True))
        words = name.split(" ")
        ways = COMPOUND if any(word in listed() for word in words) else NAMES
        for count in range(len(words), 0, -1):  # what it is comes first, then what it is called
            told = " ".join(words[:count])
            for (most, least, lines, breaks), (window, room) in product(ways, spots):
                found = fit(
                    canvas, told, "heavy", *room, most, least=least, leading=0.98, lines=lines, breaks=breaks
                )
                if found:
                    return window, found
        return windows[-1], shortened(canvas, name, "heavy", rooms[-1], 3.0)

    def _pill(self, window: Rect) -> Rect:
        """The left pill, over the lower edge of the picture."""
        tall, wide = max(8, round(window.width * 0.2)), round(window.width * 0.42)
        return Rect(window.x + round(window.width * 0.03), window.bottom - round(tall * 0.55), wide, tall)

    def _low(self, window: Rect) -> int:
        """Where the name begins."""
        return window.bottom if self.attack == -99 else self._pill(window).bottom

    def _values(self, canvas: Canvas, facts: CardFacts, window: Rect) -> None:
        if self.attack == -99:
            return
        one = self._pill(window)
        other = one.move(window.right - one.right - (one.x - window.x), 0)
        pill(canvas, "attack", self.attack, one, self.attack - facts.attack)
        pill(canvas, "defense", self.defense, other, self.defense - facts.defense)

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


# --- in the hand, and to inspect


@dataclass(frozen=True, slots=True)
class WholeCardLook:
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
        beside = self._header(canvas, facts, header, rect)
        line_tall = round(canvas.screen.em(4.6 if large else 3.3) * 1.3)
        right = min(rect.right - bar, rect.x + round(width * self.seen))
        room = Rect(rect.x + inset * 2, 0, right - rect.x - inset * 4, 0)
        words, tall = self._window(canvas, facts, rect, header, line_tall, room.width, large)
        window = Rect(rect.x + inset, header.bottom + inset, width - bar - 2 * inset, tall)
        with canvas.clipped(window):
            paint_art(canvas, self.key, window)
        _shade(canvas, window)
        low = window.bottom
        if facts.type in ("ship_1", "ship_2", "planet"):
            low = self._values(canvas, facts, window)
        self._orbs(canvas, facts, window)
        if not beside:
            size = header.height * 0.8
            cost_orbs(canvas, facts.cost, right - size * 0.1, window.y + size * 0.6, size)
        line = Rect(room.x, low + max(1, inset // 2), room.width, line_tall)
        self._type_line(canvas, facts, line, large)
        body = Rect(room.x, line.bottom, room.width, rect.bottom - inset - line.bottom)
        paint_words(canvas, words, body, 5.2 if large else CARD_TEXT)
        self._edge(canvas, rect)
        if self.state == "now":
            marks.tick(canvas, (window.x + canvas.mm(2), window.y + canvas.mm(2.4)), canvas.mm(5))

    def _window(
        self, canvas: Canvas, facts: CardFacts, rect: Rect, header: Rect, line: int, wide: int, large: bool
    ) -> tuple[str, int]:
        """The words, and how high the picture is: as high as they leave room for.

        Where there is little, the words do without the phases, which chips tell beside the type.
        """
        words = re.sub(r"\n+", "\n", card_text(facts, self.language))
        texts = [words, words.partition("\n")[2]] if facts.timing and not large else [words]
        for told, share in product(texts, WINDOWS):
            tall = round(rect.width * share)
            room = wide, rect.bottom - header.bottom - tall - line - round(rect.width * 0.12)
            if fit(canvas, told, "body", *room, 5.2 if large else CARD_TEXT, leading=1.14):
                return told, tall
        return texts[-1], round(rect.width * WINDOWS[-1])

    def _header(self, canvas: Canvas, facts: CardFacts, header: Rect, rect: Rect) -> bool:
        """The name, with its type and cost beside it; False if the name needs all the room."""
        band = TYPES[facts.type].band
        radius = rect.width * 0.06
        vector(canvas, header, ("firestorm header", facts.type, header.width), lambda w, h: (
            fade("h", (0, 0, 0, h), (0, band.top, 1), (1, band.low, 1))
            + f'<path d="M0,{h}V{radius:.1f}Q0,0 {radius:.1f},0H{w}V{h}Z" fill="url(#h)"/>'
        ))  # fmt: skip
        right = min(header.right, rect.x + round(rect.width * self.seen))
        size, pad = header.height * 0.8, header.height // 8
        left = round(right - header.height * 0.06 - cost_wide(facts.cost, size))
        side = round(header.height * 0.56)
        icon = Rect(header.x + round(header.height * 0.18), header.centery - side // 2, side, side)
        name, start = card_name(facts, self.language), header.x + pad
        # Beside type and cost; without the type, which stands below the picture, too; all by itself.
        lefts, rights = (icon.right + pad, start, start), (left - pad, left - pad, right - pad)
        rooms = [Rect(x, header.y, end - x, header.height) for x, end in zip(lefts, rights, strict=True)]
        set_ = [self._set_name(canvas, name, room, rect, place) for place, room in enumerate(rooms)]
        first = 0 if self.seen >= NARROW else 2  # in a full hand all costs stand at the same place
        place = next((place for place in range(first, 3) if set_[place]), 2)
        found = set_[place] or shortened(canvas, name, "heavy", rooms[place].size, 3.0)
        if found:
            canvas.text(found.text, rooms[place], Style("heavy", 4, WHITE, 0.95), size=found.size)
        if not place:
            canvas.icon(TYPES[facts.type].icon, icon, WHITE)
        if place < 2:
            cost_orbs(canvas, facts.cost, right - header.height * 0.06, header.centery, size)
        return place < 2

    def _set_name(self, canvas: Canvas, name: str, room: Rect, rect: Rect, place: int) -> Fit | None:
        """The name in a few lines, whole words if they can be read."""
        largest = 6.4 if rect.width / canvas.screen.px_per_mm > 55 else 4.2
        tall, lines = room.height - max(2, room.height // (16 if place == 2 else 7)), 4 if place == 2 else 2
        found = fit(canvas, name, "heavy", room.width, tall, largest, leading=0.95, lines=2, breaks=False)
        for least in ((2.3,), (2.3, 1.9), (2.6, 1.8, 1.6))[place]:
            found = found or fit(
                canvas, name, "heavy", room.width, tall, 3.4, least=least, leading=0.95, lines=lines
            )
        return found

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
