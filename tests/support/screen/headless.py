"""What tests of scenes and widgets stand on: a Ui without a window, hands, and a picture of what is shown."""

from __future__ import annotations

import atexit
import re
import shutil
import tempfile
from copy import copy
from functools import cache, lru_cache
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game import GAMES
from game.core.texts import Catalogue, Entry, catalogue
from scenes.drawing.art import Art
from scenes.drawing.canvas import Canvas
from scenes.drawing.memory_budget import SurfaceCache
from scenes.drawing.theme import SPACE
from scenes.screens.home import home
from scenes.shell.folders import Folders
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.shell.settings import Settings
from scenes.shell.sound import Silence
from scenes.shell.units import Screen
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene, SceneStack
from scenes.widgets.widget import Widget

SIZES = [(1280, 720), (1920, 1080), (2048, 1536)]
PSEUDO = "pseudo"  # English, about 40 % longer: finds boxes that only just fit
_KEPT = re.compile(r"(\{\{?.*?\}\}?|\[[\w:.]+\|)")  # placeholders, icons, targets of links


def a_ui(size: tuple[int, int] = (1280, 720), language: str = "en", touch: bool = False) -> Ui:
    """Everything a scene needs, at a size and in a language, "pseudo" among them; ``touch``: for fingers."""
    if not pygame.display.get_surface():
        pygame.init()
        pygame.display.set_mode((64, 64))
    folders = Folders.under(Path(tempfile.mkdtemp(dir=_home())))
    for folder in (folders.config, folders.saves, folders.reports, folders.cache):
        folder.mkdir(parents=True, exist_ok=True)
    kind, spoken = (_PseudoUi, "en") if language == PSEUDO else (Ui, language)
    ui = kind(
        size,
        Settings(language=spoken, coach=dict.fromkeys(GAMES, False)),
        folders,
        Silence(),
        SceneStack(),
        home,
    )
    ui.touch = touch
    ui.resize()
    return ui


@cache
def pictures() -> Art:
    """Read and scaled once for all tests that draw tables."""
    return Art()


@cache
def _home() -> str:
    """A folder for all that tests write; it goes with the process."""
    home = tempfile.mkdtemp(prefix="starboard-test-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    return home


class _PseudoUi(Ui):
    """Speaks English with long vowels."""

    @property
    def words(self) -> Catalogue:
        return _pseudo()


@cache
def _pseudo() -> Catalogue:
    long = copy(catalogue("en"))
    long.entries = {
        key: Entry(entry.counted, [_stretched(form) for form in entry.forms])
        for key, entry in long.entries.items()
    }
    return long


def _stretched(form: str) -> str:
    parts = _KEPT.split(form)
    return "".join(
        part if _KEPT.fullmatch(part) else re.sub("([aeiouyAEIOUY])", r"\1\1", part) for part in parts
    )


class OneWidget(Scene):
    """A scene with a single widget in it."""

    name = "one widget"

    def __init__(self, ui: Ui, widget: Widget, rect: Rect | None = None) -> None:
        super().__init__(ui)
        self.widget, self.place = widget, rect

    def build(self) -> Widget:
        return _Framed(self.widget, self.place or self.ui.rect)


class _Framed(Widget):
    def __init__(self, child: Widget, frame: Rect) -> None:
        super().__init__("", [child])
        self.frame = frame

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, self.frame.move(rect.topleft))


def shown(widget: Widget, ui: Ui, rect: Rect | None = None) -> OneWidget:
    """The widget in a scene on top of the stack, laid out in a rectangle or in the whole window."""
    scene = OneWidget(ui, widget, rect)
    ui.stack.push(scene)
    ui.stack.settle()
    scene.refresh()
    return scene


def draw(what: Scene | Widget, ui: Ui) -> Surface:
    """A picture of the window with a scene, or a widget that has been arranged, or else fills it."""
    canvas = a_canvas(ui)
    draw_on(canvas, what, ui)
    return canvas.surface


def a_canvas(ui: Ui, surface: Surface | None = None) -> Canvas:
    """An empty window to draw on, on a surface of its own if none is given."""
    surface = surface or Surface((ui.screen.width, ui.screen.height))
    surface.fill(SPACE)
    canvas = Canvas(surface, ui.screen, ui.art)
    canvas.shapes = _shapes(ui.screen, canvas.shapes.room)
    return canvas


def a_scrap(ui: Ui) -> Canvas:
    """The same for who does not look at the picture afterwards: the next one is drawn over it."""
    return a_canvas(ui, _scrap((ui.screen.width, ui.screen.height)))


@lru_cache(maxsize=4)
def _scrap(size: tuple[int, int]) -> Surface:
    return Surface(size)


@lru_cache(maxsize=6)
def _shapes(screen: Screen, room: int) -> SurfaceCache:
    """Panels and looks are painted once for all tests in windows of one size."""
    return SurfaceCache(room)


def draw_on(canvas: Canvas, what: Scene | Widget, ui: Ui) -> None:
    if isinstance(what, Scene):
        what.refresh()
        what.update(0)
        what.draw(canvas)
        return
    if not what.rect.width:
        what.arrange(ui, ui.rect)
    what.draw_all(canvas)


# --- hands


def tap(scene: Scene, pos: Point, *, touch: bool = False, pointer: int = 0) -> bool:
    """Press and release at a point."""
    down = Gesture(Kind.DOWN, pos, pos, touch, pointer)
    scene.handle(down)
    scene.handle(down._replace(kind=Kind.UP))
    return scene.handle(down._replace(kind=Kind.TAP))


def tap_on(scene: Scene, key: str, *, touch: bool = False) -> bool:
    """Press and release in the middle of a widget."""
    scene.refresh()
    return tap(scene, scene.root.place(scene.root.find(key)).center, touch=touch)


def hold_on(scene: Scene, key: str, *, touch: bool = False) -> bool:
    """A long press, or a click with the right button."""
    scene.refresh()
    pos = scene.root.place(scene.root.find(key)).center
    scene.handle(Gesture(Kind.DOWN, pos, pos, touch))
    done = scene.handle(Gesture(Kind.HOLD, pos, pos, touch))
    scene.handle(Gesture(Kind.UP, pos, pos, touch))
    return done


def drag(scene: Scene, start: Point, end: Point, *, touch: bool = False, flick: bool = False) -> None:
    """Press, move in a few steps, let go."""
    scene.handle(Gesture(Kind.DOWN, start, start, touch))
    scene.handle(Gesture(Kind.DRAG, start, start, touch))
    for step in range(1, 5):
        pos = (start[0] + (end[0] - start[0]) * step // 4, start[1] + (end[1] - start[1]) * step // 4)
        scene.handle(Gesture(Kind.MOVE, pos, start, touch))
    scene.handle(Gesture(Kind.FLICK if flick else Kind.DROP, end, start, touch))


def press_key(scene: Scene, key: str, *, shift: bool = False, control: bool = False) -> bool:
    return scene.handle(Gesture(Kind.KEY, key=key, shift=shift, control=control))


def type_text(scene: Scene, text: str) -> None:
    for letter in text:
        scene.handle(Gesture(Kind.KEY, key=letter.lower()))
        scene.handle(Gesture(Kind.TEXT, text=letter))


def focus_on(scene: Scene, key: str) -> Widget:
    """Go to a widget with the keyboard alone; fails if Tab never gets there."""
    scene.refresh()
    for _ in range(len(scene.root.stops()) + 1):
        if scene.focus.at is not None and scene.focus.at.key == key:
            return scene.focus.at
        press_key(scene, "tab")
    raise LookupError(f"Tab never reaches {key!r}")
