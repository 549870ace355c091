"""Embassy Ball: the winner dances with an envoy, and perhaps with another."""

from game.core.prompts import Yes
from game.core.table import NOBODY
from game.duel.prompts import DismissEnvoy, ImproveFriendship
from tests.support.duel.destiny import THREE_ENVOYS, contest_won, gains, next_deck

CARD = "embassy_ball"


def test_the_winner_improves_the_friendship_with_1_envoy() -> None:
    duel = contest_won(CARD, winner=1, envoys=THREE_ENVOYS)
    assert duel.waiting_for == [(1, "ImproveFriendship")]
    duel.answers(1, ImproveFriendship, duel.card("chosen"))
    assert duel.envoy("chosen").ally == 1


def test_a_second_friendship_may_be_declined() -> None:
    duel = contest_won(CARD, winner=0, envoys=THREE_ENVOYS)
    duel.answers(0, ImproveFriendship, duel.card("chosen"))
    assert duel.asks(0, Yes).question == "ask.embassy_ball"
    duel.answers(0, Yes, False)
    assert [envoy.ally for envoy in duel.table.envoys] == [NOBODY, 0, NOBODY]
    assert next_deck(duel) == "discovery"


def test_the_second_friendship_is_with_a_different_envoy() -> None:
    duel = contest_won(CARD, winner=0, envoys=THREE_ENVOYS)
    duel.answers(0, ImproveFriendship, duel.card("chosen")).answers(0, Yes, True)
    assert duel.refuses(0, ImproveFriendship, duel.card("chosen")).text == "refuse.envoy_not_in_play"
    duel.answers(0, ImproveFriendship, duel.card("deuce"))
    duel.answers(0, DismissEnvoy, duel.card("chosen"))
    assert [envoy.ally for envoy in duel.table.envoys] == [NOBODY, NOBODY, 0]


def test_the_losers_ally_may_be_turned_neutral_before_a_new_one_is_won() -> None:
    """R26: improving with the opponent's ally."""
    duel = contest_won(CARD, winner=0, envoys=[{"envoy": "cudgel", "ally": 1}, {"envoy": "chosen"}])
    duel.answers(0, ImproveFriendship, duel.card("cudgel")).answers(0, Yes, True)
    assert (duel.envoy("cudgel").ally, duel.envoy("chosen").ally) == (NOBODY, 0)


def test_with_a_single_envoy_in_play_there_is_no_second_question() -> None:
    duel = contest_won(CARD, winner=0, envoys=[{"envoy": "cudgel"}])
    assert duel.envoy("cudgel").ally == 0
    assert next_deck(duel) == "discovery"


def test_with_no_envoy_in_play_nothing_happens() -> None:
    """R38: as far as possible."""
    assert next_deck(contest_won(CARD, winner=0, envoys=[])) == "discovery"


def test_nobody_gets_anything_else() -> None:
    duel = contest_won(CARD, winner=0, envoys=THREE_ENVOYS)
    duel.answers(0, ImproveFriendship, duel.card("chosen")).answers(0, Yes, False)
    assert gains(duel) == [[], []]
