"""A double-click on a file opens it: a match goes on, a deck lies on the bench, cards are taken in."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.saves.journal import Journal
from scenes.program.opening import open_file, opens
from scenes.screens.menu.scene import MenuScene
from scenes.widgets.context import Ui
from tests.support.saves.saved_matches import played
from tests.support.screen.headless import a_ui
from tests.support.screen.walking import said, show, top


def at_the_menu(language: str = "en") -> Ui:
    ui = a_ui(language=language)
    show(ui, MenuScene(ui))
    return ui


def a_match(folder: Path, name: str = "evening.starboard", decisions: int = 12) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    players = [{"name": "Mia", "colour": "red"}, {"name": "", "colour": "blue", "kind": "captain"}]
    Journal.begin(folder / name, played(3, decisions), {"players": players}).close()
    return folder / name


def after_opening(ui: Ui, file: Path) -> str:
    open_file(ui, file)
    ui.stack.settle()
    return top(ui).name


def toasts(ui: Ui) -> list[str]:
    return [toast.text for toast in ui.toasts.waiting]


def test_a_match_from_elsewhere_goes_on_and_is_kept_with_the_others(tmp_path: Path) -> None:
    ui = at_the_menu()
    file = a_match(tmp_path / "mail")
    assert after_opening(ui, file) in ("table", "curtain")
    assert [path.name for path in ui.folders.saves.iterdir()] == ["evening.starboard"]
    assert file.exists()


def test_a_match_of_the_own_folder_goes_on_where_it_lies() -> None:
    ui = at_the_menu()
    file = a_match(ui.folders.saves)
    after_opening(ui, file)
    assert [path.name for path in ui.folders.saves.glob("*.starboard")] == ["evening.starboard"]


def test_another_match_of_the_same_name_gets_a_name_of_its_own(tmp_path: Path) -> None:
    ui = at_the_menu()
    a_match(ui.folders.saves)
    after_opening(ui, a_match(tmp_path, decisions=30))
    names = sorted(path.name for path in ui.folders.saves.glob("*.starboard"))
    assert names == ["evening-2.starboard", "evening.starboard"]


def test_a_match_that_is_over_is_shown_again(tmp_path: Path) -> None:
    ui = at_the_menu()
    assert after_opening(ui, a_match(tmp_path, decisions=10_000)) == "replay"


def test_a_deck_lies_on_the_bench(tmp_path: Path) -> None:
    from game.firestorm.decks.deck import starters
    from game.firestorm.decks.texts import written

    ui = at_the_menu()
    file = tmp_path / "borrowed.starboard-deck"
    deck = starters()[1].called("en").called("Borrowed")
    file.write_text(written(deck, "en"), "utf-8")
    assert after_opening(ui, file) == "builder"
    assert said(ui, "Borrowed")


def test_cards_are_taken_in_for_the_next_start(tmp_path: Path) -> None:
    ui = at_the_menu()
    file = tmp_path / "mine.starboard-cards"
    file.write_text("[]", "utf-8")
    assert after_opening(ui, file) == "menu"
    assert (ui.folders.config / "cards" / "mine.json").read_text("utf-8") == "[]"
    assert "mine.starboard-cards" in toasts(ui)[-1]


@pytest.mark.parametrize("name", ["holiday.jpg", "gone.starboard", "broken.starboard"])
def test_what_cannot_be_opened_is_told_in_one_sentence(tmp_path: Path, name: str) -> None:
    ui = at_the_menu()
    file = tmp_path / name
    if not name.startswith("gone"):
        file.write_text("nothing of ours", "utf-8")
    assert after_opening(ui, file) == "menu"
    assert len(toasts(ui)) == 1


def test_only_our_own_kinds_are_opened_by_themselves() -> None:
    assert [opens(Path(name)) for name in ("a.starboard", "B.STARBOARD", "deck.txt")] == [True, True, False]
