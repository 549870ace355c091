"""The filters of the deck builder: colours, types, costs, phases, abilities, words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.firestorm.pieces import COLORS
from scenes.drawing.letter_sizes import LEAST, fitting, lines_of
from scenes.drawing.rich_text import CAPTION, SMALL, Style
from scenes.drawing.theme import AMBER, DEEP, GLASS_RAISED, LINE, LINE_BRIGHT, TEXT, TEXT_QUIET, WHITE, mixed
from scenes.games.firestorm.looks.palette import FACTIONS
from scenes.games.firestorm.looks.palette import TYPES as LOOKS
from scenes.screens.deck_builder.workbench import ABILITIES, DEAREST, PHASES, TYPES, Filters
from scenes.shell.gestures import Gesture, Kind
from scenes.table.looks.drawing import about, box, code, fade, vector
from scenes.table.looks.frames import pattern
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Grid, Row
from scenes.widgets.button import Button
from scenes.widgets.field import TextField
from scenes.widgets.label import Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

ROW, COUNT = Style("title", 3.5, TEXT, 1.0), Style("number", 3.4, TEXT_QUIET, 1.0)
CHIP = Style("title", 3.5)
FIGURE = Style("number", 3.2, TEXT_QUIET, 1.0)
LOW = 205.0  # millimetres of a window's height
LETTERS = {"event": "E", "main": "M", "kep1": "1", "kep2": "2", "kep3": "3"}  # as on the cards

Choose = Callable[[Filters], None]


class FilterChip(Widget):
    """Something that is on or off."""

    role = "switch"

    def __init__(self, name: str, on: bool, press: Callable[[], None], key: str) -> None:
        super().__init__(name)
        self.on, self.press, self.key = on, press, key

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.press()


class ColourChip(FilterChip):
    """A colour with its pattern; a tick tells that its cards are shown."""

    def __init__(self, colour: str, name: str, on: bool, press: Callable[[], None]) -> None:
        super().__init__(name, on, press, f"colour.{colour}")
        self.colour = colour

    def measure(self, ui: Ui, width: int) -> Size:
        side = max(ui.screen.least, ui.mm(8))
        return side, side

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.size)
        spot = marks.sunk(about(self.rect.center, side), self.pressed)
        look, on = FACTIONS[self.colour], self.on
        top = mixed(look.colour, WHITE, 0.2) if on else mixed(look.colour, DEEP, 0.62)
        low = look.colour if on else mixed(look.colour, DEEP, 0.72)

        def shape(width: int, height: int) -> str:
            edge = box(0.75, 0.75, width - 1.5, height - 1.5, width * 0.22)
            return (
                fade("c", (0, 0, 0, height), (0, top, 1), (1, low, 1))
                + f'<rect width="{width}" height="{height}" fill="url(#c)"/>'
                + pattern(look.pattern, width, height).replace('opacity="0.13"', 'opacity="0.4"')
                + f'<path d="{edge}" fill="none" stroke="{code(WHITE if on else LINE_BRIGHT)}" '
                + f'stroke-width="{1.5 if on else 1}"/>'
            )

        vector(canvas, spot, ("colour chip", self.colour, on), shape, radius=side * 0.22)
        if on:
            disc = about(spot.center, side * 0.62)
            canvas.circle(disc.center, disc.width // 2, DEEP, alpha=170)
            canvas.icon("tick", about(spot.center, side * 0.42), WHITE)
        if self.focused:
            marks.ring(canvas, spot, side * 0.22)


class TypeRow(FilterChip):
    """A type of cards: its sign, its name, and how many there are to see."""

    def __init__(
        self, kind: str, name: str, count: int, on: bool, dim: bool, press: Callable[[], None]
    ) -> None:
        super().__init__(name, on, press, f"type.{kind}")
        self.kind, self.count, self.dim = kind, count, dim

    def measure(self, ui: Ui, width: int) -> Size:
        """As high as its name needs: in one line, or in two of small letters."""
        small = ui.screen.floor(LEAST)
        lines = lines_of(ui.screen, self.name, ROW, width - ui.mm(10.9) - ui.screen.em(5.6), small).height
        return width, max(ui.screen.least, ui.mm(7), lines)

    def draw(self, canvas: Canvas) -> None:
        rect = marks.sunk(self.rect, self.pressed)
        lit = self.on or self.hovered
        border = AMBER if self.on else LINE_BRIGHT if lit else LINE
        canvas.rounded(rect, GLASS_RAISED if lit else DEEP, border=border, radius=canvas.mm(2))
        side = canvas.mm(4.8)
        spot = about((rect.x + canvas.mm(1.3) + side // 2, rect.centery), side)
        look = LOOKS[self.kind]
        canvas.rounded(spot, look.band.top, to=look.band.low, radius=canvas.mm(1.2))
        canvas.icon(look.icon, spot.inflate(-side // 4, -side // 4), WHITE)
        wide = canvas.screen.em(5.6)
        number = Rect(rect.right - canvas.mm(1.4) - wide, rect.y, wide, rect.height)
        words = Rect(spot.right + canvas.mm(1.6), rect.y, 0, rect.height)
        words.width = number.x - words.x
        ink = TEXT_QUIET if self.dim and not self.on else TEXT
        size = fitting(canvas.screen, self.name, ROW, words.size)
        canvas.text(self.name, words, ROW._replace(colour=ink), size=size)
        canvas.text(str(self.count), number, COUNT, align="right")
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(2))


class Knob(Widget):
    """One end of a range; the keyboard moves it by one."""

    role = "slider"

    def __init__(self, range_: CostRange, high: bool, name: str) -> None:
        super().__init__(name)
        self.range, self.high = range_, high
        self.key = "cost.high" if high else "cost.low"
        self.least = 0

    @property
    def value(self) -> int:
        return self.range.values[self.high]

    @property
    def hit_rect(self) -> Rect:
        return self.rect.inflate(max(0, self.least - self.rect.width), max(0, self.least - self.rect.height))

    def actions(self) -> list[str]:
        return ["less", "more"]

    def act(self, action: str) -> None:
        self.range.set(self.high, self.value + (1 if action == "more" else -1))

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind in (Kind.DRAG, Kind.MOVE):
            self.range.slide(self.high, gesture.pos[0])
            return True
        if gesture.kind in (Kind.DROP, Kind.FLICK):
            self.range.slide(self.high, gesture.pos[0])
            self.range.done()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        radius = self.rect.width // 2
        bright = WHITE if self.hovered or self.pressed else mixed(TEXT, DEEP, 0.1)
        canvas.circle(self.rect.center, radius, bright, border=DEEP, width=max(1, canvas.mm(0.4)))
        if self.focused:
            marks.ring(canvas, self.rect, radius)


class CostRange(Widget):
    """Cards from a cost up to another one."""

    role = "range"
    layered = True

    def __init__(self, ui: Ui, low: int, high: int, on_change: Callable[[int, int], None]) -> None:
        super().__init__()
        self.values, self.on_change = [low, high], on_change
        names = (ui.say("deck.filter.low", count=low), ui.say("deck.filter.high", count=high))
        self.knobs = [Knob(self, bool(place), name) for place, name in enumerate(names)]
        self.children = list(self.knobs)
        self.track = Rect(0, 0, 0, 0)

    def measure(self, ui: Ui, width: int) -> Size:
        return width, max(ui.screen.least, ui.mm(7)) + ui.screen.em(4.4)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        side, bar = ui.mm(6), max(ui.screen.least, ui.mm(7))
        self.track = Rect(rect.x + side // 2, rect.y + bar // 2 - ui.mm(0.8), rect.width - side, ui.mm(1.6))
        for knob in self.knobs:
            knob.least = ui.screen.least
            spot = Rect(0, 0, side, side)
            spot.center = (self._x(knob.value), rect.y + bar // 2)
            knob.arrange(ui, spot)

    def _x(self, value: float) -> int:
        return self.track.x + round(self.track.width * value / DEAREST)

    def slide(self, high: bool, x: int) -> None:
        """A knob is being moved: the cards follow when it is let go."""
        value = round((x - self.track.x) / max(1, self.track.width) * DEAREST)
        self._put(high, value)
        knob = self.knobs[high]
        knob.rect.centerx = self._x(knob.value)

    def _put(self, high: bool, value: int) -> None:
        low, top = (self.values[0], DEAREST) if high else (0, self.values[1])
        self.values[high] = min(top, max(low, value))

    def set(self, high: bool, value: int) -> None:
        self._put(high, value)
        self.done()

    def done(self) -> None:
        self.on_change(*self.values)

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.track, DEEP, border=LINE_BRIGHT, radius=self.track.height / 2)
        left, right = (self._x(value) for value in self.values)
        lit = Rect(left, self.track.y, max(2, right - left), self.track.height)
        canvas.rounded(lit, mixed(LINE_BRIGHT, TEXT, 0.4), radius=lit.height / 2)
        low = self.rect.bottom - canvas.screen.em(4.4)
        for value in range(DEAREST + 1):
            room = Rect(0, low, canvas.mm(6), canvas.screen.em(4.4))
            room.centerx = self._x(value)
            inside = self.values[0] <= value <= self.values[1]
            canvas.text(
                str(value), room, FIGURE._replace(colour=TEXT if inside else TEXT_QUIET), align="centre"
            )


def toggled(chosen: Sequence[str], word: str, order: Sequence[str]) -> tuple[str, ...]:
    """The words with this one in or out, in their order."""
    fresh = [*chosen, word] if word not in chosen else [each for each in chosen if each != word]
    return tuple(each for each in order if each in fresh)


def is_low(ui: Ui) -> bool:
    """True for a window in which the filters have to stand closely to be seen all at once."""
    return not ui.screen.compact and ui.screen.height / ui.screen.px_per_mm < LOW


def search_field(ui: Ui, filters: Filters, choose: Choose) -> Widget:
    return TextField(
        ui.say("deck.filter.search"),
        filters.words,
        lambda words: choose(replace(filters, words=words)),
        hint=ui.say("deck.filter.search" if is_low(ui) else "deck.filter.search_hint"),
        icon="search",
        key="search",
    )


def filter_parts(
    ui: Ui, filters: Filters, counts: dict[str, int], spied: bool, choose: Choose
) -> list[Widget]:
    """Everything but the search field, one group below the other."""
    below = _below(ui)
    return [
        _colours(ui, filters, spied, choose),
        _types(ui, filters, counts, choose),
        Column(Label(ui.say("deck.filter.cost"), CAPTION), _costs(ui, filters, choose), gap=1),
        Column(Label(ui.say("deck.filter.phase"), CAPTION), _phases(ui, filters, choose), gap=below),
        Column(Label(ui.say("deck.filter.ability"), CAPTION), _abilities(ui, filters, choose), gap=below),
    ]


def _below(ui: Ui) -> float:
    """Millimetres between a caption and what it names."""
    return 1.0 if is_low(ui) else 1.6


def _colours(ui: Ui, filters: Filters, spied: bool, choose: Choose) -> Widget:
    chips = [
        ColourChip(
            color,
            ui.say(f"deck.colour.{color}"),
            color in filters.colors,
            _switch(filters, "colors", color, COLORS, choose),
        )
        for color in COLORS
    ]
    note = Label(ui.say("deck.filter.spied" if spied else "deck.filter.spy"), SMALL)
    row = Row(*chips, gap=2 if ui.screen.touch else 1.4)
    notes = [] if is_low(ui) and not spied else [note]  # a deck that breaks this rule says so itself
    return Column(Label(ui.say("deck.filter.colour"), CAPTION), row, *notes, gap=_below(ui))


def _types(ui: Ui, filters: Filters, counts: dict[str, int], choose: Choose) -> Widget:
    rows = [
        TypeRow(
            kind,
            ui.say(f"deck.type.{kind}"),
            counts.get(kind, 0),
            kind in filters.types,
            bool(filters.types),
            _switch(filters, "types", kind, TYPES, choose),
        )
        for kind in TYPES
    ]
    gap = 2 if ui.screen.touch else 1.0 if is_low(ui) else 1.2
    return Column(Label(ui.say("deck.filter.type"), CAPTION), *rows, gap=gap)


def _costs(ui: Ui, filters: Filters, choose: Choose) -> Widget:
    return CostRange(
        ui, filters.low, filters.high, lambda low, high: choose(replace(filters, low=low, high=high))
    ).keyed("cost")


def _phases(ui: Ui, filters: Filters, choose: Choose) -> Widget:
    chips = [
        Button(
            LETTERS[phase],
            _switch(filters, "phases", phase, PHASES, choose),
            selected=phase in filters.phases,
            kind="key",
            style=CHIP,
            name=ui.say(f"deck.phase.{phase}"),
            key=f"phase.{phase}",
        )
        for phase in PHASES
    ]
    return Row(*(chip.growing() for chip in chips), gap=2 if ui.screen.touch else 1.2)


def _abilities(ui: Ui, filters: Filters, choose: Choose) -> Widget:
    chips = [
        Button(
            ui.say(f"deck.ability.{ability}"),
            _switch(filters, "abilities", ability, tuple(ABILITIES), choose),
            selected=ability in filters.abilities,
            kind="key",
            style=CHIP,
            key=f"ability.{ability}",
        )
        for ability in ABILITIES
    ]
    return Grid(chips, columns=2, gap=2 if ui.screen.touch else 1.2)


def _switch(
    filters: Filters, field: str, word: str, order: Sequence[str], choose: Choose
) -> Callable[[], None]:
    def press() -> None:
        changes: dict[str, Any] = {field: toggled(getattr(filters, field), word, order)}
        choose(replace(filters, **changes))

    return press
