"""A look at something: rings close in on places of the table. They change nothing, and go by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import CYAN
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table.stage.piece import PlacedPiece
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

LENGTH_MS = 1800.0
CLOSE_MS, PULSES = 420.0, 2  # a ring closes in so often, then it stands
FAR_MM, NEAR_MM = 7.0, 1.0


class Flash:
    """The places that are looked at now."""

    def __init__(self) -> None:
        self.places: tuple[Rect, ...] = ()
        self.passed = 0.0

    def begin(self, places: Sequence[Rect]) -> None:
        """Look at places; what lies together gets one ring."""
        self.places, self.passed = tuple(_together(places)), 0.0

    def end(self) -> None:
        self.places = ()

    def pass_time(self, ms: float) -> bool:
        """Time passes; True if it has just ended."""
        self.passed += ms
        if not self.places or self.passed < LENGTH_MS:
            return False
        self.end()
        return True

    def touches(self, rect: Rect) -> bool:
        """True if something is looked at that lies there."""
        return rect.collidelist(list(self.places)) >= 0


def _together(places: Sequence[Rect]) -> list[Rect]:
    rings: list[Rect] = []
    for place in places:
        ring = place
        while touching := [other for other in rings if other.colliderect(ring)]:
            rings = [other for other in rings if other not in touching]
            ring = ring.unionall(touching)
        rings.append(ring)
    return rings


def found(thing: str, pieces: Mapping[str, PlacedPiece]) -> list[str]:
    """The pieces that stand for a thing of the log: the first of its alternatives that is there.

    "face:" finds the pieces on which that face can be read, and no card that lies face down.
    """
    for name in thing.split("|"):
        there = [piece for piece, placed in pieces.items() if _stands_for(piece, placed, name)]
        if there:
            return there
    return []


def _stands_for(piece: str, placed: PlacedPiece, name: str) -> bool:
    if name.startswith("face:"):
        return name.removeprefix("face:") in placed.look.shown()
    return piece.startswith(name[:-1]) if name.endswith("*") else piece == name


class FlashLayer(Widget):
    """Draws the rings above everything else."""

    role = "moment"
    layered = True

    def __init__(self, flash: Flash) -> None:
        super().__init__()
        self.flash = flash
        self.ui: Ui | None = None

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = rect, ui

    @property
    def moving(self) -> bool:
        return bool(self.flash.places)

    def update(self, ms: float) -> None:
        if self.flash.pass_time(ms) and self.ui:
            self.ui.changed()

    def draw(self, canvas: Canvas) -> None:
        out = 2 * (canvas.mm(NEAR_MM) + round(canvas.mm(FAR_MM) * self._away()))
        for place in self.flash.places:
            canvas.outline(place.inflate(out, out), CYAN, max(2, canvas.mm(0.8)), canvas.mm(3))

    def _away(self) -> float:
        """How far a ring is still away, from 1 to 0; it does not move where little motion is wanted."""
        calm = self.ui is None or self.ui.settings.reduced_motion
        if calm or self.flash.passed >= PULSES * CLOSE_MS:
            return 0.0
        return (1 - self.flash.passed % CLOSE_MS / CLOSE_MS) ** 2


class HiddenDuringFlash(Widget):
    """Something over the table that is out of sight while what lies under it is looked at.

    A tap there brings it back and does nothing else: whoever taps twice does not mean the table.
    """

    def __init__(self, child: Widget, flash: Flash) -> None:
        super().__init__("", [child])
        self.child, self.flash = child, flash

    @property
    def hidden(self) -> bool:
        return self.flash.touches(self.child.rect)

    def at(self, pos: Point) -> Widget | None:
        if not self.hidden:
            return super().at(pos)
        return self if self.child.rect.collidepoint(pos) else None

    def handle(self, gesture: Gesture) -> bool:
        if not self.hidden:
            return False
        if gesture.kind is Kind.TAP:
            self.flash.end()
        return True

    def draw_all(self, canvas: Canvas) -> None:
        if not self.hidden:
            super().draw_all(canvas)
