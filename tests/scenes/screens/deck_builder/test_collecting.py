"""The collection: packs are opened, cards are kept, and a deck is built from them alone."""

from __future__ import annotations

from random import Random

import pytest

from game.firestorm.decks import deck
from game.firestorm.decks.packs import BOOSTER, STARTER, Collection, opened
from scenes.games.firestorm.deck_files import DeckShelf
from scenes.screens.deck_builder.collecting import CollectionScene
from scenes.screens.deck_builder.inspecting import CardScene
from scenes.screens.deck_builder.scene import BuilderScene
from scenes.widgets.context import Ui
from tests.support.firestorm.deck_builders import a_bench, press
from tests.support.screen.hands import HANDS, Desk, Hands
from tests.support.screen.headless import a_ui


def a_collection(kind: str = "mouse") -> tuple[CollectionScene, Hands]:
    ui = a_ui(touch=HANDS[kind].touch)
    ui.settings.speed = "instant"
    scene = CollectionScene(ui)
    ui.stack.push(scene)
    ui.stack.settle()
    return scene, HANDS[kind](Desk(ui), Random(2))


def owning(ui: Ui) -> Collection:
    """A starter pack and a booster pack in the chest."""
    collection, _ = opened(Collection(rng=4), STARTER, "blue")
    collection, _ = opened(collection, BOOSTER)
    DeckShelf(ui.folders).keep_collection(collection)
    return collection


@pytest.mark.parametrize("kind", ["mouse", "finger", "keys"])
def test_packs_are_opened_and_kept(kind: str) -> None:
    scene, hands = a_collection(kind)
    press(hands, "pack.red")
    assert (scene.collection.size, len(scene.fresh)) == (60, 60)
    press(hands, "pack.booster")
    assert (scene.collection.size, len(scene.fresh)) == (75, 15)
    assert scene.collection.opened == ("starter.red", "booster")
    assert CollectionScene(scene.ui).collection == scene.collection, "it is there the next time"


def test_without_a_card_there_is_nothing_to_build_from() -> None:
    scene, hands = a_collection()
    press(hands, "build")
    assert scene.ui.stack.top is scene
    assert "starter pack" in scene.ui.toasts.shown[0].text


def test_a_deck_is_built_from_these_cards_alone() -> None:
    scene, hands = a_collection()
    press(hands, "pack.blue")
    press(hands, "build")
    bench = hands.desk.top
    assert isinstance(bench, BuilderScene)
    assert bench.owned
    assert {card.id for card in bench.cards()} <= set(scene.collection.cards)
    card = next(card for card in bench.cards() if bench.have(card.id) == 1 and not card.planet)
    bench.add(card.id)
    bench.add(card.id)
    assert bench.deck.count(card.id) == 1
    assert "You own no more of" in scene.ui.toasts.shown[-1].text


def test_what_a_deck_needs_and_nobody_owns_is_a_reason() -> None:
    ui = a_ui()
    owning(ui)
    scene = a_bench(ui=ui, owned=True)
    said = scene.root.find("verdict").name
    assert "missing copies" in said
    hands = HANDS["mouse"](Desk(ui), Random(1))
    press(hands, "owned")
    assert scene.root.find("verdict").name == "This deck is legal."


def test_the_whole_collection_of_a_starter_pack_is_a_friendly_deck() -> None:
    ui = a_ui()
    collection, _ = opened(Collection(rng=4), STARTER, "blue")
    DeckShelf(ui.folders).keep_collection(collection)
    scene = a_bench(deck.Deck(name="All"), ui, owned=True)
    for card, count in collection.cards.items():
        scene.set_copies(card, count)
    assert scene.deck.cards == collection.cards
    assert deck.faults(scene.deck, friendly=True) == []


def test_a_broken_file_is_no_collection() -> None:
    ui = a_ui()
    shelf = DeckShelf(ui.folders)
    for text in ("", "{", '{"rng": "x"}', '{"rng": 1, "cards": {"pl_kelmar": "many"}}'):
        shelf.chest.write_text(text, "utf-8")
        assert shelf.collection() is None
    shelf.chest.write_text('{"rng": 1, "cards": {"gone": 2, "pl_kelmar": -3, "pl_ossun": 2}}', "utf-8")
    collection = shelf.collection()
    assert collection is not None
    assert collection.cards == {"pl_ossun": 2}


def test_a_card_of_the_collection_is_looked_at() -> None:
    scene, hands = a_collection()
    press(hands, "pack.blue")
    press(hands, "fresh.0")
    assert isinstance(hands.desk.top, CardScene)
    assert hands.desk.find("inspect.more") is None, "there is no deck to put it into"
    hands.back()
    assert scene.ui.stack.top is scene


def test_a_chest_that_cannot_be_written_is_told() -> None:
    scene, hands = a_collection()
    scene.shelf.chest.mkdir(parents=True)
    press(hands, "pack.booster")
    assert "could not be kept" in scene.ui.toasts.shown[0].text
    assert scene.collection.size == 15
