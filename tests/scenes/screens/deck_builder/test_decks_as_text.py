"""Decks as text: given away and read in, by the clipboard, as a file, dropped onto the window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.firestorm.decks.deck import Deck, starter
from game.firestorm.decks.texts import read, written
from scenes.screens.deck_builder import deck_saving
from scenes.screens.deck_builder.sheets import ImportSheet
from scenes.widgets.scene_stack import Scene
from tests.support.firestorm.deck_builders import a_bench, hands_at, press
from tests.support.screen.hands import Hands
from tests.support.screen.headless import a_ui

LFT = starter("starter_lft")


@pytest.fixture
def pasted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The clipboard: what was laid there last."""
    held = [""]

    def put(text: str) -> bool:
        held.append(text)
        return True

    monkeypatch.setattr(deck_saving, "clipboard", lambda: held[-1])
    monkeypatch.setattr(deck_saving, "put_text", put)
    return held


def toasts(scene: Scene) -> list[str]:
    return [toast.text for toast in scene.ui.toasts.waiting]


def top(hands: Hands) -> str:
    return hands.desk.top.name


def test_a_deck_is_exported_into_the_clipboard_and_a_file(pasted: list[str]) -> None:
    scene = a_bench(ui=a_ui(language="de"))
    press(hands_at(scene, "mouse"), "export")
    assert read(pasted[-1]) == scene.deck
    assert "Stützpunkt Morgenlicht" in pasted[-1]
    file = scene.ui.folders.logs / "Spiegelflotte.starboard-deck"
    assert file.read_text("utf-8") == pasted[-1]
    assert str(file) in toasts(scene)[0]


def test_a_deck_is_read_from_the_clipboard(pasted: list[str]) -> None:
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    pasted.append(written(LFT.called("Borrowed"), "de"))
    press(hands, "shelf")
    press(hands, "import")
    press(hands, "paste")
    assert top(hands) == "builder"
    assert scene.deck == LFT.called("Borrowed")
    scene.undo()
    assert scene.deck.cards == {}, "reading in can be taken back"


def test_a_deck_is_read_from_a_file(pasted: list[str]) -> None:
    scene = a_bench()
    folder = scene.ui.folders.logs
    folder.mkdir(parents=True)
    (folder / "raid.txt").write_text("Deck: Raid\n3 Kelmar\n", "utf-8")
    hands = hands_at(scene, "mouse")
    press(hands, "shelf")
    press(hands, "import")
    press(hands, "file.raid.txt")
    assert scene.deck == Deck(name="Raid", cards={"pl_kelmar": 3})


WRONG = [
    ("", "There is no card in this text."),
    ("3 Kelmar\n2 Lite Cruiser", "Line 2: there is no card “Lite Cruiser”. “Light Cruiser”, perhaps?"),
    ("hello", "Line 1 does not begin with a number and a name: “hello”."),
    ("999 Kelmar", "Line 1 asks for too many or too few copies, 1 to 250 will do: “999 Kelmar”."),
    ("1 {icon:ship} *x* [a|b]", "Line 1: there is no card “icon:ship x ab”."),
]


@pytest.mark.parametrize(("text", "why"), WRONG)
def test_a_text_that_is_no_deck_is_refused_with_one_sentence(text: str, why: str, pasted: list[str]) -> None:
    scene = a_bench()
    before = scene.deck
    hands = hands_at(scene, "mouse")
    pasted.append(text)
    press(hands, "shelf")
    press(hands, "import")
    press(hands, "paste")
    sheet = hands.desk.top
    assert isinstance(sheet, ImportSheet)
    said = [widget.name for widget in sheet.root.walk() if widget.role == "text"]
    assert f"Clipboard: {why}" in said
    assert scene.deck == before


def test_a_machine_without_a_clipboard_has_an_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", broken)
    monkeypatch.setattr(pygame.scrap, "put_text", broken)
    assert deck_saving.clipboard() == ""
    assert not deck_saving.put_text("x")


def test_an_export_that_cannot_be_written_says_what_is_left(
    pasted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = a_bench()
    scene.ui.folders.logs.parent.mkdir(parents=True, exist_ok=True)
    scene.ui.folders.logs.write_text("no folder", "utf-8")
    scene.export()
    assert toasts(scene) == ["Mirror Fleet is in the clipboard."]
    scene.ui.toasts.clear()
    monkeypatch.setattr(deck_saving, "put_text", lambda text: False)
    scene.export()
    assert toasts(scene)[0].startswith("The text could not be written: ")


# --- files that are dropped onto the window


def test_a_deck_is_read_in_from_a_file_that_is_dropped_onto_the_window(tmp_path: Path) -> None:
    scene = a_bench()
    file = tmp_path / "raiders.txt"
    file.write_text("Deck: Raiders\n3 Kelmar\n2 Light Cruiser\n", "utf-8")
    scene.ui.stack.drop(file)
    scene.ui.stack.settle()
    assert scene.ui.stack.top is scene
    assert scene.deck.name == "Raiders"
    assert scene.deck.count("pl_kelmar") == 3


@pytest.mark.parametrize("content", ["3 Nobody\n", "\0\1\2", ""])
def test_a_dropped_file_that_is_no_deck_is_told_why(tmp_path: Path, content: str) -> None:
    scene = a_bench()
    before, file = scene.deck, tmp_path / "holiday.txt"
    file.write_text(content, "utf-8")
    scene.ui.stack.drop(file)
    scene.ui.stack.settle()
    sheet = scene.ui.stack.top
    assert isinstance(sheet, ImportSheet)
    assert sheet.source == "holiday.txt"
    assert sheet.problem is not None
    assert scene.deck == before
    sheet.dropped(tmp_path)  # a folder
    assert sheet.problem.text == "deck.import.unreadable"
