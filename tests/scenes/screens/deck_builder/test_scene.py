"""Building a deck by hand: by mouse, by finger and by keys, with reasons while it is not legal."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.firestorm.decks.deck import Deck, faults, starter, starters
from scenes.drawing.letter_sizes import lines_of
from scenes.drawing.theme import TEXT
from scenes.screens.deck_builder.column import DeckRow
from scenes.screens.deck_builder.grid import CardCell
from scenes.screens.deck_builder.inspecting import CardScene
from scenes.screens.deck_builder.scene import BuilderScene
from scenes.screens.menu.scene import MenuScene
from scenes.shell.gestures import Point
from scenes.table.looks.frames import contrast
from scenes.widgets.label import Label
from tests.support.firestorm.deck_builders import a_bench, add, drag, hands_at, press, searching, shown
from tests.support.screen.hands import Desk, Finger, Hands, Keys, Mouse
from tests.support.screen.headless import a_canvas, a_ui, draw

RUNNER, BOAT = "lft_blockade_runner", "gr_courier_boat"


def told(scene: BuilderScene) -> str:
    """What the verdict below the rows says."""
    scene.refresh()
    return scene.root.find("verdict").name


def rows(scene: BuilderScene) -> dict[str, int]:
    scene.refresh()
    return {row.facts.id: row.count for row in scene.root.walk() if isinstance(row, DeckRow)}


def turn_to(hands: Hands, scene: BuilderScene, card: str) -> None:
    """Turn pages until a card can be seen."""
    while card not in shown(scene):
        press(hands, "page.next")


@pytest.mark.parametrize("kind", ["mouse", "finger", "keys"])
def test_a_legal_deck_is_built_from_nothing(kind: str) -> None:
    scene = a_bench(Deck(name="Mine"))
    hands = hands_at(scene, kind)
    assert len(faults(scene.deck)) == 4
    press(hands, "type.planet")
    add(hands, "pl_dawnlight_station", 1)
    assert scene.deck.color == "blue"
    turn_to(hands, scene, "pl_kelmar")
    add(hands, "pl_kelmar", 24)
    assert [fault.text for fault in faults(scene.deck)] == ["deck.fault.few_resources"]
    press(hands, "type.planet")
    press(hands, "type.ship_1")
    turn_to(hands, scene, BOAT)
    add(hands, BOAT, 50)
    assert faults(scene.deck) == []
    assert told(scene) == "This deck is legal."
    press(hands, "save")
    assert scene.shelf.own()[0].deck == scene.deck
    assert scene.deck.cards == {"pl_dawnlight_station": 1, "pl_kelmar": 24, BOAT: 50}


# --- cards in and out


@pytest.mark.parametrize("kind", ["mouse", "finger"])
def test_a_card_is_dragged_into_the_deck_and_out_of_it(kind: str) -> None:
    scene = a_bench()
    hands = hands_at(scene, kind)
    assert isinstance(hands, Mouse | Finger)
    scene.pick(RUNNER)
    before = scene.deck.count(RUNNER)
    drag(hands, hands.desk.root.find(f"card.{RUNNER}"), scene.root.find("deck").rect.center)
    assert scene.deck.count(RUNNER) == before + 1
    row = hands.desk.root.find("row.pl_dawnlight_station")
    drag(hands, row, (scene.root.find("grid").rect.centerx, row.rect.centery))
    assert scene.deck.count("pl_dawnlight_station") == 0


def test_a_card_that_is_let_go_beside_the_deck_stays_where_it_was() -> None:
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    assert isinstance(hands, Mouse)
    before, cell = scene.deck, hands.desk.root.find("card.pl_kelmar")
    drag(hands, cell, (cell.rect.centerx, cell.rect.bottom + 40))
    assert scene.deck == before
    assert not scene.layer.card


def with_a_card_in_hand() -> tuple[BuilderScene, Mouse, Point]:
    """The mouse has just taken hold of a card of the page."""
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    assert isinstance(hands, Mouse)
    start = hands.desk.spot(hands.desk.root.find("card.pl_kelmar"))
    hands._move(start)
    hands._button(start, 1, down=True)
    return scene, hands, start


def test_while_a_card_is_in_the_air_its_row_tells_what_would_follow() -> None:
    scene, hands, start = with_a_card_in_hand()
    hands._move((start[0] + 60, start[1]), down=True)
    hands._move(scene.root.find("deck").rect.center, down=True)
    row, cell = scene.root.find("row.pl_kelmar"), scene.root.find("card.pl_kelmar")
    assert isinstance(row, DeckRow)
    assert isinstance(cell, CardCell)
    assert (row.count, row.coming, cell.lifted) == (5, 1, True)
    draw(scene, scene.ui)
    hands._move(start, down=True)
    assert row.coming == 0
    hands._button(start, 1, down=False)
    assert scene.deck.count("pl_kelmar") == 5


def test_esc_ends_a_drag_then_typing_and_only_then_leads_back() -> None:
    scene, hands, _ = with_a_card_in_hand()
    deck = scene.root.find("deck").rect.center
    hands._move(deck, down=True)
    assert scene.layer.card == "pl_kelmar"
    keys = Keys(hands.desk, Random(1))
    keys._key(pygame.K_ESCAPE)
    hands._button(deck, 1, down=False)
    assert (scene.deck.count("pl_kelmar"), scene.layer.card) == (5, "")
    hands.desk.post(pygame.KEYDOWN, key=pygame.K_f, mod=pygame.KMOD_CTRL, unicode="", scancode=0)
    assert scene.focus.at is scene.root.find("search")
    keys._key(pygame.K_ESCAPE)
    assert not scene.root.find("search").focused
    assert hands.desk.top is scene


@pytest.mark.parametrize("kind", ["mouse", "finger", "keys"])
def test_the_second_press_of_a_card_adds_it(kind: str) -> None:
    scene = a_bench()
    hands = hands_at(scene, kind)
    press(hands, "card.pl_ossun")
    assert (scene.selected, scene.deck.count("pl_ossun")) == ("pl_ossun", 3)
    press(hands, "card.pl_ossun")
    assert scene.deck.count("pl_ossun") == 4


def test_digits_set_the_number_of_copies_and_minus_takes_one_out() -> None:
    scene = a_bench()
    hands = hands_at(scene, "keys")
    assert isinstance(hands, Keys)
    scene.pick(RUNNER)
    hands.go_to(hands.desk.root.find(f"card.{RUNNER}"))
    hands._key(pygame.K_3)
    assert scene.deck.count(RUNNER) == 3
    hands._key(pygame.K_MINUS)
    assert scene.deck.count(RUNNER) == 2
    hands._key(pygame.K_9)
    assert scene.deck.count(RUNNER) == 3, "no more than are allowed"
    hands._key(pygame.K_0)
    assert scene.deck.count(RUNNER) == 0


def test_a_fourth_copy_is_refused_with_the_reason() -> None:
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    scene.pick(RUNNER)
    scene.set_copies(RUNNER, 3)
    press(hands, f"more.{RUNNER}")
    assert scene.deck.count(RUNNER) == 3
    assert [toast.text for toast in scene.ui.toasts.shown] == [
        "Blockade Runner may be in a deck 3 times at most."
    ]


def test_another_base_planet_takes_the_place_of_the_first() -> None:
    scene = a_bench()
    scene.add("pl_free_port_nightedge")
    assert [card.id for card in scene.deck.bases] == ["pl_free_port_nightedge"]
    assert scene.filters.colors == ("green", "violet"), "the cards that can be played now"
    scene.undo()
    assert (scene.deck.color, scene.filters.colors) == ("blue", ("green", "blue"))


def test_a_row_leads_to_its_card_even_if_the_filters_hide_it() -> None:
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    scene.look_for(searching(scene, "Kelmar"))
    press(hands, "row.pl_dawnlight_station")
    assert "pl_dawnlight_station" in shown(scene)
    assert scene.selected == "pl_dawnlight_station"


@pytest.mark.parametrize("kind", ["mouse", "finger", "keys"])
def test_a_card_is_looked_at_closely_and_put_in_from_there(kind: str) -> None:
    scene = a_bench()
    hands = hands_at(scene, kind)
    cell = hands.desk.find("card.pl_ossun")
    assert cell is not None
    hands.inspect(cell)
    assert isinstance(hands.desk.top, CardScene)
    draw(hands.desk.top, scene.ui)
    press(hands, "inspect.more")
    assert scene.deck.count("pl_ossun") == 4
    press(hands, "inspect.begin")
    assert scene.deck.begins_with == "pl_ossun"
    hands.back()
    assert hands.desk.top.name == scene.name


# --- undo


@pytest.mark.parametrize("kind", ["mouse", "finger", "keys"])
def test_everything_can_be_taken_back_and_done_again(kind: str) -> None:
    scene = a_bench()
    hands = hands_at(scene, kind)
    first = scene.deck
    add(hands, "pl_kelmar", 2)
    second = scene.deck
    press(hands, "undo")
    press(hands, "undo")
    assert scene.deck == first
    assert not scene.bench.dirty
    press(hands, "redo")
    press(hands, "redo")
    assert scene.deck == second


def test_a_name_that_is_typed_is_one_change() -> None:
    scene = a_bench()
    for name in ("G", "Gl", "Glass"):
        scene.rename(name)
    scene.undo()
    assert scene.deck.name == "Mirror Fleet"


def test_something_new_ends_what_could_be_done_again() -> None:
    scene = a_bench()
    scene.add("pl_kelmar")
    scene.undo()
    scene.add("pl_ossun")
    assert scene.bench.redoable == ""


# --- reasons


def test_the_verdict_names_the_first_reason_and_counts_the_others() -> None:
    scene = a_bench(Deck(name="Nothing"))
    assert told(scene) == "A base planet is missing. It gives the deck its colour. +3"
    scene.add("pl_dawnlight_station")
    assert told(scene).startswith("An industry planet is missing.")


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        (starter("starter_lft").having("pl_kelmar", 4), "1 planet is missing to make 25. +1"),
        (starter("starter_lft").having(RUNNER, 4), "Blockade Runner may be there only 3 times, not 4."),
        (starter("starter_lft").having(BOAT, 25), "5 cards too many: 80 is the limit."),
        (
            starter("starter_lft").having("ki_crystal_splinter", 2),
            "2 cards in red cannot be played without a spy.",
        ),
        (starter("starter_lft").having("lost_card", 1), "There is no card “lost_card” any more."),
    ],
)
def test_reasons_are_sentences(deck: Deck, reason: str) -> None:
    assert told(a_bench(deck)) == reason


def test_a_small_deck_is_said_to_do_for_a_friendly_game() -> None:
    """Firestorm, ruling 84: 20 planets and 40 resources by agreement."""
    deck = starter("starter_lft").having("pl_kelmar", 1)
    scene = a_bench(deck)
    hands = hands_at(scene, "mouse")
    press(hands, "verdict")
    said = [widget.name for widget in hands.desk.root.walk() if widget.role == "text"]
    assert "It is legal for a friendly game." in said
    assert "4 planets are missing to make 25." in said


def test_all_reasons_are_told_by_a_press() -> None:
    scene = a_bench(Deck(name="Nothing"))
    hands = hands_at(scene, "mouse")
    press(hands, "verdict")
    said = [widget.name for widget in hands.desk.root.walk() if widget.role == "text"]
    assert "50 cards are missing to make 50." in said
    hands.desk.post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
    assert hands.desk.top is scene


# --- the ways in


def test_the_menu_leads_here_when_firestorm_is_chosen() -> None:
    ui = a_ui()
    menu = MenuScene(ui)
    ui.stack.push(menu)
    ui.stack.settle()
    menu.choose("firestorm")
    hands = Mouse(Desk(ui), Random(1))
    press(hands, "decks")
    assert isinstance(hands.desk.top, BuilderScene)
    hands.back()
    assert hands.desk.top.name == menu.name


def test_the_mix_shows_planets_after_a_press() -> None:
    scene = a_bench()
    hands = hands_at(scene, "mouse")
    assert "Class 1" in scene.root.find("mix").name
    press(hands, "mix")
    assert "Industry 50 percent, advised 50" in scene.root.find("mix").name
    assert rows(scene)["pl_kelmar"] == 5


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2048, 1536)])
@pytest.mark.parametrize("deck", [each.deck for each in starters()], ids=lambda deck: deck.color)
def test_the_base_of_a_deck_can_be_read_on_any_banner(deck: Deck, size: tuple[int, int]) -> None:
    ui = a_ui(size, "de", touch=size[1] > 1400)
    scene = a_bench(deck, ui)
    banner = scene.root.find("banner")
    assert banner is not None
    words = next(each for each in banner.walk() if isinstance(each, Label))
    place = scene.root.place(words).clip(scene.root.place(banner))
    assert place == scene.root.place(words)
    canvas = a_canvas(ui)
    banner.draw(canvas)  # without what stands on it
    wide = lines_of(ui.screen, words.text, words.style, place.width).width
    spots = [(place.x + x, place.y + y) for x in range(0, wide, 4) for y in range(0, place.height, 4)]
    seen = {canvas.surface.get_at(spot)[:3] for spot in spots}
    assert min(contrast(TEXT, (red, green, blue)) for red, green, blue in seen) >= 4.5  # docs/ux 4.0
