"""A robot that plays at a table that lies flat: several people's fingers, each at their own edge."""

from __future__ import annotations

from random import Random

import pygame
from pygame import Rect

from game.core.prompts import Handle
from scenes.screens.flat_table.scene import FlatTableScene
from scenes.screens.table_screens import open_table
from scenes.session.session import Session
from scenes.shell.gestures import Point
from scenes.table.action_corner import ActionCorner
from scenes.table.answering.answer_builder import AnswerBuilder
from scenes.table.flat.held_hand import PEEK_MS, HandCard
from scenes.table.flat.side import TableSide
from scenes.table.reactions.call_scene import CallScene
from scenes.table.scene import TableScene
from scenes.widgets.widget import Widget
from tests.support.screen.hands import FRAME_MS, Desk, Stuck, seen
from tests.support.screen.headless import a_ui, pictures
from tests.support.screen.robot import Robot

HOLDING = 40  # the number of a finger that holds a hand open; that of seat 3 is 43


class FlatDesk(Desk):
    """A table that lies flat; ``side`` is whose eyes look for things just now."""

    side = 0

    @property
    def table(self) -> FlatTableScene:
        top = self.top
        assert isinstance(top, FlatTableScene)
        return top

    @property
    def parts(self) -> list[Widget]:
        """What one person sees: their own side, then the board."""
        root = self.root
        if not isinstance(self.top, FlatTableScene):
            return [root]
        own = self.top.roots.get(self.side)
        sides = [*self.top.roots.values()]
        shared = [part for part in root.children[0].children if not any(part is side for side in sides)]
        front = self.top.roots.get(self.top.sides.front)
        return [part for part in (own, *shared, front) if part is not None]

    def find(self, key: str) -> Widget | None:
        for part in self.parts:
            for widget in part.walk():
                if widget.key in (key, f"{self.side}/{key}"):
                    return widget
        named = key.startswith("seat:") and isinstance(self.top, FlatTableScene)
        return self.table.roots[int(key.removeprefix("seat:"))].find(key) if named else None

    def named(self, name: str) -> Widget | None:
        for part in self.parts:
            said = [widget for widget in part.walk() if widget.actions()]
            found = [one for one in said if one.name == name]
            found = found or [one for one in said if one.name.startswith(f"{name}. ")]
            if found:
                return found[-1]
        return None

    # --- fingers

    def touch(self, kind: int, pos: Point, finger: int) -> None:
        width, height = self.ui.rect.size
        self.post(kind, touch_id=1, finger_id=finger, x=pos[0] / width, y=pos[1] / height, dx=0.0, dy=0.0)

    def place_of(self, widget: Widget) -> Rect:
        return self.root.place(widget)

    def hold_hand(self, seat: int, ms: float = PEEK_MS + 3 * FRAME_MS) -> Point:
        """Lay a finger on somebody's own cards, until they show."""
        self.side = seat
        ledge = self.find(f"ledge.{seat}")
        if ledge is None:
            raise Stuck(f"seat {seat} has no cards to hold: {seen(self)}")
        pos = self.place_of(ledge).center
        self.touch(pygame.FINGERDOWN, pos, HOLDING + seat)
        self.wait(ms)
        return pos

    def let_go(self, seat: int, pos: Point) -> None:
        self.touch(pygame.FINGERUP, pos, HOLDING + seat)
        self.wait(FRAME_MS)


class FlatRobot(Robot):
    """Answers at random at one of the sides that are asked, holding the hand there if need be."""

    desk: FlatDesk

    def __init__(self, desk: FlatDesk, seed: int) -> None:
        super().__init__(desk, "finger", seed)
        self.desk, self.rng = desk, Random(seed)
        self.peeks = self.several = 0

    def turn(self) -> None:
        self.desk.draw()
        top = self.desk.top
        if isinstance(top, CallScene):
            self.speak_up()
            return
        if not isinstance(top, FlatTableScene):
            self.hands.back()
            return
        self.desk.side = top.sides.front
        asked = top.sides.asked
        if top.director.gated:
            self.reveal()
        elif top.director.reading:
            self.read_on()
        elif top.flow.rests and not top.director.busy:
            self.end_turn()
        elif not asked:
            self._wait()
        else:
            self.waited = 0.0
            self.several += len(asked) > 1
            self.answer_at(self.rng.choice(asked))

    def answer_at(self, side: TableSide) -> None:
        """One person answers; others may hold their hands open meanwhile."""
        self.desk.side = side.seat
        prompt = side.prompt
        assert prompt is not None
        view = side.session.view(side.seat)
        answer = self.rng.choice(prompt.likely(view))
        handle = self.rng.choice([each for each in prompt.handles(view) if each.answer == answer])
        table = self.desk.table
        table.acting = side.seat
        if side.builder is not None and handle in side.builder.handles:
            self.give(table, handle)
            return
        pos = self.desk.hold_hand(side.seat)
        self.peeks += 1
        if not side.is_open:
            raise Stuck(f"seat {side.seat} holds its cards and sees nothing")
        self.give(table, handle)
        if self.desk.top is table:
            self.desk.let_go(side.seat, pos)
            if side.is_open:
                raise Stuck(f"seat {side.seat} has let go, and its hand is still open")
        else:
            self.desk.touch(pygame.FINGERUP, pos, 40 + side.seat)

    def _offer(self, builder: AnswerBuilder, handle: Handle) -> None:
        widget = self.desk.find(handle.piece or "")
        if not isinstance(widget, HandCard):
            super()._offer(builder, handle)
            return
        self.hands.press(widget)
        ways = [each for each in builder.handles if each.piece == handle.piece and each.place]
        slot = self.desk.find(f"slot.{self.desk.side}")
        if len(ways) == 1 and ways[0] == handle and slot is not None and builder.chosen is None:
            self.hands.press(slot)
            return
        there = self.desk.find(f"place:{handle.place}")
        if there and builder.selected == handle.piece:
            self.hands.press(there)
        elif builder.chosen is None and builder.only_way == handle:  # the big button knows the place
            button = self._in_corner(handle)
            if button is not None:
                self.hands.press(button)

    def _in_corner(self, handle: Handle) -> Widget | None:
        root = self.desk.table.roots[self.desk.side]
        corner = next((each for each in root.walk() if isinstance(each, ActionCorner)), None)
        keys = [key for key, gives in corner.gives.items() if gives == handle] if corner else []
        return self.desk.find(keys[0]) if keys else None

    def _confirm(self, table: TableScene, handle: Handle) -> None:
        assert isinstance(table, FlatTableScene)
        table.acting = self.desk.side
        super()._confirm(table, handle)


def sit_around(
    session: Session, language: str = "en", size: tuple[int, int] = (2048, 1536), **settings: object
) -> FlatDesk:
    """A table that lies flat between the people of a session."""
    ui = a_ui(size, language, touch=True)
    ui.art = pictures()
    ui.settings.flat, ui.settings.speed, ui.settings.stops = True, "instant", "smart"
    for name, value in settings.items():
        setattr(ui.settings, name, value)
    ui.stack.push(open_table(ui, session))
    ui.stack.settle()
    return FlatDesk(ui)
