"""Embassy Mail: envoys write to both players, to the straggler first."""

import pytest

from game.core.table import NOBODY
from game.duel.prompts import ImproveFriendship
from tests.support.duel.destiny import THREE_ENVOYS, drawn, gains

CARD = "embassy_mail"


@pytest.mark.parametrize("straggler", [0, 1])
def test_the_straggler_improves_a_friendship_before_the_leader(straggler: int) -> None:
    leader = 1 - straggler
    duel = drawn(CARD, envoys=THREE_ENVOYS, straggler=straggler)
    assert duel.waiting_for == [(straggler, "ImproveFriendship")]
    duel.answers(straggler, ImproveFriendship, duel.card("chosen"))
    assert duel.waiting_for == [(leader, "ImproveFriendship")]
    duel.answers(leader, ImproveFriendship, duel.card("deuce"))
    assert (duel.envoy("chosen").ally, duel.envoy("deuce").ally) == (straggler, leader)


def test_the_leader_may_turn_the_stragglers_new_friend_neutral() -> None:
    """R26: improving with the opponent's ally."""
    duel = drawn(CARD, envoys=THREE_ENVOYS)
    duel.answers(1, ImproveFriendship, duel.card("chosen"))
    duel.answers(0, ImproveFriendship, duel.card("chosen"))
    assert duel.envoy("chosen").ally == NOBODY


def test_after_that_each_player_recovers_2_ships() -> None:
    duel = drawn(CARD, envoys=THREE_ENVOYS)
    duel.answers(1, ImproveFriendship, duel.card("chosen"))
    assert gains(duel) == [[], []]
    duel.answers(0, ImproveFriendship, duel.card("deuce"))
    assert gains(duel) == [["recover 2"], ["recover 2"]]
