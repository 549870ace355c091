"""Looking at a thing closely: large, with what it says and what it means now. Nothing else happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect

from scenes.games import GameTable, Inspection, Watching
from scenes.gestures import Point
from scenes.kit.inspect import InspectPanel, Section
from scenes.kit.widget import Widget
from scenes.stack import Scene
from scenes.stage.stage import painted
from scenes.theme import BLACK

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.stage.piece import Look
    from scenes.ui import Ui


class InspectScene(Scene):
    """Over the table, which is dimmed. Links lead deeper, the names on the way back up."""

    name = "inspect"
    opaque = False

    def __init__(
        self,
        ui: Ui,
        table: GameTable,
        what: str,
        view: Any,
        watching: Watching,
        pos: Point | None = None,
        *,
        private: bool = False,
    ) -> None:
        """``private``: it may show what only one of several people at the screen knows."""
        super().__init__(ui)
        self.table, self.view, self.watching, self.pos = table, view, watching, pos
        self.way = [what]
        self.private = private

    @property
    def shown(self) -> Inspection | None:
        return self._of(self.way[-1]) if self.way else None

    def enter(self) -> None:
        if self.shown is None:
            self.ui.stack.pop(self)

    def resume(self) -> None:
        self.enter()

    def lost_focus(self) -> None:
        """The private view is gone, and so is the panel."""
        if not self.private or not self.way:
            return
        self.way, self.view = [], None
        self.rebuild()
        if self.ui.stack.top is self:
            self.ui.stack.pop(self)

    def build(self) -> Widget:
        shown = self.shown
        if shown is None:
            return Widget()
        ui = self.ui
        sections = [Section(ui.say(caption), text) for caption, text in shown.sections]
        if shown.now:
            sections.insert(1, Section(ui.say("inspect.now"), shown.now, tinted=True))
        return InspectPanel(
            ui,
            [title.title for what in self.way if (title := self._of(what))],
            sections,
            on_close=lambda: ui.stack.pop(self),
            picture=self._paint(shown.look) if shown.look else None,
            shape=shown.shape,
            on_link=self.go_to,
            on_crumb=self.go_back,
            away=self.pos,
        )

    def _of(self, what: str) -> Inspection | None:
        return self.table.inspect(what, self.view, self.watching)

    def _paint(self, look: Look) -> Any:
        def paint(canvas: Canvas, rect: Rect) -> None:
            if canvas.drawn is not None:
                canvas.drawn += look.shown()
            canvas.blit(painted(canvas, look, rect.size), rect.topleft)

        return paint

    def go_to(self, what: str) -> None:
        """Follow a link to another thing."""
        if self._of(what) is not None:
            self.way = [*self.way, what][-3:]
            self.rebuild()

    def go_back(self, place: int) -> None:
        self.way = self.way[: place + 1]
        self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(self.ui.rect, BLACK, 150)
        super().draw(canvas)


def inspected(ui: Ui, seed: int, after: int) -> list[Scene]:
    """An alien's card over the table."""
    from scenes.shots_duel import duel

    table = duel(ui, seed, after or 24)
    scene = table[0]
    what = f"alien:{scene.view.aliens[0]}"  # type: ignore[attr-defined]  # it is a TableScene
    return [*table, InspectScene(ui, scene.table, what, scene.view, scene.watching())]  # type: ignore[attr-defined]


SCREENS = {"inspect": inspected}
