"""Gold Rush Moon: the winner hires help."""

from game.duel import pieces
from tests.support.duel.destiny import gains, won

CARD = "gold_rush_moon"


def test_the_last_reinforcement_is_taken_alone() -> None:
    """R38: as many as there are."""
    all_but_one = [card.id for card in pieces.REINFORCEMENTS[1:]]
    assert gains(won(CARD, winner=0, discards=[all_but_one, []])) == [["take 1"], []]
