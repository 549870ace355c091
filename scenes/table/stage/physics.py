"""Movement with weight: ships that push past each other and sway to rest, cards that slide into a pile.

Decoration only: every movement ends where the picture says. What happens on the way is simulated beforehand,
from numbers that depend on the pieces' names alone. Without pymunk, pieces simply glide.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

from scenes.table.stage.tween import LIFT, Glide, Pose, between, eased

if TYPE_CHECKING:
    import pymunk

STEP, STEPS = 1 / 100, 110  # seconds of a step of the simulation, and how many make a movement
DEPTH = 1.5  # the table is seen at a slant: a ship is this much deeper than it looks
STIFF, SLOW = (
    46.0,
    10.2,
)  # the pull to its place and the drag of a ship of mass 1: a little less than critical
TILT, SWAY = 11.0, 26.0  # degrees a ship leans at most into its way, and how stiffly it comes upright
SHARE = 0.42  # the radius of a ship that bumps into others, by its width
SETTLED = 0.72  # from this share of the time on, a piece is led to its exact place


class Mover(NamedTuple):
    """A piece that goes from a pose to another."""

    id: str
    start: Pose
    end: Pose
    width: int


class Track(Glide):
    """A movement along poses that were worked out beforehand; its last pose is its end."""

    def __init__(self, mover: Mover, ms: float, poses: Sequence[Pose]) -> None:
        super().__init__(mover.start, mover.end, ms)
        self.poses = [*poses[:-1], mover.end]

    def rearrange(self, moved: Callable[[Pose], Pose]) -> None:
        super().rearrange(moved)
        self.poses = [moved(pose) for pose in self.poses]

    @property
    def pose(self) -> Pose:
        at = self.share * (len(self.poses) - 1)
        first = min(int(at), len(self.poses) - 2)
        return between(self.poses[first], self.poses[first + 1], at - first)


def drift(movers: Sequence[Mover], ms: float) -> list[Glide]:
    """Ships on their way together: they lean, make room for each other, and sway to rest."""
    if ms <= 0 or not movers or physics() is None:
        return [Glide(mover.start, mover.end, ms) for mover in movers]
    paths = _simulated(movers)
    return [Track(mover, ms, _settling(mover, path)) for mover, path in zip(movers, paths, strict=True)]


def toss(mover: Mover, ms: float) -> Glide:
    """A card flicked onto a pile: it turns once, slides, and bumps against what stops it."""
    if ms <= 0 or physics() is None:
        return Glide(mover.start, mover.end, ms)
    way = _slide(mover)
    dice = _dice(mover.id)
    turn = mover.end.angle - mover.start.angle + 360 * (1 if dice.random() < 0.5 else -1)
    steps = len(way) - 1
    poses = []
    for number, (along, aside) in enumerate(way):
        share = number / steps
        pose = between(mover.start, mover.end, along)
        across, down = _aside(mover, aside)
        lift = LIFT * 2 * math.sin(math.pi * min(1.0, share * 1.4)) if share < 1 / 1.4 else 0.0
        angle = mover.start.angle + turn * eased(min(1.0, share * 1.12))
        poses.append(pose._replace(x=pose.x + across, y=pose.y + down, angle=angle, scale=pose.scale + lift))
    # After a whole turn it lies as it should, though its angle is another number.
    end = mover.end._replace(angle=mover.start.angle + turn)
    return Track(mover._replace(end=end), ms, poses)


@cache
def physics() -> Any:
    """The physics, read when it is needed first; None if it is not there."""
    try:
        import pymunk
    except ImportError:
        return None
    return pymunk


def _dice(name: str) -> Random:
    """Chance of its own for each piece, the same every time."""
    return Random(crc32(name.encode()))


# --- ships


def _simulated(movers: Sequence[Mover]) -> list[list[Pose]]:
    """The way of every ship, a pose for each step."""
    module = physics()
    space = module.Space()
    radius = _elbow_room(movers)
    bodies = [_ship(space, mover, radius) for mover in movers]
    paths: list[list[Pose]] = [[mover.start] for mover in movers]
    for number in range(1, STEPS + 1):
        space.step(STEP)
        share = eased(number / STEPS)
        for path, mover, body in zip(paths, movers, bodies, strict=True):
            pose = between(mover.start, mover.end, share)
            lean = math.degrees(body.angle)
            path.append(
                pose._replace(x=body.position.x, y=body.position.y / DEPTH, angle=max(-TILT, min(TILT, lean)))
            )
    return paths


def _elbow_room(movers: Sequence[Mover]) -> float:
    """How large ships are to each other: never so large that they could not all lie in their places."""
    places = [(mover.end.x, mover.end.y * DEPTH) for mover in movers]
    gaps = [math.dist(one, other) for number, one in enumerate(places) for other in places[:number]]
    widest = SHARE * min(mover.width for mover in movers)
    return max(1.0, min([widest, *(gap * 0.49 for gap in gaps)]))


def _ship(space: pymunk.Space, mover: Mover, radius: float) -> pymunk.Body:
    """A disc on a spring, at first a little beside the others that come from the same stack."""
    module = physics()
    dice = _dice(mover.id)
    body: pymunk.Body = module.Body(1.0, module.moment_for_circle(1.0, 0, radius))
    about, away = dice.random() * math.tau, mover.width * (0.1 + 0.2 * dice.random())
    body.position = (mover.start.x + away * math.cos(about), mover.start.y * DEPTH + away * math.sin(about))
    across = mover.end.x - mover.start.x
    body.angular_velocity = math.copysign(0.9 + 0.5 * dice.random(), across)
    disc = module.Circle(body, radius)
    disc.elasticity, disc.friction = 0.3, 0.2
    anchor = (mover.end.x, mover.end.y * DEPTH)
    pull = module.DampedSpring(space.static_body, body, anchor, (0, 0), 0.0, STIFF, SLOW)
    upright = module.DampedRotarySpring(space.static_body, body, 0.0, SWAY * body.moment, 4.0 * body.moment)
    space.add(body, disc, pull, upright)
    return body


def _settling(mover: Mover, path: list[Pose]) -> list[Pose]:
    """The path, led into the exact place over its last part, higher in its middle than at its ends."""
    far = math.hypot(mover.end.x - mover.start.x, mover.end.y - mover.start.y) > mover.width
    poses = []
    for number, pose in enumerate(path):
        share = number / (len(path) - 1)
        led = max(0.0, (share - SETTLED) / (1 - SETTLED))
        exact = mover.end._replace(scale=pose.scale, alpha=pose.alpha, light=pose.light)
        first = max(0.0, 1 - share * 6)  # it leaves its stack where it stood
        pose = between(pose, exact, led * led * (3 - 2 * led))
        pose = between(pose, mover.start._replace(scale=pose.scale), first)
        hop = LIFT * 4 * share * (1 - share) if far else 0.0
        poses.append(pose._replace(scale=pose.scale + hop))
    return poses


# --- cards


def _slide(mover: Mover) -> list[tuple[float, float]]:
    """How far a card has come and how far aside it is, in shares of its way, for each step."""
    module = physics()
    dice = _dice(mover.id)
    space = module.Space()
    space.damping = 0.06
    body = module.Body(1.0, 1.0)
    card = module.Circle(body, 0.05)
    wall = module.Segment(space.static_body, (1.09, -2), (1.09, 2), 0.01)
    card.elasticity = wall.elasticity = 0.35
    body.velocity = (3.4, 0.24 * (dice.random() - 0.5))
    space.add(body, card, wall)
    way = [(0.0, 0.0)]
    for number in range(1, STEPS + 1):
        space.step(STEP)
        share = number / STEPS
        led = max(0.0, (share - SETTLED) / (1 - SETTLED)) ** 2
        along = body.position.x + (1 - body.position.x) * led
        way.append((along, body.position.y * (1 - led)))
    return way


def _aside(mover: Mover, share: float) -> tuple[float, float]:
    """Pixels to the side of the straight way."""
    across, down = mover.end.x - mover.start.x, mover.end.y - mover.start.y
    return -down * share, across * share
