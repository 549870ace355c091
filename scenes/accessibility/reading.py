"""Makes nodes of the widgets of the top scene: what has a name or can be used, the rest is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from scenes.accessibility.nodes import WINDOW, Node, NodeTree, corners
from scenes.widgets.button import key_name
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

LISTS = ("list", "table", "choice", "tabs", "steps", "scroll", "tray", "dialog")  # told even without a name
LIVE = ("status", "news")
DO = ("press", "inspect", "more", "less", "scroll")  # what others than the mouse can ask for

ToWindow = Callable[[Rect], Rect]


class ScreenReading(NamedTuple):
    """A tree of nodes, and the widget of each."""

    tree: NodeTree
    widgets: dict[int, Widget]


class NodeNumbers:
    """Gives every widget a number that it keeps while trees come and go, by its key and its place."""

    def __init__(self) -> None:
        self.given: dict[str, int] = {}

    def of(self, identity: str) -> int:
        """The number of what is called so."""
        return self.given.setdefault(identity, WINDOW + 1 + len(self.given))


def read(ui: Ui, numbers: NodeNumbers, title: str) -> ScreenReading:
    """The top scene as nodes; what lies below it cannot be used and is not told."""
    scene = ui.stack.top
    root = Node(WINDOW, "window", title, corners(ui.rect))
    if scene is None:
        return ScreenReading(NodeTree({WINDOW: root}), {})
    scene.refresh()
    reader = _Reader(ui, scene, numbers)
    children = tuple(reader.tell(scene.root, reader.scope, reader.unturned))
    nodes = {WINDOW: root._replace(children=children), **reader.nodes}
    at = scene.focus.at
    focus = next((number for number, widget in reader.widgets.items() if widget is at), WINDOW)
    return ScreenReading(NodeTree(nodes, focus), reader.widgets)


class _Reader:
    """Goes through one tree of widgets."""

    def __init__(self, ui: Ui, scene: Scene, numbers: NodeNumbers) -> None:
        self.ui, self.numbers = ui, numbers
        self.scope = f"{len(ui.stack.scenes)}.{scene.name}"
        self.nodes: dict[int, Node] = {}
        self.widgets: dict[int, Widget] = {}
        self.met: dict[str, int] = {}  # how many of a kind there were so far

    def unturned(self, rect: Rect) -> Rect:
        """From the coordinates of the scene to those of the window."""
        if not self.ui.turn:
            return rect
        right, bottom = self.ui.screen.width, self.ui.screen.height
        return Rect(right - rect.right, bottom - rect.bottom, *rect.size)

    def tell(self, widget: Widget, above: str, place: ToWindow) -> Iterator[int]:
        """The numbers of the nodes that a widget becomes: one, or those of its parts."""
        if not widget.visible:
            return
        if not _is_told(widget):
            yield from self._parts(widget, above, place)
            return
        identity = self._identity(widget, above)
        number = self.numbers.of(identity)
        self.widgets[number] = widget
        actions = tuple(action for action in DO if action in widget.actions())
        inner = [*self._parts(widget, identity, place)]
        state = widget.state()
        about = state.about
        if actions and widget.role != "table":
            inner, read_out = self._folded(inner)
            about = ". ".join(filter(None, (_without(widget.name, read_out), about)))
        self.nodes[number] = Node(
            number, widget.role, widget.told_name(), corners(place(widget.rect)), state._replace(about=""),
            about, actions, widget.enabled, key_name(self.ui, widget.hotkey) if widget.hotkey else "",
            widget.role in LIVE, tuple(inner),
        )  # fmt: skip
        if not widget.enabled and widget.why and widget.why not in widget.name:
            self._add_why(number, widget.why)
        yield number

    def _add_why(self, number: int, why: str) -> None:
        node = self.nodes[number]
        words = ". ".join(filter(None, (node.state.words, why)))
        self.nodes[number] = node._replace(state=node.state._replace(words=words))

    def _parts(self, widget: Widget, above: str, place: ToWindow) -> Iterator[int]:
        if type(widget).outward is not Widget.outward:
            outer = place
            place = lambda rect: outer(widget.outward(rect))  # noqa: E731  # a turned part of the screen
        for part in widget.told_parts():
            yield from self.tell(part, above, place)

    def _identity(self, widget: Widget, above: str) -> str:
        """What a widget is called in every tree: by its key, or as the second or third of its kind there."""
        called = f"{self.scope} {widget.key}" if widget.key else f"{above}/{widget.role}"
        count = self.met[called] = self.met.get(called, 0) + 1
        return called if count == 1 else f"{called}#{count}"

    def _folded(self, inner: list[int]) -> tuple[list[int], list[str]]:
        """The words in something that can be pressed are said with it; what can be used stays below."""
        kept, said = [], []
        for number in inner:
            node = self.nodes[number]
            if node.actions or node.children:
                kept.append(number)
            else:
                said.append(node.name)
                del self.nodes[number], self.widgets[number]
        return kept, said


def _is_told(widget: Widget) -> bool:
    if widget.name or widget.role in LISTS:
        return True
    return bool(widget.actions())


def _without(name: str, words: list[str]) -> str:
    """The words that the name does not have already."""
    return ", ".join(word for word in dict.fromkeys(words) if word and word not in name)
