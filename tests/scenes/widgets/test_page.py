"""Pages around the table use the room there is: nothing scrolls before the screen is full."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from scenes.drawing.backdrop import BACKDROP, FIRST_BACKDROP
from scenes.drawing.canvas import Canvas
from scenes.drawing.image_loader import Reader
from scenes.screens.calibrate import CalibrateScene
from scenes.screens.credits import CreditsScene
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.settings import SettingsScene
from scenes.widgets.context import Ui
from scenes.widgets.page import MARGINS, PageScene
from scenes.widgets.scroll import Scroll
from tests.support.screen.headless import a_canvas, a_ui
from tests.support.screen.walking import show

LARGE = (3840, 2160)


def with_more(ui: Ui) -> LobbyScene:
    scene = LobbyScene(ui, "duel")
    scene.advanced = True
    return scene


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("make", [SettingsScene, CreditsScene, with_more])
def test_on_a_large_screen_nothing_scrolls(make: Callable[[Ui], PageScene], language: str) -> None:
    ui = a_ui(LARGE, language)
    scene = show(ui, make(ui))
    scrolls = [widget for widget in scene.root.walk() if isinstance(widget, Scroll)]
    assert [scroll.most for scroll in scrolls] == [0]


def test_on_a_large_screen_the_button_follows_what_it_starts() -> None:
    ui = a_ui(LARGE)
    scene = show(ui, LobbyScene(ui, "duel"))
    panels, button = scene.root.find("match").rect, scene.root.find("start").rect
    assert 0 < button.top - panels.bottom < ui.mm(10)


def test_more_options_leave_the_page_where_it_begins() -> None:
    ui = a_ui(LARGE)
    before = show(ui, LobbyScene(ui, "duel")).root.find("back").rect
    assert show(ui, with_more(ui)).root.find("back").rect == before


def test_on_a_small_screen_the_button_is_at_the_edge() -> None:
    ui = a_ui((1280, 720))
    scene = show(ui, LobbyScene(ui, "duel"))
    assert ui.rect.bottom - scene.root.find("start").rect.bottom == ui.mm(MARGINS[1])


def test_the_first_frame_of_a_page_waits_for_no_large_picture() -> None:
    ui = a_ui()
    ui.art.reader = Reader()
    canvas = a_canvas(ui)
    scene = CalibrateScene(ui, first=True)
    assert _frame(scene, canvas) == [FIRST_BACKDROP]
    assert canvas.pace.late
    for _ in range(500):
        if _frame(scene, canvas) == [BACKDROP]:
            return
        time.sleep(0.01)
    raise AssertionError("the sharp picture never came")


def _frame(scene: PageScene, canvas: Canvas) -> list[str]:
    """Which pictures of space a frame shows."""
    canvas.drawn = []
    canvas.pace.begin()
    scene.draw(canvas)
    return [key for key in canvas.drawn if key in (BACKDROP, FIRST_BACKDROP)]
