"""How things get from one place to another: easing, and poses between two poses."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from scenes.table.stage.piece import PlacedPiece

LIFT, LIFTED_FROM = 0.08, 60.0  # how much larger a piece gets midway, and from how many pixels on


class Pose(NamedTuple):
    """Where a piece is at this moment."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    light: float = 1.0
    alpha: float = 255.0
    turn: float = 1.0  # 1: facing up; towards 0 while it is being turned over


def pose_of(placed: PlacedPiece) -> Pose:
    return Pose(placed.x, placed.y, placed.angle, 1.0, placed.light, float(placed.alpha))


def eased(share: float) -> float:
    """Fast at first, slow at the end."""
    return 1.0 - (1.0 - share) ** 3


def between(one: Pose, other: Pose, share: float) -> Pose:
    return Pose(*(a + (b - a) * share for a, b in zip(one, other, strict=True)))


class Glide:
    """A movement from a pose to another in a time, perhaps after a while, perhaps turning over midway."""

    def __init__(self, start: Pose, end: Pose, ms: float, *, delay: float = 0.0, flip: bool = False) -> None:
        self.start, self.end, self.ms, self.delay, self.flip = start, end, ms, delay, flip
        self.passed = 0.0
        far = math.hypot(end.x - start.x, end.y - start.y) > LIFTED_FROM
        self.lift = LIFT if far else 0.0  # cards that only make room for another one stay down

    def rearrange(self, moved: Callable[[Pose], Pose]) -> None:
        """What it moves over has moved itself."""
        self.start, self.end = moved(self.start), moved(self.end)

    @property
    def over(self) -> bool:
        return self.passed >= self.ms + self.delay

    @property
    def share(self) -> float:
        if self.ms <= 0:
            return 1.0
        return min(1.0, max(0.0, (self.passed - self.delay) / self.ms))

    def pass_time(self, ms: float) -> None:
        self.passed += ms

    @property
    def pose(self) -> Pose:
        share = self.share
        pose = between(self.start, self.end, eased(share))
        lift = 4 * share * (1 - share)  # highest midway
        turn = abs(1 - 2 * share) if self.flip else 1.0
        return pose._replace(scale=pose.scale + self.lift * lift, turn=turn)
