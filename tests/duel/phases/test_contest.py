"""Contests: envoys, plans, reinforcements, winner, effect, cleanup - and no ships, tactics or prizes."""

from typing import Any

import pytest

from game.duel.events import (
    CardDrawn,
    EnvoyRevealed,
    ReinforcementTaken,
    ShipsSent,
    StragglerChanged,
    TacticReadied,
)
from game.duel.moments import (
    ContestBegan,
    PlanChosen,
    PlansRevealed,
    PlayedDiscarded,
    ReinforcementPlayed,
    WinnerFound,
)
from game.duel.prompts import ChoosePlan, RevealEnvoy
from game.duel.totals import controlled
from tests.support.duel.duels import Duels, a_card, a_contest
from tests.support.duel.positions import QUIET

NEXT = {"event": ["talent_show"], "refresh": ["overhaul"], "discovery": ["fog_bank"]}
HANDS = [["plan_10", "pep_talk"], ["plan_20", "loose_change"]]


def talent_show(**words: Any) -> Duels:
    """The winner takes two reinforcements."""
    return a_card("talent_show", QUIET, hands=HANDS, destiny=NEXT, **words)


def order_of(contest: Duels, *kinds: type) -> list[str]:
    return [type(event).__name__ for event in contest.log if isinstance(event, kinds)]


def test_a_contest_goes_through_its_seven_steps_in_order() -> None:
    contest = talent_show(envoys=[{"envoy": "grumpus", "ally": 1}])
    contest.answers(1, RevealEnvoy, contest.card("grumpus"))
    contest.plan(0, "plan_10").plan(1, "plan_20").reinforce(0, "pep_talk", on=0).pass_reinforcements()
    steps = (EnvoyRevealed, PlanChosen, PlansRevealed, ReinforcementPlayed, WinnerFound, ReinforcementTaken,
             PlayedDiscarded)  # fmt: skip
    assert order_of(contest, ContestBegan, *steps) == [
        "ContestBegan",
        "EnvoyRevealed",
        "PlanChosen",
        "PlanChosen",
        "PlansRevealed",
        "ReinforcementPlayed",
        "WinnerFound",
        "ReinforcementTaken",
        "ReinforcementTaken",
        "PlayedDiscarded",
    ]


def test_the_leader_decides_first_whether_to_reveal_an_envoy() -> None:
    """R30: leader first, then straggler."""
    envoys = [{"envoy": "grumpus", "ally": 0}, {"envoy": "voyager", "ally": 1}]
    contest = talent_show(envoys=envoys, straggler=0)
    assert contest.waiting_for == [(1, "RevealEnvoy")]
    assert contest.keep_hidden(1).waiting_for == [(0, "RevealEnvoy")]


def test_both_players_take_part_and_choose_a_plan_in_secret() -> None:
    """R37: both always take part."""
    contest = talent_show()
    assert contest.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    assert contest.answers(0, ChoosePlan, contest.card("plan_10")).waiting_for == [(1, "ChoosePlan")]


def test_a_contest_has_no_dials_and_no_tactics() -> None:
    """R37: no tactic, and no ships are sent."""
    contest = talent_show(spent=[["tactic_1"], ["tactic_1"]])
    contest.plan(0, "plan_10").plan(1, "plan_20")
    assert not contest.happened(ShipsSent)
    assert not contest.happened(TacticReadied)
    assert contest.waiting_for == [(0, "PlayReinforcement")]


@pytest.mark.parametrize(
    ("zero", "one", "winner"), [("plan_10", "plan_20", 1), ("pep_talk", "loose_change", 0)]
)
def test_the_higher_strength_wins_the_contest(zero: str, one: str, winner: int) -> None:
    contest = talent_show().plan(0, zero).plan(1, one).pass_reinforcements()
    assert contest.winner == winner


def test_the_winner_carries_out_the_effect() -> None:
    contest = talent_show().plan(0, "plan_10").plan(1, "plan_20").pass_reinforcements()
    assert [event.seat for event in contest.happened(ReinforcementTaken)] == [1, 1]


def test_some_contests_have_an_effect_for_the_loser_too() -> None:
    """Speed Chess: the winner readies all tactics, the loser one."""
    spent = [["tactic_1"], ["tactic_1", "tactic_2"]]
    hands = [["plan_10"], ["plan_20"]]
    contest = a_card("speed_chess", QUIET, hands=hands, spent=spent).plan(0, "plan_10").plan(1, "plan_20")
    readied = contest.happened(TacticReadied)
    assert readied[:3] == [TacticReadied(1, 0), TacticReadied(1, 1), TacticReadied(0, 0)]


def test_more_ships_on_planets_give_no_advantage_in_a_contest() -> None:
    """R37: there is no ship advantage."""
    contest = talent_show(planets=[{"planet": "planet_01", "ships": [9, 1]}])
    contest.plan(0, "plan_10").plan(1, "plan_20").pass_reinforcements()
    assert contest.totals == [10, 20]


def test_there_is_no_ship_advantage_even_if_the_event_names_a_planet() -> None:
    """R37: also if the event names a planet."""
    contest = a_contest(
        QUIET,
        card="land_auction",
        phase="winner",
        planets=[{"planet": "planet_09", "ships": [9, 1]}],
        target="planet_09",
        contest={"plans": [["plan_31"], ["plan_42"]]},
    )
    assert contest.totals == [31, 42]


def test_a_contest_gives_no_prize_and_nobody_withdraws() -> None:
    """R37: no prize in a contest."""
    contest = a_contest(
        QUIET,
        card="land_auction",
        phase="winner",
        planets=[{"planet": "planet_09", "ships": [3, 1]}],
        target="planet_09",
        supply=[10, 0],
        contest={"plans": [["plan_31"], ["plan_42"]]},
    )
    assert contest.ships("planet_09") == [3, 1]


def test_a_planet_stays_controlled_while_a_contest_is_held() -> None:
    """R37: a contest takes place on no planet."""
    contest = talent_show(planets=[{"planet": "planet_01", "ships": [2, 1]}])
    assert [len(controlled(contest.table, seat)) for seat in (0, 1)] == [1, 1]


def test_the_marker_is_checked_after_the_effect_and_before_cleanup() -> None:
    """R9: after step 6 of a contest."""
    contest = a_contest(
        QUIET,
        card="talent_show",
        phase="prize",
        planets=[{"planet": "planet_01", "ships": [0, 1]}],
        destiny={"refresh": ["overhaul"], "discovery": ["fog_bank"]},
        contest={"plans": [["plan_31"], ["plan_42"]], "winner": 1},
    )
    assert order_of(contest, ReinforcementTaken, StragglerChanged, PlayedDiscarded) == [
        "ReinforcementTaken",
        "ReinforcementTaken",
        "StragglerChanged",
        "PlayedDiscarded",
    ]


def test_the_marker_does_not_move_before_the_effect_of_a_contest() -> None:
    """R9: never inside a contest."""
    contest = talent_show(planets=[{"planet": "planet_01", "ships": [0, 1]}])
    contest.plan(0, "plan_10").plan(1, "plan_20")
    assert contest.waiting_for == [(0, "PlayReinforcement")]
    assert not contest.happened(StragglerChanged)


def test_an_empty_hand_is_filled_for_the_contest() -> None:
    """R24: choosing a plan needs a card from hand."""
    contest = a_card("talent_show", QUIET, hands=[[], ["plan_20"]])
    assert (len(contest.hand(0)), len(contest.hand(1))) == (6, 1)
    assert {event.seat for event in contest.happened(CardDrawn)} == {0}
