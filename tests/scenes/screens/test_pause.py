"""The pause: over the table, which stays as it is."""

from __future__ import annotations

import pytest

import game
from scenes.screens.menu.scene import MenuScene
from scenes.screens.pause import PauseScene
from scenes.screens.rules import RulesScene
from scenes.screens.settings import SettingsScene
from scenes.screens.table_screens import open_table
from scenes.session.session import Participant, Session
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.headless import a_canvas, a_ui, press_key, tap
from tests.support.screen.walking import HANDS, LANGUAGES, MIA, SIZES, press, said, show, top, wrong_anywhere


def a_table(ui: Ui, *, kept: bool = True) -> TableScene:
    players = [MIA, Participant("", "blue", "novice")]
    folder = ui.folders.saves if kept else None
    return open_table(ui, Session.begin("duel", 3, players, {}, folder))


def paused(ui: Ui) -> list[Scene]:
    table = a_table(ui)
    return [table, PauseScene(ui, table.session)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_on_the_pause(size: tuple[int, int], language: str) -> None:
    assert wrong_anywhere(paused, size, language) == []


def test_the_table_is_seen_through_it() -> None:
    ui = a_ui()
    show(ui, *paused(ui))
    canvas = a_canvas(ui)
    canvas.drawn = []
    ui.stack.draw(canvas)
    assert "space/table" in canvas.drawn


@pytest.mark.parametrize("hand", HANDS)
def test_the_match_goes_on(hand: str) -> None:
    ui = a_ui()
    table, pause = paused(ui)
    show(ui, table, pause)
    press(ui, "resume", hand)
    assert top(ui) is table


def test_escape_and_a_tap_beside_the_panel_go_back_to_the_table() -> None:
    for way in ("key", "tap"):
        ui = a_ui()
        table, pause = paused(ui)
        show(ui, table, pause)
        if way == "key":
            press_key(pause, "escape")
        else:
            tap(pause, (20, 20))
        ui.stack.settle()
        assert top(ui) is table


def test_escape_at_the_table_pauses() -> None:
    ui = a_ui()
    table = a_table(ui)
    show(ui, table)
    press_key(table, "escape")
    ui.stack.settle()
    assert isinstance(top(ui), PauseScene)


@pytest.mark.parametrize("hand", HANDS)
def test_leaving_for_the_menu_loses_nothing(hand: str) -> None:
    ui = a_ui()
    table, pause = paused(ui)
    show(ui, table, pause)
    assert isinstance(table, TableScene)
    decisions = len(table.session.match.decisions)
    press(ui, "leave", hand)
    assert isinstance(top(ui), MenuScene)
    saved = list(ui.folders.saves.glob("*.starboard"))
    assert len(game.open_save(saved[0]).match.decisions) >= decisions


@pytest.mark.parametrize("hand", HANDS)
def test_settings_are_reached_and_left_again(hand: str) -> None:
    ui = a_ui()
    table, pause = paused(ui)
    show(ui, table, pause)
    press(ui, "settings", hand)
    assert isinstance(top(ui), SettingsScene)
    press(ui, "back", hand)
    assert top(ui) is pause


def test_rules_are_reached() -> None:
    ui = a_ui()
    show(ui, *paused(ui))
    press(ui, "rules", "mouse")
    assert isinstance(top(ui), RulesScene)


def test_it_says_that_saving_needs_no_hand_and_does_not_lie() -> None:
    ui = a_ui()
    show(ui, *paused(ui))
    assert said(ui, "saved, up to the last decision")
    other = a_ui()
    table = a_table(other, kept=False)
    show(other, table, PauseScene(other, table.session))
    assert said(other, "not being saved")
