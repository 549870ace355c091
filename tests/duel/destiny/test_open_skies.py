"""Open Skies: the leader sends first, in plain sight."""

import pytest

from game.duel.moments import GameWon
from game.duel.prompts import DiscardCard, SetDial
from tests.support.duel.destiny import drawn, fought_over, gains, won, world

CARD = "open_skies"


def test_a_planet_is_discovered_and_fought_for() -> None:
    assert fought_over(drawn(CARD, planet_deck=["planet_07"])) == "planet_07"


@pytest.mark.parametrize("straggler", [0, 1])
def test_the_leader_sends_before_the_straggler_sets_the_dial(straggler: int) -> None:
    leader = 1 - straggler
    duel = drawn(CARD, planet_deck=["planet_07"], straggler=straggler)
    assert duel.waiting_for == [(leader, "SetDial")]
    duel.answers(leader, SetDial, 3)
    assert duel.ships("planet_07")[leader] == 3
    assert duel.waiting_for == [(straggler, "SetDial")]


def test_the_straggler_sees_the_leaders_dial() -> None:
    duel = drawn(CARD).answers(0, SetDial, 3)
    assert duel.dials_seen == [(0, 3)]


def test_then_the_straggler_sends_and_the_duel_goes_on() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"]).answers(0, SetDial, 3).answers(1, SetDial, 4)
    assert duel.ships("planet_07") == [3, 4]
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_a_leader_without_ships_has_lost_before_the_straggler_dials() -> None:
    """R11: the check is made when the player must send."""
    duel = drawn(CARD, planets=[world("planet_01", [15, 15])], supply=[0, 0]).answers(0, SetDial, 1)
    assert duel.happened(GameWon) == [GameWon((1,), "supply")]


def test_a_restarted_duel_begins_with_the_leader_again() -> None:
    """R12: the same card, the same rule."""
    duel = drawn(CARD).dial(1, 1).plan(0, "plan_08", "4 fire").plan(1, "plan_14", "4 fire")
    assert duel.waiting_for == [(0, "SetDial")]


def test_the_loser_draws_3_cards_then_discards_1_and_the_winner_gets_nothing() -> None:
    duel = won(CARD, winner=0)
    assert duel.waiting_for == [(1, "DiscardCard")]
    assert len(duel.hand(1)) == 5
    duel.answers(1, DiscardCard, duel.card("plan_14", 1))
    assert gains(duel) == [[], ["draw 3", "discard 1"]]
    assert "plan_14" in duel.discards(1)


def test_a_drawn_card_may_be_the_one_to_go() -> None:
    duel = won(CARD, winner=1, decks=[["plan_42"], []])
    duel.answers(0, DiscardCard, duel.card("plan_42"))
    assert "plan_42" not in duel.hand(0)
