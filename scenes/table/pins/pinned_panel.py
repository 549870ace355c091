"""A panel that was pinned: small beside the table, open while somebody plays (docs/ux 4.11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.letter_sizes import LEAST
from scenes.drawing.rich_text import BODY, TITLE
from scenes.drawing.theme import LINE, LINE_BRIGHT
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Panel, Row, Sized
from scenes.widgets.button import IconButton
from scenes.widgets.inspect_panel import Paint, Painted, Section, section_of
from scenes.widgets.label import Label
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

HEAD = TITLE._replace(mm=4.2)
READ = BODY._replace(mm=3.6)
HEIGHT = 10.0  # millimetres of the title, in as many lines as it needs
PICTURED = 80.0  # millimetres: lower panels have room for words only
PICTURE = 0.36  # of the panel's height, at most


class Reading(Label):
    """A text with links that Tab passes by: it leads to what can be played."""

    def _links(self, ui: Ui) -> list[Widget]:
        links = super()._links(ui)
        for link in links:
            link.takes_focus = False
        return links


class SmallPicture(Painted):
    """A picture that is shown large when it is pressed."""

    takes_focus = False  # the title does the same

    def __init__(
        self, paint: Paint, name: str, shape: tuple[float, float], tall: int, on_press: Callable[[], None]
    ) -> None:
        super().__init__(paint, name)
        self.shape, self.tall, self.on_press = shape, tall, on_press

    def measure(self, ui: Ui, width: int) -> Size:
        return width, min(self.tall, round(width * self.shape[1] / self.shape[0]))

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = Rect(0, 0, round(rect.height * self.shape[0] / self.shape[1]), rect.height)
        self.rect.midtop = rect.midtop

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        self.on_press()


class PinnedHeading(Label):
    """The name of the thing; a press shows it large again."""

    role = "button"

    def __init__(self, title: str, name: str, on_press: Callable[[], None], key: str) -> None:
        super().__init__(title, HEAD, least=LEAST, key=key)
        self.name, self.on_press = name, on_press

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        if self.hovered or self.pressed:
            canvas.rounded(self.rect, LINE, alpha=120, radius=canvas.mm(1))
        super().draw(canvas)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(1))


class PinnedPanel(Panel):
    """The title, which opens it large again, a button that closes it, and what is to be known now."""

    role = "panel"

    def __init__(
        self,
        ui: Ui,
        title: str,
        sections: Sequence[Section],
        *,
        tall: int,
        key: str,
        on_open: Callable[[], None],
        on_close: Callable[[], None],
        on_link: Callable[[str], None],
        picture: Paint | None = None,
        shape: tuple[float, float] = (92.0, 129.0),
        hotkey: str = "",
    ) -> None:
        """``tall`` is the height that it will have, in pixels."""
        opens = PinnedHeading(title, ui.say("kit.enlarge", name=title), on_open, f"{key}.open")
        closes = IconButton(
            "close", ui.say("kit.close_it", name=title), on_close, mm=9, kind="flat", hotkey=hotkey,
            key=f"{key}.close",
        )  # fmt: skip
        parts = [section_of(section, on_link, READ, Reading) for section in sections]
        if picture and tall >= ui.mm(PICTURED):
            parts.insert(0, SmallPicture(picture, title, shape, round(tall * PICTURE), on_open))
        text = Scroll(Column(*parts, gap=3), key=f"{key}.scroll")
        head = Row(Sized(opens, height=HEIGHT).growing(), closes, gap=2, align="middle")
        super().__init__(Column(head, text.growing(), gap=2), 2.5, border=LINE_BRIGHT, key=key)
        self.name = title
