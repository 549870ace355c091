"""What the coach says: a portrait, the words, how far one is, and the ways through a lesson or puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.drawing.rich_text import BODY, SMALL, TITLE, Style
from scenes.drawing.theme import AMBER, BAD, CYAN, LINE, LINE_BRIGHT, TEXT, Colour
from scenes.widgets.boxes import Column, Panel, Row
from scenes.widgets.button import Button
from scenes.widgets.label import Label, Picture
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

HEAD = TITLE._replace(mm=4.2)
SAID = BODY._replace(mm=4.9, colour=TEXT)
REMARK = Style("body", 4.3, BAD, 1.2)
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


class CoachPanel(Panel):
    """A column beside the table. Its words scroll if they must; its buttons stay."""

    role = "panel"

    def __init__(
        self, ui: Ui, *, title: str, count: str, dots: tuple[int, int], said: str, mood: str,
        ways: Sequence[Button], remark: str = "", watch: str = "", onward: Button | None = None,
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
        words: list[Widget] = [Label(said, SAID, key="lesson.said")]
        if remark:
            words.append(Label(remark, REMARK, key="lesson.remark"))
        if watch:
            words.append(Label(watch, SMALL))
        parts: list[Widget] = [head, Scroll(Column(*words, gap=2.2), key="lesson.scroll").growing()]
        parts += [onward] if onward else []
        super().__init__(Column(*parts, Row(*ways, gap=2), gap=2.2), 2.5, border=LINE_BRIGHT, key="lesson")
        self.name = title
