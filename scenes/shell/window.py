"""The window: made at native pixels, shown frame by frame, filling the screen or not."""

from __future__ import annotations

import os
import sys
import time

import pygame
from pygame import Surface

from game.core.assets import ASSETS
from scenes.shell.settings import Settings

TITLE = "Starboard"
SMALLEST = (640, 400)
USUAL = 0.85  # of the desktop, at the first start
FLIPS = 20  # frames to measure how fast they are shown
LONGEST_MS = 500  # without a 3D card a frame was measured to take 2.7 s; nobody waits for twenty
WAYS = ("0", "1")  # of SDL_FRAMEBUFFER_ACCELERATION
UNSEEN = ("dummy", "offscreen", "evdev")  # drivers without a display that a person could look at


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Window:
    """The one window of the program."""

    def __init__(self, settings: Settings, size: tuple[int, int] | None = None) -> None:
        """Open it; raises NoDisplay."""
        self.way = way_to_present(settings)
        prepare_system(self.way)
        _start_display()
        wanted = size or _wanted_size(settings)
        try:
            self.window = pygame.Window(TITLE, wanted, resizable=True, allow_high_dpi=True)
        except pygame.error as problem:
            raise NoDisplay(str(problem)) from problem
        self.window.minimum_size = SMALLEST
        self.window.set_icon(pygame.image.load_sized_svg(ASSETS / "installer" / "icon.svg", (64, 64)))
        self.filling = False
        self.surface: Surface = self.window.get_surface()
        if settings.fullscreen and size is None:
            self.fill_screen(True)
        pygame.key.stop_text_input()  # fields for text start it
        pygame.key.set_repeat(350, 40)

    @property
    def size(self) -> tuple[int, int]:
        """In pixels of the screen."""
        return self.window.get_surface().get_size()

    @property
    def scale(self) -> float:
        """Pixels for each unit that the mouse is reported in; 2 on most Macs."""
        return self.size[0] / max(1, self.window.size[0])

    def fill_screen(self, fill: bool) -> None:
        """Fill the whole screen, never changing its mode, or go back to a window."""
        self.filling = fill
        if fill:
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()
        self.surface = self.window.get_surface()

    def show(self) -> None:
        """Show what was drawn."""
        self.window.flip()

    def measure(self) -> float:
        """Milliseconds to show a frame; shows the same one a few times, which nobody sees."""
        begun = time.perf_counter()
        shown, passed = 0, 0.0
        while shown < FLIPS and passed < LONGEST_MS:
            self.window.flip()
            shown, passed = shown + 1, (time.perf_counter() - begun) * 1000
        return passed / shown

    def close(self) -> None:
        self.window.destroy()
        pygame.display.quit()


def way_to_present(settings: Settings) -> str:
    """Whether to present through the 3D card: the way not measured yet, then the faster one.

    Measured without one, a frame of 1920x1080 took 9 ms through its emulation and 0.9 ms directly.
    The way must be chosen before the window is made, so each is measured in a run of its own.
    """
    new = [way for way in WAYS if way not in settings.presenting]
    return new[0] if new else min(WAYS, key=lambda way: settings.presenting[way])


def prepare_system(way: str = "0") -> None:
    """Tell SDL what must be known before it starts."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", way)
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = TITLE  # importing pygame has named it after the first file
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")


def _start_display() -> None:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in screens):
        raise NoDisplay("there is no screen")  # SDL would say so in words of its own, too
    try:
        pygame.display.init()
    except pygame.error as problem:
        raise NoDisplay(str(problem)) from problem
    # SDL draws into nothing where there is no screen; only whoever asked for that wants it.
    if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise NoDisplay("there is no screen")
    pygame.font.init()


def _wanted_size(settings: Settings) -> tuple[int, int]:
    """As large as last time, or most of the desktop."""
    desktop = pygame.display.get_desktop_sizes()[0]
    if settings.window:
        return min(settings.window[0], desktop[0]), min(settings.window[1], desktop[1])
    width, height = (round(side * USUAL) for side in desktop)
    return max(SMALLEST[0], width), max(SMALLEST[1], height)
