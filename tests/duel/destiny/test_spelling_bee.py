"""Spelling Bee: top marks bring cards."""

from tests.support.duel.destiny import contest_won, gains

CARD = "spelling_bee"


def test_the_winner_draws_3_cards_and_the_loser_none() -> None:
    assert gains(contest_won(CARD, winner=0)) == [["draw 3"], []]
    assert gains(contest_won(CARD, winner=1)) == [[], ["draw 3"]]
