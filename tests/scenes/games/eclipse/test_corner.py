"""The action corner of Eclipse at every question."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from tests.support.eclipse.questions import KINDS, asked
from tests.support.eclipse.seated import seated
from tests.support.screen.corners import asked_at, check, corner_of


@pytest.mark.parametrize("kind", KINDS)
def test_the_corner_tells_the_truth(kind: str) -> None:
    found = list(asked().of_kind(kind))
    assert found
    for number, question in enumerate(found[:3]):
        check(asked_at(question.session(), LANGUAGES[number % 2]))


def test_the_first_pass_says_what_is_over_then() -> None:
    """A whole round must not be lost by the button that stands out."""
    desk = seated({})
    corner = corner_of(desk)
    assert (corner.big.text, corner.big.enabled) == ("Choose an action", False)
    calm = desk.root.find("answer:0")
    assert calm.name.startswith("Pass for this round. Then only reactions.")
