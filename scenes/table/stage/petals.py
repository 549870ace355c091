"""How many to take: a ring of petals about a stack; sliding through one takes that many (docs/ux 4.4)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from scenes.drawing.letter_sizes import lines_of
from scenes.drawing.rich_text import BODY, Style
from scenes.drawing.theme import (
    AMBER,
    AMBER_EDGE,
    BLACK,
    FADED,
    GLASS,
    GLASS_RAISED,
    INK,
    LINE,
    LINE_BRIGHT,
    TEXT,
    mixed,
)
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.widgets import marks
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

HOLD_MS = 250.0
OPEN_MS = 120.0
PETAL, AWAY, HUB = 10.0, 16.0, 8.0  # millimetres: a petal, its middle from the ring's, the middle's own size
GAP = 3.0
STEP = 48.0  # degrees between petals, if there is room
CHIP = 70.0  # the widest sentence, in millimetres
NUMBER = Style("number", 5.6)


class PetalCount(NamedTuple):
    """A number that a petal offers, why it cannot be taken ("" if it can), and what taking it costs."""

    number: int
    why: str = ""
    warn: str = ""


class Petal(Widget):
    """One number. Hatched if it is not allowed; pressing it then tells why."""

    role = "button"

    def __init__(self, ring: PetalRing, count: PetalCount) -> None:
        super().__init__(f"{count.number}. {count.warn}" if count.warn else str(count.number))
        self.ring, self.count = ring, count
        self.key, self.hotkey = f"petal:{count.number}", str(count.number) if count.number < 10 else ""

    @property
    def allowed(self) -> bool:
        return not self.count.why

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.ring.take(self)

    def draw(self, canvas: Canvas) -> None:
        lit = self.ring.on is self or self.hovered
        rect = self.rect.inflate(canvas.mm(1), canvas.mm(1)) if lit else self.rect
        radius = rect.width // 2
        if lit and self.allowed:
            canvas.glow(rect.inflate(-radius, -radius), AMBER, spread=4.0, strength=150)
            canvas.circle(rect.center, radius, AMBER, border=AMBER_EDGE, width=max(1, canvas.mm(0.5)))
        else:
            edge = AMBER if self.allowed else LINE_BRIGHT
            canvas.circle(
                rect.center, radius, GLASS_RAISED if self.allowed else GLASS, border=edge,
                width=max(1, canvas.mm(0.5)),
            )  # fmt: skip
        if not self.allowed:
            self._hatch(canvas, rect)
        if self.count.warn:
            self._warn(canvas, rect)
        ink = INK if lit and self.allowed else TEXT if self.allowed else FADED
        canvas.text(str(self.count.number), rect, NUMBER._replace(colour=ink), align="centre")
        if self.focused:
            marks.ring(canvas, rect, radius)

    def _hatch(self, canvas: Canvas, rect: Rect) -> None:
        """Lines across what cannot be taken: colour alone would not tell (docs/ux 4.4)."""
        radius, step = rect.width / 2 - canvas.mm(0.7), max(4, canvas.mm(1.6))
        for shift in range(-int(radius) + step // 2, int(radius), step):
            half = math.sqrt(max(0.0, radius * radius - shift * shift)) * math.sqrt(0.5)
            off = shift * math.sqrt(0.5)
            one = (round(rect.centerx + off - half), round(rect.centery + off + half))
            other = (round(rect.centerx + off + half), round(rect.centery + off - half))
            canvas.line(one, other, mixed(LINE, LINE_BRIGHT, 0.5))

    def _warn(self, canvas: Canvas, rect: Rect) -> None:
        """A sign at its edge: this may be taken, but it costs something."""
        spot = Rect(0, 0, canvas.mm(4.6), canvas.mm(4.6))
        spot.center = (rect.right - canvas.mm(0.8), rect.top + canvas.mm(0.8))
        canvas.circle(spot.center, spot.width // 2, BLACK, border=AMBER)
        canvas.icon("warning", spot.inflate(-canvas.mm(1.5), -canvas.mm(1.5)), AMBER)


class PetalRing(Widget):
    """Closed until the stack has been held for a moment, pressed, or turned with the wheel."""

    role = "ring"
    layered = True

    def __init__(
        self,
        piece: str,
        counts: Sequence[PetalCount],
        taken: Callable[[int], None],
        refused: Callable[[int], None],
        closes: str,
    ) -> None:
        super().__init__()
        self.key = f"petals:{piece}"
        self.piece, self.taken, self.refused = piece, taken, refused
        self.hub = _Hub(self, closes)
        self.petals = [Petal(self, count) for count in counts]
        self.visible = False
        self.on: Petal | None = None  # that the hand is on
        self.held: tuple[Point, float] | None = None  # a press on the stack, and for how long
        self.sliding = False  # the hand that opened it is still down
        self.opener: Point | None = None  # where that hand has let go just now: its tap closes nothing
        self.middle: Point = (0, 0)
        self.grown = 0.0
        self.room: Rect | None = None  # beyond which other things lie; None: all of the window is free
        self.ui: Ui | None = None

    # --- opening

    def press(self, pos: Point) -> None:
        """The stack is pressed: if the hand stays, the ring opens."""
        self.held = (pos, 0.0)

    def let_go(self) -> None:
        self.held = None

    def open(self, pos: Point) -> None:
        """About a point, as far as the window allows, away from the hand: the petals stand above it."""
        if self.ui is None or self.visible:
            return
        self.held, self.on, self.grown = None, None, 0.0
        if self.ui.settings.reduced_motion or self.ui.settings.speed == "instant":
            self.grown = OPEN_MS
        self.middle, self.visible = pos, True
        self.children = [self.hub, *self.petals]
        self._lay()
        self.ui.changed()

    def close(self) -> None:
        self.visible, self.sliding, self.on, self.held, self.opener = False, False, None, None, None
        self.children = []
        if self.ui:
            self.ui.changed()

    def _lay(self) -> None:
        assert self.ui is not None
        mm = self.ui.mm
        count = len(self.petals)
        step = min(STEP, 180 / max(1, count - 1))
        away = max(mm(AWAY), round(mm(PETAL + GAP) / (2 * math.sin(math.radians(step / 2)))))
        room = (self.room or self.ui.rect).inflate(-2 * mm(1), -2 * mm(1))
        reach = away + mm(PETAL) // 2
        bounds = Rect(self.middle[0] - reach, self.middle[1] - reach, 2 * reach, reach + mm(PETAL))
        shift = bounds.clamp(room)
        middle = (
            self.middle[0] + shift.x - bounds.x,
            self.middle[1] + shift.y - bounds.y,
        )
        for number, petal in enumerate(self.petals):
            angle = math.radians(-90 + (number - (count - 1) / 2) * step)
            petal.rect = Rect(0, 0, mm(PETAL), mm(PETAL))
            petal.rect.center = (
                round(middle[0] + away * math.cos(angle)),
                round(middle[1] + away * math.sin(angle)),
            )
        self.hub.rect = Rect(0, 0, mm(HUB), mm(HUB))
        self.hub.rect.center = middle

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = rect, ui
        if self.visible:
            self._lay()

    # --- what a hand does

    def follow(self, gesture: Gesture) -> bool:
        """A gesture that began on the stack; True if the ring takes part."""
        if not self.visible or not self.sliding:
            if gesture.kind in (Kind.DRAG, Kind.UP, Kind.CANCEL):
                self.let_go()
            return False
        if gesture.kind is Kind.CANCEL:
            self.close()
        elif gesture.kind in (Kind.DRAG, Kind.MOVE, Kind.SLIDE):
            self._slide(gesture.pos)
        elif gesture.kind in (Kind.UP, Kind.DROP, Kind.FLICK):
            self._slide(gesture.pos)
            self.sliding, self.opener = False, gesture.start
            if self.on:
                self.take(self.on)
        return True

    def _slide(self, pos: Point) -> None:
        """Through a petal: it stays chosen until the hand is on another one or back in the middle."""
        under = next((petal for petal in self.petals if petal.hit_rect.collidepoint(pos)), None)
        home = self.hub.rect.collidepoint(pos)
        before, self.on = self.on, None if home else under or self.on
        if self.ui and before is not self.on:
            self.ui.sound.play("tick")
            self.ui.changed()

    @property
    def is_open(self) -> bool:
        return self.visible

    def opens_from(self, piece: str) -> bool:
        """True for the stack, and for its second half if it stands in two."""
        return piece.rstrip("+") == self.piece

    def turn(self, notches: float) -> None:
        """The wheel: one more or one less."""
        if not self.visible:
            return
        place = self.petals.index(self.on) if self.on else -1
        step = 1 if notches > 0 else -1
        self.on = self.petals[max(0, min(len(self.petals) - 1, place + step))]
        if self.ui:
            self.ui.changed()

    def take(self, petal: Petal) -> None:
        """So many; a number that is not allowed is refused, and the ring stays open."""
        if not petal.allowed:
            self.on = petal
            self.refused(petal.count.number)
            return
        self.close()
        self.taken(petal.count.number)

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.WHEEL:
            self.turn(gesture.amount)
            return True
        if gesture.kind is Kind.TAP and gesture.start == self.opener:
            return True
        if gesture.kind is not Kind.TAP or any(
            child.hit_rect.collidepoint(gesture.pos) for child in self.children
        ):
            return False
        self.close()
        return True

    def claims(self, pos: Point) -> bool:
        """While it is open, a tap anywhere else closes it."""
        return self.visible and not self.sliding

    # --- time and drawing

    @property
    def moving(self) -> bool:
        return self.held is not None or (self.visible and self.grown < OPEN_MS)

    def update(self, ms: float) -> None:
        self.opener = None
        if self.held is not None:
            pos, passed = self.held
            self.held = (pos, passed + ms)
            if passed + ms >= HOLD_MS:
                self.sliding = True
                self.open(pos)
        self.grown = min(OPEN_MS, self.grown + ms)

    def draw_all(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        share = 1 - (1 - self.grown / OPEN_MS) ** 2
        hub = self.hub.rect
        reach = math.dist(hub.center, self.petals[0].rect.center) + canvas.mm(PETAL / 2 + 2)
        canvas.circle(hub.center, round(reach), BLACK, alpha=round(170 * share / 10) * 10, border=LINE)
        for petal in self.petals:
            canvas.line(hub.center, petal.rect.center, LINE_BRIGHT, max(1, canvas.mm(0.4)))
        for petal in self.petals:
            home = petal.rect.center
            petal.rect.center = (
                round(hub.centerx + (home[0] - hub.centerx) * share),
                round(hub.centery + (home[1] - hub.centery) * share),
            )
            petal.draw(canvas)
            petal.rect.center = home
        self.hub.draw(canvas)
        under = next(
            (petal for petal in self.petals if petal is self.on or petal.hovered or petal.focused), None
        )
        if under and (said := under.count.why or under.count.warn):
            self._chip(canvas, said)

    def _chip(self, canvas: Canvas, why: str) -> None:
        """Why not, or what it costs, above the petals."""
        layout = lines_of(canvas.screen, why, BODY, canvas.mm(CHIP))
        chip = Rect(0, 0, layout.width + 2 * canvas.mm(3), layout.height + 2 * canvas.mm(2))
        top = min(petal.rect.top for petal in self.petals)
        chip.midbottom = (self.hub.rect.centerx, top - canvas.mm(3))
        chip.clamp_ip(self.rect)
        canvas.glass(chip, border=LINE_BRIGHT)
        canvas.text(why, chip.inflate(-2 * canvas.mm(3), 0), BODY)


class _Hub(Widget):
    """The middle: back here, or Escape, and nothing is taken."""

    role = "button"

    def __init__(self, ring: PetalRing, name: str) -> None:
        super().__init__(name)
        self.ring, self.key, self.hotkey = ring, "petals.close", "escape"

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.ring.close()

    def draw(self, canvas: Canvas) -> None:
        canvas.circle(self.rect.center, self.rect.width // 2, GLASS, border=LINE_BRIGHT)
        canvas.icon("cross", self.rect.inflate(-canvas.mm(3.4), -canvas.mm(3.4)), TEXT)
