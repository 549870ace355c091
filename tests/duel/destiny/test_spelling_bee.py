"""Spelling Bee: top marks bring cards."""

from tests.support.duel.destiny import NO_DECKS, contest_won, drawn, gains, next_deck

CARD = "spelling_bee"


def test_there_is_a_contest() -> None:
    duel = drawn(CARD)
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    duel.plan(0, "plan_10").plan(1, "plan_14")
    assert (duel.totals, duel.winner) == ([10, 14], 1)


def test_the_winner_draws_3_cards_and_the_loser_none() -> None:
    assert gains(contest_won(CARD, winner=0)) == [["draw 3"], []]
    assert gains(contest_won(CARD, winner=1)) == [[], ["draw 3"]]


def test_with_nothing_to_draw_the_effect_is_empty() -> None:
    """R25: deck and discard pile are empty."""
    assert gains(contest_won(CARD, winner=0, **NO_DECKS)) == [[], []]


def test_a_discovery_follows() -> None:
    assert next_deck(contest_won(CARD, winner=0)) == "discovery"
