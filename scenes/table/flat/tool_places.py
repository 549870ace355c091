"""Where pieces may be laid on the tool of whoever is asked at a table that lies flat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.widgets.turned import rect_in_room, rect_seen_from

if TYPE_CHECKING:
    from pygame import Rect

    from scenes.table.flat.side_tree import SideTree


def places_of_tool(tree: SideTree, turned: int) -> dict[str, tuple[Rect, str]]:
    """The tool is turned to its side, so its places are; they are told as the table itself is turned."""
    table, room, degrees = tree.parts.table, tree.ui.rect, tree.spots.degrees
    seen = tree.seen()
    known = table.places(seen.watching, seen.view) if table.tool_places else {}
    return {
        name: (rect_seen_from(turned, rect_in_room(degrees, rect, room), room), word)
        for name, (rect, word) in known.items()
        if name in table.tool_places
    }
