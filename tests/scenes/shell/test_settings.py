"""Settings survive a restart, a newer program, a broken file and a folder that cannot be written to."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core.texts import LANGUAGES, catalogue
from scenes.shell import settings
from scenes.shell.settings import FILE, Settings, read, system_language, write


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    chosen = Settings(
        language="de",
        ui_size=120,
        px_per_mm=5.625,
        sound=0,
        fullscreen=True,
        players=["Änne", 'the "Captain"\n\\o/'],
        options={"aliens": "dealt", "first_game": True, "names of things": {"a": 1}},
        presenting={"0": 0.85},
        window=[1280, 720],
    )
    assert write(chosen, tmp_path) is None
    assert read(tmp_path) == (chosen, None)


def test_the_first_start_has_no_file_and_speaks_the_language_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert read(tmp_path) == (Settings(language="de"), None)


def test_a_first_start_is_at_most_half_as_loud_as_it_can_be(tmp_path: Path) -> None:
    first, _ = read(tmp_path)
    assert (first.sound, first.voice) == (50, 50)
    assert first.music < 50


def test_a_filled_screen_is_remembered(tmp_path: Path) -> None:
    assert write(Settings(fullscreen=True), tmp_path) is None
    assert read(tmp_path)[0].fullscreen


@pytest.mark.parametrize(
    ("variable", "language"), [("de_DE.UTF-8", "de"), ("fr_FR", "en"), ("C", "en"), ("en_US.UTF-8", "en")]
)
def test_languages_that_the_program_does_not_speak_become_english(
    monkeypatch: pytest.MonkeyPatch, variable: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", variable)
    assert system_language() == language


@pytest.mark.parametrize(("locales", "language"), [([{"language": "de"}], "de"), ([], "en")])
def test_without_variables_the_system_is_asked(
    monkeypatch: pytest.MonkeyPatch, locales: list[dict[str, str]], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: locales)
    assert system_language() == language


def test_what_a_newer_program_wrote_is_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('warp = 9\nspeed = "fast"\n[hats]\nred = true\n', "utf-8")
    found, told = read(tmp_path)
    assert told is None
    assert found.speed == "fast"
    found.speed = "slow"
    write(found, tmp_path)
    written = tomllib.loads((tmp_path / FILE).read_text("utf-8"))
    assert (written["warp"], written["hats"], written["speed"]) == (9, {"red": True}, "slow")


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ('speed = "warp 9"', "speed"),
        ("ui_size = 1000", "ui_size"),
        ("ui_size = 'large'", "ui_size"),
        ("sound = -1", "sound"),
        ("hold_ms = 299", "hold_ms"),
        ('language = "xx"', "language"),
        ("px_per_mm = 0.2", "px_per_mm"),
        ("window = [3]", "window"),
        ('density = "thick"', "density"),
    ],
)
def test_a_value_that_makes_no_sense_becomes_the_usual_one(tmp_path: Path, line: str, field: str) -> None:
    (tmp_path / FILE).write_text(f"{line}\nmusic = 7\n", "utf-8")
    found, told = read(tmp_path)
    assert told is None
    assert getattr(found, field) == getattr(Settings(), field)
    assert found.music == 7


WORDS = [
    field.name
    for field in msgspec.structs.fields(Settings)
    if field.type is str and field.name != "game"  # the menu looks for that one among the games there are
]


@pytest.mark.parametrize("field", WORDS)
def test_a_word_that_means_nothing_becomes_the_usual_one(tmp_path: Path, field: str) -> None:
    """A new setting says in ``_ALLOWED`` what a file may hold."""
    (tmp_path / FILE).write_text(f'{field} = "nonsense"\n', "utf-8")
    assert getattr(read(tmp_path)[0], field) == getattr(Settings(), field)


@pytest.mark.parametrize("content", [b"this is = = no settings file", b"\xff\xfe\x00"])
def test_a_broken_file_is_set_aside_and_told_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    found, told = read(tmp_path)
    assert found == Settings()
    assert told is not None
    assert (tmp_path / "settings.broken").read_bytes() == content
    assert not (tmp_path / FILE).exists()
    for language in LANGUAGES:
        assert "settings.broken" in catalogue(language).say(told.text, **told.args)


def refuse(*_: object) -> None:
    raise PermissionError(13, "Permission denied")


def test_a_folder_that_cannot_be_written_to_is_told_and_leaves_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(Settings(), tmp_path)
    before = (tmp_path / FILE).read_text("utf-8")
    monkeypatch.setattr(os, "replace", refuse)
    told = write(Settings(speed="fast"), tmp_path)
    assert told is not None
    assert "Permission denied" in catalogue("en").say(told.text, **told.args)
    assert [file.name for file in tmp_path.iterdir()] == [FILE]
    assert (tmp_path / FILE).read_text("utf-8") == before


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    assert write(Settings(), tmp_path / "gone") is not None


def test_a_broken_file_in_a_read_only_folder_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / FILE).write_text("= =", "utf-8")
    monkeypatch.setattr(os, "replace", refuse)
    found, told = read(tmp_path)
    assert found == Settings()
    assert told is not None
    assert (tmp_path / FILE).exists()


VALUES: list[Any] = [
    True,
    False,
    0,
    -3,
    2.5,
    "",
    'ä"\\\n\t\x7f',
    [],
    ["a", 1],
    [[1], [2]],
    {"a b": {"c": []}},
]


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_the_writer_writes_what_the_reader_reads(value: Any) -> None:
    table = {"plain": 1, "odd key!": value, "inner": {"value": value, "deeper": {"value": value}}}
    assert tomllib.loads(settings._toml(table)) == table


def test_every_default_is_allowed() -> None:
    fields = msgspec.structs.asdict(Settings())
    assert [name for name, allowed in settings._ALLOWED.items() if not allowed(fields[name])] == []


@pytest.mark.parametrize(("saved", "applied"), [(80, 80), (120, 120), (200, 200), (210, 100), (70, 100)])
def test_sizes_of_letters_that_are_not_offered_are_not_taken(
    tmp_path: Path, saved: int, applied: int
) -> None:
    (tmp_path / FILE).write_text(f"text_size = {saved}\n", "utf-8")
    found, told = read(tmp_path)
    assert (found.text_size, told) == (applied, None)
