"""Controls that hold a value."""

from __future__ import annotations

import pytest
from pygame import Rect

from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.controls import ChoiceRow, Slider, Stepper, Toggle
from scenes.widgets.label import Label
from scenes.widgets.tabs import TabPage, Tabs
from scenes.widgets.widget import Widget
from tests.support.screen.headless import OneWidget, a_ui, drag, focus_on, press_key, shown, tap, tap_on

PLACE = Rect(100, 100, 600, 60)


@pytest.mark.parametrize("touch", [False, True])
def test_a_switch_turns_on_and_off(touch: bool) -> None:
    heard: list[bool] = []
    scene = shown(Toggle("Music", False, heard.append, key="music"), a_ui(touch=touch), PLACE)
    tap_on(scene, "music", touch=touch)
    focus_on(scene, "music")
    press_key(scene, "space")
    assert heard == [True, False]


def a_slider(heard: list[int]) -> Slider:
    return Slider("Volume", 50, 0, 100, 10, heard.append, key="volume")


def test_a_slider_is_dragged_in_steps() -> None:
    heard: list[int] = []
    slider = a_slider(heard)
    scene = shown(slider, a_ui(), PLACE)
    track = slider.track
    drag(scene, (track.centerx, track.centery), (track.right + 50, track.centery))
    assert slider.value == 100
    assert heard == sorted(heard)
    assert all(value % 10 == 0 for value in heard)


def test_a_tap_on_the_track_moves_the_slider_there() -> None:
    heard: list[int] = []
    slider = a_slider(heard)
    scene = shown(slider, a_ui(), PLACE)
    tap(scene, (slider.track.x + slider.track.width // 5, slider.track.centery))
    assert heard == [20]


def test_arrow_keys_move_a_slider_and_stop_at_its_end() -> None:
    heard: list[int] = []
    scene = shown(a_slider(heard), a_ui(), PLACE)
    focus_on(scene, "volume")
    for key in ("right", "left", "end", "right"):
        press_key(scene, key)
    assert heard == [60, 50, 100]


def a_stepper(heard: list[int]) -> Stepper:
    return Stepper("Ships", 3, 1, 4, heard.append, less="One less", more="One more", key="ships")


@pytest.mark.parametrize("touch", [False, True])
def test_a_stepper_goes_up_to_its_limit(touch: bool) -> None:
    heard: list[int] = []
    stepper = a_stepper(heard)
    scene = shown(stepper, a_ui(touch=touch), PLACE)
    tap_on(scene, "ships.more", touch=touch)
    tap_on(scene, "ships.more", touch=touch)
    assert heard == [4]
    assert not stepper.more.enabled
    tap_on(scene, "ships.less", touch=touch)
    assert heard == [4, 3]


def test_a_stepper_is_one_stop_for_the_keyboard() -> None:
    heard: list[int] = []
    scene = shown(a_stepper(heard), a_ui(), PLACE)
    assert [stop.key for stop in scene.root.stops()] == ["ships"]
    focus_on(scene, "ships")
    press_key(scene, "left")
    assert heard == [2]


def test_the_wheel_over_a_stepper_counts() -> None:
    heard: list[int] = []
    stepper = a_stepper(heard)
    scene = shown(stepper, a_ui(), PLACE)
    scene.handle(Gesture(Kind.WHEEL, stepper.more.rect.center, amount=1.0))
    assert heard == [4]


OPTIONS = [("slow", "Slow"), ("fast", "Fast"), ("instant", "Instant")]


@pytest.mark.parametrize("touch", [False, True])
def test_exactly_one_answer_of_a_choice_is_chosen(touch: bool) -> None:
    heard: list[str] = []
    choice = ChoiceRow("Speed", OPTIONS, "slow", heard.append, key="speed")
    scene = shown(choice, a_ui(touch=touch), PLACE)
    tap_on(scene, "speed.instant", touch=touch)
    tap_on(scene, "speed.instant", touch=touch)
    focus_on(scene, "speed")
    press_key(scene, "left")
    assert heard == ["instant", "fast"]
    assert [segment.value for segment in choice.segments if segment.chosen] == ["fast"]


def test_answers_that_do_not_fit_beside_each_other_stand_below_each_other() -> None:
    ui = a_ui()
    choice = ChoiceRow("Speed", OPTIONS, "slow")
    wide = choice.measure(ui, 1000)
    narrow = choice.measure(ui, ui.mm(30))
    assert narrow[1] >= 3 * ui.screen.least > wide[1]


def test_a_tab_shows_its_page_and_hides_the_others() -> None:
    heard: list[str] = []
    pages = [TabPage(name, name, Label(name, key=f"page.{name}")) for name in ("one", "two")]
    scene = shown(Tabs(pages, on_change=heard.append, key="tabs"), a_ui())
    assert scene.root.find("page.one").rect.width
    tap_on(scene, "tabs.two")
    assert heard == ["two"]
    assert scene.root.find("page.two").rect.width
    with pytest.raises(LookupError):
        scene.root.find("page.one")


class Book(OneWidget):
    """Two pages that are made anew whenever the scene is."""

    def build(self) -> Widget:
        return Tabs(
            [TabPage(name, name, Label(name, key=f"page.{name}")) for name in ("one", "two")], key="tabs"
        )


def test_the_chosen_tab_stays_when_the_window_changes() -> None:
    ui = a_ui()
    scene = Book(ui, Label(""))
    tap_on(scene, "tabs.two")
    ui.resize((1920, 1080))
    scene.rebuild()
    scene.refresh()
    assert scene.root.find("page.two").rect.width > 1280
