"""Settings that somebody wrote by hand, or a disk made up: the program starts, and tells what was no use."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import game
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.menu.scene import MenuScene
from scenes.screens.settings import SettingsScene
from scenes.shell import settings as settings_file
from scenes.shell.settings import FILE, Settings
from tests.support.screen.headless import a_ui
from tests.support.screen.walking import a_save, said, show

BROKEN: dict[str, bytes] = {
    "empty lines and NUL": b"\n\0\n",
    "no TOML": b"this is = = none",
    "JSON": b'{"language": "de"}',
    "UTF-16": 'language = "de"'.encode("utf-16"),
    "Latin-1": 'players = ["Änne", "x"]'.encode("latin-1"),
    "lone surrogate": b'players = ["\\uD800", "x"]',
    "half a line": b'language = "d',
    "twice": b"sound = 1\nsound = 2",
    "a table twice": b"[options]\n[options]\n",
    "5,000 digits": b"sound = " + b"9" * 5000,
    "deep lists": b"options = {a = " + b"[" * 5000 + b"]" * 5000 + b"}",
    "deeper lists": b"more = " + b"[" * 90_000,
    "deep tables": b"a." * 5000 + b"b = 1",
    "deep tables in options": b"[options" + b".a" * 3000 + b"]\nb = 1",
    "deep inline tables": b"more = " + b"{a = " * 3000 + b"1" + b"}" * 3000,
    "control characters": b'players = ["\x01\x02", "\x7f"]',
    "a megabyte": b"# " + b"x" * (2 << 20),
}
ODD: dict[str, str] = {
    "BOM": '\ufefflanguage = "de"',
    "Windows lines": 'language = "de"\r\nsound = 3\r\n',
    "NUL in names": 'players = ["\\u0000", "\\u0000x"]\nseats = ["human", "human"]',
    "control characters in names": 'players = ["\\u0007\\u001b[31m", "\\u0085"]\nseats = ["human", "human"]',
    "zero width": 'players = ["\\u200b", "\\ufeff\\u2060"]\nseats = ["human", "human"]',
    "markup": 'players = ["{icon:nothing}", "[term:warp|x]"]\nseats = ["human", "human"]',
    "stars": 'players = ["**", "*{icon:ship}*"]\nseats = ["human", "human"]',
    "placeholders": 'players = ["{0}", "{name} %s"]\nseats = ["human", "human"]',
    "long names": f'players = ["{"M" * 90_000}", "{"a b " * 9000}"]\nseats = ["human", "human"]',
    "backwards": 'players = ["\\u202Eaim", "\\u0301"]\nseats = ["human", "human"]',
    "NaN": "px_per_mm = nan\n[presenting]\n0 = nan\n1 = inf",
    "infinite": "px_per_mm = inf",
    "negative": "ui_size = -100\ntext_size = -1\nhold_ms = -5\nsound = -1",
    "wide numbers": f"sound = {10**30}\nui_size = {2**63}\nwindow = [{10**25}, 5]",
    "large numbers": f"sound = {2**62}\nwindow = [{2**62}, {2**62}]",
    "texts for numbers": 'sound = "loud"\nui_size = "{icon:nothing}"',
    "numbers for texts": "language = 3\nspeed = 4.5\ngame = 7\ndensity = true",
    "lists for all": "language = []\nsound = []\nplayers = [[]]\nseats = [[[]]]\ngame = []\noptions = []",
    "tables for all": "[language]\n[sound]\n[players]\n[seats]\n[game]\n[window]\n[colours]",
    "unknown words": 'language = "\\u0000"\nspeed = "\\u200b"\nconfirm = "{icon:nothing}"\ngame = "../.."',
    "unknown game": 'game = "{icon:nothing}"',
    "seats": 'seats = ["human", "nobody", "\\u0000"]\nplayers = ["a", "b", "c"]',
    "many seats": f"seats = {['human'] * 5000}\nplayers = {['x'] * 5000}",
    "colours": 'seats = ["human", "human"]\ncolours = ["red", "red", "blue"]',
    "unknown colours": 'colours = ["{icon:nothing}", "\\u0000"]',
    "options": "[options]\naliens = [[1]]\nenvoys = [[], {}]\nwanted = [[]]\nspecies = [{}]\ndecks = [2]",
    "wrong kinds of options": "[options]\naliens = nan\nmode = {a = 1}\nalert = []\nflares = 7",
    "names of options": '[options]\n"" = 1\n"\\u0000" = 2\n"{icon:nothing}" = 3\n"a.b" = {"c d" = 4}',
    "others": '["\\u0000"]\n"{}" = [1979-05-27, 07:32:00, 1979-05-27T07:32:00Z]\n[others]\na = 1',
    "learned": 'learned = ["\\u0000", "{icon:nothing}", ""]',
    "presenting": "[presenting]\n7 = 1.0",
    "window": "window = [300, 16000]",
    "empty": "",
}


def test_there_are_at_least_forty() -> None:
    assert len(BROKEN) + len(ODD) >= 40


def opens(folder: Path, settings: Settings) -> None:
    """The menu, the lobbies and the settings are drawn; what is written then can be read again."""
    ui = a_ui()
    a_save(ui, decisions=6)
    ui.settings = settings
    ui.resize()
    show(ui, MenuScene(ui))
    show(ui, SettingsScene(ui))
    for name in game.GAMES:
        scene = LobbyScene(ui, name)
        show(ui, scene)
        scene.remember()
    assert settings_file.write(ui.settings, folder) is None
    tomllib.loads((folder / FILE).read_text("utf-8"))
    again, told = settings_file.read(folder)
    assert told is None
    assert settings_file.write(again, folder) is None


@pytest.mark.parametrize("what", BROKEN)
def test_a_file_that_is_none_is_set_aside_and_told(tmp_path: Path, what: str) -> None:
    (tmp_path / FILE).write_bytes(BROKEN[what])
    found, told = settings_file.read(tmp_path)
    assert told is not None
    assert told.text == "app.settings_broken"
    assert (tmp_path / "settings.broken").read_bytes() == BROKEN[what]
    ui = a_ui()
    ui.toasts.say(ui.tell(told))
    show(ui, MenuScene(ui))
    assert said(ui, "settings.broken")
    opens(tmp_path, found)


@pytest.mark.parametrize("what", ODD)
def test_what_makes_no_sense_becomes_the_usual(tmp_path: Path, what: str) -> None:
    (tmp_path / FILE).write_bytes(ODD[what].encode())
    found, told = settings_file.read(tmp_path)
    assert told is None
    opens(tmp_path, found)


@pytest.mark.parametrize("what", ["BOM", "Windows lines"])
def test_a_file_from_another_editor_is_read(tmp_path: Path, what: str) -> None:
    (tmp_path / FILE).write_bytes(ODD[what].encode())
    assert settings_file.read(tmp_path)[0].language == "de"
