"""Tells from what mouse, fingers and keys report what the hand meant (docs/ux 4.1); the time is passed in."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pygame
from pygame.event import Event

from scenes.shell.gestures import GRIP, Gesture, Kind, Point

# Milliseconds and millimetres of docs/ux 4.1.
TAP_MS = 250  # of several fingers at once; one finger may take until it counts as held
DOUBLE_MS, DOUBLE_MM = 300, 8.0
FINGER_MM, MOUSE_MM = 3.0, 1.5  # how far a pointer travels before it drags
FLICK_MM_S, FLICK_MS = 150.0, 80  # the speed of a flick, measured over the last moments
PINCH_MM, TWIST_DEGREES = 4.0, 12.0
HAND_MM = 120.0  # fingers further apart belong to different people
EDGE_MM, PALM_MM = 3.0, 25.0
GHOST_MS, GHOST_MM = 700, 5.0  # a mouse press so soon and near after a finger was made by the finger
MOUSE = 0  # the pointer's number; fingers count from 1
OUTSIDE: Point = (-1, -1)
LEFT, MIDDLE, RIGHT = 1, 2, 3

_DRAGGED = (Kind.DROP, Kind.FLICK)  # all that the end of a grip can mean
REPEATING = ("backspace", "delete", "left", "right", "up", "down", "pageup", "pagedown")
_KEYPAD = {"enter": "return", "[+]": "+", "[-]": "-", "[.]": "."} | {f"[{n}]": str(n) for n in range(10)}


class _Pointer:
    """A finger on the glass or a mouse with its button down."""

    def __init__(self, number: int, pos: Point, now: int, touch: bool, zone: int = 0) -> None:
        self.number = number
        self.zone = zone  # whose part of the table it came down on; 0: everybody's
        self.start = self.pos = pos
        self.began = now
        self.touch = touch
        self.state = "pressed"  # then "dragging", "held", "joined" with other fingers, or "over"
        self.trail = [(now, pos)]

    def move(self, pos: Point, now: int) -> None:
        self.pos = pos
        self.trail = [step for step in self.trail if now - step[0] <= FLICK_MS] + [(now, pos)]

    def gesture(self, kind: Kind, amount: float = 0.0) -> Gesture:
        return Gesture(kind, self.pos, self.start, self.touch, self.number, amount=amount)


class Pointers:
    """Recognises gestures. ``feed`` it every event, and ``tick`` it at ``wakes``.

    Every DOWN ends with an UP or a CANCEL; a TAP follows the UP, a DROP or FLICK comes before it.

    ``mouse_as_finger`` is the switch for tests: the system makes fingers from the mouse, and those count
    instead of the mouse.
    """

    def __init__(self, size: Point, px_per_mm: float, *, mouse_as_finger: bool = False) -> None:
        self.size = size
        self.scale = 1.0  # pixels for a step of the mouse, which some systems count in larger units
        self.px_per_mm = px_per_mm
        self.hold_ms = 450
        self.zone_at: Callable[[Point], int] = lambda pos: 0  # whose part of the table a point is
        self.mouse_as_finger = mouse_as_finger
        self.mouse_at: Point = OUTSIDE
        self.keys: list[str] = []  # that are down
        self.down: dict[object, _Pointer] = {}
        self.spread = (0.0, 0.0)  # distance and angle of two joined fingers at the last pinch or twist
        self.middle: Point = OUTSIDE  # between them
        self.pinching = self.twisting = False  # they have gone so far that every step counts
        self.joined = 0  # how many fingers the gesture of several fingers had
        self.together = False  # they have done nothing but tap so far
        self.last_tap: tuple[int, Point] | None = None
        self.last_finger: tuple[int, Point] | None = None

    @property
    def busy(self) -> bool:
        """Something is pressed: not the moment to lay the window out anew."""
        return bool(self.down)

    def wakes(self, now: int) -> int | None:
        """In how many milliseconds time alone makes a gesture; None if it does not."""
        pressed = [p for p in self.down.values() if p.state == "pressed" and p.number != GRIP]
        waiting = [p.began + self.hold_ms - now for p in pressed]
        return max(0, min(waiting)) if waiting else None

    def tick(self, now: int) -> list[Gesture]:
        """Time has passed: what has been pressed long enough is held."""
        held = [
            p
            for p in self.down.values()
            if p.state == "pressed" and p.number != GRIP and now - p.began >= self.hold_ms
        ]
        for pointer in held:
            pointer.state = "held"
        return [pointer.gesture(Kind.HOLD) for pointer in held]

    def cancel(self) -> list[Gesture]:
        """The window lost the hand: nothing that was begun counts."""
        open_ones = [p for p in self.down.values() if p.state in ("pressed", "dragging", "held")]
        parted = [pointer.gesture(Kind.PART) for pointer in self._pair()[:1]]
        self.down.clear()
        self.keys = []
        self.joined = 0
        return [*parted, *[pointer.gesture(Kind.CANCEL) for pointer in open_ones]]

    def feed(self, event: Event, now: int) -> list[Gesture]:
        """What an event means; often nothing yet."""
        return [*self.tick(now), *self._meaning(event, now)]

    def _meaning(self, event: Event, now: int) -> Iterator[Gesture]:
        if event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            yield from self._finger(event, now)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            yield from self._mouse(event, now)
        elif event.type == pygame.MOUSEWHEEL:
            yield from self._wheel(event)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            yield from self._key(event)
        elif event.type == pygame.TEXTINPUT:
            yield Gesture(Kind.TEXT, text=event.text)
        elif event.type == pygame.WINDOWLEAVE:
            self.mouse_at = OUTSIDE
            yield Gesture(Kind.HOVER, OUTSIDE, OUTSIDE)
        elif event.type == pygame.WINDOWFOCUSLOST:
            yield from self.cancel()

    # --- devices

    def _mouse(self, event: Event, now: int) -> Iterator[Gesture]:
        if self.mouse_as_finger or getattr(event, "touch", False):
            return  # the finger itself reports, too
        pos = (round(event.pos[0] * self.scale), round(event.pos[1] * self.scale))
        if event.type == pygame.MOUSEMOTION:
            if not self._ghost(pos, now):
                self.mouse_at = pos
                yield from self._move(GRIP if GRIP in self.down else MOUSE, pos, now)
        elif event.type == pygame.MOUSEBUTTONUP:
            if event.button == LEFT and MOUSE in self.down:
                yield from self._lift(MOUSE, pos, now)
            elif event.button in (LEFT, MIDDLE):
                yield from (gesture for gesture in self._lift(GRIP, pos, now) if gesture.kind in _DRAGGED)
        elif self._ghost(pos, now):
            return
        elif event.button == MIDDLE or (event.button == LEFT and "space" in self.keys):
            if MOUSE not in self.down:
                self.down[GRIP] = _Pointer(GRIP, pos, now, touch=False)
        elif event.button == LEFT:
            yield from self._press(MOUSE, _Pointer(MOUSE, pos, now, touch=False))
        elif event.button == RIGHT:
            yield Gesture(Kind.HOLD, pos, pos)

    def _ghost(self, pos: Point, now: int) -> bool:
        """Some systems make a second, unmarked mouse press from a finger."""
        if self.last_finger is None:
            return False
        when, where = self.last_finger
        return now - when <= GHOST_MS and self._mm(pos, where) <= GHOST_MM

    def _finger(self, event: Event, now: int) -> Iterator[Gesture]:
        if event.touch_id == -1 and not self.mouse_as_finger:
            return  # made from the mouse, which reports itself
        pos = (round(event.x * self.size[0]), round(event.y * self.size[1]))
        name = (event.touch_id, event.finger_id)
        if event.type == pygame.FINGERDOWN:
            self.last_finger = (now, pos)
            zone = self.zone_at(pos)
            if not self._palm(pos, zone):
                yield from self._press(name, _Pointer(self._number(), pos, now, touch=True, zone=zone))
        elif event.type == pygame.FINGERMOTION:
            yield from self._move(name, pos, now)
        else:
            self.last_finger = (now, pos)
            yield from self._lift(name, pos, now)

    def _number(self) -> int:
        taken = [pointer.number for pointer in self.down.values()]
        return next(number for number in range(1, len(taken) + 2) if number not in taken)

    def _palm(self, pos: Point, zone: int) -> bool:
        """A hand that rests on the edge, or beside a busy finger while another one is down.

        On a table of several people only somebody else's finger counts: a sleeve comes from another side,
        the own second finger chooses.
        """
        edge = EDGE_MM * self.px_per_mm
        if not (edge <= pos[0] < self.size[0] - edge and edge <= pos[1] < self.size[1] - edge):
            return True
        busy = [p for p in self.down.values() if p.state == "dragging" or (p.zone and p.zone != zone)]
        others = [p for p in busy if not p.zone or p.zone != zone]
        return len(self.down) >= 2 and any(self._mm(pos, p.pos) <= PALM_MM for p in others)

    def _wheel(self, event: Event) -> Iterator[Gesture]:
        if getattr(event, "touch", False):
            return
        notches = getattr(event, "precise_y", float(event.y))
        yield Gesture(Kind.WHEEL, self.mouse_at, self.mouse_at, amount=-notches if event.flipped else notches)

    def _key(self, event: Event) -> Iterator[Gesture]:
        name = pygame.key.name(event.key).lower().replace(" ", "")
        name = _KEYPAD.get(name, name)
        if event.type == pygame.KEYUP:
            self.keys = [key for key in self.keys if key != name]
        elif name in self.keys and name not in REPEATING:
            return  # a key that is kept down does not press a button again and again
        else:
            self.keys = [*(key for key in self.keys if key != name), name]
        dragging = [p for p in self.down.values() if p.state == "dragging"]
        if event.type == pygame.KEYDOWN and name == "escape" and dragging:
            for pointer in dragging:
                pointer.state = "over"
                yield pointer.gesture(Kind.CANCEL)
            return
        yield Gesture(
            Kind.KEY if event.type == pygame.KEYDOWN else Kind.KEY_UP,
            self.mouse_at,
            self.mouse_at,
            key=name,
            shift=bool(event.mod & pygame.KMOD_SHIFT),
            control=bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        )

    # --- one pointer

    def _press(self, name: object, pointer: _Pointer) -> Iterator[Gesture]:
        partners = [p for p in self.down.values() if self._joins(p, pointer)]
        self.down[name] = pointer
        if not partners:
            yield pointer.gesture(Kind.DOWN)
            return
        for partner in partners:
            if partner.state == "pressed":
                yield partner.gesture(Kind.CANCEL)
        self._join([*partners, pointer])

    def _move(self, name: object, pos: Point, now: int) -> Iterator[Gesture]:
        pointer = self.down.get(name)
        if pointer is None:
            if name == MOUSE:
                yield Gesture(Kind.HOVER, pos, pos)
            return
        pointer.move(pos, now)
        least = FINGER_MM if pointer.touch else MOUSE_MM
        if pointer.state == "pressed" and self._mm(pos, pointer.start) > least:
            pointer.state = "dragging"
            yield pointer.gesture(Kind.DRAG)
        elif pointer.state == "dragging":
            yield pointer.gesture(Kind.MOVE)
        elif pointer.state == "held":
            yield pointer.gesture(Kind.SLIDE)
        elif pointer.state == "joined":
            yield from self._stretch()

    def _lift(self, name: object, pos: Point, now: int) -> Iterator[Gesture]:
        pointer = self.down.pop(name, None)
        if pointer is None:
            return
        pointer.pos = pos
        if pointer.state == "joined":
            yield from self._part(pointer, now)
            return
        if pointer.state == "dragging":
            speed = self._speed(pointer, now)
            yield pointer.gesture(Kind.FLICK if speed > FLICK_MM_S else Kind.DROP, speed)
        if pointer.state != "over":
            yield pointer.gesture(Kind.UP)
        if pointer.state == "pressed":
            yield from self._tap(pointer, now)

    def _tap(self, pointer: _Pointer, now: int) -> Iterator[Gesture]:
        """A tap ends before it would count as held: a gap between the two would swallow slow presses."""
        yield pointer.gesture(Kind.TAP)
        before, self.last_tap = self.last_tap, (now, pointer.pos)
        if before and now - before[0] <= DOUBLE_MS and self._mm(before[1], pointer.pos) <= DOUBLE_MM:
            self.last_tap = None
            yield pointer.gesture(Kind.DOUBLE_TAP)

    def _speed(self, pointer: _Pointer, now: int) -> float:
        """Millimetres a second over the last moments before the release."""
        recent = [step for step in pointer.trail if now - step[0] <= FLICK_MS]
        if not recent:
            return 0.0
        took = max(1, now - recent[0][0])
        return self._mm(recent[0][1], pointer.pos) * 1000 / took

    # --- several fingers

    def _joins(self, other: _Pointer, new: _Pointer) -> bool:
        """Fingers of one hand act together, unless the first one is already doing something."""
        together = other.touch and new.touch and other.state in ("pressed", "joined")
        shared = not other.zone and not new.zone  # at somebody's own edge each finger acts for itself
        return together and shared and self._mm(other.pos, new.pos) <= HAND_MM

    def _join(self, fingers: list[_Pointer]) -> None:
        for finger in fingers:
            finger.state = "joined"
        self.together = len(fingers) == 2 or self.together
        self.pinching = self.twisting = False
        self.joined = len(fingers)
        self.spread, self.middle = self._spread(), self._between()

    def _pair(self) -> list[_Pointer]:
        return [p for p in self.down.values() if p.state == "joined"][:2]

    def _spread(self) -> tuple[float, float]:
        pair = self._pair()
        if len(pair) < 2:
            return self.spread
        across, along = pair[1].pos[0] - pair[0].pos[0], pair[1].pos[1] - pair[0].pos[1]
        return math.hypot(across, along), math.degrees(math.atan2(along, across))

    def _between(self) -> Point:
        one, other = self._pair()
        return (one.pos[0] + other.pos[0]) // 2, (one.pos[1] + other.pos[1]) // 2

    def _stretch(self) -> Iterator[Gesture]:
        """Two fingers moved: further apart, about each other, or side by side."""
        pair = self._pair()
        if len(pair) < 2:
            return
        if any(self._mm(p.pos, p.start) > FINGER_MM for p in pair):
            self.together = False
        (apart, angle), (distance, turned) = self.spread, self._spread()
        middle = self._between()
        twist = (turned - angle + 180) % 360 - 180
        if middle != self.middle and not self.together:
            before, self.middle = self.middle, middle
            yield Gesture(Kind.PAN, middle, before, True, pair[0].number)
        self.pinching = self.pinching or abs(distance - apart) > PINCH_MM * self.px_per_mm
        if self.pinching and distance != apart:
            self.spread = (distance, self.spread[1])
            yield Gesture(
                Kind.PINCH, middle, pair[0].start, True, pair[0].number, amount=distance / max(1.0, apart)
            )
        self.twisting = self.twisting or abs(twist) > TWIST_DEGREES
        if self.twisting and twist:
            self.spread = (self.spread[0], turned)
            yield Gesture(Kind.TWIST, middle, pair[0].start, True, pair[0].number, amount=twist)

    def _part(self, finger: _Pointer, now: int) -> Iterator[Gesture]:
        """A finger of several left; the last one tells whether all of them only tapped."""
        if now - finger.began > TAP_MS or self._mm(finger.pos, finger.start) > FINGER_MM:
            self.together = False
        if self._pair():
            return
        count, self.joined = self.joined, 0
        kind = {2: Kind.TWO_TAP, 3: Kind.THREE_TAP}.get(count)
        yield finger.gesture(kind if kind and self.together else Kind.PART)

    def _mm(self, one: Point, other: Point) -> float:
        return math.dist(one, other) / self.px_per_mm
