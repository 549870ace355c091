"""Where the parts of the table's screen are: strip, rails, table, prompt bar, hand, action corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.shell.units import Screen
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

TOP, RAIL, PROMPT, CORNER = 9.0, 26.0, 14.0, 60.0  # millimetres (docs/ux 4.15)
SHEETS = 2  # that are made in one frame, the others in the next ones
SHADOW = 8.0  # how far the shadow of a panel may fall
HAND = (34.0, 50.0)  # the room for the hand, least and most
TABLE = 165.0  # how narrow columns beside it may make the table


class Fixed(Widget):
    """A widget in a rectangle of the frame. While only pieces move, it is drawn from one kept sheet."""

    def __init__(self, child: Widget, rect: Rect) -> None:
        super().__init__("", [child])
        self.spot = rect
        self.ui: Ui | None = None
        self.drawn_at = -1  # the version of the picture that was drawn last
        self.marked = -1  # how much had been changed then by others than trees that were built anew
        self.stays = False  # it comes from the tree before and has its places
        self.timed = True  # something in it may move by itself
        self.sheet: Surface | None = None

    def stay(self, ui: Ui) -> None:
        """Go over to a new tree, in which it looks the same; its sheet does, too, if nothing else changed."""
        self.stays = True
        kept = self.drawn_at >= 0 and self.marked == ui.version - ui.rebuilt
        self.drawn_at = ui.version if kept else -1

    def leave(self) -> None:
        """Give the sheet back at once: what is left of an old tree waits long for the collector.

        Within six decisions of Firestorm's busiest table 48 MB of sheets were waiting.
        """
        self.sheet = None

    def arrange(self, ui: Ui, rect: Rect) -> None:
        if self.stays:
            self.stays = False
            return
        self.rect, self.ui = self.spot, ui
        for child in self.children:
            child.arrange(ui, self.spot)
        self.timed = any(map(_has_time, self.children))

    @property
    def moving(self) -> bool:
        return self.timed and super().moving

    def update(self, ms: float) -> None:
        if self.timed:
            super().update(ms)

    def draw_all(self, canvas: Canvas) -> None:
        if self.ui is None or not self._keeps(canvas) or self.drawn_at != self.ui.version:
            super().draw_all(canvas)
            self.sheet = None
            self.drawn_at = self.ui.version if self.ui and not canvas.pace.late else -1
            self.marked = self.ui.version - self.ui.rebuilt if self.ui else -1
            return
        if self.sheet is None and canvas.pace.sheets >= SHEETS:
            super().draw_all(canvas)
            return
        reach = self._reach(canvas)
        if self.sheet is None:
            self.sheet = self._drawn(canvas, reach)
        canvas.blit(self.sheet, reach.topleft)

    def _keeps(self, canvas: Canvas) -> bool:
        """What moves, overlaps freely or is audited is drawn piece by piece."""
        audited = canvas.drawn is not None
        return not (canvas.pace.endless or audited or self.children[0].layered or self.moving)

    def _reach(self, canvas: Canvas) -> Rect:
        """The rectangle with its shadow."""
        return self.rect.inflate(2 * canvas.mm(SHADOW), 2 * canvas.mm(SHADOW)).clip(canvas.surface.get_rect())

    def _drawn(self, canvas: Canvas, reach: Rect) -> Surface:
        size = canvas.surface.get_size()
        room = canvas.shapes.get(("sheet", size)) or canvas.shapes.put(
            ("sheet", size), Surface(size, pygame.SRCALPHA)
        )
        canvas.pace.sheets += 1
        super().draw_all(canvas.onto(room))
        sheet = room.subsurface(reach).copy()
        room.fill((0, 0, 0, 0))
        return sheet


def _has_time(widget: Widget) -> bool:
    return widget.has_time or any(map(_has_time, widget.children))


class Frame(NamedTuple):
    """The rectangles of one window."""

    top: Rect
    rail: Rect
    table: Rect
    log: Rect  # empty while it is folded
    prompt: Rect
    own: Rect  # the own faction, lower left
    hand: Rect
    corner: Rect
    pins: tuple[Rect, ...] = ()  # panels that were pinned, the oldest first
    guide: Rect = Rect(0, 0, 0, 0)  # who speaks beside the table; empty without one


def frame(screen: Screen, *, log: bool, pins: int = 0, guide: bool = False) -> Frame:
    """Share the window out. Small windows have a narrower rail and corner, and the log as a tray.

    Pins stand beside each other, or above each other where that would take too much of the table; the log
    gives way to them. A guide has the last of these columns.
    """
    pins += guide
    mm, gap = screen.mm, screen.mm(2)
    width, height = screen.width, screen.height
    tight = screen.compact
    top = Rect(0, 0, width, mm(11 if screen.touch else TOP))
    rail_wide = mm(22 if tight else RAIL)
    corner_wide = mm(50 if tight else CORNER)
    hand_tall = max(mm(HAND[0]), min(mm(HAND[1]), round(height * 0.2)))
    prompt_tall = mm(PROMPT)
    left = gap + rail_wide + gap
    fit = max(1, (width - gap - left - mm(TABLE)) // (corner_wide + gap))
    log_wide = corner_wide if log and not tight and (not pins or pins < fit) else 0
    beside = min(pins, fit)
    edge = width - gap - (beside + bool(log_wide)) * (corner_wide + gap)
    right = edge - (gap if pins else 0)
    hand_top = height - hand_tall
    prompt_top = hand_top - gap - prompt_tall
    prompt_right = width - gap - corner_wide - gap
    table_bottom = prompt_top - gap
    column = Rect(edge + gap, top.bottom + gap, corner_wide, table_bottom - top.bottom - gap)
    panels = _pins(column, pins, beside, gap)
    log_bottom = height - mm(30) - mm(11) - 4 * gap
    return Frame(
        top,
        Rect(gap, top.bottom + gap, rail_wide, table_bottom - top.bottom - gap),
        Rect(left, top.bottom, right - left, table_bottom - top.bottom),
        Rect(width - gap - log_wide, top.bottom + gap, log_wide, log_bottom - top.bottom - gap)
        if log_wide
        else Rect(0, 0, 0, 0),
        Rect(left, prompt_top, prompt_right - left, prompt_tall),
        Rect(left, hand_top, mm(62), hand_tall - gap)
        if not tight
        else Rect(gap, hand_top, mm(34), hand_tall - gap),
        _hand(screen, left, hand_top, prompt_right, hand_tall),
        Rect(prompt_right + gap, height - gap - mm(43), corner_wide, mm(43)),
        panels[: pins - guide],
        _above(panels[-1], height - gap - mm(43) - screen.least - 2 * gap) if guide else Rect(0, 0, 0, 0),
    )


def _above(rect: Rect, bottom: int) -> Rect:
    """As much of it as leaves room for a row of buttons above the corner."""
    return Rect(rect.x, rect.y, rect.width, min(rect.bottom, bottom) - rect.y)


def _pins(first: Rect, count: int, beside: int, gap: int) -> tuple[Rect, ...]:
    """Columns beside each other, from the first one to the right, or one column that all of them share."""
    if beside == count:
        return tuple(first.move(place * (first.width + gap), 0) for place in range(count))
    tall = (first.height - (count - 1) * gap) // count
    return tuple(Rect(first.x, first.y + place * (tall + gap), first.width, tall) for place in range(count))


def _hand(screen: Screen, left: int, top: int, right: int, tall: int) -> Rect:
    """The hand stands in the middle of what the own faction and the corner leave."""
    own = screen.mm(38 if screen.compact else 66)
    start = (screen.mm(2) if screen.compact else left) + own
    return Rect(start, top, right - start, tall)
