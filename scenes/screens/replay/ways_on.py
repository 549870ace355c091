"""Where a replay leads from a moment, and whose eyes it is seen with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.bots.minds import mind_of
from game.core.table import NOBODY, Seat
from scenes.session.story import EVERYTHING
from scenes.table.match_words import player_name

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

WayOn = Callable[["Ui", "Session", int], "Scene | None"]


def play_on(ui: Ui, session: Session, moment: int) -> Scene | None:
    """A match of its own begins at this moment, if this one hides nothing."""
    from scenes.screens.afterwards.play_on import PlayOnScene

    return PlayOnScene(ui, session, moment) if session.sandbox else None


def what_if(ui: Ui, session: Session, moment: int) -> Scene | None:
    """What else could have been done, once nobody can learn anything from that."""
    from scenes.screens.afterwards.what_if import WhatIfScene

    known = session.over and mind_of(session.match.game.name) is not None
    return WhatIfScene(ui, session, moment) if known else None


def viewer_name(ui: Ui, session: Session, viewer: Seat) -> str:
    """Who looks."""
    if viewer == EVERYTHING:
        return ui.say("replay.open")
    if viewer == NOBODY:
        return ui.say("replay.public")
    return player_name(session.players[viewer], ui.settings.language)
