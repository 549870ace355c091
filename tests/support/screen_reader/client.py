"""What a screen reader does on Linux: reads a window through AT-SPI and presses things in it.

Run by the system's Python, which has the bindings (python3-pyatspi); it knows nothing of the program. A line
of JSON comes in for each request, and a line goes out.
"""

from __future__ import annotations

import json
import sys
import time
import warnings
from typing import Any

warnings.simplefilter("ignore")

import gi  # noqa: E402  # the warnings are about its own future

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

Facts = dict[str, Any]
ANSWERED_MS, STARTED_MS = 30_000, 60_000  # usually 800: on a busy machine an answer takes longer
Atspi.set_timeout(ANSWERED_MS, STARTED_MS)


class Reader:
    """Reads the window of one process."""

    def __init__(self, process: int) -> None:
        self.process = process
        self.nodes: list[Any] = []  # of the last reading
        self.said: list[str] = []
        self.listener = Atspi.EventListener.new(self._hear)
        # What is cached is kept up to date by these.
        for kind in ("announcement", "text-changed", "children-changed", "property-change", "state-changed"):
            self.listener.register(f"object:{kind}")

    def _hear(self, event: Any) -> None:
        if event.type.startswith("object:announcement"):
            self.said.append(str(event.any_data))

    def read(self, patience: float = 0.0, *, fresh: bool = False) -> list[Facts]:
        """The names of everything in the window in the order of telling, and what can be pressed.

        ``fresh``: nothing that was cached is believed.
        """
        if fresh:
            for node in [Atspi.get_desktop(0), *self.nodes]:
                node.clear_cache()
        until = time.monotonic() + patience
        while True:
            try:
                found = self._read()
            except GLib.Error:  # something has gone away while it was read
                found = []
            if found or time.monotonic() > until:
                return found
            time.sleep(0.05)

    def _read(self) -> list[Facts]:
        desktop = Atspi.get_desktop(0)
        found: list[Facts] = []
        self.nodes = []
        for place in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(place)
            if program is not None and program.get_process_id() == self.process:
                self._take(program, found)
        return found

    def _take(self, node: Any, found: list[Facts]) -> None:
        if node is None:
            return
        self.nodes.append(node)
        presses = node.get_action_iface() is not None and Atspi.Action.get_n_actions(node) > 0
        found.append({"name": node.get_name() or "", "presses": presses})
        for place in range(node.get_child_count()):
            self._take(node.get_child_at_index(place), found)

    def facts(self, number: int) -> Facts:
        """All that is told of one node of the last reading."""
        node = self.nodes[number]
        states = node.get_state_set()
        return {
            "role": node.get_role_name(),
            "name": node.get_name() or "",
            "about": node.get_description() or "",
            "enabled": states.contains(Atspi.StateType.ENABLED),
            "focused": states.contains(Atspi.StateType.FOCUSED),
            "checked": states.contains(Atspi.StateType.CHECKED),
            "place": _place(node),
        }

    def press(self, number: int) -> bool:
        return bool(Atspi.Action.do_action(self.nodes[number], 0))

    def focus(self, number: int) -> bool:
        return bool(Atspi.Component.grab_focus(self.nodes[number]))

    def set(self, number: int, value: float) -> bool:
        return bool(Atspi.Value.set_current_value(self.nodes[number], value))

    def heard(self) -> list[str]:
        """What was announced since the last time."""
        said, self.said = self.said, []
        return said


def _place(node: Any) -> list[int]:
    if node.get_component_iface() is None:
        return [0, 0, 0, 0]
    spot = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return [spot.x, spot.y, spot.width, spot.height]


class Requests:
    """Lines of JSON from standard input, one after the other, within the loop that events arrive in."""

    def __init__(self) -> None:
        self.reader: Reader | None = None
        GLib.io_add_watch(
            sys.stdin.fileno(), GLib.PRIORITY_LOW, GLib.IOCondition.IN | GLib.IOCondition.HUP, self.take
        )

    def take(self, _file: int, _condition: Any) -> bool:
        line = sys.stdin.readline()
        if not line:
            Atspi.event_quit()
            return False
        words = json.loads(line)
        verb = words.pop("do")
        try:
            answer = self.answer(verb, words)
        except (GLib.Error, AttributeError, IndexError) as problem:
            answer = {"problem": repr(problem)}
        print(json.dumps(answer), flush=True)
        return True

    def answer(self, verb: str, words: Facts) -> object:
        if verb == "open":
            self.reader = Reader(words["process"])
            return True
        return getattr(self.reader, verb)(**words)


if __name__ == "__main__":
    requests = Requests()
    Atspi.event_main()  # only within it anything is cached
