"""The menu opens whatever lies in its folders; what cannot be read is left out with a sentence."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import game
from scenes.screens.deck_builder.scene import BuilderScene
from scenes.screens.deck_builder.sheets import ImportSheet
from scenes.screens.deck_builder.shelf_sheet import ShelfSheet
from scenes.screens.failure import FailureScene
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.menu.scene import MenuScene
from scenes.screens.rules import RulesScene
from scenes.screens.saves.catalogue import LATEST, SaveFacts, Saves, when
from scenes.screens.saves.scene import LoadScene
from scenes.screens.settings import SettingsScene
from scenes.session.participants import Participant
from scenes.shell import settings as settings_file
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.saves.saved_matches import Lines, edited
from tests.support.screen.headless import a_ui
from tests.support.screen.hostile_files import in_place_of, let_loose, single_files
from tests.support.screen.walking import MIA, a_save, keys_of, press, rest, said, show

BOT = Participant("", "blue", "novice")


class Waited(BaseException):
    """No program catches this one."""


@pytest.fixture(autouse=True)
def nobody_waits() -> Iterator[None]:
    """A pipe that is waited for ends the test, not the patience of whoever runs it."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def give_up(*_: object) -> None:
        raise Waited("for a file that never ends")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(120)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


SCENES: dict[str, Callable[[Ui], Scene]] = {
    "menu": MenuScene,
    "load": LoadScene,
    "replays": lambda ui: LoadScene(ui, replays=True),
    "settings": SettingsScene,
    "rules": lambda ui: RulesScene(ui, "duel", ""),
    "builder": BuilderScene,
    **{f"lobby of {name}": partial(LobbyScene, game=name) for name in game.GAMES},
}


def alone(ui: Ui, scene: Scene) -> Scene:
    """A scene by itself, drawn until nothing moves any more."""
    ui.stack.scenes.clear()
    return show(ui, scene)


def open_all(ui: Ui) -> None:
    for make in SCENES.values():
        alone(ui, make(ui))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_scene_opens_whatever_lies_in_the_folders(language: str) -> None:
    ui = a_ui(language=language)
    path = a_save(ui, players=(MIA, BOT))
    let_loose(ui.folders)
    ui.settings, told = settings_file.read(ui.folders.config)
    assert told is None
    ui.settings.language = language
    open_all(ui)
    scene = alone(ui, LoadScene(ui))
    keys = keys_of(scene.root)
    assert "problem.content2.starboard" in keys or "list" in keys
    saves = Saves(ui.folders)
    for file in saves.unread:
        saves.look(file)
    assert [facts.file for facts in saves.facts if facts.problem is None] == [path.name]
    assert all(ui.tell(facts.problem).endswith(".") for facts in saves.facts if facts.problem)


def test_the_sheets_of_the_deck_builder_open_whatever_lies_in_the_folders() -> None:
    ui = a_ui()
    let_loose(ui.folders)
    builder = BuilderScene(ui)
    for sheet in (ShelfSheet, ImportSheet):
        ui.stack.scenes.clear()
        show(ui, builder, sheet(ui, builder))


@pytest.mark.parametrize("name", ["settings.toml", "collection.json", "saved.json"])
def test_every_scene_opens_whatever_stands_under_the_name_of_a_file(name: str) -> None:
    ui = a_ui()
    a_save(ui, players=(MIA, BOT))
    [path] = [each for each in single_files(ui.folders) if each.name == name]
    for what in in_place_of(path):
        ui.settings, told = settings_file.read(ui.folders.config)
        assert told is None or ui.tell(told).endswith("."), what
        ui.settings.language = "en"
        alone(ui, MenuScene(ui))
        alone(ui, BuilderScene(ui) if name == "collection.json" else LobbyScene(ui, "duel"))
        ui.keep_settings()


def test_a_broken_scene_is_told_although_folders_lie_among_the_reports() -> None:
    ui = a_ui()
    let_loose(ui.folders)
    for number in range(25):
        (ui.folders.reports / f"2020-01-{number:02}_10-00-00.txt").mkdir()
    scene = FailureScene(ui, ValueError("\ud800 {icon:nothing}"), None)
    show(ui, scene)
    assert scene.report is not None
    assert "ValueError" in scene.report.read_text("utf-8")


# --- saves whose checksums are right


def named(name: str) -> Callable[[Lines], None]:
    def edit(lines: Lines) -> None:
        lines[0]["notes"]["players"][0]["name"] = name

    return edit


def noted(**notes: Any) -> Callable[[Lines], None]:
    return lambda lines: lines[0]["notes"].update(notes)


def painted(*colours: str) -> Callable[[Lines], None]:
    def edit(lines: Lines) -> None:
        for player, colour in zip(lines[0]["notes"]["players"], colours, strict=True):
            player["colour"] = colour

    return edit


def deep(levels: int) -> Any:
    inside: Any = 1
    for _ in range(levels):
        inside = [inside]
    return inside


def with_note(note: Any) -> Callable[[Lines], None]:
    return lambda lines: lines.append({"record": "noted", "taken": 0, "note": note})


NAMED = {
    "icon": "{icon:nothing}",
    "known icon": "{icon:ship}",
    "link": "[term:warp|x]",
    "stars": "***a*** **",
    "nul": "\0",
    "nul within": "Mi\0a",
    "zero width": "\u200b\ufeff\u2060",
    "backwards": "\u202eaiM",
    "lines": "M\ni\ra",
    "long": "M" * 200_000,
    "many words": "Mia " * 50_000,
    "marks": "\u0301\u0302",
    "placeholder": "{0} {name} %s",
    "private": "\ue000\ue005",
}
HOSTILE: dict[str, Callable[[Lines], None]] = {
    **{f"name: {what}": named(name) for what, name in NAMED.items()},
    "no players": noted(players=5),
    "one player": noted(players=[{"name": "x", "colour": "red"}]),
    "unknown colour": painted("nothing", "blue"),
    "the same colour": painted("red", "red"),
    "colour with markup": painted("{icon:nothing}", "\0"),
    "deep notes": noted(more=deep(900)),
    "wide number": noted(more=10**30),
    "options": lambda lines: lines[0]["options"].update(aliens={"no": 1}, decks=[None], envoys=7, mode=[]),
    "deep options": lambda lines: lines[0]["options"].update(more=deep(500)),
    "orders": with_note(
        {"orders": {"standing": [[0, "phase", deep(30)], [9, "x", {}]], "armed": [[0, ["\0"]]]}}
    ),
    "no orders": with_note({"orders": 7}),
    "remark": with_note({"what": "took_back", "seat": 0, "taken": 10**18}),
    "foreign remark": with_note({"what": "\0{icon:nothing}", "seat": -1, "taken": -1}),
    "deep note": with_note({"more": deep(800)}),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_save_with_anything_in_its_notes_is_listed_and_played(what: str) -> None:
    ui = a_ui()
    path = a_save(ui, decisions=12, players=(MIA, BOT))
    path.write_bytes(edited(path.read_bytes(), HOSTILE[what]))
    alone(ui, MenuScene(ui))
    scene = alone(ui, LoadScene(ui))
    if f"problem.{path.name}" in keys_of(scene.root):
        assert scene.root.find(f"problem.{path.name}").name.endswith(".")
        return
    press(ui, f"go_on.{path.name}", "mouse")
    rest(ui)
    table = ui.stack.scenes[0]
    assert isinstance(table, TableScene)
    seat = table.session.asked()[0]
    prompt = table.session.prompt(seat)
    assert prompt is not None
    table.flow.show(table.session.answer(seat, prompt.likely(table.session.match.table)[0]))
    assert table.session.news() == []
    rest(ui)
    table.leave()
    alone(ui, MenuScene(ui))  # and with the picture and the facts that were kept


@pytest.mark.parametrize("what", ["icon", "known icon", "link", "stars", "placeholder"])
def test_markup_in_a_name_is_read_as_it_is_written(what: str) -> None:
    ui = a_ui()
    path = a_save(ui, decisions=12, players=(MIA, BOT))
    path.write_bytes(edited(path.read_bytes(), named(NAMED[what])))
    scene = alone(ui, LoadScene(ui))
    assert any(NAMED[what] in widget.name for widget in scene.root.walk())


@pytest.mark.parametrize("what", ["nul", "zero width"])
def test_a_name_of_which_nothing_can_be_seen_is_no_name(what: str) -> None:
    ui = a_ui()
    path = a_save(ui, decisions=12, players=(MIA, BOT))
    path.write_bytes(edited(path.read_bytes(), named(NAMED[what])))
    alone(ui, LoadScene(ui))
    assert said(ui, "Orange and Blue")


@pytest.mark.parametrize("year", [10_000, 30_000, -500])
def test_a_save_of_a_year_that_no_calendar_has_is_listed(year: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ui = a_ui()
    path = a_save(ui, decisions=12, players=(MIA, BOT))
    real = Path.stat

    def dated(self: Path, **words: Any) -> Any:
        found = real(self, **words)
        if self.suffix != ".starboard":
            return found
        return _Dated(found, (year - 1970) * 31_556_952 * 10**9)

    monkeypatch.setattr(Path, "stat", dated)
    alone(ui, MenuScene(ui))
    assert said(ui, "UNKNOWN DAY")
    alone(ui, LoadScene(ui))
    assert said(ui, "on an unknown day")
    monkeypatch.undo()
    assert when(ui, SaveFacts(file=path.name, size=1, time=LATEST)) == "on an unknown day"


class _Dated:
    """The facts of a file with another time."""

    def __init__(self, status: os.stat_result, time: int) -> None:
        self.status, self.st_mtime_ns = status, time

    def __getattr__(self, name: str) -> Any:
        return getattr(self.status, name)


def test_a_list_leaves_out_a_file_over_which_the_rules_trip(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a file of cards with a number of 5,000 digits did, beside any match of its game."""
    ui = a_ui()
    path = a_save(ui, decisions=12)

    def trip(_: Path) -> Any:
        raise KeyError("a card that is not there")

    monkeypatch.setattr(game, "open_save", trip)
    alone(ui, MenuScene(ui))
    scene = alone(ui, LoadScene(ui))
    assert scene.root.find(f"problem.{path.name}").name.endswith(".")


# --- what the menu remembers

WRONG_FACTS: list[dict[str, Any]] = [
    {"game": "nothing"},
    {"game": "../../x"},
    {"names": ["a"]},
    {"names": []},
    {"names": ["{icon:nothing}", "\0"]},
    {"colours": ["nothing", "blue"]},
    {"colours": []},
    {"kinds": ["a"]},
    {"factions": ["../" * 2000, "\0"]},
    {"factions": []},
    {"scores": [[1, 2]]},
    {"scores": [[10**18, 1], [1, 1]]},
    {"number": 10**18},
    {"asked": [7]},
    {"asked": [-1]},
    {"winners": [5], "over": True},
    {"problem": {"text": "save.seats", "args": {}}},
    {"problem": {"text": "{icon:nothing}", "args": {}}},
    {"problem": {"text": "save.seats", "args": {"seats": "\0"}}},
    {"notice": {"text": "save.torn", "args": {"kept": "x"}}},
    {"notice": {"text": "", "args": {}}},
]


@pytest.mark.parametrize("wrong", WRONG_FACTS, ids=str)
def test_remembered_facts_that_make_no_sense_are_found_anew(wrong: dict[str, Any]) -> None:
    ui = a_ui()
    a_save(ui, decisions=12, players=(MIA, BOT))
    alone(ui, MenuScene(ui))
    index = ui.folders.cache / "saved.json"
    remembered = msgspec.json.decode(index.read_bytes())
    remembered["facts"][0] |= wrong
    index.write_bytes(msgspec.json.encode(remembered))
    alone(ui, MenuScene(ui))
    assert said(ui, "Mia")
    alone(ui, LoadScene(ui))
    assert said(ui, "Mia and Blue")
