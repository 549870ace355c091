"""Every widget at every size and in every language: nothing overlaps, nothing is cut, all can be reached."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from scenes.tools.gallery import Gallery, InspectGallery
from scenes.widgets.context import Ui
from scenes.widgets.label import Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget
from tests.support.screen.audit import audit, interactive, moving_in_still
from tests.support.screen.headless import PSEUDO, SIZES, a_ui, focus_on

PAGES = ["buttons", "controls", "lists", "table", "inspect"]


def a_page(ui: Ui, page: str) -> Scene:
    scene: Scene = InspectGallery(ui) if page == "inspect" else Gallery(ui, page)
    ui.stack.push(scene)
    ui.stack.settle()
    scene.refresh()
    scene.update(1000)
    return scene


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_nothing_overlaps_or_is_cut(page: str, size: tuple[int, int], language: str, touch: bool) -> None:
    ui = a_ui(size, language, touch)
    assert audit(a_page(ui, page), ui) == []


@pytest.mark.parametrize("percent", [80, 130, 160])
@pytest.mark.parametrize("page", PAGES)
def test_the_reader_may_choose_the_size_of_texts(page: str, percent: int) -> None:
    ui = a_ui((1280, 720), "de")
    ui.settings.text_size = percent
    ui.resize()
    assert audit(a_page(ui, page), ui) == []


@pytest.mark.parametrize("page", PAGES)
def test_tab_reaches_everything_that_can_be_pressed(page: str) -> None:
    ui = a_ui()
    scene = a_page(ui, page)
    reachable = [
        widget for widget, _ in interactive(scene) if widget.enabled and widget.takes_focus and widget.key
    ]
    assert reachable
    for widget in reachable:
        assert focus_on(scene, widget.key).key == widget.key


def test_the_audit_finds_what_moves_in_something_still() -> None:
    class Clock(Widget):
        def update(self, ms: float) -> None:
            """Time passes."""

    label = Label("Tick")
    assert moving_in_still(label) == []
    label.children.append(Clock("hands"))
    assert moving_in_still(label) != []
