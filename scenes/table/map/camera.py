"""The camera of a board that is larger than its window: what of it is seen, and how large (docs/ux 4.5)."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Rect

from game.core.table import NOBODY, Seat
from scenes.table.stage.tween import eased

Place = tuple[float, float]  # in units of the map: from the middle of a hex to its corner
Extent = tuple[float, float, float, float]  # left, top, right and bottom of a map

FIT, TABLE, DETAIL = STOPS = ("fit", "table", "detail")
FLAT = math.sqrt(3)  # a hex from flat to flat, in units
STOP_MM = {TABLE: 26.0 / FLAT, DETAIL: 48.0 / FLAT}  # millimetres of a unit
LEAST, MOST = 12.0 / FLAT, 60.0 / FLAT
NOTCH = 1.15  # how much larger a notch of the wheel makes it
CATCH = 0.04  # so near a stop it is taken
INERTIA_MS = 325.0
RUBBER_MM = 15.0  # how far a map can be pulled beyond its edge
GLIDE_MS = 240.0
SLOW = 0.02  # pixels in a millisecond that count as rest
MARGIN_MM = 12.0  # what is brought into view keeps so much to the edge


class CameraView(NamedTuple):
    """What is seen of a map: the place in the middle of its area, and how many pixels a unit has."""

    x: float
    y: float
    unit: float
    mm: float = 0.0  # pixels of a millimetre, if they are known

    def point(self, area: Rect, x: float, y: float) -> Place:
        """Where a place of the map is in the window."""
        return area.centerx + (x - self.x) * self.unit, area.centery + (y - self.y) * self.unit

    def place(self, area: Rect, pos: Place) -> Place:
        """The place of the map under a point of the window."""
        return self.x + (pos[0] - area.centerx) / self.unit, self.y + (pos[1] - area.centery) / self.unit


class Attended(NamedTuple):
    """A part of a map that the open question is about, and where in the window no panel lies over it.

    ``near`` is how many pixels a unit has at most where one goes near to decide; 0: the map stays as large.
    """

    extent: Extent
    room: Rect
    near: float = 0.0


def fitted(extent: Extent, area: Rect, mm: float = 0.0) -> CameraView:
    """All of a map, as large as its area allows, but not larger than hexes ever are."""
    left, top, right, bottom = extent
    unit = min(area.width / max(0.01, right - left), area.height / max(0.01, bottom - top))
    return CameraView((left + right) / 2, (top + bottom) / 2, min(unit, MOST * mm) if mm else unit, mm)


class Camera:
    """Holds what is seen; hands, keys and time move it. Everybody's is remembered."""

    def __init__(self) -> None:
        self.sight: CameraView | None = None
        self.stop = FIT  # "" between two stops
        self.area, self.extent, self.mm = Rect(0, 0, 1, 1), (0.0, 0.0, 1.0, 1.0), 1.0
        self.calm = False  # little motion is wanted
        self.least = LEAST  # millimetres of a unit, unless all of a map is smaller still
        self.wished = (0.0, 0.0)  # the unit that a stop has taken, and the one that hands have come to
        self.at_end = False  # it can be no larger, or no smaller
        self.held = False  # a hand moves it
        self.glide: tuple[CameraView, CameraView] | None = None
        self.passed = 0.0  # milliseconds of the glide
        self.speed: Place = (0.0, 0.0)  # pixels in a millisecond
        self.seat: Seat = NOBODY
        self.kept: dict[Seat, tuple[str, CameraView]] = {}
        self.attended: Attended | None = None
        self.near: Attended | None = None  # what it has gone near to
        self.left: tuple[str, CameraView] | None = (
            None  # the stop and the sight before; None: a hand has moved it
        )

    # --- what is there

    def see(
        self,
        extent: Extent,
        area: Rect,
        mm: float,
        seat: Seat,
        *,
        waits: bool = False,
        attended: Attended | None = None,
    ) -> CameraView:
        """What is seen now. The map may have grown: it is fitted anew, unless something is being shown."""
        asked, self.attended = attended is not None and attended != self.attended, attended
        new = (area, mm) != (self.area, self.mm) or self.sight is None
        self.extent, self.area, self.mm = extent, area.copy(), mm
        if seat != self.seat:
            self._turn_to(seat)
            new = True
        if self.sight is None or (new and self.stop):
            self.sight, self.glide = self.at_stop(self.stop or FIT), None
        elif new:
            self.sight = self.clamped(self.sight._replace(mm=mm))
        elif not waits and not self.moving and self._goes_near():
            return self.sight
        elif self.stop == FIT and not waits and not self.moving and self.at_stop(FIT) != self.sight:
            self.go(FIT)
        elif asked and self.stop != FIT:
            self._glide(self.brought(self.sight))
        return self.sight

    def _goes_near(self) -> bool:
        """To what a question is about, once, and back when it is answered; True if it has begun to move."""
        assert self.sight is not None
        wanted = self.attended if self.attended is not None and self.attended.near else None
        if wanted == self.near:
            return False
        self.near = wanted
        if wanted is None:
            stop, sight = self.left or ("", self.sight)
            back, self.left = self.left is not None, None
            self.stop = stop if back else self.stop
            goal = self.at_stop(stop) if stop else self.clamped(sight)
            return back and self._begins(goal)
        goal = _nearest(wanted, self.area, self.mm)
        if goal.unit <= self.sight.unit:
            return False
        self.left, self.stop = (self.stop, self.sight), ""
        return self._begins(goal)

    def _begins(self, goal: CameraView) -> bool:
        self._glide(goal)
        return True

    def _turn_to(self, seat: Seat) -> None:
        if self.sight is not None:
            self.kept[self.seat] = (self.stop, self.sight)
        self.seat, self.glide, self.speed = seat, None, (0.0, 0.0)
        self.stop, self.sight = self.kept.get(seat, (self.stop, self.sight or None))

    @property
    def moving(self) -> bool:
        return self.held or self.glide is not None or self.speed != (0.0, 0.0)

    @property
    def zooming(self) -> bool:
        """True while it changes how large things are by itself."""
        return self.glide is not None and self.glide[0].unit != self.glide[1].unit

    def at_stop(self, stop: str) -> CameraView:
        """What is seen at a stop; beyond Fit the middle stays where it is."""
        whole = self.brought(fitted(self.extent, self.area, self.mm))
        if stop == FIT:
            return whole
        here = self.sight or whole
        return self.clamped(here._replace(unit=STOP_MM[stop] * self.mm, mm=self.mm))

    def stops(self) -> list[str]:
        """The stops from the smallest to the largest, each once."""
        return sorted(STOPS, key=lambda stop: self.at_stop(stop).unit)

    # --- moving it

    def go(self, stop: str, pos: Place | None = None) -> None:
        """Glide to a stop; what is under ``pos`` stays there."""
        assert self.sight is not None
        self.left = None
        goal = self.at_stop(stop)
        if pos is not None and stop != FIT:
            goal = self.clamped(_about(self.sight, self.area, pos, goal.unit))
        self.stop = stop
        self._glide(goal)

    def step(self, by: int, pos: Place | None = None) -> None:
        """Goes to the next larger or smaller stop, and beyond the last one back to the first."""
        assert self.sight is not None
        order = self.stops()
        units = [self.at_stop(stop).unit for stop in order]
        now = self.sight.unit
        larger = [stop for stop, unit in zip(order, units, strict=True) if unit > now * (1 + CATCH)]
        smaller = [stop for stop, unit in zip(order, units, strict=True) if unit < now * (1 - CATCH)]
        found = larger[:1] if by > 0 else smaller[-1:]
        self.go(found[0] if found else order[0 if by > 0 else -1], pos)

    def zoom(self, factor: float, pos: Place) -> None:
        """Larger or smaller about a point; near a stop that one is taken."""
        assert self.sight is not None
        self.left = None
        if self.glide is not None:
            self.sight = self.glide[1]
        self.glide, self.speed = None, (0.0, 0.0)
        least, most = min(self.least * self.mm, self.at_stop(FIT).unit), MOST * self.mm
        before = self.wished[1] if self.wished[0] == self.sight.unit else self.sight.unit
        wish = max(least, min(most, before * factor))
        self.stop, unit = self._caught(wish)
        self.wished, self.at_end = (unit, wish), wish in (least, most)
        goal = self.at_stop(FIT) if self.stop == FIT else _about(self.sight, self.area, pos, unit)
        self.sight = self.clamped(goal._replace(mm=self.mm))

    def _caught(self, unit: float) -> tuple[str, float]:
        for stop in self.stops():
            there = self.at_stop(stop).unit
            if abs(unit / there - 1) < CATCH:
                return stop, there
        return "", unit

    def grasp(self) -> None:
        """A hand is on the map."""
        self.held, self.glide, self.speed, self.left = True, None, (0.0, 0.0), None

    def pan(self, across: float, down: float) -> None:
        """The map follows the hand by so many pixels; beyond its edge it does so less and less."""
        assert self.sight is not None
        free = self.sight._replace(
            x=self.sight.x - across / self.sight.unit, y=self.sight.y - down / self.sight.unit
        )
        kept, reach = self.clamped(free), RUBBER_MM * self.mm / self.sight.unit
        self.stop = self.stop if self.stop != FIT else ""
        self.sight = free._replace(x=_pulled(free.x, kept.x, reach), y=_pulled(free.y, kept.y, reach))

    def release(self, speed: Place = (0.0, 0.0)) -> None:
        """The hand lets go; at a speed, in pixels of a millisecond, the map goes on for a while."""
        self.held, self.speed = False, speed
        if speed == (0.0, 0.0):
            self._settle()

    def shift(self, across: float, down: float) -> None:
        """Glide by so many pixels."""
        sight = self.sight
        assert sight is not None
        from_ = self.glide[1] if self.glide else sight
        goal = from_._replace(x=from_.x + across / from_.unit, y=from_.y + down / from_.unit)
        self._glide(self.clamped(goal))
        self._name_stop()

    def reveal(self, rect: Rect) -> None:
        """Bring something into view that is not, or hardly; where all is seen, nothing has to move."""
        if self.stop == FIT:
            return
        edge = round(MARGIN_MM * self.mm)
        room = self.area.inflate(-2 * min(edge, self.area.width // 4), -2 * min(edge, self.area.height // 4))
        if room.collidepoint(rect.center):
            return
        x = max(room.left, min(room.right, rect.centerx))
        y = max(room.top, min(room.bottom, rect.centery))
        self.shift(rect.centerx - x, rect.centery - y)

    def brought(self, sight: CameraView) -> CameraView:
        """A sight moved, and made smaller if need be, until what is attended to lies in its room."""
        if self.attended is None:
            return sight
        left, top, right, bottom = self.attended.extent
        room = self.attended.room
        unit = min(sight.unit, room.width / (right - left), room.height / (bottom - top))
        small = sight._replace(unit=unit)
        (x, y), (end, low) = small.point(self.area, left, top), small.point(self.area, right, bottom)
        across = max(0.0, room.left - x) or min(0.0, room.right - end)
        down = max(0.0, room.top - y) or min(0.0, room.bottom - low)
        return small._replace(x=small.x - across / unit, y=small.y - down / unit)

    def show(self, place: Place) -> None:
        """Glide to where something happens, if not all of its hex is seen; at Fit all of them are."""
        if self.stop == FIT or self.held or self.sight is None:
            return
        sight = self.glide[1] if self.glide else self.sight
        x, y = sight.point(self.area, *place)
        if not self.area.inflate(-2 * sight.unit, -FLAT * sight.unit).collidepoint(x, y):
            self._glide(self.clamped(sight._replace(x=place[0], y=place[1])))
            self._name_stop()

    def clamped(self, sight: CameraView) -> CameraView:
        """A map that is larger than its area fills it; one that is smaller is seen whole."""
        left, top, right, bottom = self.extent
        wide, tall = self.area.width / sight.unit / 2, self.area.height / sight.unit / 2
        return sight._replace(x=_within(sight.x, left, right, wide), y=_within(sight.y, top, bottom, tall))

    def _settle(self) -> None:
        assert self.sight is not None
        if self.clamped(self.sight) != self.sight:
            self._glide(self.clamped(self.sight))
        self._name_stop()

    def _name_stop(self) -> None:
        """Whoever sees all of the map will see all of it when it has grown; elsewhere it stays as it is."""
        goal = self.glide[1] if self.glide else self.sight
        if self.stop in (FIT, ""):
            self.stop = FIT if goal == self.at_stop(FIT) else ""

    def _glide(self, goal: CameraView) -> None:
        assert self.sight is not None
        self.speed, self.passed = (0.0, 0.0), 0.0
        if self.calm or goal == self.sight:
            self.sight, self.glide = goal, None
            return
        self.glide = (self.sight, goal)

    # --- time

    def update(self, ms: float) -> bool:
        """Time passes; True if something else is seen than before."""
        if self.sight is None or self.held:
            return False
        if self.glide is not None:
            self.passed += ms
            start, goal = self.glide
            share = min(1.0, self.passed / GLIDE_MS)
            self.sight = goal if share >= 1 else _between(start, goal, eased(share))
            self.glide = None if share >= 1 else self.glide
            return True
        if self.speed == (0.0, 0.0):
            return False
        self.pan(self.speed[0] * ms, self.speed[1] * ms)
        slower = math.exp(-ms / INERTIA_MS)
        self.speed = (self.speed[0] * slower, self.speed[1] * slower)
        if math.hypot(*self.speed) < SLOW * self.mm or self.clamped(self.sight) != self.sight:
            self.speed = (0.0, 0.0)
            self._settle()
        return True


def _nearest(wanted: Attended, area: Rect, mm: float) -> CameraView:
    """What is attended to in the middle of its room, as large as it fits there."""
    left, top, right, bottom = wanted.extent
    room = wanted.room
    unit = min(wanted.near, room.width / (right - left), room.height / (bottom - top))
    x = (left + right) / 2 - (room.centerx - area.centerx) / unit
    y = (top + bottom) / 2 - (room.centery - area.centery) / unit
    return CameraView(x, y, unit, mm)


def _about(sight: CameraView, area: Rect, pos: Place, unit: float) -> CameraView:
    """The same place under a point, in another size."""
    x, y = sight.place(area, pos)
    return sight._replace(
        x=x - (pos[0] - area.centerx) / unit, y=y - (pos[1] - area.centery) / unit, unit=unit
    )


def _between(one: CameraView, other: CameraView, share: float) -> CameraView:
    """Sizes grow evenly by factors, and what both see in the same place stays there."""
    unit = one.unit * (other.unit / one.unit) ** share
    along = share
    if one.unit != other.unit:
        along = (1 / one.unit - 1 / unit) / (1 / one.unit - 1 / other.unit)
    return CameraView(one.x + (other.x - one.x) * along, one.y + (other.y - one.y) * along, unit, other.mm)


def _within(value: float, low: float, high: float, half: float) -> float:
    if high - low <= 2 * half:
        return (low + high) / 2
    return max(low + half, min(high - half, value))


def _pulled(free: float, kept: float, reach: float) -> float:
    """Beyond the edge a pull counts less the further it goes, and ends at the reach."""
    over = free - kept
    return kept + math.copysign(reach * (1 - math.exp(-abs(over) / reach)), over) if over else free
