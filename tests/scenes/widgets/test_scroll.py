"""Scrolling: by wheel, finger, bar and key; long lists cost only what is in sight."""

from __future__ import annotations

from functools import partial

import pytest
from pygame import Rect

from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.boxes import Column
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.scroll import Scroll, VirtualList
from scenes.widgets.widget import Widget
from tests.support.screen.headless import OneWidget, a_ui, drag, focus_on, press_key, shown, tap

PLACE = Rect(100, 100, 400, 300)


def a_scroll(heard: list[int]) -> Scroll:
    rows = [Button(f"row {n}", partial(heard.append, n), key=f"row.{n}") for n in range(40)]
    return Scroll(Column(*rows), key="scroll")


def test_the_wheel_scrolls_and_stops_at_both_ends() -> None:
    scroll = a_scroll([])
    scene = shown(scroll, a_ui(), PLACE)
    scene.handle(Gesture(Kind.WHEEL, PLACE.center, amount=1.0))
    assert scroll.offset == 0
    scene.handle(Gesture(Kind.WHEEL, PLACE.center, amount=-1.0))
    assert scroll.offset > 0
    scene.handle(Gesture(Kind.WHEEL, PLACE.center, amount=-500.0))
    assert scroll.offset == scroll.most


@pytest.mark.parametrize("touch", [False, True])
def test_a_drag_that_begins_on_a_button_scrolls_and_does_not_press_it(touch: bool) -> None:
    heard: list[int] = []
    scroll = a_scroll(heard)
    scene = shown(scroll, a_ui(touch=touch), PLACE)
    drag(scene, (200, 350), (200, 150), touch=touch)
    assert scroll.offset == 200
    assert heard == []


def test_a_flick_glides_on_and_comes_to_rest() -> None:
    scroll = a_scroll([])
    scene = shown(scroll, a_ui(), PLACE)
    scene.handle(Gesture(Kind.DOWN, (200, 350), (200, 350)))
    scene.handle(Gesture(Kind.DRAG, (200, 340), (200, 350)))
    for y in (320, 290, 250):
        scene.handle(Gesture(Kind.MOVE, (200, y), (200, 350)))
        scene.update(16)
    scene.handle(Gesture(Kind.FLICK, (200, 250), (200, 350)))
    let_go = scroll.offset
    assert scene.moving
    for _ in range(400):
        scene.update(16)
    assert scroll.offset > let_go
    assert not scene.moving


def test_with_less_motion_a_flick_does_not_glide() -> None:
    ui = a_ui()
    ui.settings.reduced_motion = True
    scroll = a_scroll([])
    scene = shown(scroll, ui, PLACE)
    drag(scene, (200, 350), (200, 150), flick=True)
    assert not scene.moving


def test_the_bar_can_be_dragged_to_the_end() -> None:
    scroll = a_scroll([])
    scene = shown(scroll, a_ui(), PLACE)
    drag(scene, (PLACE.right - 2, PLACE.y + 5), (PLACE.right - 2, PLACE.bottom))
    assert scroll.offset == scroll.most


def test_what_is_scrolled_out_of_sight_cannot_be_pressed() -> None:
    heard: list[int] = []
    scene = shown(a_scroll(heard), a_ui(), PLACE)
    assert scene.root.find("row.12").rect.y > PLACE.bottom
    tap(scene, scene.root.find("row.12").rect.center)
    assert heard == []


def test_the_focus_brings_its_row_into_sight() -> None:
    scroll = a_scroll([])
    scene = shown(scroll, a_ui(), PLACE)
    row = focus_on(scene, "row.30")
    assert PLACE.contains(row.rect)


def test_page_keys_turn_pages_even_without_a_focus() -> None:
    scroll = a_scroll([])
    scene = shown(scroll, a_ui(), PLACE)
    press_key(scene, "pagedown")
    assert 0 < scroll.offset < PLACE.height
    press_key(scene, "end")
    assert scroll.offset == scroll.most


def test_a_text_without_links_can_be_read_to_its_end_by_keyboard() -> None:
    scroll = Scroll(Label("word " * 2000), key="text")
    scene = shown(scroll, a_ui(), PLACE)
    focus_on(scene, "text")
    press_key(scene, "down")
    assert scroll.offset > 0


class Log(OneWidget):
    """A list that is made anew whenever the scene is."""

    def build(self) -> Widget:
        rows = VirtualList(900, lambda n: Label(f"{n}"), key="list")
        self.widget = rows
        return rows


def test_the_place_in_a_list_stays_when_the_scene_is_rebuilt() -> None:
    ui = a_ui()
    scene = Log(ui, Label(""))
    scene.handle(Gesture(Kind.WHEEL, (300, 300), amount=-20.0))
    before = scene.root.find("list")
    scene.rebuild()
    scene.refresh()
    after = scene.root.find("list")
    assert isinstance(before, VirtualList)
    assert isinstance(after, VirtualList)
    assert after is not before
    assert after.first == before.first > 0


def a_list(made: list[int], count: int = 5000, follow: bool = False) -> VirtualList:
    def row(number: int) -> Widget:
        made.append(number)
        return Button(f"line {number}", key=f"row.{number}", kind="flat")

    return VirtualList(count, row, row_mm=9, follow=follow, key="list")


def test_a_list_of_thousands_makes_only_the_rows_in_sight() -> None:
    made: list[int] = []
    rows = a_list(made)
    shown(rows, a_ui(), PLACE)
    assert made == list(range(len(made)))
    assert len(made) <= PLACE.height // (a_ui().mm(9)) + 2
    assert len(rows.children) == len(made)


def test_scrolling_to_the_end_of_a_list_makes_only_what_is_there() -> None:
    made: list[int] = []
    rows = a_list(made)
    scene = shown(rows, a_ui(), PLACE)
    press_key(scene, "end")
    assert made[-1] == 4999
    assert len(made) < 60
    assert rows.children[-1].rect.bottom <= PLACE.bottom + 1


def test_rows_may_be_taller_than_expected() -> None:
    rows = VirtualList(300, lambda n: Label("long text " * (n % 7 * 6 + 1)), row_mm=6, key="list")
    scene = shown(rows, a_ui(), PLACE)
    for _ in range(120):
        scene.handle(Gesture(Kind.WHEEL, PLACE.center, amount=-1.0))
        tops = [row.rect.y for row in rows.children]
        bottoms = [row.rect.bottom for row in rows.children]
        assert tops[1:] == bottoms[:-1]
        assert tops[0] <= PLACE.y
        assert bottoms[-1] >= PLACE.bottom or rows.offset == rows.most


def test_a_log_follows_its_end_until_somebody_scrolls_away() -> None:
    made: list[int] = []
    rows = a_list(made, 100, follow=True)
    scene = shown(rows, a_ui(), PLACE)
    assert made[-1] == 99 or 99 in made
    rows.set_count(120)
    assert 119 in made
    scene.handle(Gesture(Kind.WHEEL, PLACE.center, amount=5.0))
    place = rows.offset
    rows.set_count(140)
    assert rows.offset == place


def test_the_arrow_keys_walk_through_a_long_list() -> None:
    made: list[int] = []
    rows = a_list(made)
    scene = shown(rows, a_ui(), PLACE)
    for _ in range(41):
        press_key(scene, "down")
    assert scene.focus.at is not None
    assert scene.focus.at.key == "row.40"
    assert PLACE.contains(scene.focus.at.rect)
