"""How large is a millimetre here? A bank card laid on the screen tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.letter_sizes import is_broken, lines_of
from scenes.drawing.rich_text import BODY, CAPTION, TITLE
from scenes.drawing.theme import AMBER, AMBER_EDGE, INK, STOCK_DARK, STOCK_LIGHT
from scenes.shell.gestures import Gesture, Kind
from scenes.shell.units import CARD_MM, guessed
from scenes.widgets import marks
from scenes.widgets.boxes import Anchor, Column, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button, IconButton
from scenes.widgets.label import Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

LEAST, MOST = 1.0, 40.0  # pixels per millimetre, as the settings allow
CORNER = 14.0  # millimetres around the corner where a drag takes it

ASKED = "size"  # among what has been learned


class BankCard(Widget):
    """A card as large as a real one should be; its lower right corner can be dragged."""

    role = "slider"

    def __init__(self, ui: Ui, name: str, px_per_mm: float, note: str) -> None:
        super().__init__(name)
        self.key, self.note = "card", note
        self.ui, self.scale = ui, px_per_mm
        self.grabbed: float | None = None  # how far right of the corner the pointer took it
        self.area = Rect(0, 0, 0, 0)

    def inherit(self, old: Widget) -> None:
        if isinstance(old, BankCard):
            self.scale = old.scale

    @property
    def most(self) -> float:
        """The largest card that fits its area."""
        return min(MOST, self.area.width / CARD_MM[0], self.area.height / CARD_MM[1])

    def measure(self, ui: Ui, width: int) -> Size:
        return width, round(width * CARD_MM[1] / CARD_MM[0])

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.area = rect
        self.set(self.scale)

    def set(self, px_per_mm: float) -> None:
        """Give the card the size that it would have at so many pixels per millimetre."""
        self.scale = max(LEAST, min(self.most, px_per_mm))
        self.rect = Rect(
            self.area.x, self.area.y, round(CARD_MM[0] * self.scale), round(CARD_MM[1] * self.scale)
        )
        self.ui.changed()

    def actions(self) -> list[str]:
        return ["less", "more"]

    def act(self, action: str) -> None:
        """Makes the card a pixel wider or narrower."""
        wide = round(CARD_MM[0] * self.scale) + (1 if action == "more" else -1)
        self.set(wide / CARD_MM[0])

    @property
    def hit_rect(self) -> Rect:
        reach = self.ui.mm(CORNER) // 2
        return Rect(self.rect.x, self.rect.y, self.rect.width + reach, self.rect.height + reach)

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.DRAG:
            self.grabbed = gesture.start[0] - self.rect.right
        if gesture.kind in (Kind.DRAG, Kind.MOVE) and self.grabbed is not None:
            self.set((gesture.pos[0] - self.grabbed - self.rect.x) / CARD_MM[0])
            return True
        if gesture.kind in (Kind.DROP, Kind.FLICK, Kind.CANCEL):
            self.grabbed = None
            return True
        if gesture.kind is Kind.WHEEL and gesture.amount:
            self.act("more" if gesture.amount > 0 else "less")
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        rect, corner = self.rect, 3.2 * self.scale
        canvas.shadow(rect)
        canvas.rounded(rect, STOCK_LIGHT, to=STOCK_DARK, border=AMBER, width=2, radius=corner)
        chip = Rect(0, 0, round(12 * self.scale), round(9 * self.scale))
        chip.midleft = (rect.x + round(10 * self.scale), rect.centery - round(4 * self.scale))
        canvas.rounded(chip, AMBER, to=AMBER_EDGE, border=INK, radius=1.5 * self.scale)
        stripe = Rect(rect.x + 2, rect.y + round(5 * self.scale), rect.width - 4, round(8 * self.scale))
        canvas.surface.fill(INK, stripe)
        room = Rect(chip.right + canvas.mm(3), chip.y, 0, rect.bottom - chip.y - round(4 * self.scale))
        room.width = rect.right - canvas.mm(10) - room.x
        ink, size = BODY._replace(colour=INK), canvas.screen.em(BODY.mm)
        fits = lines_of(canvas.screen, self.note, ink, room.width).height <= room.height
        if room.width > 0 and fits and not is_broken(self.note, ink, size, room.width):
            canvas.text(self.note, room, ink, middle=False)
        self._draw_corner(canvas)
        if self.focused:
            marks.ring(canvas, rect, corner)

    def _draw_corner(self, canvas: Canvas) -> None:
        centre = self.rect.bottomright
        radius = canvas.mm(4.5 if self.pressed else 4)
        canvas.circle(centre, radius, AMBER, border=AMBER_EDGE, width=max(1, canvas.mm(0.5)))
        for way, icon in ((-1, "arrow_left"), (1, "arrow_right")):
            spot = Rect(0, 0, canvas.mm(3), canvas.mm(3))
            spot.center = (centre[0] + way * canvas.mm(1.6), centre[1])
            canvas.icon(icon, spot, INK)


class CalibrateScene(PageScene):
    """Drag or step the corner until the drawn card is as large as a real one."""

    name = "calibrate"
    title = "settings.calibrate_title"
    scrolls = False

    def __init__(self, ui: Ui, *, first: bool = False) -> None:
        super().__init__(ui)
        self.first = first  # the program is started for the first time: it asks by itself
        self.begun = ui.settings.px_per_mm or guessed(ui.screen.width, ui.screen.height)

    @property
    def card(self) -> BankCard:
        card = self.root.find("card")
        assert isinstance(card, BankCard)
        return card

    def heading(self) -> str:
        return self.ui.say("settings.first_title" if self.first else "settings.calibrate_title")

    def body(self) -> Widget:
        say = self.ui.say
        card = BankCard(self.ui, say("settings.card"), self.begun, say("settings.card_note"))
        words = Column(
            Label(say("settings.calibrate_how"), TITLE),
            Label(say("settings.calibrate_why"), BODY),
            Label(say("settings.fine"), CAPTION),
            Row(
                IconButton("minus", say("settings.smaller"), lambda: self._step("less"), mm=12, key="less"),
                IconButton("plus", say("settings.larger"), lambda: self._step("more"), mm=12, key="more"),
                gap=3,
            ),
            gap=4,
        )
        side = Sized(Panel(Scroll(words, key="how"), 5), width=84 if not self.ui.screen.compact else 70)
        return Row(card.growing(), Anchor(side, down="top"), gap=10)

    def foot(self) -> list[Widget]:
        say = self.ui.say
        word = "settings.skip_size" if self.first else "settings.guess"
        guess = Button(say(word), self.guess, icon="" if self.first else "refresh", key="guess")
        keep = Button(say("settings.keep_size"), self.keep, icon="tick", kind="primary", key="keep")
        return [Spacer(), guess, Anchor(Sized(keep, least_width=46, least_height=12))]

    def _step(self, action: str) -> None:
        self.card.act(action)

    def keep(self) -> None:
        """Everything is as large as it says from now on."""
        self._take(self.card.scale)

    def guess(self) -> None:
        """Forget what was measured."""
        self._take(0.0)

    def _take(self, px_per_mm: float) -> None:
        self.ui.settings.px_per_mm = round(px_per_mm, 3)
        self.ui.resize()
        self.back()

    def done(self) -> None:
        """Nobody is asked twice, whichever way the page was left."""
        if ASKED not in self.ui.settings.learned:
            self.ui.settings.learned = [*self.ui.settings.learned, ASKED]
        self.ui.keep_settings()


def asks_size(ui: Ui) -> bool:
    """True if nobody has measured, skipped or played yet."""
    settings = ui.settings
    return not settings.px_per_mm and ASKED not in settings.learned and not settings.seats


SCREENS = {
    "calibrate": lambda ui, seed, after: [CalibrateScene(ui)],
    "first_start": lambda ui, seed, after: [CalibrateScene(ui, first=True)],
}
