"""Every question of Cosmic Encounter at any size and in any language: nothing is cut or out of reach."""

from __future__ import annotations

import pytest

from scenes.table import TableScene
from scenes.ui import Ui
from tests.scenes.audit import audit
from tests.scenes.cosmic.matches import Position, positions, session_of
from tests.scenes.hands import Desk
from tests.scenes.test_audits import LANGUAGES, SIZES, SOME, a_window, crowded, hidden, spilled, take_first


def at_position(position: Position, ui: Ui) -> TableScene:
    """The table at the moment when a person has to answer."""
    table = TableScene(ui, session_of(position.match(), position.seat))
    ui.stack.push(table)
    ui.stack.settle()
    desk = Desk(ui)
    for _ in range(200):
        if table.choosing and not table.director.busy:
            return table
        desk.wait(100)
    raise AssertionError("nobody is asked")


def faults(position: Position, size: tuple[int, int], language: str) -> list[str]:
    ui = a_window(size, language)
    table = at_position(position, ui)
    found = [*audit(table, ui, prints=False), *hidden(table), *crowded(table, ui), *spilled(table)]
    take_first(table)
    return [*found, *audit(table, ui, prints=False), *hidden(table), *spilled(table)]


@pytest.mark.parametrize("number", range(len(positions())), ids=lambda number: positions()[number].name)
def test_a_question_is_laid_out_well(number: int) -> None:
    size, language = SOME[number % len(SOME)]
    assert faults(positions()[number], size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_any_question_is_laid_out_well(position: Position, size: tuple[int, int], language: str) -> None:
    assert faults(position, size, language) == []
