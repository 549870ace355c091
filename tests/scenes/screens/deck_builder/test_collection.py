"""The collection: packs are opened, cards are kept, and a deck is built from them alone."""

from __future__ import annotations

from random import Random

import pytest

from game.firestorm.decks import deck
from game.firestorm.decks.packs import BOOSTER, STARTER, Collection, opened
from scenes.games.firestorm.deck_files import DeckShelf
from scenes.screens.deck_builder.collection import CollectionScene, OwnedCard
from scenes.screens.deck_builder.inspecting import CardScene
from scenes.screens.deck_builder.scene import BuilderScene
from scenes.widgets.context import Ui
from tests.support.firestorm.deck_builders import a_bench, press
from tests.support.screen.audit import audit
from tests.support.screen.hands import HANDS, Desk, Hands
from tests.support.screen.headless import a_ui
from tests.support.screen.walking import LANGUAGES, SIZES, show
from tests.support.screen.window_sizes import windows


def a_collection(kind: str = "mouse") -> tuple[CollectionScene, Hands]:
    ui = a_ui(touch=HANDS[kind].touch)
    ui.settings.speed = "instant"
    scene = CollectionScene(ui)
    scene.collection = Collection(rng=4)  # a new chest draws its packs by chance, a test may not
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


def opening(speed: str = "normal", *, calm: bool = False) -> tuple[CollectionScene, Hands]:
    """A booster pack has just been pressed."""
    scene, hands = a_collection()
    scene.ui.settings.speed, scene.ui.settings.reduced_motion = speed, calm
    press(hands, "pack.booster")
    return scene, hands


def cards_in(scene: CollectionScene) -> list[OwnedCard]:
    scene.refresh()
    return [widget for widget in scene.root.walk() if isinstance(widget, OwnedCard) and widget.number >= 0]


def test_a_pack_tears_open_before_its_cards_are_seen() -> None:
    scene, hands = opening()
    card = cards_in(scene)[0]
    canvas = hands.desk.canvas
    canvas.drawn = []
    hands.desk.draw()
    assert card.look.key not in " ".join(canvas.drawn)
    assert scene.on_its_way(0)
    hands.desk.wait(3000)
    assert not scene.moving
    assert not scene.on_its_way(0)


def test_a_tap_ends_the_tearing() -> None:
    scene, hands = opening("slow")
    hands.press(cards_in(scene)[0])
    assert scene.opening is None
    assert hands.desk.top is scene, "the tap did nothing else"


@pytest.mark.parametrize(("speed", "calm"), [("instant", False), ("normal", True)])
def test_who_wants_no_motion_sees_the_cards_at_once(speed: str, calm: bool) -> None:
    scene, _ = opening(speed, calm=calm)
    assert not scene.on_its_way(0)


def test_what_was_never_owned_before_is_marked() -> None:
    scene, hands = opening("instant")
    assert all(card.mark == "new" for card in cards_in(scene)), "everything is, in a first pack"
    owned = set(scene.collection.cards)
    press(hands, "pack.booster")
    marked = {card.look.key for card in cards_in(scene) if card.mark}
    assert marked == set(scene.fresh) - owned
    assert marked < set(scene.fresh)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_first_cards_of_a_booster_pack_are_seen_whole(size: tuple[int, int]) -> None:
    ui = a_ui(size)
    ui.settings.speed = "instant"
    scene = CollectionScene(ui)
    ui.stack.push(scene)
    ui.stack.settle()
    scene.refresh()
    scene.open(BOOSTER)
    cards = cards_in(scene)
    page = scene.root.find("page").rect
    assert sum(page.contains(scene.root.place(card)) for card in cards) >= 7, "the whole first row"


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
@pytest.mark.parametrize("packs", [0, 1, 2])
def test_everything_fits_in_the_collection(
    size: tuple[int, int], language: str, packs: int, touch: bool
) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    ui = a_ui(size, language, touch=touch)
    ui.settings.speed = "instant"
    scene = CollectionScene(ui)
    for _ in range(packs):
        scene.open(BOOSTER)
    if packs == 2:
        scene.fresh = []  # as it is found the next time
    show(ui, scene)
    assert audit(scene, ui, prints=False) == []
