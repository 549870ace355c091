"""The inspect panel: a thing large at the left, what is to be known about it at the right (docs/ux 4.11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from scenes.drawing.rich_text import BODY, CAPTION, SMALL, TITLE, Style
from scenes.drawing.theme import CYAN, GLASS, LINE_BRIGHT, TEXT_QUIET, Colour, mixed, rgb
from scenes.shell.gestures import Point
from scenes.widgets.boxes import Column, Padding, Row, Rule
from scenes.widgets.button import Button, IconButton
from scenes.widgets.label import Icon, Label
from scenes.widgets.opening import Opening
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

Paint = Callable[["Canvas", Rect], None]

TALL = 0.62  # of the window's height
TALLEST = 162.0  # millimetres
PANEL = (90.0, 168.0)  # least and most width
GAP = 10.0
MARGIN = 6.0
DEEPEST = 3  # crumbs
SHADOW = 8.0  # how far that of the sheet may fall
_TINT = mixed(GLASS, CYAN, 0.16)
_TINT_EDGE = rgb("#2F6F98")


class Section(NamedTuple):
    """A caption, a text with links, perhaps a widget under it; tinted: what it means right now."""

    caption: str
    text: str
    tinted: bool = False
    below: Widget | None = None
    icon: str = ""


class Tinted(Padding):
    """The one box in the panel that has a colour."""

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, _TINT, alpha=235, border=_TINT_EDGE, radius=canvas.mm(2.5))


class Outside(Widget):
    """Everything around the panel: a tap there closes it."""

    role = "button"
    takes_focus = False

    def __init__(self, name: str, on_press: Callable[[], None]) -> None:
        super().__init__(name)
        self.on_press = on_press
        self.key = "inspect.outside"

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.on_press()


class Painted(Widget):
    """A picture that is drawn by a function."""

    role = "picture"

    def __init__(self, paint: Paint, name: str) -> None:
        super().__init__(name)
        self.paint = paint

    def claims(self, pos: Point) -> bool:
        """A tap on the picture is no tap outside."""
        return self.rect.collidepoint(pos)

    def draw(self, canvas: Canvas) -> None:
        self.paint(canvas, self.rect)


class InspectPanel(Widget):
    """Fills the window: picture and panel side by side, or the panel alone without ``picture``.

    ``crumbs`` are the names on the way here, the last one of this thing; ``on_crumb`` gets the number of
    the one to go back to. ``shape`` is the picture's width and height in any unit. ``away`` is where the
    finger is: the panel opens at the other side, or above or below it if it takes the whole width.
    ``beside`` others who go on: it takes all of its room, and nothing around it belongs to it.
    """

    role = "dialog"
    layered = True

    def __init__(
        self,
        ui: Ui,
        crumbs: Sequence[str],
        sections: Sequence[Section],
        *,
        on_close: Callable[[], None],
        picture: Paint | None = None,
        shape: tuple[float, float] = (92.0, 129.0),
        glyph: str = "",
        glyph_colour: Colour = TEXT_QUIET,
        on_link: Callable[[str], None] | None = None,
        on_crumb: Callable[[int], None] | None = None,
        on_pin: Callable[[], None] | None = None,
        pinned: bool = False,
        foot: Sequence[Button] = (),
        away: Point | None = None,
        opening: Opening | None = None,
        beside: bool = False,
    ) -> None:
        super().__init__(crumbs[-1])
        self.shape, self.away, self.opening, self.beside = shape, away, opening or Opening(0.0), beside
        self.outside = Outside(ui.say("kit.close"), on_close)
        self.hint = Label(ui.say("kit.inspect_hint" if on_pin else "kit.inspect_close"), SMALL)
        self.picture = Painted(picture, crumbs[-1]) if picture else None
        bar = self._bar(ui, list(crumbs)[-DEEPEST:], len(crumbs), glyph, glyph_colour, on_crumb)
        if on_pin:
            word = ui.say("kit.unpin" if pinned else "kit.pin")
            bar.append(IconButton("pin", word, on_pin, mm=11, hotkey="p", selected=pinned, key="inspect.pin"))
        bar.append(
            IconButton("close", ui.say("kit.close"), on_close, mm=11, hotkey="escape", key="inspect.close")
        )
        content = Column(*(section_of(section, on_link) for section in sections), gap=5)
        parts: list[Widget] = [
            Padding(Row(*bar, gap=2, align="middle"), across=5, down=3),
            Rule(),
            Padding(Scroll(content, key="inspect.scroll").growing(), across=5, down=4),
            *([] if beside else [Padding(self.hint, across=5, down=3)]),
        ]
        if foot:
            for button in foot:
                button.grow, button.kind = 1, "flat"
            parts += [Rule(), Padding(Row(*foot, gap=2), 1)]
        self.panel = _Sheet(Column(*parts, gap=0))
        self.children = [self.panel] if beside else [self.outside, self.panel]
        if self.picture:
            self.children.insert(len(self.children) - 1, self.picture)

    def _bar(
        self,
        ui: Ui,
        crumbs: list[str],
        depth: int,
        glyph: str,
        colour: Colour,
        on_crumb: Callable[[int], None] | None,
    ) -> list[Widget]:
        parts: list[Widget] = [Icon(glyph, 4.5, colour)] if glyph else []
        first = depth - len(crumbs)
        for place, crumb in enumerate(crumbs[:-1], first):
            back = Button(
                crumb, _going(on_crumb, place), kind="flat", style=SMALL, key=f"inspect.crumb.{place}"
            )
            parts += [back, Icon("arrow_right", 3, TEXT_QUIET)]
        parts.append(Label(crumbs[-1], TITLE, least=3.6, key="inspect.title").growing())
        return parts

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        self.outside.arrange(ui, rect)
        margin, gap = ui.mm(0 if self.beside else MARGIN), ui.mm(2 if self.beside else GAP)
        tall = min(ui.mm(TALLEST), round(rect.height * TALL), rect.height - 2 * ui.mm(MARGIN + 8))
        tall = rect.height if self.beside else tall
        wide = round(tall * self.shape[0] / self.shape[1]) if self.picture else 0
        room = rect.width - 2 * margin
        widest = room - ui.mm(PANEL[0]) - gap
        if wide > widest:
            wide = max(1, widest)
        left = wide + gap if self.picture else 0
        panel = max(1, min(ui.mm(PANEL[1]), room - left))
        spare = (max(0, room - left - panel), max(0, rect.height - 2 * margin - tall))
        across, down = self._shift(ui, spare)
        x, top = rect.x + margin + across, rect.y + margin + down
        if self.picture:
            high = min(tall, round(wide * self.shape[1] / self.shape[0]))
            self.picture.arrange(ui, Rect(x, top + (tall - high) // 2, wide, high))
        self.panel.arrange(ui, Rect(x + left, top, panel, tall))

    def _shift(self, ui: Ui, spare: tuple[int, int]) -> tuple[int, int]:
        """In the middle, or away from the finger: sideways if there is room, else up or down."""
        across, down = spare
        if self.away is None:
            return across // 2, down // 2
        if across > ui.mm(GAP):
            return (0 if self.away[0] > self.rect.centerx else across), down // 2
        return across // 2, (0 if self.away[1] > self.rect.centery else down)

    # --- time

    @property
    def moving(self) -> bool:
        return not self.opening.over or super().moving

    def update(self, ms: float) -> None:
        self.opening.update(ms)
        super().update(ms)

    def draw_all(self, canvas: Canvas) -> None:
        if self.opening.over:
            super().draw_all(canvas)
        else:
            self.opening.draw(canvas, self._extent(canvas), super().draw_all)

    def _extent(self, canvas: Canvas) -> Rect:
        """Everything but what is outside."""
        reach = 2 * canvas.mm(SHADOW)
        shown = self.panel.rect.union(self.picture.rect) if self.picture else self.panel.rect
        return shown.inflate(reach, reach).clip(self.rect)


class _Sheet(Widget):
    """The glass under the texts."""

    role = "panel"

    def __init__(self, child: Widget) -> None:
        super().__init__("", [child])

    def claims(self, pos: Point) -> bool:
        return self.rect.collidepoint(pos)

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect, alpha=244, border=LINE_BRIGHT)


def _going(on_crumb: Callable[[int], None] | None, place: int) -> Callable[[], None]:
    def go() -> None:
        if on_crumb:
            on_crumb(place)

    return go


def section_of(
    section: Section,
    on_link: Callable[[str], None] | None,
    style: Style = BODY,
    kind: type[Label] = Label,
) -> Widget:
    """A section under its caption, the text in a kind of label."""
    caption = CAPTION._replace(colour=CYAN) if section.tinted else CAPTION
    text: Widget = kind(section.text, style, on_link=on_link)
    if section.icon:
        text = Row(Icon(section.icon, 4.5, TEXT_QUIET), text.growing(), gap=2.5, align="start")
    parts: list[Widget] = [Label(section.caption, caption)] if section.caption else []
    parts += [text] if section.text else []
    parts += [section.below] if section.below else []
    column = Column(*parts, gap=1.5)
    return Tinted(column, style.mm) if section.tinted else column
