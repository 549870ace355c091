"""What the coach says: a portrait, the words, how far the lesson is, and the ways through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from scenes.drawing.rich_text import BODY, SMALL, TITLE, Style
from scenes.drawing.theme import AMBER, BAD, CYAN, LINE, LINE_BRIGHT, TEXT
from scenes.widgets.boxes import Column, Panel, Row
from scenes.widgets.button import Button, IconButton
from scenes.widgets.label import Label, Picture
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.screens.lessons.lesson_guide import LessonActions
    from scenes.widgets.context import Ui

HEAD = TITLE._replace(mm=4.2)
SAID = BODY._replace(mm=4.9, colour=TEXT)
REMARK = Style("body", 4.1, BAD, 1.2)
FACE = 17.0  # millimetres of the portrait
LOW = 75.0  # millimetres: in lower columns the portrait is small
DOT = 1.8


class Coach(Protocol):
    """Whoever can be answered by the buttons beside the words."""

    actions: LessonActions

    def read(self) -> None: ...
    def back(self) -> None: ...


class StepDots(Widget):
    """How far a lesson is: a dot for each step."""

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


def _dot(place: int, step: int) -> tuple[int, int, int]:
    if place == step:
        return AMBER
    return CYAN if place < step else LINE


class CoachPanel(Panel):
    """A column beside the table. Its words scroll if they must; its buttons stay."""

    role = "panel"

    def __init__(
        self, ui: Ui, *, title: str, said: str, remark: str, mood: str, step: int, steps: int,
        reads: bool, waits: bool, actions: Coach,
    ) -> None:  # fmt: skip
        say = ui.say
        face = FACE if ui.screen.height / ui.screen.px_per_mm > 2 * LOW else FACE * 0.75
        count = say("lesson.step", step=step + 1, steps=steps)
        head = Row(
            Picture(f"coach/{mood}", face, name=say("lesson.coach")),
            Column(Label(title, HEAD, least=3.2), Label(count, SMALL), StepDots(step, steps, count), gap=0.8)
            .growing(),
            gap=2.5,
            align="middle",
        )  # fmt: skip
        words: list[Widget] = [Label(said, SAID, key="lesson.said")]
        if remark:
            words.append(Label(remark, REMARK, key="lesson.remark"))
        if waits:
            words.append(Label(say("lesson.watch"), SMALL))
        parts: list[Widget] = [head, Scroll(Column(*words, gap=2.2), key="lesson.scroll").growing()]
        parts += _onward(ui, actions, reads=reads)
        parts.append(_ways(ui, actions, step))
        super().__init__(Column(*parts, gap=2.2), 2.5, border=LINE_BRIGHT, key="lesson")
        self.name = title


def _onward(ui: Ui, coach: Coach, *, reads: bool) -> list[Widget]:
    """The button that goes on, where something is only to be read while a question is open."""
    if not reads:
        return []
    return [Button(ui.say("lesson.next"), coach.read, kind="primary", icon="arrow_right", key="lesson.next")]


def _ways(ui: Ui, coach: Coach, step: int) -> Widget:
    """Back, again, skip and leave; always there."""
    say, actions = ui.say, coach.actions
    return Row(
        IconButton("step_back", say("lesson.back"), coach.back, enabled=step > 0, key="lesson.back"),
        IconButton("refresh", say("lesson.again"), lambda: actions.go_to(0), key="lesson.again"),
        IconButton("step_forward", say("lesson.skip"), actions.skip, key="lesson.skip"),
        IconButton("close", say("lesson.leave"), actions.leave, key="lesson.leave"),
        gap=2,
    )
