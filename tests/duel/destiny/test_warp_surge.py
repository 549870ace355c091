"""Warp Surge: ships come back, one more for the straggler."""

from tests.support.duel.destiny import NO_WARP, drawn, gains, next_deck

CARD = "warp_surge"


def test_the_leader_recovers_2_ships_and_the_straggler_3() -> None:
    assert gains(drawn(CARD, straggler=1)) == [["recover 2"], ["recover 3"]]
    assert gains(drawn(CARD, straggler=0)) == [["recover 3"], ["recover 2"]]


def test_no_more_ships_come_back_than_there_are() -> None:
    """R38: as far as possible."""
    assert gains(drawn(CARD, warp=[1, 2])) == [["recover 1"], ["recover 2"]]
    assert gains(drawn(CARD, **NO_WARP)) == [[], []]


def test_a_discovery_follows() -> None:
    assert next_deck(drawn(CARD)) == "discovery"
