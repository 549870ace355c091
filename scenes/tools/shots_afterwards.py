"""Pictures of what can be looked at when a match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.screens.afterwards.luck_page import LuckScene
from scenes.tools.shots_tables import session_after
from scenes.widgets.scene_stack import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.widgets.context import Ui

WHOLE = 9000  # decisions: any match is over by then


def _luck(name: str) -> Callable[[Ui, int, int], list[Scene]]:
    def luck(ui: Ui, seed: int, after: int) -> list[Scene]:
        return [LuckScene(ui, session_after(name, seed, after or WHOLE, level="random"))]

    return luck


SCREENS = {"luck": _luck("duel"), "luck_cosmic": _luck("cosmic")}
