"""The program in a window that nobody sees, and a scene that notes what is done with it."""

from __future__ import annotations

import pygame
from pygame.event import Event

from scenes.drawing.canvas import Canvas
from scenes.program.app import App
from scenes.screens.failure import FailureScene
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.shell.window import Window
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget
from tests.support.screen.headless import a_ui

SIZE = (1280, 720)


class Watched(Scene):
    """A scene that notes what is done with it, and breaks where it is told to."""

    name = "watched"

    def __init__(self, ui: Ui, breaks_in: str = "") -> None:
        super().__init__(ui)
        self.breaks_in = breaks_in
        self.gestures: list[Gesture] = []
        self.noted: list[str] = []
        self.frames = 0
        self.ms: list[float] = []
        self.alive = False

    def build(self) -> Widget:
        self.noted.append("built")
        return Widget()

    def at(self, place: str) -> None:
        if place == self.breaks_in:
            self.breaks_in = ""
            raise ZeroDivisionError(f"broken in {place}")

    @property
    def moving(self) -> bool:
        self.at("moving")
        return self.alive

    def handle(self, gesture: Gesture) -> bool:
        self.refresh()
        self.gestures.append(gesture)
        self.at("handle")
        return True

    def update(self, ms: float) -> None:
        self.ms.append(ms)
        self.at("update")

    def draw(self, canvas: Canvas) -> None:
        self.refresh()
        self.frames += 1
        with canvas.clipped(pygame.Rect(0, 0, 10, 10)):
            self.at("draw")
        canvas.surface.fill((200, 10, 10))

    def lost_focus(self) -> None:
        self.noted.append("covered")

    def leave(self) -> None:
        self.noted.append("left")
        self.at("leave")

    @property
    def kinds(self) -> list[Kind]:
        return [gesture.kind for gesture in self.gestures]


class Recovering(Watched):
    hereditary = ""  # where what takes its place breaks, too, unless it is bare

    def recover(self, *, bare: bool) -> Scene:
        return Watched(self.ui, "" if bare else self.hereditary)


class House:
    """The program in a window that nobody sees, with a clock in the test's hand."""

    def __init__(self, scene: type[Watched] = Watched, breaks_in: str = "", as_touch: bool = False) -> None:
        self.time = 1000
        self.ui = a_ui(SIZE)
        self.window = Window(self.ui.settings, SIZE)
        self.app = App(self.ui, self.window, as_touch=as_touch, now=lambda: self.time)
        self.scene = scene(self.ui, breaks_in)
        self.ui.stack.push(self.scene)
        self.ui.stack.settle()
        pygame.event.clear()

    def turn(self, *events: Event, ms: int = 16) -> None:
        """One turn of the loop, some time later."""
        self.time += ms
        for event in events:
            pygame.event.post(event)
        self.ui.changed()  # so that nothing is waited for
        self.app.step()

    def rest(self, ms: int = 16) -> None:
        """A turn in which nothing has changed."""
        self.time += ms
        pygame.event.post(Event(pygame.USEREVENT))
        self.app.step()

    def touch(self, at: Point, what: int = pygame.FINGERDOWN) -> None:
        self.turn(Event(what, touch_id=3, finger_id=1, x=at[0] / SIZE[0], y=at[1] / SIZE[1]))

    def slide(self, *points: Point) -> None:
        for point in points:
            self.turn(Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False))

    @property
    def top(self) -> Scene:
        assert self.ui.stack.top is not None
        return self.ui.stack.top

    def failure(self) -> FailureScene:
        assert isinstance(self.top, FailureScene)
        return self.top
