"""Buttons: a verb, perhaps its consequence below it, an icon, the key that presses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing import rich_text as texts
from scenes.drawing.letter_sizes import LEAST, fitting, is_broken, lines_of
from scenes.drawing.rich_text import BUTTON, TITLE, Style
from scenes.drawing.theme import FADED, GLASS, GLASS_RAISED, INK, LINE_BRIGHT, TEXT, TEXT_QUIET, Colour, mixed
from scenes.shell.key_map import key_of
from scenes.widgets import marks
from scenes.widgets.widget import Size, State, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

SECOND = Style("body", 3.2, TEXT_QUIET)
KEY_NAMES = {
    "space": "kit.key_space",
    "return": "kit.key_return",
    "delete": "kit.key_delete",
}
_LEAST = {"primary": ((18.0, 9.0), (24.0, 14.0)), "tile": ((36.0, 24.0), (40.0, 26.0))}
LINES = 2  # of the word on a primary button
_USUAL = ((9.0, 9.0), (9.0, 9.0))  # with a mouse and with a finger (docs/ux 4.0)
ICON = 1.15  # the size of an icon in letters


def key_name(ui: Ui, key: str) -> str:
    """What is printed on the key that is to be pressed for this."""
    key = key_of(ui.settings.keys, key)
    if key in KEY_NAMES:
        return ui.say(KEY_NAMES[key])
    return {"escape": "Esc"}.get(key, key.upper().replace("CTRL+", "Ctrl+"))


class Button(Widget):
    """Something to press. ``kind``: "primary" (amber), "normal", "flat" (no plate), "tile", "key".

    ``second`` is a small line with the consequence. Not ``enabled``, it tells ``why`` when tried.
    ``locked`` shows a padlock: this cannot be taken back. ``hotkey`` presses it wherever the focus is.
    ``on_inspect`` is called by a hold or a right click.
    """

    role = "button"

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None] | None = None,
        *,
        second: str = "",
        icon: str = "",
        kind: str = "normal",
        hotkey: str = "",
        locked: bool = False,
        enabled: bool = True,
        why: str = "",
        selected: bool = False,
        style: Style | None = None,
        second_style: Style = SECOND,
        align: str = "centre",
        on_inspect: Callable[[], None] | None = None,
        name: str = "",
        key: str = "",
    ) -> None:
        super().__init__(name or texts.plain(f"{text}. {second}" if second else text))
        self.text, self.second, self.kind, self.align = text, second, kind, align
        self.icon = "lock" if locked else icon
        self.on_press, self.on_inspect = on_press, on_inspect
        self.hotkey, self.enabled, self.why, self.selected, self.key = hotkey, enabled, why, selected, key
        self.style = style or (TITLE if kind == "tile" else BUTTON)
        self.second_style = second_style
        self.sizes = (0, 0)  # of the letters of both lines in pixels
        self.bare = False  # there is no room for the icon
        self.under = second  # what there is room for of the second line: all or nothing
        self.least = 0
        self.ui: Ui | None = None

    def supplants(self, old: Widget) -> bool:
        return self.kind == "primary" and isinstance(old, Button) and old.text != self.text

    # --- layout

    def _pad(self, ui: Ui) -> tuple[int, int]:
        if self.kind == "tile":
            return ui.mm(5), ui.mm(4)
        return ui.mm({"flat": 2.0, "key": 0.8}.get(self.kind, 3.5)), ui.mm(0.8 if self.kind == "key" else 1.5)

    def _beside(self, ui: Ui) -> tuple[int, int]:
        """The widths that the icon and the cap of the key take beside the text."""
        icon = round(ui.screen.em(self.style.mm) * ICON) + ui.mm(1.6) if self.icon and self.text else 0
        if self.kind == "tile" or self.bare:
            icon = 0
        return icon, self._cap(ui)[0] + ui.mm(1.6) if self.hotkey and not self._corner_cap(ui) else 0

    def _cap(self, ui: Ui) -> Size:
        return marks.cap_size(ui.screen, key_name(ui, self.hotkey)) if self.hotkey else (0, 0)

    def _corner_cap(self, ui: Ui) -> bool:
        """Tall buttons have their key in the upper right corner."""
        return self.kind == "tile" or self.rect.height >= ui.mm(20)

    def measure(self, ui: Ui, width: int) -> Size:
        across, down = self._pad(ui)
        beside = sum(self._beside(ui))
        room = max(1, width - 2 * across - beside)
        first = lines_of(ui.screen, self.text, self.style, room)
        wide, tall = first.width + beside, first.height if self.text else 0
        if self.second:
            second = lines_of(ui.screen, self.second, self.second_style, room + beside)
            wide, tall = max(wide, second.width), tall + second.height
        if self.kind == "tile":
            tall += ui.mm(13) + ui.mm(3)
        least = _LEAST.get(self.kind, _USUAL)[ui.screen.touch]
        wide = max(wide + 2 * across, ui.mm(least[0]))
        return min(wide, max(width, ui.mm(least[0]))), max(tall + 2 * down, ui.mm(least[1]))

    def arrange(self, ui: Ui, rect: Rect) -> None:
        """Where all does not fit even in the smallest letters the icon makes way, then the second line."""
        self.rect, self.ui, self.least = rect, ui, ui.screen.least
        self.bare, self.under = False, self.second
        self.bare = self._crowded(ui, rect.width - 2 * self._pad(ui)[0] - sum(self._beside(ui)))
        if self._lay(ui) or self.kind == "tile":
            return
        self.bare = True
        if not self._lay(ui) and self.under:
            self.bare, self.under = False, ""
            self._lay(ui)

    def _lay(self, ui: Ui) -> bool:
        """Find the sizes of the letters; False if both lines together are taller than the button."""
        across, down = self._pad(ui)
        beside = sum(self._beside(ui))
        room = (max(1, self.rect.width - 2 * across), max(1, self.rect.height - 2 * down))
        second = (
            fitting(ui.screen, self.under, self.second_style, (room[0], room[1] // 2), least=LEAST)
            if self.under
            else 0
        )
        used = lines_of(ui.screen, self.under, self.second_style, room[0], second).height if second else 0
        if self.kind == "tile":
            used += ui.mm(13)
        left = (room[0] - beside, room[1] - used)
        most = LINES if self.kind == "primary" else 0  # a large word in few lines, not the largest in many
        first = fitting(ui.screen, self.text, self.style, left, least=LEAST, lines=most)
        if self.hotkey and self._corner_cap(ui) and self._hangs_over(ui, first, left):
            under = left[1] - self._cap(ui)[1]
            first = fitting(ui.screen, self.text, self.style, (left[0], under), least=LEAST, lines=most)
        self.sizes = (first, second)
        return lines_of(ui.screen, self.text, self.style, left[0], first).height + used <= self.rect.height

    def _hangs_over(self, ui: Ui, size: int, room: Size) -> bool:
        """True if large letters would stand on the lower edge: the cap in the corner pushes them down."""
        lines = lines_of(ui.screen, self.text, self.style, room[0], size)
        return lines.height > room[1] - self._cap(ui)[1]

    def least_width(self, ui: Ui) -> int:
        """The width at which its longest word just fits, in the smallest letters and without the icon."""
        size = ui.screen.em(min(self.style.mm, LEAST))
        words = [texts.width_of(word, self.style.font, size) for word in texts.plain(self.text).split()]
        cap = self._cap(ui)[0] + ui.mm(1.6) if self.hotkey else 0
        return max(words, default=0) + 2 * self._pad(ui)[0] + cap + 1

    def _crowded(self, ui: Ui, width: int) -> bool:
        """True if a word would be broken even in the smallest letters: then the icon makes way."""
        least = ui.screen.floor(min(self.style.mm, LEAST))
        return bool(self.icon and self.text) and is_broken(self.text, self.style, least, width)

    @property
    def hit_rect(self) -> Rect:
        return self.rect.inflate(max(0, self.least - self.rect.width), max(0, self.least - self.rect.height))

    # --- drawing

    def _ink(self) -> tuple[Colour, Colour]:
        """The colours of both lines."""
        if not self.enabled:
            return FADED, FADED
        if self.kind == "primary":
            return INK, INK
        if self.kind == "flat" and not self.hovered:
            return self.style.colour, TEXT_QUIET
        return TEXT, TEXT_QUIET

    def draw(self, canvas: Canvas) -> None:
        rect = marks.sunk(self.rect, self.pressed and self.enabled)
        self._plate(canvas, rect)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(3))
        if self.ui is None:
            return
        if self.kind == "tile":
            self._draw_tile(canvas, rect, self.ui)
        else:
            self._draw_line(canvas, rect, self.ui)
        if self.hotkey and self.ui.keyboard:
            self._draw_cap(canvas, rect, self.ui)

    def _plate(self, canvas: Canvas, rect: Rect) -> None:
        if self.kind == "tile":
            canvas.glass(
                rect, border=LINE_BRIGHT if self.hovered and self.enabled else mixed(GLASS, TEXT, 0.16)
            )
            if self.hovered and self.enabled:
                canvas.rounded(rect, GLASS_RAISED, alpha=120)
            return
        if self.selected:
            canvas.rounded(rect, TEXT, radius=None)
            return
        canvas.plate(rect, self.kind, pressed=self.pressed, hovered=self.hovered, enabled=self.enabled)

    def _draw_line(self, canvas: Canvas, rect: Rect, ui: Ui) -> None:
        """Draws icon and text in a line, the second line below."""
        ink, quiet = self._ink()
        if self.selected and self.enabled:
            ink = quiet = INK
        across, _ = self._pad(ui)
        icon, cap = self._beside(ui)
        room = self.rect.inflate(-2 * across, 0)  # a plate that is pressed is smaller, its words are not
        room.centery = rect.centery
        first = lines_of(ui.screen, self.text, self.style, room.width - icon - cap, self.sizes[0])
        tall = first.height
        below = self._second_height(ui, room.width)
        block = icon + first.width
        left = room.x if self.align == "left" else room.centerx - block // 2
        left = max(room.x, min(left, room.right - (cap if ui.keyboard else 0) - block))
        top = rect.centery - (tall + below) // 2
        if self.hotkey and self._corner_cap(ui):
            top = self._below_cap(ui, rect, Rect(left, top, block, tall + below))
        if self.icon and not self.bare:
            self._draw_icon(canvas, rect, Rect(left, top, icon, tall), ink)
        line = Rect(left + icon, top, first.width, tall)
        canvas.text(self.text, line, self.style._replace(colour=ink), size=self.sizes[0], align=self.align)
        if self.under:
            under = Rect(room.x, top + tall, room.width, below)
            canvas.text(
                self.under,
                under,
                self.second_style._replace(colour=quiet),
                size=self.sizes[1],
                align=self.align,
            )

    def _below_cap(self, ui: Ui, rect: Rect, block: Rect) -> int:
        """The top of the text: as low as the cap in the corner needs, if they are side by side."""
        wide, tall = self._cap(ui)
        if block.right < rect.right - wide - ui.mm(3):
            return block.y
        return min(max(block.y, rect.y + ui.mm(2) + tall), rect.bottom - block.height)

    def _draw_icon(self, canvas: Canvas, rect: Rect, place: Rect, ink: Colour) -> None:
        side = round(canvas.screen.em(self.style.mm) * ICON)
        box = Rect(0, 0, side, side)
        box.midleft = place.midleft
        if not self.text:
            box.center = rect.center
        canvas.icon(self.icon, box, ink)

    def _draw_tile(self, canvas: Canvas, rect: Rect, ui: Ui) -> None:
        ink, quiet = self._ink()
        across, down = self._pad(ui)
        room = rect.inflate(-2 * across, -2 * down)
        plate = Rect(room.x, room.y, ui.mm(13), ui.mm(13))
        canvas.rounded(plate, mixed(GLASS_RAISED, TEXT, 0.1), to=GLASS_RAISED, border=LINE_BRIGHT)
        canvas.icon(self.icon or "star", plate.inflate(-ui.mm(5.5), -ui.mm(5.5)), ink)
        below = self._second_height(ui, room.width)
        first = lines_of(ui.screen, self.text, self.style, room.width, self.sizes[0])
        top = room.bottom - first.height - below
        line = Rect(room.x, top, room.width, first.height)
        canvas.text(self.text, line, self.style._replace(colour=ink), size=self.sizes[0])
        if self.under:
            under = Rect(room.x, line.bottom, room.width, below)
            canvas.text(self.under, under, self.second_style._replace(colour=quiet), size=self.sizes[1])

    def _second_height(self, ui: Ui, width: int) -> int:
        return (
            lines_of(ui.screen, self.under, self.second_style, width, self.sizes[1]).height
            if self.under
            else 0
        )

    def _draw_cap(self, canvas: Canvas, rect: Rect, ui: Ui) -> None:
        words, size = key_name(ui, self.hotkey), self._cap(ui)
        place = Rect(0, 0, *size)
        if self._corner_cap(ui):
            place.topright = (rect.right - ui.mm(2), rect.y + ui.mm(2))
        else:
            place.midright = (rect.right - ui.mm(2), rect.centery)
        marks.cap(canvas, words, place, self._ink()[0])

    # --- what can be done

    def actions(self) -> list[str]:
        return ["press", "inspect"] if self.on_inspect else ["press"]

    def state(self) -> State:
        return State(chosen=True if self.selected else None)

    def act(self, action: str) -> None:
        if action == "inspect" and self.on_inspect:
            self.on_inspect()
        elif action == "press" and self.on_press:
            self.on_press()


class IconButton(Button):
    """A square with an icon only; its name is what a screen reader says and what a hint shows."""

    def __init__(
        self,
        icon: str,
        name: str,
        on_press: Callable[[], None] | None = None,
        *,
        mm: float = 9.0,
        kind: str = "normal",
        hotkey: str = "",
        enabled: bool = True,
        why: str = "",
        selected: bool = False,
        key: str = "",
    ) -> None:
        super().__init__(
            "",
            on_press,
            icon=icon,
            kind=kind,
            hotkey=hotkey,
            enabled=enabled,
            why=why,
            selected=selected,
            name=name,
            key=key,
        )
        self.mm = mm

    def measure(self, ui: Ui, width: int) -> Size:
        side = max(ui.mm(self.mm), ui.screen.least)
        return side, side

    def arrange(self, ui: Ui, rect: Rect) -> None:
        super().arrange(ui, rect)
        side = min(rect.size)
        self.rect = Rect(0, 0, side, side)
        self.rect.center = rect.center

    def draw(self, canvas: Canvas) -> None:
        rect = marks.sunk(self.rect, self.pressed and self.enabled)
        self._plate(canvas, rect)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(3))
        side = round(min(rect.size) * 0.52)
        box = Rect(0, 0, side, side)
        box.center = rect.center
        ink, _ = self._ink()
        canvas.icon(self.icon, box, INK if self.selected and self.enabled else ink)
        if self.hotkey and self.ui is not None and self.ui.keyboard:
            self._draw_corner_cap(canvas, rect, self.ui)

    def _draw_corner_cap(self, canvas: Canvas, rect: Rect, ui: Ui) -> None:
        """There is no room beside an icon: its key stands at the lower edge."""
        place = Rect(0, 0, *self._cap(ui))
        place.midbottom = rect.midbottom
        canvas.rounded(place, INK, radius=canvas.mm(0.8))
        marks.cap(canvas, key_name(ui, self.hotkey), place, TEXT)
