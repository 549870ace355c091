"""Hands that use the program: they post what a mouse, a finger or keys report, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pygame
from pygame import Rect
from pygame.event import Event

from scenes.drawing.canvas import Canvas
from scenes.shell.gestures import Point
from scenes.shell.pointer import EDGE_MM, Pointers
from scenes.shell.units import guessed
from scenes.table.board.piece_node import PieceNode
from scenes.table.prompt_bar import PromptBar
from scenes.table.scene import TableScene
from scenes.widgets.boxes import Panel
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from scenes.widgets.toast import ToastCard
from scenes.widgets.widget import Widget
from tests.support.screen.headless import a_canvas

FRAME_MS = 20
STEPS = 6  # of a pointer on its way
NOTED = 40  # looks at a note until it must be gone
GRID = 9  # points tried along each side of a widget that is partly covered


class Stuck(AssertionError):
    """Something cannot be done with these hands; says what, and what could be seen."""


class Desk:
    """A window without glass: events go in through the recogniser, frames can be looked at."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        width, height = ui.rect.size
        self.pointers = Pointers((width, height), ui.settings.px_per_mm or guessed(width, height))
        self.pointers.zone_at = ui.stack.zone_at
        self.now = 1000
        self.canvas: Canvas = a_canvas(ui)
        self.watchers: list[Callable[[], None]] = []  # called after everything that may change the picture

    @property
    def top(self) -> Scene:
        top = self.ui.stack.top
        assert top is not None, "all scenes are gone"
        return top

    @property
    def root(self) -> Widget:
        self.top.refresh()
        return self.top.root

    def post(self, kind: int, **facts: Any) -> None:
        """Something that a device reports."""
        for gesture in self.pointers.feed(Event(kind, **facts), self.now):
            self.ui.stack.handle(gesture)
        self.ui.stack.settle()
        self._watched()

    def wait(self, ms: float) -> None:
        """Let time pass, frame by frame."""
        left = ms
        while left > 0:
            self.now += FRAME_MS
            left -= FRAME_MS
            self.ui.stack.update(FRAME_MS)
            self.ui.stack.settle()
            for gesture in self.pointers.tick(self.now):
                self.ui.stack.handle(gesture)
            self.ui.stack.settle()
            self._watched()

    def draw(self) -> Canvas:
        self.ui.stack.draw(self.canvas)
        return self.canvas

    def _watched(self) -> None:
        self.top.refresh()  # as drawing a frame would
        for watcher in self.watchers:
            watcher()

    # --- finding things

    def find(self, key: str) -> Widget | None:
        return next((widget for widget in self.root.walk() if widget.key == key), None)

    def named(self, name: str) -> Widget | None:
        """What a person calls this and could press; the last one is drawn on top."""
        said = [widget for widget in self.root.walk() if widget.actions()]
        found = [widget for widget in said if widget.name == name]
        found = found or [widget for widget in said if widget.name.startswith(f"{name}. ")]
        return found[-1] if found else None

    def spot(self, widget: Widget, margin: float = 0.0) -> Point:
        """A point where the widget can be touched: nothing lies over it, and it is no edge of the window.

        A note that lies over it goes away by itself: that is waited for.
        """
        pos = self._free(widget, margin)
        for _ in range(NOTED):
            if pos is not None or not any(isinstance(each, ToastCard) for each in self.root.walk()):
                break
            self.wait(200)
            pos = self._free(widget, margin)
        if pos is None:
            raise Stuck(self._covered(widget, margin))
        return pos

    def _free(self, widget: Widget, margin: float) -> Point | None:
        root = self.root
        rect = root.place(widget).clip(self.ui.rect.inflate(-2 * margin, -2 * margin))
        panels = [root.place(panel) for panel in panels_over(root, widget)]
        above = [panel for panel in panels if panel.colliderect(rect)]
        for pos in points_of(rect):
            if leads_to(root.at(pos), widget) and not any(panel.collidepoint(pos) for panel in above):
                return pos
        return None

    def _covered(self, widget: Widget, margin: float) -> str:
        """What lies over a widget, for whoever reads why it cannot be touched."""
        root = self.root
        rect = root.place(widget).clip(self.ui.rect.inflate(-2 * margin, -2 * margin))
        above = [panel for panel in panels_over(root, widget) if root.place(panel).colliderect(rect)]
        over = next(iter(above), root.at(rect.center))
        what = f"{type(over).__name__} {over.key or over.name!r}" if over else "nothing"
        return f"{widget.role} {widget.key or widget.name!r} at {tuple(rect)} is covered by {what}"


def panels_over(root: Widget, widget: Widget) -> list[Widget]:
    """Panels that are drawn later than a widget: they hide it even if they take no input."""
    drawn = list(root.walk())
    below = set(map(id, root.path(widget)))
    later = drawn[drawn.index(widget) + 1 :]
    return [each for each in later if isinstance(each, Panel | PromptBar) and id(each) not in below]


def points_of(rect: Rect) -> Iterator[Point]:
    """The middle, then a grid over the rectangle."""
    yield rect.center
    for row in range(1, GRID + 1):
        for column in range(1, GRID + 1):
            yield rect.x + rect.width * column // (GRID + 1), rect.y + rect.height * row // (GRID + 1)


class Hands:
    """One way to use the program."""

    name = ""
    touch = False

    def __init__(self, desk: Desk, rng: Random) -> None:
        self.desk, self.rng = desk, rng

    def press(self, widget: Widget) -> None:
        raise NotImplementedError

    def hold(self, widget: Widget, ms: float) -> None:
        raise NotImplementedError

    def inspect(self, widget: Widget) -> None:
        raise NotImplementedError

    def scroll(self, widget: Widget, *, down: bool) -> None:
        """A little further in a list."""

    def carry(self, piece: Widget, place: str) -> None:
        """Bring a piece to a place: press the piece, then the place that lights up."""
        self.press(piece)
        there = self.desk.find(f"place:{place}")
        if there is None:
            raise Stuck(f"{piece.key} is in hand, but the place {place} does not light up")
        self.press(there)

    def back(self) -> None:
        """Close what has opened."""
        for key in ("inspect.close", "back", "close", "pause.back", "resume"):
            widget = self.desk.find(key)
            if widget:
                self.press(widget)
                return
        raise Stuck(f"nothing closes the scene {self.desk.top.name}: {seen(self.desk)}")


class Mouse(Hands):
    """Clicks, drags pieces to their places, looks closely with the right button."""

    name = "mouse"

    def _move(self, pos: Point, down: bool = False) -> None:
        buttons = (1 if down else 0, 0, 0)
        self.desk.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=buttons, touch=False)
        self.desk.wait(FRAME_MS)

    def _button(self, pos: Point, button: int, *, down: bool) -> None:
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        self.desk.post(kind, pos=pos, button=button, touch=False)

    def press(self, widget: Widget) -> None:
        pos = self.desk.spot(widget)
        self._move(pos)
        self._button(pos, 1, down=True)
        self.desk.wait(60)
        self._button(pos, 1, down=False)
        self.desk.wait(FRAME_MS)

    def hold(self, widget: Widget, ms: float) -> None:
        pos = self.desk.spot(widget)
        self._move(pos)
        self._button(pos, 1, down=True)
        self.desk.wait(ms)
        self._button(pos, 1, down=False)

    def inspect(self, widget: Widget) -> None:
        pos = self.desk.spot(widget)
        self._move(pos)
        self._button(pos, 3, down=True)
        self._button(pos, 3, down=False)

    def scroll(self, widget: Widget, *, down: bool) -> None:
        self._move(self.desk.root.place(widget).center)
        way = -1 if down else 1
        self.desk.post(pygame.MOUSEWHEEL, x=0, y=way, precise_y=float(way), flipped=False, touch=False)
        self.desk.wait(300)

    def carry(self, piece: Widget, place: str) -> None:
        """Drag it; the place must light up while it is in the air."""
        start = self.desk.spot(piece)
        self._move(start)
        self._button(start, 1, down=True)
        first = (start[0], start[1] - self.desk.ui.mm(4))
        self._move(first, down=True)
        there = self.desk.find(f"place:{place}")
        if there is None:
            raise Stuck(f"{piece.key} is in the air, but the place {place} does not light up")
        end = self._aim(there)
        for step in range(1, STEPS + 1):
            across, down = (end[0] - first[0]) * step // STEPS, (end[1] - first[1]) * step // STEPS
            self._move((first[0] + across, first[1] + down), down=True)
        self.desk.wait(100)
        self._button(self._still_there(place, end), 1, down=False)
        self.desk.wait(FRAME_MS)

    def _aim(self, there: Widget) -> Point:
        """The middle of a place, or where no other place lies over it: a ship in a formation may be one."""
        try:
            return self.desk.spot(there)
        except Stuck:
            return self.desk.root.place(there).center

    def _still_there(self, place: str, end: Point) -> Point:
        """A map may have moved meanwhile: the hand follows the place until it is under it."""
        for _ in range(20):
            there = self.desk.find(f"place:{place}")
            now = self._aim(there) if there else end
            if now == end:
                break
            end = now
            self._move(end, down=True)
            self.desk.wait(100)
        return end


class Finger(Hands):
    """Taps only: a piece, then its place."""

    name = "finger"
    touch = True

    def _touch(self, kind: int, pos: Point) -> None:
        width, height = self.desk.ui.rect.size
        self.desk.post(kind, touch_id=1, finger_id=1, x=pos[0] / width, y=pos[1] / height, dx=0.0, dy=0.0)

    def _spot(self, widget: Widget) -> Point:
        return self.desk.spot(widget, EDGE_MM * self.desk.pointers.px_per_mm + 1)

    def press(self, widget: Widget) -> None:
        self.hold(widget, 60)

    def hold(self, widget: Widget, ms: float) -> None:
        pos = self._spot(widget)
        self._touch(pygame.FINGERDOWN, pos)
        self.desk.wait(ms)
        self._touch(pygame.FINGERUP, pos)
        self.desk.wait(400)  # two taps in one place within 300 ms would count as one double tap

    def inspect(self, widget: Widget) -> None:
        self.hold(widget, self.desk.pointers.hold_ms + 2 * FRAME_MS)

    def scroll(self, widget: Widget, *, down: bool) -> None:
        """Swipe slowly: a list has no other handle for a finger."""
        x, y = self.desk.root.place(widget).center
        far = self.desk.ui.mm(12) * (-1 if down else 1)
        self._touch(pygame.FINGERDOWN, (x, y))
        for step in range(1, STEPS + 1):
            self.desk.wait(40)
            self._touch(pygame.FINGERMOTION, (x, y + far * step // STEPS))
        self.desk.wait(200)
        self._touch(pygame.FINGERUP, (x, y + far))
        self.desk.wait(400)


def leads_to(touched: Widget | None, widget: Widget) -> bool:
    """A touch reaches the widget itself, or ships that stand on it and cannot be used."""
    if touched is widget or not isinstance(touched, PieceNode) or touched.legal:
        return touched is widget
    return touched.board.counts(touched) is None and touched.board.beneath(touched) is widget


class Keys(Hands):
    """Tab and arrows to get there, Enter to press, Space for the big button, digits for numbers."""

    name = "keys"

    def _key(self, key: int, ms: float = 40) -> None:
        self.desk.post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self.desk.wait(ms)
        self.desk.post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)

    def go_to(self, widget: Widget) -> None:
        """Arrows for a while, then Tab until the focus is there."""
        for _ in range(self.rng.choice((0, 0, 4))):
            self._key(self.rng.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)))
            if self._at(widget):
                return
        for _ in range(len(self.desk.root.stops()) + 2):
            if self._at(widget):
                return
            self._key(self._way_to(widget))
        raise Stuck(f"Tab never reaches {widget.role} {widget.key or widget.name!r}: {seen(self.desk)}")

    def _way_to(self, widget: Widget) -> int:
        """Tab, or within a list that Tab stops in once an arrow."""
        root, at = self.desk.root, self.desk.top.focus.at
        there = self.desk.find(widget.key) or widget if widget.key else widget
        if not any(each.enters and at in each.stops() for each in root.path(there)) or at is None:
            return pygame.K_TAB
        return pygame.K_DOWN if root.place(at).y < root.place(there).y else pygame.K_UP

    def _at(self, widget: Widget) -> bool:
        """True if the focus is there; a rebuilt tree has a new widget of the same key."""
        at = self.desk.top.focus.at
        if at is None:
            return False
        return at is widget or (at.key == widget.key and at.name == widget.name)

    def press(self, widget: Widget) -> None:
        if widget.hotkey == "space":
            self._key(pygame.K_SPACE)
        elif widget.hotkey in set("0123456789"):
            self._key(pygame.key.key_code(widget.hotkey))
        elif self._card(widget) and self.rng.random() < 0.5:
            self._key(pygame.key.key_code(self._card(widget)))
        else:
            self.go_to(widget)
            self._key(pygame.K_RETURN)

    def _card(self, widget: Widget) -> str:
        """The digit of a card of the hand; "" for anything else."""
        table = self.desk.top
        if not isinstance(table, TableScene) or not hasattr(table.view, "hands"):
            return ""
        hand = table.view.hands[table.seat]
        names = [f"card:{card}" for card in hand[:9]]
        return str(names.index(widget.key) + 1) if widget.key in names else ""

    def hold(self, widget: Widget, ms: float) -> None:
        self.go_to(widget)
        self._key(pygame.K_RETURN, ms)

    def inspect(self, widget: Widget) -> None:
        self.go_to(widget)
        self._key(pygame.K_i)

    def back(self) -> None:
        self._key(pygame.K_ESCAPE)


HANDS: dict[str, type[Hands]] = {kind.name: kind for kind in (Mouse, Finger, Keys)}


def seen(desk: Desk) -> str:
    """What could be pressed, for whoever reads why the robot is stuck."""
    names = [widget.key or widget.name for widget in desk.root.walk() if widget.actions()]
    return f"{desk.top.name} with {', '.join(names)}"
