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


class Reader:
    """Reads the window of one process."""

    def __init__(self, process: int) -> None:
        self.process = process
        self.nodes: list[Any] = []  # of the last reading
        self.said: list[str] = []
        self.listener = Atspi.EventListener.new(self._hear)
        for kind in ("object:announcement", "object:text-changed:insert"):
            self.listener.register(kind)

    def _hear(self, event: Any) -> None:
        self.said.append(str(event.any_data))

    def read(self, patience: float = 0.0) -> list[Facts]:
        """The names of everything in the window in the order of telling, and what can be pressed."""
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
        desktop.clear_cache()
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
        loop = GLib.MainContext.default()
        while loop.pending():
            loop.iteration(False)
        said, self.said = self.said, []
        return said


def _place(node: Any) -> list[int]:
    if node.get_component_iface() is None:
        return [0, 0, 0, 0]
    spot = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return [spot.x, spot.y, spot.width, spot.height]


def main() -> None:
    reader: Reader | None = None
    for line in sys.stdin:
        words = json.loads(line)
        verb = words.pop("do")
        try:
            if verb == "open":
                reader = Reader(words["process"])
                answer: object = True
            else:
                answer = getattr(reader, verb)(**words)
        except (GLib.Error, AttributeError, IndexError) as problem:
            answer = {"problem": repr(problem)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
