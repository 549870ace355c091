"""Our nodes as AccessKit hands them on, and what comes back from it."""

from __future__ import annotations

import accesskit

from scenes.accessibility import doing
from scenes.accessibility.accesskit_tree import node_of, update_of
from scenes.accessibility.adapter import Nobody
from scenes.accessibility.nodes import WINDOW, Node, NodeTree
from scenes.accessibility.telling import Telling
from scenes.widgets.button import Button
from scenes.widgets.widget import Amount, State
from tests.support.screen.headless import a_ui, shown


def test_a_button_is_a_button_that_can_be_clicked() -> None:
    made = node_of(Node(5, "button", "Play", (1, 2, 30, 40), State(words="lies ready"), "A card", ("press",)))
    assert made.role == accesskit.Role.BUTTON
    assert (made.label, made.description) == ("Play", "lies ready. A card")
    assert made.supports_action(accesskit.Action.CLICK)
    assert made.supports_action(accesskit.Action.FOCUS)
    assert (made.bounds.x0, made.bounds.y1) == (1.0, 40.0)


def test_amounts_switches_texts_and_news_keep_what_they_are() -> None:
    slider = node_of(
        Node(5, "slider", "Volume", (0, 0, 1, 1), State(amount=Amount(30, 0, 100, 5, "30 %")), "", ("more",))
    )
    assert (slider.role, slider.numeric_value, slider.value) == (accesskit.Role.SLIDER, 30.0, "30 %")
    assert slider.supports_action(accesskit.Action.SET_VALUE)
    assert node_of(Node(6, "switch", "Loud", (0, 0, 1, 1), State(on=True))).toggled == accesskit.Toggled.TRUE
    assert node_of(Node(7, "text", "Words", (0, 0, 1, 1))).value == "Words"
    assert node_of(Node(8, "news", "Red wins", (0, 0, 1, 1), live=True)).live == accesskit.Live.POLITE
    assert node_of(Node(9, "button", "No", (0, 0, 1, 1), enabled=False)).is_disabled


def test_an_update_has_what_is_new_and_the_first_one_all() -> None:
    one, two = Node(2, "text", "One", (0, 0, 1, 1)), Node(3, "text", "Two", (0, 0, 1, 1))
    root = Node(WINDOW, "window", "Starboard", (0, 0, 9, 9), children=(2, 3))
    before = NodeTree({WINDOW: root, 2: one, 3: two})
    now = NodeTree({WINDOW: root, 2: one, 3: two._replace(name="Three")}, focus=3)
    assert [number for number, _ in update_of(before, None).nodes] == [WINDOW, 2, 3]
    assert [number for number, _ in update_of(now, before).nodes] == [3]
    assert update_of(now, before).focus == 3
    assert update_of(now, before).tree is None


class Listening(Nobody):
    """Somebody listens, and counts how often there was something to tell."""

    def __init__(self) -> None:
        self.times = self.nodes = 0

    def tell(self, read) -> None:  # type: ignore[no-untyped-def]
        tree, before = read()
        self.times += 1
        self.nodes += len(tree.changed_since(before))


def test_nothing_is_told_of_a_frame_that_shows_nothing_new() -> None:
    ui = a_ui((1280, 720))
    listening = Listening()
    telling = Telling(ui, "Starboard", listening)
    shown(Button("Play", key="play"), ui)
    telling.tell()
    first = listening.nodes
    assert first > 1
    for _ in range(5):
        telling.tell()
    assert listening.times == 1
    ui.changed()
    telling.tell()
    assert (listening.times, listening.nodes) == (2, first)


def test_every_action_that_is_offered_can_be_asked_for() -> None:
    assert set(doing.KEYS) <= {doing.PRESS, doing.INSPECT, doing.MORE, doing.LESS}
