"""Shore Leave: ships and cards for both."""

from tests.support.duel.destiny import NO_WARP, SMALL, drawn, gains

CARD = "shore_leave"
SEVEN = ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15", "plan_20", "pep_talk"]


def test_each_player_recovers_4_ships_then_draws_up_to_the_hand_limit() -> None:
    duel = drawn(CARD, hands=[["plan_08"], SMALL[1]])
    assert gains(duel) == [["recover 4", "draw 5"], ["recover 4", "draw 4"]]
    assert [len(hand) for hand in duel.table.hands] == [6, 6]


def test_a_full_hand_draws_nothing() -> None:
    duel = drawn(CARD, hands=[SEVEN[:6], SEVEN[:5]], **NO_WARP)
    assert gains(duel) == [[], ["draw 1"]]


def test_a_hand_above_the_limit_draws_nothing() -> None:
    """R23: it is brought down only before the next destiny card."""
    duel = drawn(CARD, hands=[SEVEN, SMALL[1]], **NO_WARP)
    assert gains(duel) == [[], ["draw 4"]]
    assert duel.waiting_for == [(0, "DiscardCard")]
