"""What somebody looks at closely at their own edge, while the others go on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.table.answering.use_now import use_now
from scenes.table.flat.layout import EDGE
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


def look_room(ui: Ui, spots: SideSpots, side: TableSide) -> Rect:
    """Above what stands at the edge, or above a hand that is held open; a secret is no larger than that."""
    table = spots.frame.table
    if side.looks_in_secret and not spots.is_board:
        return Rect(spots.peek.x, spots.peek.y, spots.peek.width, spots.peek.height - ui.mm(EDGE))
    low = min(table.bottom, spots.peek.y) if side.is_open else table.bottom
    tall = min(ui.mm(TALL), round(table.height * SHARE), low - table.y - ui.mm(GAP))
    wide = min(ui.mm(WIDE), table.width - 2 * ui.mm(GAP))
    room = Rect(0, low - ui.mm(GAP) - tall, wide, tall)
    room.centerx = spots.band.centerx
    return room.clamp(table)


def close_look(seen: Seen, side: TableSide, changed: Callable[[], None]) -> InspectPanel | None:
    """The panel; nothing if nobody looks, or at what is not there any more. Of a secret its words alone."""
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
        picture=paint_of(shown.look) if shown.look and not side.looks_in_secret else None,
        shape=shown.shape,
        on_link=follow,
        on_crumb=lambda place: go(*names[: place + 1]),
        beside=True,
    )
