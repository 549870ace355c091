"""The menu: the shelf, the match that waits, and the ways to everything else."""

from __future__ import annotations

import os
from datetime import datetime

import pytest

import game
from scenes.drawing.backdrop import BACKDROP, FIRST_BACKDROP
from scenes.games import PLAYABLE
from scenes.screens.lessons.scene import LearnScene
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.menu.scene import SHELF, MenuScene
from scenes.screens.menu.shelf import Box
from scenes.screens.rules import RulesScene
from scenes.screens.saves.catalogue import SaveFacts, Saves, when
from scenes.screens.saves.scene import LoadScene
from scenes.screens.settings import SettingsScene
from scenes.session.participants import Participant
from scenes.table.game_table import game_table
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.headless import a_canvas, a_ui, press_key, tap_on
from tests.support.screen.walking import (
    HANDS,
    JONAS,
    LANGUAGES,
    MIA,
    SIZES,
    a_save,
    press,
    rest,
    said,
    show,
    texts_of,
    top,
    wrong_anywhere,
)
from tests.support.screen.window_sizes import windows


def waiting(ui: Ui) -> list[Scene]:
    a_save(ui, players=(Participant("Sophie-Charlotte", "white"), Participant("", "purple", "captain")))
    return [MenuScene(ui)]


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_everything_fits_on_the_menu(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    assert wrong_anywhere(waiting, size, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_before_the_first_match(language: str) -> None:
    assert wrong_anywhere(lambda ui: [MenuScene(ui)], (1280, 720), language) == []


def test_the_first_frame_waits_for_no_large_picture_and_no_save() -> None:
    ui = a_ui()
    a_save(ui)
    scene = MenuScene(ui)
    ui.stack.push(scene)
    ui.stack.settle()
    canvas = a_canvas(ui)
    canvas.drawn = []
    scene.draw(canvas)
    assert FIRST_BACKDROP in canvas.drawn
    assert not {BACKDROP, *(f"boxes/{name}" for name in SHELF)} & set(canvas.drawn)
    rest(ui)
    assert {BACKDROP, *(f"boxes/{name}" for name in SHELF)} <= set(texts_of(ui))
    assert said(ui, "Mia")


def test_four_boxes_stand_on_the_shelf_and_the_last_game_is_selected() -> None:
    ui = a_ui()
    scene = show(ui, MenuScene(ui))
    boxes = [widget for widget in scene.root.walk() if isinstance(widget, Box)]
    assert [box.game for box in boxes] == ["cosmic", "duel", "eclipse", "firestorm"]
    assert [box.game for box in boxes if box.selected] == ["duel"]
    selected = next(box for box in boxes if box.selected)
    assert all(box.rect.height < selected.rect.height for box in boxes if box is not selected)


def test_a_game_that_is_not_there_yet_says_so_and_cannot_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.screens.menu.scene.PLAYABLE", ("duel", "cosmic"))
    ui = a_ui()
    scene = show(ui, MenuScene(ui))
    tap_on(scene, "box.firestorm")
    scene.refresh()
    button = scene.root.find("new_game")
    assert isinstance(button, Button)
    assert not button.enabled
    tap_on(scene, "new_game")
    ui.stack.settle()
    assert top(ui) is scene
    assert "Firestorm" in ui.toasts.waiting[0].text
    tap_on(scene, "box.firestorm")
    ui.stack.settle()
    assert top(ui) is scene


def test_a_game_can_be_opened_if_its_rules_and_its_table_are_there() -> None:
    assert set(PLAYABLE) <= set(game.GAMES)
    assert [game_table(name).name for name in PLAYABLE] == list(PLAYABLE)
    ui = a_ui()
    scene = show(ui, MenuScene(ui))
    boxes = [widget for widget in scene.root.walk() if isinstance(widget, Box)]
    assert {box.game for box in boxes if box.here} == set(PLAYABLE)


def test_the_match_that_waits_is_told_with_public_facts_only() -> None:
    ui = a_ui()
    path = a_save(ui, decisions=40)
    show(ui, MenuScene(ui))
    match = game.open_save(path).match
    shown = texts_of(ui)
    assert any("Mia and Jonas" in text for text in shown)
    assert any(f"card {len(match.table.past)} " in text for text in shown)
    hands = [match.table.key(card) for hand in match.table.hands for card in hand]
    assert hands
    assert not [text for text in shown if "/plans/" in text or "/reinforcements/" in text]
    facts = Saves(ui.folders).facts[0]
    assert not set(hands) & {str(value) for value in (*facts.factions, facts.file, facts.game)}


def test_the_newest_unfinished_match_waits() -> None:
    ui = a_ui()
    old = a_save(ui, seed=1, players=(Participant("Old", "red"), JONAS))
    a_save(ui, seed=2, decisions=2000)  # over
    os.utime(old, (1, 1))
    show(ui, MenuScene(ui))
    assert said(ui, "Old and Jonas")
    assert not said(ui, "Mia and Jonas")


@pytest.mark.parametrize("hand", HANDS)
def test_a_match_can_be_continued(hand: str) -> None:
    ui = a_ui()
    path = a_save(ui)
    show(ui, MenuScene(ui))
    press(ui, "continue", hand)
    table = ui.stack.scenes[0]
    assert isinstance(table, TableScene)
    assert len(table.session.match.decisions) == len(game.open_save(path).match.decisions)


@pytest.mark.parametrize("hand", HANDS)
def test_a_new_match_can_be_started_from_the_menu(hand: str) -> None:
    ui = a_ui()
    show(ui, MenuScene(ui))
    press(ui, "new_game", hand)
    assert isinstance(top(ui), LobbyScene)
    press(ui, "start", hand)
    assert isinstance(ui.stack.scenes[0], TableScene)


def test_enter_alone_opens_the_selected_box() -> None:
    ui = a_ui()
    scene = show(ui, MenuScene(ui))
    press_key(scene, "return")
    ui.stack.settle()
    assert isinstance(top(ui), LobbyScene)


@pytest.mark.parametrize(
    ("key", "kind"), [("load", LoadScene), ("replays", LoadScene), ("settings", SettingsScene)]
)
@pytest.mark.parametrize("hand", HANDS)
def test_every_tile_leads_somewhere_and_back(hand: str, key: str, kind: type[Scene]) -> None:
    ui = a_ui()
    menu = show(ui, MenuScene(ui))
    press(ui, key, hand)
    assert isinstance(top(ui), kind)
    press(ui, "back", hand)
    assert top(ui) is menu


def test_the_program_can_be_closed_from_the_menu() -> None:
    ui = a_ui()
    show(ui, MenuScene(ui))
    press(ui, "quit", "mouse")
    assert not ui.running


def test_a_second_start_need_not_look_into_the_saves(monkeypatch: pytest.MonkeyPatch) -> None:
    ui = a_ui()
    a_save(ui)
    show(ui, MenuScene(ui))
    monkeypatch.setattr(game, "open_save", lambda path: pytest.fail("it was read again"))
    again = MenuScene(ui)
    assert again.saves.unread == []
    assert again.saves.newest is not None


@pytest.mark.parametrize("content", [b"", b"{", b'{"version": "0.0", "facts": []}', b'{"version": 1}'])
def test_what_is_remembered_about_saves_may_be_broken(content: bytes) -> None:
    ui = a_ui()
    path = a_save(ui)
    Saves(ui.folders).index.write_bytes(content)
    assert Saves(ui.folders).unread == [path]


def test_a_match_that_was_played_on_is_looked_at_again() -> None:
    ui = a_ui()
    path = a_save(ui)
    saves = Saves(ui.folders)
    saves.look(path)
    assert saves.unread == []
    path.write_bytes(path.read_bytes()[:-10])
    saves.seek()
    assert saves.unread == [path]


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (datetime(2026, 3, 2, 21, 40), "today 21:40"),
        (datetime(2026, 3, 1, 9, 5), "yesterday 09:05"),
        (datetime(2025, 12, 31, 23, 59), "2025-12-31, 23:59"),
    ],
)
def test_the_time_of_a_save_is_told_as_people_do(moment: datetime, words: str) -> None:
    facts = SaveFacts(file="x", size=1, time=round(moment.timestamp() * 1e9))
    assert when(a_ui(), facts, datetime(2026, 3, 2, 22, 0)) == words


def test_in_keyboard_mode_the_first_stop_is_the_selected_box() -> None:
    ui = a_ui()
    scene = show(ui, MenuScene(ui))
    assert scene.focus.at is not None
    assert scene.focus.at.key == "box.duel"
    press_key(scene, "right")
    assert scene.focus.at.key == "box.eclipse"


def test_names_of_seats_without_one_are_their_colours() -> None:
    ui = a_ui(language="de")
    a_save(ui, players=(MIA, Participant("", "green", "novice")))
    show(ui, MenuScene(ui))
    assert said(ui, "Mia und Grün")


@pytest.mark.parametrize("name", PLAYABLE)
def test_learn_opens_the_lessons_of_the_game_that_is_selected(name: str) -> None:
    """Its rules to read are one press further."""
    ui = a_ui()
    menu = MenuScene(ui)
    menu.chosen = name
    show(ui, menu)
    tap_on(menu, "learn")
    ui.stack.settle()
    lessons = top(ui)
    assert isinstance(lessons, LearnScene)
    assert lessons.game == name
    tap_on(lessons, "rules")
    ui.stack.settle()
    rules = top(ui)
    assert isinstance(rules, RulesScene)
    assert rules.game == name
