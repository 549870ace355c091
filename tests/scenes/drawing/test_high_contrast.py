"""Who needs more contrast gets white on black, edges that can be seen, and nothing bright behind it."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import (
    BAD,
    DEEP,
    FADED,
    GLASS,
    GLASS_RAISED,
    GOOD,
    INK,
    INK_QUIET,
    LINE,
    LINE_BRIGHT,
    STOCK,
    STOCK_DARK,
    TEXT,
    TEXT_QUIET,
    Colour,
)
from scenes.tools.shots import screens
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui, pictures

TEXT_RATIO, EDGE_RATIO = 7.0, 4.5  # the strict ones of WCAG 2.1 for letters; 3 would do for edges
DARK, LIGHT = (DEEP, GLASS, GLASS_RAISED), (STOCK, STOCK_DARK)


def a_canvas(*, contrast: bool) -> Canvas:
    ui = a_ui((640, 360))
    ui.art = pictures()
    ui.settings.contrast = contrast
    ui.resize()
    return Canvas(Surface((640, 360)), ui.screen, ui.art)


def luminance(colour: Colour) -> float:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (part / 255 for part in colour[:3])
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: Colour, other: Colour) -> float:
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("ink", [TEXT, TEXT_QUIET, FADED, GOOD, BAD])
@pytest.mark.parametrize("ground", DARK)
def test_letters_on_glass_can_be_read(ink: Colour, ground: Colour) -> None:
    canvas = a_canvas(contrast=True)
    assert ratio(canvas.tone(ink), canvas.tone(ground)) >= TEXT_RATIO


@pytest.mark.parametrize("ink", [INK, INK_QUIET])
@pytest.mark.parametrize("ground", LIGHT)
def test_letters_on_cards_can_be_read(ink: Colour, ground: Colour) -> None:
    canvas = a_canvas(contrast=True)
    assert ratio(canvas.tone(ink), canvas.tone(ground)) >= TEXT_RATIO


@pytest.mark.parametrize("edge", [LINE, LINE_BRIGHT])
@pytest.mark.parametrize("ground", DARK)
def test_edges_can_be_seen(edge: Colour, ground: Colour) -> None:
    canvas = a_canvas(contrast=True)
    assert ratio(canvas.tone(edge), canvas.tone(ground)) >= EDGE_RATIO


def test_without_it_colours_stay_as_they_are() -> None:
    assert a_canvas(contrast=False).tone(TEXT_QUIET) == TEXT_QUIET


def test_nothing_shows_through_a_panel() -> None:
    canvas = a_canvas(contrast=True)
    canvas.surface.fill((255, 255, 255))
    canvas.glass(Rect(100, 100, 300, 200))
    assert canvas.surface.get_at((250, 200))[:3] == (0, 0, 0)


def test_what_was_drawn_before_the_switch_is_drawn_anew() -> None:
    """A kept picture in the old colours would stay until its size changes."""
    canvas = a_canvas(contrast=False)
    rect = Rect(100, 100, 300, 200)
    canvas.rounded(rect, GLASS)
    before = canvas.surface.get_at(rect.center)
    canvas.fit(canvas.surface, canvas.screen._replace(contrast=True))
    canvas.rounded(rect, GLASS)
    assert canvas.surface.get_at(rect.center) != before


@pytest.mark.parametrize("name", ["menu", "cosmic", "duel", "eclipse", "firestorm"])
def test_scenery_is_dark(name: str) -> None:
    """Of the pictures behind a table or the menu less than a third of the light is left."""
    light = [brightness_of(name, contrast=contrast) for contrast in (False, True)]
    assert light[1] < light[0]


def brightness_of(name: str, *, contrast: bool) -> float:
    """How light the left half of the edge between the table and its panels is, on average."""
    ui = a_ui((1280, 720))
    ui.art = pictures()
    ui.settings.contrast = contrast
    ui.resize()
    for scene in screens()[name](ui, 3, 0):
        ui.stack.push(scene)
    ui.stack.settle()
    Desk(ui).wait(1000)
    canvas = Canvas(Surface((1280, 720)), ui.screen, ui.art)
    ui.stack.draw(canvas)
    spots = [canvas.surface.get_at((x, y)) for x in range(0, 1280, 8) for y in range(0, 720, 8)]
    dim = sorted(luminance((spot.r, spot.g, spot.b)) for spot in spots)
    return sum(dim[: len(dim) // 2])
