"""What the coach says: a portrait, the words, how far one is, and the ways through a lesson or puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes.drawing.rich_text import BODY, SMALL, TITLE, Style
from scenes.drawing.theme import AMBER, CYAN, LINE, LINE_BRIGHT, TEXT, Colour
from scenes.widgets.boxes import Column, Panel, Row
from scenes.widgets.button import Button
from scenes.widgets.label import Icon, Label, Picture
from scenes.widgets.scroll import BAR_ROOM, Scroll
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from pygame import Rect

    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

HEAD = TITLE._replace(mm=4.2)
SAID = BODY._replace(mm=4.9, colour=TEXT)
REMARK = Style("body", 4.3, AMBER, 1.2)
NOTE = BODY._replace(mm=4.2, colour=TEXT, leading=1.2)
SMALLER = (0.0, 0.3, 0.6, 0.9)  # millimetres: what is said shrinks so far before it must be scrolled
PAD, GAP = 2.5, 2.2
FACE = 17.0  # millimetres of the portrait
LOW = 150.0  # millimetres: on lower screens the portrait is small
DOT = 1.8


class StepDots(Widget):
    """How far one is: a dot for each step."""

    role = "image"

    def __init__(self, step: int, steps: int, name: str) -> None:
        super().__init__(name)
        self.step, self.steps = step, steps

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(3.0)

    def draw(self, canvas: Canvas) -> None:
        pitch = min(canvas.mm(2 * DOT), self.rect.width // max(1, self.steps))
        radius = max(2, min(canvas.mm(DOT), round(pitch * 0.8)) // 2)
        for place in range(self.steps):
            centre = (self.rect.x + pitch * place + radius, self.rect.centery)
            canvas.circle(centre, radius, _dot(place, self.step))


def _dot(place: int, step: int) -> Colour:
    if place == step:
        return AMBER
    return CYAN if place < step else LINE


class OutlookLine(NamedTuple):
    """Something that stands below what is said, with its sign."""

    icon: str
    colour: Colour
    text: str


class CoachPanel(Panel):
    """A column beside the table. Its words scroll if they must; its buttons stay."""

    role = "panel"

    def __init__(
        self, ui: Ui, *, title: str, count: str, dots: tuple[int, int], said: str, mood: str,
        ways: Sequence[Button], room: Rect, remark: str = "", watch: str = "", onward: Button | None = None,
        notes: Sequence[OutlookLine] = (),
    ) -> None:  # fmt: skip
        """``dots``: which of how many; ``onward`` goes on where something is only to be read."""
        face = FACE if ui.screen.height / ui.screen.px_per_mm > LOW else FACE * 0.75
        about = Column(Label(title, HEAD, least=3.2), Label(count, SMALL), StepDots(*dots, count), gap=0.8)
        head = Row(
            Picture(f"coach/{mood}", face, name=ui.say("lesson.coach")),
            about.growing(),
            gap=2.5,
            align="middle",
        )
        below: list[Widget] = [onward] if onward else []
        below.append(Row(*ways, gap=2))
        wide = room.width - 2 * ui.mm(PAD)
        left = room.height - 2 * ui.mm(PAD) - sum(
            part.measure(ui, wide)[1] + ui.mm(GAP) for part in (head, *below)
        )  # fmt: skip
        words = _words(ui, said, remark, watch, notes, (wide - ui.mm(BAR_ROOM), left))
        parts: list[Widget] = [head, Scroll(words, key="lesson.scroll").growing(), *below]
        super().__init__(Column(*parts, gap=GAP), PAD, border=LINE_BRIGHT, key="lesson")
        self.name = title


def _words(ui: Ui, said: str, remark: str, watch: str, notes: Sequence[OutlookLine], room: Size) -> Column:
    """All that is said, in the largest letters that fit; in the smallest ones if none do."""
    found = Column()
    for less in SMALLER:
        words: list[Widget] = [Label(said, SAID._replace(mm=SAID.mm - less), key="lesson.said")]
        if remark:
            words.append(Label(remark, REMARK._replace(mm=REMARK.mm - less / 2), key="lesson.remark"))
        if watch:
            words.append(Label(watch, SMALL))
        words += [_noted(note, NOTE._replace(mm=NOTE.mm - less)) for note in notes]
        found = Column(*words, gap=GAP)
        if found.measure(ui, room[0])[1] <= room[1]:
            break
    return found


def _noted(note: OutlookLine, style: Style) -> Widget:
    return Row(Icon(note.icon, 4.0, note.colour), Label(note.text, style).growing(), gap=1.5, align="top")
