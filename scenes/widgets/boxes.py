"""Boxes that lay out what is in them: rows, columns, grids, layers, panels. All lengths are millimetres."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import LINE, Colour
from scenes.widgets import marks
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

_PLACES = {"start": 0.0, "left": 0.0, "top": 0.0, "middle": 0.5, "end": 1.0, "right": 1.0, "bottom": 1.0}


def placed(size: int, room: int, align: str) -> tuple[int, int]:
    """Where something begins in a room, and how long it is there: "fill", "start", "middle" or "end"."""
    if align == "fill":
        return 0, room
    size = min(size, room)
    return round((room - size) * _PLACES[align]), size


class Line(Widget):
    """Children one after the other, with gaps between those that can be seen."""

    def __init__(
        self, *children: Widget, gap: float = 2.0, align: str = "fill", justify: str = "start", key: str = ""
    ) -> None:
        super().__init__("", list(children))
        self.gap, self.align, self.justify, self.key = gap, align, justify, key

    def shown(self) -> list[Widget]:
        return [child for child in self.children if child.visible]

    def _gaps(self, ui: Ui) -> int:
        return ui.mm(self.gap) * max(0, len(self.shown()) - 1)


class Row(Line):
    """Children side by side. Those that grow share what the others leave; too wide ones are narrowed.

    ``align`` places each child in the row's height, ``justify`` all of them if none grows; "spread" puts
    the room that is left between them.
    """

    role = "row"

    def widths(self, ui: Ui, width: int) -> list[int]:
        """How wide each child is in a row of this width."""
        return self._shares(width - self._gaps(ui), self._wanted(ui, width))

    def _wanted(self, ui: Ui, width: int) -> list[Size]:
        """What the children would like that do not grow."""
        room = width - self._gaps(ui)
        return [(0, 0) if child.grow else child.measure(ui, room) for child in self.shown()]

    def _shares(self, room: int, wanted: list[Size]) -> list[int]:
        shown = self.shown()
        fixed = narrowed([wide for wide, _ in wanted], room)
        left, shares = room - sum(fixed), sum(child.grow for child in shown)
        out = []
        for child, size in zip(shown, fixed, strict=True):
            part = left * child.grow // shares if child.grow else size
            left, shares = (left - part, shares - child.grow) if child.grow else (left, shares)
            out.append(max(0, part))
        return out

    def measure(self, ui: Ui, width: int) -> Size:
        shown, wanted = self.shown(), self._wanted(ui, width)
        widths = self._shares(width - self._gaps(ui), wanted)
        heights = [
            size[1] if wide == size[0] and not child.grow else child.measure(ui, wide)[1]
            for child, wide, size in zip(shown, widths, wanted, strict=True)
        ]
        wide = width if any(child.grow for child in shown) else sum(widths) + self._gaps(ui)
        return wide, max(heights, default=0)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        shown, widths = self.shown(), self.widths(ui, rect.width)
        spare = rect.width - sum(widths) - self._gaps(ui)
        x, gap = float(rect.x), float(ui.mm(self.gap))
        if self.justify == "spread":
            gap += spare / max(1, len(shown) - 1)
        else:
            x += spare * _PLACES[self.justify]
        for child, wide in zip(shown, widths, strict=True):
            tall = rect.height if self.align == "fill" else child.measure(ui, wide)[1]
            top, height = placed(tall, rect.height, self.align)
            child.arrange(ui, Rect(round(x), rect.y + top, wide, height))
            x += wide + gap


def narrowed(sizes: list[int], room: int) -> list[int]:
    """The sizes, the largest ones cut to a common length so that all fit."""
    over = sum(sizes) - room
    if over <= 0 or not sizes:
        return sizes
    low, high = 0, max(sizes)
    while low < high:
        middle = (low + high + 1) // 2
        if sum(min(size, middle) for size in sizes) <= room:
            low = middle
        else:
            high = middle - 1
    return [min(size, low) for size in sizes]


class Column(Line):
    """Children below each other. Those that grow share what the others leave, but get what they need.

    ``align`` places each child in the column's width, ``justify`` all of them if none grows.
    """

    role = "column"

    def measure(self, ui: Ui, width: int) -> Size:
        sizes = [child.measure(ui, width) for child in self.shown()]
        return max((w for w, _ in sizes), default=0), sum(h for _, h in sizes) + self._gaps(ui)

    def heights(self, ui: Ui, width: int, height: int) -> list[int]:
        """How tall each child is in a column of this size."""
        shown = self.shown()
        wanted = [child.measure(ui, width)[1] for child in shown]
        return shared(wanted, [child.grow for child in shown], height - self._gaps(ui))

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        for child, spot in zip(self.shown(), self.spots(ui, rect), strict=True):
            child.arrange(ui, spot)

    def spots(self, ui: Ui, rect: Rect) -> Iterator[Rect]:
        """Where each child is in a column that takes this rectangle."""
        shown, heights = self.shown(), self.heights(ui, rect.width, rect.height)
        spare = max(0, rect.height - sum(heights) - self._gaps(ui))
        y, gap = float(rect.y), float(ui.mm(self.gap))
        if self.justify == "spread":
            gap += spare / max(1, len(shown) - 1)
        else:
            y += spare * _PLACES[self.justify]
        for child, tall in zip(shown, heights, strict=True):
            wide = rect.width if self.align == "fill" else child.measure(ui, rect.width)[0]
            left, width = placed(wide, rect.width, self.align)
            yield Rect(rect.x + left, round(y), width, tall)
            y += tall + gap


def shared(wanted: list[int], grow: list[int], room: int) -> list[int]:
    """Lengths in a room: what is wanted, or for those that grow their share if that is more."""
    out = list(wanted)
    open_ = [place for place, share in enumerate(grow) if share]
    while open_:
        left = room - sum(out[place] for place in range(len(out)) if place not in open_)
        shares = sum(grow[place] for place in open_)
        small = [place for place in open_ if wanted[place] > left * grow[place] // shares]
        if not small:
            for place in open_:
                out[place] = left * grow[place] // shares
                left, shares = left - out[place], shares - grow[place]
            break
        open_ = [place for place in open_ if place not in small]
    return out


class Grid(Widget):
    """Children in cells of equal width, row by row.

    ``columns`` says how many, or ``least`` how wide a cell is at least; ``fill`` shares the height, too.
    """

    role = "grid"

    def __init__(
        self,
        children: Sequence[Widget],
        *,
        columns: int = 0,
        least: float = 0.0,
        gap: float = 2.0,
        fill: bool = False,
        key: str = "",
    ) -> None:
        super().__init__("", list(children))
        self.columns, self.least, self.gap, self.fill, self.key = columns, least, gap, fill, key

    def _rows(self, ui: Ui, width: int) -> tuple[list[list[Widget]], int]:
        """The rows of children, and the width of a cell."""
        shown = [child for child in self.children if child.visible]
        gap = ui.mm(self.gap)
        count = self.columns or max(1, (width + gap) // (ui.mm(self.least) + gap))
        if not self.columns:
            count = min(count, max(1, len(shown)))
        rows = [shown[start : start + count] for start in range(0, len(shown), count)]
        return rows, (width - gap * (count - 1)) // count

    def _heights(self, ui: Ui, rows: list[list[Widget]], cell: int) -> list[int]:
        return [max(child.measure(ui, cell)[1] for child in row) for row in rows]

    def measure(self, ui: Ui, width: int) -> Size:
        rows, cell = self._rows(ui, width)
        return width, sum(self._heights(ui, rows, cell)) + ui.mm(self.gap) * max(0, len(rows) - 1)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        rows, cell = self._rows(ui, rect.width)
        gap, y = ui.mm(self.gap), rect.y
        heights = self._heights(ui, rows, cell)
        if self.fill:
            heights = shared(heights, [1] * len(rows), rect.height - gap * max(0, len(rows) - 1))
        for row, tall in zip(rows, heights, strict=True):
            for place, child in enumerate(row):
                child.arrange(ui, Rect(rect.x + place * (cell + gap), y, cell, tall))
            y += tall + gap


class Layers(Widget):
    """Children on top of each other, each with the whole room."""

    role = "layers"
    layered = True

    def __init__(self, *children: Widget, key: str = "") -> None:
        super().__init__("", list(children))
        self.key = key


class Anchor(Widget):
    """A child of its own size at an edge, a corner or in the middle of the room."""

    def __init__(
        self, child: Widget, *, across: str = "middle", down: str = "middle", margin: float = 0.0
    ) -> None:
        super().__init__("", [child])
        self.across, self.down, self.margin = across, down, margin

    def measure(self, ui: Ui, width: int) -> Size:
        edge = 2 * ui.mm(self.margin)
        wide, tall = self.children[0].measure(ui, width - edge)
        return wide + edge, tall + edge

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        room = rect.inflate(-2 * ui.mm(self.margin), -2 * ui.mm(self.margin))
        wide, tall = self.children[0].measure(ui, room.width)
        left, width = placed(wide, room.width, self.across)
        top, height = placed(tall, room.height, self.down)
        self.children[0].arrange(ui, Rect(room.x + left, room.y + top, width, height))


class Sized(Widget):
    """A child with a fixed size, or at least or at most one; 0 leaves a side to the child."""

    def __init__(
        self,
        child: Widget,
        *,
        width: float = 0.0,
        height: float = 0.0,
        least_width: float = 0.0,
        least_height: float = 0.0,
        most_width: float = 0.0,
    ) -> None:
        super().__init__("", [child])
        self.grow = child.grow
        self.width, self.height = width, height
        self.least, self.most_width = (least_width, least_height), most_width

    def measure(self, ui: Ui, width: int) -> Size:
        cap = ui.mm(self.width or self.most_width) or width
        wide, tall = self.children[0].measure(ui, min(width, cap))
        wide = ui.mm(self.width) or max(wide, ui.mm(self.least[0]))
        return min(wide, width), ui.mm(self.height) or max(tall, ui.mm(self.least[1]))


class Tallest(Widget):
    """The first of some widgets, as large as the largest of them: a change in it moves nothing else."""

    def __init__(self, choices: Sequence[Widget]) -> None:
        super().__init__("", [choices[0]])
        self.grow = choices[0].grow
        self.choices = choices

    def measure(self, ui: Ui, width: int) -> Size:
        sizes = [choice.measure(ui, width) for choice in self.choices]
        return max(wide for wide, _ in sizes), max(tall for _, tall in sizes)


class Padding(Widget):
    """A child with room around it: the same on all sides, or ``across`` and ``down``."""

    def __init__(
        self, child: Widget, all_round: float = 4.0, *, across: float = -1, down: float = -1
    ) -> None:
        super().__init__("", [child])
        self.grow = child.grow
        self.across = all_round if across < 0 else across
        self.down = all_round if down < 0 else down

    def measure(self, ui: Ui, width: int) -> Size:
        across, down = 2 * ui.mm(self.across), 2 * ui.mm(self.down)
        wide, tall = self.children[0].measure(ui, width - across)
        return wide + across, tall + down

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect.inflate(-2 * ui.mm(self.across), -2 * ui.mm(self.down)))


class Spacer(Widget):
    """Nothing, of a certain size; without one it takes all the room that is left."""

    def __init__(self, width: float = 0.0, height: float = 0.0) -> None:
        super().__init__()
        self.size = (width, height)
        self.grow = 0 if width or height else 1

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.mm(self.size[0]), ui.mm(self.size[1])


class Panel(Padding):
    """A glass panel around a child; ``accent`` draws a bar of this colour along its left edge.

    It catches taps, so that what lies under it is not pressed by mistake.
    """

    role = "panel"

    def __init__(
        self,
        child: Widget,
        pad: float = 4.0,
        *,
        alpha: int = 224,
        border: Colour = LINE,
        accent: Colour | None = None,
        shadow: bool = True,
        key: str = "",
    ) -> None:
        super().__init__(child, pad)
        self.alpha, self.border, self.accent, self.shadow, self.key = alpha, border, accent, shadow, key

    def claims(self, pos: tuple[int, int]) -> bool:
        return self.rect.collidepoint(pos)

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect, alpha=self.alpha, border=self.border, shadow=self.shadow)
        if self.accent is not None:
            marks.accent(canvas, self.rect, self.accent)


class Rule(Widget):
    """A thin line across the room."""

    def __init__(self, colour: Colour = LINE) -> None:
        super().__init__()
        self.colour = colour

    def measure(self, ui: Ui, width: int) -> Size:
        return 1, 1

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(self.colour, Rect(self.rect.x, self.rect.centery, self.rect.width, 1))
