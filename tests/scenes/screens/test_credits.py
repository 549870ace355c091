"""The credits name everything in the list of credits, whatever it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.screens import credits
from scenes.screens.credits import CreditsScene, read_credits
from tests.support.screen.headless import a_ui, press_key
from tests.support.screen.walking import LANGUAGES, SIZES, said, show, wrong_anywhere
from tests.support.screen.window_sizes import windows


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_everything_fits_on_the_credits(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    assert wrong_anywhere(lambda ui: [CreditsScene(ui)], size, language) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_entry_is_named_in_the_language_of_the_reader(language: str) -> None:
    ui = a_ui((1280, 4000), language)
    show(ui, CreditsScene(ui))
    entries = read_credits()
    assert entries
    assert [entry.files for entry in entries if not said(ui, getattr(entry, f"what_{language}"))] == []
    assert [entry.licence for entry in entries if not said(ui, entry.licence.upper())] == []


@pytest.mark.parametrize("content", ["", "[[asset]", "[[asset]]\nfiles = 3", 'asset = "none"'])
def test_a_broken_list_leaves_the_page_standing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    (tmp_path / credits.FILE).write_text(content, "utf-8")
    monkeypatch.setattr(credits, "ASSETS", tmp_path)
    assert read_credits() == []
    ui = a_ui()
    show(ui, CreditsScene(ui))
    assert said(ui, "Starboard")


def test_the_keys_scroll_to_the_end() -> None:
    ui = a_ui()
    scene = show(ui, CreditsScene(ui))
    scroll = scene.root.find("scroll")
    press_key(scene, "end")
    assert getattr(scroll, "offset", 0) > 0
