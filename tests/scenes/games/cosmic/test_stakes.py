"""Who is asked reads what the encounter is about, and whom one would help."""

from __future__ import annotations

import pytest

from game.cosmic.table import CosmicTable
from scenes.games.cosmic.names import planet_name
from scenes.table.prompt_bar import PromptBar
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from tests.support.cosmic.questions import first
from tests.support.screen.hands import Desk
from tests.support.screen.robot import sit_down
from tests.support.screen.views import as_table


def joining(language: str) -> tuple[Desk, TableScene]:
    desk = sit_down(first("JoinSide").session(), "mouse", language)
    desk.wait(400)
    assert isinstance(desk.top, TableScene)
    return desk, desk.top


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_bar_says_in_grey_who_attacks_whom_and_where(language: str) -> None:
    desk, table = joining(language)
    at = as_table(CosmicTable, table.view).at
    bar = next(part for part in desk.root.walk() if isinstance(part, PromptBar))
    names = table.watching().names
    for word in (
        names[at.offense],
        names[at.defense],
        planet_name(as_table(CosmicTable, table.view), at.planet, language),
    ):
        assert word in bar.because


def test_a_side_is_joined_by_the_name_of_whoever_leads_it() -> None:
    desk, table = joining("en")
    at, names = as_table(CosmicTable, table.view).at, table.watching().names
    assert table.builder is not None
    for handle in table.builder.handles:
        if handle.piece:
            button = desk.find(f"number:{handle.answer}")
            assert isinstance(button, Button)
            assert names[at.main(handle.answer)] in button.text
