"""Pictures of what can be looked at when a match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.fair_dice import FairSeed
from scenes.screens.afterwards.looking_back import LookingBackScene
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


def _looking_back(ui: Ui, seed: int, after: int) -> list[Scene]:
    session = session_after("duel", seed, after or WHOLE, level="random")
    session.fair = FairSeed.promised("0" * 32)
    return [LookingBackScene(ui, session)]


SCREENS = {"looking_back": _looking_back, "luck": _luck("duel"), "luck_cosmic": _luck("cosmic")}
