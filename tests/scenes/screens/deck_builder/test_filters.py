"""Finding cards in the deck builder: chips, costs, words, pages and orders."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.firestorm.cards.grammar import CardFacts
from game.firestorm.decks import deck
from game.firestorm.pieces import CARDS
from scenes.screens.deck_builder.workbench import Filters
from scenes.widgets.scroll import Scroll
from tests.support.firestorm.deck_builders import a_bench, drag, hands_at, press, searching, shown
from tests.support.screen.hands import Hands, Keys, Mouse
from tests.support.screen.headless import a_ui, draw


def test_filters_find_cards() -> None:
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    press(hands, "type.ship_2")
    assert {deck.BY_ID[card].type for card in shown(scene)} == {"ship_2"}
    press(hands, "colour.green")
    assert {deck.BY_ID[card].color for card in shown(scene)} == {"blue"}
    press(hands, "clear_filters")
    assert scene.filters.types == ()


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        ("phase.kep3", lambda card: card.type in ("instant", "interrupt")),
        ("ability.tractor", lambda card: "tractor_beam" in str(card)),
        ("ability.cargo", lambda card: card.cargo > 0),
    ],
)
def test_chips_find_cards(key: str, wanted: Callable[[CardFacts], bool]) -> None:
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    press(hands, "clear_filters")
    widget = hands.desk.root.find(key)
    hands.desk.top.focus.move_to(widget)  # scrolls to it where the column is short
    press(hands, key)
    assert scene.cards()
    assert all(wanted(card) for card in scene.cards())


def test_the_range_of_costs_is_moved_by_keys_and_by_mouse() -> None:
    scene = a_bench()
    hands = hands_at(scene, "keys")
    assert isinstance(hands, Keys)
    hands.go_to(hands.desk.root.find("cost.low"))
    for _ in range(5):
        hands._key(pygame.K_RIGHT)
    assert scene.filters.low == 5
    assert all(deck.cost_of(card) >= 5 for card in scene.cards())
    mouse = hands_at(scene, "mouse")
    assert isinstance(mouse, Mouse)
    knob = mouse.desk.root.find("cost.high")
    drag(mouse, knob, (knob.rect.centerx - scene.ui.mm(60), knob.rect.centery))
    assert scene.filters.high == 5, "no lower than the other end"


@pytest.mark.parametrize(("language", "word"), [("en", "tractor beam"), ("de", "traktorstrahl")])
def test_words_are_looked_for_in_names_and_texts(language: str, word: str) -> None:
    scene = a_bench(ui=a_ui(language=language))
    scene.look_for(searching(scene, word))
    assert scene.cards()
    for card in scene.cards():
        said = f"{getattr(card.name, language)} {getattr(card.text, language)}".lower()
        assert all(part in said for part in word.split())


def typed(hands: Hands, words: str) -> None:
    for letter in words:
        hands.desk.post(pygame.TEXTINPUT, text=letter)


@pytest.mark.parametrize("kind", ["mouse", "finger", "keys"])
def test_words_and_names_are_typed_letter_by_letter(kind: str) -> None:
    scene = a_bench()
    hands = hands_at(scene, kind)
    press(hands, "search")
    typed(hands, "kelm")
    assert (scene.filters.words, shown(scene)) == ("kelm", ["pl_kelmar"])
    field = hands.desk.root.find("search")
    assert scene.focus.at is field, "it stays where one types, whatever is found"
    hands.desk.post(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="", scancode=0)
    assert scene.filters.words == "kel"
    press(hands, "name")
    typed(hands, " of Mia")
    assert scene.deck.name.replace("Mirror Fleet", "") == " of Mia"


def test_nothing_found_says_so_and_breaks_nothing() -> None:
    scene = a_bench()
    scene.look_for(searching(scene, "xyzzy"))
    draw(scene, scene.ui)
    assert shown(scene) == []


def test_pages_are_turned_by_buttons_wheel_and_keys() -> None:
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    first = shown(scene)
    press(hands, "page.next")
    second = shown(scene)
    assert not set(first) & set(second)
    hands.scroll(hands.desk.root.find("grid"), down=False)
    assert shown(scene) == first
    hands.desk.post(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode="", scancode=0)
    assert shown(scene) == second


def test_every_card_is_on_some_page() -> None:
    scene = a_bench()
    scene.look_for(Filters())
    seen: list[str] = []
    for _ in range(200):
        seen += shown(scene)
        if scene.page + 1 == scene.pages:
            break
        scene.turn(1)
    assert sorted(seen) == sorted(card.id for card in CARDS)


@pytest.mark.parametrize("sort", ["type", "cost", "name"])
def test_cards_are_sorted(sort: str) -> None:
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    press(hands, f"sort.{sort}")
    names = [card.name.en.casefold() for card in scene.cards()]
    costs = [deck.cost_of(card) for card in scene.cards()]
    assert (names == sorted(names)) == (sort == "name")
    assert (costs == sorted(costs)) == (sort == "cost")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_filters_are_in_sight(size: tuple[int, int], language: str) -> None:
    scene = a_bench(ui=a_ui(size, language))
    column = scene.root.find("filters")
    assert isinstance(column, Scroll)
    assert not column.overflows
    last = scene.root.find("ability.cargo")
    assert last is not None
    assert column.rect.contains(scene.root.place(last))
