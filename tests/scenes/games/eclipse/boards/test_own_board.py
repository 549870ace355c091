"""The own board below the map: what lies on it, and when it makes room."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.texts import LANGUAGES, catalogue
from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from scenes.games.eclipse import TABLE
from scenes.games.eclipse.boards.own_board import OwnBoardLook
from scenes.games.eclipse.trays.upkeep import outlook
from scenes.table.inspect_scene import InspectScene
from scenes.table.stage.piece import PlacedPiece
from tests.support.eclipse.seated import give, seated, table_of
from tests.support.screen.hands import Desk
from tests.support.screen.headless import SIZES
from tests.support.screen.views import as_table

WORDS: dict[str, Any] = {
    "techs": [["plasma_cannon", "fusion_source"], None],
    "reputation": [[4, 2], [3]],
    "storage": [[9, 9, 9], None],
    "sectors": [{"id": "221", "ships": [[0, "interceptor", "cruiser"]]}, {"id": "106", "at": [0, -1]}],
}


def board(desk: Desk) -> PlacedPiece | None:
    scene = table_of(desk)
    picture = TABLE.picture(as_table(EclipseTable, scene.view), scene.watching())
    return next((placed for placed in picture if placed.id == "own_board"), None)


def look(desk: Desk) -> OwnBoardLook:
    placed = board(desk)
    assert placed is not None
    assert isinstance(placed.look, OwnBoardLook)
    return placed.look


def at_research() -> Desk:
    desk = seated(WORDS)
    give(desk, "research")
    return desk


def test_technologies_honours_and_ships_in_reserve_lie_there() -> None:
    shown = look(at_research())
    named = {pieces.TECHS[tech].id for row in shown.board.techs for tech in row}
    assert {"plasma_cannon", "fusion_source"} <= named
    assert sorted(shown.shown()) == ["reputation_2", "reputation_4"]
    assert shown.reserve == (6, 3, 2, 4)  # one interceptor stood at home from the beginning


@pytest.mark.parametrize("action", ["upgrade", "construct"])
def test_it_makes_room_for_the_cards_of_a_question(action: str) -> None:
    desk = seated(WORDS)
    assert board(desk) is None  # the cards of the actions are there
    give(desk, action)
    assert board(desk) is None


def test_whoever_only_looks_on_sees_the_own_board() -> None:
    desk = seated(WORDS)
    scene = table_of(desk)
    waiting = scene.watching()._replace(question=None, offered=frozenset())
    assert any(
        placed.id == "own_board" for placed in TABLE.picture(as_table(EclipseTable, scene.view), waiting)
    )


def test_a_civilization_that_collapsed_has_no_board_any_more() -> None:
    desk = seated(WORDS)
    scene = table_of(desk)
    as_table(EclipseTable, scene.view).players[0].gone = True
    waiting = scene.watching()._replace(question=None, offered=frozenset())
    picture = {placed.id for placed in TABLE.picture(as_table(EclipseTable, scene.view), waiting)}
    assert not picture & {"own_board", "ledger", "storage:0", "disc:-1"}


def test_reputation_of_others_is_not_seen_on_their_board() -> None:
    desk = seated(WORDS)
    scene = table_of(desk)
    across = scene.watching()._replace(seat=1, question=None)
    (placed,) = [
        each for each in TABLE.picture(as_table(EclipseTable, scene.view), across) if each.id == "own_board"
    ]
    assert placed.look.shown() == []


def test_a_look_at_it_shows_the_whole_board() -> None:
    desk = at_research()
    desk.root.find("own_board").act("inspect")
    desk.wait(400)
    assert isinstance(desk.top, InspectScene)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_lies_beside_the_strip_and_in_the_window(size: tuple[int, int], language: str) -> None:
    desk = seated(WORDS, size=size, language=language)
    give(desk, "research")
    placed = board(desk)
    assert placed is not None
    assert desk.ui.rect.contains(placed.rect)
    scene = table_of(desk)
    strip = next(
        each
        for each in TABLE.picture(as_table(EclipseTable, scene.view), scene.watching())
        if each.id == "ledger"
    )
    assert not placed.rect.colliderect(strip.rect)
    desk.draw()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_small_ledger_a_warning_is_as_short_as_the_other_words(language: str) -> None:
    desk = seated({"discs": [5, None], "storage": [[7, 0, 0], None]})
    view, words = as_table(EclipseTable, table_of(desk).view), catalogue(language)
    told, warns = outlook(words, view, 0, short=True)
    assert warns
    assert len(told) < len(outlook(words, view, 0)[0]) - 12
