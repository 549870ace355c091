"""The log beside a replay: the line of the moment is lit, and a tap on any line leads there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.drawing.rich_text import TITLE
from scenes.table.log.rows import LogRow, row_mm
from scenes.widgets.boxes import Column, Panel
from scenes.widgets.label import Label
from scenes.widgets.scroll import VirtualList

if TYPE_CHECKING:
    from scenes.table.game_table import LogLine
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

AT = 0.4  # of the height: where the line of the moment comes to stand


def log_column(
    ui: Ui,
    lines: Sequence[LogLine],
    colours: Sequence[str],
    moment: int,
    go_to: Callable[[int], None],
    on_link: Callable[[str], None],
) -> Widget:
    """All lines, of which those in sight are laid out."""
    now = line_at(lines, moment)

    def row(place: int) -> Widget:
        line = lines[place]
        shown = LogRow(
            line, list(colours), on_press=lambda: go_to(line.moment), on_link=on_link, lit=place == now
        )
        shown.takes_focus = False  # the arrows go through time
        return shown

    rows = VirtualList(len(lines), row, row_mm=row_mm(ui), key="log.list")
    head = Label(ui.say("table.log"), TITLE._replace(mm=4.4))
    return Panel(Column(head, rows.growing(), gap=1), 2.5)


def line_at(lines: Sequence[LogLine], moment: int) -> int:
    """Which line tells of a moment, or of the last thing before it; -1 if none does."""
    return max((place for place, line in enumerate(lines) if line.moment <= moment), default=-1)


def bring_into_sight(rows: VirtualList, place: int) -> None:
    """Scroll to a line that is not seen."""
    if not (rows.offset <= rows.tops[place] <= rows.offset + rows.rect.height * 2 * AT):
        rows.scroll_to(rows.tops[place] - rows.rect.height * AT)
