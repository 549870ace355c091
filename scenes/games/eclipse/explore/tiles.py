"""The pictures of exploring: one way to lay the tile as a card, and the tile over its place on the map."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect
from pygame.transform import scale

from game.eclipse import pieces
from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, AMBER_EDGE, DEEP, LINE, LINE_BRIGHT, TEXT, TEXT_QUIET, Colour
from scenes.games.eclipse.explore.edge_joins import JOIN, OPEN, SHUT, Edge
from scenes.games.eclipse.looks.hexes import SectorLook, outline
from scenes.games.eclipse.trays.cards import Again, Card, figure
from scenes.games.eclipse.zones import SIDE, edge
from scenes.shell.gestures import Gesture, Kind
from scenes.table.looks.drawing import about, code, tick_badge, vector
from scenes.table.map.camera import CameraView
from scenes.table.map.on_map import OnMap
from scenes.table.stage.stage import ready
from scenes.widgets import marks
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

TITLE = Style("title", 5.0, TEXT, 1.05)
TO = Style("body", 3.4, TEXT_QUIET, 1.1)
KEYS = 11.0  # millimetres of the keys that turn it


# --- the six turns


class TurnCard(Card):
    """One way to lay the tile: a small hex with its edges, how many it joins, and which."""

    def __init__(
        self, key: str, turn: int, found: tuple[Edge, ...], title: str, names: str, brief: str, *,
        press: Again, inspect: Again, chosen: bool, why: str, hotkey: str,
    ) -> None:  # fmt: skip
        super().__init__(
            f"{60 * turn}°: {title}. {names}",
            key,
            press,
            chosen=chosen,
            why=why,
            hotkey=hotkey,
            on_inspect=inspect,
        )
        self.turn, self.found, self.title, self.names = turn, found, title, names
        self.brief = brief  # the numbers of the sectors only, where their names have no room

    def face(self, canvas: Canvas, rect: Rect) -> None:
        pad = canvas.mm(1.6)
        room = rect.inflate(-2 * pad, -2 * pad)
        if room.width > 1.5 * room.height:
            side = min(room.height, round(room.width * 0.46))
            self._hex(canvas, Rect(room.x, room.centery - side // 2, side, side))
            words = Rect(room.x + side + pad, room.y, room.width - side - pad, room.height)
            self._words(canvas, words, "left")
            return
        side = min(round(room.height * 0.56), room.width)
        self._hex(canvas, Rect(room.centerx - side // 2, room.y, side, side))
        self._words(canvas, Rect(room.x, room.y + side, room.width, room.height - side), "centre")

    def _hex(self, canvas: Canvas, box: Rect) -> None:
        small_hex(canvas, box, self.found, able=self.enabled)
        middle = about(box.center, box.width * 0.34, box.height * 0.17)
        figure(canvas, f"{60 * self.turn}°", middle, TEXT if self.enabled else TEXT_QUIET)

    def _words(self, canvas: Canvas, room: Rect, align: str) -> None:
        style = TITLE if self.enabled else TITLE._replace(colour=TEXT_QUIET)
        line = min(canvas.mm(6.4), room.height // 2)
        above = Rect(room.x, room.y, room.width, line)
        below = Rect(room.x, above.bottom, room.width, room.height - line)
        if align == "left":
            high = min(room.height, line + canvas.mm(9))
            above.y = room.centery - high // 2
            below = Rect(room.x, above.bottom, room.width, room.bottom - above.bottom)
        size = fitting(canvas.screen, self.title, style, above.size, least=3.0, lines=1)
        canvas.text(self.title, above, style, size=size, align=align)
        size = fitting(canvas.screen, self.names, TO, below.size)
        fits = lines_of(canvas.screen, self.names, TO, below.width, size).height <= below.height
        names = self.names if fits else self.brief
        canvas.text(names, below, TO, size=size, align=align, middle=False)


def small_hex(canvas: Canvas, box: Rect, found: tuple[Edge, ...], *, able: bool) -> None:
    """The outline of a tile with the marks of its edges: form first, colour second."""
    key = ("eclipse turn", tuple(each.state for each in found), able)
    vector(canvas, box, key, lambda w, h: _turned(w, found, able=able))
    radius = box.width * 0.4
    for direction, each in enumerate(found):
        if each.state == JOIN and able:
            x, y = edge(direction)
            tick_badge(canvas, (box.centerx + x * radius, box.centery + y * radius), box.width * 0.19)


def _turned(width: int, found: tuple[Edge, ...], *, able: bool) -> str:
    middle, radius = width / 2, width * 0.4
    line = code(AMBER if able else LINE)
    out = (
        f'<polygon points="{outline(middle, middle, radius)}" fill="{code(DEEP)}" stroke="{line}" '
        f'stroke-width="{max(1.0, width * 0.022):.2f}"/>'
    )
    for direction, each in enumerate(found):
        x, y = edge(direction)
        out += _end(each.state, middle + x * radius, middle + y * radius, width * 0.07, able=able)
    return out


def _end(state: str, x: float, y: float, radius: float, *, able: bool) -> str:
    """A join is a full ring, a dead end a barred one, an open end a dotted one."""
    if not state:
        return ""
    colour: Colour = AMBER_EDGE if state == JOIN else LINE_BRIGHT if able else LINE
    thick = max(1.0, radius * 0.3)
    ring = (
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" fill="{code(DEEP)}" stroke="{code(colour)}" '
        f'stroke-width="{thick:.2f}"'
    )
    if state == OPEN:
        dash = 2 * math.pi * radius / 10
        return f'{ring} stroke-dasharray="{dash:.2f} {dash:.2f}"/>'
    bar = radius * 0.8
    slash = (
        f'<path d="M{x - bar:.2f},{y + bar:.2f}L{x + bar:.2f},{y - bar:.2f}" stroke="{code(colour)}" '
        f'stroke-width="{thick:.2f}"/>'
    )
    return f"{ring}/>{slash if state == SHUT else ''}"


# --- the tile on the map


class DrawnTile(OnMap):
    """The tile over its place: a press, the wheel or two fingers turn it to the next turn that fits."""

    role = "tile"
    layered = True

    def __init__(
        self, name: str, face: int, turn: int, found: tuple[Edge, ...], spot: Rect, sight: CameraView,
        area: Rect, turn_by: Callable[[int], None], inspect: Again, keys: list[Button], near: list[Rect],
        far: list[Rect], panels: list[Rect],
    ) -> None:  # fmt: skip
        super().__init__(name, list(keys), spot, sight)
        self.key, self.face, self.turn, self.found = "drawn_tile", face, turn, found
        self.area, self.turn_by, self.inspect, self.keys = area, turn_by, inspect, keys
        self.near, self.far, self.panels = near, far, panels  # other tiles, and what lies over the map
        self.twisted = 0.0
        self.rect = spot

    def arrange(self, ui: Ui, rect: Rect) -> None:
        """The keys stand beside the tile, never upon it, and upon no other if there is a place without."""
        self.rect, self.ui = self.spot, ui
        side, gap = max(ui.mm(KEYS), ui.screen.least), ui.mm(3)
        room = self._beside(2 * side + gap, side, gap)
        for place, key in enumerate(self.keys):
            key.arrange(ui, Rect(room.x + place * (side + gap), room.y, side, side))

    def _beside(self, wide: int, tall: int, gap: int) -> Rect:
        """Room for the keys: above the tile, below it, at its right or left, where the fewest others are.

        Above it they give way to a panel.
        """
        spot, area = self.spot, self.area
        middle, left, above = spot.centery - tall // 2, spot.centerx - wide // 2, spot.y - tall - gap
        aside = [panel.right + gap for panel in self.panels if left < panel.right + gap < spot.right]
        corners = (
            (left, above), *((x, above) for x in aside), (left, spot.bottom + gap),
            (spot.right + gap, middle), (spot.x - wide - gap, middle),
        )  # fmt: skip
        rooms = [Rect(corner, (wide, tall)) for corner in corners]
        inside = [room for room in rooms if area.contains(room) and room.collidelist(self.panels) < 0]
        if not inside:
            return Rect((left, spot.bottom + gap), (wide, tall)).clamp(area)
        others = [self._moved(other) for other in (*self.near, *self.far)]
        return min(inside, key=lambda room: len(room.collidelistall(others)))

    def _moved(self, other: Rect) -> Rect:
        """Where another tile is now: the map has moved with this one."""
        now, first = self.spot, self.first_spot
        return other.move(now.centerx - first.centerx, now.centery - first.centery)

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        if action == "inspect":
            self.inspect()
        else:
            self.turn_by(1)

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.WHEEL:
            self.turn_by(1 if gesture.amount < 0 else -1)
            return True
        if gesture.kind is not Kind.TWIST:
            return False
        self.twisted += gesture.amount
        if abs(self.twisted) >= 30:
            self.turn_by(1 if self.twisted > 0 else -1)
        return True

    def inherit(self, old: Widget) -> None:
        if isinstance(old, DrawnTile):
            self.twisted = old.twisted if old.turn == self.turn else 0.0

    def draw(self, canvas: Canvas) -> None:
        with canvas.clipped(self.area):
            box = self.spot
            for away in self.far if box.size == self.first_spot.size else ():  # not while the map is zoomed
                vector(canvas, self._moved(away), "eclipse far", _shade)
            canvas.shadow(box.inflate(-box.width // 5, -box.height // 6), spread=6.0, strength=200)
            holes = pieces.turned(pieces.HOLES[self.face], self.turn)
            ways = sum(1 << place for place, each in enumerate(self.found) if each.state == JOIN)
            tile = ready(canvas, SectorLook(self.face, holes, ways), self.first_spot.size)
            if tile is not None:
                canvas.blit(tile if tile.get_size() == box.size else scale(tile, box.size), box.topleft)
            self._marks(canvas, box)
        if self.focused:
            marks.ring(canvas, self.spot, canvas.mm(3))

    def _marks(self, canvas: Canvas, box: Rect) -> None:
        """An amber edge, and the joins as closed rings with a tick."""
        radius = box.width / 2
        centre = (box.x + radius, box.y + radius * SIDE / 2)
        vector(canvas, box, "eclipse lifted", lambda w, h: (
            f'<polygon points="{outline(w / 2, w / 2 * SIDE / 2, w / 2 - 1.5)}" fill="none" '
            f'stroke="{code(AMBER)}" stroke-width="{max(2.0, w * 0.014):.2f}"/>'
        ))  # fmt: skip
        for direction, each in enumerate(self.found):
            x, y = edge(direction)
            place = (centre[0] + x * radius, centre[1] + y * radius)
            size = radius * 0.42
            if each.state == JOIN:
                ring = about(place, size)
                canvas.outline(ring, AMBER, max(2, canvas.mm(0.7)), ring.width / 2)
                tick_badge(
                    canvas, (place[0] + size * 0.4, place[1] + size * 0.3), max(size * 0.5, canvas.mm(3.4))
                )
            elif each.state == SHUT:
                vector(canvas, about(place, size), "eclipse shut", _barred)


def _shade(width: int, height: int) -> str:
    """What is too far away to be joined is half as bright, wall and all."""
    middle = width / 2 * SIDE / 2
    wall = height - 2 * middle
    right, left = width * 0.75, width * 0.25
    return (
        f'<polygon points="{width},{middle} {width},{middle + wall} {right},{height} {left},{height} '
        f'0,{middle + wall} 0,{middle} {left},0 {right},0" fill="{code(DEEP)}" fill-opacity="0.5"/>'
    )


def _barred(width: int, height: int) -> str:
    return _end(SHUT, width / 2, width / 2, width * 0.36, able=True)
