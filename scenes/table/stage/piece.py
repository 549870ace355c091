"""What lies on the table, described by data: a picture is a list of these, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from pygame import Rect

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas


class Look(Protocol):
    """How a piece looks. Frozen and hashable: equal looks of equal size share one kept picture.

    A frozen dataclass does; named tuples of two kinds with equal fields would be taken for each other.
    """

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        """Draw it upright into a rectangle of the canvas, whose other pixels are transparent."""

    def shown(self) -> list[str]:
        """The keys of faces that can be read on it, for the privacy audit; none for a back."""


class Background(Protocol):
    """What lies under the pieces; hashable, so that it is painted only when it changes."""

    def paint(self, canvas: Canvas, rect: Rect) -> None: ...


class PlacedPiece(NamedTuple):
    """A piece in its place. Positions are pixels of the window, about the piece's middle."""

    id: str  # as in the handles of prompts: "card:12", "envoy:93", "planet:81", "half:3", "dial:0"
    look: Look
    x: float
    y: float
    width: int
    height: int
    angle: float = 0.0
    z: int = 0
    light: float = 1.0
    alpha: int = 255
    name: str = ""  # what a person would call it
    inspect: str = ""  # what the inspect panel shows: "card:12", "alien:prime", "term:warp"
    source: str = ""  # where it comes from if it is new: ids with "|" between them, "ship:0:*" for any such
    way: str = ""  # how it moves: "drift" like a ship, "swap" not at all; "toss": what comes to it is tossed
    holds: tuple[str, ...] = ()  # pieces that go here when they vanish; "ship:0:" for all of that kind
    flat: bool = True  # lies on the table and may be baked into the still picture
    ticked: bool = False  # its look tells by itself that it can be used now
    within: tuple[int, int, int, int] | None = None  # the part of the window beyond which it cannot be seen

    @property
    def rect(self) -> Rect:
        rect = Rect(0, 0, self.width, self.height)
        rect.center = (round(self.x), round(self.y))
        return rect
