"""Where there is no room left: nothing has a negative size, and nothing breaks while it is drawn."""

from __future__ import annotations

import pytest
from pygame import Rect

from scenes.tools.gallery import Gallery, InspectGallery
from scenes.widgets.boxes import Column, Grid, Padding, Panel, Row, Rule
from scenes.widgets.widget import Widget, not_negative
from tests.support.screen.headless import a_canvas, a_ui

PAGES = ("buttons", "controls", "lists", "table")
ROOMS = [(0, 0), (3, 3), (400, 2), (2, 300), (-20, 40), (200, -60), (-5, -5)]


@pytest.fixture
def as_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A negative side counts as none; elsewhere in the tests it is a mistake."""
    monkeypatch.setattr("scenes.widgets.widget.not_negative", not_negative)


@pytest.mark.usefixtures("as_at_the_table")
@pytest.mark.parametrize("room", ROOMS)
def test_no_widget_has_a_negative_size_and_all_are_drawn(room: tuple[int, int]) -> None:
    """Every widget that the gallery has, in next to no room."""
    ui = a_ui()
    canvas = a_canvas(ui)
    pages = [*(Gallery(ui, page).build() for page in PAGES), InspectGallery(ui).build()]
    for page in pages:
        page.arrange(ui, Rect(100, 100, *room))
        assert all(min(widget.rect.size) >= 0 for widget in page.walk())
        page.draw_all(canvas)


@pytest.mark.usefixtures("as_at_the_table")
def test_a_panel_with_less_than_no_room_leaves_the_picture_as_it_is() -> None:
    ui = a_ui()
    canvas = a_canvas(ui)
    before = canvas.surface.get_buffer().raw
    inner = Column(Panel(Row(), 2), Padding(Rule(), 30), Grid([Panel(Row()), Panel(Row())], columns=9))
    panel = Panel(inner, 4)
    panel.arrange(ui, Rect(300, 300, -40, -10))
    assert panel.rect == Rect(300, 300, 0, 0)
    assert all(min(widget.rect.size) >= 0 for widget in panel.walk())
    panel.draw_all(canvas)
    assert canvas.surface.get_buffer().raw == before


def test_tests_notice_whoever_gives_a_widget_less_than_nothing() -> None:
    with pytest.raises(AssertionError, match="negative size"):
        Widget().arrange(a_ui(), Rect(0, 0, 10, -1))
