"""The curtain between two people at one device: nothing private is drawn, held open to be sure (ux 4.8)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.core.table import NOBODY, Seat
from scenes.gestures import Gesture, Kind
from scenes.kit import marks
from scenes.kit.boxes import Anchor, Column, Layers, Panel, Row, Spacer
from scenes.kit.button import Button
from scenes.kit.label import Icon, Label
from scenes.kit.widget import Size, Widget
from scenes.stack import Scene
from scenes.stage.stage import painted
from scenes.text import BODY, HEADLINE, SMALL, TITLE, Style, plain
from scenes.theme import AMBER, DEEP, SEATS, TEXT, WHITE, mixed

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.stage.piece import Look
    from scenes.table import TableScene
    from scenes.ui import Ui

HOLD_MS = 600.0
RECAP_LINES = 4
PASS = Style("heavy", 14.0, leading=1.1)


class HoldRing(Widget):
    """A pad that must be held: a stray tap opens nothing. Enter or Space held does the same."""

    role = "button"

    def __init__(self, name: str, on_open: Callable[[], None]) -> None:
        super().__init__(name)
        self.key, self.on_open = "curtain.hold", on_open
        self.holding, self.held = False, 0.0

    def measure(self, ui: Ui, width: int) -> Size:
        side = ui.mm(34 if not ui.screen.compact else 30)
        return side, side

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        """A tap is too short; holding does it."""

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.DOWN or (gesture.kind is Kind.KEY and gesture.key in ("return", "space")):
            self.holding = True
            return True
        if gesture.kind in (Kind.UP, Kind.DROP, Kind.FLICK, Kind.CANCEL):
            self.holding, self.held = False, 0.0
            return True
        if gesture.kind is Kind.KEY_UP and gesture.key in ("return", "space"):
            self.holding, self.held = False, 0.0
            return True
        return gesture.kind in (Kind.HOLD, Kind.MOVE, Kind.DRAG, Kind.TAP)

    @property
    def moving(self) -> bool:
        return self.holding

    def update(self, ms: float) -> None:
        if not self.holding:
            return
        self.held += ms
        if self.held >= HOLD_MS:
            self.holding, self.held = False, 0.0
            self.on_open()

    def draw(self, canvas: Canvas) -> None:
        centre, radius = self.rect.center, min(self.rect.size) // 2
        canvas.circle(centre, radius, DEEP, alpha=150, border=mixed(DEEP, WHITE, 0.3))
        canvas.circle(centre, round(radius * 0.68), DEEP, alpha=235)
        self._arc(canvas, radius)
        icon = Rect(0, 0, round(radius * 0.5), round(radius * 0.5))
        icon.center = centre
        canvas.icon("eye", icon, TEXT)
        if self.focused:
            marks.ring(canvas, self.rect, radius)

    def _arc(self, canvas: Canvas, radius: int) -> None:
        share = min(1.0, self.held / HOLD_MS)
        if share <= 0:
            return
        width = max(3, round(radius * 0.16))
        for step in range(round(share * 90)):
            angle = math.radians(-90 + step * 4)
            spot = (
                self.rect.centerx + math.cos(angle) * (radius - width),
                self.rect.centery + math.sin(angle) * (radius - width),
            )
            pygame.draw.circle(canvas.surface, AMBER, spot, width // 2)


class Medallion(Widget):
    """The portrait of whoever is next, in the plastic of the seat."""

    def __init__(self, look: Look | None, colour: str, name: str) -> None:
        super().__init__(name)
        self.look, self.colour = look, colour

    def measure(self, ui: Ui, width: int) -> Size:
        side = min(ui.mm(72), round(ui.screen.height * 0.34))
        return side, side

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.size)
        box = Rect(0, 0, side, side)
        box.center = self.rect.center
        if self.look:
            canvas.blit(painted(canvas, self.look, box.size), box.topleft)
            return
        look = SEATS[self.colour]
        canvas.circle(box.center, side // 2, look.deep, border=look.base, width=canvas.mm(2))
        canvas.icon(look.glyph, box.inflate(-side // 2, -side // 2), look.base)


class CurtainScene(Scene):
    """Drawn before the next person's view is made. Others may have a look at the public table."""

    name = "curtain"

    def __init__(self, ui: Ui, table: TableScene, seat: Seat) -> None:
        super().__init__(ui)
        self.table, self.seat = table, seat
        self.player = table.session.players[seat]
        self.sheer = ui.settings.curtain_shows_table  # what is public can be seen through the cloth

    def enter(self) -> None:
        assert self.table.seat == NOBODY, "the private view must be gone before the curtain falls"
        self.table.face(self.seat)
        self.ui.sound.play("curtain")
        self.ui.sound.motif(self.player.colour)

    def build(self) -> Widget:
        ui, table = self.ui, self.table
        summary = table.table.summary(table.view, self.seat, self.player, ui.settings.language)
        colour = ui.say(f"colour.{self.player.colour}")
        name = self.player.name
        headline = (
            ui.say("curtain.pass", colour=colour, name=name) if name else ui.say("curtain.to", colour=colour)
        )
        chips = [self._chip(seat) for seat in range(len(table.session.players))]
        middle = Column(
            Row(Spacer().growing(), Medallion(summary.badge, self.player.colour, name), Spacer().growing()),
            Label(headline, PASS if not ui.screen.compact else HEADLINE, align="centre", least=6.0),
            Label(table.table.title(table.view, ui.settings.language), BODY, align="centre"),
            Row(Spacer().growing(), *chips, Spacer().growing(), gap=3),
            Spacer(0, 4),
            Row(Spacer().growing(), HoldRing(ui.say("curtain.hold"), self.open), Spacer().growing()),
            Label(ui.say("curtain.hold"), TITLE, align="centre"),
            Label(ui.say("curtain.only", name=name or colour), SMALL._replace(colour=TEXT), align="centre"),
            gap=2.5,
        )
        rest = Button(ui.say("curtain.break"), self.take_a_break, icon="clock", key="curtain.break")
        word = ui.say("curtain.close" if self.sheer else "curtain.table")
        look = Button(word, self.look_through, icon="planet", key="curtain.table")
        return Layers(
            Anchor(middle, across="middle", down="middle"),
            Anchor(look, across="start", down="end", margin=6),
            Anchor(rest, across="end", down="end", margin=6),
        )

    def look_through(self) -> None:
        """Show what everybody may see, or hide it again."""
        self.sheer = not self.sheer
        self.rebuild()

    def _chip(self, seat: Seat) -> Widget:
        table = self.table
        player = table.session.players[seat]
        look = SEATS[player.colour]
        summary = table.table.summary(table.view, seat, player, self.ui.settings.language)
        score = self.ui.say("table.score", reached=summary.score[0])
        return Panel(
            Row(
                Icon(look.glyph, 4, look.base),
                Label(table.name_of(seat), TITLE),
                Label(score, SMALL),
                gap=2,
                align="middle",
            ),
            2.2,
        )

    def open(self) -> None:
        """Held long enough: the hand unfolds, with what happened since."""
        self.ui.stack.pop(self)
        self.table.open_hand(self.seat)
        self._recap()

    def _recap(self) -> None:
        """Since your turn: at most four lines, what hurt first."""
        table = self.table
        lines = table.table.lines(table.session, self.seat, self.ui.settings.language)
        fresh = lines[table.seen[self.seat] :]
        table.seen[self.seat] = len(lines)
        told = sorted((line for line in fresh if line.level), key=lambda line: not line.harm)[:RECAP_LINES]
        if told and len(fresh) < len(lines):
            self.ui.toasts.say(
                "\n".join([self.ui.say("curtain.since"), *(plain(line.text) for line in told)])
            )

    def take_a_break(self) -> None:
        self.table.doors.pause()

    def draw(self, canvas: Canvas) -> None:
        if self.sheer:
            self.table.draw(canvas)  # what is public: the private view is gone
        canvas.image(f"curtain/{self.player.colour}", self.ui.rect, alpha=160 if self.sheer else 255)
        super().draw(canvas)


def curtain(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Before the second person's turn."""
    from scenes.session import Player, Session
    from scenes.shots_duel import session_after
    from scenes.table import TableScene

    session = session_after("duel", seed, after or 24)
    shared = Session(session.match, [Player("Mia", "orange"), Player("Jonas", "blue")])
    table = TableScene(ui, shared)
    return [CurtainScene(ui, table, 1)]


SCREENS = {"curtain": curtain}
