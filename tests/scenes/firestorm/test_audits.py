"""Every question of Firestorm at any size and in any language: nothing is cut or out of reach."""

from __future__ import annotations

import pytest

from scenes.board import PieceNode
from scenes.table import TableScene
from scenes.ui import Ui
from tests.scenes.audit import audit
from tests.scenes.firestorm.asked import KINDS, Asked, fullest
from tests.scenes.hands import Desk
from tests.scenes.test_audits import LANGUAGES, SIZES, SOME, a_window, crowded, hidden, spilled, take_first


def at_question(asked: Asked, ui: Ui) -> TableScene:
    """The table at the moment when a person has to answer."""
    table = TableScene(ui, asked.session())
    ui.stack.push(table)
    ui.stack.settle()
    desk = Desk(ui)
    for _ in range(200):
        if table.choosing and not table.director.busy:
            return table
        desk.wait(100)
    raise AssertionError("nobody is asked")


def outside(table: TableScene, ui: Ui) -> list[str]:
    """Pieces of the table that leave it: only the hand may end below the window."""
    room = table.spots.table.inflate(2 * ui.mm(3), 2 * ui.mm(3))
    board = table.board
    assert board is not None
    nodes = [node for node in board.children if isinstance(node, PieceNode)]
    laid = [node for node in nodes if not node.placed.rect.colliderect(table.spots.hand)]
    return [
        f"{node.key} leaves the table: {tuple(node.placed.rect)}"
        for node in laid
        if not room.contains(node.placed.rect)
    ]


def faults(asked: Asked, size: tuple[int, int], language: str) -> list[str]:
    ui = a_window(size, language)
    table = at_question(asked, ui)
    found = [
        *audit(table, ui, prints=False),
        *hidden(table),
        *crowded(table, ui),
        *spilled(table),
        *outside(table, ui),
    ]
    take_first(table)
    return [*found, *audit(table, ui, prints=False), *hidden(table), *spilled(table)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_laid_out_well(kind: str) -> None:
    size, language = SOME[KINDS.index(kind) % len(SOME)]
    assert faults(fullest(kind), size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_any_question_is_laid_out_well(kind: str, size: tuple[int, int], language: str) -> None:
    assert faults(fullest(kind), size, language) == []
