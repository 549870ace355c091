"""Rules pages show the pieces that they are about, painted as on the table."""

from __future__ import annotations

import importlib

import pytest

import game
from game.core.texts import LANGUAGES
from scenes.screens.rules import RulesScene
from scenes.table.answering.piece_tray import PressableLook
from scenes.table.rules import rulebook
from scenes.table.rules.figures import example, figures
from tests.support.screen.headless import a_ui, draw

LEAST = 6  # pages of each game with pictures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game.GAMES)
def test_pages_have_pictures_of_pieces(name: str, language: str) -> None:
    pages = importlib.import_module(f"scenes.games.{name}.rules_figures").PAGES
    assert set(pages) <= {page.id for page in rulebook.pages(name, language)}
    assert len(pages) >= LEAST
    for page in pages:
        assert figures(name, page, language)


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
@pytest.mark.parametrize("name", game.GAMES)
def test_they_are_drawn_on_the_page(name: str, size: tuple[int, int]) -> None:
    ui = a_ui(size)
    for page in importlib.import_module(f"scenes.games.{name}.rules_figures").PAGES:
        scene = RulesScene(ui, name)
        scene.open_page(page)
        draw(scene, ui)
        shown = [widget for widget in scene.root.walk() if isinstance(widget, PressableLook)]
        worked_out = example(name, page, "en")
        wanted = [*figures(name, page, "en"), *(worked_out[0] if worked_out else [])]
        assert sorted(repr(widget.look) for widget in shown) == sorted(repr(one.look) for one in wanted)
        assert all(widget.rect.width > ui.mm(12) for widget in shown)
