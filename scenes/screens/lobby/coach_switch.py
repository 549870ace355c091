"""The switch of the lobby that lets the coach speak in matches of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.screens.lessons.progress import wants_coach
from scenes.widgets.controls import Toggle

if TYPE_CHECKING:
    from scenes.widgets.context import Ui


def coach_switch(ui: Ui, game: str, changed: Callable[[], None]) -> Toggle:
    """On as long as the lessons of a game are not done, or as somebody has said."""

    def turn(on: bool) -> None:
        ui.settings.coach = {**ui.settings.coach, game: on}
        ui.keep_settings()
        changed()

    on = wants_coach(ui.settings, game)
    return Toggle(ui.say("lobby.coach"), on, turn, second=ui.say("lobby.coach_second"), key="coach")
