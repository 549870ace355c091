"""Eclipse from the shelf to the result: set up, begun, left, taken up again, counted, and watched."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.core.table import NOBODY
from scenes.games.eclipse.result.scoring import ScoringScene
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.menu.scene import MenuScene
from scenes.screens.replay.scene import ReplayScene
from scenes.screens.result import ResultScene
from scenes.screens.saves.scene import LoadScene
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.session.story import EVERYTHING
from scenes.widgets.context import Ui
from tests.support.eclipse.matches import COLOURS, NAMES, over
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_canvas, a_ui, draw_on, press_key, tap_on
from tests.support.screen.played_by_hand import Lively
from tests.support.screen.walking import HANDS, lowest_table, press, rest, show, top, wrong_anywhere

# --- from the shelf to the table


@pytest.mark.parametrize("hand", HANDS)
def test_the_shelf_leads_to_the_lobby_and_that_to_a_match(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    show(ui, MenuScene(ui))
    press(ui, "box.eclipse", hand)
    press(ui, "new_game", hand)
    assert isinstance(top(ui), LobbyScene)
    rest(ui)
    press(ui, "start", hand)
    session = lowest_table(ui).session
    assert session.match.game.name == "eclipse"
    assert list(ui.folders.saves.glob("*.starboard"))


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_seats_begin_a_match_in_colours_of_their_own(seats: int) -> None:
    ui = a_ui()
    scene = LobbyScene(ui, "eclipse")
    scene.seat(str(seats))
    show(ui, scene)
    press(ui, "start", "mouse")
    table = lowest_table(ui)
    assert table.session.match.table.seats == seats
    assert len({player.colour for player in table.session.players}) == seats
    robot = Lively(Desk(ui), "mouse", seats)
    ui.settings.speed = "instant"
    robot.play(answers=2)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
def test_six_seats_fit_in_the_lobby(size: tuple[int, int], language: str) -> None:
    def six(ui: Ui) -> list[LobbyScene]:
        scene = LobbyScene(ui, "eclipse")
        scene.seat("6")
        scene.variants.aliens = "chosen"
        return [scene]

    assert wrong_anywhere(lambda ui: list(six(ui)), size, language) == []


# --- left and taken up again


def a_save(ui: Ui, answers: int) -> Path:
    """A match of two people on disk after some random answers."""
    players = [Participant(NAMES[seat], COLOURS[seat], PERSON) for seat in range(2)]
    session = Session.begin("eclipse", 4, players, {"species": "terran"}, ui.folders.saves)
    rng = Random(4)
    while session.match.waiting() and len(session.match.decisions) < answers:
        prompt = session.match.waiting()[0]
        session.answer(prompt.seat, rng.choice(prompt.likely(session.match.view(prompt.seat))))
    session.close()
    assert session.journal is not None
    return session.journal.path


@pytest.mark.parametrize("hand", HANDS)
def test_a_match_is_continued_where_it_was_left(hand: str) -> None:
    ui = a_ui()
    path = a_save(ui, 60)
    show(ui, LoadScene(ui))
    press(ui, f"go_on.{path.name}", hand)
    session = lowest_table(ui).session
    assert [player.name for player in session.players] == list(NAMES[:2])
    assert len(session.match.decisions) == 60
    ui.settings.speed = "instant"
    robot = Lively(Desk(ui), "mouse", 1)
    robot.play(answers=3)
    assert len(session.match.decisions) >= 63


def test_the_menu_takes_up_the_match_that_waits() -> None:
    ui = a_ui()
    a_save(ui, 30)
    show(ui, MenuScene(ui))
    press(ui, "continue", "mouse")
    assert lowest_table(ui).session.match.game.name == "eclipse"


def test_what_the_table_shows_after_an_answer_is_on_the_disk() -> None:
    """Whoever pulls the plug loses nothing."""
    ui = a_ui()
    ui.settings.speed = "instant"
    path = a_save(ui, 20)
    show(ui, LoadScene(ui))
    press(ui, f"go_on.{path.name}", "mouse")
    Lively(Desk(ui), "mouse", 2).play(answers=4)
    here = lowest_table(ui).session
    again = a_ui()
    again.folders = ui.folders
    show(again, LoadScene(again))
    press(again, f"go_on.{path.name}", "mouse")
    there = lowest_table(again).session
    assert there.match.table == here.match.table


# --- the end


def at_the_end(seed: int = 1) -> Desk:
    ui = a_ui()
    ui.settings.speed = "instant"
    ui.stack.push(open_table(ui, over(seed)))
    ui.stack.settle()
    return Desk(ui)


def opened(desk: Desk) -> ResultScene:
    for _ in range(400):
        if isinstance(desk.top, ResultScene):
            break
        press_key(desk.top, "space")
        desk.wait(200)
    assert isinstance(desk.top, ResultScene)
    return desk.top


def test_points_are_counted_and_then_the_winner_is_named() -> None:
    desk = at_the_end()
    assert isinstance(desk.top, ScoringScene)
    opened(desk)
    session = over(1)
    winners = [session.players[seat].name for seat in session.match.table.winners]
    names = " ".join(widget.name for widget in desk.root.walk())
    assert all(name in names for name in winners)


def test_the_result_leads_to_the_replay_and_to_a_highlight() -> None:
    for key in ("replay", "tale.0"):
        desk = at_the_end()
        result = opened(desk)
        result.refresh()
        tap_on(result, key)
        desk.ui.stack.settle()
        assert isinstance(desk.top, ReplayScene), key


def test_once_more_is_a_new_match() -> None:
    desk = at_the_end(2)
    result = opened(desk)
    result.refresh()
    tap_on(result, "again")
    desk.ui.stack.settle()
    session = lowest_table(desk.ui).session
    assert not session.over
    assert session.match.table.seats == over(2).match.table.seats
    assert len({player.colour for player in session.players}) == session.match.table.seats


# --- the past


def test_every_moment_can_be_drawn_for_every_viewer() -> None:
    ui = a_ui()
    scene = ReplayScene(ui, over(1), seat=NOBODY, at=0)
    show(ui, scene)
    canvas = a_canvas(ui)
    assert EVERYTHING in scene.viewers()
    for stop in scene.stops[:: max(1, len(scene.stops) // 24)]:
        for viewer in scene.viewers():
            scene.viewer = viewer
            scene.go_to(stop)
            draw_on(canvas, scene, ui)


def test_keys_move_through_a_match() -> None:
    ui = a_ui()
    scene = ReplayScene(ui, over(1), seat=NOBODY, at=0)
    show(ui, scene)
    press_key(scene, "right")
    assert scene.moment > 0
    press_key(scene, "end")
    assert scene.moment == len(scene.past)
    press_key(scene, "home")
    assert scene.moment == 0
