"""The stack of scenes: the top one gets the input, those under a see-through one are drawn first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.shell.gestures import Gesture, Kind, Point
from scenes.widgets.focus import Focus
from scenes.widgets.root import Root
from scenes.widgets.toast import ToastRack
from scenes.widgets.turned import Turned
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

IDLE_MS = 45_000.0  # without input what is secret is covered (docs/ux 4.8)


class Scene:
    """A screenful: a tree of widgets, rebuilt when the window, the language or its own facts change."""

    name = "scene"
    opaque = True  # False: the scenes below are drawn, too
    toasts_hang = False  # from the top of their area
    raw_keys = False  # keys count as what is printed on them, whatever they mean elsewhere

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.root: Widget = Widget()
        self.focus = Focus(self)
        self.built = False
        self.facing = ui.turn  # degrees: the side of the table that it faces, all of it

    def build(self) -> Widget:
        """The tree of widgets for the window as it is now."""
        raise NotImplementedError

    def rebuild(self) -> None:
        """Build the tree anew before the next frame."""
        self.built = False
        self.ui.changed()
        self.ui.rebuilt += 1

    def refresh(self) -> None:
        """Make sure that the tree stands and fits the window."""
        if self.built:
            return
        old = {widget.key: widget for widget in self.root.walk() if widget.key}
        with self.ui.facing(self.facing):
            root = Root(self.build(), self.focus, self.toast_racks())
        self.root = Turned(root, self.facing) if self.facing else root
        for widget in self.root.walk():
            before = old.get(widget.key)
            if before is not None and before is not widget and type(before) is type(widget):
                widget.inherit(before)
        self.root.arrange(self.ui, self.ui.rect)
        self.built = True
        self.focus.settle()

    def toast_area(self) -> Rect:
        """Where toasts stack up, from the bottom: above a prompt bar, for example."""
        return self.ui.rect.inflate(-2 * self.ui.mm(4), -2 * self.ui.mm(4))

    def toast_racks(self) -> list[Widget]:
        """What shows the toasts."""
        return [ToastRack(self.ui.toasts, self.toast_area, hangs=self.toasts_hang)]

    def enter(self) -> None:
        """The scene has been put on the stack."""

    def leave(self) -> None:
        """The scene has been taken off the stack."""

    def pause(self) -> None:
        """Another scene covers this one."""

    def resume(self) -> None:
        """The scene is on top again."""

    def dropped(self, file: Path) -> None:
        """A file was dropped onto the window; most scenes have no use for one."""

    def lost_focus(self) -> None:
        """The window is out of sight or nobody has touched anything for long: cover what is secret."""

    @property
    def moving(self) -> bool:
        """True while the picture changes by itself."""
        return self.root.moving

    def handle(self, gesture: Gesture) -> bool:
        """True if the scene did something with the gesture."""
        self.refresh()
        if self.focus.handle(gesture):
            return True
        do = self.loose_keys().get(gesture.key) if gesture.kind is Kind.KEY else None
        if do is None:
            return False
        do()
        return True

    def loose_keys(self) -> Mapping[str, Callable[[], None]]:
        """What keys do that no widget has taken: Esc leads back from most scenes."""
        return {}

    def zone_at(self, pos: Point) -> int:
        """Whose part of the table a finger comes down on; 0: everybody's."""
        return 0

    def update(self, ms: float) -> None:
        """Time passes."""
        self.root.update(ms)

    def draw(self, canvas: Canvas) -> None:
        self.refresh()
        self.root.draw_all(canvas)


class SceneStack:
    """Scenes, the top one last. Changes are requests that are carried out between frames."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.requests: list[tuple[str, Scene]] = []
        self.idle = 0.0  # milliseconds without input

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        self.requests.append(("push", scene))

    def pop(self, scene: Scene) -> None:
        """Take this scene off; it must be the top one by then."""
        self.requests.append(("pop", scene))

    def replace(self, scene: Scene) -> None:
        """This scene instead of all there are."""
        self.requests.append(("replace", scene))

    def settle(self) -> bool:
        """Carry the requests out; True if there were any."""
        if not self.requests:
            return False
        while self.requests:
            word, scene = self.requests.pop(0)
            self._carry_out(word, scene)
        return True

    def _carry_out(self, word: str, scene: Scene) -> None:
        if word == "pop":
            if self.top is not scene:
                raise LookupError(f"{scene.name} is not the top scene")
            self.scenes.pop().leave()
            if self.scenes:
                self.scenes[-1].resume()
            return
        if word == "replace":
            self.clear()
        elif self.top:
            self.top.pause()
            self.top.focus.let_go()
        self.scenes.append(scene)
        scene.enter()

    def clear(self) -> None:
        """Leave all scenes, the top one first."""
        while self.scenes:
            self.scenes.pop().leave()

    def handle(self, gesture: Gesture) -> bool:
        """Offer a gesture to the top scene."""
        self.idle = 0.0
        return self.top.handle(gesture) if self.top else False

    def zone_at(self, pos: Point) -> int:
        return self.top.zone_at(pos) if self.top else 0

    def drop(self, file: Path) -> None:
        """A file was dropped onto the window."""
        self.idle = 0.0
        if self.top:
            self.top.dropped(file)

    def update(self, ms: float) -> None:
        if self.top:
            self.top.update(ms)
        self.idle += ms
        if self.idle > IDLE_MS:
            self.idle = 0.0
            self.lose_focus()

    def lose_focus(self) -> None:
        """Nobody looks any more, as far as one can tell."""
        for scene in reversed(self.scenes):
            scene.lost_focus()

    def draw(self, canvas: Canvas) -> None:
        first = len(self.scenes) - 1
        while first > 0 and not self.scenes[first].opaque:
            first -= 1
        for scene in self.scenes[max(first, 0) :]:
            scene.draw(canvas)

    def rebuild(self) -> None:
        for scene in self.scenes:
            scene.rebuild()
