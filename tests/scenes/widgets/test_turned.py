"""Widgets that face another side of the table."""

from __future__ import annotations

import pytest
from pygame import Rect

from scenes.widgets.boxes import Row
from scenes.widgets.button import Button
from scenes.widgets.controls import Slider
from scenes.widgets.turned import Turned
from tests.support.screen.headless import a_ui, drag, draw, focus_on, press_key, shown, tap, tap_on

PLACE = Rect(300, 200, 400, 80)
SIDES = [0, 90, 180, 270]


def place_for(degrees: int) -> Rect:
    return Rect(500, 100, 80, 400) if degrees in (90, 270) else PLACE


def two_buttons(heard: list[str]) -> Row:
    return Row(
        Button("First", lambda: heard.append("first"), key="first").growing(),
        Button("Second", lambda: heard.append("second"), key="second").growing(),
    )


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("degrees", SIDES)
def test_a_turned_button_is_pressed_where_it_is_seen(degrees: int, touch: bool) -> None:
    heard: list[str] = []
    scene = shown(Turned(two_buttons(heard), degrees), a_ui(touch=touch), place_for(degrees))
    tap_on(scene, "first", touch=touch)
    tap_on(scene, "second", touch=touch)
    assert heard == ["first", "second"]


@pytest.mark.parametrize(
    ("degrees", "side"), [(0, "midleft"), (90, "midbottom"), (180, "midright"), (270, "midtop")]
)
def test_the_beginning_of_a_line_is_at_the_left_of_whoever_sits_there(degrees: int, side: str) -> None:
    heard: list[str] = []
    place = place_for(degrees)
    scene = shown(Turned(two_buttons(heard), degrees), a_ui(), place)
    x, y = getattr(place, side)
    inside = (x + (place.centerx - x) // 4, y + (place.centery - y) // 4)
    tap(scene, inside)
    assert heard == ["first"]
    assert scene.root.place(scene.root.find("first")).collidepoint(inside)


@pytest.mark.parametrize("degrees", SIDES)
def test_positions_are_mapped_there_and_back(degrees: int) -> None:
    turned = Turned(two_buttons([]), degrees)
    turned.arrange(a_ui(), place_for(degrees))
    inner = turned.children[0].rect
    spot = Rect(0, 0, 10, 6)
    spot.center = (inner.x + 31, inner.y + 17)
    outside = turned.outward(spot)
    assert place_for(degrees).contains(outside)
    back = turned.inward(outside.center)
    assert abs(back[0] - spot.centerx) <= 1
    assert abs(back[1] - spot.centery) <= 1


@pytest.mark.parametrize(("degrees", "way"), [(90, (0, -300)), (180, (-300, 0)), (270, (0, 300))])
def test_a_turned_slider_follows_the_finger(degrees: int, way: tuple[int, int]) -> None:
    slider = Slider("Volume", 50, 0, 100, 10, key="volume")
    place = place_for(degrees)
    scene = shown(Turned(slider, degrees), a_ui(), place)
    start = place.center
    drag(scene, start, (start[0] + way[0], start[1] + way[1]))
    assert slider.value == 100


def test_a_turned_picture_is_the_same_picture_upside_down() -> None:
    import pygame

    ui = a_ui()
    place = Rect(0, 0, 400, 80)
    place.center = ui.rect.center
    upright = draw(shown(two_buttons([]), ui, place), ui)
    turned = draw(shown(Turned(two_buttons([]), 180), ui, place), ui)
    again = pygame.transform.rotate(turned, 180)
    pixels = [(x, y) for x in range(place.x, place.right, 7) for y in range(place.y, place.bottom, 3)]
    differ = [
        spot
        for spot in pixels
        if max(abs(a - b) for a, b in zip(upright.get_at(spot)[:3], again.get_at(spot)[:3], strict=True)) > 40
    ]
    assert len(differ) < len(pixels) // 25


def test_arrow_keys_go_where_things_are_seen() -> None:
    scene = shown(Turned(two_buttons([]), 180), a_ui(), PLACE)
    focus_on(scene, "first")
    press_key(scene, "left")
    assert scene.focus.at is not None
    assert scene.focus.at.key == "second"
