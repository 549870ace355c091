"""The action corner of Eclipse at every question."""

from __future__ import annotations

from tests.support.eclipse.seated import seated
from tests.support.screen.corners import corner_of


def test_the_first_pass_says_what_is_over_then() -> None:
    """A whole round must not be lost by the button that stands out."""
    desk = seated({})
    corner = corner_of(desk)
    assert (corner.big.text, corner.big.enabled) == ("Choose an action", False)
    calm = desk.root.find("answer:0")
    assert calm.name.startswith("Pass for this round. Then only reactions.")
