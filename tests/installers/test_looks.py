"""A check of a built program is not fooled: another screen, a missing part or a hidden window is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from installers import looks
from installers.looks import GOLDEN, expect_like, expect_on_screen, place_of
from installers.steps import StepFailed

MENU = "menu_0_en.png"


def enlarged(golden: str, into: Path) -> Path:
    """A window that shows what a golden picture shows."""
    with Image.open(GOLDEN / golden) as small:
        small.convert("RGB").resize((1280, 720)).save(into)
    return into


def test_the_menu_looks_like_the_menu_and_nothing_else_does(tmp_path: Path) -> None:
    expect_like(enlarged(MENU, tmp_path / "menu.png"), MENU)
    for golden in sorted(GOLDEN.iterdir()):
        if golden.name != MENU:
            with pytest.raises(StepFailed, match="does not look like"):
                expect_like(golden, MENU)


def test_a_part_of_the_menu_that_is_missing_is_noticed(tmp_path: Path) -> None:
    file = enlarged(MENU, tmp_path / "menu.png")
    with Image.open(file) as picture:
        picture.paste((11, 18, 38), (400, 200, 640, 500))  # where one of the boxes stands
        picture.save(file)
    with pytest.raises(StepFailed, match="does not look like"):
        expect_like(file, MENU)


def test_a_window_is_found_on_the_screen_wherever_it_stands(tmp_path: Path) -> None:
    with Image.open(GOLDEN / MENU) as golden:
        window = golden.convert("RGB")
    screen = Image.new("RGB", (1000, 700), (90, 90, 90))
    screen.paste(window, (37, 52))
    assert place_of(window, screen) == (37, 52)
    screen.putpixel((200, 200), (255, 0, 0))
    assert place_of(window, screen) is None


def test_a_window_that_the_screen_never_shows_is_told(tmp_path: Path) -> None:
    file = enlarged(MENU, tmp_path / "menu.png")
    empty = Image.new("RGB", (1366, 850))
    with pytest.raises(StepFailed, match="not what the screen has shown"):
        expect_on_screen(file, [empty])
    assert (tmp_path / "menu-screen.png").exists()
    with pytest.raises(StepFailed, match="not what the screen has shown"):
        expect_on_screen(file, [])


def test_the_limits_are_those_of_the_golden_pictures_of_the_tests() -> None:
    from tests.scenes.tools import test_golden_screens as golden
    from tests.support.screen import golden_screens

    assert (looks.MEAN, looks.TILE, looks.TILES) == (golden.MEAN, golden.TILE, golden_screens.TILES)
