"""Two ships and a die in a box: they are flicked, bump into each other and come to rest."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from scenes.table.stage.physics import physics

if TYPE_CHECKING:
    from collections.abc import Callable

    import pymunk

    from scenes.widgets.context import Ui

PATIENCE = 1500.0  # milliseconds of waiting before the toys come out
STEP = 10.0  # milliseconds of a step of the simulation
MOST_STEPS = 5  # in a frame
RADIUS = 3.2  # millimetres of a toy
WALL = 6.0
KEPT = 0.25  # of its speed after a second: felt is slow
BOUNCE, FRICTION = 0.7, 0.4
REST = 1.5  # millimetres and radians in a second: as good as still
FASTEST = 160.0
PUSH = 90.0  # speed of a toy that is pushed from beside it
TOYS = ("ship", "die", "ship")


class Toy(NamedTuple):
    """A toy where it lies, in millimetres from the corner of its box, and its angle in degrees."""

    kind: str
    x: float
    y: float
    angle: float


class Toys:
    """What lies in the box, and since when somebody waits."""

    def __init__(self, ui: Ui, rebuild: Callable[[], None]) -> None:
        self.ui, self.rebuild = ui, rebuild
        self.waited = 0.0
        self.size = (0.0, 0.0)  # of the box in millimetres
        self._space: pymunk.Space | None = None
        self._bodies: list[pymunk.Body] = []
        self._left = 0.0  # milliseconds that no step has simulated yet

    @property
    def out(self) -> bool:
        """They lie there: somebody has waited for a while, and wants things to move."""
        settings = self.ui.settings
        return self.waited >= PATIENCE and settings.bots_talk and not settings.reduced_motion

    def wait(self, ms: float, *, waiting: bool) -> None:
        """Time passes; as soon as somebody is asked, the toys are gone."""
        before = self.out
        self.waited = self.waited + ms if waiting else 0.0
        if self.out != before:
            self.rebuild()

    # --- in the box

    def unpack(self, size: tuple[float, float]) -> bool:
        """Lay them into a box of this size; False without the physics."""
        if physics() is None:
            return False
        if self._space is None or size != self.size:
            self.size = size
            self._space, self._bodies = _box(size)
        return True

    @property
    def toys(self) -> list[Toy]:
        return [
            Toy(kind, body.position.x, body.position.y, math.degrees(body.angle))
            for kind, body in zip(TOYS, self._bodies, strict=False)
        ]

    @property
    def moving(self) -> bool:
        return any(body.velocity.length > REST or abs(body.angular_velocity) > REST for body in self._bodies)

    def flick(self, start: tuple[float, float], way: tuple[float, float]) -> None:
        """Send the toy that lies nearest on a way."""
        toy = min(self._bodies, key=lambda body: math.dist(body.position, start), default=None)
        if toy is not None:
            self._send(toy, way)

    def push(self, spot: tuple[float, float]) -> None:
        """Push all of them away from a spot."""
        for number, body in enumerate(self._bodies):
            x, y = body.position.x - spot[0], body.position.y - spot[1] + 0.01 * number
            far = max(1.0, math.hypot(x, y))
            self._send(body, (x / far * PUSH, y / far * PUSH))

    def _send(self, body: pymunk.Body, way: tuple[float, float]) -> None:
        speed = math.hypot(*way)
        share = min(1.0, FASTEST / speed) if speed else 0.0
        body.velocity = (way[0] * share, way[1] * share)
        body.angular_velocity = way[0] * share / RADIUS / 4

    def update(self, ms: float) -> None:
        """Let them slide on."""
        if self._space is None or not self.moving:
            self._left = 0.0
            return
        self._left = min(self._left + ms, STEP * MOST_STEPS)
        while self._left >= STEP:
            self._left -= STEP
            self._space.step(STEP / 1000)


def _box(size: tuple[float, float]) -> tuple[pymunk.Space, list[pymunk.Body]]:
    """Walls around, and the toys in a row."""
    module = physics()
    space = module.Space()
    space.damping = KEPT
    wide, tall = size
    corners = [(-WALL, -WALL), (wide + WALL, -WALL), (wide + WALL, tall + WALL), (-WALL, tall + WALL)]
    for one, other in pairwise([*corners, corners[0]]):
        wall = module.Segment(space.static_body, one, other, WALL)
        wall.elasticity, wall.friction = BOUNCE, FRICTION
        space.add(wall)
    bodies = []
    for number in range(len(TOYS)):
        body = module.Body(1.0, module.moment_for_circle(1.0, 0.0, RADIUS))
        body.position = (wide * (number + 1) / (len(TOYS) + 1), tall * (0.4 + 0.2 * (number % 2)))
        shape = module.Circle(body, RADIUS)
        shape.elasticity, shape.friction = BOUNCE, FRICTION
        space.add(body, shape)
        bodies.append(body)
    return space, bodies
