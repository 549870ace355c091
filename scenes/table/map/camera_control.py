"""The camera in hands: gestures, keys and time move it, and the stage follows."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.core.events import Event
from game.core.prompts import Prompt
from game.core.table import Seat, Table
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table.map.camera import FIT, NOTCH, Camera, CameraView
from scenes.table.map.magnifier import PLAIN, UNIT, extent_of
from scenes.table.map.on_map import OnMap
from scenes.table.stage.piece import PlacedPiece

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.board.board import Board
    from scenes.table.game_table import GameTable
    from scenes.table.stage.director import Director
    from scenes.widgets.context import Ui
    from scenes.widgets.focus import Focus

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
STEP_MM = 24.0  # that an arrow key moves the map
EDGE_MM, EDGE_SPEED = 14.0, 0.12  # a piece dragged so near the edge moves the map, in mm of a millisecond
PANNING = (Kind.MOVE, Kind.DROP, Kind.FLICK, Kind.CANCEL, Kind.UP)


class CameraControl:
    """What a table does with its camera; nothing at all where a game's board has no map."""

    def __init__(
        self,
        ui: Ui,
        table: GameTable[Any],
        director: Director,
        focus: Focus,
        *,
        view: Callable[[], Table],
        rebuild: Callable[[], None],
        handle: Callable[[Gesture], bool],
    ) -> None:
        """``view`` is the table as it is seen now; ``handle`` takes a key that turned out to be a press."""
        self.ui, self.director, self.stage, self.focus = ui, director, director.stage, focus
        self.view, self.rebuild, self.pass_on = view, rebuild, handle
        self.own_map = table.map is not None
        self.map = table.map or PLAIN
        self.board: Board | None = None  # that lies under the camera
        self.camera = Camera()
        if not self.own_map:
            self.camera.least = UNIT
        self.drawn: CameraView | None = None  # as the pieces of the stage lie now
        self.grip: Point | None = None  # where the hand was last
        self.pointer = 0
        self.way = (0.0, 0.0)  # of the hand's last step
        self.shot: tuple[Surface, CameraView] | None = None  # the map before it is zoomed
        self.last_shot: tuple[Surface, CameraView] | None = None
        self.restless = False  # the tree is to be laid anew when the camera is at rest
        self.space: Gesture | None = None  # the key went down over the map: perhaps to drag it
        self.waits = True  # for that

    # --- what is seen

    @property
    def here(self) -> bool:
        """There is a map, or a table is seen larger than it usually is."""
        return self.map.is_shown(self.view()) if self.own_map else self.magnifies

    @property
    def magnifies(self) -> bool:
        """A table that is no map does not lie as it usually does."""
        moved = self.camera.stop != FIT or self.camera.moving
        return not self.own_map and self.camera.sight is not None and moved

    def moves_by(self, piece: str) -> bool:
        """True if the map moves when this piece of it is dragged."""
        return not self.map.is_loose(piece)

    def sight(self, seat: Seat, area: Rect, question: Prompt[Any] | None = None) -> CameraView | None:
        """What a seat sees of the map in an area, as it is now; what a question is about is kept in sight."""
        camera = self.camera
        camera.calm = self.ui.settings.reduced_motion
        waits = self.director.busy or camera.zooming
        mm = self.ui.screen.px_per_mm
        attended = self.map.attends(question, self.view(), area, mm) if question else None
        was_zooming = camera.zooming
        extent = self.map.extent(self.view()) if self.own_map else extent_of(area, mm)
        seen = camera.see(extent, area, mm, seat, waits=waits, attended=attended)
        if not self.own_map and not self.magnifies:
            return None
        if camera.zooming and not was_zooming:
            self._shoot()
        self.restless = self.restless or camera.glide is not None
        return camera.glide[0] if camera.glide is not None and camera.zooming else seen

    def attend(self, event: Event, view: Table) -> None:
        """Look where something happens."""
        place = self.map.happens(event, view) if self.here else None
        if place is not None:
            self.camera.show(place)
            self.restless = self.restless or self.camera.moving

    def settled(self, board: Board, sight: CameraView | None) -> None:
        """The stage has been laid for this sight, with this board upon it."""
        self.board, self.drawn = board, sight

    @property
    def moving(self) -> bool:
        return self.here and (self.camera.moving or self.restless)

    # --- gestures

    def claims(self, pos: Point) -> bool:
        """The map takes part in what begins upon it."""
        return self.here and self.camera.area.collidepoint(pos)

    def follows(self, gesture: Gesture) -> bool:
        """The hand that holds the map moves; nothing else on the screen is concerned. A touch stops it."""
        if gesture.kind is Kind.DOWN and self.camera.speed != (0.0, 0.0):
            self.camera.release()
            return False
        if gesture.kind is Kind.PART and self.camera.held and self.grip is None:
            self.camera.release()
            self.restless = True
            return True
        if self.grip is None or gesture.kind is not Kind.MOVE or gesture.pointer != self.pointer:
            return False
        self._drag(gesture.pos)
        return True

    def handle(self, gesture: Gesture) -> bool:
        """A gesture that no piece wants."""
        if not self.here or self.camera.sight is None:
            return False
        if gesture.kind is Kind.DRAG and self.claims(gesture.start):
            self._grasp(gesture)
            return True
        if self.grip is not None and gesture.kind in PANNING:
            self._let_go(gesture)
            return gesture.kind is not Kind.UP
        if not self.claims(gesture.pos):
            return False
        return self._zooms(gesture)

    def begins(self, gesture: Gesture) -> bool:
        """A gesture upon a table that is no map and lies as usual: it is seen larger from now on."""
        if self.own_map or self.here or self.camera.sight is None:
            return False
        least = {Kind.WHEEL: 0.0, Kind.PINCH: 1.0, Kind.DOUBLE_TAP: -1.0}.get(gesture.kind)
        if least is None or gesture.amount <= least or not self.camera.area.collidepoint(gesture.pos):
            return False
        self.drawn = self.camera.sight
        done = self._zooms(gesture)
        self.rebuild()
        return done

    def forget(self) -> None:
        """The board lies in another way: no picture of it is of use any more."""
        self.stage.backdrop = self.shot = self.last_shot = None

    def _zooms(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.WHEEL:
            self.zoom(NOTCH**gesture.amount, gesture.pos)
        elif gesture.kind is Kind.PINCH:
            self.zoom(gesture.amount, gesture.pos)
        elif gesture.kind is Kind.PAN:
            self.camera.grasp()
            self.camera.pan(gesture.pos[0] - gesture.start[0], gesture.pos[1] - gesture.start[1])
            self.follow()
        elif gesture.kind is Kind.DOUBLE_TAP:
            self.camera.step(1, gesture.pos)
            self._begin_zoom()
        else:
            return False
        return True

    def _grasp(self, gesture: Gesture) -> None:
        self.camera.grasp()
        self.grip, self.pointer, self.space = gesture.start, gesture.pointer, None
        self._drag(gesture.pos)

    def _drag(self, pos: Point) -> None:
        assert self.grip is not None
        across, down = pos[0] - self.grip[0], pos[1] - self.grip[1]
        if (across, down) == (0, 0):
            return
        self.way, self.grip = (across, down), pos
        self.camera.pan(across, down)
        self.follow()

    def _let_go(self, gesture: Gesture) -> None:
        self.grip = None
        far = math.hypot(*self.way)
        if gesture.kind is Kind.FLICK and far:
            speed = gesture.amount * self.camera.mm / 1000
            self.camera.release((self.way[0] / far * speed, self.way[1] / far * speed))
        else:
            self.camera.release()
        self.restless = True

    def key(self, gesture: Gesture) -> bool:
        """Arrows move the map, with Ctrl also while a piece has the focus; Space over it waits for what

        the mouse does.
        """
        if gesture.key == "space" and gesture.kind in (Kind.KEY, Kind.KEY_UP):
            return self._space(gesture)
        if gesture.kind is not Kind.KEY:
            return False
        if gesture.key == "+" and not self.here:
            middle = self.camera.area.center
            return self.begins(Gesture(Kind.WHEEL, middle, middle, amount=2.0))
        loose = self.focus.at is None and self.own_map
        if not self.here or gesture.key not in ARROWS or not (loose or gesture.control):
            return False
        way, far = ARROWS[gesture.key], STEP_MM * self.camera.mm
        self.camera.shift(way[0] * far, way[1] * far)
        self.restless = True
        return True

    def _space(self, gesture: Gesture) -> bool:
        """With the mouse over the map the key counts when it is let go, unless the map was dragged."""
        typing = self.focus.at is not None and self.focus.at.edits
        if gesture.kind is Kind.KEY and self.waits and self.claims(gesture.pos) and not typing:
            self.space = gesture
            return True
        waited, self.space = self.space, None
        if waited is None or gesture.kind is not Kind.KEY_UP:
            return False
        self.waits = False
        done = self.pass_on(waited)
        self.waits = True
        return done

    # --- what buttons and keys do

    def zoom(self, factor: float, pos: Point | None = None) -> None:
        """Makes the map larger or smaller at once."""
        before = self.camera.sight
        self._shoot()
        self.camera.zoom(factor, pos or self.camera.area.center)
        self._landed()
        if self.camera.sight == before and self.camera.at_end:
            self.ui.toasts.say(
                self.ui.say("table.camera.no_larger" if factor > 1 else "table.camera.no_smaller")
            )

    def go(self, stop: str) -> None:
        """Glide to a stop; where all is in sight already, its button at least is on."""
        self.camera.go(stop)
        self._begin_zoom()
        if not self.camera.moving:
            self.rebuild()

    def reveal(self, rect: Rect) -> None:
        """Bring a piece of the map into view."""
        self.camera.reveal(rect)
        self.restless = self.restless or self.camera.moving

    def edge_pan(self, held: tuple[float, float], ms: float) -> bool:
        """A piece in hand near the edge moves the map; True if it did."""
        area, near = self.camera.area, EDGE_MM * self.camera.mm
        across = (held[0] > area.right - near) - (held[0] < area.left + near)
        down = (held[1] > area.bottom - near) - (held[1] < area.top + near)
        beyond = self.camera.stop != FIT  # there is something that is not seen
        if not (self.here and beyond and area.collidepoint(held) and (across or down)):
            return False
        before = self.camera.sight
        assert before is not None
        step = EDGE_SPEED * self.camera.mm * ms
        self.camera.pan(-across * step, -down * step)
        self.camera.sight = self.camera.clamped(self.camera.sight or before)
        return self.camera.sight != before

    # --- time

    def update(self, ms: float) -> None:
        if not self.here and not self.restless:
            return
        was_zooming = self.camera.zooming
        if self.camera.update(ms):
            self._carry()
            if was_zooming and not self.camera.zooming:
                self._landed()
            elif not was_zooming:
                self.follow()
        if self.restless and not self.camera.moving and not self.focus.held:  # a hand keeps what it holds
            self.restless = False
            if not self.director.busy:
                self.rebuild()

    def _begin_zoom(self) -> None:
        """A glide to another size shows a picture of the map until it is there."""
        self._shoot()
        self.restless = True
        if not self.camera.zooming:
            self._landed()

    def _shoot(self) -> None:
        still, area = self.stage.still, self.camera.area
        if self.stage.backdrop is not None and self.last_shot is not None:
            self.shot = self.last_shot  # nothing has been drawn since
            return
        if still is None or self.drawn is None or not still.get_rect().contains(area):
            return
        self.shot = self.last_shot = (still.subsurface(area).copy(), self.drawn)

    def _landed(self) -> None:
        """The size is another one: pieces are painted anew, on the picture of how they were."""
        seen = self.camera.sight
        if self.shot and seen:
            self.stage.backdrop = (*scaled(*self.shot, seen, self.camera.area), self.camera.area.copy())
        self.shot = None
        self.follow()
        self.restless = True

    def follow(self) -> None:
        """All pieces of the map go where the camera sees them now."""
        before, now = self.drawn, self.camera.sight
        if before is None or now is None or before == now:
            return
        area = self.camera.area

        def moved(placed: PlacedPiece) -> PlacedPiece:
            return moved_with_camera(placed, before, now, area) if placed.within else placed

        self.stage.rearrange(moved)
        self.director.rearrange(moved)
        if self.board:
            self.board.rearrange(moved)
        self.drawn = now
        self._carry()

    def _carry(self) -> None:
        """What lies on the map and is no piece goes with it, too."""
        assert self.camera.sight is not None
        for part in self.focus.root.walk():
            if isinstance(part, OnMap):
                part.seen(self.camera.sight, self.camera.area)

    # --- drawing

    def draw(self, canvas: Canvas) -> bool:
        """The map while it is being zoomed, from its picture; False if it is drawn piece by piece."""
        seen, stage = self.camera.sight, self.stage
        if not (self.camera.zooming and self.shot and seen and stage.still):
            return False
        canvas.blit(stage.still, (0, 0))
        if stage.ground is not None:
            canvas.surface.blit(stage.ground, self.camera.area, self.camera.area)
        with canvas.clipped(self.camera.area):
            canvas.blit(*scaled(*self.shot, seen, self.camera.area))
        return True


def moved_with_camera(placed: PlacedPiece, before: CameraView, now: CameraView, area: Rect) -> PlacedPiece:
    """A piece of the map where it is seen now."""
    x, y = now.point(area, *before.place(area, (placed.x, placed.y)))
    if before.unit == now.unit:
        return placed._replace(x=x, y=y)
    share = now.unit / before.unit
    return placed._replace(
        x=x, y=y, width=max(1, round(placed.width * share)), height=max(1, round(placed.height * share))
    )


def scaled(picture: Surface, then: CameraView, now: CameraView, area: Rect) -> tuple[Surface, Point]:
    """A picture of the area as it would look in another sight, and where it is."""
    share = now.unit / then.unit
    if share <= 1:
        left, top = now.point(area, *then.place(area, area.topleft))
        size = (max(1, round(area.width * share)), max(1, round(area.height * share)))
        return pygame.transform.scale(picture, size), (round(left), round(top))
    x, y = then.point(area, *now.place(area, area.topleft))
    part = Rect(round(x - area.x), round(y - area.y), round(area.width / share), round(area.height / share))
    part.clamp_ip(picture.get_rect())
    return pygame.transform.scale(picture.subsurface(part), area.size), area.topleft
