"""The settings: every one can be reached with any hand and holds at once."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.program.app import App
from scenes.program.start import ask_size
from scenes.screens.calibrate import BankCard, CalibrateScene
from scenes.screens.credits import CreditsScene
from scenes.screens.menu.scene import MenuScene
from scenes.screens.settings import SettingsScene
from scenes.session.participants import PERSON
from scenes.shell.settings import read
from scenes.shell.sound import Silence
from scenes.shell.units import CARD_MM, guessed
from scenes.shell.window import Window
from scenes.widgets.context import Ui
from tests.support.screen.headless import a_ui, drag, focus_on, press_key, tap_on
from tests.support.screen.walking import (
    HANDS,
    LANGUAGES,
    SIZES,
    press,
    said,
    scroll_to,
    show,
    top,
    wrong_anywhere,
)
from tests.support.screen.window_sizes import windows

# A setting, the key that changes it, what a press of it (or of its answer) makes of it.
CHOICES = [
    ("language", "de"),
    ("speed", "slow"),
    ("speed", "fast"),
    ("speed", "instant"),
    ("confirm", "always"),
    ("confirm", "never"),
    ("stops", "always"),
    ("density", "touch"),
    ("density", "mouse"),
]
SWITCHES = ["poker_face", "bots_talk", "reduced_motion", "curtain_shows_table", "fullscreen"]
STEPPERS = [("text_size", 110), ("ui_size", 110)]
SLIDERS = [("sound", 55), ("music", 35), ("voice", 55), ("hold_ms", 500)]


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_everything_fits_on_the_settings(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    assert wrong_anywhere(lambda ui: [SettingsScene(ui)], size, language) == []


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_everything_fits_while_measuring(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    assert wrong_anywhere(lambda ui: [CalibrateScene(ui)], size, language) == []


def go(hand: str, key: str, *, arrows: str = "") -> Any:
    """Open the settings and press something, or step it with the arrow keys; the settings afterwards."""
    ui = a_ui()
    scene = show(ui, SettingsScene(ui))
    if hand == "keys" and arrows:
        focus_on(scene, key.partition(".")[0])
        for arrow in arrows.split():
            press_key(scene, arrow)
            scene.refresh()
    else:
        press(ui, key, hand)
    return ui.settings


@pytest.mark.parametrize(("field", "value"), CHOICES)
@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_an_answer_is_pressed(hand: str, field: str, value: str) -> None:
    assert getattr(go(hand, f"{field}.{value}"), field) == value


@pytest.mark.parametrize(
    ("field", "arrows", "value"),
    [
        ("language", "right", "de"),
        ("speed", "left", "slow"),
        ("speed", "right right", "instant"),
        ("confirm", "right", "always"),
        ("density", "right right", "mouse"),
        ("text_size", "right", 110),
        ("ui_size", "left left", 80),
        ("sound", "left", 45),
        ("hold_ms", "right", 500),
    ],
)
def test_the_arrow_keys_change_a_setting(field: str, arrows: str, value: object) -> None:
    assert getattr(go("keys", field, arrows=arrows), field) == value


@pytest.mark.parametrize("field", SWITCHES)
@pytest.mark.parametrize("hand", HANDS)
def test_a_switch_is_thrown(hand: str, field: str) -> None:
    before = getattr(a_ui().settings, field)
    assert getattr(go(hand, field), field) is not before


@pytest.mark.parametrize(("field", "value"), STEPPERS)
@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_sizes_are_stepped(hand: str, field: str, value: int) -> None:
    assert getattr(go(hand, f"{field}.more"), field) == value


@pytest.mark.parametrize(("field", "value"), SLIDERS)
@pytest.mark.parametrize("touch", [False, True])
def test_sliders_are_dragged(touch: bool, field: str, value: int) -> None:
    ui = a_ui()
    scene = show(ui, SettingsScene(ui))
    scroll_to(scene, field, touch=touch)
    slider: Any = scene.root.find(field)
    span = slider.high - slider.low
    x, y = (slider.track.x + slider.track.width * (slider.value - slider.low) // span, slider.track.centery)
    drag(scene, (x, y), (slider.track.x + slider.track.width * (value - slider.low) // span, y), touch=touch)
    assert getattr(ui.settings, field) == value


def test_the_language_changes_on_every_scene_at_once() -> None:
    ui = a_ui()
    show(ui, MenuScene(ui))
    scene = show(ui, SettingsScene(ui))
    assert said(ui, "Settings")
    tap_on(scene, "language.de")
    assert said(ui, "Einstellungen")
    press(ui, "back", "mouse")
    assert said(ui, "Neues Spiel")


def test_volumes_are_heard_at_once() -> None:
    class Ears(Silence):
        heard = 0

        def volumes(self, settings: object) -> None:
            self.heard += 1

    ui = a_ui()
    ears = ui.sound = Ears()
    scene = show(ui, SettingsScene(ui))
    focus_on(scene, "sound")
    press_key(scene, "left")
    assert ears.heard == 1
    assert ears.played[-1] == "tick"


def test_settings_are_kept_when_the_page_is_left() -> None:
    ui = a_ui()
    show(ui, MenuScene(ui))
    scene = show(ui, SettingsScene(ui))
    tap_on(scene, "speed.fast")
    press(ui, "back", "mouse")
    assert read(ui.folders.config)[0].speed == "fast"


def test_full_screen_follows_the_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    filled: list[bool] = []
    monkeypatch.setattr(Window, "fill_screen", lambda self, fill: filled.append(fill))
    ui = a_ui()
    window = Window(ui.settings, (1280, 720))
    app = App(ui, window)
    app.fit()
    assert filled == []
    ui.settings.fullscreen = True
    app.fit()
    app.fit()
    assert filled == [True]
    window.window.destroy()
    pygame.display.init()


# --- measuring


def measuring(size: tuple[int, int] = (1280, 720), touch: bool = False) -> CalibrateScene:
    ui = a_ui(size, touch=touch)
    show(ui, SettingsScene(ui))
    press(ui, "calibrate", "mouse")
    scene = top(ui)
    assert isinstance(scene, CalibrateScene)
    return scene


def test_the_card_begins_with_the_guessed_size() -> None:
    scene = measuring()
    card = scene.root.find("card")
    assert card.rect.width == round(CARD_MM[0] * guessed(1280, 720))
    assert card.rect.height == round(CARD_MM[1] * guessed(1280, 720))


@pytest.mark.parametrize("touch", [False, True])
def test_the_corner_is_dragged_until_the_card_fits(touch: bool) -> None:
    scene = measuring(touch=touch)
    corner = scene.card.rect.bottomright
    drag(scene, corner, (corner[0] + 50, corner[1] + 30), touch=touch)
    wide = scene.card.rect.width
    assert abs(wide - round(CARD_MM[0] * guessed(1280, 720)) - 50) <= 1
    ui = scene.ui
    press(ui, "keep", "finger" if touch else "mouse")
    assert abs(ui.settings.px_per_mm * CARD_MM[0] - wide) < 1
    assert ui.screen.px_per_mm == pytest.approx(ui.settings.px_per_mm)
    assert isinstance(top(ui), SettingsScene)
    assert read(ui.folders.config)[0].px_per_mm == ui.settings.px_per_mm


@pytest.mark.parametrize("hand", HANDS)
def test_the_card_is_stepped_a_pixel_at_a_time(hand: str) -> None:
    scene = measuring()
    before = scene.card.rect.width
    press(scene.ui, "more", hand)
    press(scene.ui, "more", hand)
    press(scene.ui, "less", hand)
    assert scene.card.rect.width == before + 1


def test_the_arrow_keys_change_the_card() -> None:
    scene = measuring()
    before = scene.card.rect.width
    focus_on(scene, "card")
    press_key(scene, "right")
    assert scene.card.rect.width == before + 1


def test_the_card_never_leaves_its_place() -> None:
    scene = measuring()
    corner = scene.card.rect.bottomright
    drag(scene, corner, (corner[0] + 5000, corner[1]))
    card = scene.card
    assert card.area.inflate(2, 2).contains(card.rect)
    drag(scene, card.rect.bottomright, (-5000, 0))
    assert isinstance(card, BankCard)
    assert card.scale >= 1


def test_a_measured_screen_can_be_guessed_again() -> None:
    scene = measuring()
    ui = scene.ui
    press(ui, "more", "mouse")
    press(ui, "keep", "mouse")
    assert ui.settings.px_per_mm > 0
    press(ui, "calibrate", "mouse")
    press(ui, "guess", "mouse")
    assert ui.settings.px_per_mm == 0


def test_the_credits_are_reached_from_here() -> None:
    ui = a_ui()
    show(ui, SettingsScene(ui))
    press(ui, "credits", "mouse")
    assert isinstance(top(ui), CreditsScene)


# --- at the first start


def asked() -> Ui:
    ui = a_ui()
    show(ui, MenuScene(ui))
    ask_size(ui)
    ui.stack.settle()
    return ui


def test_the_first_start_asks_for_the_size_in_one_step() -> None:
    ui = asked()
    scene = top(ui)
    assert isinstance(scene, CalibrateScene)
    assert scene.first
    press(ui, "keep", "mouse")
    assert isinstance(top(ui), MenuScene)
    assert ui.settings.px_per_mm > 0


@pytest.mark.parametrize("key", ["guess", "back"])
def test_it_can_be_skipped_and_is_not_asked_again(key: str) -> None:
    ui = asked()
    press(ui, key, "mouse")
    assert isinstance(top(ui), MenuScene)
    assert ui.settings.px_per_mm == 0
    ui.settings, _ = read(ui.folders.config)
    ask_size(ui)
    ui.stack.settle()
    assert isinstance(top(ui), MenuScene)


def test_who_has_played_before_is_not_asked() -> None:
    ui = a_ui()
    ui.settings.seats = [PERSON, "novice"]
    show(ui, MenuScene(ui))
    ask_size(ui)
    ui.stack.settle()
    assert isinstance(top(ui), MenuScene)
