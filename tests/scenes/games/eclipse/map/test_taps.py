"""A tap on the map does what a person means by it, or says in one sentence why not."""

from __future__ import annotations

from random import Random

import pytest

from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.looks.lights import FreeSquare
from scenes.games.eclipse.names import sector_title
from scenes.games.eclipse.trays.actions import ActionCard
from scenes.shell.gestures import Gesture, Kind
from scenes.table.board.hands import Dropped
from scenes.table.board.piece_node import PieceNode
from tests.support.eclipse.places import NORTH, NORTH_EAST, OPEN_CENTER, SOUTH_EAST
from tests.support.eclipse.seated import answers, give, said, seated, table_of
from tests.support.screen.hands import Desk, Finger, Mouse
from tests.support.screen.views import as_table

SPECIES = ["terran_directorate", "terran_federation"]
NEAR = {"species": SPECIES, "sectors": [OPEN_CENTER, NORTH]}
OWN = {"species": SPECIES, "sectors": [{**NORTH, "disc": 0, "cubes": []}]}
GREY = {"species": SPECIES, "sectors": [OPEN_CENTER, {**NORTH_EAST, "disc": 0, "cubes": []}]}


def node(desk: Desk, key: str) -> PieceNode:
    found = desk.find(key)
    assert isinstance(found, PieceNode), key
    return found


def tap(desk: Desk, key: str) -> None:
    Mouse(desk, Random(1)).press(node(desk, key))
    desk.wait(700)


def words(desk: Desk) -> list[str]:
    return [str(each.answer) for each in table_of(desk).session.match.decisions if each.seat == 0]


def bar(desk: Desk) -> str:
    found = table_of(desk).bar
    assert found is not None
    return found.error


def home(desk: Desk) -> int:
    return int(as_table(EclipseTable, table_of(desk).view).own(0)[0])


def sector(desk: Desk, key: str) -> int:
    view = as_table(EclipseTable, table_of(desk).view)
    return next(number for number in range(len(view.map)) if view.face(number).id == key)


def shining(desk: Desk) -> set[str]:
    """What carries a tick."""
    board = table_of(desk).board
    assert board is not None
    return set(board.legal - board.quiet)


def landing(desk: Desk, *, lit: bool) -> str:
    """A free square where a colony ship can land, or one where it cannot."""
    board = table_of(desk).board
    assert board is not None
    nodes = [child.placed for child in board.children if isinstance(child, PieceNode)]
    return next(
        placed.id for placed in nodes if isinstance(placed.look, FreeSquare) and placed.look.lit == lit
    )


def test_a_tap_on_a_free_square_lays_the_settlement_ready_and_a_second_one_settles() -> None:
    desk = seated(OWN)
    square = landing(desk, lit=True)
    tap(desk, square)
    builder = table_of(desk).builder
    assert builder
    assert builder.chosen
    assert str(builder.choice).startswith(f"settle {square.removeprefix('free:').replace(':', ' ')}")
    tap(desk, f"cube:{str(builder.choice).split()[-1]}")  # the cube lies there now
    assert said(desk).startswith("settle ")


def test_a_square_for_any_population_asks_which_and_the_cube_settles_it() -> None:
    desk = seated(GREY)
    tap(desk, landing(desk, lit=True))
    assert "103" in bar(desk)
    assert "cube" in desk.root.find("action").name
    assert shining(desk) == {"cube:0", "cube:1", "cube:2"}
    tap(desk, "cube:1")
    tap(desk, "cube:1")
    assert said(desk).startswith("settle ")
    assert said(desk).endswith(" 1")


def test_an_advanced_square_names_the_technology_it_needs() -> None:
    desk = seated(OWN)
    tap(desk, landing(desk, lit=False))
    assert "Advanced" in bar(desk)
    assert not words(desk)


def test_a_tap_on_a_free_place_explores_there_with_the_big_button() -> None:
    desk = seated(NEAR)
    give(desk, "explore")
    zone = next(str(answer) for answer in answers(desk) if str(answer).startswith("zone "))
    desk = seated(NEAR)
    tap(desk, f"zone:{zone.split()[1]}:{zone.split()[2]}")
    builder = table_of(desk).builder
    assert builder
    assert builder.choice == "explore"
    tap(desk, f"zone:{zone.split()[1]}:{zone.split()[2]}")
    assert not words(desk)  # what is turned over cannot be taken back
    table_of(desk).controller.commit()
    desk.wait(1500)
    assert words(desk)[:2] == ["explore", zone]


def test_a_place_that_no_wormhole_leads_to_says_so() -> None:
    desk = seated(NEAR)
    own = {f"zone:{each.split()[1]}:{each.split()[2]}" for each in _zones()}
    board = table_of(desk).board
    assert board is not None
    far = next(each.key for each in board.children if each.key.startswith("zone:") and each.key not in own)
    tap(desk, far)
    assert "no wormhole" in bar(desk)
    tap(desk, sorted(own)[0])
    assert not bar(desk)


def _zones() -> list[str]:
    desk = seated(NEAR)
    give(desk, "explore")
    return [str(answer) for answer in answers(desk) if str(answer).startswith("zone ")]


@pytest.mark.parametrize("by", ["tap", "drag"])
def test_an_own_ship_begins_to_move_and_flies_with_the_same_gesture(by: str) -> None:
    desk = seated(NEAR)
    ship, target = f"ship:{home(desk)}:{pieces.INTERCEPTOR}", sector(desk, "107")
    if by == "drag":
        Mouse(desk, Random(1)).carry(node(desk, ship), f"sector:{target}")
    else:
        tap(desk, ship)
        place = desk.find(f"place:sector:{target}")
        assert place is not None
        Finger(desk, Random(1)).press(place)
    desk.wait(1500)
    assert words(desk)[:2] == ["fly", f"move {home(desk)} {pieces.INTERCEPTOR} {target}"]


def test_a_ship_stays_in_hand_when_only_the_action_was_confirmed() -> None:
    desk = seated(NEAR)
    ship = f"ship:{home(desk)}:{pieces.INTERCEPTOR}"
    tap(desk, ship)
    tap(desk, ship)
    builder = table_of(desk).builder
    assert words(desk) == ["fly"]
    assert builder
    assert builder.selected == ship


def test_a_sector_lights_the_actions_that_can_be_done_there() -> None:
    desk = seated(NEAR)
    number = sector(desk, "107")
    tap(desk, f"sector:{number}")
    lit = {card.action: card for card in desk.top.root.walk() if isinstance(card, ActionCard) and card.suits}
    assert set(lit) == {"influence", "move"}
    assert "107" in lit["move"].scope
    Mouse(desk, Random(1)).press(lit["influence"])
    desk.wait(300)
    again = desk.find("action:influence")
    assert again is not None
    Mouse(desk, Random(1)).press(again)
    desk.wait(1500)
    assert words(desk)[:2] == ["influence", "from -1"]
    assert as_table(EclipseTable, table_of(desk).view).map[number].disc == 0


def test_a_sector_that_is_tapped_before_what_is_built_there() -> None:
    desk = seated(NEAR)
    give(desk, "construct")
    tap(desk, f"sector:{home(desk)}")
    assert desk.root.find("action").name == "Choose what to build"  # it once asked how many
    assert str(as_table(EclipseTable, table_of(desk).view).face(home(desk)).id) in bar(desk)
    card = desk.find("build:0")
    assert card is not None
    Mouse(desk, Random(1)).press(card)
    desk.wait(700)
    assert said(desk) == f"build 0 {home(desk)}"


@pytest.mark.parametrize(("language", "why"), [("en", "sectors away"), ("de", "Sektoren entfernt")])
def test_a_ship_in_hand_says_why_it_cannot_fly_to_a_sector(language: str, why: str) -> None:
    desk = seated({"species": SPECIES, "sectors": [OPEN_CENTER, NORTH]}, language=language)
    give(desk, "fly")
    tap(desk, f"ship:{home(desk)}:{pieces.INTERCEPTOR}")
    tap(desk, f"sector:{sector(desk, '001')}")
    assert why in bar(desk)
    assert f"({sector_title('221', language)})" in bar(desk)


def test_a_ship_that_is_dropped_where_it_cannot_fly_says_why() -> None:
    desk = seated({"species": SPECIES, "sectors": [OPEN_CENTER, NORTH]})
    ship, hands = f"ship:{home(desk)}:{pieces.INTERCEPTOR}", table_of(desk).controller
    hands.lifted(ship)
    hands.piece_dropped(ship, "", Dropped(under=f"sector:{sector(desk, '001')}"))
    desk.wait(700)
    assert "sectors away" in bar(desk)
    assert not words(desk)


@pytest.mark.parametrize(("language", "name"), [("en", "Unexplored place"), ("de", "Unerforschter Ort")])
def test_a_place_that_is_tapped_after_passing_is_named(language: str, name: str) -> None:
    desk = seated({**NEAR, "passed": [0]}, language=language)
    board = table_of(desk).board
    assert board is not None
    tap(desk, next(child.key for child in board.children if child.key.startswith("zone:")))
    assert bar(desk).startswith(name)


def test_a_disc_that_is_dragged_answers_for_its_sector_and_the_map_stays() -> None:
    desk = seated({**NEAR, "sectors": [OPEN_CENTER, {**NORTH, "disc": 1}]})
    table = table_of(desk)
    there = sector(desk, "107")
    disc = f"disc:{there}"
    table.camera_control.zoom(2.0)
    desk.wait(400)
    sight = table.camera_control.camera.sight
    node(desk, disc).handle(Gesture(Kind.DRAG, (500, 300), desk.spot(node(desk, disc))))
    desk.wait(100)
    assert table.camera_control.camera.sight == sight
    assert table.builder is not None
    assert bar(desk) or table.builder.selected == f"sector:{there}"


def test_a_cube_that_is_tapped_again_is_put_back() -> None:
    squares = {**SOUTH_EAST, "disc": 0, "cubes": []}
    desk = seated({"species": SPECIES, "sectors": [squares], "techs": [["advanced_labs"], []]})
    table = table_of(desk)
    assert table.builder is not None
    for in_hand in ("cube:1", "", "cube:1"):
        tap(desk, "cube:1")
        assert table.builder.selected == in_hand
    assert not bar(desk)


def test_while_discs_are_moved_a_tap_on_a_free_sector_takes_one_from_the_track() -> None:
    desk = seated(NEAR)
    give(desk, "influence")
    target = sector(desk, "107")
    tap(desk, f"sector:{target}")
    assert not bar(desk)
    table_of(desk).controller.commit()
    desk.wait(1500)
    assert words(desk)[:2] == ["influence", "from -1"]
    assert as_table(EclipseTable, table_of(desk).view).map[target].disc == 0


def test_a_tap_on_a_planet_says_which_square_is_to_be_tapped_or_lays_the_only_one_ready() -> None:
    desk = seated(OWN | {"colony_ships": [3, 0]})
    give(desk, "fly")
    give(desk, "done")
    squares = [each for each in answers(desk) if str(each).startswith("settle")]
    tap(desk, f"sector:{str(squares[0]).split()[1]}")
    builder = table_of(desk).builder
    assert builder
    if len(squares) == 1:
        assert builder.choice == squares[0]
    else:
        assert "square" in bar(desk)


def test_a_tap_on_the_planet_beside_a_small_square_settles_the_nearest_one() -> None:
    """Squares that can be settled are as easy to hit as anything else, however small the map is."""
    desk = seated({"species": SPECIES, "sectors": [{"id": "201", "at": [1, -2], "disc": 0, "cubes": []}]})
    board = table_of(desk).board
    assert board
    lit = [each for each in board.on_map() if isinstance(each.placed.look, FreeSquare) and each.meant]
    assert len(lit) > 1
    for each in lit:
        assert min(each.hit_rect.size) >= desk.ui.screen.least > each.rect.width
        beside = each.rect.right + each.rect.width // 4, each.rect.centery
        assert desk.root.at(beside) is each
