"""Decks to keep and to take along: saved in the folder, written as text, read from the clipboard."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.firestorm.decks import deck as decks
from game.firestorm.decks.texts import written
from scenes.games.firestorm.deck_files import EXPORTED
from scenes.shell.outside_text import literal

if TYPE_CHECKING:
    from game.firestorm.decks.deck import Deck
    from scenes.games.firestorm.deck_files import DeckShelf
    from scenes.screens.deck_builder.workbench import Workbench
    from scenes.widgets.context import Ui


def keep(ui: Ui, bench: Workbench, shelf: DeckShelf) -> bool:
    """Write the deck on the bench; a changed starter deck gets a name of its own. False if that fails."""
    deck = bench.deck
    if not bench.file or not deck.name.strip():
        name = deck.name.strip() or ui.say("deck.unnamed")
        deck = deck.called(shelf.free_name(name))
        bench.change(deck, "deck.done.rename")
    try:
        file = shelf.write(deck, bench.file)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        ui.toasts.say(ui.say("deck.not_saved", name=deck.name, reason=reason), icon="warning")
        return False
    bench.kept(file)
    legal = not decks.faults(deck)
    ui.sound.play("lock")
    ui.toasts.say(ui.say("deck.saved" if legal else "deck.saved_illegal", name=deck.name), icon="save")
    return True


def export(ui: Ui, deck: Deck, language: str) -> None:
    """The deck as text: into the clipboard, and into a file for people to find."""
    text = written(deck, language)
    copied = put_text(text)
    name = deck.name.strip() or ui.say("deck.unnamed")
    folder = ui.folders.logs
    stem = "".join(letter if letter.isalnum() or letter in " -" else "_" for letter in name).strip() or "deck"
    path = folder / f"{stem}{EXPORTED}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as problem:
        reason = problem.strerror or str(problem)
        said = ui.say("deck.copied", name=name) if copied else ui.say("deck.not_exported", reason=reason)
        ui.toasts.say(said, icon="export" if copied else "warning")
        return
    ui.toasts.say(ui.say("deck.exported", name=name, file=literal(str(path))), icon="export")


def put_text(text: str) -> bool:
    """Lay a text into the clipboard; False if there is none."""
    with suppress(pygame.error):
        pygame.scrap.put_text(text)
        return True
    return False


def clipboard() -> str:
    """What is in the clipboard; nothing if there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError):
        return ""
