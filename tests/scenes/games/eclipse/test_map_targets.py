"""A map of Eclipse has things that are smaller than a finger, and all of them can be taken."""

from __future__ import annotations

from random import Random

import pytest
from pygame import Rect

from scenes.table.board.piece_node import PieceNode
from scenes.table.map.camera import DETAIL
from scenes.table.scene import TableScene
from tests.support.eclipse.questions import asked
from tests.support.screen.hands import Desk, Keys
from tests.support.screen.window_sizes import a_window, at_question

ON_MAP = ("AvoidBankruptcy", "ChooseZone", "Influence", "Move", "PlaceDisc")


def usable(table: TableScene) -> list[PieceNode]:
    """Pieces of the map that the question is about."""
    assert table.board is not None
    return [
        node
        for node in table.board.children
        if isinstance(node, PieceNode) and node.legal and node.placed.within
    ]


@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
@pytest.mark.parametrize("kind", ON_MAP)
def test_what_can_be_used_is_within_reach_where_the_whole_map_is_seen(
    kind: str, size: tuple[int, int]
) -> None:
    """However small it is drawn, a finger beside it still takes it, and no neighbour hides it."""
    ui = a_window(size, "en")
    table = at_question(asked().fullest(kind).session(), ui)
    table.refresh()
    nodes = usable(table)
    assert nodes
    for node in nodes:
        assert min(node.hit_rect.size) >= min(ui.screen.least, *node.hit_rect.clip(table.spots.table).size)
        assert table.root.at(node.rect.center) is node, node.key


def test_cubes_of_a_map_that_is_too_small_for_them_are_offered_beside_it() -> None:
    table = at_question(asked().fullest("KillCube").session(), a_window((1280, 720), "en"))
    table.refresh()
    assert usable(table) == []
    assert table.builder is not None
    for handle in table.builder.handles:
        assert table.root.find(handle.piece or "").actions()


@pytest.mark.parametrize("kind", ON_MAP)
def test_what_can_be_used_has_a_fingers_room_of_its_own_close_by(kind: str) -> None:
    """At the largest stop nothing else that can be used reaches into the middle of its target."""
    ui = a_window((2048, 1536), "en")
    table = at_question(asked().fullest(kind).session(), ui)
    desk = Desk(ui)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    for key in [node.key for node in usable(table)]:
        table.camera_control.reveal(table.root.find(key).rect)
        desk.wait(600)
        node = table.root.find(key)
        least = ui.screen.least
        room = Rect(0, 0, least * 2 // 3, least * 2 // 3)
        room.center = node.rect.center
        corners = (room.topleft, room.topright, room.bottomleft, room.bottomright)
        assert [corner for corner in corners if table.root.at(corner) is not node] == [], key


@pytest.mark.parametrize("kind", ON_MAP)
def test_the_keyboard_brings_what_it_goes_to_into_view(kind: str) -> None:
    ui = a_window((1280, 720), "en")
    table = at_question(asked().fullest(kind).session(), ui)
    desk = Desk(ui)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    hands = Keys(desk, Random(1))
    for key in [node.key for node in usable(table)][:6]:
        hands.go_to(table.root.find(key))
        desk.wait(600)
        assert table.spots.table.collidepoint(table.root.find(key).rect.center)
