"""Night Shift: ships and cards for both."""

from tests.support.duel.destiny import NO_DECKS, NO_WARP, drawn, gains

CARD = "night_shift"


def test_each_player_recovers_3_ships_then_draws_2_cards() -> None:
    assert gains(drawn(CARD)) == [["recover 3", "draw 2"], ["recover 3", "draw 2"]]


def test_with_an_empty_warp_and_nothing_to_draw_nothing_happens() -> None:
    """R25, R38: deck and discard pile are empty."""
    under = [[*NO_DECKS["under"][seat], "plan_20"] for seat in (0, 1)]
    assert gains(drawn(CARD, under=under, **NO_WARP)) == [[], []]
