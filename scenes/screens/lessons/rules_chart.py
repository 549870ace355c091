"""The chart of a game's rules: which of them somebody has met so far."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.lessons.reading import lessons_of
from scenes.drawing.rich_text import BODY, CAPTION, SMALL
from scenes.drawing.theme import AMBER, CYAN, GOOD, TEXT_QUIET
from scenes.screens.lessons import progress
from scenes.screens.menu.shelf import BOXES
from scenes.table.rules import rulebook
from scenes.table.rules.rulebook import RulesPage
from scenes.widgets.boxes import Column, Grid, Panel, Row
from scenes.widgets.button import Button
from scenes.widgets.label import Icon, Label, Picture
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

FACE = 18.0  # millimetres of the coach
ROW_MM = 48.0  # the least width of a page's row
COLOURS = {"star": AMBER, "tick": GOOD, "book": TEXT_QUIET}
SIGNS = {"star": "learn.met_now", "tick": "learn.met_before", "book": "learn.to_come"}  # what they mean


def pages_to_meet(ui: Ui, game: str) -> list[RulesPage]:
    """What the lessons teach, and what was met besides."""
    taught = {rule for lesson in lessons_of(game) for rule in lesson.rules}
    wanted = taught | progress.rules_met(ui.settings, game) | progress.met_in_first_match(ui.settings, game)
    return [page for page in rulebook.pages(game, ui.settings.language) if page.id in wanted]


def rules_chart(ui: Ui, game: str, read: Callable[[str], None]) -> Panel:
    """A row for each page, ticked if it was met; ``read`` opens it."""
    pages, met = pages_to_meet(ui, game), progress.rules_met(ui.settings, game)
    count = sum(page.id in met for page in pages)
    head = Label(ui.say("learn.chart", met=count, all=len(pages)), CAPTION._replace(colour=CYAN))
    rows = [_row(page, "tick" if page.id in met else "book", read) for page in pages]
    return Panel(Column(head, Grid(rows, least=ROW_MM, gap=1), gap=2), 3.5)


def first_match_board(ui: Ui, game: str, read: Callable[[str], None]) -> Panel:
    """The same for somebody's first match: a star for what has mattered in it."""
    pages, now = pages_to_meet(ui, game), progress.met_in_first_match(ui.settings, game)
    met = progress.rules_met(ui.settings, game)
    words = Column(
        Label(ui.say("learn.board", count=len(now)), BODY._replace(mm=4.6), key="board"),
        Row(*(part for sign, key in SIGNS.items() for part in _meaning(ui, sign, key)), gap=1.5),
        gap=1.2,
    )
    face = Picture("coach/glad" if now else "coach/calm", FACE, name=ui.say("lesson.coach"))
    signs = {page.id: "star" if page.id in now else "tick" if page.id in met else "book" for page in pages}
    order = sorted(pages, key=lambda page: list(SIGNS).index(signs[page.id]))
    rows = [_row(page, signs[page.id], read) for page in order]
    head = Row(face, words.growing(), gap=4, align="middle")
    return Panel(Column(head, Grid(rows, least=ROW_MM, gap=1), gap=2), 3.5)


def _meaning(ui: Ui, sign: str, key: str) -> list[Widget]:
    return [Icon(sign, 3.6, COLOURS[sign]), Label(ui.say(key), SMALL)]


def _row(page: RulesPage, sign: str, read: Callable[[str], None]) -> Widget:
    name = Button(page.title, partial(read, page.id), kind="flat", align="left", key=f"chart.{page.id}")
    return Row(Icon(sign, 4.0, COLOURS[sign]), name.growing(), gap=1.5, align="middle")


def read_page(ui: Ui, game: str, page: str) -> None:
    """Open the rules at a page, over the scene that is shown."""
    from scenes.screens.rules import RulesScene

    scene = RulesScene(ui, game)
    scene.open_page(page)
    ui.stack.push(scene)


class ChartScene(PageScene):
    """The chart over a table; in somebody's first match, what has mattered in it."""

    name = "chart"

    def __init__(self, ui: Ui, game: str, *, first: bool = False) -> None:
        super().__init__(ui)
        self.game, self.first = game, first

    def heading(self) -> str:
        return self.ui.say("learn.play") if self.first else self.ui.say(BOXES[self.game].name)

    def body(self) -> Widget:
        make = first_match_board if self.first else rules_chart
        chart = make(self.ui, self.game, partial(read_page, self.ui, self.game))
        return Scroll(Column(chart), key="chart.scroll")

    def resume(self) -> None:
        self.rebuild()
