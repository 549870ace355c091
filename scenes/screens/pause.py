"""The pause at the table: over the table, which can be seen through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.rich_text import HEADLINE, SMALL, TITLE
from scenes.drawing.theme import BAD, GOOD, SPACE
from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.boxes import Anchor, Column, Panel, Row, Sized
from scenes.widgets.button import Button
from scenes.widgets.label import Icon, Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

SHADE = 150  # of 255, over the table


class PauseScene(Scene):
    """Back to the table, or somewhere else; the match is saved in any case."""

    name = "pause"
    opaque = False

    def __init__(self, ui: Ui, session: Session) -> None:
        super().__init__(ui)
        self.session = session

    def build(self) -> Widget:
        say = self.ui.say
        saved = self.session.problem is None and self.session.journal is not None
        note = Row(
            Icon("tick", 5, GOOD) if saved else Icon("warning", 5, BAD),
            Label(say("pause.saved" if saved else "pause.not_saved"), SMALL).growing(),
            gap=2,
            align="middle",
        )
        resume = Button(
            say("pause.resume"), self.resume_match, icon="play", kind="primary", style=TITLE, key="resume"
        )
        column = Column(
            Label(say("pause.title"), HEADLINE),
            note,
            Sized(resume, least_height=14),
            Button(say("pause.rules"), self.rules, icon="book", key="rules"),
            Button(say("pause.settings"), self.settings, icon="gear", key="settings"),
            Button(say("pause.leave"), self.leave_match, icon="home", key="leave"),
            gap=3,
        )
        return Anchor(Sized(Panel(column, 8, alpha=244), width=96))

    def refresh(self) -> None:
        fresh = not self.built
        super().refresh()
        if fresh and self.focus.at is None:
            self.focus.move_to(self.root.find("resume"))

    def resume(self) -> None:
        self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(Rect(self.ui.rect), SPACE, SHADE)
        super().draw(canvas)

    # --- what can be done

    def resume_match(self) -> None:
        self.ui.stack.pop(self)

    def rules(self) -> None:
        from scenes.screens.rules import RulesScene

        self.ui.stack.push(RulesScene(self.ui, self.session.match.game.name, ""))

    def settings(self) -> None:
        from scenes.screens.settings import SettingsScene

        self.ui.stack.push(SettingsScene(self.ui))

    def leave_match(self) -> None:
        self.ui.go_home()

    def handle(self, gesture: Gesture) -> bool:
        if super().handle(gesture):
            return True
        if gesture.kind is Kind.KEY and gesture.key == "escape":
            self.resume_match()
            return True
        if gesture.kind is Kind.TAP and not self.root.at(gesture.pos):
            self.resume_match()  # a tap beside the panel
            return True
        return False
