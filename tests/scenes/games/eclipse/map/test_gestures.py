"""What hands do on the map: ships, cubes and discs are dragged, or tapped and put down with a second tap."""

from __future__ import annotations

from random import Random

import pytest

from game.eclipse.table import EclipseTable
from scenes.table.board.piece_node import PieceNode
from tests.support.eclipse.places import NORTH, OPEN_CENTER, SOUTH_EAST
from tests.support.eclipse.seated import answers, give, said, seated, table_of
from tests.support.screen.hands import HANDS, Desk, Finger, Mouse
from tests.support.screen.views import as_table

SPECIES = ["terran_directorate", "terran_federation"]
NEAR = {"species": SPECIES, "sectors": [OPEN_CENTER, NORTH]}  # sectors without a disc beside the home
OWN = {"species": SPECIES, "sectors": [{**NORTH, "disc": 0, "cubes": []}]}

TWO_SQUARES = {
    "species": SPECIES,
    "sectors": [{**SOUTH_EAST, "disc": 0, "cubes": []}],
    "techs": [["advanced_labs"], []],
}  # side by side on one planet


def node(desk: Desk, key: str) -> PieceNode:
    found = desk.find(key)
    assert isinstance(found, PieceNode), key
    return found


def first(desk: Desk, verb: str) -> str:
    """The first answer that begins with a word."""
    return next(str(answer) for answer in answers(desk) if str(answer).startswith(f"{verb} "))


def words(desk: Desk) -> list[str]:
    return [str(each.answer) for each in table_of(desk).session.match.decisions if each.seat == 0]


def test_a_ship_is_dragged_along_a_lit_wormhole() -> None:
    desk = seated(NEAR)
    give(desk, "fly")
    answer = first(desk, "move")
    sector, ship, target = answer.split()[1:]
    Mouse(desk, Random(1)).carry(node(desk, f"ship:{sector}:{ship}"), f"sector:{target}")
    desk.wait(1500)
    assert said(desk) == answer


def test_a_ship_is_tapped_and_then_its_target() -> None:
    desk = seated(NEAR, hands="finger")
    give(desk, "fly", "finger")
    answer = first(desk, "move")
    sector, ship, target = answer.split()[1:]
    hand = Finger(desk, Random(1))
    hand.press(node(desk, f"ship:{sector}:{ship}"))
    place = desk.find(f"place:sector:{target}")
    assert place is not None
    hand.press(place)
    desk.wait(1500)
    assert said(desk) == answer


def test_a_cube_is_dragged_onto_a_square() -> None:
    desk = seated(OWN)
    answer = first(desk, "settle")
    sector, square, track = answer.split()[1:]
    Mouse(desk, Random(1)).carry(node(desk, f"cube:{track}"), f"square:{sector}:{square}")
    desk.wait(600)
    assert said(desk) == answer


@pytest.mark.parametrize("hands", ["mouse", "finger"])
@pytest.mark.parametrize("square", [0, 1])
def test_a_cube_lands_on_the_square_that_was_meant_however_small_both_are(square: int, hands: str) -> None:
    desk = seated(TWO_SQUARES, size=(1280, 720), hands=hands)
    table_of(desk).camera_control.zoom(0.01)
    desk.wait(400)
    HANDS[hands](desk, Random(1)).carry(node(desk, "cube:1"), f"square:3:{square}")
    desk.wait(600)
    assert said(desk) == f"settle 3 {square} 1"


def test_a_disc_that_is_dragged_to_a_sector_answers_both_questions() -> None:
    ships = {"id": "001", "guard": None, "discovery": False, "ships": [[0, "interceptor"]]}
    desk = seated({"species": SPECIES, "sectors": [ships, NORTH]})
    give(desk, "influence")
    table = table_of(desk)
    assert table.board
    place = sorted(table.board.targets("disc:-1"))[-1]
    Mouse(desk, Random(1)).carry(node(desk, "disc:-1"), place)
    desk.wait(1500)
    assert "from -1" in words(desk)
    assert as_table(EclipseTable, table.view).map[int(place.partition(":")[2])].disc == 0
    assert table.controller.then == ""


@pytest.mark.parametrize("hands", ["mouse", "keys"])
def test_a_free_place_is_chosen_on_the_map(hands: str) -> None:
    desk = seated(hands=hands)
    give(desk, "explore", hands)
    answer = first(desk, "zone")
    give(desk, answer, hands)
    assert answer in words(desk)
