"""Supply Drop: ships and a reinforcement for both."""

from game.duel import pieces
from tests.support.duel.destiny import drawn, gains

CARD = "supply_drop"


def test_each_player_recovers_2_ships_then_takes_1_reinforcement() -> None:
    assert gains(drawn(CARD)) == [["recover 2", "take 1"], ["recover 2", "take 1"]]


def test_the_leader_takes_the_top_card() -> None:
    """R36: leader first."""
    duel = drawn(CARD, reinforcements=["mega_support", "traitor"], straggler=0)
    assert "mega_support" in duel.hand(1)
    assert "traitor" in duel.hand(0)


def test_the_last_reinforcement_is_the_leaders() -> None:
    """R21, R36: taking has no effect when there are none."""
    all_but_one = [card.id for card in pieces.REINFORCEMENTS[1:]]
    assert gains(drawn(CARD, discards=[all_but_one, []])) == [["recover 2", "take 1"], ["recover 2"]]
