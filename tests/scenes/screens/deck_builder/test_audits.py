"""The deck builder, its sheets and the collection at every size and in every language."""

from __future__ import annotations

import pytest

from scenes.screens.menu.scene import MenuScene
from scenes.tools.shots_builder import SCREENS
from tests.support.screen.audit import audit, crowded, hidden
from tests.support.screen.headless import PSEUDO
from tests.support.screen.window_sizes import a_screen

SIZES = [(1280, 720), (1920, 1080), (2048, 1536)]
WAYS = [(size, language) for size in SIZES for language in ("en", "de", PSEUDO)]
SOME = [((1280, 720), "de"), ((2048, 1536), PSEUDO), ((1920, 1080), "en")]


def wrong(name: str, size: tuple[int, int], language: str) -> list[str]:
    scene, ui = a_screen(name, size, language)
    close = [fault for fault in crowded(scene, ui) if not fault.startswith("sort.")]  # parts of one choice
    return [*audit(scene, ui, prints=False), *hidden(scene), *close]


@pytest.mark.parametrize("number", range(len(SCREENS)), ids=lambda number: list(SCREENS)[number])
def test_a_screen_is_laid_out_well(number: int) -> None:
    assert wrong(list(SCREENS)[number], *SOME[number % len(SOME)]) == []


@pytest.mark.parametrize(("size", "language"), WAYS)
def test_the_builder_is_laid_out_well(size: tuple[int, int], language: str) -> None:
    assert wrong("firestorm_builder", size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), WAYS)
@pytest.mark.parametrize("name", SCREENS)
def test_any_screen_is_laid_out_well(name: str, size: tuple[int, int], language: str) -> None:
    assert wrong(name, size, language) == []


@pytest.mark.parametrize(("ui_size", "text_size"), [(80, 80), (160, 100), (100, 160), (130, 130)])
def test_the_builder_bears_other_sizes(ui_size: int, text_size: int) -> None:
    scene, ui = a_screen("firestorm_builder", (1280, 720), "de")
    ui.settings.ui_size, ui.settings.text_size = ui_size, text_size
    ui.resize()
    assert audit(scene, ui, prints=False) == []


@pytest.mark.parametrize(("size", "language"), SOME)
def test_the_menu_has_room_for_the_way_here(size: tuple[int, int], language: str) -> None:
    scene, ui = a_screen("menu", size, language)
    assert isinstance(scene, MenuScene)
    scene.choose("firestorm")
    assert [*audit(scene, ui, prints=False), *hidden(scene)] == []
    assert scene.root.find("decks") is not None
