"""Diplomatic Pouch: make a friend, or sell one for reinforcements."""

from game.core.table import NOBODY
from game.duel.prompts import ChooseOne, ImproveFriendship, WorsenFriendship
from tests.support.duel.destiny import (
    NO_REINFORCEMENTS,
    STILL,
    THREE_ENVOYS,
    drawn,
    gains,
    upcoming,
)
from tests.support.duel.duels import a_card

CARD = "diplomatic_pouch"
ALLY = [{"envoy": "cudgel", "ally": 0}, {"envoy": "chosen"}]


def test_without_an_ally_a_player_improves_a_friendship_the_leader_first() -> None:
    duel = drawn(CARD, envoys=THREE_ENVOYS, straggler=0)
    assert duel.waiting_for == [(1, "ImproveFriendship")]
    duel.answers(1, ImproveFriendship, duel.card("chosen"))
    assert duel.waiting_for == [(0, "ImproveFriendship")]
    duel.answers(0, ImproveFriendship, duel.card("deuce"))
    assert (duel.envoy("chosen").ally, duel.envoy("deuce").ally) == (1, 0)
    assert gains(duel) == [[], []]


def test_a_player_with_an_ally_has_the_choice() -> None:
    duel = drawn(CARD, envoys=ALLY)
    assert duel.asks(0, ChooseOne).choices == ("improve_1", "worsen_1_take_2")


def test_the_ally_may_be_sold_for_2_reinforcements() -> None:
    duel = drawn(CARD, envoys=ALLY).answers(0, ChooseOne, "worsen_1_take_2")
    assert duel.envoy("cudgel").ally == NOBODY
    assert gains(duel) == [["take 2"], []]
    assert duel.waiting_for == [(1, "ImproveFriendship")]


def test_the_player_with_an_ally_may_improve_instead() -> None:
    envoys = [*ALLY, {"envoy": "deuce", "ally": 1}]
    duel = drawn(CARD, envoys=envoys).answers(0, ChooseOne, "improve_1")
    duel.answers(0, ImproveFriendship, duel.card("deuce"))
    assert (duel.envoy("cudgel").ally, duel.envoy("deuce").ally) == (0, NOBODY)
    assert gains(duel) == [[], []]


def test_of_two_allies_the_player_chooses_one() -> None:
    envoys = [{"envoy": "cudgel", "ally": 0}, {"envoy": "chosen", "ally": 0}, {"envoy": "deuce"}]
    decks = upcoming(CARD, on_top=True)
    duel = a_card(CARD, ["salon_lion", STILL[1]], envoys=envoys, destiny=decks)
    duel.answers(0, ChooseOne, "worsen_1_take_2")
    assert duel.refuses(0, WorsenFriendship, duel.card("deuce")).text == "refuse.envoy_not_your_ally"
    duel.answers(0, WorsenFriendship, duel.card("chosen"))
    assert (duel.envoy("cudgel").ally, duel.envoy("chosen").ally) == (0, NOBODY)


def test_with_no_reinforcement_left_the_ally_is_sold_for_nothing() -> None:
    """R21: taking has no effect."""
    duel = drawn(CARD, envoys=ALLY, **NO_REINFORCEMENTS).answers(0, ChooseOne, "worsen_1_take_2")
    assert duel.envoy("cudgel").ally == NOBODY
    assert gains(duel) == [[], []]
