"""Room for everything at any size: the stack beside the planets, accessories below their ships, the hand."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from pygame import Rect

from game.core.match import Match
from game.core.texts import catalogue
from game.firestorm import pieces
from game.firestorm.table import FirestormTable
from scenes.drawing.theme import SEATS
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.combat.lanes import free_spots, lanes
from scenes.games.firestorm.looks.backs import CargoLook, GearLook
from scenes.games.firestorm.looks.cards import WholeCardLook
from scenes.games.firestorm.looks.chips import DropLook, NumberLook
from scenes.screens.menu.shelf import BOXES
from scenes.table.board.over_board import LARGER, READ_MM, OverBoard, readable, rises
from scenes.table.board.piece_node import PieceNode
from scenes.table.stage.piece import PlacedPiece
from tests.scenes.games.firestorm.combat.test_stage import attacked, calm
from tests.scenes.games.firestorm.reactions.test_stack_rail import TABLET, asked_for_an_effect
from tests.support.firestorm.matches import AREA, HAND, played, watching
from tests.support.firestorm.seated import arranged, card_of, seated, table_of
from tests.support.screen.hands import HANDS, Desk, Mouse
from tests.support.screen.headless import a_canvas, a_ui
from tests.support.screen.views import as_table


def laid(desk: Desk) -> dict[str, PlacedPiece]:
    table = table_of(desk)
    return {
        placed.id: placed for placed in TABLE.picture(as_table(FirestormTable, table.view), table.watching())
    }


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_tablet_the_stack_covers_no_card_of_the_table(language: str) -> None:
    match = asked_for_an_effect()
    desk = seated(match, hands="finger", language=language, size=TABLET)
    table = table_of(desk)
    panel = next(each.rect for each in desk.root.walk() if each.key == "stack")
    assert panel.colliderect(table.spots.table)  # it lies over the table
    cards = [placed for name, placed in laid(desk).items() if name.startswith(("card:", "pile:"))]
    assert cards
    assert not [placed.name for placed in cards if placed.rect.colliderect(panel)]


def spread_out(match: Match[Any]) -> bool:
    """Everybody has planets before them, and nobody fights."""
    return match.table.combat is None and all(len(player.planets) > 5 for player in match.table.players)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_planets_move_aside_for_the_stack(seats: int) -> None:
    mode = {2: "duel", 3: "triangle", 4: "cross"}[seats]
    match = next(match for match in played(3, seats, mode) if spread_out(match))
    rows = (Rect(AREA.right - 210, AREA.y + 40, 200, 40), Rect(AREA.right - 210, AREA.y + 90, 200, 40))
    seen = watching(0, seats, pending=rows)
    view = match.view(0)
    upper = [
        placed
        for placed in TABLE.picture(view, seen)
        if placed.id.startswith(("card:", "pile:")) and placed.rect.bottom < AREA.centery
    ]
    assert len(upper) > 3
    assert not [placed.name for placed in upper if placed.rect.colliderect(rows[0].inflate(8, 8))]
    assert not [placed.name for placed in upper if placed.rect.x < AREA.x]


def four_below_one() -> Match[Any]:
    """A fleet tender attacks with two accessories and two ships on board."""
    gear = ["gr_shield_booster", "gr_auxiliary_cannon"]
    ships = ["lft_pathfinder_scout", "lft_trickster_fighter", {"card": "lft_fleet_tender", "gear": gear}]
    match = arranged({"ships": ships})
    match.answer(0, "attack")
    calm(match, "ChoosePlanetToAttack")
    match.answer(0, f"card {card_of(match, 1, 'pl_ossun', 'planets')}")
    names = ("lft_pathfinder_scout", "lft_trickster_fighter", "lft_fleet_tender")
    scout, fighter, tender = (card_of(match, 0, name, "ships") for name in names)
    for ship in (scout, fighter, tender):
        match.answer(0, f"card {ship}")
    calm(match, "FormUp")
    for word in (f"load {scout} {tender}", f"load {fighter} {tender}", f"open {tender}", "done"):
        match.answer(0, word)
    return match


def test_four_things_of_one_attacker_lie_beside_it_and_can_all_be_read() -> None:
    match = four_below_one()
    view, seen = match.view(0), watching(0, 2)
    laid = TABLE.picture(view, seen)
    shown = [placed for placed in laid if isinstance(placed.look, GearLook | CargoLook)]
    assert len(shown) == 4
    frame = lanes(view, seen)[0].frame
    ship = next(
        placed.rect
        for placed in laid
        if placed.id == f"card:{card_of(match, 0, 'lft_fleet_tender', 'ships')}"
    )
    strips = [placed.rect for placed in sorted(shown, key=lambda one: one.y)]
    for one, other in pairwise(strips):
        assert one.bottom <= other.top
    assert all(frame.contains(strip) and strip.x >= ship.right for strip in strips)
    assert min(strip.height for strip in strips) >= 22
    assert ship.height >= 100  # it is as large as one without anything


def test_two_accessories_stay_below_their_ship() -> None:
    gear = ["gr_shield_booster", "gr_auxiliary_cannon"]
    ships = [{"card": "lft_fleet_tender", "gear": gear}]
    match = arranged({"ships": ships})
    match.answer(0, "attack")
    calm(match, "ChoosePlanetToAttack")
    match.answer(0, f"card {card_of(match, 1, 'pl_ossun', 'planets')}")
    assert type(match.waiting()[0]).__name__ != "ChooseAttackers"  # the only ship attacks
    laid = TABLE.picture(match.view(0), watching(0, 2))
    ship = next(
        placed.rect
        for placed in laid
        if placed.id == f"card:{card_of(match, 0, 'lft_fleet_tender', 'ships')}"
    )
    strips = [placed.rect for placed in laid if isinstance(placed.look, GearLook)]
    assert len(strips) == 2
    assert all(
        ship.x <= strip.x and strip.right <= ship.right and strip.bottom > ship.bottom for strip in strips
    )


def test_ships_that_face_nobody_are_as_large_as_the_stage_allows() -> None:
    match = attacked(["ki_lancer"], ["lft_pathfinder_scout", "lft_battlecruiser", "lft_fleet_tender"])
    match.answer(1, "done")
    calm(match, "ChooseDefenders")
    for name in ("lft_pathfinder_scout", "lft_battlecruiser", "lft_fleet_tender"):
        match.answer(0, f"card {card_of(match, 0, name, 'ships')}")
    calm(match, "AssignDefender")
    seen = watching(0, 2, question=match.asked_of(0))
    view = match.view(0)
    spots, (lane,) = free_spots(view, seen), lanes(view, seen)
    assert len(spots) == 3
    assert min(spot.width for spot in spots) > 60
    assert not any(spot.colliderect(lane.frame) or spot.colliderect(lane.slot) for spot in spots)
    assert AREA.contains(lane.frame)


@pytest.mark.parametrize("count", [1, 5, 8, 12])
def test_cost_and_title_of_a_card_in_the_hand_are_never_covered(count: int) -> None:
    """The words of a card stand in the part that the next one leaves free, and so does the cost."""
    match = arranged({"hand": ["gr_courier_boat"] * count})
    hand = [
        placed for placed in TABLE.picture(match.view(0), watching(0, 2)) if placed.rect.colliderect(HAND)
    ]
    cards = sorted(
        (placed for placed in hand if isinstance(placed.look, WholeCardLook)), key=lambda one: one.x
    )
    assert len(cards) == count
    for one, other in pairwise(cards):
        free = (other.x - one.x) / one.width
        assert isinstance(one.look, WholeCardLook)
        assert one.look.seen <= max(0.7, free) + 0.01
    if count <= 8:
        assert all(placed.look.seen > 0.8 for placed in cards if isinstance(placed.look, WholeCardLook))


def test_a_card_that_may_be_played_has_its_tick_on_the_picture_not_on_the_title() -> None:
    match = arranged({"hand": ["gr_auxiliary_cannon"]})
    prompt = match.waiting()[0]
    offered = frozenset(handle.piece for handle in prompt.handles(match.view(0)) if handle.piece)
    seen = watching(0, 2, offered=offered, question=prompt)
    card = card_of(match, 0, "gr_auxiliary_cannon", "hand")
    placed = {placed.id: placed for placed in TABLE.picture(match.view(0), seen)}[f"card:{card}"]
    assert placed.ticked  # its look draws the tick itself
    assert placed.look == WholeCardLook("gr_auxiliary_cannon", "en", "now")


def test_every_seat_has_a_flagship_of_its_own_in_the_lobby() -> None:
    ui = a_ui()
    ship = BOXES["firestorm"].ship
    assert ship.startswith("firestorm/")
    assert all(ui.art.has(ship.format(colour=colour)) for colour in SEATS)


def test_a_random_hand_fits_below_the_prompt_bar() -> None:
    dice = Random(4)
    for match in played(5, 2, "duel", 200):
        if dice.random() < 0.1:
            shown = TABLE.picture(match.view(0), watching(0, 2))
            hand = [
                placed
                for placed in shown
                if isinstance(placed.look, WholeCardLook) and placed.rect.colliderect(HAND)
            ]
            assert all(placed.rect.top >= HAND.top - 6 for placed in hand)


def test_a_card_of_the_hand_that_stands_out_is_drawn_over_the_prompt_bar() -> None:
    match = arranged({"hand": ["gr_auxiliary_cannon", "gr_courier_boat"]})
    desk = seated(match)
    card = f"card:{card_of(match, 0, 'gr_courier_boat', 'hand')}"
    node = desk.find(card)
    assert node is not None
    mouse = HANDS["mouse"](desk, Random(1))
    assert isinstance(mouse, Mouse)
    mouse._move(desk.spot(node))
    desk.draw()
    table = table_of(desk)
    assert table.board is not None
    assert [placed.id for placed in table.board.raised] == [card]
    order = list(desk.root.walk())
    over = next(place for place, each in enumerate(order) if isinstance(each, OverBoard))
    assert over > order.index(table.bar)  # type: ignore[arg-type]  # there is a bar


FULL = ["gr_crash_landing", *["gr_courier_boat"] * 7, "gr_auxiliary_cannon"]


@pytest.mark.parametrize("card", ["gr_crash_landing", "gr_auxiliary_cannon"])
def test_a_card_of_a_full_hand_is_large_enough_to_be_read_under_the_pointer(card: str) -> None:
    match = arranged({"hand": FULL})
    desk = seated(match, size=(1280, 720))
    node, board = desk.find(f"card:{card_of(match, 0, card, 'hand')}"), table_of(desk).board
    assert isinstance(node, PieceNode)
    assert board is not None
    canvas = a_canvas(desk.ui)
    assert readable(canvas, board, node.placed) == node.placed
    node.hovered = True
    raised = readable(canvas, board, node.placed)
    assert raised.width * LARGER >= canvas.mm(READ_MM) - 1
    assert raised.width * raised.height > 1.5 * node.placed.width * node.placed.height
    assert board.rect.left <= raised.rect.left
    assert raised.rect.right <= board.rect.right


def test_a_card_that_cannot_be_played_does_not_cover_the_reason() -> None:
    match = arranged({"hand": ["gr_crash_landing", "gr_courier_boat"]})
    desk = seated(match)
    node = desk.find(f"card:{card_of(match, 0, 'gr_crash_landing', 'hand')}")
    assert isinstance(node, PieceNode)
    board = table_of(desk).board
    assert board is not None
    assert rises(board, node.placed)
    node.act("press")
    bar, board = table_of(desk).bar, table_of(desk).board
    assert bar is not None
    assert board is not None
    assert bar.error
    assert not rises(board, node.placed)
    usable = desk.find(f"card:{card_of(match, 0, 'gr_courier_boat', 'hand')}")
    assert isinstance(usable, PieceNode)
    assert rises(board, usable.placed)


def test_a_place_for_a_card_is_marked_and_does_not_hide_what_lies_there() -> None:
    match = arranged({"hand": ["gr_auxiliary_cannon"]})
    view, seen = match.view(0), watching(0, 2)
    assert TABLE.place_mark("card:41", "table", view, seen, over=False) == DropLook("Play it here")
    assert TABLE.place_mark("card:41", "card:40", view, seen, over=True) == DropLook("", True)
    assert TABLE.place_mark("card:41", "damage:3", view, seen, over=False) == NumberLook(3, "attack")
    assert TABLE.place_mark("card:41", "effect:1", view, seen, over=False) is None  # it glows in the rail


@pytest.mark.parametrize("language", ["en", "de"])
def test_listed_breaks_are_those_of_words_on_cards(language: str) -> None:
    words = {word for card in pieces.SHIPPED for word in re.split(r"[\s!?]", getattr(card.name, language))}
    listed = catalogue(language).say("firestorm.breaks").split()
    assert [entry for entry in listed if entry.replace("|", "") not in words] == []
    assert all(min(map(len, entry.split("|"))) > 1 for entry in listed)
