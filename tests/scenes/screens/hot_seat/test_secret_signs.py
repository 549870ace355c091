"""Secret signs: four glyphs open a hand, wrong ones do not, the whole table can lift them (docs/ux 4.8)."""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from game.core.table import NOBODY
from scenes.screens.hot_seat.agreement import AgreementScene
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.hot_seat.secret_signs import GLYPHS, SignScene, sign_of
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant, players_of
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.hold_ring import HOLD_MS
from scenes.widgets.scene_stack import Scene
from tests.support.screen.audit import audit
from tests.support.screen.hands import FRAME_MS, HANDS, Desk, Hands
from tests.support.screen.headless import a_ui, press_key
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.walking import LANGUAGES, press, show, top, wrong_anywhere

LONG = HOLD_MS + 5 * FRAME_MS
MINE = ["star", "ship", "ship", "fire"]
WRONG = ["star", "ship", "fire", "ship"]


def at_curtain(name: str = "mouse", folder: Path | None = None) -> tuple[Desk, TableScene, Hands]:
    """Both have signs; the first curtain hangs."""
    players = [
        Participant("Mia", "orange", sign=sign_of(MINE)),
        Participant("Jonas", "blue", sign=sign_of(MINE)),
    ]
    session = Session.begin("duel", 1, players, {"aliens": "random"}, folder)
    desk = sit_down(session, name)
    table = desk.ui.stack.scenes[0]
    assert isinstance(table, TableScene)
    return desk, table, Robot(desk, name, 1).hands


def hold(desk: Desk, hands: Hands, key: str) -> None:
    widget = desk.find(key)
    assert widget is not None, key
    hands.hold(widget, LONG)
    desk.wait(2 * FRAME_MS)


def lay(desk: Desk, hands: Hands, glyphs: list[str]) -> None:
    for glyph in glyphs:
        key = desk.find(f"glyph.{glyph}")
        assert key is not None, glyph
        hands.press(key)
        desk.wait(400)  # the same glyph twice is no double tap


def curtain(desk: Desk) -> CurtainScene:
    assert isinstance(desk.top, CurtainScene)
    return desk.top


# --- on the curtain


@pytest.mark.parametrize("name", HANDS)
def test_the_right_signs_open_the_hand(name: str) -> None:
    desk, table, hands = at_curtain(name)
    seat = curtain(desk).seat
    hold(desk, hands, "curtain.hold")
    assert table.seat == NOBODY, "holding alone opens nothing"
    lay(desk, hands, MINE)
    assert desk.top is table
    assert table.seat == seat


@pytest.mark.parametrize("name", HANDS)
def test_wrong_signs_open_nothing_and_may_be_laid_anew(name: str) -> None:
    desk, table, hands = at_curtain(name)
    hold(desk, hands, "curtain.hold")
    lay(desk, hands, WRONG)
    assert table.seat == NOBODY
    assert curtain(desk).wrong
    lay(desk, hands, ["star", "fire"])
    assert not curtain(desk).wrong
    back = desk.find("glyph.back")
    assert back is not None
    hands.press(back)
    lay(desk, hands, MINE[1:])
    assert desk.top is table


def test_digits_lay_signs_and_backspace_takes_the_last_one_up() -> None:
    desk, table, hands = at_curtain("keys")
    hold(desk, hands, "curtain.hold")
    order = list(GLYPHS)
    for key in ("9", "backspace", *(str(order.index(glyph) + 1) for glyph in MINE)):
        press_key(desk.top, key)
        desk.ui.stack.settle()
    assert desk.top is table


def test_what_was_laid_is_not_shown() -> None:
    desk, _, hands = at_curtain()
    hold(desk, hands, "curtain.hold")

    def drawn() -> list[str]:
        desk.canvas.drawn = []
        desk.draw()
        return sorted(desk.canvas.drawn)

    lay(desk, hands, MINE[:2])
    one = drawn()
    pad = curtain(desk).pad
    assert pad is not None
    pad.glyphs = WRONG[1:3]
    curtain(desk).rebuild()
    assert drawn() == one, "others who look see how many, not which"


def test_whoever_leaves_the_screen_begins_anew() -> None:
    desk, _, hands = at_curtain()
    hold(desk, hands, "curtain.hold")
    lay(desk, hands, MINE[:3])
    desk.ui.stack.lose_focus()
    desk.wait(FRAME_MS)
    assert desk.find("curtain.hold") is not None


# --- forgotten


@pytest.mark.parametrize("name", HANDS)
def test_the_whole_table_lifts_forgotten_signs(name: str) -> None:
    desk, table, hands = at_curtain(name)
    seat = curtain(desk).seat
    hold(desk, hands, "curtain.hold")
    forgot = desk.find("curtain.forgot")
    assert forgot is not None
    hands.press(forgot)
    desk.wait(400)
    asking = desk.top
    assert isinstance(asking, AgreementScene)
    assert sorted(asking.seats) == [0, 1], "nobody does it behind the back of the others"
    for each in (0, 1):
        hold(desk, hands, f"emblem.{each}")
    hold(desk, hands, "curtain.hold")
    assert desk.top is table
    assert table.seat == seat
    lines = [line.text for line in table.table.lines(table.session, 1 - seat, "en")]
    assert lines[-1] == f"The table has lifted the secret signs of {table.look().name_of(seat)}."
    assert table.session.players[1 - seat].sign, "the other one's hold on"


def test_signs_and_their_lifting_are_kept_in_the_file_but_not_in_clear(tmp_path: Path) -> None:
    _, table, _ = at_curtain(folder=tmp_path)
    session = table.session
    assert session.journal is not None
    path = session.journal.path
    assert [player.sign for player in players_of(game.open_save(path))] == [sign_of(MINE)] * 2
    noted = str(game.open_save(path).notes["players"])
    assert sign_of(MINE) in noted
    assert not any(glyph in noted for glyph in GLYPHS)
    session.lift_sign(1)
    assert [bool(player.sign) for player in players_of(game.open_save(path))] == [True, False]
    session.close()
    again = Session.resume(path, game.open_save(path))
    assert [remark.what for remark in again.remarks] == ["lifted"]


# --- before the match


def two_people(ui: Ui) -> LobbyScene:
    ui.settings.seats = ["human", "human"]
    ui.settings.players = ["Mia", "Jonas"]
    scene = LobbyScene(ui)
    show(ui, scene)
    return scene


@pytest.mark.parametrize("hand", ["keys", "mouse", "finger"])
def test_signs_are_chosen_in_the_lobby(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    two_people(ui)
    press(ui, "seat.1.signs", hand)
    assert isinstance(top(ui), SignScene)
    for glyph in MINE:
        press(ui, f"glyph.{glyph}", hand)
    press(ui, "signs.keep", hand)
    press(ui, "start", hand)
    table = ui.stack.scenes[0]
    assert isinstance(table, TableScene)
    assert [player.sign for player in table.session.players] == ["", sign_of(MINE)]


def test_signs_can_be_given_up_again() -> None:
    ui = a_ui()
    scene = two_people(ui)
    scene.places[0].sign = sign_of(MINE)
    scene.rebuild()
    press(ui, "seat.0.signs", "mouse")
    press(ui, "signs.without", "mouse")
    assert scene.places[0].sign == ""


def test_fewer_than_four_signs_are_not_kept() -> None:
    ui = a_ui()
    scene = two_people(ui)
    press(ui, "seat.0.signs", "mouse")
    press(ui, "glyph.star", "mouse")
    press(ui, "signs.keep", "mouse")
    assert isinstance(top(ui), SignScene)
    assert ui.toasts.waiting[-1].text == "Lay four signs first."
    press_key(top(ui), "escape")
    ui.stack.settle()
    assert top(ui) is scene
    assert scene.places[0].sign == ""


def test_who_plays_alone_against_bots_needs_no_signs() -> None:
    """There is nobody to hide the hand from, and no curtain that would ask."""
    ui = a_ui()
    scene = two_people(ui)
    scene.places[0].sign = sign_of(MINE)
    assert any(widget.key == "seat.0.signs" for widget in scene.root.walk())
    press(ui, "seat.1.who.bot", "mouse")
    assert not any(widget.key == "seat.0.signs" for widget in scene.root.walk())
    assert [player.sign for player in scene.players()] == ["", ""]


# --- how it looks


def asked_for(ui: Ui) -> list[Scene]:
    session = Session.begin(
        "duel", 1, [Participant("Sophie-Charlotte Ann", "orange"), Participant("", "blue")], {}, None
    )
    table = open_table(ui, session)
    scene = CurtainScene(table.look(), 0, table.curtain_actions())
    scene.player = Participant("Sophie-Charlotte Ann", "orange", sign=sign_of(MINE))
    scene.open()
    scene.wrong = True
    return [scene]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_on_the_smallest_screen(language: str) -> None:
    def chosen(ui: Ui) -> list[Scene]:
        return [SignScene(ui, "Sophie-Charlotte Ann", "orange", lambda sign: None, had=True)]

    assert wrong_anywhere(chosen, (1280, 720), language) == []
    for touch in (False, True):
        ui = a_ui((1280, 720), language, touch)
        scene = show(ui, *asked_for(ui))
        assert audit(scene, ui) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
def test_the_lobby_of_two_people_with_signs_fits(size: tuple[int, int], language: str) -> None:
    def signed(ui: Ui) -> list[Scene]:
        scene = LobbyScene(ui)
        for place in scene.places:
            place.kind, place.sign = "human", sign_of(MINE)
        return [scene]

    assert wrong_anywhere(signed, size, language) == []
