"""Hands that see nothing: they use the real window through the system's accessibility client alone."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from scenes.program.app import App
from scenes.table.scene import TableScene
from scenes.widgets.hold_ring import HOLD_MS, Holdable
from scenes.widgets.widget import Widget
from tests.support.screen.hands import Desk, Hands, Stuck
from tests.support.screen.robot import Robot

CLIENT = Path(__file__).with_name("client.py")
SYSTEM_PYTHON = "/usr/bin/python3"
PATIENCE = 20.0  # seconds until something that must be there is missing
STEP_MS = 16
TRIES = 5


class Gone(Stuck):
    """What was wanted is not there any more: the window has gone on."""


class Client:
    """The accessibility client in a process of its own; the window goes on while it reads."""

    def __init__(self, app: App, process: int) -> None:
        self.app = app
        self.process = subprocess.Popen(
            [SYSTEM_PYTHON, str(CLIENT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.ask("open", process=process)

    def ask(self, verb: str, **words: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps({"do": verb, **words}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if isinstance(answer, Mapping) and "problem" in answer:
            raise Gone(f"the client cannot {verb}: {answer['problem']}")
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)


class WindowDesk(Desk):
    """The real window with its loop; nothing but the client touches it."""

    def __init__(self, app: App) -> None:
        super().__init__(app.ui)
        self.app = app
        self.client = Client(app, _own_process())

    def post(self, kind: int, **facts: Any) -> None:
        raise AssertionError("a screen reader has no mouse and no finger")

    def wait(self, ms: float) -> None:
        """Let the loop of the program run."""
        until = time.monotonic() + ms / 1000
        while True:
            self.app.step()
            if time.monotonic() >= until:
                return

    def read(self, *, fresh: bool = False) -> list[dict[str, Any]]:
        """What the client hears of; it keeps what it has heard unless all is to be ``fresh``."""
        self.wait(STEP_MS)
        nodes: list[dict[str, Any]] = self.client.ask("read", patience=PATIENCE, fresh=fresh)
        return nodes


def _own_process() -> int:
    import os

    return os.getpid()


class ReaderHands(Hands):
    """Finds what it wants by its name and asks the client to press it."""

    name = "keys"  # like keys it needs no free spot to touch something

    desk: WindowDesk

    def press(self, widget: Widget) -> None:
        self.client_press(widget)
        self.desk.wait(60)

    def hold(self, widget: Widget, ms: float) -> None:
        self.client_press(widget)
        self.desk.wait(HOLD_MS + 150)

    def client_press(self, widget: Widget) -> None:
        number = self.find(widget)
        if not self.desk.client.ask("press", number=number):
            raise Stuck(f"the client cannot press {widget.told_name()!r}")
        self.desk.wait(STEP_MS)  # the request is carried out in the next turn of the loop
        self.desk.wait(STEP_MS)

    def find(self, widget: Widget) -> int:
        """What is called so and can be pressed; of several the one that is where it should be."""
        until, nodes = time.monotonic() + PATIENCE, self.desk.read()
        while time.monotonic() < until:
            found = [
                n for n, node in enumerate(nodes) if node["presses"] and node["name"] == widget.told_name()
            ]
            if found:
                return self._nearest(found, widget)
            now = self.desk.find(widget.key) if widget.key else widget
            if now is None or now.told_name() != widget.told_name():
                raise Gone(f"{widget.told_name()!r} is gone meanwhile")
            nodes = self.desk.read(fresh=True)
        said = [node["name"] for node in nodes if node["presses"]]
        raise Stuck(f"nobody hears of {widget.role} {widget.told_name()!r}, but of {said}")

    def _nearest(self, found: list[int], widget: Widget) -> int:
        if len(found) == 1:
            return found[0]
        middle = self.desk.root.place(widget).center
        places = {n: self.desk.client.ask("facts", number=n)["place"] for n in found}
        return min(found, key=lambda n: _distance(places[n], middle))

    def inspect(self, widget: Widget) -> None:
        raise Stuck("looking closely is what the key I is for")


def _distance(place: list[int], middle: tuple[int, int]) -> int:
    x, y = place[0] + place[2] // 2, place[1] + place[3] // 2
    return abs(x - middle[0]) + abs(y - middle[1])


class Listener(Robot):
    """Plays by what it hears: before each answer everything that could be answered must have been told."""

    def __init__(self, desk: WindowDesk, seed: int) -> None:
        super().__init__(desk, "keys", seed)
        self.rng = Random(seed)
        self.hands = self.reader = ReaderHands(desk, self.rng)
        self.window = desk
        self.told = self.untold = 0  # answers that were told by name, and those behind a page or a stack
        self.missing: list[str] = []

    def turn(self) -> None:
        """The window does not wait: what went on by itself before it could be pressed is no failure."""
        before = self._moment()
        try:
            super().turn()
        except Stuck as problem:
            if not isinstance(problem, Gone) and self._moment() == before:
                raise

    def _moment(self) -> object:
        table = self.desk.ui.stack.scenes[0]
        assert isinstance(table, TableScene)
        director = table.director
        return self.desk.top.name, len(table.session.story), director.reading, director.gated, director.busy

    def answer_table(self) -> None:
        table = self.desk.top
        assert isinstance(table, TableScene)
        self._listen(table)
        builder = table.builder
        assert builder is not None
        answer = self.rng.choice(builder.prompt.likely(builder.view))
        self.give(table, self.rng.choice([each for each in builder.handles if each.answer == answer]))

    def _listen(self, table: TableScene) -> None:
        """Every first step to an answer is heard of by its name."""
        builder = table.builder
        assert builder is not None
        steps = [self._first_step(handle) for handle in builder.handles]
        wanted = [widget for widget in steps if widget is not None]
        self.untold += len(steps) - len(wanted)
        missing = wanted
        for attempt in range(TRIES):  # what is cached may be old
            heard = {node["name"] for node in self.window.read(fresh=attempt > 0) if node["presses"]}
            missing = [widget for widget in wanted if widget.told_name() not in heard]
            if not missing or table.builder is not builder:
                break
        self.told += len(wanted) - len(missing)
        kind = type(builder.prompt).__name__
        self.missing += [f"{kind}: {widget.role} {widget.told_name()!r}" for widget in missing]

    def _first_step(self, handle: Any) -> Widget | None:
        table = self.desk.top
        assert isinstance(table, TableScene)
        if handle.piece:
            there = self.desk.find(f"number:{handle.answer}") if handle.button else None
            return there or self.desk.find(handle.piece)
        builder = table.builder
        assert builder is not None
        label = self.desk.ui.words.label(handle.button or "", builder.prompt)
        return self._in_corner(handle) or self.desk.named(label)

    def scroll_to(self, widget: Widget) -> None:
        """What is out of sight is told all the same."""

    def _press(self, widget: Widget) -> None:
        if isinstance(widget, Holdable):
            self.hands.hold(widget, HOLD_MS)
        else:
            self.hands.press(widget)
