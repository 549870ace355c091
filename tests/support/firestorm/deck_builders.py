"""A deck builder with hands at it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pygame

from game.firestorm.decks.deck import Deck
from scenes.games.firestorm.deck_files import Shelved
from scenes.screens.deck_builder.grid import CardCell
from scenes.screens.deck_builder.scene import BuilderScene
from scenes.screens.deck_builder.workbench import Filters
from scenes.shell.gestures import Point
from scenes.widgets.context import Ui
from scenes.widgets.widget import Widget
from tests.support.screen.hands import HANDS, STEPS, Desk, Finger, Hands, Keys, Mouse
from tests.support.screen.headless import a_ui


def a_bench(deck: Deck | None = None, ui: Ui | None = None, *, owned: bool = False) -> BuilderScene:
    """A builder on top of the stack; without a deck it begins with the first starter deck."""
    ui = ui or a_ui()
    ui.settings.speed = "instant"
    shelved = None if deck is None else Shelved(deck.name, deck)
    scene = BuilderScene(ui, shelved, owned=owned)
    ui.stack.push(scene)
    ui.stack.settle()
    scene.refresh()
    return scene


def hands_at(scene: BuilderScene, kind: str) -> Hands:
    scene.ui.touch = HANDS[kind].touch
    scene.ui.resize()
    return HANDS[kind](Desk(scene.ui), Random(1))


def press(hands: Hands, key: str) -> None:
    widget = hands.desk.find(key)
    assert widget is not None, f"there is no {key}"
    hands.press(widget)


def add(hands: Hands, card: str, count: int) -> None:
    """Put copies of a card that can be seen into the deck, the way that these hands have."""
    if not isinstance(hands, Keys):
        for _ in range(count):
            press(hands, f"more.{card}")
        return
    cell = hands.desk.find(f"card.{card}")
    assert cell is not None
    hands.go_to(cell)
    for _ in range(count):
        hands._key(pygame.K_PLUS)


def drag(hands: Mouse | Finger, widget: Widget, end: Point) -> None:
    """From a widget to a point, and let go there."""
    start = hands.desk.spot(widget)
    if isinstance(hands, Mouse):
        hands._move(start)
        hands._button(start, 1, down=True)
    else:
        hands._touch(pygame.FINGERDOWN, start)
    for step in range(1, STEPS + 1):
        spot = tuple(a + (b - a) * step // STEPS for a, b in zip(start, end, strict=True))
        if isinstance(hands, Mouse):
            hands._move((spot[0], spot[1]), down=True)
        else:
            hands._touch(pygame.FINGERMOTION, (spot[0], spot[1]))
            hands.desk.wait(40)
    hands.desk.wait(200)
    if isinstance(hands, Mouse):
        hands._button(end, 1, down=False)
    else:
        hands._touch(pygame.FINGERUP, end)
    hands.desk.wait(400)


def shown(scene: BuilderScene) -> list[str]:
    scene.refresh()
    return [cell.facts.id for cell in scene.root.walk() if isinstance(cell, CardCell)]


def searching(scene: BuilderScene, words: str) -> Filters:
    return replace(scene.filters, words=words, types=())
