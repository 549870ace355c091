"""What stands around a table: prompt bar, action corner, tray, toasts, inspect panel."""

from __future__ import annotations

import pytest
from pygame import Rect

from scenes.drawing.letter_sizes import lines_of
from scenes.shell.gestures import Gesture, Kind
from scenes.table.action_corner import ActionCorner
from scenes.table.prompt_bar import SENTENCE, PromptBar
from scenes.widgets.boxes import Sized
from scenes.widgets.button import Button
from scenes.widgets.context import Ui
from scenes.widgets.inspect_panel import InspectPanel, Section
from scenes.widgets.label import Label, Link
from scenes.widgets.toast import SHOWN_MS
from scenes.widgets.tray import Tray
from tests.support.screen.headless import OneWidget, a_ui, drag, focus_on, press_key, shown, tap, tap_on

LONG = "**Orange:** " + "Schicke eine Verstärkung oder lass das Ergebnis so stehen. " * 2


# --- prompt bar


def a_bar(ui: Ui, sentence: str, width_mm: float, because: str = "") -> PromptBar:
    bar = PromptBar(sentence, colour="orange", because=because, why="Why?")
    shown(bar, ui, Rect(10, 10, ui.mm(width_mm), ui.mm(14)))
    return bar


def number_of_lines(ui: Ui, bar: PromptBar) -> int:
    return len(lines_of(ui.screen, bar.said[0], SENTENCE, bar.places[0].width, bar.sizes[0]).lines)


def test_the_prompt_bar_is_fourteen_millimetres_tall() -> None:
    ui = a_ui()
    assert PromptBar("Send.").measure(ui, 900) == (900, ui.mm(14))


def test_a_sentence_shrinks_before_it_takes_a_second_line() -> None:
    ui = a_ui()
    sentence = "**Orange:** send one to four ships through the gate to Blue now."
    large, small = a_bar(ui, sentence, 250), a_bar(ui, sentence, 135)
    assert number_of_lines(ui, large) == number_of_lines(ui, small) == 1
    assert small.sizes[0] < large.sizes[0]


def test_a_sentence_never_takes_more_than_two_lines() -> None:
    ui = a_ui()
    bar = a_bar(ui, LONG, 160, "Wer führt, beginnt. Blau darf danach noch antworten.")
    assert number_of_lines(ui, bar) == 2
    assert lines_of(ui.screen, LONG, SENTENCE, bar.places[0].width, bar.sizes[0]).height <= ui.mm(14)


def test_a_refusal_is_shown_for_a_while_with_its_rule() -> None:
    heard: list[str] = []
    ui = a_ui()
    bar = PromptBar("Send.", colour="orange", why="Why?")
    scene = shown(bar, ui, Rect(10, 10, 900, ui.mm(14)))
    bar.refuse("Can't send 4: only 3 are there.", lambda: heard.append("rule"))
    assert bar.said[0].startswith("Can't")
    tap_on(scene, "prompt.why")
    assert heard == ["rule"]
    scene.update(6001)
    assert bar.said[0] == "Send."
    with pytest.raises(LookupError):
        scene.root.find("prompt.why")


# --- action corner


def a_corner(heard: list[str], missing: str = "") -> ActionCorner:
    return ActionCorner(
        "Lock in",
        lambda: heard.append("lock"),
        second="Both open at once",
        missing=missing,
        secondary=[Button("Undo", lambda: heard.append("undo"), key="undo"), Button("Hint", key="hint")],
    )


@pytest.mark.parametrize("touch", [False, True])
def test_the_big_button_acts(touch: bool) -> None:
    heard: list[str] = []
    scene = shown(a_corner(heard), a_ui(touch=touch), Rect(900, 400, 300, 250))
    tap_on(scene, "action", touch=touch)
    tap_on(scene, "undo", touch=touch)
    press_key(scene, "space")
    assert heard == ["lock", "undo", "lock"]


def test_the_big_button_names_what_is_missing() -> None:
    heard: list[str] = []
    ui = a_ui()
    scene = shown(a_corner(heard, "Drop a plan first"), ui, Rect(900, 400, 300, 250))
    tap_on(scene, "action")
    assert heard == []
    assert "Drop a plan first" in scene.root.find("action").name
    assert [toast.text for toast in ui.toasts.shown] == ["Drop a plan first"]


def test_the_big_button_stays_at_its_place_whatever_stands_above_it() -> None:
    ui = a_ui()
    place = Rect(900, 400, 300, 250)
    alone, crowded = ActionCorner("Pass"), a_corner([])
    alone.arrange(ui, place)
    crowded.arrange(ui, place)
    assert alone.big.rect == crowded.big.rect
    assert alone.big.rect.size == (ui.mm(60), ui.mm(30))
    assert alone.big.rect.bottomright == place.bottomright


# --- tray

AREA = Rect(100, 50, 900, 500)


def a_tray(heard: list[str], side: str = "bottom") -> Tray:
    child = Sized(Button("In it", lambda: heard.append("in"), key="in"), width=400, height=400)
    return Tray(child, closes="Put away", side=side, on_close=lambda: heard.append("closed"))


def slid_in(heard: list[str], side: str = "bottom") -> tuple[OneWidget, Tray]:
    tray = a_tray(heard, side)
    scene = shown(tray, a_ui(), AREA)
    for _ in range(60):
        scene.update(16)
    assert not scene.moving
    return scene, tray


@pytest.mark.parametrize("side", ["bottom", "top", "left", "right"])
def test_a_tray_covers_less_than_half_of_its_area(side: str) -> None:
    _, tray = slid_in([], side)
    assert AREA.contains(tray.rect)
    assert tray.rect.width * tray.rect.height <= 0.4501 * AREA.width * AREA.height


@pytest.mark.parametrize("way", ["handle", "key", "flick", "pull"])
def test_a_tray_can_be_put_away(way: str) -> None:
    heard: list[str] = []
    scene, tray = slid_in(heard)
    if way == "handle":
        tap_on(scene, "tray.handle")
    elif way == "key":
        focus_on(scene, "tray.handle")
        press_key(scene, "return")
    else:
        start = (AREA.centerx, tray.rect.y + 10)
        far = 150 if way == "pull" else 40
        drag(scene, start, (start[0], start[1] + far), flick=way == "flick")
    for _ in range(60):
        scene.update(16)
    assert heard == ["closed"]
    assert not tray.visible


def test_a_short_pull_leaves_the_tray_where_it_was() -> None:
    heard: list[str] = []
    scene, tray = slid_in(heard)
    before = tray.rect.copy()
    drag(scene, (AREA.centerx, tray.rect.y + 10), (AREA.centerx, tray.rect.y + 30))
    for _ in range(60):
        scene.update(16)
    assert heard == []
    assert tray.rect == before


# --- toasts


def test_a_toast_goes_after_six_seconds() -> None:
    ui = a_ui()
    scene = shown(Label("table"), ui)
    ui.toasts.say("Saved.")
    scene.update(16)
    assert scene.root.find("toast").rect.width
    scene.update(SHOWN_MS - 100)
    assert ui.toasts.shown
    scene.update(200)
    assert not ui.toasts.shown


def test_a_toast_waits_while_the_mouse_is_on_it() -> None:
    ui = a_ui()
    scene = shown(Label("table"), ui)
    ui.toasts.say("Saved.")
    scene.update(16)
    scene.handle(Gesture(Kind.HOVER, scene.root.find("toast").rect.center))
    scene.update(SHOWN_MS * 2)
    assert ui.toasts.shown
    scene.handle(Gesture(Kind.HOVER, (3, 3)))
    scene.update(SHOWN_MS)
    assert not ui.toasts.shown


@pytest.mark.parametrize("touch", [False, True])
def test_the_button_of_a_toast_acts_once(touch: bool) -> None:
    heard: list[str] = []
    ui = a_ui(touch=touch)
    scene = shown(Label("table"), ui)
    ui.toasts.say("Undone.", "Redo", lambda: heard.append("redo"))
    scene.update(16)
    tap_on(scene, "toast.action", touch=touch)
    scene.update(16)
    assert heard == ["redo"]
    assert not ui.toasts.shown


def test_a_tap_takes_a_toast_away_and_does_not_press_its_button() -> None:
    heard: list[str] = []
    ui = a_ui()
    scene = shown(Label("table"), ui)
    ui.toasts.say("Undone.", "Redo", lambda: heard.append("redo"))
    scene.update(16)
    tap_on(scene, "toast")
    assert not ui.toasts.shown
    assert heard == []


def test_toasts_stack_up_and_the_fourth_waits() -> None:
    ui = a_ui()
    scene = shown(Label("table"), ui)
    for number in range(4):
        ui.toasts.say(f"Toast {number}")
    ui.toasts.say("Toast 0")
    scene.update(16)
    cards = [widget for widget in scene.root.walk() if widget.key == "toast"]
    assert [card.name for card in cards] == ["Toast 0", "Toast 1", "Toast 2"]
    assert [card.rect.y for card in cards] == sorted(card.rect.y for card in cards)
    assert cards[-1].rect.bottom <= scene.toast_area().bottom


# --- inspect


def a_panel(ui: Ui, heard: list[str]) -> InspectPanel:
    return InspectPanel(
        ui,
        ["Table", "Seat", "Prime"],
        [Section("What", "It doubles [term:plan|your plan]."), Section("Now", "13 counts 26.", tinted=True)],
        on_close=lambda: heard.append("close"),
        picture=lambda canvas, rect: None,
        on_link=heard.append,
        on_crumb=lambda place: heard.append(f"crumb {place}"),
        on_pin=lambda: heard.append("pin"),
    )


@pytest.mark.parametrize("touch", [False, True])
def test_a_tap_outside_closes_the_panel_and_one_inside_does_not(touch: bool) -> None:
    heard: list[str] = []
    ui = a_ui(touch=touch)
    panel = a_panel(ui, heard)
    scene = shown(panel, ui)
    assert panel.picture
    tap(scene, (panel.panel.rect.centerx, panel.panel.rect.bottom - 20), touch=touch)
    tap(scene, panel.picture.rect.center, touch=touch)
    assert heard == []
    tap(scene, (ui.mm(5), ui.mm(5)), touch=touch)
    assert heard == ["close"]


def test_links_crumbs_and_pin_of_the_panel_work() -> None:
    heard: list[str] = []
    ui = a_ui()
    scene = shown(a_panel(ui, heard), ui)
    link = next(widget for widget in scene.root.walk() if isinstance(widget, Link))
    tap(scene, link.rect.center)
    tap_on(scene, "inspect.crumb.1")
    tap_on(scene, "inspect.pin")
    press_key(scene, "escape")
    assert heard == ["term:plan", "crumb 1", "pin", "close"]


def test_only_the_last_three_crumbs_are_shown() -> None:
    ui = a_ui()
    panel = InspectPanel(ui, ["a", "b", "c", "d"], [], on_close=lambda: None)
    scene = shown(panel, ui)
    crumbs = [widget.key for widget in scene.root.walk() if widget.key.startswith("inspect.crumb")]
    assert crumbs == ["inspect.crumb.1", "inspect.crumb.2"]


def test_the_panel_opens_away_from_the_finger() -> None:
    ui = a_ui((1920, 1080))
    rooms = {}
    for side, away in (("left", (100, 500)), ("right", (1800, 500))):
        panel = InspectPanel(ui, ["a"], [], on_close=lambda: None, away=away)
        shown(panel, ui)
        rooms[side] = panel.panel.rect.x
    assert rooms["left"] > rooms["right"]
