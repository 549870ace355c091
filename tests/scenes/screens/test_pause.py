"""The pause: over the table, which stays as it is."""

from __future__ import annotations

import pytest

import game
from game.bots import decide
from game.core.table import NOBODY
from scenes.screens.menu.scene import MenuScene
from scenes.screens.menu.shelf import BOXES
from scenes.screens.pause import PauseScene
from scenes.screens.rules import RulesScene
from scenes.screens.settings import SettingsScene
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.game_table import game_table
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.headless import a_canvas, a_ui, press_key, tap
from tests.support.screen.walking import HANDS, LANGUAGES, MIA, SIZES, press, said, show, top, wrong_anywhere
from tests.support.screen.window_sizes import windows


def a_table(ui: Ui, *, kept: bool = True) -> TableScene:
    players = [MIA, Participant("", "blue", "novice")]
    folder = ui.folders.saves if kept else None
    return open_table(ui, Session.begin("duel", 3, players, {}, folder))


def paused(ui: Ui) -> list[Scene]:
    table = a_table(ui)
    return [table, PauseScene(ui, table.session)]


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_everything_fits_on_the_pause(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
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


def of_game(name: str, seats: int, ui: Ui) -> list[Scene]:
    colours = ("orange", "blue", "green", "red", "purple", "yellow")
    players = [MIA, *(Participant("", colour, "novice") for colour in colours[1:seats])]
    session = Session.begin(name, 3, players, {}, ui.folders.saves)
    return [PauseScene(ui, session)]


FULL = [("duel", 2), ("cosmic", 5), ("eclipse", 6), ("firestorm", 4)]


@pytest.mark.parametrize(("name", "seats"), FULL)
@pytest.mark.parametrize("size", SIZES)
def test_a_full_table_of_every_game_fits_on_the_pause(name: str, seats: int, size: tuple[int, int]) -> None:
    assert wrong_anywhere(lambda ui: of_game(name, seats, ui), size, "de") == []


@pytest.mark.parametrize(("name", "seats"), FULL)
def test_it_tells_which_match_this_is_and_how_everybody_stands(name: str, seats: int) -> None:
    ui = a_ui()
    (pause,) = of_game(name, seats, ui)
    show(ui, pause)
    table = game_table(name)
    assert isinstance(pause, PauseScene)
    view = pause.session.view(NOBODY)
    assert said(ui, ui.say(BOXES[name].name))
    assert said(ui, table.title(view, "en"))
    assert said(ui, "Mia")
    for seat in range(seats):
        assert pause.root.find(f"seat.{seat}").rect.height


def test_it_says_whose_decision_the_match_waits_for() -> None:
    ui = a_ui()
    table = a_table(ui)
    session = table.session
    while len(asked := session.asked()) != 1:
        session.answer(asked[0], decide("novice", session.match, asked[0], 1))
    show(ui, PauseScene(ui, session))
    name = "Mia" if asked[0] == 0 else "Blue"
    assert said(ui, f"{name} decides now.")


def test_nobody_learns_from_it_who_could_answer() -> None:
    """While everybody may answer, the pause says no name (docs/ux 4.7)."""
    ui = a_ui()
    players = [MIA, *(Participant("", colour, "novice") for colour in ("blue", "green"))]
    session = Session.begin("cosmic", 3, players, {}, None)
    table = game_table("cosmic")
    for _ in range(400):
        asked = session.asked()
        prompt = session.prompt(asked[0])
        if len(asked) == 1 and prompt is not None and table.passing(prompt) is not None:
            break
        session.answer(asked[0], decide("novice", session.match, asked[0], 1))
    show(ui, PauseScene(ui, session))
    assert said(ui, "Everybody may answer now.")
    assert not said(ui, "decides now")
