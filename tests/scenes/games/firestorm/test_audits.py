"""Every question of Firestorm at any size and in any language: nothing is cut or out of reach."""

from __future__ import annotations

import pytest

from scenes.table.board.piece_node import PieceNode
from scenes.table.scene import TableScene
from tests.support.firestorm.questions import KINDS, asked
from tests.support.screen.window_sizes import LANGUAGES, SIZES, SOME, a_window, at_question, table_faults


def outside(table: TableScene) -> list[str]:
    """Pieces of the table that leave it: only the hand may end below the window."""
    slack = 2 * table.ui.mm(3)
    room = table.spots.table.inflate(slack, slack)
    board = table.board
    assert board is not None
    nodes = [node for node in board.children if isinstance(node, PieceNode)]
    laid = [node for node in nodes if not node.placed.rect.colliderect(table.spots.hand)]
    return [
        f"{node.key} leaves the table: {tuple(node.placed.rect)}"
        for node in laid
        if not room.contains(node.placed.rect)
    ]


def faults(kind: str, size: tuple[int, int], language: str) -> list[str]:
    table = at_question(asked().fullest(kind).session(), a_window(size, language))
    return table_faults(table, more=outside)


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_laid_out_well(kind: str) -> None:
    size, language = SOME[KINDS.index(kind) % len(SOME)]
    assert faults(kind, size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_any_question_is_laid_out_well(kind: str, size: tuple[int, int], language: str) -> None:
    assert faults(kind, size, language) == []
