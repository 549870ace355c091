"""Iron Matron: punishes the opponent's encroachments, and lays down even or odd."""

from typing import Any

import pytest

from game.core.prompts import NONE, Yes
from game.duel.events import SUPPLY, ShipsDestroyed
from game.duel.moments import StrengthGiven
from game.duel.prompts import ChooseOne, DiscardCard, DismissEnvoy, GiveCard, ImproveFriendship
from tests.support.duel.duels import Duels, a_card, a_contest, a_duel, slip

QUIET = {"event": ["spelling_bee"], "refresh": ["overhaul"]}


def punished(duel: Duels) -> list[tuple[int, int]]:
    """Ships destroyed in a supply: whose, and how many."""
    return [(lost.seat, lost.ships) for lost in duel.happened(ShipsDestroyed) if lost.place == SUPPLY]


def at_prize(winner: int, allies: dict[str, int], card: str = "too_good_to_be_true", **words: Any) -> Duels:
    """The Matron is seat 1; the duel is won and the prize is due. The loser improves a friendship."""
    return a_duel(
        ["lamplighter", "iron_matron"],
        card=card,
        phase="prize",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        envoys=[{"envoy": envoy, "ally": ally} for envoy, ally in allies.items()],
        duel={"plans": [["plan_31"], ["plan_42"]], "revealed": True, "winner": winner},
        destiny=QUIET,
        **words,
    )


def law(plan: str, decree: str, matron: str = "plan_20", opponent: str = "lamplighter") -> Duels:
    """The Matron is seat 1 and leads; she decrees, then both plans are revealed."""
    duel = a_duel(
        [opponent, "iron_matron"],
        straggler=0,
        phase="plans",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        hands=[[plan, "pep_talk"], [matron, "loose_change"]],
    )
    return duel.answers(1, ChooseOne, decree).plan(0, plan).plan(1, matron)


def test_an_opponent_who_takes_a_card_loses_a_ship_in_the_supply() -> None:
    duel = a_duel(["crabby", "iron_matron"], phase="plans", planets=[{"planet": "planet_01"}])
    duel.answers(0, Yes, True)
    assert punished(duel) == [(0, 1)]
    assert (duel.table.supply, duel.table.warp) == ([14, 15], [6, 5])


def test_one_effect_is_punished_once() -> None:
    duel = a_duel(["crabby", "iron_matron"], phase="plans").answers(0, Yes, True)
    duel.answers(0, GiveCard, duel.card("plan_04"))
    assert punished(duel) == [(0, 1)]


def test_a_card_won_as_a_prize_is_punished() -> None:
    duel = at_prize(winner=0, allies={}, card="moon_heist")
    assert len(duel.table.hands[0]) == 7
    assert punished(duel) == [(0, 1)]


def test_ships_destroyed_by_a_contest_effect_are_punished_once() -> None:
    contest = a_contest(["lamplighter", "iron_matron"], card="tug_of_war", destiny=QUIET)
    contest.answers(1, ChooseOne, "nothing").plan(0, "plan_15").plan(1, "plan_08").pass_reinforcements()
    assert punished(contest) == [(1, 2), (0, 1)]


def test_an_ally_turned_neutral_is_punished() -> None:
    duel = at_prize(winner=1, allies={"lifeboat": 1})
    assert duel.envoy("lifeboat").ally == NONE
    assert punished(duel) == [(0, 1)]


def test_ships_destroyed_by_the_opponents_envoy_are_punished() -> None:
    duel = a_duel(
        ["lamplighter", "iron_matron"],
        phase="plans",
        planets=[{"planet": "planet_01", "ships": [1, 3]}],
        envoys=[{"envoy": "minelayer", "ally": 0, "face_up": True}],
    )
    duel.answers(1, ChooseOne, "nothing").plan(0, "plan_04").plan(1, "plan_08")
    assert duel.ships("planet_01") == [1, 2]
    assert punished(duel) == [(0, 1)]


def test_tactics_are_not_punished() -> None:
    duel = a_duel(
        ["lamplighter", "iron_matron"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": [2, 3]}],
        duel={"plans": [["plan_31"], ["plan_42"]], "tactics": [slip("2 fire"), slip("1 recover")]},
    )
    assert duel.ships("planet_01") == [2, 1]
    assert not punished(duel)


def test_a_destiny_card_belongs_to_nobody() -> None:
    duel = a_card("hull_rot", ["lamplighter", "iron_matron"])
    assert punished(duel) == [(0, 3), (1, 2)]


def test_the_own_choice_of_allies_is_not_punished() -> None:
    """R27: who has too many allies lets one go."""
    duel = at_prize(winner=0, allies={"lifeboat": 1, "megaphone": NONE})
    duel.answers(1, ImproveFriendship, duel.card("megaphone"))
    duel.answers(1, DismissEnvoy, duel.card("lifeboat"))
    assert duel.envoy("lifeboat").ally == NONE
    assert not punished(duel)


def test_an_opponent_who_lets_an_own_ally_go_is_not_punished() -> None:
    duel = at_prize(winner=1, allies={"lifeboat": 0, "megaphone": NONE})
    duel.answers(0, ImproveFriendship, duel.card("megaphone"))
    duel.answers(0, DismissEnvoy, duel.card("lifeboat"))
    assert duel.envoy("lifeboat").ally == NONE
    assert not punished(duel)


def test_an_envoy_that_changes_sides_by_itself_is_not_punished() -> None:
    duel = a_duel(
        ["lamplighter", "iron_matron"],
        phase="cleanup",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        envoys=[{"envoy": "turncoat", "ally": 1, "face_up": True, "used": True}],
        duel={"plans": [["plan_31"], ["plan_42"]], "revealed": True, "winner": 1},
        destiny=QUIET,
    )
    assert duel.envoy("turncoat").ally == 0
    assert not punished(duel)


def test_discarding_down_to_the_hand_limit_is_not_punished() -> None:
    """R23: the hand limit is nobody's effect."""
    hand = ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15", "plan_20", "plan_23"]
    duel = a_duel(["lamplighter", "iron_matron"], phase="cleanup", hands=[["plan_04"], hand], destiny=QUIET)
    duel.answers(1, DiscardCard, duel.card("plan_04", 1))
    assert not punished(duel)


def test_what_the_matron_does_to_the_opponent_is_not_punished() -> None:
    duel = at_prize(winner=1, allies={}, card="moon_heist")
    assert len(duel.table.hands[1]) == 7
    assert not punished(duel)


def test_an_empty_supply_has_nothing_to_destroy() -> None:
    """R38: as much as possible."""
    duel = at_prize(winner=0, allies={}, card="moon_heist", supply=[0, 13], warp=[18, 5])
    assert len(duel.table.hands[0]) == 7
    assert not punished(duel)


@pytest.mark.parametrize(
    ("plan", "decree", "strength"),
    [
        ("plan_15", "even", 15 - 6),
        ("plan_15", "odd", 15),
        ("plan_10", "odd", 10 - 6),
        ("plan_10", "even", 10),
        ("plan_m02", "even", -2),
        ("plan_m02", "odd", -2 - 6),
        ("traitor", "odd", -7),
        ("traitor", "even", -7 - 6),
    ],
)
def test_a_plan_that_disobeys_costs_six_strength(plan: str, decree: str, strength: int) -> None:
    assert law(plan, decree).strength(0) == strength


def test_the_law_does_not_bind_the_matron() -> None:
    assert law("plan_10", "even", matron="plan_15").strength(1) == 15


def test_the_law_may_be_left_unspoken() -> None:
    duel = law("plan_15", "nothing")
    assert duel.strength(0) == 15
    assert not duel.happened(StrengthGiven)


def test_the_printed_number_must_obey() -> None:
    assert law("plan_13", "even", opponent="prime").strength(0) == 26 - 6


def test_the_law_is_laid_down_before_plans_are_chosen() -> None:
    duel = a_duel(["lamplighter", "iron_matron"], phase="plans")
    assert duel.waiting_for == [(1, "ChooseOne")]
    assert duel.refuses(1, ChooseOne, "prime").text == "refuse.not_a_course"


def test_contests_have_a_law_too() -> None:
    contest = a_contest(["lamplighter", "iron_matron"]).answers(1, ChooseOne, "odd")
    contest.plan(0, "plan_10").plan(1, "plan_08").pass_reinforcements()
    assert contest.totals == [4, 8]


def annihilated(ships: list[int]) -> Duels:
    """The Matron is seat 1 and decrees odd; fire decides before plans are revealed."""
    duel = a_duel(
        ["lamplighter", "iron_matron"],
        card="gold_rush_moon",
        phase="plans",
        planets=[{"planet": "planet_01", "ships": ships}],
        destiny=QUIET,
    )
    duel.answers(1, ChooseOne, "odd")
    return duel.plan(0, "plan_04", "4 fire").plan(1, "plan_08", "4 fire")


def test_plans_that_are_never_revealed_break_no_law() -> None:
    """R14: a win in step 6 skips the reveal."""
    assert not annihilated([5, 4]).happened(StrengthGiven)


def test_every_pass_has_its_own_law() -> None:
    """R12: what the earlier pass gave is gone."""
    duel = annihilated([4, 4]).dial(2, 2)
    assert duel.waiting_for == [(1, "ChooseOne")]
    duel.answers(1, ChooseOne, "nothing").plan(0, "plan_10", "1 recover").plan(1, "plan_10", "2 shield")
    assert duel.strength(0) == 10
