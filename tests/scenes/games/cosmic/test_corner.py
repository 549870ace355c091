"""The action corner of Cosmic Encounter at every question."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from game.cosmic import totals
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.table import CosmicTable
from scenes.table.action_corner import CalmButton
from tests.support.cosmic.questions import asked, first
from tests.support.screen.corners import asked_at, check, corner_of, table_at
from tests.support.screen.views import as_table


@pytest.mark.parametrize("part", range(4))
def test_the_corner_tells_the_truth(part: int) -> None:
    found = asked()[part::4]
    assert found
    for number, question in enumerate(found):
        check(asked_at(question.session(), LANGUAGES[number % 2]))


def test_who_joins_nobody_does_so_by_a_calm_button() -> None:
    corner = corner_of(asked_at(first("JoinSide").session()))
    calm = [each.text for each in corner.walk() if isinstance(each, CalmButton)]
    assert calm == ["Stay out of it"]
    assert (corner.big.text, corner.big.enabled) == ("Choose the side you help", False)


def test_a_reinforcement_tells_how_both_totals_stand_then_and_without_it() -> None:
    desk = asked_at(first("PlayReinforcement").session())
    table = table_at(desk)
    assert table.builder is not None
    view = as_table(CosmicTable, table.view)
    offense, defense = totals.total(view, OFFENSE), totals.total(view, DEFENSE)
    calm = next(each for each in corner_of(desk).walk() if isinstance(each, CalmButton))
    assert calm.second == f"It stays at {offense} : {defense}"
    handle = next(each for each in table.builder.handles if each.place == f"total:{OFFENSE}")
    table.controller.take(handle)
    table.rebuild()
    worth = view.value_of(handle.answer[0])
    assert corner_of(desk).big.second == f"Then it stands {offense + worth} : {defense}"
