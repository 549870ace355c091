"""Who stands beside somebody at a table: nobody by default, a coach in a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import CYAN, SPACE, mixed
from scenes.table.action_corner import ActionCorner
from scenes.table.regions import Fixed
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui

PULSE = 1400.0  # milliseconds from bright to bright
RING = 0.7  # millimetres


class Guide:
    """Says nothing, allows everything. A lesson has one that speaks."""

    speaks = False  # it has a column beside the table
    ends_turns = False  # a finished turn goes on by itself

    def begin(self, rebuild: Callable[[], None]) -> None:
        """The table stands; ``rebuild`` lays it anew when the guide has something else to say."""

    @property
    def holds(self) -> bool:
        """The match waits until the guide has been heard."""
        return False

    def asked(self, builder: AnswerBuilder | None) -> None:
        """Whoever learns is asked something now, or the match waits."""

    def allows(self, builder: AnswerBuilder) -> bool:
        """True if the answer that lies ready is given; if not, the guide says why."""
        return True

    def quiet(self, builder: AnswerBuilder) -> frozenset[str]:
        """Pieces that can be used and are not meant now: they do not shine."""
        return frozenset()

    def points(self, seen: Seen) -> Sequence[str]:
        """What is meant: "piece:card:4", "place:gate", "button:pass", "part:hand", "seat:1"."""
        return ()

    def means(self, seen: Seen, wanted: str, found: str) -> bool:
        """True if the name of a thing that is pointed at is that of a thing on the screen."""
        return wanted == found

    def corner(self, seen: Seen) -> ActionCorner | None:
        """The big button while the match waits for the guide."""
        return None

    def sentence(self, seen: Seen) -> str:
        """What stands in the bar meanwhile."""
        return ""

    def panel(self, seen: Seen) -> Widget | None:
        """What it says, for the column beside the table."""
        return None


class PointedThings(Widget):
    """Rings around what a guide means, wherever that is on the screen."""

    has_time = True

    def __init__(
        self, points: Sequence[str], seen: Seen, layers: Sequence[Widget], means: Callable[[str, str], bool]
    ) -> None:
        super().__init__()
        self.points, self.seen, self.layers, self.means = points, seen, layers, means
        self.calm = seen.ui.settings.reduced_motion
        self.clock = 0.0

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = Rect(rect.topleft, (0, 0))

    def inherit(self, before: Widget) -> None:
        if isinstance(before, PointedThings):
            self.clock = before.clock

    @property
    def moving(self) -> bool:
        return bool(self.points) and not self.calm

    def update(self, ms: float) -> None:
        self.clock = (self.clock + ms) % PULSE

    def rects(self) -> list[Rect]:
        """Where everything is that is meant."""
        found = [self._rect_of(*point.split(":", 1)) for point in self.points]
        return [rect for rect in found if rect is not None and rect.width and rect.height]

    def _rect_of(self, kind: str, what: str) -> Rect | None:
        if kind == "part":
            return self._part(what)
        if kind == "button":
            return self._button(what)
        if kind == "place":
            places = self.seen.table.places(self.seen.watching, self.seen.view)
            meant = (rect for place, (rect, _) in places.items() if self.means(what, place))
            return next(meant, None) or self._widget(what)
        return self._widget(f"seat:{what}" if kind == "seat" else what)

    def _part(self, what: str) -> Rect:
        spots = self.seen.spots
        parts = {
            "hand": spots.hand, "prompt": spots.prompt, "corner": spots.corner, "rail": spots.rail,
            "strip": spots.top, "table": spots.table, "own": spots.own,
        }  # fmt: skip
        return parts[what]

    def _button(self, what: str) -> Rect:
        for part in self._walk():
            if isinstance(part, ActionCorner):
                given = (key for key, handle in part.gives.items() if handle.button == what)
                rects = [each.rect for key in given for each in part.walk() if each.key == key]
                return rects[0] if rects else part.rect
        return self.seen.spots.corner

    def _widget(self, key: str) -> Rect | None:
        return next((part.rect for part in self._walk() if part.key and self.means(key, part.key)), None)

    def _walk(self) -> list[Widget]:
        return [part for layer in self.layers for part in layer.walk()]

    def draw(self, canvas: Canvas) -> None:
        bright = 1.0 if self.calm else abs(self.clock / PULSE * 2 - 1)
        width = max(2, canvas.mm(RING))
        for rect in self.rects():
            around = rect.inflate(2 * canvas.mm(1.2), 2 * canvas.mm(1.2)).clip(canvas.surface.get_rect())
            wide = around.inflate(4 * width, 4 * width)
            canvas.outline(wide, mixed(CYAN, SPACE, 0.35 + 0.4 * (1 - bright)), width, canvas.mm(3.5))
            canvas.outline(around, CYAN, width, canvas.mm(2.5))


def guide_column(guide: Guide, seen: Seen) -> list[Widget]:
    """What the guide says, in its column."""
    panel = guide.panel(seen) if guide.speaks else None
    return [Fixed(panel, seen.spots.guide)] if panel else []
