"""The main loop: waits for input, lets the scenes act, and draws when there is something new to see."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from scenes.accessibility.telling import Telling
from scenes.drawing.canvas import PATIENCE_MS, Canvas, Pace
from scenes.drawing.image_loader import Reader
from scenes.program.opening import open_file, opens
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.shell.key_map import PICTURE, meant
from scenes.shell.pointer import OUTSIDE, Pointers
from scenes.shell.units import guessed
from scenes.shell.window import TITLE, UNSEEN, Window
from scenes.widgets.context import Ui

if TYPE_CHECKING:
    pass

FPS = 60
IDLE_MS = 250
LONGEST_MS = 250.0  # a pause of the whole program does not make the scenes leap
RESIZED_MS = 150  # without another change of its size a window is laid out anew
MOUSE_MM = 20.0  # the mouse takes over from the fingers when it has come so far
MEASURE_MS = 3000  # of rest before the presenting of frames is measured

_SIZES = (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED)
_LIFTED = (pygame.FINGERUP, pygame.MOUSEBUTTONUP)
_REDRAW = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.RENDER_TARGETS_RESET)


class App:
    """A window, its scenes and the loop between them. ``now`` is the clock, in milliseconds."""

    def __init__(
        self,
        ui: Ui,
        window: Window,
        *,
        as_touch: bool = False,
        now: Callable[[], int] = lambda: time.perf_counter_ns() // 1_000_000,
    ) -> None:
        self.ui = ui
        self.window = window
        self.now = now
        self.pointers = Pointers(window.size, 1.0, mouse_as_finger=as_touch)
        self.pointers.zone_at = ui.stack.zone_at
        self.canvas = Canvas(window.surface, ui.screen, ui.art)
        self.canvas.pace = Pace(PATIENCE_MS)
        ui.art.reader = Reader()
        self.clock = pygame.time.Clock()
        self.last = self.active = now()
        self.stretched: Surface | None = None  # the last frame, while the window's size changes
        self.resized_at = 0
        self.trailing = False  # the last frame was of something on its way, which the next one shows arrived
        self.fingers = as_touch  # the last input came from a finger
        self.mouse_at: Point | None = None
        self.travel = 0.0  # of the mouse since the last finger, in pixels
        self.errands: Iterator[int] | None = None  # of a script: each yields how long to wait for the next
        self.errand_at = 0
        self.errand_fingers: dict[int, Point] = {}  # of the script, by number: where they rest
        self.measured = window.way in ui.settings.presenting
        self.wants_full = ui.settings.fullscreen  # the settings may have another wish since
        self.telling = Telling(ui, TITLE)

    def run(self) -> int:
        """Until the window is closed; the exit code."""
        while self.ui.running:
            self.step()
        while self.ui.stack.scenes:
            with suppress(Exception):
                self.ui.stack.scenes.pop().leave()
        self.ui.sound.close()
        self.ui.voice.stop()
        if not self.window.filling:
            self.ui.settings.window = list(self.window.window.size)
        self.ui.keep_settings()
        self.window.close()
        return 0

    def step(self) -> None:
        """One turn of the loop."""
        self.fit()
        events = self._wait()
        now = self.now()
        before, self.last = self.last, now
        passed = min(LONGEST_MS, now - before)
        self._guard(self.ui.stack.update, passed)  # before the input: what it starts begins at its beginning
        lifted = any(event.type in _LIFTED for event in events)
        for event in _thinned(events):
            self._take(event, before if lifted else now)  # a slow frame makes no hold of a tap
        self.telling.do(self._guard, passed)
        self._offer(self.pointers.tick(now))
        self._errand(now)
        self._settle_scenes()
        self._settle_size(now)
        self._settle_density()
        self._draw()
        self._tell()
        self._measure(now)
        self.clock.tick(FPS)

    # --- input

    @property
    def moving(self) -> bool:
        """The next frame will differ from the last one."""
        top = self.ui.stack.top
        if self.ui.dirty or self.ui.stack.requests or top is None or self.canvas.pace.late:
            return True
        return self._animates

    @property
    def _animates(self) -> bool:
        """The picture on top changes by itself."""
        try:
            return self.ui.stack.top is not None and self.ui.stack.top.moving
        except Exception as error:
            self._fail(error)
            return True

    def _wait(self) -> list[Event]:
        """The events since the last turn; waits for one if nothing moves."""
        if self.moving:
            return pygame.event.get()
        now = self.now()
        waits = [IDLE_MS, self.pointers.wakes(now)]
        waits += [max(1, self.resized_at + RESIZED_MS - now)] if self.stretched else []
        waits += [max(1, self.errand_at - now)] if self.errands else []
        event = pygame.event.wait(max(1, min(wait for wait in waits if wait is not None)))
        return ([] if event.type == pygame.NOEVENT else [event]) + pygame.event.get()

    def _take(self, event: Event, now: int) -> None:
        """What concerns the window is done here; gestures go to the scenes."""
        if event.type == pygame.QUIT:
            self.ui.running = False
        elif event.type in _SIZES:
            self._begin_resize(now)
        elif event.type in _REDRAW:
            self.ui.changed()
        elif event.type == pygame.DROPFILE:
            self._open(Path(event.file))
            self._settle_scenes()
            return
        elif event.type == pygame.KEYDOWN and _is_fullscreen_key(event):
            self.toggle_fullscreen()
            return
        self._offer(self.pointers.feed(event, now))
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self._guard(self.ui.stack.lose_focus)
            self._settle_scenes()

    def _open(self, file: Path) -> None:
        """A file was dropped, or double-clicked on a Mac: the scene takes what is not ours to open."""
        if opens(file):
            self._guard(open_file, self.ui, file)
        else:
            self._guard(self.ui.stack.drop, file)

    def _offer(self, gestures: list[Gesture]) -> None:
        for gesture in map(self._meant, gestures):
            self.active = self.last
            self._notice_device(gesture)
            if gesture.kind is Kind.KEY and gesture.key == PICTURE:
                self._guard(self._keep_picture)
                continue
            self._guard(self.ui.stack.handle, gesture)
        self._settle_scenes()

    def _keep_picture(self) -> None:
        from scenes.screens.saves.match_picture import keep_picture

        keep_picture(self.ui)

    def _meant(self, gesture: Gesture) -> Gesture:
        """A key as what it means in the settings, unless its letter is what is wanted."""
        top = self.ui.stack.top
        typing = top is not None and (top.raw_keys or (top.focus.at is not None and top.focus.at.edits))
        return gesture if typing else meant(self.ui.settings.keys, gesture)

    def _settle_scenes(self) -> None:
        """Scenes come and go after each thing that a hand did; without any, the program ends."""
        stack = self.ui.stack
        if stack.requests:
            self._guard(stack.settle)
            self.ui.changed()
        if not stack.scenes:
            self.ui.running = False

    def toggle_fullscreen(self) -> None:
        """F11: fill the screen or go back to a window."""
        self.ui.settings.fullscreen = not self.window.filling
        self._fill(self.ui.settings.fullscreen)

    def _fill(self, fill: bool) -> None:
        self.wants_full = fill
        self.window.fill_screen(fill)
        self._begin_resize(self.now())

    def _errand(self, now: int) -> None:
        """The next line of a script, if it is time."""
        while self.errands is not None and now >= self.errand_at:
            wait = next(self.errands, None)
            if wait is None:
                self.errands = None
                return
            self.errand_at = now + wait

    # --- sizes

    def fit(self) -> None:
        """Everything that depends on the window's size and on the settings."""
        settings = self.ui.settings
        if settings.fullscreen != self.wants_full:
            self._fill(settings.fullscreen)
        width, height = self.window.size
        self.pointers.size = (width, height)
        self.pointers.scale = self.window.scale
        self.pointers.px_per_mm = settings.px_per_mm or guessed(width, height)
        self.pointers.hold_ms = settings.hold_ms

    def _begin_resize(self, now: int) -> None:
        self.resized_at = now
        if self.stretched is None and self.window.size != self.ui.rect.size:
            self.stretched = Surface(self.ui.rect.size)
            self._guard(self.ui.stack.draw, self.canvas.onto(self.stretched))
        self.ui.changed()

    def _settle_size(self, now: int) -> None:
        """Lay everything out anew once the hand has let go of the window's edge."""
        if self.stretched is None or now - self.resized_at < RESIZED_MS:
            return
        self.stretched = None
        self._offer(self.pointers.cancel())
        self.ui.resize(self.window.size)

    def _notice_device(self, gesture: Gesture) -> None:
        """Count how far the mouse has come since the last finger (docs/ux 4.0)."""
        if gesture.touch:
            self.fingers, self.travel, self.mouse_at = True, 0.0, None
        elif gesture.kind in (Kind.HOVER, Kind.MOVE) and gesture.pos != OUTSIDE:
            self.travel += math.dist(gesture.pos, self.mouse_at or gesture.pos)
            self.mouse_at = gesture.pos
            if self.travel > MOUSE_MM * self.pointers.px_per_mm:
                self.fingers = False

    def _settle_density(self) -> None:
        """Larger targets for fingers, dense ones for the mouse; never under a pressed pointer."""
        touch = self._wants_touch()
        if touch == self.ui.touch or self.pointers.busy:
            return
        self.ui.touch = touch
        self.ui.resize()

    def _wants_touch(self) -> bool:
        density = self.ui.settings.density
        return density == "touch" or (density == "auto" and self.fingers)

    # --- output

    def _draw(self) -> None:
        if not self.moving and not self.trailing:
            return
        self.ui.dirty, self.trailing = False, self._animates
        self.window.surface = self.window.window.get_surface()
        if self.stretched is not None:
            pygame.transform.scale(self.stretched, self.window.size, self.window.surface)
        else:
            self.canvas.fit(self.window.surface, self.ui.screen)
            self.canvas.pace.begin()
            self._guard(self.ui.stack.draw, self.canvas)
        self.window.show()

    def _tell(self) -> None:
        """To screen readers, if any listens: what the frame shows."""
        self.telling.follow(self.window.window)
        self._guard(self.telling.tell)

    def _measure(self, now: int) -> None:
        """Once, at rest: how fast this way of presenting is, to choose the faster one at the next start."""
        resting = not self.moving and not self.pointers.busy and now - self.active > MEASURE_MS
        if self.measured or not resting or pygame.display.get_driver() in UNSEEN:
            return
        self.measured = True
        self.ui.settings.presenting[self.window.way] = round(self.window.measure(), 2)
        self.ui.keep_settings()

    # --- accidents

    def _guard(self, act: Callable[..., object], *args: object) -> None:
        """Call something of a scene; if it breaks, the failure scene takes over."""
        try:
            act(*args)
        except Exception as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        from scenes.screens.failure import FailureScene

        stack = self.ui.stack
        if isinstance(stack.top, FailureScene):
            raise error
        stack.requests.clear()
        self.window.surface.set_clip(None)  # it may have broken while drawing within one
        stack.scenes.append(FailureScene(self.ui, error, stack.top))
        self.ui.changed()


def wake() -> None:
    """Make the loop look up; may be called from any thread."""
    pygame.event.post(Event(pygame.USEREVENT))


def _thinned(events: list[Event]) -> Iterator[Event]:
    """Without the steps of the mouse that another one follows: fast ones report a thousand a second."""
    for number, event in enumerate(events):
        after = events[number + 1] if number + 1 < len(events) else event
        both = after is not event and after.type == event.type == pygame.MOUSEMOTION
        if not both or after.buttons != event.buttons:
            yield event


def _is_fullscreen_key(event: Event) -> bool:
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))
