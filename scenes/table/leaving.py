"""When a table is left: its file is closed, and a small picture of it stays behind for the menu."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.core.table import NOBODY
from scenes.drawing.canvas import Canvas
from scenes.drawing.table_pictures import SIZE, TablePictures
from scenes.session.session import Session
from scenes.table.game_table import Watching, game_table
from scenes.table.regions import Frame, frame
from scenes.table.stage.stage import Stage

if TYPE_CHECKING:
    from scenes.widgets.context import Ui


def close_session(ui: Ui, session: Session, spots: Frame | None = None) -> None:
    """Close a session. Without a picture of its table the menu shows the factions, which is no harm."""
    session.close()
    if session.journal is None:
        return
    with suppress(OSError, pygame.error):
        TablePictures(ui.folders).keep(
            session.journal.path, picture_of_table(ui, session, spots or frame(ui.screen, log=True))
        )


def picture_of_table(ui: Ui, session: Session, spots: Frame) -> Surface:
    """The table as everybody may see it, small: hands are backs, and nothing lies ready."""
    canvas = Canvas(Surface(ui.rect.size), ui.screen, ui.art)
    _draw(canvas, session, spots, ui.settings.language)
    whole = canvas.surface.subsurface(spots.table)
    share = min(1.0, SIZE[0] / whole.get_width(), SIZE[1] / whole.get_height())
    size = (round(whole.get_width() * share), round(whole.get_height() * share))
    return pygame.transform.smoothscale(whole, size)


def _draw(canvas: Canvas, session: Session, spots: Frame, language: str) -> None:
    table, view = game_table(session.match.game.name), session.view(NOBODY)
    below = session.people[0] if session.people else 0
    colours = tuple(player.colour for player in session.players)
    watching = Watching(below, colours, language, spots.table, spots.hand)
    stage = Stage()
    stage.reconcile(table.picture(view, watching))
    stage.draw(canvas, canvas.surface.get_rect(), table.background(view, watching))
