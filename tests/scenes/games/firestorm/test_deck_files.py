"""Files in the folder of decks whose names are no names: the shelf and the lobby open all the same."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from game.firestorm.decks import deck
from game.firestorm.decks.texts import written
from scenes.games.firestorm.deck_files import DeckShelf
from scenes.games.firestorm.lobby_variants import FirestormVariants
from scenes.screens.lobby.scene import LobbyScene
from scenes.widgets.context import Ui
from tests.support.firestorm.deck_builders import a_bench, hands_at, press
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui

NAMELESS = deck.starters()[0].deck.called("")
NAMES = [
    "{icon:nothing}",
    "**[face:x|y]**",
    "n" * 240,
    "\u200b",
    "\ufeff\u2060",
    "a\nb",
    "{",
    "]]]|",
]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="such names cannot be given there")


def laid(ui: Ui, name: bytes, text: str) -> None:
    folder = DeckShelf(ui.folders).folder
    folder.mkdir(parents=True, exist_ok=True)
    Path(os.fsdecode(os.fsencode(folder) + b"/" + name + b".txt")).write_text(text, "utf-8")


@pytest.mark.parametrize("text", [written(NAMELESS), "no deck at all"])
@pytest.mark.parametrize("name", [*(name.encode() for name in NAMES), b"\xff\xfe"])
def test_a_strange_file_name_does_not_break_the_shelf(name: bytes, text: str) -> None:
    ui = a_ui()
    laid(ui, name, text)
    laid(ui, b"good", written(NAMELESS.called("Good")))
    shelf = DeckShelf(ui.folders)
    strange, good = sorted(shelf.own(), key=lambda each: each.name == "Good")
    assert good.problem is None
    assert 0 < len(strange.name) <= 40
    assert strange.name.isprintable()
    assert not set("{}[]|*") & set(strange.name)
    hands = hands_at(a_bench(ui=ui), "mouse")
    press(hands, "shelf")
    hands.desk.draw()
    assert any(widget.name == "Good" for widget in hands.desk.root.walk())


@pytest.mark.parametrize("name", [*(name.encode() for name in NAMES), b"\xff\xfe"])
def test_the_lobby_opens_and_remembers_what_was_chosen(name: bytes) -> None:
    ui = a_ui()
    laid(ui, name, written(NAMELESS))
    lobby = LobbyScene(ui, "firestorm")
    lobby.variants.aliens = "chosen"
    ui.stack.push(lobby)
    ui.stack.settle()
    desk = Desk(ui)
    desk.draw()
    assert isinstance(lobby.variants, FirestormVariants)
    for file in lobby.variants.known:
        lobby.variants.wanted[0] = file
        lobby.remember()
        assert not ui.toasts.shown


def test_a_file_whose_name_is_no_text_says_what_to_do() -> None:
    ui = a_ui()
    laid(ui, b"\xff", written(NAMELESS))
    (strange,) = DeckShelf(ui.folders).own()
    assert strange.problem is not None
    assert strange.problem.text == "deck.import.file_name"


def test_one_file_that_cannot_be_looked_at_is_told_and_hides_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ui = a_ui()
    laid(ui, b"locked", written(NAMELESS))
    laid(ui, b"good", written(NAMELESS.called("Good")))
    real = Path.stat

    def stat(path: Path, **words: Any) -> os.stat_result:
        if path.name == "locked.txt":
            raise PermissionError(13, "Permission denied")
        return real(path, **words)

    monkeypatch.setattr(Path, "stat", stat)
    good, locked = DeckShelf(ui.folders).own()
    assert (good.name, good.problem) == ("Good", None)
    assert locked.name == "locked"
    assert locked.problem is not None
