"""Takes pictures of tables, with the match in them where nobody can learn anything from it."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pygame

from game.core.files import write_file
from game.core.saves.file_format import Sentence
from game.core.saves.journal import free_file
from game.core.saves.picture import with_save
from game.core.table import NOBODY
from scenes.session.session import Session
from scenes.shell.outside_text import literal
from scenes.table.leaving import picture_of_view
from scenes.table.regions import frame

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.widgets.context import Ui

SIZE = (1920, 1200)  # pixels, at most
ENDING = ".png"


def holds_match(ui: Ui, session: Session) -> bool:
    """A finder may see everything of it, or whoever owns this program has agreed to that."""
    return session.over or ui.settings.pictures_hold


def keep_picture(ui: Ui) -> None:
    """A picture of the table that is shown, wherever on it somebody is."""
    scenes = reversed(ui.stack.scenes)
    found = (getattr(scene, "session", None) for scene in scenes)
    session = next((each for each in found if isinstance(each, Session)), None)
    if session is None:
        ui.toasts.say(ui.say("picture.no_table"), icon="warning")
        return
    take_picture(ui, session)


def take_picture(ui: Ui, session: Session) -> Path | None:
    """Write it into the folder of pictures, and say where it lies and what it holds; None if that failed."""
    folder = ui.folders.pictures
    holds = holds_match(ui, session)
    content = _drawn(ui, session)
    if holds:
        content = with_save(content, session.saved())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = free_file(folder / f"{session.match.game.name}{ENDING}")
        write_file(file, content)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        ui.toasts.say(ui.tell(Sentence("picture.failed", {"reason": reason})), icon="warning")
        return None
    ui.toasts.say(
        ui.say("picture.with" if holds else "picture.without", file=literal(str(file))), icon="tick"
    )
    return file


def _drawn(ui: Ui, session: Session) -> bytes:
    """What everybody may see: hands are backs."""
    spots = frame(ui.screen, log=True)
    picture = picture_of_view(ui, session, session.view(NOBODY), spots, ui.screen, SIZE)
    out = io.BytesIO()
    pygame.image.save(picture, out, ENDING)
    return out.getvalue()
