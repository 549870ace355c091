"""Decks as a whole: saved and found again, copied, deleted, dealt by chance, taken along as text, tried."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.firestorm import GAME, pieces
from game.firestorm.decks import deck as decks
from game.firestorm.decks.deck import Deck, faults, starter
from scenes.games.firestorm.deck_files import DeckShelf
from scenes.screens.deck_builder.scene import BuilderScene
from scenes.screens.deck_builder.sheets import HandSheet
from scenes.shell.folders import Folders
from scenes.widgets.scene_stack import Scene
from tests.support.firestorm.deck_builders import a_bench, hands_at, press
from tests.support.screen.hands import Hands
from tests.support.screen.headless import a_ui

LFT = starter("starter_lft")


def toasts(scene: Scene) -> list[str]:
    return [toast.text for toast in scene.ui.toasts.waiting]


def top(hands: Hands) -> str:
    return hands.desk.top.name


# --- saving


def test_a_changed_starter_deck_is_saved_under_a_name_of_its_own() -> None:
    scene = a_bench()
    scene.add("pl_kelmar")
    scene.save()
    (own,) = scene.shelf.own()
    assert (own.name, own.deck) == ("Mirror Fleet 2", scene.deck)
    assert [each.deck for each in scene.shelf.starters()] == [each.called("en") for each in decks.starters()]
    assert toasts(scene) == ["Mirror Fleet 2 is saved."]


def test_saving_again_writes_the_same_file() -> None:
    scene = a_bench()
    scene.add("pl_kelmar")
    scene.save()
    scene.add("pl_kelmar")
    scene.rename("Glass")
    hands_at(scene, "keys").desk.post(
        pygame.KEYDOWN, key=pygame.K_s, mod=pygame.KMOD_CTRL, unicode="", scancode=0
    )
    (own,) = scene.shelf.own()
    assert (own.name, own.deck.count("pl_kelmar")) == ("Glass", 7)


def test_a_deck_that_is_not_legal_yet_is_saved_and_says_so() -> None:
    scene = a_bench(Deck(name="Half"))
    scene.add("pl_kelmar")
    scene.save()
    assert toasts(scene) == ["Half is saved. It is not legal yet."]
    assert scene.shelf.own()[0].deck.cards == {"pl_kelmar": 1}


def test_leaving_loses_nothing() -> None:
    ui = a_ui()
    below = BuilderScene(ui)
    ui.stack.push(below)
    scene = a_bench(ui=ui)
    scene.add("pl_kelmar")
    hands = hands_at(scene, "mouse")
    press(hands, "back")
    assert ui.stack.top is below
    assert [own.name for own in scene.shelf.own()] == ["Mirror Fleet 2"]


def test_looking_at_a_starter_deck_leaves_nothing_behind() -> None:
    ui = a_ui()
    ui.stack.push(BuilderScene(ui))
    scene = a_bench(ui=ui)
    press(hands_at(scene, "mouse"), "back")
    assert scene.shelf.own() == []


def test_a_folder_that_cannot_be_written_to_is_told_and_the_deck_stays() -> None:
    scene = a_bench()
    scene.shelf.folder.parent.mkdir(parents=True, exist_ok=True)
    scene.shelf.folder.write_text("a file where the folder should be", "utf-8")
    scene.add("pl_kelmar")
    scene.save()
    assert "could not be saved" in toasts(scene)[0]
    scene.back()
    assert scene.ui.stack.requests == [], "whoever cannot save is not sent away"


def test_a_saved_deck_sits_down_at_a_table() -> None:
    """A deck is given to a match as plain data, so that its save needs no other file."""
    scene = a_bench()
    scene.add("pl_ossun")
    scene.change(scene.deck.beginning("pl_ossun"), "deck.done.begin")
    scene.save()
    deck = scene.shelf.own()[0].deck
    plain = {"name": deck.name, "cards": deck.cards, "start": deck.start}
    table = GAME.set_up(1, 2, {"decks": [plain, "starter_forum_raglund"]})
    begun = [pieces.KEYS[table.faces[card]] for card in table.players[0].planets]
    assert begun == ["pl_dawnlight_station", "pl_ossun"]


# --- the shelf


def test_decks_are_found_again_and_taken_up() -> None:
    scene = a_bench()
    scene.shelf.write(Deck(name="Zeta", cards={"pl_kelmar": 3}))
    hands = hands_at(scene, "mouse")
    press(hands, "shelf")
    press(hands, "open.zeta.txt")
    assert (top(hands), scene.deck) == ("builder", Deck(name="Zeta", cards={"pl_kelmar": 3}))
    assert not scene.bench.dirty


def test_a_file_that_is_no_deck_is_listed_with_the_reason_and_not_opened() -> None:
    shelf = DeckShelf(a_ui().folders)
    shelf.folder.mkdir(parents=True)
    (shelf.folder / "bad.txt").write_text("1 Kelmar\nthree cruisers", "utf-8")
    (shelf.folder / "noise.txt").write_bytes(bytes(range(256)))
    (shelf.folder / "notes.md").write_text("no deck", "utf-8")
    bad, noise = shelf.own()
    assert bad.problem is not None
    assert bad.problem.args["line"] == 2
    assert noise.problem is not None


def test_the_name_of_a_file_is_safe_whatever_a_deck_is_called() -> None:
    shelf = DeckShelf(a_ui().folders)
    for name in ("../../etc/passwd", "a/b\\c:d", "", "....", "Müll & Söhne", "x" * 30, "con"):
        file = shelf.write(Deck(name=name, cards={"pl_kelmar": 1}))
        assert (shelf.folder / file).resolve().parent == shelf.folder.resolve()
    assert len(shelf.own()) == 7


def test_a_deck_is_copied() -> None:
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    press(hands, "shelf")
    press(hands, "copy.High Walls")
    assert (scene.deck.name, scene.deck.color) == ("High Walls 2", "yellow")
    assert [own.name for own in scene.shelf.own()] == ["High Walls 2"]


def test_a_deck_is_deleted_and_brought_back() -> None:
    scene = a_bench()
    scene.shelf.write(Deck(name="Zeta", cards={"pl_kelmar": 3}))
    hands = hands_at(scene, "mouse")
    press(hands, "shelf")
    press(hands, "delete.zeta.txt")
    assert scene.shelf.own() == []
    (toast,) = scene.ui.toasts.shown
    assert toast.on_action is not None
    toast.on_action()
    assert [own.name for own in scene.shelf.own()] == ["Zeta"]


def test_deleting_the_deck_on_the_bench_keeps_it_there_as_something_new() -> None:
    scene = a_bench()
    scene.add("pl_kelmar")
    scene.save()
    file = scene.bench.file
    hands = hands_at(scene, "mouse")
    press(hands, "shelf")
    press(hands, f"delete.{file}")
    assert scene.bench.dirty
    scene.save()
    assert len(scene.shelf.own()) == 1


@pytest.mark.parametrize("kind", ["mouse", "finger", "keys"])
def test_a_new_deck_is_empty_and_has_a_name(kind: str) -> None:
    scene = a_bench()
    hands = hands_at(scene, kind)
    press(hands, "shelf")
    press(hands, "new")
    assert scene.deck == Deck(name="My deck")
    assert len(scene.filters.colors) == 5


def test_a_deck_by_chance_is_legal() -> None:
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    for _ in range(3):
        press(hands, "shelf")
        press(hands, "random")
        assert faults(scene.deck) == []
    assert len(scene.shelf.own()) == 2, "what was on the bench is kept"


def test_what_is_on_the_bench_is_kept_before_another_deck_is_taken_up() -> None:
    scene = a_bench()
    scene.add("pl_kelmar")
    scene.take_up(scene.shelf.starters()[1])
    assert scene.deck.color == "yellow"
    assert [own.name for own in scene.shelf.own()] == ["Mirror Fleet 2"]


# --- a hand to try


@pytest.mark.parametrize("kind", ["mouse", "finger", "keys"])
def test_four_cards_are_drawn_and_then_a_turn_is_played(kind: str) -> None:
    scene = a_bench()
    hands = hands_at(scene, kind)
    press(hands, "try_hand")
    sheet = hands.desk.top
    assert isinstance(sheet, HandSheet)
    assert (len(sheet.hand), sheet.planets) == (4, ["pl_dawnlight_station", "pl_kelmar"])
    press(hands, "next_turn")
    assert (len(sheet.hand), len(sheet.planets)) == (6, 3)
    press(hands, "again")
    assert (len(sheet.hand), len(sheet.planets), sheet.turns) == (4, 2, 0)


def test_the_hand_is_of_the_deck_and_no_card_comes_twice() -> None:
    scene = a_bench()
    sheet = HandSheet(scene.ui, scene, 5)
    for _ in range(40):
        sheet.next_turn()
    drawn = Deck(
        cards=decks.ordered({card: [*sheet.hand, *sheet.planets].count(card) for card in scene.deck.cards})
    )
    assert drawn.cards == scene.deck.cards


@pytest.mark.parametrize("cards", [{}, {"pl_kelmar": 1}, {"gr_courier_boat": 2}])
def test_a_hand_of_a_deck_with_next_to_nothing(cards: dict[str, int]) -> None:
    scene = a_bench(Deck(cards=cards))
    sheet = HandSheet(scene.ui, scene, 5)
    sheet.next_turn()
    assert len(sheet.hand) == cards.get("gr_courier_boat", 0)


# --- where things are kept


def test_the_folder_of_ones_own_cards_is_told_before_the_cards_are_read(tmp_path: Path) -> None:
    from game.firestorm.cards import user_cards
    from scenes.shell import folders

    assert folders.CARDS == user_cards.FOLDER
    variables: dict[str, str] = {}
    Folders.under(tmp_path).tell(variables)
    assert variables == {user_cards.FOLDER: str(tmp_path / "config" / "cards")}
    Folders.under(tmp_path / "other").tell(variables)
    assert variables[user_cards.FOLDER] == str(tmp_path / "config" / "cards"), "a variable that is set stays"


def test_files_of_cards_that_were_refused_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.core.saves.file_format import Sentence
    from game.firestorm.cards.user_cards import Refused, UserCards

    wrong = Refused("mine.json", 7, Sentence("deck.card.table"))
    monkeypatch.setattr(pieces, "OWN", UserCards((), (wrong,)))
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    press(hands, "shelf")
    said = [widget.name for widget in hands.desk.root.walk() if widget.role == "text"]
    assert any(name.startswith("mine.json, line 7: A table has exactly one row") for name in said)
