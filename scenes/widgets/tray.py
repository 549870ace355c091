"""A tray that slides over a part of the table and never over more than it may."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import LINE_BRIGHT, TEXT_QUIET
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.widgets import marks
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

SHARE = 0.45  # of its area, at most (docs/ux 4.15)
SLIDE_MS = 180.0
HANDLE = 9.0  # millimetres that can be grabbed
PAD = 4.0
_WAYS = {"bottom": (0, 1), "top": (0, -1), "right": (1, 0), "left": (-1, 0)}


class TrayGrip(Widget):
    """The grip at the edge of a tray: pressed or pulled, it closes."""

    role = "button"

    def __init__(self, name: str, tray: Tray) -> None:
        super().__init__(name)
        self.tray = tray
        self.key = f"{tray.key}.handle"

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.tray.close()

    def draw(self, canvas: Canvas) -> None:
        upright = self.rect.height > self.rect.width
        size = (canvas.mm(1.4), canvas.mm(16)) if upright else (canvas.mm(16), canvas.mm(1.4))
        grip = Rect(0, 0, *size)
        grip.center = self.rect.center
        lit = self.hovered or self.pressed
        canvas.rounded(grip, TEXT_QUIET if lit else LINE_BRIGHT, radius=min(size) / 2)
        if self.focused:
            marks.ring(canvas, grip.inflate(canvas.mm(2), canvas.mm(2)), canvas.mm(2))


class Tray(Widget):
    """Slides in from a side of its area; the handle, a pull or a flick towards that side closes it.

    The area is the rectangle that it is arranged in: the table without hand and prompt bar. What is left
    free of it still takes input. ``on_close`` is called when it has slid away.
    """

    role = "tray"

    def __init__(
        self,
        child: Widget,
        *,
        closes: str,
        side: str = "bottom",
        share: float = SHARE,
        on_close: Callable[[], None] | None = None,
        slides: bool = True,
        key: str = "tray",
    ) -> None:
        """``closes`` is the name of the handle: "Put the tray away"."""
        super().__init__("", [child])
        self.key, self.side, self.share, self.on_close = key, side, min(share, SHARE), on_close
        self.child = child
        self.handle_ = TrayGrip(closes, self)
        self.children = [child, self.handle_]
        self.out = 1.0 if slides else 0.0  # 0: in its place, 1: out of sight
        self.closing = False
        self.pulled: float | None = None
        self.area = Rect(0, 0, 0, 0)
        self.ui: Ui | None = None

    def inherit(self, old: Widget) -> None:
        if isinstance(old, Tray):
            self.out, self.closing = old.out, old.closing

    @property
    def upright(self) -> bool:
        """True if it comes from the left or the right."""
        return self.side in ("left", "right")

    def measure(self, ui: Ui, width: int) -> Size:
        return self.child.measure(ui, width)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.ui, self.area = ui, rect
        if ui.settings.reduced_motion and not self.closing and self.pulled is None:
            self.out = 0.0
        full = self._full(ui)
        way = _WAYS[self.side]
        self.rect = full.move(round(way[0] * full.width * self.out), round(way[1] * full.height * self.out))
        self._share_out(ui)

    def _full(self, ui: Ui) -> Rect:
        """Where it is when it has slid in."""
        grip, pad = ui.mm(HANDLE), ui.mm(PAD)
        most = round((self.area.width if self.upright else self.area.height) * self.share)
        if self.upright:
            wide = min(most, self.child.measure(ui, most - grip - pad)[0] + grip + pad)
            full = Rect(0, 0, wide, self.area.height)
        else:
            wanted = self.child.measure(ui, self.area.width - 2 * pad)
            full = Rect(0, 0, min(self.area.width, wanted[0] + 2 * pad), min(most, wanted[1] + grip + pad))
        corner = {"bottom": "midbottom", "top": "midtop", "right": "midright", "left": "midleft"}[self.side]
        setattr(full, corner, getattr(self.area, corner))
        return full

    def _share_out(self, ui: Ui) -> None:
        """The handle gets the inner edge, the child the rest."""
        grip, pad, rect = ui.mm(HANDLE), ui.mm(PAD), self.rect
        if self.upright:
            bar = Rect(rect.x, rect.y, grip, rect.height)
            inner = Rect(rect.x + grip, rect.y + pad, rect.width - grip - pad, rect.height - 2 * pad)
            if self.side == "left":
                bar.right = rect.right
                inner.x = rect.x + pad
        else:
            bar = Rect(rect.x, rect.y, rect.width, grip)
            inner = Rect(rect.x + pad, rect.y + grip, rect.width - 2 * pad, rect.height - grip - pad)
            if self.side == "top":
                bar.bottom = rect.bottom
                inner.y = rect.y + pad
        self.handle_.arrange(ui, bar)
        self.child.arrange(ui, inner)

    def close(self) -> None:
        """Slide away."""
        self.closing, self.pulled = True, None
        if self.ui and self.ui.settings.reduced_motion:
            self._gone()

    def _gone(self) -> None:
        self.out, self.closing, self.visible = 1.0, False, False
        if self.on_close:
            self.on_close()

    # --- hands

    def claims(self, pos: Point) -> bool:
        return self.rect.collidepoint(pos)

    def handle(self, gesture: Gesture) -> bool:
        way = _WAYS[self.side]
        pull = sum((a - b) * w for a, b, w in zip(gesture.pos, gesture.start, way, strict=True))
        if gesture.kind is Kind.DRAG:
            across = sum(
                abs((a - b) * (1 - abs(w))) for a, b, w in zip(gesture.pos, gesture.start, way, strict=True)
            )
            if across > abs(pull):
                return False
            self.pulled = 0.0
        if self.pulled is None or self.ui is None:
            return False
        length = self.rect.width if self.upright else self.rect.height
        self.pulled = max(0.0, min(1.0, pull / max(1, length)))
        if gesture.kind is Kind.MOVE:
            self._slide_to(self.pulled)
        elif gesture.kind is Kind.FLICK and pull > 0:
            self.close()
        elif gesture.kind in (Kind.DROP, Kind.FLICK, Kind.CANCEL, Kind.UP):
            far, self.pulled = self.pulled > 0.4 and gesture.kind is Kind.DROP, None
            if far:
                self.close()
        return True

    def _slide_to(self, out: float) -> None:
        self.out = out
        if self.ui:
            self.arrange(self.ui, self.area)

    # --- time

    @property
    def moving(self) -> bool:
        return self._sliding or super().moving

    @property
    def _sliding(self) -> bool:
        return self.visible and self.pulled is None and (self.closing or self.out > 0)

    def update(self, ms: float) -> None:
        super().update(ms)
        if not self._sliding:
            return
        step = ms / SLIDE_MS
        if self.closing:
            self._slide_to(min(1.0, self.out + step))
            if self.out >= 1.0:
                self._gone()
            return
        # The rest of the way shrinks faster at first: it eases out.
        rest = self.out - step * (0.4 + self.out)
        self._slide_to(rest if rest > 0.01 else 0.0)

    def draw_all(self, canvas: Canvas) -> None:
        if not self.visible or self.out >= 1.0:
            return
        with canvas.clipped(self.area):
            canvas.glass(self.rect, alpha=244, border=LINE_BRIGHT)
            for child in self.children:
                child.draw_all(canvas)
