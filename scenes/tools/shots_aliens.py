"""The choice of an alien for pictures: of two that were dealt, of all, and with one chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.screens.table_screens import open_table
from scenes.tools.shots_tables import session_after

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


def _choice(game: str, aliens: str) -> Callable[[Ui, int, int], list[Scene]]:
    """The table of a game while its person chooses; after one decision the first sheet is chosen."""

    def screen(ui: Ui, seed: int, after: int) -> list[Scene]:
        ui.settings.speed = "instant"
        table = open_table(ui, session_after(game, seed, 0, options={"aliens": aliens}))
        table.enter()
        table.refresh()
        if after and table.builder is not None:
            table.builder.choose(table.builder.handles[-1])
            table.rebuild()
        return [table]

    return screen


SCREENS = {
    "duel_aliens": _choice("duel", "dealt"),
    "duel_all_aliens": _choice("duel", "free"),
    "cosmic_aliens": _choice("cosmic", "dealt"),
}
