"""The page on which seats change hands, and what is seen on the way."""

from __future__ import annotations

import pytest

from game.core.table import NOBODY
from scenes.screens.flat_table.scene import FlatTableScene
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.pause import PauseScene
from scenes.screens.seats import SeatsScene
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.tools.shots import find_screen
from scenes.widgets.context import Ui
from tests.support.screen.headless import a_ui
from tests.support.screen.walking import (
    HANDS,
    LANGUAGES,
    SIZES,
    lowest_table,
    press,
    said,
    show,
    top,
    wrong_anywhere,
)

MIA, JONAS = Participant("Mia", "orange"), Participant("Jonas", "blue")
BOT = Participant("Vesper", "blue", "random")


def paused(ui: Ui, *players: Participant) -> Session:
    session = Session.begin("duel", 3, players, {"aliens": "random"}, ui.folders.saves)
    show(ui, open_table(ui, session))
    show(ui, PauseScene(ui, session))
    return session


@pytest.mark.parametrize("hand", HANDS)
def test_who_leaves_a_shared_device_leaves_the_other_behind_a_curtain(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    session = paused(ui, MIA, JONAS)
    press(ui, "seats", hand)
    assert isinstance(top(ui), SeatsScene)
    press(ui, "seat.0", hand)
    assert session.players[0].away
    curtain = top(ui)
    assert isinstance(curtain, CurtainScene)
    assert curtain.seat == 1
    table = lowest_table(ui)
    assert table.seat == NOBODY
    hands = table.flow.view.hands  # type: ignore[attr-defined]
    public = session.view(NOBODY)
    assert hands == public.hands  # type: ignore[attr-defined]
    assert table.flow.view.faces == public.faces


@pytest.mark.parametrize("hand", HANDS)
def test_who_comes_back_is_told_what_has_happened_meanwhile(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    session = paused(ui, MIA, BOT)
    press(ui, "seats", hand)
    press(ui, "seat.0", hand)
    table = top(ui)
    assert isinstance(table, TableScene)  # nobody is left to look at anything
    assert table.seat == NOBODY
    for _ in range(3000):
        table.update(50)
        if len(session.match.decisions) >= 12:
            break
    assert len(session.match.decisions) >= 12
    show(ui, SeatsScene(ui, session))
    press(ui, "seat.0", hand)
    curtain = top(ui)
    assert isinstance(curtain, CurtainScene)
    curtain.open()
    ui.stack.settle()
    table = lowest_table(ui)
    assert table.seat == 0
    for _ in range(3000):
        if table.flow.controller.builder is not None:
            break
        table.update(50)
    table.refresh()
    assert table.recap.lines
    assert session.absent == {}
    assert session.players[0].kind == PERSON


def test_a_bot_makes_room_for_somebody_who_comes_late() -> None:
    ui = a_ui()
    session = paused(ui, MIA, BOT)
    press(ui, "seats", "mouse")
    assert said(ui, "Sit down here")
    press(ui, "seat.1", "mouse")
    assert session.people == [0, 1]
    assert lowest_table(ui).seat == NOBODY


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overlaps(language: str, size: tuple[int, int]) -> None:
    assert wrong_anywhere(lambda ui: find_screen("seats")(ui, 0, 0), size, language) == []


def test_around_a_flat_screen_the_others_go_on_and_the_seat_comes_back() -> None:
    ui = a_ui()
    ui.settings.flat = True
    players = [MIA, JONAS, Participant("Ada", "green")]
    session = Session.begin("cosmic", 3, players, {}, ui.folders.saves)
    show(ui, open_table(ui, session), SeatsScene(ui, session))
    for people in ([1, 2], [0, 1, 2]):
        press(ui, "seat.0", "finger")
        assert session.people == people
        table = lowest_table(ui)
        assert isinstance(table, FlatTableScene)
        assert table.flow.view == session.view(NOBODY)
        for _ in range(40):
            table.update(50)
        show(ui, SeatsScene(ui, session))


def test_a_lesson_is_left_to_nobody() -> None:
    """It has no file, and its coach speaks to one seat."""
    ui = a_ui()
    session = Session.begin("duel", 3, [MIA, BOT], {"aliens": "random"}, None)
    show(ui, PauseScene(ui, session))
    assert not said(ui, ui.say("pause.seats_second"))
