"""What a screen reader is told: a tree of plain values, made from the widgets and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pygame import Rect

from scenes.widgets.widget import State

WINDOW = 1  # the number of the root


class Node(NamedTuple):
    """One thing on the screen. Two readings with equal nodes have nothing new to tell."""

    number: int
    role: str  # as the widget calls it
    name: str
    rect: tuple[int, int, int, int]  # in the window: left, top, right, bottom
    state: State = State()
    about: str = ""  # what is said after its name
    actions: tuple[str, ...] = ()
    enabled: bool = True
    key: str = ""  # that presses it wherever the focus is, as it is printed
    live: bool = False  # said as soon as it changes
    children: tuple[int, ...] = ()


class NodeTree(NamedTuple):
    """All nodes by their numbers, and which has the focus."""

    nodes: Mapping[int, Node]
    focus: int = WINDOW

    def changed_since(self, before: NodeTree | None) -> list[Node]:
        """The nodes that are new or different."""
        known = before.nodes if before else {}
        return [node for node in self.nodes.values() if known.get(node.number) != node]


def corners(rect: Rect) -> tuple[int, int, int, int]:
    """A rectangle by its edges."""
    return rect.left, rect.top, rect.right, rect.bottom
