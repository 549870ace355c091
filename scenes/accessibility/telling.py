"""Between the main loop and the screen readers: what is new is told, what they ask for is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.accessibility.adapter import Nobody, ScreenReaders
from scenes.accessibility.doing import HeldKey, Request, carry_out
from scenes.accessibility.nodes import WINDOW, Node, NodeTree
from scenes.accessibility.reading import NodeNumbers, ScreenReading, read

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from scenes.widgets.context import Ui


def newly_said(before: NodeTree | None, now: NodeTree) -> str:
    """What a voice says when one screen follows another: what has happened, then what has the focus."""
    known = before.nodes if before else {}
    live = [
        node.name
        for node in now.nodes.values()
        if node.live and (node.number not in known or known[node.number].name != node.name)
    ]
    at, was = now.nodes.get(now.focus), known.get(before.focus if before else WINDOW)
    moved = at is not None and at != was and now.focus != WINDOW
    return ". ".join(filter(None, [*live, *(_heard(at) if moved and at is not None else ())]))


def _heard(node: Node) -> tuple[str, ...]:
    """A thing in words: its name, its value, its state, what it is about."""
    value = node.state.amount.words if node.state.amount else node.state.typed or ""
    return node.name, value, node.state.words, node.about


class Telling:
    """Tells the screen of the program, and only what has changed in it."""

    def __init__(self, ui: Ui, title: str, readers: ScreenReaders | None = None) -> None:
        self.ui, self.title = ui, title
        self.readers: ScreenReaders = readers or Nobody()
        self.numbers = NodeNumbers()
        self.held = HeldKey()
        self.told: NodeTree | None = None  # the last tree
        self.heard: NodeTree | None = None  # the last one that the system's own voice has spoken of
        self.version = -1  # of the picture when it was told
        self.window: tuple[object, ...] = ()  # where it was, and whether in front

    def tell(self) -> None:
        """After a frame: the tree, if the picture has changed or somebody new listens."""
        if self.readers.joined():
            self.told, self.version = None, -1
        if self.version == self.ui.version:
            return
        self.version = self.ui.version
        self.readers.tell(self._fresh)
        if self.ui.settings.speech:
            before, self.heard = self.heard, self.reading().tree
            self.ui.speak(newly_said(before, self.heard))

    def _fresh(self) -> tuple[NodeTree, NodeTree | None]:
        before, self.told = self.told, self.reading().tree
        return self.told, before

    def reading(self) -> ScreenReading:
        """The screen as it is now."""
        return read(self.ui, self.numbers, self.title)

    def follow(self, window: pygame.Window) -> None:
        """Tell where the window is and whether it is in front, if that has changed."""
        now = (window.position, window.size, window.focused)
        if now != self.window:
            self.window = now
            self.readers.window_moved(window, focused=window.focused)

    def do(self, guard: Callable[..., None], ms: float) -> None:
        """Carry out what was asked for since the last turn; what is gone by now is not done."""
        self.held.pass_time(ms, self.ui.stack.handle)
        for request in self.readers.requests():
            guard(self.carry_out, request)

    def carry_out(self, request: Request) -> None:
        widget = self.reading().widgets.get(request.number)
        if widget is not None:
            self.ui.stack.idle = 0.0
            carry_out(self.ui, request, widget, self.held)
