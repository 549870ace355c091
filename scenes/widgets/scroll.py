"""What is longer than its place: scrolled by wheel, drag, flick, keys or its bar."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import accumulate
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import LINE, LINE_BRIGHT, TEXT_QUIET
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.widgets import marks
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

BAR = 1.4  # millimetres, of what is seen
BAR_ROOM = BAR + 1.2  # that it takes from what is scrolled
GRIP = 4.0  # of what can be grabbed
NOTCH = 14.0  # millimetres that a notch of the wheel moves
GLIDE_MS = 325.0  # how quickly a fling slows down (docs/ux 4.5)
_PAGES = {"pageup": -0.9, "pagedown": 0.9, "home": -math.inf, "end": math.inf}


class Scrolling(Widget):
    """What scrolling widgets have in common; ``lay`` puts the content where ``offset`` wants it."""

    role = "scroll"

    def __init__(self, *, key: str = "") -> None:
        super().__init__()
        self.key = key
        self.offset = 0.0
        self.content = 0  # pixels
        self.ui: Ui | None = None
        self.grabbed: float | None = None  # the offset at which a drag began
        self.on_bar = False
        self.moved = 0.0  # since the last frame
        self.speed = 0.0  # pixels per millisecond
        self.gliding = False

    def lay(self, ui: Ui) -> None:
        """Put the content in its place."""
        raise NotImplementedError

    # --- how far

    @property
    def most(self) -> int:
        return max(0, self.content - self.rect.height)

    @property
    def overflows(self) -> bool:
        return self.most > 0

    @property
    def view(self) -> Rect:
        """The part that the content has, beside the bar."""
        bar = self.ui.mm(BAR_ROOM) if self.ui else 0
        return Rect(self.rect.x, self.rect.y, max(1, self.rect.width - bar), self.rect.height)

    def scroll_to(self, offset: float) -> bool:
        """Show the content from here on; True if that is another place than before."""
        fresh = min(float(self.most), max(0.0, offset))
        if self.ui is None or fresh == self.offset:
            return False
        self.offset = fresh
        self.lay(self.ui)
        return True

    def inherit(self, old: Widget) -> None:
        if isinstance(old, Scrolling):
            self.offset = old.offset

    def reveal(self, widget: Widget) -> None:
        place, margin = self.place(widget), self.ui.mm(2) if self.ui else 0
        if place.y - margin < self.rect.y:
            self.scroll_to(self.offset + place.y - margin - self.rect.y)
        elif place.bottom + margin > self.rect.bottom:
            self.scroll_to(self.offset + place.bottom + margin - self.rect.bottom)

    # --- hands

    def at(self, pos: Point) -> Widget | None:
        if not self.visible or not self.rect.collidepoint(pos):
            return None
        if self.overflows and pos[0] >= self._grip():
            return self
        return super().at(pos)

    def _grip(self) -> int:
        return self.rect.right - (self.ui.mm(GRIP if self.ui.touch else BAR + 1.2) if self.ui else 0)

    def claims(self, pos: Point) -> bool:
        return self.overflows and self.rect.collidepoint(pos)

    def actions(self) -> list[str]:
        """A stop for the keyboard only if nothing in it is one, else it could not be read to its end."""
        inside = any(stop is not self for child in self.children for stop in child.stops())
        return ["scroll"] if self.overflows and not inside else []

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.KEY:
            return self._key(gesture)
        if gesture.kind is Kind.WHEEL and self.ui:
            self.gliding = False
            return self.scroll_to(self.offset - gesture.amount * self.ui.mm(NOTCH))
        if gesture.kind is Kind.DOWN:
            self.gliding = False
        if gesture.kind is Kind.TAP and gesture.pos[0] >= self._grip() and self.overflows:
            return self.scroll_to(
                self.offset + math.copysign(0.9, gesture.pos[1] - self._thumb().centery) * self.rect.height
            )
        if gesture.kind is Kind.DRAG:
            return self._grab(gesture)
        if self.grabbed is None:
            return False
        if gesture.kind is Kind.MOVE:
            self._follow(gesture)
            return True
        self.gliding = gesture.kind is Kind.FLICK and not self._calm and not self.on_bar
        self.grabbed = None
        return True

    @property
    def _calm(self) -> bool:
        return self.ui is None or self.ui.settings.reduced_motion

    def _grab(self, gesture: Gesture) -> bool:
        across, down = (abs(a - b) for a, b in zip(gesture.pos, gesture.start, strict=True))
        if not self.overflows or across > down:
            return False
        self.grabbed, self.on_bar = self.offset, gesture.start[0] >= self._grip()
        self.moved = self.speed = 0.0
        self._follow(gesture)
        return True

    def _follow(self, gesture: Gesture) -> None:
        before, down = self.offset, gesture.pos[1] - gesture.start[1]
        way = down * self.content / max(1, self.rect.height) if self.on_bar else -down
        self.scroll_to((self.grabbed or 0.0) + way)
        self.moved += self.offset - before

    def _key(self, gesture: Gesture) -> bool:
        if gesture.key in _PAGES and self.overflows:
            return self.scroll_to(self.offset + _PAGES[gesture.key] * self.rect.height)
        if gesture.key in ("up", "down") and self.focused and self.ui:
            return self.scroll_to(self.offset + self.ui.mm(NOTCH) * (1 if gesture.key == "down" else -1))
        return False

    # --- time

    @property
    def moving(self) -> bool:
        return self.gliding or super().moving

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.grabbed is not None and ms > 0:
            self.speed, self.moved = 0.6 * self.moved / ms + 0.4 * self.speed, 0.0
        if self.gliding:
            self.gliding = self.scroll_to(self.offset + self.speed * ms) and abs(self.speed) > 0.02
            self.speed *= math.exp(-ms / GLIDE_MS)

    # --- drawing

    def _thumb(self) -> Rect:
        """The movable part of the bar."""
        mm = self.ui.mm if self.ui else round
        tall = max(mm(8), round(self.rect.height * self.rect.height / max(1, self.content)))
        tall = min(tall, self.rect.height)
        share = self.offset / self.most if self.most else 0.0
        top = self.rect.y + round((self.rect.height - tall) * share)
        return Rect(self.rect.right - mm(BAR), top, mm(BAR), tall)

    def draw_all(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        self.draw(canvas)
        # A ring around what has the focus may stand out a little at the sides.
        with canvas.clipped(self.rect.inflate(2 * canvas.mm(1.5), 0)):
            for child in self.children:
                if child.rect.colliderect(self.rect):
                    child.draw_all(canvas)
        if not self.overflows:
            return
        thumb = self._thumb()
        canvas.rounded(
            Rect(thumb.x, self.rect.y, thumb.width, self.rect.height), LINE, alpha=110, radius=thumb.width / 2
        )
        lit = self.grabbed is not None and self.on_bar
        canvas.rounded(thumb, TEXT_QUIET if lit or self.hovered else LINE_BRIGHT, radius=thumb.width / 2)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(1))


class Scroll(Scrolling):
    """A child that may be taller than its place."""

    def __init__(self, child: Widget, *, least: float = 20.0, key: str = "") -> None:
        """``least`` is the height in millimetres that it wants at least."""
        super().__init__(key=key)
        self.children = [child]
        self.least = least

    def measure(self, ui: Ui, width: int) -> Size:
        bar = ui.mm(BAR + 1.2)
        wide, tall = self.children[0].measure(ui, width - bar)
        return wide + bar, min(tall, ui.mm(self.least)) if self.grow else tall

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = rect, ui
        self.content = self.children[0].measure(ui, self.view.width)[1]
        self.offset = min(float(self.most), max(0.0, self.offset))
        self.lay(ui)

    def lay(self, ui: Ui) -> None:
        view = self.view
        tall = max(self.content, view.height)
        self.children[0].arrange(ui, Rect(view.x, view.y - round(self.offset), view.width, tall))


class VirtualList(Scrolling):
    """Rows of which only the visible ones exist: a log of thousands costs what its visible part costs.

    ``row(n)`` makes the widget of a row. Heights are taken for ``row_mm`` until a row has been seen.
    With ``follow`` the end stays in sight when rows are added, unless somebody has scrolled away.
    """

    role = "list"

    def __init__(
        self,
        count: int,
        row: Callable[[int], Widget],
        *,
        row_mm: float = 6.0,
        gap: float = 0.0,
        follow: bool = False,
        key: str = "",
    ) -> None:
        super().__init__(key=key)
        self.count, self.row, self.row_mm, self.gap, self.follow = count, row, row_mm, gap, follow
        self.heights: list[int] = []
        self.tops: list[int] = [0]
        self.built: dict[int, Widget] = {}
        self.first = 0
        self.met = False  # it has been laid out before, or its predecessor has
        self.anchor: tuple[int, float] | None = None  # the row at the top, and how much of it is hidden

    def inherit(self, old: Widget) -> None:
        if not isinstance(old, VirtualList):
            return
        self.met = True
        if old.follow and old.offset >= old.most - 1:
            self.offset = math.inf
        elif old.first < self.count:
            self.anchor = (old.first, old.offset - old.tops[old.first])

    def measure(self, ui: Ui, width: int) -> Size:
        return width, min(self.count * ui.mm(self.row_mm), ui.mm(20))

    def arrange(self, ui: Ui, rect: Rect) -> None:
        if self.follow and (not self.met or (self.ui and self.offset >= self.most - 1)):
            self.offset = math.inf
        elif self.ui and self.offset and self.first < self.count:
            self.anchor = (self.first, self.offset - self.tops[self.first])
        self.rect, self.ui, self.met = rect, ui, True
        self.heights = [ui.mm(self.row_mm + self.gap)] * self.count
        self.built = {}
        self._sum()
        if self.anchor:
            self.offset = self.tops[self.anchor[0]] + self.anchor[1]
            self.first, self.anchor = self.anchor[0], None
        self.lay(ui)

    def set_count(self, count: int) -> None:
        """There are more or fewer rows now; those that stay are not made again."""
        at_end = self.offset >= self.most - 1
        guess = self.ui.mm(self.row_mm + self.gap) if self.ui else 0
        self.heights = self.heights[:count] + [guess] * (count - len(self.heights))
        self.built = {place: row for place, row in self.built.items() if place < count}
        self.count = count
        self._sum()
        if self.follow and at_end:
            self.offset = math.inf
        if self.ui:
            self.lay(self.ui)

    def _sum(self) -> None:
        self.tops = list(accumulate(self.heights, initial=0))
        self.content = self.tops[-1]

    def lay(self, ui: Ui) -> None:
        # Rows that are seen for the first time may be taller than guessed, which moves the others.
        for _ in range(4):
            self.offset = min(float(self.most), max(0.0, self.offset))
            if not self._measure_visible(ui):
                break
        view = self.view
        places = self._visible()
        self.built = {place: self.built[place] for place in places}
        self.children = list(self.built.values())
        for place in places:
            top = view.y + self.tops[place] - round(self.offset)
            tall = self.heights[place] - ui.mm(self.gap)
            self.built[place].arrange(ui, Rect(view.x, top, view.width, tall))

    def _visible(self) -> range:
        """The rows in sight."""
        first, last = self.first, self.first
        while first > 0 and self.tops[first] > self.offset:
            first -= 1
        while first < self.count - 1 and self.tops[first + 1] <= self.offset:
            first += 1
        last = first
        while last < self.count and self.tops[last] < self.offset + self.rect.height:
            last += 1
        self.first = first
        return range(first, last)

    def _measure_visible(self, ui: Ui) -> bool:
        """Make and measure the rows in sight; True if one was not as tall as it was taken for."""
        changed, at_end = False, self.offset >= self.most
        for place in self._visible():
            if place not in self.built:
                self.built[place] = self.row(place)
            tall = self.built[place].measure(ui, self.view.width)[1] + ui.mm(self.gap)
            if tall == self.heights[place]:
                continue
            if self.tops[place] < self.offset and not at_end:
                self.offset += tall - self.heights[place]
            self.heights[place] = tall
            changed = True
        if changed:
            self._sum()
        if changed and at_end:
            self.offset = math.inf
        return changed

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.KEY and gesture.key in ("up", "down") and not self.focused:
            self._step_past(gesture.key)
            return False
        return super().handle(gesture)

    def _step_past(self, key: str) -> None:
        """The focus goes beyond the last row in sight: make the next one, so that it can go there."""
        rows = [row for row in self.children if any(stop.focused for stop in row.walk())]
        if not rows or self.ui is None:
            return
        rest = (
            self.children[self.children.index(rows[0]) + 1 :]
            if key == "down"
            else self.children[: self.children.index(rows[0])]
        )
        if len(rest) <= 1:
            self.scroll_to(self.offset + (1 if key == "down" else -1) * 2 * rows[0].rect.height)
