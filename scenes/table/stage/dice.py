"""Dice that tumble across a tray and come to rest on the faces that the rules have already rolled.

The way is simulated beforehand, from a seed of its own; the faces that are seen on the way are worked out
backwards from the last one. So whatever the way, the face at rest is the one that was rolled.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.drawing.theme import BLACK, GLASS, LINE, SEATS, WHITE, mixed
from scenes.shell.gestures import Gesture, Kind
from scenes.table.stage.physics import physics
from scenes.table.stage.stage import painted
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    import pymunk

    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

STEP, STEPS = 1 / 90, 108
TIMES = {"slow": 1400.0, "normal": 900.0, "fast": 450.0, "instant": 0.0}  # milliseconds (docs/ux 4.14)
DIE = 14.0  # millimetres
TRAY = (90.0, 60.0)
TURNS, ANGLE = 10, 5  # steps of a quarter turn and degrees between the pictures that are kept
STOPPED = 0.8  # from this share of the time on, a die is led to its exact angle
# Where the pips of each face are, in thirds from the middle.
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class DieLook:
    """A face of a plastic die in a seat's colour; its edges are round, its pips are pressed in."""

    face: int
    colour: str = "white"

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        look = SEATS[self.colour]
        corner = rect.width * 0.2
        canvas.rounded(rect, look.light, to=look.base, border=look.dark, radius=corner, width=1)
        inner = rect.inflate(-round(rect.width * 0.14), -round(rect.width * 0.14))
        canvas.rounded(inner, mixed(look.base, WHITE, 0.28), to=look.base, radius=corner * 0.8)
        ink = BLACK if look.on_base != WHITE else WHITE
        radius, step = max(2, round(rect.width * 0.09)), rect.width * 0.25
        for x, y in PIPS[self.face]:
            spot = (round(rect.centerx + x * step), round(rect.centery + y * step))
            canvas.circle((spot[0], spot[1] + max(1, radius // 4)), radius, mixed(look.base, WHITE, 0.5))
            canvas.circle(spot, radius, ink)

    def shown(self) -> list[str]:
        return []


class Tumble(NamedTuple):
    """A die at one moment: where, how it lies, its upper face, the next one and how far it has come up."""

    x: float
    y: float
    angle: float
    face: int
    coming: int
    turned: float


class Roll:
    """One die's way, from the hand to rest."""

    def __init__(
        self, face: int, path: Sequence[tuple[float, float, float]], size: float, dice: Random
    ) -> None:
        self.path = path
        far = [0.0]
        for (x, y, _), (a, b, _) in pairwise(path):
            far.append(far[-1] + math.hypot(a - x, b - y))
        self.turns = max(1, round(far[-1] / size))
        self.phases = [length / max(1.0, far[-1]) * self.turns for length in far]
        self.faces = [face]
        for _ in range(self.turns):
            self.faces.insert(0, dice.choice(_beside(self.faces[0])))

    @property
    def face(self) -> int:
        """What it shows at rest."""
        return self.at(1.0).face

    def at(self, share: float) -> Tumble:
        """The die at a moment between its throw (0) and its rest (1)."""
        place = min(1.0, max(0.0, share)) * (len(self.path) - 1)
        first = min(int(place), len(self.path) - 2)
        rest = place - first
        x, y, angle = (
            a + (b - a) * rest for a, b in zip(self.path[first], self.path[first + 1], strict=True)
        )
        phase = self.phases[first] + (self.phases[first + 1] - self.phases[first]) * rest
        number = min(self.turns, int(phase + 1e-6))
        turned = max(0.0, phase - number) if number < self.turns else 0.0
        coming = self.faces[min(self.turns, number + 1)]
        return Tumble(x, y, angle, self.faces[number], coming, turned)


def _beside(face: int) -> list[int]:
    """The four faces around a face: neither itself nor the opposite one."""
    return [other for other in range(1, 7) if other not in (face, 7 - face)]


def thrown(faces: Sequence[int], seed: int, tray: Rect, size: int) -> list[Roll]:
    """Dice thrown into a tray; the same seed gives the same way."""
    dice = Random(seed)
    module = physics()
    ways = _straight(faces, tray, size) if module is None else _bounced(len(faces), dice, tray, size)
    return [Roll(face, way, size, dice) for face, way in zip(faces, ways, strict=True)]


def _places(count: int, tray: Rect, size: int) -> list[tuple[float, float]]:
    """Lays the dice in a row in the middle of the tray, or in several."""
    across = max(1, int(tray.width // (size * 1.5)))
    rows = [min(across, count - first) for first in range(0, count, across)]
    step = size * 1.5
    return [
        (tray.centerx + (place - (in_row - 1) / 2) * step, tray.centery + (row - (len(rows) - 1) / 2) * step)
        for row, in_row in enumerate(rows)
        for place in range(in_row)
    ]


def _straight(faces: Sequence[int], tray: Rect, size: int) -> list[list[tuple[float, float, float]]]:
    """Without physics: from the left edge to a row in the middle, slower and slower."""
    ways = []
    for x, y in _places(len(faces), tray, size):
        shares = [1 - (1 - number / STEPS) ** 3 for number in range(STEPS + 1)]
        ways.append([(tray.left + (x - tray.left) * share, y, 360 * (1 - share)) for share in shares])
    return ways


def _bounced(count: int, dice: Random, tray: Rect, size: int) -> list[list[tuple[float, float, float]]]:
    """With physics: boxes that slide, spin and bounce off each other and the walls of the tray."""
    module = physics()
    space = module.Space()
    space.damping = 0.02
    walls = [
        module.Segment(space.static_body, one, other, 4.0)
        for one, other in (
            (tray.topleft, tray.topright), (tray.topright, tray.bottomright),
            (tray.bottomright, tray.bottomleft), (tray.bottomleft, tray.topleft),
        )
    ]  # fmt: skip
    for wall in walls:
        wall.elasticity = 0.6
    space.add(*walls)
    bodies = [_box(space, number, count, dice, tray, size) for number in range(count)]
    ways: list[list[tuple[float, float, float]]] = [[] for _ in bodies]
    for _ in range(STEPS + 1):
        for way, body in zip(ways, bodies, strict=True):
            way.append((body.position.x, body.position.y, math.degrees(body.angle)))
        space.step(STEP)
    return [_upright(way) for way in ways]


def _box(space: pymunk.Space, number: int, count: int, dice: Random, tray: Rect, size: int) -> pymunk.Body:
    """A die in the hand at the left edge of the tray, on its way."""
    module = physics()
    body: pymunk.Body = module.Body(1.0, module.moment_for_box(1.0, (size, size)))
    rows = max(1, int((tray.height - size) // (size * 1.15)))
    column, row = divmod(number, rows)
    lane = tray.height / (min(rows, count) + 1)
    body.position = (tray.left + size * (0.9 + 1.2 * column), tray.top + lane * (row + 1))
    body.velocity = (tray.width * (2.6 + 1.4 * dice.random()), tray.height * (dice.random() - 0.5) * 2.4)
    body.angle = dice.random() * math.tau
    body.angular_velocity = (dice.random() - 0.5) * 26
    shape = module.Poly.create_box(body, (size, size), radius=1.0)
    shape.elasticity, shape.friction = 0.5, 0.4
    space.add(body, shape)
    return body


def _upright(way: list[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
    """At rest a die lies almost straight, so that it can be read."""
    last = way[-1][2]
    straight = round(last / 90) * 90 + (last - round(last / 90) * 90) * 0.2
    led = []
    for number, (x, y, angle) in enumerate(way):
        share = max(0.0, (number / (len(way) - 1) - STOPPED) / (1 - STOPPED))
        led.append((x, y, angle + (straight - last) * share * share))
    return led


class DiceTray(Widget):
    """A tray of glass in which dice are thrown; a tap lets them lie at once."""

    role = "tray"

    def __init__(self, faces: Sequence[int], seed: int, colour: str, name: str) -> None:
        super().__init__(name)
        self.key = "dice"
        self.faces, self.seed, self.colour = tuple(faces), seed, colour
        self.rolls: list[Roll] = []
        self.passed = 0.0
        self.ms = 0.0
        self.ui: Ui | None = None

    def measure(self, ui: Ui, width: int) -> Size:
        return min(width, ui.mm(TRAY[0])), ui.mm(TRAY[1])

    def arrange(self, ui: Ui, rect: Rect) -> None:
        again = self.rect != rect or not self.rolls
        self.rect, self.ui = rect, ui
        calm = ui.settings.reduced_motion
        self.ms = 0.0 if calm else TIMES[ui.settings.speed]
        if again:
            size = ui.mm(DIE)
            self.rolls = thrown(self.faces, self.seed, rect.inflate(-size // 2, -size // 2), size)

    @property
    def resting(self) -> bool:
        return self.passed >= self.ms

    @property
    def shown(self) -> list[int]:
        """The upper faces now."""
        share = 1.0 if self.resting else self.passed / self.ms
        return [roll.at(share).face for roll in self.rolls]

    @property
    def moving(self) -> bool:
        return not self.resting

    def update(self, ms: float) -> None:
        self.passed += ms

    def actions(self) -> list[str]:
        return ["press"] if not self.resting else []

    def act(self, action: str) -> None:
        self.passed = self.ms

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.TAP and not self.resting:
            self.act("press")
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect)
        inner = self.rect.inflate(-canvas.mm(4), -canvas.mm(4))
        canvas.rounded(inner, mixed(GLASS, BLACK, 0.5), border=LINE, radius=canvas.mm(3))
        share = 1.0 if self.resting else self.passed / self.ms
        for roll in self.rolls:
            _draw_die(canvas, roll.at(share), self.colour, canvas.mm(DIE))


def _draw_die(canvas: Canvas, die: Tumble, colour: str, size: int) -> None:
    """A die from above: while it tips over, two of its faces are seen, each narrower than it is."""
    turned = round(die.turned * TURNS)
    angle = round(die.angle / ANGLE) * ANGLE % 360 if turned else round(die.angle) % 360
    name = ("die", colour, die.face, die.coming if turned else 0, turned, angle, size)
    kept = canvas.passing.get(name)
    if kept is None:
        kept = canvas.passing.put(name, _tipped(canvas, die, colour, size, turned / TURNS, angle))
    spot = Rect(0, 0, size, size)
    spot.center = (round(die.x), round(die.y))
    canvas.shadow(spot, spread=2.5, strength=150)
    canvas.surface.blit(kept, kept.get_rect(center=spot.center))


def _tipped(canvas: Canvas, die: Tumble, colour: str, size: int, turned: float, angle: int) -> Surface:
    going, coming = math.cos(turned * math.pi / 2), math.sin(turned * math.pi / 2)
    wide = max(1, round(size * going)), round(size * coming)
    flat = Surface((wide[0] + wide[1] + 4, size + 4), pygame.SRCALPHA)
    x = 2
    for face, width, light in ((die.coming, wide[1], coming), (die.face, wide[0], going)):
        if width < 1:
            continue
        drawn = painted(canvas, DieLook(face, colour), (size, size))
        part = pygame.transform.smoothscale(drawn, (width, size))
        shade = round(255 * (0.55 + 0.45 * light))
        part.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
        flat.blit(part, (x, 2))
        x += width
    return pygame.transform.rotozoom(flat, -angle, 1.0)
