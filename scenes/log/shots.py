"""Pictures of the log: open, searched, and the recap after a hand-over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.log.sieve import Sieve
from scenes.session import Player, Session
from scenes.shots_tables import session_after
from scenes.table import TableScene

if TYPE_CHECKING:
    from scenes.stack import Scene
    from scenes.ui import Ui


def log(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The table with the log open, even where it lies over the table."""
    ui.settings.speed = "instant"
    scene = TableScene(ui, session_after("duel", seed, after or 60))
    scene.log_open = True
    return [scene]


def log_search(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Somebody looks for the ships of one seat."""
    scenes = log(ui, seed, after)
    scene = scenes[0]
    assert isinstance(scene, TableScene)
    scene.log.looking, scene.log.sieve = True, Sieve(seats=(0,), kinds=("ships",))
    return scenes


def recap(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The hand has just been opened again."""
    ui.settings.speed = "instant"
    session = session_after("duel", seed, after or 60)
    scene = TableScene(ui, Session(session.match, [Player("Mia", "orange"), Player("Jonas", "blue")]))
    scene.open_hand(scene.session.asked()[0])
    scene.recap.watched[scene.seat] = max(0, len(session.story) - 24)
    scene.recap.tell()
    return [scene]


SCREENS = {"log": log, "log_search": log_search, "recap": recap}
