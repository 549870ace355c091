"""The pause at the table: over the table, which can be seen through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.gestures import Gesture, Kind
from scenes.kit.boxes import Anchor, Column, Panel, Row, Sized
from scenes.kit.button import Button
from scenes.kit.label import Icon, Label
from scenes.kit.widget import Widget
from scenes.stack import Scene
from scenes.text import HEADLINE, SMALL, TITLE
from scenes.theme import BAD, GOOD, SPACE

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.table import TableScene
    from scenes.ui import Ui

SHADE = 150  # of 255, over the table


class PauseScene(Scene):
    """Back to the table, or somewhere else; the match is saved in any case."""

    name = "pause"
    opaque = False

    def __init__(self, ui: Ui, table: TableScene) -> None:
        super().__init__(ui)
        self.table = table

    def build(self) -> Widget:
        say = self.ui.say
        saved = self.table.session.problem is None and self.table.session.journal is not None
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
        from scenes.rules import RulesScene

        self.ui.stack.push(RulesScene(self.ui, self.table.session.match.game.name, ""))

    def settings(self) -> None:
        from scenes.settings_scene import SettingsScene

        self.ui.stack.push(SettingsScene(self.ui))

    def leave_match(self) -> None:
        from scenes.menu import MenuScene

        self.ui.stack.replace(MenuScene(self.ui))

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


def _paused(ui: Ui, seed: int, after: int) -> list[Scene]:
    from game.bots import decide
    from scenes.session import Player, Session
    from scenes.table import TableScene

    players = [Player("Mia", "orange"), Player("", "blue", "captain")]
    session = Session.begin("duel", seed, players, {}, ui.folders.cache)  # nobody's own saves
    while session.match.waiting() and len(session.match.decisions) < after:
        seat = session.asked()[0]
        session.answer(seat, decide("novice", session.match, seat, seed))
    table = TableScene(ui, session)
    return [table, PauseScene(ui, table)]


SCREENS = {"pause": _paused}
