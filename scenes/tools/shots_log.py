"""Pictures of the log: open, searched, and the recap after a hand-over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.log.log_filter import LogFilter
from scenes.table.scene import TableScene
from scenes.tools.shots_tables import session_after

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


def log(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The table with the log open, even where it lies over the table."""
    ui.settings.speed = "instant"
    scene = open_table(ui, session_after("duel", seed, after or 60))
    scene.unfold_log()
    return [scene]


def log_search(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Somebody looks for the ships of one seat."""
    scenes = log(ui, seed, after)
    scene = scenes[0]
    assert isinstance(scene, TableScene)
    scene.log.looking, scene.log.log_filter = True, LogFilter(seats=(0,), kinds=("ships",))
    return scenes


def recap(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The hand has just been opened again."""
    ui.settings.speed = "instant"
    session = session_after("duel", seed, after or 60)
    scene = open_table(
        ui, Session(session.match, [Participant("Mia", "orange"), Participant("Jonas", "blue")])
    )
    seat = scene.session.asked()[0]
    scene.recap.watched[seat] = max(0, len(session.story) - 24)
    scene.open_hand(seat)
    return [scene]


SCREENS = {"log": log, "log_search": log_search, "recap": recap}
