"""A player board as a picture: what it shows of the own seat, and what it keeps of others."""

from __future__ import annotations

import pytest

from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.boards.players_board import BoardLook, board_look
from scenes.table.inspect_scene import InspectScene
from tests.support.eclipse.seated import seated, table_of
from tests.support.screen.hands import Desk
from tests.support.screen.headless import SIZES
from tests.support.screen.views import as_table

WORDS = {
    "storage": [[7, 5, 6], None],
    "reputation": [[4, 2], [3]],
    "discs": [7, None],
    "techs": [["plasma_cannon", "fusion_source"], None],
    "parts": [["ion_turret"], None],
}


def boards(desk: Desk) -> list[BoardLook]:
    table = table_of(desk)
    return [board_look(as_table(EclipseTable, table.view), seat, table.watching()) for seat in range(2)]


def test_the_own_board_shows_everything() -> None:
    own, _ = boards(seated(WORDS))
    assert own.storage == (7, 5, 6)
    assert own.discs == 7
    assert sorted(own.reputation) == [2, 4]
    assert sorted(own.shown()) == ["reputation_2", "reputation_4"]
    assert own.parts == (pieces.PART_OF["ion_turret"],)
    named = {pieces.TECHS[tech].id for row in own.techs for tech in row}
    assert {"plasma_cannon", "fusion_source", "starbase"} == named


def test_reputation_tiles_of_others_stay_face_down() -> None:
    _, other = boards(seated(WORDS))
    assert other.reputation == (0,)
    assert other.shown() == []


def test_tiles_and_ambassadors_lie_on_their_slots() -> None:
    own, _ = boards(seated(WORDS))
    laid = own._laid()
    assert [kind for kind, _ in laid] == list(own.slots)
    assert [what for _, what in laid if what != -1] == list(own.reputation)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_of_the_rail_leads_to_its_board(seat: int) -> None:
    desk = seated(WORDS)
    desk.root.find(f"seat:{seat}").act("press")
    desk.wait(400)
    assert isinstance(desk.top, InspectScene)
    shown = desk.top.shown
    assert shown is not None
    assert isinstance(shown.look, BoardLook)
    desk.draw()


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn_at_any_size(size: tuple[int, int]) -> None:
    desk = seated(WORDS, size=size)
    board = boards(desk)[0]
    canvas = desk.draw()
    board.paint(canvas, desk.ui.rect.inflate(-size[0] // 3, -size[1] // 3))
