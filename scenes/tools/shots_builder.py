"""Pictures of the deck builder, its sheets and the collection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.firestorm.decks.deck import Deck
from game.firestorm.decks.packs import BOOSTER, STARTER, Collection, opened
from scenes.games.firestorm.deck_files import DeckShelf, Shelved
from scenes.screens.deck_builder.collection import CollectionScene
from scenes.screens.deck_builder.inspecting import CardScene
from scenes.screens.deck_builder.scene import BuilderScene
from scenes.screens.deck_builder.sheets import FilterSheet, HandSheet, ImportSheet, ReasonSheet
from scenes.screens.deck_builder.shelf_sheet import ShelfSheet
from scenes.shell.gestures import Gesture, Kind

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

RUNNER = "lft_blockade_runner"


def builder(ui: Ui) -> BuilderScene:
    """A starter deck with a few changes."""
    scene = BuilderScene(ui)
    scene.change(scene.deck.having("gr_courier_boat", 2).having(RUNNER, 1), "deck.done.add")
    return scene


def _dragged(ui: Ui, seed: int, after: int) -> list[Scene]:
    """A card on its way into the deck."""
    scene = builder(ui)
    scene.pick(RUNNER)
    pos = (ui.rect.width * 3 // 4, ui.rect.height // 6)
    scene.layer.lift(RUNNER, Gesture(Kind.DRAG, pos, pos), out=False)
    scene.layer.pos = (ui.rect.width * 4 // 5, ui.rect.height // 5)
    return [scene]


def _wrong(ui: Ui, seed: int, after: int) -> list[Scene]:
    """A deck with many things to mend, and why."""
    scene = BuilderScene(ui)
    cards = {"pl_kelmar": 3, "gr_light_cruiser": 5, "ki_crystal_splinter": 4, "pl_dawnlight_station": 2}
    scene.change(Deck(name="Half a fleet", cards=cards), "deck.done.new")
    return [scene, ReasonSheet(ui, scene)]


def _empty(ui: Ui, seed: int, after: int) -> list[Scene]:
    return [BuilderScene(ui, Shelved("", Deck(name="")))]


def _shelf(ui: Ui, seed: int, after: int) -> list[Scene]:
    shelf = DeckShelf(ui.folders, "en")
    shelf.write(Deck(name="Glass Cannons", cards=shelf.starters()[2].deck.cards))
    shelf.write(Deck(name="Half a fleet", cards={"pl_kelmar": 3}))
    (shelf.folder / "broken.txt").write_text("1 Kelmar\nthree light cruisers\n", "utf-8")
    scene = BuilderScene(ui)
    return [scene, ShelfSheet(ui, scene)]


def _import(ui: Ui, seed: int, after: int) -> list[Scene]:
    scene = BuilderScene(ui)
    sheet = ImportSheet(ui, scene)
    sheet.take("Deck: Raiders\n3 Kelmar\n2 Lite Cruiser\n", ui.say("deck.import.clipboard"))
    return [scene, sheet]


def _collection(ui: Ui, seed: int, after: int) -> list[Scene]:
    collection = Collection(rng=seed + 5)
    for pack, color in ((STARTER, "blue"), (BOOSTER, "")):
        collection, _ = opened(collection, pack, color)
    DeckShelf(ui.folders).keep_collection(collection)
    scene = CollectionScene(ui)
    scene.open(BOOSTER)
    scene.finish_opening()
    return [scene]


def _owned(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Building from the collection."""
    _collection(ui, seed, after)
    return [BuilderScene(ui, owned=True)]


def _over(make: type[FilterSheet] | type[ReasonSheet], ui: Ui) -> list[Scene]:
    scene = builder(ui)
    return [scene, make(ui, scene)]


def _card(ui: Ui, seed: int, after: int) -> list[Scene]:
    scene = builder(ui)
    return [scene, CardScene(ui, scene, RUNNER, None)]


def _hand(ui: Ui, seed: int, after: int) -> list[Scene]:
    scene = builder(ui)
    return [scene, HandSheet(ui, scene, seed)]


SCREENS = {
    "firestorm_builder": lambda ui, seed, after: [builder(ui)],
    "firestorm_builder_drag": _dragged,
    "firestorm_builder_empty": _empty,
    "firestorm_builder_wrong": _wrong,
    "firestorm_builder_filters": lambda ui, seed, after: _over(FilterSheet, ui),
    "firestorm_builder_shelf": _shelf,
    "firestorm_builder_import": _import,
    "firestorm_builder_hand": _hand,
    "firestorm_builder_card": _card,
    "firestorm_builder_owned": _owned,
    "firestorm_collection": _collection,
    "firestorm_collection_empty": lambda ui, seed, after: [CollectionScene(ui)],
}
