"""The pieces on the table: always where the last picture says, on their way there if there is time."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from operator import attrgetter
from time import perf_counter
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.drawing.art import NotYet
from scenes.drawing.theme import SPACE
from scenes.table.stage.arrivals import Piece, arrive
from scenes.table.stage.piece import Background, Look, PlacedPiece
from scenes.table.stage.tween import Pose, pose_of

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas

ANGLE_STEP = 2  # degrees between the turned pictures of a moving piece that are kept
_GLIDE = attrgetter("glide")  # asked of every piece in every frame


class Stage:
    """``show`` tells what lies where; pieces glide there, new ones from where they come from."""

    def __init__(self, *, calm: bool = False) -> None:
        self.calm = calm  # little motion is wanted
        self.pieces: dict[str, Piece] = {}
        self.leaving: list[Piece] = []
        self.still: Surface | None = None  # everything that lies flat and does not move
        self.baked: tuple[object, ...] = ()
        self.ground: Surface | None = None  # what lies under the pieces
        self.grounded: tuple[object, ...] = ()
        self.version = 0  # grows when pieces come, go or change
        self.expected: list[tuple[Look, tuple[int, int]]] = []  # looks of pictures to come
        # Shown where pieces have not been painted yet: a picture, where it is, and the room for it.
        self.backdrop: tuple[Surface, tuple[int, int], Rect] | None = None

    # --- what lies where

    def clear(self) -> None:
        """The table is empty, and nothing is left of its picture."""
        self.version += 1
        self.pieces, self.leaving, self.expected = {}, [], []
        self.still, self.baked, self.backdrop = None, (), None
        self.ground, self.grounded = None, ()

    def reconcile(self, picture: Sequence[PlacedPiece]) -> list[str]:
        """Everything in its place at once. Tells which pieces an animation had left elsewhere."""
        self.version += 1
        now = {placed.id: placed for placed in picture}
        moved = [
            name
            for name, piece in self.pieces.items()
            if name in now and not piece.glide and piece.placed != now[name]
        ]
        self.pieces = {placed.id: Piece(placed) for placed in picture}
        self.leaving = []
        return moved

    def show(self, picture: Sequence[PlacedPiece], ms: float, *, turns: frozenset[str] = frozenset()) -> None:
        """Glide to the next picture within a time; ``turns`` are turned over whatever they look like."""
        if ms <= 0:
            self.reconcile(picture)
            return
        self.version += 1
        self.pieces, self.leaving = arrive(self.pieces, picture, ms, calm=self.calm, turns=turns)

    def rearrange(self, moved: Callable[[PlacedPiece], PlacedPiece]) -> None:
        """The board itself has moved, and what lies on it or is on its way goes with it."""
        self.version += 1
        for piece in [*self.pieces.values(), *self.leaving]:
            before, piece.placed = piece.placed, moved(piece.placed)
            if piece.glide and piece.placed != before:
                piece.glide.rearrange(partial(_carried, before, moved))

    # --- time

    @property
    def moving(self) -> bool:
        return bool(self.leaving) or any(map(_GLIDE, self.pieces.values()))

    def update(self, ms: float) -> None:
        for piece in self.pieces.values():
            if piece.glide:
                piece.glide.pass_time(ms)
                if piece.glide.over:
                    piece.glide, piece.before = None, None
        for piece in self.leaving:
            if piece.glide:
                piece.glide.pass_time(ms)
        self.leaving = [piece for piece in self.leaving if piece.glide and not piece.glide.over]

    def finish(self) -> None:
        """Everything is where it is going."""
        self.version += 1
        for piece in self.pieces.values():
            piece.glide, piece.before = None, None
        self.leaving = []

    # --- drawing

    def draw(
        self, canvas: Canvas, area: Rect, background: Background | None, lifted: Sequence[str] = ()
    ) -> None:
        """The still picture in one piece, then what moves; ``lifted`` pieces are drawn by somebody else."""
        everything = sorted(self.pieces.values(), key=lambda piece: piece.placed.z)
        first_live = next(
            (place for place, piece in enumerate(everything) if piece.glide or piece.placed.id in lifted),
            len(everything),
        )
        self._bake(canvas, area, background, [piece.placed for piece in everything[:first_live]])
        assert self.still is not None
        canvas.blit(self.still, area.topleft)
        self._note(canvas, [*everything, *self.leaving])
        for piece in everything[first_live:]:
            if piece.placed.id not in lifted:
                draw_piece(canvas, *_on_its_way(canvas, piece))
        for piece in self.leaving:
            draw_piece(canvas, piece.placed, piece.look, piece.pose)
        self._paint_ahead(canvas)

    def expect(self, pictures: Sequence[Sequence[PlacedPiece]]) -> None:
        """These pictures will be shown: what is new in them is painted while there is time."""
        once = {id(placed): placed for picture in pictures for placed in picture}  # most are in all of them
        looks = [(placed.look, (placed.width, placed.height)) for placed in once.values()]
        self.expected = list(dict.fromkeys(looks))

    def _paint_ahead(self, canvas: Canvas) -> None:
        if canvas.pace.endless:
            return
        self.expected = [one for one in self.expected if ready(canvas, *one) is None]

    def _bake(
        self, canvas: Canvas, area: Rect, background: Background | None, flat: list[PlacedPiece]
    ) -> None:
        key = (canvas.screen, area.size, area.topleft, background, tuple(flat), self.backdrop is None)
        if self.still is not None and self.baked == key:
            return
        if self.still is None or self.still.get_size() != area.size:
            self.still = Surface(area.size)
        whole = canvas.onto(Surface(canvas.surface.get_size())) if area.topleft != (0, 0) else None
        target = whole or canvas.onto(self.still)
        if background is not None:
            self._lay_ground(target, area, background)
        if self.backdrop:
            with target.clipped(self.backdrop[2]):
                target.blit(*self.backdrop[:2])
        for placed in flat:
            draw_piece(target, placed, placed.look, pose_of(placed), waits=True)
        if whole:
            self.still.blit(whole.surface, (0, 0), area)
        self.baked = () if canvas.pace.late else key
        if self.backdrop and not canvas.pace.late:
            self.backdrop, self.baked = None, ()
            canvas.pace.late = not canvas.pace.endless  # one more frame, without the old picture below

    def _lay_ground(self, canvas: Canvas, area: Rect, background: Background) -> None:
        """The ground in one piece: it changes far less often than the pieces upon it."""
        key = (canvas.screen, area.size, area.topleft, background)
        if self.ground is None or self.grounded != key:
            late, canvas.pace.late = canvas.pace.late, False
            self._paint_ground(canvas, area, background.paint)
            self._keep_ground(canvas.surface, area)
            self.grounded = () if canvas.pace.late else key
            canvas.pace.late = canvas.pace.late or late
            return
        canvas.surface.blit(self.ground, area)

    def _keep_ground(self, drawn: Surface, area: Rect) -> None:
        """In the picture of the last ground if it is as large: a second one is as large as the window."""
        if self.ground is None or self.ground.get_size() != area.size:
            self.ground = Surface(area.size)
        self.ground.blit(drawn, (0, 0), area)

    def _paint_ground(self, canvas: Canvas, area: Rect, paint: Callable[[Canvas, Rect], None]) -> None:
        """What lies under the pieces, as far as its pictures have been read."""
        canvas.surface.fill(SPACE, area)
        try:
            with canvas.art.patiently() if not canvas.pace.endless else nullcontext():
                paint(canvas, area)
        except NotYet:
            canvas.pace.late = True

    def _note(self, canvas: Canvas, pieces: list[Piece]) -> None:
        """Kept pictures are shown, too: the privacy audit reads what every piece shows."""
        if canvas.drawn is None:
            return
        for piece in pieces:
            canvas.drawn += piece.look.shown()


def _carried(placed: PlacedPiece, moved: Callable[[PlacedPiece], PlacedPiece], pose: Pose) -> Pose:
    """A pose of a piece on a board that has moved."""
    there = moved(placed._replace(x=pose.x, y=pose.y))
    return pose._replace(x=there.x, y=there.y)


def _on_its_way(canvas: Canvas, piece: Piece) -> tuple[PlacedPiece, Look, Pose]:
    """A piece, its look and its pose; until it is painted in a new size, enlarged from the one it had."""
    placed, look, pose = piece.placed, piece.look, piece.pose
    size, before = (placed.width, placed.height), piece.size_before
    if before in (None, size) or canvas.shapes.get(("look", look, before)) is None:
        return placed, look, pose
    if ready(canvas, look, size) is not None:
        return placed, look, pose
    smaller = placed._replace(width=before[0], height=before[1])
    return smaller, look, pose._replace(scale=pose.scale * size[0] / before[0])


def painted(canvas: Canvas, look: Look, size: tuple[int, int]) -> Surface:
    """A look as a picture of its own, kept for the next time."""
    key = ("look", look, size)
    kept = canvas.shapes.get(key)
    if kept is not None:
        return kept
    surface = Surface(size, pygame.SRCALPHA)
    began = perf_counter()
    try:
        look.paint(canvas.onto(surface), surface.get_rect())
    finally:
        canvas.pace.spent += (perf_counter() - began) * 1000
    return canvas.shapes.put(key, surface)


def ready(canvas: Canvas, look: Look, size: tuple[int, int]) -> Surface | None:
    """A look as a picture, or None if this frame has no time for it: ``canvas.pace`` is late then."""
    key = ("look", look, size)
    kept = canvas.shapes.get(key)
    pace = canvas.pace
    if kept is not None or pace.endless:
        return kept or painted(canvas, look, size)
    if pace.spent >= pace.patience or canvas.art.awaits(pace.waits.get(key, "")):
        pace.late = True
        return None
    try:
        with canvas.art.patiently():
            drawn = painted(canvas, look, size)
    except NotYet as wait:
        pace.waits[key] = str(wait)
        pace.late = True
        return None
    pace.waits.pop(key, None)
    return drawn


def draw_look(canvas: Canvas, look: Look, rect: Rect) -> None:
    """A look that lies still; it may be missing in a frame that has no time to paint it."""
    drawn = ready(canvas, look, rect.size)
    if drawn is not None:
        canvas.blit(drawn, rect.topleft)


def draw_piece(
    canvas: Canvas, placed: PlacedPiece, look: Look, pose: Pose, *, shadow: bool = False, waits: bool = False
) -> None:
    """A piece in a pose: turned, enlarged, dimmed, or standing on its edge while it is turned over.

    One that ``waits`` may be missing in a frame that has no time to paint it.
    """
    if pose.alpha < 4 or (placed.within and not shadow and _hidden(placed, pose)):
        return
    size = (placed.width, placed.height)
    flat = ready(canvas, look, size) if waits else painted(canvas, look, size)
    if flat is None:
        return
    resting = pose == pose_of(placed)
    angle = round(pose.angle) if resting else round(pose.angle / ANGLE_STEP) * ANGLE_STEP
    scale = round(pose.scale * 50) / 50
    turn = max(0.04, round(pose.turn * 12) / 12)
    name: tuple[object, ...] = ("look", look, size)
    if angle or scale != 1.0 or turn != 1.0:
        name = (*name, angle, scale, turn)
        room = canvas.shapes if resting else canvas.passing
        kept = room.get(name)
        flat = kept or room.put(name, _turned(flat, angle, scale, turn))
    centre = (round(pose.x), round(pose.y))
    if shadow:
        rect = Rect(0, 0, placed.width, placed.height)
        rect.center = (centre[0] + canvas.mm(1), centre[1] + canvas.mm(2))
        canvas.shadow(rect, spread=4.0, strength=150)
    with canvas.clipped(Rect(placed.within)) if placed.within and not shadow else nullcontext():
        canvas.sprite(name, flat, centre, light=pose.light, alpha=round(pose.alpha), passing=not resting)


def _hidden(placed: PlacedPiece, pose: Pose) -> bool:
    """True if a piece is beyond the part of the window in which it can be seen."""
    wide, tall = placed.width * pose.scale, placed.height * pose.scale
    assert placed.within is not None
    return not Rect(placed.within).colliderect(pose.x - wide / 2, pose.y - tall / 2, wide, tall)


def _turned(flat: Surface, angle: float, scale: float, turn: float) -> Surface:
    if turn != 1.0:
        flat = pygame.transform.smoothscale(flat, (max(1, round(flat.get_width() * turn)), flat.get_height()))
    if angle:
        edged = Surface((flat.get_width() + 4, flat.get_height() + 4), pygame.SRCALPHA)
        edged.blit(flat, (2, 2))  # without an empty edge a turned picture has steps along its sides
        return pygame.transform.rotozoom(edged, angle, scale)
    return pygame.transform.rotozoom(flat, 0, scale) if scale != 1.0 else flat


def fan(
    count: int, width: float, card: float, most: float, degrees: float
) -> list[tuple[float, float, float]]:
    """Where the cards of a hand are: shift to the right, drop and angle of each, about the middle."""
    step = min(card * 0.86, (most - card) / max(1, count - 1)) if count > 1 else 0.0
    turn = min(degrees, 12.0 / max(1, count))
    placed = []
    for number in range(count):
        off = number - (count - 1) / 2
        angle = -off * turn
        drop = width * 0.04 * (1 - math.cos(math.radians(off * turn * 3))) * 8
        placed.append((off * step, drop, angle))
    return placed
