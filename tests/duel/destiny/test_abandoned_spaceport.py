"""Abandoned Spaceport: the loser helps himself."""

from tests.support.duel.destiny import NO_REINFORCEMENTS, gains, won

CARD = "abandoned_spaceport"


def test_with_no_reinforcement_left_the_loser_still_draws() -> None:
    """R21: taking has no effect then."""
    assert gains(won(CARD, winner=0, **NO_REINFORCEMENTS)) == [[], ["draw 1"]]


def test_the_opponent_does_not_see_what_the_loser_took() -> None:
    """R22: it goes to the hand unseen."""
    duel = won(CARD, winner=0, reinforcements=["mega_support"])
    assert "mega_support" in duel.hand(1)
    assert not duel.table.knows(0, duel.card("mega_support"))
