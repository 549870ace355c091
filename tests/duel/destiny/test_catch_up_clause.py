"""Catch-Up Clause: the straggler recovers more ships than the leader."""

from tests.support.duel.destiny import NO_DECKS, NO_WARP, drawn, gains

CARD = "catch_up_clause"


def test_the_straggler_recovers_4_ships_the_leader_2_and_each_draws_2_cards() -> None:
    assert gains(drawn(CARD)) == [["recover 2", "draw 2"], ["recover 4", "draw 2"]]
    assert gains(drawn(CARD, straggler=0)) == [["recover 4", "draw 2"], ["recover 2", "draw 2"]]


def test_with_an_empty_warp_and_nothing_to_draw_nothing_happens() -> None:
    """R25, R38: deck and discard pile are empty."""
    under = [[*NO_DECKS["under"][seat], "plan_20"] for seat in (0, 1)]
    assert gains(drawn(CARD, under=under, **NO_WARP)) == [[], []]
