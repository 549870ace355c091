"""When a scene breaks: a report is written, one sentence says so, and the table goes on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from pygame import Surface

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import BODY, HEADLINE, SMALL
from scenes.drawing.theme import CYAN, SPACE
from scenes.shell.outside_text import literal
from scenes.widgets.boxes import Anchor, Column, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button
from scenes.widgets.failure_report import write_report
from scenes.widgets.label import Icon, Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui


class FailureScene(Scene):
    """Tells of an accident and offers ways on.

    A scene with a method ``recover(bare=...) -> Scene``, which makes a fresh one from what was last decided,
    is taken up again; with the least that can be played if all of it cannot be drawn.
    """

    name = "failure"

    def __init__(self, ui: Ui, error: Exception, failed: Scene | None) -> None:
        super().__init__(ui)
        self.failed = failed
        self.report = write_report(ui, error, failed)

    def build(self) -> Widget:
        ui = self.ui
        where = ui.say("app.failure_report", file=literal(str(self.report))) if self.report else ""
        texts: list[Widget] = [
            Row(
                Icon("warning", 9, CYAN), Label(ui.say("app.failure_title"), HEADLINE), gap=4, align="middle"
            ),
            Label(ui.say("app.failure"), BODY),
            *([Label(where, SMALL)] if where else []),
        ]
        panel = Panel(Column(*texts, self._buttons(), gap=5), 8)
        return Anchor(Sized(panel, width=170))

    def _buttons(self) -> Row:
        ui = self.ui
        quit_ = Button(ui.say("app.failure_quit"), self.quit, key="quit")
        if self._recover() is None:
            menu = Button(ui.say("app.failure_menu"), self.menu, key="menu", kind="primary")
            return Row(quit_, Spacer().growing(), menu, gap=3)
        menu = Button(ui.say("app.failure_menu"), self.menu, key="menu")
        go_on = Button(ui.say("app.failure_go_on"), self.go_on, key="go_on", kind="primary")
        return Row(quit_, Spacer().growing(), menu, go_on, gap=3)

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(SPACE)
        super().draw(canvas)

    def _recover(self) -> Callable[..., Scene] | None:
        return getattr(self.failed, "recover", None)

    def go_on(self) -> None:
        """Take the failed scene up again, bare if need be; if that cannot be shown either, give it up."""
        recover = self._recover()
        for bare in (False, True):
            self._leave_all()
            if recover is None:
                break
            try:
                self._try(recover(bare=bare))
            except Exception as error:
                self.report = write_report(self.ui, error, self.failed) or self.report
                continue
            return
        self._leave_all()
        self.failed = None
        self.rebuild()

    def _try(self, scene: Scene) -> None:
        """Put a scene in place of this one and draw it once where nobody sees it."""
        stack = self.ui.stack
        stack.replace(scene)
        stack.settle()
        stack.draw(Canvas(Surface(self.ui.rect.size), self.ui.screen, self.ui.art))

    def menu(self) -> None:
        self._leave_all()
        self.ui.go_home()

    def quit(self) -> None:
        self.ui.running = False

    def _leave_all(self) -> None:
        """The broken scenes may break once more when they leave."""
        stack = self.ui.stack
        stack.requests.clear()
        others = [scene for scene in stack.scenes if scene is not self]
        stack.scenes = [self]
        for scene in reversed(others):
            with suppress(Exception):
                scene.leave()


def _example(ui: Ui, seed: int, after: int) -> list[Scene]:
    class BrokenScene(Scene):
        name = "broken"

        def recover(self, *, bare: bool) -> Scene:
            return FailureScene(self.ui, ValueError("an example"), None)

    return [FailureScene(ui, ValueError("an example"), BrokenScene(ui))]


SCREENS = {"failure": _example}
