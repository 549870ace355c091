"""The shelf of the menu: four boxes with their names on a glass slab."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.drawing.letter_sizes import LEAST, fitting, is_broken, lines_of
from scenes.drawing.rich_text import SMALL, Style
from scenes.drawing.theme import AMBER, AMBER_EDGE, BLACK, INK, STOCK_LIGHT, TEXT, WHITE, Colour, mixed, rgb
from scenes.widgets import marks
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

FRONT = 296 / 388  # width of a box to its height
LARGER = 1.075  # the selected one
SIDE, TOP = 0.1, 0.042  # of the width and of the height
NAME = Style("title", 4.6)
SLAB, SLAB_DARK, SLAB_LINE = rgb("#33478C"), rgb("#141D42"), rgb("#DCE6FF")


class BoxLook(NamedTuple):
    """What is printed on a box, by key, and the colours of its lid and its side."""

    title: str
    name: str
    people: str
    minutes: int
    lid: Colour
    side: Colour
    ship: str = "pieces/saucer_{colour}"  # of a seat


BOXES = {
    "cosmic": BoxLook(
        "menu.title.cosmic", "menu.name.cosmic", "3\u20135", 90, rgb("#8A49A8"), rgb("#41165F")
    ),
    "duel": BoxLook("menu.title.duel", "game.duel", "2", 45, rgb("#5E9FBE"), rgb("#123F5C")),
    "eclipse": BoxLook(
        "menu.title.eclipse",
        "menu.name.eclipse",
        "2\u20136",
        120,
        rgb("#41698F"),
        rgb("#0E2A45"),
        "eclipse/ships/{colour}/cruiser",
    ),
    "firestorm": BoxLook(
        "menu.title.firestorm",
        "menu.name.firestorm",
        "2\u20134",
        50,
        rgb("#B4442A"),
        rgb("#5A160B"),
        "firestorm/ships/{colour}",
    ),
}


class Box(Widget):
    """A game's box, standing; the first press selects it, the second one opens it."""

    role = "button"

    def __init__(
        self, game: str, title: str, name: str, on_press: Callable[[], None], *, selected: bool, here: bool
    ) -> None:
        super().__init__(name)
        self.key = f"box.{game}"
        self.game, self.title, self.on_press, self.selected, self.here = game, title, on_press, selected, here
        self.painted = False  # its picture has been read
        self.size = 0

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        room = self._title_room(rect)
        style = self._style(room.height / 2.3 / ui.screen.px_per_mm / ui.screen.text)
        self.size = fitting(ui.screen, self.title, style, room.size)
        layout = lines_of(ui.screen, self.title, style, room.width, self.size)
        if layout.height > room.height or is_broken(self.title, style, self.size, room.width):
            self.size = 0  # the name stands below the box, too

    def _title_room(self, front: Rect) -> Rect:
        return Rect(
            front.x + round(front.width * 0.06),
            front.y + round(front.height * 0.045),
            round(front.width * 0.88),
            round(front.height * 0.22),
        )

    def _style(self, mm: float = 8.0) -> Style:
        return Style("heavy", max(3.0, mm), STOCK_LIGHT, leading=1.06)

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        front = self.rect
        self._draw_shadow(canvas, front)
        if self.selected:
            canvas.glow(front, spread=3.5, strength=170)
        self._draw_sides(canvas, front)
        light = 1.0 if self.selected else 0.93 if self.hovered else 0.84
        if self.painted:
            canvas.image(f"boxes/{self.game}", front, light=light)
        else:
            canvas.surface.fill(BOXES[self.game].side, front)
        canvas.outline(front, mixed(BOXES[self.game].lid, WHITE, 0.35), 1, 1)
        room = self._title_room(front)
        for shift, colour in ((max(1, canvas.mm(0.4)), BLACK), (0, STOCK_LIGHT)) if self.size else ():
            style = self._style()._replace(colour=colour)
            canvas.text(self.title, room.move(0, shift), style, align="centre", size=self.size)
        if self.selected:
            self._draw_selected(canvas, front)
        if self.focused:
            marks.ring(canvas, front.inflate(canvas.mm(1), canvas.mm(1)), canvas.mm(1))

    def _draw_shadow(self, canvas: Canvas, front: Rect) -> None:
        floor = Rect(front.x, front.bottom - canvas.mm(2), round(front.width * 1.08), canvas.mm(4))
        canvas.shadow(floor, spread=3.0, strength=190, radius=2.0)

    def _draw_sides(self, canvas: Canvas, front: Rect) -> None:
        """Draws the lid above and the side at the right, as they are seen from the left."""
        look, deep, high = BOXES[self.game], round(front.width * SIDE), round(front.height * TOP)
        key = ("box sides", self.game, front.size, self.hovered or self.selected)
        drawn = canvas.shapes.get(key) or canvas.shapes.put(
            key, _sides(front.size, deep, high, look, 0.12 if self.hovered or self.selected else 0.0)
        )
        canvas.blit(drawn, (front.x, front.y - high))

    def _draw_selected(self, canvas: Canvas, front: Rect) -> None:
        width = max(2, canvas.mm(1))
        edge = front.inflate(width, width)
        canvas.outline(edge, AMBER, width, canvas.mm(1.2))
        canvas.outline(edge.inflate(2, 2), AMBER_EDGE, 1, canvas.mm(1.4))
        radius = canvas.mm(3.6)
        centre = (front.right - canvas.mm(1), front.y + canvas.mm(1))
        canvas.circle(centre, radius, AMBER, border=AMBER_EDGE, width=max(1, canvas.mm(0.5)))
        tick = Rect(0, 0, round(radius * 1.3), round(radius * 1.3))
        tick.center = centre
        canvas.icon("tick", tick, INK)


def _sides(size: Size, deep: int, high: int, look: BoxLook, lit: float) -> Surface:
    width, height = size
    out = Surface((width + deep + 1, height + high), pygame.SRCALPHA)
    lid = [(0, high), (deep, 0), (width + deep, 0), (width, high)]
    side = [(width, high), (width + deep, 0), (width + deep, height), (width, height + high - 1)]
    for points, colour in ((lid, mixed(look.lid, WHITE, lit)), (side, mixed(look.side, WHITE, lit))):
        pygame.draw.polygon(out, colour, points)
        pygame.draw.aalines(out, colour, True, points)
    pygame.draw.aaline(out, mixed(look.lid, WHITE, 0.4), (width, high), (width + deep, 0))
    return out


class OpenButton(Button):
    """The button under the selected box, in the amber of what can be done."""

    def _plate(self, canvas: Canvas, rect: Rect) -> None:
        super()._plate(canvas, rect)
        if self.enabled:
            canvas.outline(rect, AMBER, max(1, canvas.mm(0.4)), canvas.mm(3))


class Shelf(Widget):
    """The boxes side by side, their captions below, and a button under the selected one."""

    role = "shelf"
    layered = True

    def __init__(self, boxes: list[Box], captions: list[tuple[Label, Label]], button: Button) -> None:
        super().__init__("", [*boxes, button, *(label for pair in captions for label in pair)])
        self.key = "shelf"
        self.boxes, self.captions, self.button = boxes, captions, button
        self.slab = Rect(0, 0, 0, 0)  # its upper face
        self.edge = 0

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(62)

    def _captions_height(self, ui: Ui, width: int) -> tuple[int, int]:
        names = max(name.measure(ui, width)[1] for name, _ in self.captions)
        return names, max(second.measure(ui, width)[1] for _, second in self.captions)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        pitch, gap = rect.width // len(self.boxes), ui.mm(2)
        names, seconds = self._captions_height(ui, pitch - gap)
        captions_y = rect.bottom - names - seconds
        button = self.button.measure(ui, pitch - gap)
        self.edge = min(ui.mm(7.5), max(ui.mm(4), rect.height // 20))
        depth = min(ui.mm(13), max(ui.mm(6), rect.height // 11))
        button_y = captions_y - ui.mm(1.5) - button[1]
        edge_y = min(button_y + (button[1] - self.edge) // 2, captions_y - ui.mm(1.5) - self.edge)
        self.slab = Rect(rect.x, edge_y - depth, rect.width, depth)
        self._arrange_boxes(ui, pitch, edge_y - round(depth * 0.36))
        for place, (name, second) in enumerate(self.captions):
            x = rect.x + place * pitch + gap // 2
            name.arrange(ui, Rect(x, captions_y, pitch - gap, names))
            second.arrange(ui, Rect(x, captions_y + names, pitch - gap, seconds))
        chosen = next((place for place, box in enumerate(self.boxes) if box.selected), 0)
        spot = Rect(0, button_y, min(max(button[0], ui.mm(34)), pitch - gap), button[1])
        spot.centerx = rect.x + chosen * pitch + pitch // 2
        self.button.arrange(ui, spot)

    def _arrange_boxes(self, ui: Ui, pitch: int, floor: int) -> None:
        room = floor - self.rect.y - ui.mm(4)
        tall = min(room / (1 + TOP), (pitch - ui.mm(5)) / (1 + SIDE) / FRONT)
        for place, box in enumerate(self.boxes):
            height = tall if box.selected else tall / LARGER
            front = Rect(0, 0, round(height * FRONT), round(height))
            middle = self.rect.x + place * pitch + pitch // 2
            front.midbottom = (middle - round(front.width * SIDE / 4), floor)
            box.arrange(ui, front)

    def draw(self, canvas: Canvas) -> None:
        slab, edge = self.slab, self.edge
        key = ("shelf", slab.size, edge)
        drawn = canvas.shapes.get(key) or canvas.shapes.put(key, _slab(slab.size, edge))
        canvas.blit(drawn, slab.topleft)


def _shaded(size: Size, top: tuple[int, int, int, int], bottom: tuple[int, int, int, int]) -> Surface:
    """A rectangle that shades downwards; two rows scaled up are far quicker than filling each row."""
    rows = Surface((2, 2), pygame.SRCALPHA)
    rows.fill(top, Rect(0, 0, 2, 1))
    rows.fill(bottom, Rect(0, 1, 2, 1))
    return pygame.transform.smoothscale(rows, size)


def _slab(size: Size, edge: int) -> Surface:
    """A glass board seen from above: lighter towards the front, a bright line where it ends."""
    width, depth = size
    slant = round(depth * 0.8)
    out = Surface((width, depth + edge), pygame.SRCALPHA)
    out.blit(_shaded(size, (*SLAB_DARK, 170), (*SLAB, 245)), (0, 0))
    for x, way in ((0, 1), (width, -1)):  # seen from the middle, it is narrower behind
        pygame.draw.polygon(out, (0, 0, 0, 0), [(x, 0), (x + way * slant, 0), (x, depth)])
    out.blit(_shaded((width, edge), (*SLAB, 250), (*SLAB_DARK, 250)), (0, depth))
    out.fill((*SLAB_LINE, 235), Rect(0, depth, width, max(1, edge // 16)))
    return out


def caption(ui: Ui, game: str, *, selected: bool, here: bool, short: bool) -> tuple[Label, Label]:
    """The name of a box, and below it for how many people and minutes, or that it is on its way.

    A ``short`` one leaves people and minutes out.
    """
    look = BOXES[game]
    style = NAME._replace(colour=AMBER if selected else TEXT)
    name = Label(ui.say(look.name), style, align="centre", middle=False, least=LEAST)
    facts = ui.say("menu.facts", people=look.people, minutes=look.minutes)
    second = facts if here else ui.say("menu.on_its_way")
    second = "" if short and here else second
    return name, Label(second, SMALL, align="centre", middle=False)
