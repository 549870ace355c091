"""Continuing a match after a while tells what happened last, to nobody more than they may know."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import game
from game.bots import decide
from game.core.table import NOBODY
from scenes.screens.previously import AWAY, EACH_MS, PANELS, PreviouslyScene, told_again, viewer_of
from scenes.screens.saves.matches_page import go_on
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.game_table import EFFECT, LogLine
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.headless import a_ui, press_key
from tests.support.screen.walking import (
    HANDS,
    LANGUAGES,
    SIZES,
    press,
    said,
    texts_of,
    top,
    wrong_anywhere,
)
from tests.support.screen.window_sizes import windows

MIA, BOT = Participant("Mia", "orange"), Participant("", "blue", "novice")
JONAS = Participant("Jonas", "blue")


def a_file(ui: Ui, *players: Participant, name: str = "duel", most: int = 45) -> Path:
    seats = game.find(name).seats[0]
    sitting = [*players, *(Participant("", colour, "novice") for colour in ("white", "green"))][:seats]
    session = Session.begin(name, 3, sitting, {}, ui.folders.saves)
    while session.match.waiting() and len(session.match.decisions) < most:
        seat = session.asked()[0]
        session.answer(seat, decide("novice", session.match, seat, len(session.match.decisions)))
    session.close()
    assert session.journal is not None
    return session.journal.path


def left_long_ago(path: Path) -> Path:
    then = path.stat().st_mtime - AWAY - 1
    os.utime(path, (then, then))
    return path


def continued(ui: Ui, path: Path) -> Scene:
    assert go_on(ui, path)
    ui.stack.settle()
    return top(ui)


@pytest.mark.parametrize("hand", HANDS)
def test_after_a_while_five_panels_are_told_and_one_press_goes_on(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    scene = continued(ui, left_long_ago(a_file(ui, MIA, BOT)))
    assert isinstance(scene, PreviouslyScene)
    assert len(scene.lines) == PANELS
    assert scene.shown == 1
    for _ in range(PANELS):
        scene.update(EACH_MS)
    assert scene.shown == PANELS
    assert len(scene.pictures) == PANELS
    scene.refresh()
    assert said(ui, "Previously")
    press(ui, "go", hand)
    assert not isinstance(top(ui), PreviouslyScene)


def test_who_was_here_just_now_is_told_nothing() -> None:
    ui = a_ui()
    assert not isinstance(continued(ui, a_file(ui, MIA, BOT)), PreviouslyScene)


@pytest.mark.parametrize("key", ["escape", "space", "return"])
def test_any_of_the_usual_keys_skips_it(key: str) -> None:
    ui = a_ui()
    scene = continued(ui, left_long_ago(a_file(ui, MIA, BOT)))
    press_key(scene, key)
    ui.stack.settle()
    assert not isinstance(top(ui), PreviouslyScene)


def test_it_says_whose_turn_it_is() -> None:
    ui = a_ui()
    scene = continued(ui, left_long_ago(a_file(ui, MIA, BOT)))
    assert isinstance(scene, PreviouslyScene)
    scene.refresh()
    assert scene.root.find("turn").name
    assert any(scene.root.find("turn").name in text for text in texts_of(ui))


@pytest.mark.parametrize("name", game.GAMES)
def test_several_people_are_told_what_everybody_saw(name: str) -> None:
    ui = a_ui()
    path = left_long_ago(a_file(ui, MIA, JONAS, name=name))
    session = Session.looked_at(path, game.open_save(path))
    assert viewer_of(session) == NOBODY
    scene = PreviouslyScene(ui, session)
    public = scene.past.view(len(scene.past), NOBODY)
    assert scene.past.seen_by(len(scene.past), scene.viewer) == public
    assert scene._why() == ""


def test_a_hand_that_signs_lock_stays_closed() -> None:
    locked = Participant("Mia", "orange", sign="abc")
    session = Session(game.new_match("duel", 1), [locked, BOT])
    assert viewer_of(session) == NOBODY
    assert viewer_of(Session(game.new_match("duel", 1), [MIA, BOT])) == 0


def test_what_hurt_is_told_before_what_was_done() -> None:
    lines = [LogLine(f"act {n}", 0, moment=n, harm=n == 3) for n in range(1, 12)]
    lines.append(LogLine("effect", 0, EFFECT, moment=12))
    assert [line.moment for line in told_again(lines)] == [3, 8, 9, 10, 11]


def all_panels(ui: Ui) -> list[Scene]:
    path = a_file(ui, MIA, BOT)
    scene = PreviouslyScene(ui, Session.looked_at(path, game.open_save(path)))
    scene.passed = EACH_MS * PANELS
    return [scene]


@pytest.mark.parametrize(("size", "language"), windows(SIZES[:3], LANGUAGES))
def test_the_panels_fit(size: tuple[int, int], language: str) -> None:
    assert wrong_anywhere(all_panels, size, language) == []
