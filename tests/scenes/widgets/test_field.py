"""Typing: with a keyboard, with an input method, and with the keys on the screen."""

from __future__ import annotations

import pytest

from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.boxes import Column, Spacer
from scenes.widgets.button import Button
from scenes.widgets.context import Ui
from scenes.widgets.field import TextField
from scenes.widgets.root import Root
from scenes.widgets.scene_stack import Scene
from tests.support.screen.audit import audit
from tests.support.screen.headless import (
    SIZES,
    a_ui,
    drag,
    draw,
    focus_on,
    press_key,
    shown,
    tap_on,
    type_text,
)


def a_form(ui: Ui, heard: list[str], value: str = "", most: int = 20) -> Scene:
    """A field at the bottom of the window, and a button with a key of its own."""
    field = TextField("Name", value, heard.append, most=most, key="name")
    button = Button("Go", lambda: heard.append("GO"), hotkey="g", key="go")
    return shown(Column(button, Spacer(), field), ui)


def the_field(scene: Scene) -> TextField:
    field = scene.root.find("name")
    assert isinstance(field, TextField)
    return field


def test_a_tap_begins_typing() -> None:
    heard: list[str] = []
    scene = a_form(a_ui(), heard)
    tap_on(scene, "name")
    type_text(scene, "Mia")
    assert heard == ["M", "Mi", "Mia"]


def test_letters_that_are_keys_of_buttons_are_only_typed() -> None:
    heard: list[str] = []
    scene = a_form(a_ui(), heard)
    focus_on(scene, "name")
    type_text(scene, "Gog")
    assert heard[-1] == "Gog"
    assert "GO" not in heard


def test_backspace_and_delete_take_letters_away() -> None:
    heard: list[str] = []
    scene = a_form(a_ui(), heard, "Jonas")
    focus_on(scene, "name")
    press_key(scene, "backspace")
    press_key(scene, "home")
    press_key(scene, "delete")
    assert heard == ["Jona", "ona"]


def test_shift_and_arrows_select_and_typing_replaces_it() -> None:
    heard: list[str] = []
    scene = a_form(a_ui(), heard, "Mia Moon")
    focus_on(scene, "name")
    press_key(scene, "left", shift=True, control=True)
    type_text(scene, "Sun")
    assert heard[-1] == "Mia Sun"
    press_key(scene, "a", control=True)
    press_key(scene, "delete")
    assert heard[-1] == ""


def test_a_drag_selects_letters() -> None:
    scene = a_form(a_ui(), [], "Jonas")
    field = the_field(scene)
    drag(scene, (field.line.x, field.line.centery), (field.line.right, field.line.centery))
    assert field.selected == (0, 5)


def test_a_field_is_full_at_some_point() -> None:
    heard: list[str] = []
    scene = a_form(a_ui(), heard, most=4)
    focus_on(scene, "name")
    type_text(scene, "Andromeda")
    assert heard[-1] == "Andr"


def test_marks_of_our_sentences_cannot_be_typed() -> None:
    heard: list[str] = []
    scene = a_form(a_ui(), heard)
    focus_on(scene, "name")
    scene.handle(Gesture(Kind.TEXT, text="**A{x}[b|c]**\n"))
    assert heard == ["Axbc"]


def test_an_unfinished_word_of_an_input_method_is_shown_but_not_taken() -> None:
    heard: list[str] = []
    scene = a_form(a_ui(), heard, "Mi")
    focus_on(scene, "name")
    scene.handle(Gesture(Kind.COMPOSE, text="ä"))
    assert the_field(scene).shown == "Miä"
    assert heard == []
    scene.handle(Gesture(Kind.TEXT, text="a"))
    assert the_field(scene).shown == heard[-1] == "Mia"


def test_enter_ends_the_typing() -> None:
    heard: list[str] = []
    scene = shown(TextField("Name", "Mia", on_enter=heard.append, key="name"), a_ui())
    focus_on(scene, "name")
    press_key(scene, "return")
    assert heard == ["Mia"]


def test_with_a_mouse_there_is_no_keyboard_on_the_screen() -> None:
    scene = a_form(a_ui(), [])
    tap_on(scene, "name")
    with pytest.raises(LookupError):
        scene.root.find("keys.a")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_finger_types_on_the_screen(language: str) -> None:
    heard: list[str] = []
    scene = a_form(a_ui(language=language, touch=True), heard)
    tap_on(scene, "name", touch=True)
    for key in ("shift", "j", "ö", "r", "g", "space", "7", "back"):
        tap_on(scene, f"keys.{key}", touch=True)
    assert heard[-1] == "Jörg "
    tap_on(scene, "keys.done", touch=True)
    with pytest.raises(LookupError):
        scene.root.find("keys.a")


@pytest.mark.parametrize("language", ["en", "de", "pseudo"])
@pytest.mark.parametrize("size", SIZES)
def test_the_keys_are_large_enough_and_the_field_stays_in_sight(size: tuple[int, int], language: str) -> None:
    ui = a_ui(size, language, touch=True)
    scene = a_form(ui, [])
    tap_on(scene, "name", touch=True)
    assert isinstance(scene.root, Root)
    key = scene.root.find("keys.a")
    assert min(key.rect.size) >= ui.mm(9)
    assert scene.root.find("name").rect.bottom < scene.root.keys.rect.y
    # The scene has moved up: only what the keyboard covers of it may leave the window.
    assert [problem for problem in audit(scene, ui) if "keys." in problem] == []


@pytest.mark.parametrize("letter", ["\u200b", "\ufeff", "\u2060", "\0", "\ud800", "\x07"], ids=ascii)
def test_what_cannot_be_seen_is_not_typed(letter: str) -> None:
    heard: list[str] = []
    ui = a_ui()
    scene = a_form(ui, heard)
    focus_on(scene, "name")
    scene.handle(Gesture(Kind.COMPOSE, text=letter))
    draw(scene, ui)
    scene.handle(Gesture(Kind.TEXT, text=letter))
    draw(scene, ui)
    assert the_field(scene).value in ("", "?")
    type_text(scene, "Mia")
    assert heard[-1].endswith("Mia")
