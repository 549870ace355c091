"""What a hand does: one vocabulary for mouse, finger, pen and keyboard."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

Point = tuple[int, int]
GRIP = -1  # the middle button, or the left one while Space is down: it moves a map, whatever is under it


class Kind(Enum):
    """Kinds of gestures (docs/ux 4.1). HOLD is the right button, too: it inspects and nothing else."""

    DOWN = auto()
    UP = auto()
    TAP = auto()
    DOUBLE_TAP = auto()
    HOLD = auto()
    DRAG = auto()  # a drag begins, at ``start``
    MOVE = auto()  # and goes on
    SLIDE = auto()  # a pointer that was held moves: for what opened under it
    DROP = auto()
    FLICK = auto()  # a drop at speed
    CANCEL = auto()
    HOVER = auto()
    WHEEL = auto()
    PINCH = auto()
    TWIST = auto()
    PAN = auto()  # two fingers move side by side: their middle goes from ``start`` to ``pos``
    PART = auto()  # and the last of them leaves
    TWO_TAP = auto()
    THREE_TAP = auto()
    KEY = auto()
    KEY_UP = auto()
    TEXT = auto()
    COMPOSE = auto()  # a text that an input method has not finished


class Gesture(NamedTuple):
    """One thing done, in the window's pixels."""

    kind: Kind
    pos: Point = (0, 0)
    start: Point = (0, 0)  # where the pointer went down
    touch: bool = False
    pointer: int = 0  # which finger; 0 is the mouse
    key: str = ""  # a key's name: "return", "escape", "tab", "space", "left", "a", "f11"
    shift: bool = False
    control: bool = False
    text: str = ""
    amount: float = 0.0  # notches of the wheel, factor of the pinch, degrees of the twist
