"""The picture of a table: by key and by button, with the match in it only where that is allowed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import game
from game.core.saves.file_format import SaveRefused
from game.core.saves.picture import CHUNK, save_in
from scenes.program.opening import open_file, opens
from scenes.screens.afterwards.looking_back import LookingBackScene
from scenes.screens.menu.scene import MenuScene
from scenes.screens.pause import PauseScene
from scenes.screens.replay.scene import ReplayScene
from scenes.screens.saves.match_picture import keep_picture, take_picture
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.leaving import picture_of_view
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from tests.support.screen.headless import a_ui
from tests.support.screen.walking import HANDS, lowest_table, press, show, top

PLAYERS = [Participant("Mia", "orange", sign="star"), Participant("Jonas", "blue", "captain")]


def begun(ui: Ui, name: str = "duel", *, over: bool = False) -> Session:
    seats = game.find(name).seats[0]
    players = [*PLAYERS, Participant("", "green", "novice")][:seats]
    session = Session.begin(name, 5, players, {}, ui.folders.saves)
    dice = Random(2)
    while (waiting := session.match.waiting()) and (over or len(session.match.decisions) < 25):
        prompt = dice.choice(waiting)
        session.answer(prompt.seat, dice.choice(prompt.likely(session.match.table)))
    return session


def pictures(ui: Ui) -> list[Path]:
    return sorted(ui.folders.pictures.glob("*.png"))


@pytest.mark.parametrize("hand", HANDS)
def test_the_pause_takes_a_picture_without_the_match(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    session = begun(ui)
    show(ui, PauseScene(ui, session))
    press(ui, "picture", hand)
    (file,) = pictures(ui)
    with pytest.raises(SaveRefused):
        save_in(file.read_bytes())
    assert CHUNK not in file.read_bytes()
    assert any("holds no match" in toast.text for toast in ui.toasts.waiting)


def test_whoever_agrees_has_the_match_in_the_picture_of_one_that_goes_on() -> None:
    ui = a_ui()
    ui.settings.pictures_hold = True
    session = begun(ui)
    file = take_picture(ui, session)
    assert file is not None
    loaded = game.load(save_in(file.read_bytes()))
    assert loaded.match.digest() == session.match.digest()
    assert b'"sign":"star"' not in save_in(file.read_bytes())


@pytest.mark.parametrize("name", game.GAMES)
def test_the_picture_of_a_match_that_is_over_opens_it_elsewhere(name: str) -> None:
    here, there = a_ui(), a_ui()
    session = begun(here, name, over=True)
    show(here, LookingBackScene(here, session))
    press(here, "picture", "mouse")
    (file,) = pictures(here)
    show(there, MenuScene(there))
    assert opens(file)
    open_file(there, file)
    there.stack.settle()
    replay = top(there)
    assert isinstance(replay, ReplayScene)
    assert replay.session.id == session.id
    assert replay.session.match.digest() == session.match.digest()
    (kept,) = there.folders.saves.glob("*.starboard")
    assert game.open_save(kept).notice is None
    open_file(there, file)
    assert len(list(there.folders.saves.glob("*.starboard"))) == 1  # the same match is kept once


def test_a_match_goes_on_from_its_picture() -> None:
    here, there = a_ui(), a_ui()
    here.settings.pictures_hold = True
    session = begun(here)
    file = take_picture(here, session)
    assert file is not None
    show(there, MenuScene(there))
    open_file(there, file)
    there.stack.settle()
    assert lowest_table(there).session.match.digest() == session.match.digest()


def test_a_picture_of_anything_else_gets_one_sentence(tmp_path: Path) -> None:
    ui = a_ui()
    show(ui, MenuScene(ui))
    for number, content in enumerate((b"", b"\x89PNG\r\n\x1a\n", b"cat")):
        file = tmp_path / f"{number}.png"
        file.write_bytes(content)
        open_file(ui, file)
        ui.stack.settle()
        assert isinstance(top(ui), MenuScene)
    told = [toast.text for toast in ui.toasts.waiting]
    assert told == ["This is no picture that Starboard can read.", "The match in this picture is damaged."]
    assert list(ui.folders.saves.iterdir()) == []


def test_the_key_takes_it_of_whatever_table_is_shown() -> None:
    ui = a_ui()
    keep_picture(ui)
    assert any("no table" in toast.text for toast in ui.toasts.waiting)
    table = open_table(ui, begun(ui))
    assert isinstance(table, TableScene)
    show(ui, table)
    keep_picture(ui)
    assert len(pictures(ui)) == 1


def test_the_picture_shows_what_everybody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    ui = a_ui()
    session = begun(ui)
    drawn = []

    def watched(ui: Ui, of: Session, view: object, *rest: object) -> object:
        drawn.append(view)
        return picture_of_view(ui, of, view, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr("scenes.screens.saves.match_picture.picture_of_view", watched)
    take_picture(ui, session)
    assert drawn == [session.view(-1)]
