"""Warp Surge: ships come back, one more for the straggler."""

from tests.support.duel.destiny import drawn, gains

CARD = "warp_surge"


def test_the_leader_recovers_2_ships_and_the_straggler_3() -> None:
    assert gains(drawn(CARD, straggler=1)) == [["recover 2"], ["recover 3"]]
    assert gains(drawn(CARD, straggler=0)) == [["recover 3"], ["recover 2"]]
