"""Somebody who sits at a table of any game, and answers with hands."""

from __future__ import annotations

from game.core.prompts import Handle
from scenes.table.scene import TableScene
from tests.support.screen.hands import Desk
from tests.support.screen.robot import Robot


def table_of(desk: Desk) -> TableScene:
    assert isinstance(desk.top, TableScene)
    return desk.top


def handle_of(desk: Desk, answer: object) -> Handle:
    builder = table_of(desk).builder
    assert builder is not None
    return next(handle for handle in builder.handles if handle.answer == answer)


def give(desk: Desk, answer: object, hands: str = "mouse") -> None:
    """Answer with one's hands; it must be what the table then has recorded."""
    Robot(desk, hands, 1).give(table_of(desk), handle_of(desk, answer))
    desk.wait(200)
