"""Tactical Blackout: a duel without tactics."""

from game.duel.events import TacticSpent
from tests.support.duel.destiny import (
    called_a_duel,
    compared,
    drawn,
    gains,
    next_deck,
    track_of,
    won,
    world,
)

CARD = "tactical_blackout"


def test_the_planet_track_reads_yellow_red_blue() -> None:
    assert track_of(CARD) == ["yellow", "red", "blue"]


def test_without_a_planet_there_is_no_duel() -> None:
    """R31: the part that needs a planet is skipped."""
    assert not called_a_duel(drawn(CARD))


def test_only_plans_are_chosen() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [0, 0])]).dial(2, 2).plan(0, "plan_08")
    assert duel.waiting_for == [(1, "ChoosePlan")]


def test_the_tactics_step_is_left_out() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [0, 0])]).dial(2, 1)
    duel.plan(0, "plan_08").plan(1, "plan_14")
    assert duel.totals == [17, 14]
    assert not duel.happened(TacticSpent)


def test_the_ship_advantage_is_9() -> None:
    assert compared(CARD, ships=[2, 1]).totals == [29, 20]
    assert compared(CARD, ships=[1, 2]).totals == [20, 29]


def test_the_loser_readies_all_spent_tactics_and_the_winner_none() -> None:
    spent = [["tactic_1", "tactic_3"], ["tactic_2", "tactic_4", "tactic_5"]]
    assert gains(won(CARD, winner=0, spent=spent)) == [[], ["ready 3"]]
    assert gains(won(CARD, winner=1, spent=spent)) == [["ready 2"], []]


def test_with_no_spent_tactic_there_is_nothing_to_ready() -> None:
    assert gains(won(CARD, winner=0)) == [[], []]


def test_a_discovery_follows() -> None:
    assert next_deck(won(CARD, winner=0)) == "discovery"
