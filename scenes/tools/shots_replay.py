"""Pictures of the past: a finished match, and a look back from one that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.screens.replay.scene import ReplayScene
from scenes.tools.shots_tables import session_after, table_after
from scenes.widgets.scene_stack import Scene

if TYPE_CHECKING:
    from scenes.widgets.context import Ui


def replay(ui: Ui, seed: int, after: int) -> list[Scene]:
    """A finished match, some way in, with all cards open."""
    scene = ReplayScene(ui, session_after("duel", seed, 2000), seat=0, at=after or 171)
    return [scene]


def time_travel(ui: Ui, seed: int, after: int) -> list[Scene]:
    """An earlier moment of a match in progress."""
    table = table_after(ui, seed, after or 40)
    return [table, ReplayScene(ui, table.session, seat=0, at=60)]


SCREENS = {"replay": replay, "replay_past": time_travel}
