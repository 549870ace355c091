"""Calm Before the Storm: ships and cards for both."""

from tests.support.duel.destiny import NO_WARP, SMALL, drawn, gains

CARD = "calm_before_the_storm"
SIX = ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15", "plan_20"]


def test_each_player_recovers_3_ships_then_draws_up_to_the_hand_limit() -> None:
    duel = drawn(CARD, hands=[["plan_08"], SMALL[1]])
    assert gains(duel) == [["recover 3", "draw 5"], ["recover 3", "draw 4"]]
    assert [len(hand) for hand in duel.table.hands] == [6, 6]


def test_a_full_hand_draws_nothing() -> None:
    assert gains(drawn(CARD, hands=[SIX, SMALL[1]], **NO_WARP)) == [[], ["draw 4"]]
