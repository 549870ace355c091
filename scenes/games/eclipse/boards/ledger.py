"""The own strip at the lower left: the next upkeep as an equation, the influence track, what is stored.

All of it are pieces of the picture, so that cubes, discs and what is stored are taken in hand like any other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from pygame import Rect

from game.core.table import Seat
from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from scenes.drawing.canvas import Canvas
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import CAPTION, Style
from scenes.drawing.theme import (
    AMBER,
    AMBER_EDGE,
    BAD,
    DEEP,
    GLASS_RAISED,
    GOOD,
    LINE,
    LINE_BRIGHT,
    TEXT,
    TEXT_QUIET,
    WHITE,
    Colour,
    mixed,
)
from scenes.games.eclipse.looks import BadgeLook, CubeLook, DiscLook
from scenes.games.eclipse.looks.tokens import resource_icon
from scenes.games.eclipse.names import resource_name
from scenes.games.eclipse.trays.upkeep import balance, outlook
from scenes.games.eclipse.zones import Z_BOARD, Z_HAND
from scenes.table.board.placing import at
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import MINUS, about, numeral
from scenes.table.looks.faceless import Faceless
from scenes.table.match_words import called
from scenes.table.stage.piece import Look, PlacedPiece

NOTE = Style("body", 3.3, TEXT_QUIET, 1.12)
UNDER = Style("body", 2.9, TEXT_QUIET, 1.0)
COST: Colour = (255, 190, 120)
BESIDE, SMALL = 96.0, 40.0  # millimetres from the left edge to the hand, in large and in small windows
WIDE, NARROW = 62.0, 34.0  # of the strip
SQUARE = 1.4  # by its height: a strip that is less wide is a small one
ABOVE = 1.6  # from the strip to the cubes above it
LABELS = ("eclipse.ledger.stored", "eclipse.ledger.income", "eclipse.ledger.upkeep", "eclipse.ledger.left")
PAD, GAP = 2.0, 1.0
TITLED = 44.0  # millimetres of height from which there is a caption
ENVOY = 8.5
NOTED, LOW_NOTE = 14.0, 2.4  # millimetres that a note needs
CUBE = 7.4


class Places(NamedTuple):
    """Where things are in the strip."""

    whole: Rect
    caption: Rect
    equation: Rect
    track: Rect
    note: Rect
    stores: tuple[Rect, ...]
    cubes: tuple[Rect, ...]
    envoys: dict[Seat, Rect]
    mm: float
    small: bool


def measured(watching: Watching) -> tuple[float, bool]:
    """Pixels of a millimetre, and whether the strip is a small one: the place of the hand tells both,

    and on a table that lies flat the strip's own shape.
    """
    if watching.own is not None:
        small = watching.own.width < watching.own.height * SQUARE
        return watching.own.width / (NARROW if small else WIDE), small
    small = watching.hand.x < 2 * watching.area.x
    return watching.hand.x / (SMALL if small else BESIDE), small


def spot(watching: Watching) -> Rect:
    """The whole strip."""
    mm, small = measured(watching)
    if watching.own is not None:
        above = round((CUBE + ABOVE) * mm) if small else 0
        own = watching.own
        return Rect(own.x, own.y + above, own.width, own.height - above)
    left = round(2 * mm) if small else watching.area.x
    wide, gap = (NARROW if small else WIDE), round(2 * mm)
    return Rect(left, watching.hand.y, round(wide * mm), watching.hand.height - gap)


def is_seen(watching: Watching) -> bool:
    """There is room for the own things: on a table that lies flat only at the own edge."""
    return watching.own is not None if watching.flat else watching.hand.width > 0


def strip_places(watching: Watching) -> Places:
    """Share the strip out, from below: what is stored, the note, the track, the equation."""
    mm, small = measured(watching)
    whole = spot(watching)
    pad, gap = round((1.4 if small else PAD) * mm), round(GAP * mm)
    room = whole.inflate(-2 * pad, -2 * pad)
    titled = whole.height > TITLED * mm and not small
    caption = Rect(room.x, room.y, room.width, round(4.2 * mm) if titled else 0)
    store = round((8.0 if small else 8.6) * mm)
    track = round((8.4 if small else 10.8 if titled else 5.4) * mm)
    low = Rect(room.x, room.bottom - store, room.width, store)
    top = caption.bottom + (gap if titled else 0)
    equation = Rect(room.x, top, room.width, round((5.6 if small else 9.0) * mm))
    circles = Rect(room.x, equation.bottom + gap, room.width, track)
    above = round((1.8 if small else 2.4) * mm)  # the marks of what can be taken stand out above it
    note = Rect(room.x, circles.bottom + gap // 2, room.width, low.y - above - circles.bottom)
    envoys = _beside_note(note, watching, mm)
    note.width -= sum(spot_.width for spot_ in envoys.values())
    cell = (low.width - 2 * gap) // 3
    cells = [Rect(low.x + place * (cell + gap), low.y, cell, low.height) for place in range(3)]
    if small:
        side = round(CUBE * mm)  # they lie above the strip, beside the prompt bar
        over = [
            Rect(whole.x + place * side, whole.y - round(ABOVE * mm) - side, side, side) for place in range(3)
        ]
        return Places(whole, caption, equation, circles, note, tuple(cells), tuple(over), envoys, mm, small)
    side = round(7.6 * mm)
    stores = tuple(Rect(one.x, one.y, one.width - side, one.height) for one in cells)
    cubes = tuple(Rect(one.right - side, one.y, side, one.height) for one in cells)
    return Places(whole, caption, equation, circles, note, stores, cubes, envoys, mm, small)


def _beside_note(note: Rect, watching: Watching, mm: float) -> dict[Seat, Rect]:
    """Where those stand to whom relations may be proposed: at the end of the note, which gives way."""
    seats = [seat for seat in range(len(watching.colours)) if f"envoy:{seat}" in watching.offered]
    wide = round(min(ENVOY * mm + mm, note.width / max(1, len(seats))))
    return {
        seat: Rect(note.right - wide * (place + 1), note.y, wide, note.height)
        for place, seat in enumerate(seats)
    }


def circles(track: Rect, mm: float) -> list[Rect]:
    """The thirteen circles of the influence track, in one row or in two."""
    rows = 1 if track.height < 8 * mm else 2
    across = pieces.UPKEEP_DISCS if rows == 1 else 7
    step = track.width / across
    tall = track.height / rows
    side = min(step, tall) * 0.94
    return [
        about((track.x + step * (place % across + 0.5), track.y + tall * (place // across + 0.5)), side)
        for place in range(pieces.UPKEEP_DISCS)
    ]


# --- the panel


@dataclass(frozen=True, slots=True)
class LedgerLook(Faceless):
    """The panel under the pieces: equation, circles with their cost, and what one more action means."""

    sums: tuple[int, int, int, int]  # stored, income, upkeep, left
    labels: tuple[str, ...]
    caption: str
    discs: int
    colour: str
    note: str
    warn: bool
    small: bool
    mm: float
    parts: tuple[tuple[int, int, int, int], ...]  # caption, equation, track, note, from the panel's corner

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        edge = BAD if self.sums[3] < 0 else LINE
        canvas.rounded(rect, (16, 26, 51), alpha=232, border=edge, radius=canvas.mm(3))
        bright = Rect(rect.x + canvas.mm(3), rect.y, rect.width - 2 * canvas.mm(3), 1)
        canvas.surface.fill(mixed((16, 26, 51), WHITE, 0.2), bright)
        caption, equation, track, note = (Rect(part).move(rect.topleft) for part in self.parts)
        if caption.height:
            canvas.text(self.caption, caption, CAPTION)
        self._equation(canvas, equation)
        self._track(canvas, track)
        if note.width < NOTED * self.mm or note.height < LOW_NOTE * self.mm:
            return
        colour = BAD if self.warn else TEXT_QUIET
        lines = 1 if self.small else 2
        size = fitting(canvas.screen, self.note, NOTE, note.size, least=2.6, lines=lines)
        canvas.text(self.note, note, NOTE._replace(colour=colour), size=size)

    def _equation(self, canvas: Canvas, room: Rect) -> None:
        """Stored plus income minus upkeep is what is left, each with its word where there is room."""
        sign = round(room.height * (0.62 if self.small else 0.5))
        resource_icon(canvas, pieces.MONEY, Rect(room.x, room.y + round(room.height * 0.06), sign, sign))
        left = room.x + sign + round(0.6 * self.mm)
        step = (room.right - left) / 4
        tall = room.height if self.small else round(room.height * 0.64)
        colours = (TEXT, TEXT, COST, GOOD if self.sums[3] >= 0 else BAD)
        for place, (number, colour) in enumerate(zip(self.sums, colours, strict=True)):
            box = Rect(round(left + step * place), room.y, round(step), tall)
            shown = f"{MINUS}{-number}" if number < 0 else str(number)
            figure = box.inflate(-round(step * 0.42), -round(tall * (0.3 if place < 3 else 0.16)))
            numeral(canvas, shown, figure, colour)
            if place < 3:
                between = about((box.right, box.centery), step * 0.2, tall * 0.4)
                numeral(canvas, ("+", MINUS, "=")[place], between, TEXT_QUIET)
            if not self.small:
                under = Rect(box.x, box.bottom, box.width, room.bottom - box.bottom)
                size = min(
                    fitting(canvas.screen, label, UNDER, under.size, least=2.4, lines=1)
                    for label in self.labels
                )
                canvas.text(self.labels[place], under, UNDER, align="centre", size=size)

    def _track(self, canvas: Canvas, room: Rect) -> None:
        for place, spot_ in enumerate(circles(room, self.mm)):
            if place < self.discs:
                DiscLook(self.colour).paint(canvas, spot_.inflate(-spot_.width // 8, -spot_.width // 8))
                continue
            now = place == self.discs
            edge = TEXT if now else LINE_BRIGHT
            width = max(1, round(spot_.width * (0.1 if now else 0.06)))
            canvas.rounded(spot_, DEEP, border=edge, width=width, radius=spot_.width / 2)
            figure = spot_.inflate(-spot_.width * 0.4, -spot_.height * 0.44)
            numeral(canvas, str(pieces.UPKEEP[place]), figure, TEXT if now else TEXT_QUIET)


@dataclass(frozen=True, slots=True)
class StockLook(Faceless):
    """What is stored of a resource, and what comes in every round."""

    resource: int
    stored: int
    income: int

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, GLASS_RAISED, alpha=235, border=LINE_BRIGHT, radius=canvas.mm(1.6))
        tall, half = rect.height, round(rect.width * 0.47)
        sign = about((rect.x + half * 0.55, rect.y + tall * 0.32), tall * 0.4)
        resource_icon(canvas, self.resource, sign)
        more = about((sign.centerx, rect.y + tall * 0.72), half * 0.76, tall * 0.3)
        # The mark of what can be taken lies on the upper right corner.
        number = Rect(rect.x + half, rect.y + round(tall * 0.3), rect.width - half, round(tall * 0.54))
        number.inflate_ip(-round(tall * 0.12), 0)
        numeral(canvas, str(self.stored), number, TEXT)
        numeral(canvas, f"+{self.income}", more, TEXT_QUIET)


@dataclass(frozen=True, slots=True)
class NextLook(Faceless):
    """The disc that leaves the influence track next."""

    colour: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        DiscLook(self.colour).paint(canvas, rect.inflate(-rect.width // 6, -rect.width // 6))
        canvas.outline(rect, AMBER, max(2, round(rect.width * 0.1)), rect.width / 2)


@dataclass(frozen=True, slots=True)
class RingLook(Faceless):
    """The influence track as a place that a disc may go back to."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.outline(rect, AMBER_EDGE, max(2, canvas.mm(0.6)), canvas.mm(2))


# --- the pieces


def placed(view: EclipseTable, watching: Watching) -> list[PlacedPiece]:
    """The strip and what can be taken from it; a civilization that collapsed has none any more."""
    seat = watching.seat
    if not is_seen(watching) or not view.players[seat].species or view.players[seat].gone:
        return []
    parts = strip_places(watching)
    return [
        _piece("ledger", _panel(view, watching, parts), parts.whole, Z_BOARD,
               _title(watching.language), f"seat:{seat}"),
        *_stores(view, watching, parts),
        *_cubes(view, watching, parts),
        *_discs(view, watching, parts),
        *_envoys(view, watching, parts),
    ]  # fmt: skip


def places(view: EclipseTable, watching: Watching) -> dict[str, tuple[Rect, str]]:
    """Where something may be put down: what is stored."""
    if not is_seen(watching):
        return {}
    parts = strip_places(watching)
    return {
        f"storage:{resource}": (parts.stores[resource], resource_name(resource, watching.language))
        for resource in range(3)
    }


def _piece(
    name: str, look: Look, rect: Rect, z: int, called_: str, inspect: str = "", holds: tuple[str, ...] = ()
) -> PlacedPiece:
    return at(name, look, rect, z, name=called_, inspect=inspect, holds=holds)


@cache
def _title(language: str) -> str:
    return catalogue(language).say("eclipse.ledger.title")


def _panel(view: EclipseTable, watching: Watching, parts: Places) -> LedgerLook:
    words = catalogue(watching.language)
    sums = balance(view, watching.seat)
    note, warn = outlook(words, view, watching.seat, short=parts.small)
    rects = (parts.caption, parts.equation, parts.track, parts.note)
    return LedgerLook(
        (*sums, sums.left),
        tuple(words.say(key) for key in LABELS),
        _title(watching.language),
        min(view.players[watching.seat].discs, pieces.UPKEEP_DISCS),
        watching.colours[watching.seat],
        note,
        warn,
        parts.small,
        parts.mm,
        tuple((rect.x - parts.whole.x, rect.y - parts.whole.y, rect.width, rect.height) for rect in rects),
    )


def _stores(view: EclipseTable, watching: Watching, parts: Places) -> Iterator[PlacedPiece]:
    """What is stored of each resource; a population track that is asked for stands in its place."""
    words, seat = catalogue(watching.language), watching.seat
    player = view.players[seat]
    for resource in range(3):
        stored, income = player.storage[resource], view.income(seat, resource)
        asked = f"track:{resource}" in watching.offered
        name = words.say(
            "eclipse.seats.stored",
            resource=resource_name(resource, watching.language), stored=stored, income=income,
        )  # fmt: skip
        yield _piece(
            f"track:{resource}" if asked else f"storage:{resource}",
            StockLook(resource, stored, income),
            parts.stores[resource], Z_HAND, name, f"storage:{seat}:{resource}",
        )  # fmt: skip


def _cubes(view: EclipseTable, watching: Watching, parts: Places) -> Iterator[PlacedPiece]:
    """The next cube of each population track."""
    words, seat = catalogue(watching.language), watching.seat
    player = view.players[seat]
    for track in range(3):
        if not player.cubes[track]:
            continue
        name = words.say("eclipse.seats.cube", resource=resource_name(track, watching.language))
        look = CubeLook(watching.colours[seat], track, player.cubes[track])
        side = about(parts.cubes[track].center, min(parts.cubes[track].size))
        yield _piece(f"cube:{track}", look, side, Z_HAND, name, f"storage:{seat}:{track}", ("square:",))


def _discs(view: EclipseTable, watching: Watching, parts: Places) -> Iterator[PlacedPiece]:
    """The next disc of the influence track, and the track as a whole while a disc may come back to it."""
    words, seat = catalogue(watching.language), watching.seat
    discs = min(view.players[seat].discs, pieces.UPKEEP_DISCS)
    if "sector:-1" in watching.offered:
        name = words.say("eclipse.tabletop.track")
        yield _piece("sector:-1", RingLook(), parts.track, Z_HAND, name, f"influence:{seat}")
    if discs:
        rect = circles(parts.track, parts.mm)[discs - 1]
        name = words.say("eclipse.seats.disc", discs=view.players[seat].discs, upkeep=view.upkeep(seat))
        look = NextLook(watching.colours[seat])
        yield _piece("disc:-1", look, rect, Z_HAND, name, f"influence:{seat}", ("disc:",))


def _envoys(view: EclipseTable, watching: Watching, parts: Places) -> Iterator[PlacedPiece]:
    """Those to whom relations may be proposed, at the end of the note."""
    words = catalogue(watching.language)
    for seat, room in parts.envoys.items():
        side = min(room.width - round(parts.mm), room.height)
        look = BadgeLook(view.players[seat].species, watching.colours[seat])
        name = words.say("eclipse.seats.envoy", name=called(seat, watching))
        yield _piece(f"envoy:{seat}", look, about(room.center, side), Z_HAND, name, f"seat:{seat}")
