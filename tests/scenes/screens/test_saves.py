"""The list of saves: nothing in it may crash, and nothing is lost by a slip of the hand."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

import game
from game.bots import decide
from scenes.screens.menu.scene import MenuScene
from scenes.screens.replay.scene import ReplayScene
from scenes.screens.saves.catalogue import SaveFacts, standing
from scenes.screens.saves.scene import LoadScene
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from scenes.widgets.toast import Toast
from tests.support.saves.saved_matches import opened, sealed
from tests.support.screen.headless import a_ui, tap_on
from tests.support.screen.walking import (
    HANDS,
    JONAS,
    LANGUAGES,
    MIA,
    SIZES,
    a_save,
    keys_of,
    press,
    rest,
    said,
    show,
    top,
    wrong_anywhere,
)
from tests.support.screen.window_sizes import windows

DAMAGED = {
    "empty": b"",
    "foreign": b"What the cat sat on",
    "torn": b'00000000 {"record":"starboard","format":1',
    "newer": b'2d9a3b1c {"record":"starboard","format":99}\n',
}


def full(ui: Ui) -> list[Scene]:
    a_save(
        ui, seed=1, players=(Participant("Sophie-Charlotte", "white"), Participant("Maximilian", "purple"))
    )
    a_save(ui, seed=2, decisions=2000)
    (ui.folders.saves / "attic.starboard").write_bytes(b"What the cat sat on")
    return [LoadScene(ui)]


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_everything_fits_in_the_list(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    assert wrong_anywhere(full, size, language) == []


@pytest.mark.parametrize("replays", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_list_says_so(language: str, replays: bool) -> None:
    assert wrong_anywhere(lambda ui: [LoadScene(ui, replays=replays)], (1280, 720), language) == []
    ui = a_ui()
    show(ui, LoadScene(ui, replays=replays))
    assert said(ui, "yet.")


@pytest.mark.parametrize("hand", HANDS)
def test_a_match_is_continued(hand: str) -> None:
    ui = a_ui()
    path = a_save(ui)
    show(ui, LoadScene(ui))
    press(ui, f"go_on.{path.name}", hand)
    table = ui.stack.scenes[0]
    assert isinstance(table, TableScene)
    assert [player.name for player in table.session.players] == ["Mia", "Jonas"]


def test_rows_tell_who_when_and_how_far() -> None:
    ui = a_ui()
    path = a_save(ui)
    show(ui, LoadScene(ui))
    table = game.open_save(path).match.table
    assert said(ui, "Mia and Jonas")
    assert said(ui, f"today {_clock(path)}")
    assert said(ui, f"card {len(table.past)} ")


def _clock(path: Path) -> str:
    from datetime import datetime

    return f"{datetime.fromtimestamp(path.stat().st_mtime):%H:%M}"


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_file_is_named_with_its_one_sentence(kind: str) -> None:
    ui = a_ui()
    path = ui.folders.saves / f"{kind}.starboard"
    path.write_bytes(DAMAGED[kind])
    scene = show(ui, LoadScene(ui))
    assert said(ui, path.name)
    assert scene.root.find(f"problem.{path.name}").name.endswith(".")
    assert f"go_on.{path.name}" not in keys_of(scene.root)
    assert path.read_bytes() == DAMAGED[kind]


def test_a_folder_with_the_name_of_a_save_is_no_accident() -> None:
    ui = a_ui()
    (ui.folders.saves / "folder.starboard").mkdir()
    scene = show(ui, LoadScene(ui))
    assert "problem.folder.starboard" in keys_of(scene.root)


def test_a_file_that_breaks_while_the_list_is_shown_is_told_and_marked() -> None:
    ui = a_ui()
    path = a_save(ui)
    scene = show(ui, LoadScene(ui))
    path.write_bytes(b"gone bad")
    press(ui, f"go_on.{path.name}", "mouse")
    assert top(ui) is scene
    assert len(ui.toasts.waiting) == 1
    rest(ui)
    assert f"problem.{path.name}" in keys_of(scene.root)


def test_a_file_that_vanishes_while_the_list_is_shown_is_told() -> None:
    ui = a_ui()
    path = a_save(ui)
    scene = show(ui, LoadScene(ui))
    path.unlink()
    press(ui, f"go_on.{path.name}", "mouse")
    assert top(ui) is scene
    assert len(ui.toasts.waiting) == 1


@pytest.mark.parametrize("hand", HANDS)
def test_a_deleted_match_can_be_brought_back(hand: str) -> None:
    ui = a_ui()
    path = a_save(ui)
    before = path.read_bytes()
    scene = show(ui, LoadScene(ui))
    press(ui, f"delete.{path.name}", hand)
    assert not path.exists()
    rest(ui)
    scene.update(500)
    press(ui, "toast.action", hand)
    assert path.read_bytes() == before
    rest(ui)
    assert f"go_on.{path.name}" in keys_of(scene.root)


def test_a_deleted_match_is_gone_once_nobody_can_bring_it_back() -> None:
    ui = a_ui()
    path = a_save(ui)
    scene = LoadScene(ui)
    show(ui, scene)
    press(ui, f"delete.{path.name}", "mouse")
    assert list(scene.saves.bin.iterdir())
    LoadScene(ui).enter()
    assert list(scene.saves.bin.iterdir())  # its message is still shown
    ui.toasts.clear()
    LoadScene(ui).enter()
    assert not scene.saves.bin.exists()


def test_bringing_back_what_is_gone_is_told() -> None:
    ui = a_ui()
    path = a_save(ui)
    scene = LoadScene(ui)
    show(ui, scene)
    press(ui, f"delete.{path.name}", "mouse")
    scene.saves.empty_bin()
    toast: Toast = ui.toasts.waiting[0]
    assert toast.on_action is not None
    toast.on_action()
    assert any(path.name in toast.text for toast in ui.toasts.waiting)


def test_the_menu_forgets_a_deleted_match() -> None:
    ui = a_ui()
    path = a_save(ui)
    show(ui, MenuScene(ui))
    press(ui, "load", "mouse")
    rest(ui)
    press(ui, f"delete.{path.name}", "mouse")
    press(ui, "back", "mouse")
    assert not said(ui, "Mia and Jonas")


def test_only_matches_that_are_over_can_be_watched() -> None:
    ui = a_ui()
    running = a_save(ui, seed=1)
    over = a_save(ui, seed=2, decisions=2000, players=(MIA, JONAS))
    scene = show(ui, LoadScene(ui, replays=True))
    keys = keys_of(scene.root)
    assert f"watch.{over.name}" in keys
    assert not [key for key in keys if key.endswith(running.name)]
    assert f"go_on.{over.name}" not in keys


@pytest.mark.parametrize("hand", HANDS)
def test_a_finished_match_is_watched(hand: str) -> None:
    ui = a_ui()
    path = a_save(ui, seed=2, decisions=2000)
    show(ui, LoadScene(ui, replays=True))
    press(ui, f"watch.{path.name}", hand)
    assert isinstance(top(ui), ReplayScene)


def test_a_file_that_cannot_be_deleted_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ui = a_ui()
    path = a_save(ui)
    scene = LoadScene(ui)
    show(ui, scene)

    def refuse(facts: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(scene.saves, "delete", refuse)
    tap_on(scene, f"delete.{path.name}")
    assert path.exists()
    assert "Permission denied" in ui.toasts.waiting[0].text


@pytest.mark.parametrize("name", game.GAMES)
def test_how_far_a_match_has_come_is_told_in_the_words_of_its_game(name: str) -> None:
    ui = a_ui()
    facts = SaveFacts(
        file="one", size=1, time=1, game=name, number=7, names=["Ada", "Ben"], colours=["red", "blue"]
    )
    told = standing(ui, facts)
    assert "7" in told
    assert ("Destiny" in told) == (name == "duel")
    over = msgspec.structs.replace(facts, over=True, winners=[0])
    assert standing(ui, over).startswith("Ada won ")
    assert ("destiny" in standing(ui, over)) == (name == "duel")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "is being played in another Starboard"), ("de", "wird in einem anderen Starboard gespielt")],
)
def test_a_match_that_another_program_plays_goes_on_as_a_copy_and_says_why(
    language: str, sentence: str
) -> None:
    ui = a_ui(language=language)
    path = a_save(ui, players=(MIA, Participant("", "blue", "novice")))
    other = Session.resume(path, game.open_save(path))
    before = path.read_bytes()
    show(ui, LoadScene(ui))
    press(ui, f"go_on.{path.name}", "mouse")
    rest(ui)
    table = top(ui)
    assert isinstance(table, TableScene)
    assert said(ui, sentence)
    answer_some(table.session, 3)
    assert path.read_bytes() == before
    answer_some(other, 5)
    assert other.news() == []
    for session in (table.session, other):
        assert session.journal is not None
        assert game.open_save(session.journal.path).match.digest() == session.match.digest()
    assert len(list(ui.folders.saves.iterdir())) == 2


def test_a_file_that_is_cut_short_while_the_match_is_played_is_told_at_the_table() -> None:
    ui = a_ui()
    path = a_save(ui, players=(MIA, Participant("", "blue", "novice")))
    show(ui, LoadScene(ui))
    press(ui, f"go_on.{path.name}", "mouse")
    table = top(ui)
    assert isinstance(table, TableScene)
    os.truncate(path, path.stat().st_size // 2)
    seat = table.session.asked()[0]
    table.flow.show(table.session.answer(seat, decide("novice", table.session.match, seat, 1)))
    rest(ui)
    assert said(ui, f"Something else has written to {path.name}")
    assert table.session.journal is not None
    assert game.open_save(table.session.journal.path).match.digest() == table.session.match.digest()


def answer_some(session: Session, answers: int) -> None:
    for _ in range(answers):
        seat = session.asked()[0]
        session.answer(seat, decide("novice", session.match, seat, 1))


@pytest.mark.parametrize("name", game.GAMES)
def test_continuing_with_an_altered_answer_tells_it_and_lays_the_table(name: str) -> None:
    ui = a_ui()
    players = [Participant("", colour, "novice") for colour in ("orange", "blue", "white")]
    seats = game.find(name).seats[0]
    session = Session.begin(name, 5, players[:seats], {}, ui.folders.saves)
    answer_some(session, 60)
    session.close()
    assert session.journal is not None
    path = session.journal.path
    lines = opened(path.read_bytes())
    next(line for line in lines if line["record"] == "took")["answer"] = {"no": "answer"}
    path.write_bytes(sealed(lines))
    altered = path.read_bytes()
    show(ui, LoadScene(ui))
    assert said(ui, "This file was changed")
    press(ui, f"go_on.{path.name}", "mouse")
    rest(ui)
    assert isinstance(top(ui), TableScene)
    assert said(ui, "This file was changed")
    assert path.with_name(f"{path.name}.before1").read_bytes() == altered
