"""When a table is left: its file is closed, and a small picture of it stays behind for the menu."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.core.table import NOBODY, Table
from scenes.drawing.canvas import Canvas
from scenes.drawing.table_pictures import SIZE, TablePictures
from scenes.session.session import Session
from scenes.shell.units import Screen
from scenes.table.game_table import Watching, game_table
from scenes.table.regions import Frame, frame
from scenes.table.stage.stage import Stage

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

ROOMY = 1.6  # how much wider than a small picture of its table a whole screen is laid out


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
    return picture_of_view(ui, session, session.view(NOBODY), spots, ui.screen, SIZE)


def picture_at_once(ui: Ui, session: Session, view: Table, size: tuple[int, int]) -> Surface:
    """The table as a view shows it, laid out no larger than it is wanted: a strip needs many of them."""
    share = min(1.0, size[0] / ui.screen.width * ROOMY)
    screen = ui.screen._replace(
        width=round(ui.screen.width * share),
        height=round(ui.screen.height * share),
        px_per_mm=ui.screen.px_per_mm * share,
    )
    return picture_of_view(ui, session, view, frame(screen, log=True), screen, size)


def picture_of_view(
    ui: Ui, session: Session, view: Table, spots: Frame, screen: Screen, size: tuple[int, int]
) -> Surface:
    """A view of the table, laid out for a screen and made no larger than a size."""
    canvas = Canvas(Surface((screen.width, screen.height)), screen, ui.art)
    table = game_table(session.match.game.name)
    below = session.people[0] if session.people else 0
    colours = tuple(player.colour for player in session.players)
    watching = Watching(below, colours, ui.settings.language, spots.table, spots.hand)
    stage = Stage()
    stage.reconcile(table.picture(view, watching))
    stage.draw(canvas, canvas.surface.get_rect(), table.background(view, watching))
    whole = canvas.surface.subsurface(spots.table)
    share = min(1.0, size[0] / whole.get_width(), size[1] / whole.get_height())
    return pygame.transform.smoothscale(
        whole, (round(whole.get_width() * share), round(whole.get_height() * share))
    )
