"""Looking at a thing closely: large, with what it says and what it means now. Nothing else happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from pygame import Rect

from game.core.table import Table
from scenes.drawing.theme import BLACK
from scenes.shell.gestures import Point
from scenes.table.game_table import GameTable, Inspection, Watching
from scenes.table.stage.director import SPEEDS
from scenes.table.stage.stage import painted
from scenes.widgets.inspect_panel import DEEPEST, InspectPanel, Paint, Section
from scenes.widgets.opening import Opening
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.drawing.canvas import Canvas
    from scenes.table.pins.pinned_things import Pins
    from scenes.table.stage.piece import Look
    from scenes.widgets.context import Ui

OPEN_MS = dict(zip(SPEEDS, (210.0, 140.0, 70.0, 0.0), strict=True))
CALM_MS = 120.0
VEIL = 150


def no_use(what: str) -> str:
    """Nobody is asked what a thing could do: in a replay, or from the rules."""
    return ""


@runtime_checkable
class HasPins(Protocol):
    """A scene that keeps things open beside it."""

    pins: Pins


@runtime_checkable
class LooksClosely(Protocol):
    """A scene that knows best where a thing is looked at closely."""

    def inspect(self, what: str, pos: Point | None) -> None: ...


class InspectScene(Scene):
    """Over the table, which is dimmed. Links lead deeper, the names on the way back up."""

    name = "inspect"
    opaque = False

    def __init__(
        self,
        ui: Ui,
        table: GameTable[Any],
        what: str,
        view: Table,
        watching: Watching,
        pos: Point | None = None,
        *,
        private: bool = False,
        use: Callable[[str], str] = no_use,
    ) -> None:
        """``private``: it may show what only one of several people at the screen knows.

        ``use`` tells what a thing can do for whoever is asked just now.
        """
        super().__init__(ui)
        self.table, self.watching, self.pos = table, watching, pos
        self.view: Table | None = view
        self.way = [what]
        self.private, self.use = private, use
        self.pinning: Pins | None = None  # beside the table below, if somebody plays at it
        calm = ui.settings.reduced_motion
        ms = OPEN_MS[ui.settings.speed]
        self.opening = Opening(min(ms, CALM_MS) if calm else ms, pos, calm=calm)

    @property
    def shown(self) -> Inspection | None:
        return self._of(self.way[-1]) if self.way else None

    def enter(self) -> None:
        self.pinning = self._pins_below()
        if self.shown is None:
            self.ui.stack.pop(self)

    def _pins_below(self) -> Pins | None:
        """Those of the table under it; nothing stays open over the past."""
        place = self.ui.stack.scenes.index(self)
        below: object = self.ui.stack.scenes[place - 1] if place else None
        return below.pins if isinstance(below, HasPins) else None

    def resume(self) -> None:
        if self.shown is None:
            self.ui.stack.pop(self)

    def lost_focus(self) -> None:
        """The private view is gone, and so is the panel."""
        if not self.private or not self.way:
            return
        self.way, self.view, self.use = [], None, no_use
        self.opening.forget()
        self.rebuild()
        if self.ui.stack.top is self:
            self.ui.stack.pop(self)

    def build(self) -> Widget:
        shown = self.shown
        if shown is None:
            return Widget()
        self.opening.forget()
        return InspectPanel(
            self.ui,
            [title.title for what in self.way if (title := self._of(what))],
            sections_of(self.ui, shown._replace(now=self.now(shown))),
            on_close=self.close,
            picture=paint_of(shown.look) if shown.look else None,
            shape=shown.shape,
            on_link=self.go_to,
            on_crumb=self.go_back,
            on_pin=self.pin if self.pinning else None,
            pinned=bool(self.pinning and self.pinning.holds(self.way[-1])),
            away=self.pos if self.ui.touch else None,
            opening=self.opening,
        )

    def now(self, shown: Inspection) -> str:
        """What it can do at this moment, or why not; then its numbers as they are."""
        return "\n".join(filter(None, (self.use(self.way[-1]), shown.now)))

    def _of(self, what: str) -> Inspection | None:
        return self.table.inspect(what, self.view, self.watching) if self.view is not None else None

    def close(self) -> None:
        self.ui.stack.pop(self)

    def pin(self) -> None:
        """Keep it at the table and go on playing, or let it go and read on."""
        if self.pinning is None:
            return
        self.pinning.toggle(self.way[-1])
        if self.pinning.holds(self.way[-1]):
            self.close()
        else:
            self.rebuild()

    def go_to(self, what: str) -> None:
        """Follow a link to another thing, or back to one on the way here."""
        if what in self.way:
            self.go_back(self.way.index(what))
        elif self._of(what) is not None:
            self.way = [*self.way, what][-DEEPEST:]
            self.rebuild()

    def go_back(self, place: int) -> None:
        self.way = self.way[: place + 1]
        self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(self.ui.rect, BLACK, round(VEIL * self.opening.share))
        super().draw(canvas)


def sections_of(ui: Ui, shown: Inspection) -> list[Section]:
    """What it means now, then what is printed, which stands on its picture as well."""
    sections = [Section(ui.say(caption), text) for caption, text in shown.sections]
    if shown.now:
        sections.insert(0, Section(ui.say("inspect.now"), shown.now, tinted=True))
    return sections


def paint_of(look: Look) -> Paint:
    """Draws a look wherever it is wanted, and tells whoever watches for secrets what it shows."""

    def paint(canvas: Canvas, rect: Rect) -> None:
        if canvas.drawn is not None:
            canvas.drawn += look.shown()
        canvas.blit(painted(canvas, look, rect.size), rect.topleft)

    return paint
