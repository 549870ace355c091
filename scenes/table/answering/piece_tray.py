"""Things to choose in a tray: pieces that lie nowhere on the table, cards that stand up to be read."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.rich_text import TITLE
from scenes.drawing.theme import AMBER, AMBER_EDGE, INK, LINE_BRIGHT
from scenes.table.answering.button_tray import CourseTray
from scenes.table.game_table import GameTable, T, Watching
from scenes.table.stage.stage import draw_look
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Grid, Panel, Row
from scenes.widgets.free_spot import clear_spot
from scenes.widgets.label import Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.stage.piece import Look
    from scenes.widgets.context import Ui

HEADING = TITLE._replace(mm=4.4)
OFFER = (20.0, 28.0)  # millimetres of a card in the tray
LARGER = (2.0, 1.5)  # so much of it where there are few cards, which are to be read
TALLEST, COVERED = 0.6, 0.45  # of the table's height, and of the table (docs/ux 4.15)
SMALLER = (1.0, 0.8, 0.65, 0.5)  # so much of it where there are many
MORE_ROWS = 3  # than needed, if a broad tray finds no room
GAP = 2.0  # millimetres between a tray and what it keeps clear of
WORDS = 56.0  # millimetres that the heading takes beside the cards


class TraySlot(Widget):
    """A tray at the lower edge of a rectangle, as tall as its content; at most it reaches up to ``top``."""

    layered = True

    def __init__(self, child: Widget, area: Rect, top: int) -> None:
        super().__init__("", [child])
        self.key = "tool"
        self.area, self.top = area, top
        self.taken: Sequence[Rect] = ()
        self.room = area

    def keep_clear(self, taken: Sequence[Rect], room: Rect) -> None:
        """It goes elsewhere in a room, or gets smaller, if it would cover what is taken."""
        self.taken, self.room = taken, room

    def arrange(self, ui: Ui, rect: Rect) -> None:
        tray, size = self.children[0], (self.area.width, self.area.bottom - self.top)
        self.rect = self._spot(ui, size)
        while isinstance(tray, OfferTray | CourseTray) and not self._is_clear(ui) and tray.shrink():
            self.rect = self._spot(ui, self.room.size)
        tray.arrange(ui, self.rect)

    def _spot(self, ui: Ui, most: tuple[int, int]) -> Rect:
        """Where the tray lies as it is now, if it is not larger than this."""
        wide, tall = self.children[0].measure(ui, most[0])
        home = Rect(0, 0, min(wide, most[0]), min(tall, most[1]))
        home.midbottom = self.area.midbottom
        home = home.clamp(self.room) if self.taken else home
        return clear_spot(home, self.taken, self.room, max(2, ui.mm(GAP)))

    def _is_clear(self, ui: Ui) -> bool:
        """All of it is there, and over nothing that is taken."""
        whole = self.children[0].measure(ui, self.rect.width)[1] <= self.rect.height
        return whole and self.rect.collidelist(list(self.taken)) < 0

    def claims(self, pos: tuple[int, int]) -> bool:
        """What lies under the tray is out of reach."""
        return self.rect.collidepoint(pos)


class PressableLook(Widget):
    """A look that can be pressed: chosen ones have an amber edge and a tick."""

    role = "button"

    def __init__(
        self,
        look: Look,
        size: tuple[float, float],
        name: str,
        on_press: Callable[[], None] | None,
        *,
        chosen: bool = False,
        key: str = "",
        on_inspect: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(name)
        self.look, self.size, self.chosen, self.key = look, size, chosen, key
        self.on_press, self.on_inspect = on_press, on_inspect

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.mm(self.size[0]))
        return wide, round(wide * self.size[1] / self.size[0])

    def actions(self) -> list[str]:
        found = ["press"] if self.on_press else []
        return [*found, "inspect"] if self.on_inspect else found

    def act(self, action: str) -> None:
        done = self.on_inspect if action == "inspect" else self.on_press
        if done:
            done()

    @property
    def box(self) -> Rect:
        """Where the look is: as large as its shape allows."""
        share = min(self.rect.width / self.size[0], self.rect.height / self.size[1])
        box = Rect(0, 0, max(4, round(self.size[0] * share)), max(4, round(self.size[1] * share)))
        box.center = self.rect.center
        return box

    def draw(self, canvas: Canvas) -> None:
        box = marks.sunk(self.box, self.pressed)
        draw_look(canvas, self.look, box)
        if canvas.drawn is not None:
            canvas.drawn += self.look.shown()
        if self.chosen or (self.hovered and self.on_press):
            edge, colour = box.inflate(canvas.mm(1), canvas.mm(1)), AMBER if self.chosen else LINE_BRIGHT
            canvas.outline(edge, colour, max(2, canvas.mm(0.7)), canvas.mm(2))
        if self.chosen:
            self._tick(canvas, box)
        if self.focused:
            marks.ring(canvas, box, canvas.mm(2))

    def _tick(self, canvas: Canvas, box: Rect) -> None:
        size = canvas.mm(5.5)
        canvas.circle(box.topright, size // 2, AMBER, border=AMBER_EDGE)
        icon = Rect(0, 0, round(size * 0.66), round(size * 0.66))
        icon.center = box.topright
        canvas.icon("tick", icon, INK)


class CloseGrid(Grid):
    """Equal cells, as wide as the widest of their children needs."""

    def measure(self, ui: Ui, width: int) -> Size:
        cell = max(child.measure(ui, width)[0] for child in self.children)
        close = self.columns * cell + ui.mm(self.gap) * (self.columns - 1)
        return super().measure(ui, min(width, close))


class OfferTray(Panel):
    """The pieces of a question that lie nowhere on the table, each to be pressed or inspected."""

    def __init__(
        self,
        ui: Ui,
        table: GameTable[T],
        names: Sequence[str],
        builder: AnswerBuilder,
        view: T,
        watching: Watching,
        again: Callable[[], None],
    ) -> None:
        room = watching.area.width / ui.screen.px_per_mm, watching.area.height / ui.screen.px_per_mm
        read = all(name.startswith("card:") for name in names)
        self.forms = [*(_large_forms(len(names), *room) if read else ()), *_forms(len(names), *room)]
        columns, size = self.forms.pop(0)
        self.cards: list[PressableLook] = []
        for name in names:
            look, title = table.piece(name, view, watching)
            on_inspect = looking_at(ui, table, name, view, watching)
            chosen = builder.chosen is not None and builder.chosen.piece == name
            press = taking(builder, name, again)
            self.cards.append(
                PressableLook(look, size, title, press, chosen=chosen, key=name, on_inspect=on_inspect)
            )
        also = any(piece not in names for piece in builder.pieces)
        self.heading = Label(ui.say("table.offer_also" if also else "table.offer"), HEADING)
        super().__init__(self._rows(columns), 4)

    def _rows(self, columns: int) -> Widget:
        """The cards beside the heading, or in rows below it."""
        if columns >= len(self.cards):
            return Row(self.heading, *self.cards, gap=4, align="middle")
        return Column(self.heading, CloseGrid(self.cards, columns=columns, gap=3), gap=2)

    def shrink(self) -> bool:
        """Lay the cards in another form that needs less room; False if there is none left."""
        if not self.forms:
            return False
        columns, size = self.forms.pop(0)
        for card in self.cards:
            card.size = size
        self.children = [self._rows(columns)]
        return True


Form = tuple[int, tuple[float, float]]  # how many cards lie in a row, and how large they are


def _large_forms(count: int, wide: float, tall: float) -> Iterator[Form]:
    """Cards as large as in a hand beside the heading, so that nobody need inspect them to choose."""
    for share in LARGER:
        size = OFFER[0] * share, OFFER[1] * share
        across, high = count * (size[0] + 4) + WORDS, size[1] + 12
        if across <= wide and high <= tall * TALLEST and across * high <= wide * tall * COVERED:
            yield count, size


def _forms(count: int, wide: float, tall: float) -> Iterator[Form]:
    """The best form first: large cards beside the heading, else in rows below it, then smaller ones.

    The smaller ones come in one long row or as a block, whatever finds room beside the pieces of the table.
    """
    if count * (OFFER[0] + 4) + WORDS <= wide:
        yield count, OFFER
    for share in SMALLER:
        size = OFFER[0] * share, OFFER[1] * share
        longest = max(1, min(count - 1, int((wide - 12) / (size[0] + 3))))
        rows = math.ceil(count / longest)
        if share == SMALLER[-1] or rows * (size[1] + 3) + 18 <= tall:
            yield from ((math.ceil(count / each), size) for each in range(rows, rows + MORE_ROWS + 1))


def beside(builder: AnswerBuilder, on_table: set[str]) -> list[str]:
    """The pieces of a question that are not on the table, in the question's order."""
    wanted = builder.pieces - on_table
    return list(dict.fromkeys(handle.piece for handle in builder.handles if handle.piece in wanted))


def taking(builder: AnswerBuilder, piece: str, again: Callable[[], None]) -> Callable[[], None]:
    """Take a piece of the tray; if there is only one thing to do with it, that lies ready at once."""

    def take() -> None:
        fitting = [handle for handle in builder.handles if handle.piece == piece]
        if len(fitting) == 1:
            builder.choose(fitting[0])
        else:
            builder.press(piece)
        again()

    return take


def looking_at(ui: Ui, table: GameTable[T], what: str, view: T, watching: Watching) -> Callable[[], None]:
    """Open the inspect panel for a thing of a tray."""

    def look() -> None:
        from scenes.table.inspect_scene import InspectScene, LooksClosely

        below: object = ui.stack.top
        if isinstance(below, LooksClosely):
            below.inspect(what, None)
            return
        ui.stack.push(InspectScene(ui, table, what, view, watching, private=True))

    return look
