"""The strip above the deck builder, the filters at its left, the numbers of its pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.firestorm.decks.deck import Deck
from scenes.drawing.rich_text import BUTTON, CAPTION, SMALL, TITLE, Style
from scenes.drawing.theme import TEXT
from scenes.screens.deck_builder.filters import is_low, search_field
from scenes.screens.deck_builder.workbench import SORTS, Workbench
from scenes.widgets.boxes import Column, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button, IconButton
from scenes.widgets.controls import ChoiceRow, Toggle
from scenes.widgets.label import Label
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.screens.deck_builder.scene import BuilderScene
    from scenes.widgets.context import Ui

TAB = 36.0  # millimetres
BESIDE = 190.0  # what else stands in the strip
PAGE = Style("figure", 4.0, TEXT)


class PageNumber(Widget):
    """Which page is seen, of how many."""

    role = "status"

    def __init__(self) -> None:
        super().__init__()
        self.key = "page"
        self.text = ""

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.screen.em(14), ui.screen.em(6)

    def draw(self, canvas: Canvas) -> None:
        canvas.text(self.text, self.rect, PAGE, align="centre")


class Pager(Row):
    """The number of the page between the ways to the others."""

    def __init__(self, ui: Ui, turn: Callable[[int], None]) -> None:
        self.back = IconButton("arrow_left", ui.say("deck.page_back"), partial(turn, -1), key="page.back")
        self.next = IconButton("arrow_right", ui.say("deck.page_next"), partial(turn, 1), key="page.next")
        self.number = PageNumber()
        super().__init__(self.back, self.number, self.next, gap=2, align="middle")

    def show(self, page: int, pages: int) -> None:
        self.number.text = f"{page + 1} / {pages}"
        self.back.enabled, self.next.enabled = page > 0, page + 1 < pages


# --- above


def deck_tabs(scene: BuilderScene) -> list[Widget]:
    """The decks that have room in the strip, the one on the bench among them."""
    ui = scene.ui
    room = int((ui.screen.width / ui.screen.px_per_mm - BESIDE) // (TAB + 2))
    shown = scene.shelved[: max(0, room)]
    at = next((each for each in scene.shelved if _is_at(scene.bench, each.file, each.deck)), None)
    if at and at not in shown and shown:
        shown = [*shown[:-1], at]
    tabs = [
        Button(
            each.name,
            partial(scene.take_up, each),
            kind="key",
            style=BUTTON._replace(mm=3.5),
            selected=each is at,
            enabled=each.problem is None,
            key=f"tab.{each.file or each.name}",
        )
        for each in shown
    ]
    return [Sized(tab, width=TAB, height=max(9.0, 7 * ui.screen.text)) for tab in tabs]


def _is_at(bench: Workbench, file: str, deck: Deck) -> bool:
    return bool(bench.file) and file == bench.file if bench.file else not file and deck == bench.saved


def _step(ui: Ui, way: str, what: str, press: Callable[[], None], hotkey: str) -> Widget:
    """Undo or redo, with the name of what is undone."""
    say = ui.say
    name = (
        say("deck.undo" if way == "undo" else "deck.redo", what=say(what))
        if what
        else say("deck.nothing_to_undo")
    )
    return IconButton(way, name, press, mm=9, hotkey=hotkey, enabled=bool(what), why=name, key=way)


def owned_switch(scene: BuilderScene) -> list[Widget]:
    """Build from the collection only; there is a switch as soon as there is a collection."""
    if scene.collection is None:
        return []
    toggle = Toggle(scene.ui.say("deck.owned"), scene.owned, scene.show_only_owned, key="owned")
    return [Sized(toggle, most_width=44)]


def top_strip(scene: BuilderScene) -> Widget:
    ui, say = scene.ui, scene.ui.say
    back = IconButton("arrow_left", say("menu.back"), scene.back, mm=10, hotkey="escape", key="back")
    title = Column(
        Label(say("menu.name.firestorm"), TITLE._replace(mm=4.4)), Label(say("deck.title"), SMALL), gap=0
    )
    ways = [
        Button(say("deck.shelf"), scene.open_shelf, icon="cards", key="shelf"),
        _step(ui, "undo", scene.bench.undoable, scene.undo, "z"),
        _step(ui, "redo", scene.bench.redoable, scene.redo, "y"),
        IconButton("export", say("deck.export"), scene.export, mm=9, hotkey="ctrl+e", key="export"),
    ]
    heading: list[Widget] = [] if ui.screen.compact else [title]
    return Row(back, *heading, *deck_tabs(scene), Spacer(), *ways, gap=2, align="middle", key="top")


def filter_panel(scene: BuilderScene) -> Widget:
    say = scene.ui.say
    field = search_field(scene.ui, scene.filters, scene.look_for)
    if is_low(scene.ui):
        again = IconButton("refresh", say("deck.filter.clear"), scene.clear_filters, key="clear_filters")
        groups = Scroll(Column(*scene.filter_groups(), gap=1.6), key="filters")
        return Panel(
            Column(Row(field.growing(), again, gap=1.6), groups.growing(), gap=1.8), 3, key="filter_panel"
        )
    clear = Button(say("deck.filter.clear"), scene.clear_filters, icon="refresh", key="clear_filters")
    groups = Scroll(Column(*scene.filter_groups(), gap=4), key="filters")
    return Panel(Column(field, groups.growing(), clear, gap=3), 3, key="filter_panel")


def page_header(scene: BuilderScene, count: int) -> Widget:
    """How many cards there are, the pages, the order."""
    say = scene.ui.say
    sorts = [(sort, say(f"deck.sort.{sort}")) for sort in SORTS]
    sort = ChoiceRow(say("deck.sort"), sorts, scene.sort, scene.sort_by, key="sort")
    words = Label(say("deck.cards", count=count), CAPTION, key="count")
    narrow = scene.ui.screen.compact  # the switch is among the filters there
    mode = [] if narrow else owned_switch(scene)
    filters: list[Widget] = []
    if narrow:
        filters = [IconButton("filter", say("deck.filters"), scene.open_filters, key="open_filters")]
    return Row(*filters, words, *mode, Spacer(), scene.pager, Spacer(), sort, gap=2, align="middle")
