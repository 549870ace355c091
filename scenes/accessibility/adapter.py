"""The way to the system's screen readers, where AccessKit is installed; nothing where it is not."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Protocol

from scenes.accessibility.doing import Request
from scenes.accessibility.nodes import NodeTree

if TYPE_CHECKING:
    import pygame

REPORT = "screen-reader.txt"
COCOA_WINDOW = "SDLWindow"  # the class of the windows that SDL makes on a Mac


class ScreenReaders(Protocol):
    """Whoever listens to the tree; nobody does most of the time."""

    def tell(self, read: Callable[[], tuple[NodeTree, NodeTree | None]]) -> None:
        """Call ``read`` if somebody listens, and tell what differs between its two trees."""

    def joined(self) -> bool:
        """True once after somebody has begun to listen: they know nothing yet."""

    def requests(self) -> list[Request]:
        """What they have asked for since the last time."""

    def window_moved(self, window: pygame.Window, *, focused: bool) -> None:
        """The window is elsewhere, or is in front or no longer."""


class Nobody:
    """There is no AccessKit, or no window that anybody could look at."""

    def tell(self, read: Callable[[], tuple[NodeTree, NodeTree | None]]) -> None:
        return None

    def joined(self) -> bool:
        return False

    def requests(self) -> list[Request]:
        return []

    def window_moved(self, window: pygame.Window, *, focused: bool) -> None:
        return None


class AccessKitAdapter:
    """AccessKit for this system. Its calls come from threads of its own: they only leave notes.

    ``wake`` makes the main loop look at them.
    """

    def __init__(self, window: pygame.Window, wake: Callable[[], None]) -> None:
        self.wake = wake
        self.asked: SimpleQueue[Any] = SimpleQueue()
        self.came: SimpleQueue[bool] = SimpleQueue()
        self.system = _system_adapter(window, self._join, self._ask, self._leave)

    # --- called from other threads

    def _join(self) -> None:
        """Somebody listens; the whole tree follows in the next turn of the main loop."""
        self.came.put(True)
        self.wake()

    def _ask(self, request: object) -> None:
        self.asked.put(request)
        self.wake()

    def _leave(self) -> None:
        """Nobody listens any more."""

    # --- called by the main loop

    def tell(self, read: Callable[[], tuple[NodeTree, NodeTree | None]]) -> None:
        from scenes.accessibility.accesskit_tree import update_of

        events = self.system.update_if_active(lambda: update_of(*read()))
        if events is not None:  # on Windows and the Mac they are raised when nothing is locked any more
            events.raise_events()

    def joined(self) -> bool:
        return _emptied(self.came) != []

    def requests(self) -> list[Request]:
        from scenes.accessibility.accesskit_tree import request_of

        found = [request_of(asked) for asked in _emptied(self.asked)]
        return [request for request in found if request is not None]

    def window_moved(self, window: pygame.Window, *, focused: bool) -> None:
        if sys.platform == "win32":
            return  # Windows tells AccessKit itself
        if sys.platform == "darwin":
            events = self.system.update_view_focus_state(focused)
            if events is not None:
                events.raise_events()
            return
        import accesskit

        (left, top), (width, height) = window.position, window.size
        bounds = accesskit.Rect(float(left), float(top), float(left + width), float(top + height))
        self.system.set_root_window_bounds(bounds, bounds)
        self.system.update_window_focus_state(focused)


def _emptied(notes: SimpleQueue[Any]) -> list[Any]:
    found = []
    with suppress(Empty):
        while True:
            found.append(notes.get_nowait())
    return found


def _system_adapter(
    window: pygame.Window,
    join: Callable[[], None],
    ask: Callable[[object], None],
    leave: Callable[[], None],
) -> Any:
    """What AccessKit has for this system."""
    import accesskit

    if sys.platform == "win32":
        window.hide()  # it must be there before the window is first shown
        adapter = accesskit.windows.SubclassingAdapter(window.handle, join, ask)
        window.show()
        return adapter
    if sys.platform == "darwin":
        accesskit.macos.add_focus_forwarder_to_window_class(COCOA_WINDOW)
        return accesskit.macos.SubclassingAdapter.for_window(window.handle, join, ask)
    return accesskit.unix.Adapter(join, ask, leave)


def screen_readers(window: pygame.Window, wake: Callable[[], None], reports: Path) -> ScreenReaders:
    """The way to them; nobody where AccessKit is missing or does not start, and a report tells why."""
    try:
        found = AccessKitAdapter(window, wake)
    except Exception as problem:  # a table without a screen reader is a table all the same
        _report(reports, f"No screen reader can follow: {type(problem).__name__}: {problem}\n")
        return Nobody()
    _report(reports, "")
    return found


def _report(reports: Path, text: str) -> None:
    """Keep why nobody can listen, for the zip of a problem; nothing to tell removes what was told before."""
    with suppress(OSError):
        if text:
            (reports / REPORT).write_text(text, "utf-8", errors="backslashreplace")
        else:
            (reports / REPORT).unlink(missing_ok=True)
