"""The page of keys: one is asked for and pressed, what is taken says so, and all can be as usual again."""

from __future__ import annotations

import pytest

from scenes.screens.keys import KeysScene
from scenes.shell.key_map import MEANINGS
from scenes.widgets.button import Button, key_name
from scenes.widgets.context import Ui
from tests.support.screen.headless import a_ui, draw, press_key, tap_on


@pytest.fixture
def ui() -> Ui:
    return a_ui((1280, 720))


@pytest.fixture
def page(ui: Ui) -> KeysScene:
    scene = KeysScene(ui)
    ui.stack.push(scene)
    ui.stack.settle()
    draw(scene, ui)
    return scene


def button(page: KeysScene, meaning: str) -> Button:
    page.refresh()
    found = page.root.find(f"key.{meaning}")
    assert isinstance(found, Button)
    return found


def change(page: KeysScene, meaning: str, key: str) -> None:
    tap_on(page, f"key.{meaning}")
    assert page.raw_keys
    press_key(page, key)
    assert not page.raw_keys


def test_every_meaning_has_a_row_with_its_key(page: KeysScene) -> None:
    assert [button(page, meaning).text for meaning in MEANINGS][:3] == ["Space", "K", "J"]


def test_the_next_key_is_taken_and_stands_on_every_button(page: KeysScene, ui: Ui) -> None:
    change(page, "h", "t")
    assert ui.settings.keys == {"h": "t"}
    assert button(page, "h").text == "T"
    assert key_name(ui, "h") == "T"


def test_a_key_that_is_taken_says_what_it_is_for(page: KeysScene, ui: Ui) -> None:
    change(page, "h", "l")
    assert ui.settings.keys == {}
    assert [toast.text for toast in ui.toasts.shown] == [
        "L is taken already: Log. Give that another key first."
    ]


@pytest.mark.parametrize("key", ["1", "left", "f11", "backspace"])
def test_a_key_that_is_needed_everywhere_is_refused(key: str, page: KeysScene, ui: Ui) -> None:
    change(page, "h", key)
    assert ui.settings.keys == {}
    assert "needed everywhere" in ui.toasts.shown[0].text


def test_escape_leaves_the_question_and_then_the_page(page: KeysScene, ui: Ui) -> None:
    change(page, "h", "escape")
    assert ui.stack.top is page
    press_key(page, "escape")
    ui.stack.settle()
    assert ui.stack.top is not page


def test_all_keys_can_be_as_usual_again(page: KeysScene, ui: Ui) -> None:
    change(page, "h", "t")
    tap_on(page, "reset")
    assert ui.settings.keys == {}
    page.refresh()
    assert not page.root.find("reset").enabled
