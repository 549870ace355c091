"""What the lobby asks before a match of Firestorm, and what comes of it."""

from __future__ import annotations

from random import Random

import pytest

from game.firestorm import GAME
from game.firestorm.decks import deck
from scenes.games.firestorm.deck_files import DeckShelf
from scenes.games.firestorm.lobby_variants import FirestormVariants
from scenes.screens.lobby.scene import LobbyScene
from tests.support.screen.audit import audit
from tests.support.screen.hands import Desk
from tests.support.screen.window_sizes import LANGUAGES, SIZES, a_window, windows


def a_lobby(
    seats: int = 2, size: tuple[int, int] = (1280, 720), language: str = "en"
) -> tuple[LobbyScene, Desk]:
    ui = a_window(size, language)
    scene = LobbyScene(ui, "firestorm")
    ui.stack.push(scene)
    ui.stack.settle()
    scene.seat(str(seats))
    desk = Desk(ui)
    desk.wait(60)
    return scene, desk


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("way", ["first", "starters", "random", "chosen"])
def test_every_way_begins_a_match(seats: int, way: str) -> None:
    scene, _ = a_lobby(seats)
    variants = scene.variants
    assert isinstance(variants, FirestormVariants)
    variants.aliens = way
    scene.rebuild()
    scene.refresh()
    table = GAME.set_up(7, seats, variants.options(7, seats))
    assert table.seats == seats
    assert all(player.color for player in table.players)


def test_four_may_play_crossed_or_side_by_side() -> None:
    scene, _ = a_lobby(4)
    variants = scene.variants
    assert isinstance(variants, FirestormVariants)
    for mode in ("cross", "pairs"):
        variants.mode = mode
        assert GAME.set_up(1, 4, variants.options(1, 4)).mode == mode
    assert "mode" not in variants.options(1, 2)


def test_agreements_go_along_only_if_they_were_made() -> None:
    variants = FirestormVariants({"aliens": "starters"})
    assert variants.options(1, 2) == {"decks": "starters"}
    variants.rules = {"friendly": True, "stakes": True}
    assert variants.options(1, 2) == {"decks": "starters", "friendly": True, "stakes": True}
    assert GAME.set_up(1, 2, variants.options(1, 2)).stakes


def test_nobody_gets_a_starter_deck_that_somebody_has_named() -> None:
    variants = FirestormVariants({"aliens": "chosen", "decks": ["", "starter_lft", "", ""]})
    variants.known = {each.id: each.deck for each in deck.starters()}
    for seed in range(20):
        dealt = variants.completed(4, Random(seed))
        assert len(set(dealt)) == 4
        assert dealt[1] == "starter_lft"


def test_an_own_deck_can_be_chosen_and_an_illegal_one_cannot() -> None:
    scene, _ = a_lobby()
    shelf = DeckShelf(scene.ui.folders)
    own = deck.starters()[0].deck.called("Mine")
    file = shelf.write(own)
    broken = shelf.write(own.having("pl_dawnlight_station", 0).called("Broken"))
    variants = scene.variants
    assert isinstance(variants, FirestormVariants)
    variants.aliens = "chosen"
    scene.rebuild()
    scene.refresh()
    assert file in variants.known
    assert broken not in variants.known
    variants.wanted[0] = file
    told = variants.options(3, 2)
    assert told["decks"][0]["name"] == "Mine"
    assert GAME.set_up(3, 2, told).players[0].color == own.color


def test_choices_are_kept_for_the_next_match() -> None:
    variants = FirestormVariants({})
    variants.aliens, variants.mode, variants.rules = "random", "pairs", {"friendly": True, "stakes": False}
    again = FirestormVariants(variants.kept())
    assert again.options(1, 4) == variants.options(1, 4)


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_the_lobby_is_laid_out_well(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    scene, _ = a_lobby(4, size, language)
    scene.variants.aliens = "chosen"
    scene.rebuild()
    assert audit(scene, scene.ui, prints=False) == []


def test_from_two_people_on_everybody_is_called() -> None:
    """Who is asked would tell the others at the device what that hand holds (docs/ux 4.7)."""
    variants = FirestormVariants({})
    assert variants.options(0, 2, 2)["open_call"] is True
    assert "open_call" not in variants.options(0, 2, 1)
