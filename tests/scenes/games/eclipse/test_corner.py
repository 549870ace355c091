"""The action corner of Eclipse at every question."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from tests.support.eclipse.questions import KINDS, asked
from tests.support.eclipse.seated import seated
from tests.support.screen.corners import asked_at, check, corner_of


def check_corner(kind: str, number: int) -> None:
    """At one of the positions in which a question is asked; the languages take turns."""
    question = list(asked().of_kind(kind))[number]
    check(asked_at(question.session(), LANGUAGES[(KINDS.index(kind) + number) % 2]))


@pytest.mark.parametrize("kind", KINDS)
def test_the_corner_tells_the_truth(kind: str) -> None:
    """At one position for each kind of question; the slow run looks at up to three."""
    check_corner(kind, 0)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_corner_tells_the_truth_at_other_positions(kind: str) -> None:
    for number in range(1, min(3, len(list(asked().of_kind(kind))))):
        check_corner(kind, number)


def test_the_first_pass_says_what_is_over_then() -> None:
    """A whole round must not be lost by the button that stands out."""
    desk = seated({})
    corner = corner_of(desk)
    assert (corner.big.text, corner.big.enabled) == ("Choose an action", False)
    calm = desk.root.find("answer:0")
    assert calm.name.startswith("Pass for this round. Then only reactions.")
