"""Every widget of the kit in every state, to look at and to test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.rich_text import CAPTION, HEADLINE, SMALL, TITLE
from scenes.drawing.theme import AMBER, DEEP, GOOD, INK, SEATS, STOCK
from scenes.table.action_corner import ActionCorner
from scenes.table.prompt_bar import PromptBar
from scenes.widgets.boxes import Anchor, Column, Grid, Layers, Padding, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button, IconButton
from scenes.widgets.controls import ChoiceRow, Slider, Stepper, Toggle
from scenes.widgets.field import TextField
from scenes.widgets.inspect_panel import InspectPanel, Section
from scenes.widgets.label import Icon, Label, Picture
from scenes.widgets.scene_stack import Scene
from scenes.widgets.scroll import Scroll, VirtualList
from scenes.widgets.tabs import TabPage, Tabs
from scenes.widgets.tray import Tray
from scenes.widgets.turned import Turned
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

ROWS = 5000


class Gallery(Scene):
    """All widgets on four pages; ``heard`` notes what was pressed."""

    name = "gallery"

    def __init__(self, ui: Ui, page: str = "buttons") -> None:
        super().__init__(ui)
        self.page = page
        self.heard: list[str] = []

    def hear(self, what: str) -> None:
        self.heard = [*self.heard[-9:], what]

    def build(self) -> Widget:
        say = self.ui.say
        pages = [
            TabPage("buttons", say("kit.gallery.buttons"), self._buttons()),
            TabPage("controls", say("kit.gallery.controls"), self._controls()),
            TabPage("lists", say("kit.gallery.lists"), self._lists()),
            TabPage("table", say("kit.gallery.table"), self._table()),
        ]
        return Padding(Tabs(pages, self.page, self._turn, key="pages"), 6)

    def _turn(self, page: str) -> None:
        self.page = page

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(DEEP)
        super().draw(canvas)

    def _hint(self) -> None:
        self.hear("hint")
        say = self.ui.say
        self.ui.toasts.say(say("kit.gallery.undone"), say("kit.gallery.redo"), lambda: self.hear("redo"))

    # --- pages

    def _buttons(self) -> Widget:
        say = self.ui.say
        kinds = Grid(
            [
                Button(
                    say("kit.gallery.send"),
                    lambda: self.hear("send"),
                    second=say("kit.gallery.send_second"),
                    kind="primary",
                    key="send",
                ),
                Button(
                    say("kit.gallery.pass"),
                    lambda: self.hear("pass"),
                    kind="primary",
                    hotkey="space",
                    key="pass",
                ),
                Button(say("kit.gallery.hint"), self._hint, icon="hint", hotkey="h", key="hint"),
                Button(
                    say("kit.gallery.undo"),
                    locked=True,
                    enabled=False,
                    why=say("kit.gallery.undo_why"),
                    key="undo",
                ),
                Button(
                    say("kit.gallery.more"), lambda: self.hear("more"), icon="book", kind="flat", key="more"
                ),
                Button(
                    say("kit.gallery.send"),
                    second=say("kit.gallery.send_second"),
                    kind="primary",
                    enabled=False,
                ),
                *_states(say("kit.gallery.hint")),
            ],
            least=52,
        )
        icons = Row(
            *(
                IconButton(
                    icon,
                    say("kit.gallery.pin"),
                    mm=11,
                    selected=icon == "pin",
                    enabled=icon != "gear",
                    key=f"icon.{icon}",
                )
                for icon in ("pin", "close", "gear", "undo", "menu")
            ),
            Label("26 : 25", HEADLINE),
            Icon("ship", 8, AMBER),
            Picture("duel/aliens/prime", 14, crop="round"),
            gap=3,
            align="middle",
        )
        tiles = Row(
            Button(
                say("kit.gallery.load"),
                lambda: self.hear("load"),
                second=say("kit.gallery.load_second"),
                icon="folder",
                kind="tile",
                key="load",
            ),
            Button(
                say("kit.gallery.more"), second=say("kit.gallery.send_second"), icon="film", kind="tile"
            ).growing(),
            Panel(
                Column(
                    Label(say("kit.gallery.does"), CAPTION),
                    Label(say("kit.gallery.text"), on_link=self.hear, key="text"),
                    Label(say("kit.gallery.send_second"), SMALL),
                ),
                accent=SEATS["orange"].base,
            ).growing(2),
        )
        return Scroll(Column(kinds, icons, tiles, gap=5), key="buttons")

    def _controls(self) -> Widget:
        say = self.ui.say
        speeds = [
            ("slow", say("kit.gallery.slow")),
            ("fast", say("kit.gallery.fast")),
            ("instant", say("kit.gallery.instant")),
        ]
        fields = Column(
            Toggle(
                say("kit.gallery.motion"),
                True,
                lambda on: self.hear(f"motion {on}"),
                second=say("kit.gallery.motion_second"),
                key="motion",
            ),
            Toggle(say("kit.gallery.hint"), False, key="hints"),
            Toggle(say("kit.gallery.undo"), True, enabled=False, why=say("kit.gallery.undo_why"), key="undo"),
            Row(
                Label(say("kit.gallery.volume")).growing(),
                Slider(
                    say("kit.gallery.volume"),
                    80,
                    0,
                    100,
                    5,
                    lambda n: self.hear(f"volume {n}"),
                    shown=_percent,
                    key="volume",
                ),
            ),
            Row(
                Label(say("kit.gallery.ships")).growing(),
                Stepper(
                    say("kit.gallery.ships"),
                    3,
                    1,
                    4,
                    lambda n: self.hear(f"ships {n}"),
                    less=say("kit.gallery.less"),
                    more=say("kit.gallery.more_ships"),
                    key="ships",
                ),
                align="middle",
            ),
            gap=4,
        )
        others = Column(
            ChoiceRow(
                say("kit.gallery.speed"),
                speeds,
                "fast",
                lambda value: self.hear(f"speed {value}"),
                key="speed",
            ),
            ChoiceRow(say("kit.gallery.speed"), speeds, "slow", enabled=False),
            TextField(
                say("kit.gallery.name"),
                "",
                lambda name: self.hear(f"name {name}"),
                hint=say("kit.gallery.name_hint"),
                icon="person",
                key="name",
            ),
            TextField(say("kit.gallery.name"), "Mia Schmöll", icon="search", key="second"),
            Spacer(),
            gap=4,
        )
        return Row(
            Panel(Scroll(fields, key="fields"), 5).growing(),
            Panel(others, 5).growing(),
            gap=4,
        )

    def _lists(self) -> Widget:
        rows = VirtualList(ROWS, self._row, row_mm=8, key="log")
        tail = VirtualList(ROWS, self._line, row_mm=6, gap=1, follow=True, key="tail")
        return Row(Panel(rows).growing(), Panel(tail).growing(), gap=4)

    def _row(self, number: int) -> Widget:
        text = self.ui.say("kit.gallery.row", number=number)
        return Button(
            text, lambda: self.hear(f"row {number}"), kind="flat", align="left", key=f"row.{number}"
        )

    def _line(self, number: int) -> Widget:
        text = self.ui.say("kit.gallery.row", number=number)
        if number % 3 == 0:
            text += " " + self.ui.say("kit.gallery.text")
        return Label(text, middle=False)

    def _table(self) -> Widget:
        say = self.ui.say
        tray = Tray(
            Sized(
                Column(Label(say("kit.gallery.tray"), TITLE), Label(say("kit.gallery.motion_second")), gap=3),
                width=120,
                least_height=18,
            ),
            closes=say("kit.gallery.put_away"),
            on_close=lambda: self.hear("tray"),
        )
        waiting = ActionCorner(
            say("kit.gallery.lock"),
            missing=say("kit.gallery.lock_missing"),
            locked=True,
            secondary=[
                Button(say("kit.gallery.undo"), icon="undo", enabled=False, why=say("kit.gallery.undo_why")),
                Button(say("kit.gallery.hint"), icon="hint"),
            ],
            key="lock",
        )
        ready = ActionCorner(
            say("kit.gallery.pass"),
            lambda: self.hear("pass"),
            second=say("kit.gallery.pass_second"),
            key="pass",
        )
        refused = PromptBar(
            say("kit.gallery.prompt"), colour="orange", why=say("kit.gallery.why"), key="refused"
        )
        refused.refuse(say("kit.gallery.refused"), lambda: self.hear("why"))
        far = Turned(
            PromptBar(say("kit.gallery.far"), colour="blue", because=say("kit.gallery.because"), key="far"),
            180,
        )
        side = Button(say("kit.gallery.hint"), lambda: self.hear("side"), icon="hint", hotkey="h", key="side")
        return Column(
            far,
            Row(
                Anchor(Turned(Sized(side, least_width=36), 90), across="middle"),
                Layers(Panel(Label(""), 0, shadow=False), tray).growing(),
                Column(waiting, Spacer(), ready),
                gap=4,
            ).growing(),
            refused,
            PromptBar(
                say("kit.gallery.prompt"), colour="orange", because=say("kit.gallery.because"), key="prompt"
            ),
            gap=3,
        )

    def toast_area(self) -> Rect:
        foot = self.ui.mm(42 if self.page == "table" else 8)
        area = super().toast_area()
        return Rect(area.x, area.y, area.width, area.height - foot)


class InspectGallery(Scene):
    """The inspect panel with a made-up card."""

    name = "inspect gallery"

    def build(self) -> Widget:
        say = self.ui.say
        return InspectPanel(
            self.ui,
            [say("kit.gallery.table"), say("kit.gallery.seat"), say("kit.gallery.alien")],
            [
                Section(say("kit.gallery.does"), say("kit.gallery.text")),
                Section(say("kit.gallery.now"), say("kit.gallery.now_text"), tinted=True),
                Section(say("kit.gallery.when"), say("kit.gallery.when_text"), icon="clock"),
            ],
            on_close=lambda: None,
            picture=_card,
            glyph="glyph_chevrons",
            glyph_colour=SEATS["orange"].base,
            on_link=lambda target: None,
            on_pin=lambda: None,
            foot=[
                Button(say("kit.gallery.more"), icon="book"),
                Button(say("kit.gallery.why"), icon="question"),
            ],
        )

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(DEEP)
        super().draw(canvas)


def _states(text: str) -> list[Widget]:
    """The same button as it looks under a mouse, a finger and the keyboard."""
    hovered, pressed, focused = (Button(text, icon="hint") for _ in range(3))
    hovered.hovered = pressed.pressed = focused.focused = True
    return [hovered, pressed, focused]


def _percent(value: int) -> str:
    return f"{value} %"


def _card(canvas: Canvas, rect: Rect) -> None:
    canvas.shadow(rect)
    canvas.rounded(rect, STOCK, border=GOOD, width=canvas.mm(1.5), radius=canvas.mm(4))
    canvas.text(
        "13", rect.inflate(-canvas.mm(12), -canvas.mm(10)), HEADLINE._replace(colour=INK), middle=False
    )


SCREENS = {
    "gallery": lambda ui, seed, after: [Gallery(ui)],
    "gallery_controls": lambda ui, seed, after: [Gallery(ui, "controls")],
    "gallery_lists": lambda ui, seed, after: [Gallery(ui, "lists")],
    "gallery_table": lambda ui, seed, after: [Gallery(ui, "table")],
    "gallery_inspect": lambda ui, seed, after: [InspectGallery(ui)],
}
