"""Roller: the opponent's reinforcements roll up before plans are revealed."""

from typing import Any

from game.core.prompts import NONE, Yes
from game.duel.events import ReinforcementTaken
from game.duel.moments import PlansRevealed, WinnerFound
from game.duel.prompts import ChooseOne, ChoosePlan, PlayReinforcement
from tests.support.duel.duels import Duels, a_contest, a_duel, slip

PASS = (NONE, NONE)
HANDS = [["plan_04", "pep_talk", "second_wind"], ["plan_04", "loose_change", "traitor"]]


def before_the_reveal(aliens: list[str] | None = None, **words: Any) -> Duels:
    """A contest with plans of 20 on both sides; +4 and +5 in the Roller's hand, +3 and -7 in the other."""
    spec: dict[str, Any] = {
        "card": "spelling_bee",
        "phase": "reveal",
        "hands": HANDS,
        "contest": {"plans": [["plan_20"], ["plan_20"]]},
        "destiny": {"discovery": ["abandoned_spaceport"]},
        **words,
    }
    return a_contest(aliens or ["roller", "prime"], **spec)


def before_tactics(ships: list[int], theirs: str) -> Duels:
    return a_duel(
        ["roller", "prime"],
        card="gold_rush_moon",
        phase="tactics",
        hands=HANDS,
        planets=[{"planet": "planet_01", "ships": ships}],
        duel={"plans": [["plan_31"], ["plan_20"]], "tactics": [slip("1 shield"), slip(theirs)]},
        destiny={"event": ["talent_show"]},
    )


def test_the_roller_may_call_a_roll_up_before_plans_are_revealed() -> None:
    contest = before_the_reveal()
    assert contest.waiting_for == [(0, "Yes")]
    assert contest.asks(0, Yes).because == "roller"
    assert not contest.happened(PlansRevealed)


def test_the_opponent_then_plays_before_plans_are_revealed() -> None:
    contest = before_the_reveal().answers(0, Yes, True)
    assert contest.waiting_for == [(1, "PlayReinforcement")]
    assert not contest.happened(PlansRevealed)
    assert not contest.table.knows(1, contest.card("plan_20", 0))


def test_the_opponent_plays_any_number_one_after_another_on_either_player() -> None:
    contest = before_the_reveal().answers(0, Yes, True)
    contest.reinforce(1, "loose_change", on=1)
    assert not contest.happened(PlansRevealed)
    contest.reinforce(1, "traitor", on=0)
    assert contest.happened(PlansRevealed)
    assert [contest.strength(seat) for seat in (0, 1)] == [13, 23]


def test_the_opponent_may_play_none_at_all() -> None:
    contest = before_the_reveal().answers(0, Yes, True).answers(1, PlayReinforcement, PASS)
    assert contest.happened(PlansRevealed)
    assert contest.waiting_for == [(0, "PlayReinforcement")]


def test_the_opponent_cannot_play_reinforcements_later() -> None:
    contest = before_the_reveal().answers(0, Yes, True).answers(1, PlayReinforcement, PASS)
    contest.answers(0, PlayReinforcement, PASS)
    assert contest.totals == [20, 20]


def test_the_roller_plays_in_the_usual_step_until_it_stops() -> None:
    contest = before_the_reveal().answers(0, Yes, True).answers(1, PlayReinforcement, PASS)
    contest.reinforce(0, "pep_talk", on=0)
    assert contest.waiting_for == [(0, "PlayReinforcement")]
    contest.reinforce(0, "second_wind", on=1)
    assert contest.totals == [24, 25]


def test_without_a_roll_up_both_play_in_the_usual_step() -> None:
    contest = before_the_reveal().answers(0, Yes, False)
    assert contest.happened(PlansRevealed)
    contest.answers(0, PlayReinforcement, PASS)
    assert contest.waiting_for == [(1, "PlayReinforcement")]


def test_a_straggling_roller_rolls_up_the_leader() -> None:
    contest = before_the_reveal(["prime", "roller"]).answers(1, Yes, True)
    assert contest.waiting_for == [(0, "PlayReinforcement")]
    contest.answers(0, PlayReinforcement, PASS)
    assert contest.waiting_for == [(1, "PlayReinforcement")]


def test_an_opponent_without_reinforcements_can_be_rolled_up_too() -> None:
    contest = before_the_reveal(hands=[HANDS[0], ["plan_04"]]).answers(0, Yes, True)
    assert contest.happened(PlansRevealed)
    assert contest.waiting_for == [(0, "PlayReinforcement")]


def test_a_reinforcement_that_comes_with_the_reveal_is_too_late() -> None:
    """The opponent's Bookmaker wins one when plans are revealed."""
    bookmaker = [{"envoy": "bookmaker", "ally": 1, "face_up": True}]
    contest = before_the_reveal(hands=[["plan_04"], ["plan_04"]], envoys=bookmaker)
    contest.answers(0, Yes, True).answers(1, ChooseOne, "high")
    assert [taken.seat for taken in contest.happened(ReinforcementTaken)] == [1]
    assert contest.totals == [20, 20]


def test_a_clause_rider_keeps_the_rolled_up_reinforcements_off() -> None:
    rider = [{"envoy": "clause_rider", "ally": 0, "face_up": True}]
    contest = before_the_reveal(envoys=rider).answers(0, Yes, True)
    refusal = contest.refuses(1, PlayReinforcement, (contest.card("traitor"), 0))
    assert refusal.text == "refuse.barred"


def test_a_parity_reinforcement_played_early_gets_its_value_when_strengths_are_known() -> None:
    """R20: 20 + 10 becomes 23 + 2 when the Roller later makes the strength odd."""
    contest = before_the_reveal(hands=[["plan_04", "loose_change"], ["plan_04", "even_keel_a"]])
    contest.answers(0, Yes, True).reinforce(1, "even_keel_a", on=1)
    assert contest.strength(1) == 30
    contest.reinforce(0, "loose_change", on=1)
    assert contest.totals == [20, 25]


def test_reinforcements_of_a_roll_up_go_to_the_pile_of_the_player_they_changed() -> None:
    """R19: whose strength a reinforcement changed gets it."""
    contest = before_the_reveal().answers(0, Yes, True).reinforce(1, "traitor", on=0)
    contest.answers(1, PlayReinforcement, PASS).answers(0, PlayReinforcement, PASS)
    assert contest.discards(0) == ["plan_20", "traitor"]


def test_in_a_duel_the_roll_up_comes_after_ships_are_checked() -> None:
    duel = before_tactics([2, 2], "1 fire")
    assert duel.waiting_for == [(0, "Yes")]
    duel.answers(0, Yes, True)
    assert duel.waiting_for == [(1, "PlayReinforcement")]


def test_there_is_no_roll_up_in_a_duel_decided_by_annihilation() -> None:
    duel = before_tactics([1, 2], "4 fire")
    assert duel.winner == 1
    assert (0, "Yes") not in duel.waiting_for


def test_there_is_no_roll_up_where_a_card_allows_no_reinforcements() -> None:
    duel = a_duel(
        ["roller", "prime"],
        card="gravity_well",
        phase="reveal",
        hands=HANDS,
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        duel={"plans": [["plan_20"], ["plan_20"]]},
        destiny={"refresh": ["overhaul"], "discovery": ["abandoned_spaceport"]},
    )
    assert duel.happened(WinnerFound)
    assert (0, "Yes") not in duel.waiting_for


def test_a_roll_up_lasts_for_one_contest_or_duel() -> None:
    duel = before_tactics([2, 2], "1 fire").answers(0, Yes, True)
    duel.answers(1, PlayReinforcement, PASS).answers(0, PlayReinforcement, PASS)
    duel.answers(0, ChoosePlan, duel.card("plan_04", 0)).answers(1, ChoosePlan, duel.card("plan_04", 1))
    duel.answers(0, Yes, False).answers(0, PlayReinforcement, PASS)
    assert duel.waiting_for == [(1, "PlayReinforcement")]
