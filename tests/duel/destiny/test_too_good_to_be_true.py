"""Too Good to Be True: the loser makes a friend."""

from game.core.table import NOBODY
from game.duel.prompts import DismissEnvoy, ImproveFriendship
from tests.support.duel.destiny import THREE_ENVOYS, gains, won

CARD = "too_good_to_be_true"


def test_the_loser_improves_the_friendship_with_1_envoy() -> None:
    duel = won(CARD, winner=0, envoys=THREE_ENVOYS)
    assert duel.waiting_for == [(1, "ImproveFriendship")]
    assert duel.asks(1, ImproveFriendship).because == CARD
    duel.answers(1, ImproveFriendship, duel.card("chosen"))
    assert [envoy.ally for envoy in duel.table.envoys] == [NOBODY, 1, NOBODY]
    assert gains(duel) == [[], []]


def test_the_winners_ally_turns_neutral() -> None:
    """R26: improving with the opponent's ally."""
    duel = won(CARD, winner=0, envoys=[{"envoy": "cudgel", "ally": 0}, {"envoy": "chosen"}])
    duel.answers(1, ImproveFriendship, duel.card("cudgel"))
    assert duel.envoy("cudgel").ally == NOBODY


def test_the_own_ally_may_be_chosen_without_effect() -> None:
    """R26: legal, no effect."""
    duel = won(CARD, winner=0, envoys=[{"envoy": "cudgel", "ally": 1}, {"envoy": "chosen"}])
    duel.answers(1, ImproveFriendship, duel.card("cudgel"))
    assert duel.envoy("cudgel").ally == 1
    assert duel.envoy("chosen").ally == NOBODY


def test_a_second_ally_means_giving_one_up() -> None:
    """R27: the other one turns neutral, it does not go to the opponent."""
    duel = won(CARD, winner=0, envoys=[{"envoy": "cudgel", "ally": 1}, {"envoy": "chosen"}])
    duel.answers(1, ImproveFriendship, duel.card("chosen"))
    duel.answers(1, DismissEnvoy, duel.card("cudgel"))
    assert (duel.envoy("cudgel").ally, duel.envoy("chosen").ally) == (NOBODY, 1)
