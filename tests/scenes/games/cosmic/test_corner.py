"""The action corner of Cosmic Encounter at every question."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from scenes.table.action_corner import CalmButton
from tests.support.cosmic.questions import asked, first
from tests.support.screen.corners import asked_at, check, corner_of


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
