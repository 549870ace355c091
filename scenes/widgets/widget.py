"""A node of the tree: where it is, what it is called, what can be done with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, Self

from pygame import Rect

from scenes.shell.gestures import Gesture, Point

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

Size = tuple[int, int]


class Amount(NamedTuple):
    """A number that can be made more or less, and the words that stand for it."""

    value: float
    low: float
    high: float
    step: float
    words: str


class State(NamedTuple):
    """How a widget is now, for whoever does not see it; what does not apply to it is None or empty."""

    on: bool | None = None  # of a switch
    chosen: bool | None = None  # of one among others
    amount: Amount | None = None
    typed: str | None = None  # of a field for text
    words: str = ""  # "can be chosen", "lies ready": what a game says of it by its light and its edges
    about: str = ""  # what it is about: the text of a card, the numbers of a seat


def not_negative(rect: Rect) -> Rect:
    """A rectangle as a widget may have it: where the room around it has run out it has none, never less."""
    if rect.width >= 0 and rect.height >= 0:
        return rect
    return Rect(rect.x, rect.y, max(0, rect.width), max(0, rect.height))


class Widget:
    """Measured for a width, arranged into a rectangle, drawn, and asked for what it can do.

    ``actions`` is what drives keyboard, tests and screen readers: "press", "inspect", "more", "less" ... ;
    ``act`` does it. A widget with actions is a stop for the keyboard's focus.
    """

    role = "group"
    edits = False  # takes typed text, and shows its focus whatever was used to get there
    takes_focus = True  # a press moves the keyboard's focus here
    arrows_reach = False  # though it takes no focus otherwise
    layered = False  # its children may lie over each other
    enters = ""  # "first" or "last": the Tab key stops in it once, there, and the arrows go through it
    not_space = ""  # why Space does not press it even while the focus is on it
    has_time = False  # it or its kind moves by itself; most leaves do not, and no frame asks them
    still = False  # nothing in it moves by itself either, and no frame looks into it

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.has_time = cls.moving is not Widget.moving or cls.update is not Widget.update

    def __init__(self, name: str = "", children: list[Widget] | None = None) -> None:
        self.name = name  # what a person would call it; in the person's language
        self.key = ""  # what a test calls it; the same in every language
        self.children: list[Widget] = children or []
        self._rect = Rect(0, 0, 0, 0)
        self.visible = True
        self.enabled = True
        self.why = ""  # why it is not enabled; told to whoever tries
        self.hotkey = ""  # the key that presses it wherever the focus is: "space", "z", "ctrl+s"
        self.pressed = False
        self.hovered = False
        self.focused = False
        self.grow = 0  # its share of the room that a row or column has left

    def growing(self, share: int = 1) -> Self:
        """Itself, taking a share of the room that a row or column has left."""
        self.grow = share
        return self

    def keyed(self, key: str) -> Self:
        """Itself, under a name for tests and for finding it again in a rebuilt tree."""
        self.key = key
        return self

    # --- layout

    @property
    def rect(self) -> Rect:
        """Where it is."""
        return self._rect

    @rect.setter
    def rect(self, rect: Rect) -> None:
        self._rect = not_negative(rect)

    def measure(self, ui: Ui, width: int) -> Size:
        """The size it would like to have, given that it gets this width at most."""
        sizes = [child.measure(ui, width) for child in self.children if child.visible]
        return max((w for w, _ in sizes), default=0), max((h for _, h in sizes), default=0)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        """Take this rectangle and give the children theirs."""
        self.rect = rect
        for child in self.children:
            child.arrange(ui, rect)

    def inherit(self, old: Widget) -> None:
        """Take over what a rebuilt tree would forget (a scroll position, a caret) from its predecessor."""

    def supplants(self, old: Widget) -> bool:
        """True if it does something else than its predecessor: a press of that one is none of this one."""
        return False

    # --- drawing

    @property
    def moving(self) -> bool:
        """True while its picture changes by itself."""
        for child in self.children:
            asked = child.has_time or (child.children and not child.still)
            if asked and child.visible and child.moving:
                return True
        return False

    def update(self, ms: float) -> None:
        for child in self.children:
            if child.has_time or (child.children and not child.still):
                child.update(ms)

    def draw_all(self, canvas: Canvas) -> None:
        """Draws the widget, then its children on top."""
        if not self.visible:
            return
        self.draw(canvas)
        for child in self.children:
            child.draw_all(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draws the widget without its children."""

    # --- where it is in the window; a turned widget's children live in coordinates of their own

    def inward(self, pos: Point) -> Point:
        """A point of its own coordinates in those of its children."""
        return pos

    def outward(self, rect: Rect) -> Rect:
        """A rectangle of its children's coordinates in its own."""
        return rect

    def path(self, to: Widget) -> list[Widget]:
        """The widgets from itself down to another one; empty if that is not below."""
        if to is self:
            return [self]
        for child in self.children:
            below = child.path(to) if child.children or child is to else None
            if below:
                return [self, *below]
        return []

    def place(self, of: Widget) -> Rect:
        """Where a widget below is in its own coordinates: for the root, in the window's."""
        rect = of.rect
        for above in reversed(self.path(of)[:-1]):
            rect = above.outward(rect)
        return rect

    def reveal(self, widget: Widget) -> None:
        """Bring a widget below into sight; asked of every widget above the one that got the focus."""

    # --- what can be done

    @property
    def hit_rect(self) -> Rect:
        """Where a finger reaches it; may be larger than what is drawn."""
        return self.rect

    def at(self, pos: Point) -> Widget | None:
        """The deepest widget under a point that can do something, or takes part in gestures."""
        if not self.visible:
            return None
        within = self.inward(pos)
        for child in reversed(self.children):
            found = child.at(within)
            if found is not None:
                return found
        return self if self.claims(pos) else None

    def claims(self, pos: Point) -> bool:
        return bool(self.actions()) and self.hit_rect.collidepoint(pos)

    def first_line(self) -> str:
        """What resting on it with the mouse tells (docs/ux 4.11)."""
        return ""

    def told_name(self) -> str:
        """What it is called for those who do not see where it is."""
        return self.name

    def state(self) -> State:
        """How it is now, for those who do not see it."""
        return State()

    def told_parts(self) -> list[Widget]:
        """What of it is told to those who do not see it, in the order of telling."""
        return self.children

    def actions(self) -> list[str]:
        return []

    def act(self, action: str) -> None:
        """Do one of the actions."""

    def handle(self, gesture: Gesture) -> bool:
        """Take part in a gesture that began here or below (dragging, scrolling, typing); True if it did."""
        return False

    def walk(self) -> Iterator[Widget]:
        """Itself and everything below that can be seen, in drawing order."""
        to_come = [self]
        while to_come:
            widget = to_come.pop()
            if widget.visible:
                yield widget
                to_come += reversed(widget.children)

    def stops(self) -> list[Widget]:
        """Where the keyboard's focus stops, in reading order of the tree."""
        return [
            widget for widget in self.walk() if widget.enabled and widget.takes_focus and widget.actions()
        ]

    def looked_at(self) -> list[Widget]:
        """What the arrows reach besides: things that cannot be used now, but can be looked at."""
        return [
            widget
            for widget in self.walk()
            if (widget.takes_focus or widget.arrows_reach) and widget.is_only_looked_at()
        ]

    def is_only_looked_at(self) -> bool:
        """It is no stop of the Tab key, but can be looked at closely."""
        return not (self.enabled and self.takes_focus) and "inspect" in self.actions()

    def find(self, key: str) -> Widget:
        """The widget that tests call this."""
        for widget in self.walk():
            if widget.key == key:
                return widget
        raise LookupError(f"there is no widget {key!r}")
