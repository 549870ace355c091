"""The largest letters that the settings offer fit at every table."""

from __future__ import annotations

import pytest

import game
from scenes.shell.units import TEXT_SIZES
from scenes.tools.shots_tables import session_after
from tests.support.screen.audit import audit, hidden
from tests.support.screen.window_sizes import a_window, at_question

SEATS = {"duel": 2, "cosmic": 5, "eclipse": 4, "firestorm": 4}


@pytest.mark.parametrize(("decisions", "size"), [(0, (1280, 720)), (40, (1280, 720)), (0, (2048, 1536))])
@pytest.mark.parametrize("name", game.GAMES)
def test_the_largest_letters_fit(name: str, decisions: int, size: tuple[int, int]) -> None:
    ui = a_window(size, "de")
    ui.settings.text_size = TEXT_SIZES[1]
    ui.resize()
    table = at_question(session_after(name, 3, decisions, SEATS[name]), ui)
    assert [*audit(table, ui, prints=False), *hidden(table)] == []
