"""What somebody looks at closely at their own edge, while the others go on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.table.answering.use_now import use_now
from scenes.table.inspect_scene import paint_of, sections_of
from scenes.widgets.inspect_panel import DEEPEST, InspectPanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.table.flat.layout import SideSpots
    from scenes.table.flat.side import TableSide
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui

WIDE, TALL = 170.0, 96.0  # millimetres, at most
SHARE = 0.62  # of the table in front of whoever looks, at most
GAP = 2.0


def look_room(ui: Ui, spots: SideSpots, *, is_open: bool) -> Rect:
    """Above what stands at the edge, or above the hand that is held open."""
    table = spots.frame.table
    low = min(table.bottom, spots.peek.y) if is_open else table.bottom
    tall = min(ui.mm(TALL), round(table.height * SHARE), low - table.y - ui.mm(GAP))
    wide = min(ui.mm(WIDE), table.width - 2 * ui.mm(GAP))
    room = Rect(0, low - ui.mm(GAP) - tall, wide, tall)
    room.centerx = spots.band.centerx
    return room.clamp(table)


def close_look(seen: Seen, side: TableSide, changed: Callable[[], None]) -> InspectPanel | None:
    """The panel, or nothing if nobody looks, or at what is not there any more."""
    found = [(what, seen.table.inspect(what, seen.view, seen.watching)) for what in side.looks]
    way = [(what, shown) for what, shown in found if shown is not None]
    if not way:
        return None
    what, shown = way[-1]
    knows = side.is_open or (side.part is not None and side.part.whole)
    use = use_now(seen, what) if knows else ""
    names = tuple(what for what, _ in way)

    def go(*names: str) -> None:
        side.look_closely(*names)
        changed()

    def follow(target: str) -> None:
        go(*([*names[: names.index(target) + 1]] if target in names else [*names, target][-DEEPEST:]))

    return InspectPanel(
        seen.ui,
        [each.title for _, each in way],
        sections_of(seen.ui, shown._replace(now="\n".join(filter(None, (use, shown.now))))),
        on_close=partial(go),
        picture=paint_of(shown.look) if shown.look else None,
        shape=shown.shape,
        on_link=follow,
        on_crumb=lambda place: go(*names[: place + 1]),
        beside=True,
    )
