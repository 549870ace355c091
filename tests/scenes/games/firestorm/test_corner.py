"""The action corner of Firestorm at every question."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from tests.support.firestorm.questions import KINDS, asked
from tests.support.screen.corners import asked_at, check


@pytest.mark.parametrize("kind", KINDS)
def test_the_corner_tells_the_truth(kind: str) -> None:
    found = list(asked().of_kind(kind))
    assert found
    for number, question in enumerate(found[:3]):
        check(asked_at(question.session(), LANGUAGES[number % 2]))
