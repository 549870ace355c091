"""The about page tells what the program is made of, and packs a zip in which nobody is named unasked."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

import game
from game.core.saves.journal import Journal
from scenes.screens import about
from scenes.screens.about import PARTS, AboutScene
from scenes.screens.settings import SettingsScene
from scenes.shell import problem_report
from scenes.widgets.context import Ui
from tests.support.saves.saved_matches import played
from tests.support.screen.headless import a_ui
from tests.support.screen.walking import LANGUAGES, SIZES, press, said, show, top, wrong_anywhere
from tests.support.screen.window_sizes import windows


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "Desktop"
    folder.mkdir()
    monkeypatch.setattr(about, "desktop", lambda: folder)
    return folder


def with_a_match(ui: Ui) -> Ui:
    players = [{"name": "Rumpelstilz", "colour": "red"}, {"name": "", "colour": "blue", "kind": "captain"}]
    ui.folders.saves.mkdir(parents=True, exist_ok=True)
    file = ui.folders.saves / "evening.starboard"
    Journal.begin(file, played(3, 20), {"players": players}).close()
    ui.settings.players = ["Rumpelstilz", "Frau Holle"]
    return ui


def packed(desktop: Path) -> dict[str, bytes]:
    (file,) = desktop.glob("*.zip")
    with ZipFile(file) as pack:
        return {name: pack.read(name) for name in pack.namelist()}


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_everything_fits_on_the_page(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    assert wrong_anywhere(lambda ui: [AboutScene(ui)], size, language) == []


def test_the_page_is_reached_from_the_settings() -> None:
    ui = a_ui()
    show(ui, SettingsScene(ui))
    press(ui, "about", "mouse")
    assert isinstance(top(ui), AboutScene)


def test_every_part_is_named_with_its_licence() -> None:
    ui = a_ui((1280, 4000))
    show(ui, AboutScene(ui))
    assert [part for part in PARTS if not (said(ui, part.name) and said(ui, part.licence))] == []


def test_the_zip_names_nobody_unasked(desktop: Path) -> None:
    ui = with_a_match(a_ui())
    (ui.folders.reports / "2026-01-01_12-00-00.txt").write_text(f"broke in {Path.home()}/games", "utf-8")
    show(ui, AboutScene(ui))
    press(ui, "report", "mouse")
    found = packed(desktop)
    names = {"about.txt", "settings.toml", "match.starboard", "reports/2026-01-01_12-00-00.txt"}
    assert set(found) == names
    everything = b"".join(found.values())
    assert b"Rumpelstilz" not in everything
    assert b"Holle" not in everything
    assert found["reports/2026-01-01_12-00-00.txt"] == b"broke in ~/games"
    assert str(next(desktop.glob("*.zip"))) in ui.toasts.waiting[-1].text.replace("\u200b", "")


def test_the_match_in_the_zip_is_the_one_that_was_played(desktop: Path, tmp_path: Path) -> None:
    ui = with_a_match(a_ui())
    show(ui, AboutScene(ui))
    press(ui, "report", "finger")
    copy = tmp_path / "copy.starboard"
    copy.write_bytes(packed(desktop)["match.starboard"])
    assert game.open_save(copy).match.table == played(3, 20).table


def test_names_go_along_when_somebody_wants_it(desktop: Path) -> None:
    ui = with_a_match(a_ui())
    show(ui, AboutScene(ui))
    press(ui, "names", "mouse")
    press(ui, "report", "mouse")
    assert b"Rumpelstilz" in packed(desktop)["match.starboard"]


def test_the_match_stays_at_home_when_somebody_wants_that(desktop: Path) -> None:
    ui = with_a_match(a_ui())
    show(ui, AboutScene(ui))
    press(ui, "match", "keys")
    press(ui, "report", "keys")
    assert "match.starboard" not in packed(desktop)


def test_a_broken_match_is_left_out_with_its_names(desktop: Path) -> None:
    ui = with_a_match(a_ui())
    (ui.folders.saves / "evening.starboard").write_text("Rumpelstilz, and no match", "utf-8")
    show(ui, AboutScene(ui))
    press(ui, "report", "mouse")
    assert b"Rumpelstilz" not in b"".join(packed(desktop).values())


def test_a_desktop_that_cannot_be_written_to_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about, "desktop", lambda: tmp_path / "nowhere")
    ui = a_ui()
    show(ui, AboutScene(ui))
    press(ui, "report", "mouse")
    assert len(ui.toasts.waiting) == 1


def test_a_home_folder_is_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/rumpelstilz"))
    assert problem_report.without_home("in /home/rumpelstilz/x.py") == "in ~/x.py"
