"""A table that is no map is magnified by the gestures of maps, upright and flat (docs/ux 4.5)."""

from __future__ import annotations

import pygame
import pytest

from scenes.screens.flat_table.scene import FlatTableScene
from scenes.table.board.piece_node import PieceNode
from scenes.table.map.camera import FIT
from scenes.table.scene import TableScene
from scenes.tools.shots_tables import session_after
from tests.scenes.table.flat.test_whole_matches import a_match
from tests.support.screen.audit import hidden
from tests.support.screen.flat_robot import FlatDesk, sit_around
from tests.support.screen.hands import Desk
from tests.support.screen.window_sizes import a_window, at_question

TABLES = [("duel", 2), ("cosmic", 4), ("firestorm", 2)]


def upright(name: str, seats: int) -> tuple[Desk, TableScene]:
    ui = a_window((1920, 1080), "en")
    table = at_question(session_after(name, 3, 40, seats), ui)
    desk = Desk(ui)
    desk.wait(60)
    return desk, table


def wheel(desk: Desk, pos: tuple[int, int], notches: int, turns: int = 1) -> None:
    desk.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    for _ in range(turns):
        desk.post(pygame.MOUSEWHEEL, x=0, y=notches, precise_y=float(notches), flipped=False, touch=False)
        desk.wait(40)
    desk.wait(500)


def pieces(table: TableScene) -> dict[str, PieceNode]:
    table.refresh()
    return {node.key: node for node in table.root.walk() if isinstance(node, PieceNode)}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_wheel_magnifies_a_table_but_not_what_stands_around_it(name: str, seats: int) -> None:
    desk, table = upright(name, seats)
    area, hand = table.spots.table, table.spots.hand
    before = {key: node.placed.rect for key, node in pieces(table).items()}
    wheel(desk, area.center, 1, 4)
    after = {key: node.placed for key, node in pieces(table).items()}
    on_table = [key for key in before if key in after and area.collidepoint(before[key].center)]
    in_hand = [key for key in before if key in after and hand.collidepoint(before[key].center)]
    assert on_table
    larger = [key for key in on_table if after[key].rect.width > 1.3 * before[key].width]
    assert len(larger) > len(on_table) / 2
    assert all(after[key].rect == before[key] for key in in_hand)
    assert all(after[key].within is not None for key in on_table)
    assert hidden(table) == []


def test_it_goes_back_with_its_button_and_lies_as_it_lay() -> None:
    desk, table = upright("duel", 2)
    before = {key: node.placed.rect for key, node in pieces(table).items()}
    wheel(desk, table.spots.table.center, 1, 3)
    table.root.find("camera:fit").act("press")
    desk.wait(700)
    assert table.camera_control.camera.stop == FIT
    assert {key: node.placed.rect for key, node in pieces(table).items()} == before
    assert not table.camera_control.here


def test_it_never_gets_smaller_than_it_usually_is() -> None:
    desk, table = upright("duel", 2)
    wheel(desk, table.spots.table.center, 1, 2)
    wheel(desk, table.spots.table.center, -1, 6)
    assert not table.camera_control.here


def test_keys_magnify_and_move_it_while_a_piece_has_the_focus() -> None:
    desk, table = upright("duel", 2)
    for key in (pygame.K_TAB, pygame.K_PLUS):
        desk.post(pygame.KEYDOWN, key=key, mod=0)
        desk.post(pygame.KEYUP, key=key, mod=0)
        desk.wait(60)
    desk.wait(400)
    assert table.camera_control.here
    before = table.camera_control.camera.sight
    desk.post(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=pygame.KMOD_CTRL)
    desk.wait(600)
    after = table.camera_control.camera.sight
    assert before is not None
    assert after is not None
    assert after.x > before.x


def pinch(desk: FlatDesk, table: FlatTableScene) -> None:
    """Two fingers come apart, move to the right together and leave at speed."""
    middle = table.layout.table.center
    for step in range(9):
        for finger, side in ((0, -1), (1, 1)):
            pos = (middle[0] + side * desk.ui.mm(8 + 2 * step), middle[1])
            desk.touch(pygame.FINGERMOTION if step else pygame.FINGERDOWN, pos, finger)
    for finger, side in ((0, -1), (1, 1)):
        desk.touch(pygame.FINGERUP, (middle[0] + side * desk.ui.mm(24), middle[1]), finger)
    desk.wait(700)


@pytest.mark.parametrize("name", ["duel", "firestorm"])
def test_two_fingers_magnify_a_flat_table_and_one_flings_it(name: str) -> None:
    desk = sit_around(a_match(name, 2, 1))
    desk.wait(60)
    table = desk.table
    pinch(desk, table)
    assert table.camera_control.here
    camera = table.camera_control.camera
    before = camera.sight
    free = next(
        (x, y)
        for x in range(table.layout.table.x + 40, table.layout.table.right - 300, 40)
        for y in range(table.layout.table.y + 200, table.layout.table.bottom - 40, 40)
        if table.root.at((x, y)) is table.board
    )
    for step in range(6):
        desk.touch(pygame.FINGERMOTION if step else pygame.FINGERDOWN, (free[0] + 40 * step, free[1]), 3)
        desk.wait(10)
    desk.touch(pygame.FINGERUP, (free[0] + 240, free[1]), 3)
    let_go = camera.sight
    desk.wait(300)
    assert before is not None
    assert let_go is not None
    assert camera.sight is not None
    assert let_go.x < before.x, "it follows the finger"
    assert camera.sight.x < let_go.x, "and goes on"


def free_spot(table: FlatTableScene) -> tuple[int, int]:
    """Where nothing lies on the table that could be pressed."""
    area = table.layout.table.inflate(-200, -300)
    spots = ((x, y) for x in range(area.x, area.right, 40) for y in range(area.y, area.bottom, 40))
    return next(pos for pos in spots if table.root.at(pos) is None)


def test_two_taps_beside_all_pieces_magnify_a_table() -> None:
    desk = sit_around(a_match("firestorm", 2, 1))
    desk.wait(60)
    table = desk.table
    pos = free_spot(table)
    for _ in range(2):
        desk.touch(pygame.FINGERDOWN, pos, 1)
        desk.wait(40)
        desk.touch(pygame.FINGERUP, pos, 1)
        desk.wait(40)
    desk.wait(600)
    assert table.camera_control.here
    camera = table.camera_control.camera
    assert camera.sight is not None
    assert camera.sight.unit > camera.at_stop(FIT).unit
