"""Uber-Reserve: one reinforcement to begin with, and every one it plays counts double."""

from typing import Any

from game.duel import pieces
from game.duel.events import ReinforcementTaken
from game.duel.prompts import DiscardCard
from tests.support.duel.duels import Duels, a_contest, a_duel

REINFORCEMENTS = [card.id for card in pieces.REINFORCEMENTS]


def opening(**words: Any) -> Duels:
    """Set-up: the first hands are about to be drawn; then a duel begins."""
    return Duels(
        {
            "aliens": ["uber_reserve", "prime"],
            "phase": "first_hands",
            "reinforcements": ["mega_support"],
            "destiny": {"discovery": ["abandoned_spaceport"], "event": ["talent_show"]},
            **words,
        }
    )


def a_contest_of_20(hands: list[list[str]], plan: str = "plan_20") -> Duels:
    return a_contest(
        ["uber_reserve", "prime"],
        card="spelling_bee",
        phase="reveal",
        hands=hands,
        contest={"plans": [[plan], ["plan_20"]]},
        destiny={"discovery": ["abandoned_spaceport"]},
    )


def test_after_the_starting_hands_the_uber_reserve_takes_one_reinforcement() -> None:
    start = opening()
    assert len(start.hand(0)) == 7
    assert start.hand(0)[-1] == "mega_support"


def test_the_opponent_takes_none() -> None:
    start = opening()
    assert len(start.hand(1)) == 6
    assert [taken.seat for taken in start.happened(ReinforcementTaken)] == [0]


def test_without_a_reinforcement_deck_nothing_is_taken() -> None:
    """R21: taking has no effect when the deck is empty."""
    start = opening(reinforcements=[], discards=[REINFORCEMENTS, []])
    assert len(start.hand(0)) == 6
    assert not start.happened(ReinforcementTaken)


def test_the_hand_limit_is_enforced_at_the_first_end_of_a_card() -> None:
    """R23: only then; here the first card ends at once, for lack of planets (R4)."""
    planets = [{"planet": planet.id} for planet in pieces.PLANETS]
    start = opening(planets=planets)
    assert start.waiting_for == [(0, "DiscardCard")]
    start.answers(0, DiscardCard, start.card("mega_support"))
    assert len(start.hand(0)) == 6


def test_a_reinforcement_on_oneself_counts_double() -> None:
    contest = a_contest_of_20([["plan_04", "pep_talk"], ["plan_04"]]).reinforce(0, "pep_talk", on=0)
    assert contest.totals == [28, 20]


def test_a_reinforcement_on_the_opponent_counts_double_too() -> None:
    contest = a_contest_of_20([["plan_04", "traitor"], ["plan_04"]]).reinforce(0, "traitor", on=1)
    assert contest.totals == [20, 6]


def test_reinforcements_of_the_opponent_count_once() -> None:
    contest = a_contest_of_20([["plan_04"], ["plan_04", "pep_talk", "traitor"]])
    contest.reinforce(1, "pep_talk", on=1).reinforce(1, "traitor", on=0)
    assert contest.totals == [13, 24]


def test_a_parity_reinforcement_counts_20_when_it_fits() -> None:
    """R20: the parity is that of plan and other reinforcements."""
    contest = a_contest_of_20([["plan_04", "even_keel_a"], ["plan_04"]]).reinforce(0, "even_keel_a", on=0)
    assert contest.totals == [40, 20]


def test_a_parity_reinforcement_counts_4_otherwise() -> None:
    contest = a_contest_of_20([["plan_04", "odd_job_a"], ["plan_04"]]).reinforce(0, "odd_job_a", on=0)
    assert contest.totals == [24, 20]


def test_a_reinforcement_chosen_as_plan_is_not_doubled() -> None:
    """R5: as a plan it has its printed number."""
    contest = a_contest_of_20([["plan_04"], ["plan_04"]], plan="mega_support")
    assert contest.totals == [12, 20]


def test_reinforcements_count_double_in_duels_too() -> None:
    duel = a_duel(
        ["uber_reserve", "prime"],
        card="gold_rush_moon",
        phase="reinforcements",
        hands=[["plan_04", "pep_talk"], ["plan_04"]],
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        duel={"plans": [["plan_20"], ["plan_20"]], "revealed": True},
        destiny={"event": ["talent_show"]},
    )
    assert duel.reinforce(0, "pep_talk", on=0).totals == [28, 20]
