"""Every question of Cosmic Encounter at any size and in any language: nothing is cut or out of reach."""

from __future__ import annotations

import pytest

from tests.support.cosmic.matches import Position, positions, session_of
from tests.support.screen.window_sizes import LANGUAGES, SIZES, SOME, a_window, at_question, table_faults


def faults(position: Position, size: tuple[int, int], language: str) -> list[str]:
    session = session_of(position.match(), position.seat)
    return table_faults(at_question(session, a_window(size, language)))


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
