"""Several pages in one place, one of them shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import BUTTON
from scenes.drawing.theme import AMBER, GLASS_RAISED, LINE, TEXT, TEXT_QUIET
from scenes.widgets import marks
from scenes.widgets.boxes import Row
from scenes.widgets.widget import Size, State, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui


class TabPage(NamedTuple):
    """A page with its name, and perhaps an icon."""

    key: str
    text: str
    content: Widget
    icon: str = ""


class TabButton(Widget):
    """The name of a page."""

    role = "tab"

    def __init__(self, page: TabPage, tabs: Tabs) -> None:
        super().__init__(page.text)
        self.page, self.tabs = page, tabs
        self.size = 0

    def _icon(self, ui: Ui) -> int:
        return ui.screen.em(BUTTON.mm) + ui.mm(1.6) if self.page.icon else 0

    def measure(self, ui: Ui, width: int) -> Size:
        pad = 2 * ui.mm(3)
        laid = lines_of(ui.screen, self.page.text, BUTTON, max(1, width - pad - self._icon(ui)))
        return laid.width + pad + self._icon(ui), max(laid.height + ui.mm(3), ui.screen.least, ui.mm(9))

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        room = (max(1, rect.width - 2 * ui.mm(3) - self._icon(ui)), rect.height - ui.mm(1))
        self.size = fitting(ui.screen, self.page.text, BUTTON, room)

    def actions(self) -> list[str]:
        return ["press"]

    def state(self) -> State:
        return State(chosen=self.tabs.at_key == self.page.key)

    def act(self, action: str) -> None:
        self.tabs.show(self.page.key)

    def draw(self, canvas: Canvas) -> None:
        chosen = self.tabs.at_key == self.page.key
        rect = marks.sunk(self.rect, self.pressed)
        if self.hovered or self.pressed:
            canvas.rounded(rect, GLASS_RAISED, alpha=150, radius=canvas.mm(2))
        ink = TEXT if chosen else TEXT_QUIET
        room = rect.inflate(-2 * canvas.mm(3), 0)
        if self.page.icon:
            side = canvas.screen.em(BUTTON.mm)
            box = Rect(room.x, 0, side, side)
            box.centery = rect.centery
            canvas.icon(self.page.icon, box, ink)
            beside = side + canvas.mm(1.6)
            room = Rect(room.x + beside, room.y, room.width - beside, room.height)
        canvas.text(self.page.text, room, BUTTON._replace(colour=ink), align="centre", size=self.size)
        if chosen:
            line = Rect(rect.x + canvas.mm(2), 0, rect.width - 2 * canvas.mm(2), max(2, canvas.mm(0.7)))
            line.bottom = self.rect.bottom
            canvas.surface.fill(AMBER, line)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(2))


class Tabs(Widget):
    """A strip of names, and below it the page that is chosen."""

    role = "tabs"

    def __init__(
        self,
        pages: Sequence[TabPage],
        at: str = "",
        on_change: Callable[[str], None] | None = None,
        *,
        gap: float = 4.0,
        key: str = "",
    ) -> None:
        super().__init__()
        self.pages, self.on_change, self.gap, self.key = list(pages), on_change, gap, key
        self.at_key = at or pages[0].key
        buttons = [TabButton(page, self).keyed(f"{key}.{page.key}") for page in pages]
        self.strip = Row(*buttons, gap=1)
        self.ui: Ui | None = None
        self._turn()

    def _turn(self) -> None:
        """Only the chosen page is part of the tree."""
        self.children = [self.strip, self.page.content]

    @property
    def page(self) -> TabPage:
        return next(page for page in self.pages if page.key == self.at_key)

    def inherit(self, old: Widget) -> None:
        if isinstance(old, Tabs) and any(page.key == old.at_key for page in self.pages):
            self.at_key = old.at_key
            self._turn()

    def show(self, key: str) -> None:
        if key == self.at_key:
            return
        self.at_key = key
        self._turn()
        if self.ui:
            self.arrange(self.ui, self.rect)
        if self.on_change:
            self.on_change(key)

    def measure(self, ui: Ui, width: int) -> Size:
        strip = self.strip.measure(ui, width)[1]
        tallest = max(page.content.measure(ui, width)[1] for page in self.pages)
        return width, strip + ui.mm(self.gap) + tallest

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = rect, ui
        strip = self.strip.measure(ui, rect.width)[1]
        self.strip.arrange(ui, Rect(rect.x, rect.y, rect.width, strip))
        top = strip + ui.mm(self.gap)
        self.page.content.arrange(ui, Rect(rect.x, rect.y + top, rect.width, rect.height - top))

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(LINE, Rect(self.rect.x, self.strip.rect.bottom, self.rect.width, 1))
