"""Accessories are shown and left unused at the real table (RB 1.6, 3.7)."""

from __future__ import annotations

import pytest

from game.firestorm.prompts import TakeMainPhase, TendAccessory
from game.firestorm.totals import values
from tests.support.firestorm.seated import arranged, card_of, give, seated, table_of

HANDS = ("mouse", "finger", "keys")


@pytest.mark.parametrize("hands", HANDS)
def test_an_accessory_is_shown_from_the_main_phase(hands: str) -> None:
    """RB 1.6: a button leads to the accessories, and each of them has a plate."""
    desk = seated(arranged(), hands=hands)
    match = table_of(desk).session.match
    booster = card_of(match, 0, "gr_shield_booster", "gear")
    assert not match.table.knows(1, booster)
    give(desk, "accessories", hands)
    assert isinstance(match.asked_of(0), TendAccessory)
    give(desk, f"show {booster}", hands)
    assert match.table.knows(1, booster)
    assert isinstance(match.asked_of(0), TakeMainPhase)


def test_an_accessory_is_left_unused() -> None:
    """RB 3.7: whoever bears it is weaker for it."""
    desk = seated(arranged(), language="de")
    match = table_of(desk).session.match
    booster, tender = (
        card_of(match, 0, "gr_shield_booster", "gear"),
        card_of(match, 0, "lft_fleet_tender", "ships"),
    )
    before = values(match.table, tender).defense
    give(desk, "accessories")
    give(desk, f"decline {booster}")
    assert values(match.table, tender).defense == before - 2
