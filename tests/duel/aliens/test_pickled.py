"""Pickled: lost plans ripen in a jar."""

from typing import Any

from game.core.prompts import NONE, Yes
from game.core.table import NOBODY
from game.duel.events import CardDrawn
from game.duel.prompts import ChoosePlan, ChooseSecondPlan, MayTakeCard
from tests.support.duel.duels import Duels, a_contest, a_duel, slip

QUIET = {"event": ["spelling_bee"], "refresh": ["overhaul"]}


def at_cleanup(winner: int, plan: str = "plan_31", jar: tuple[str, ...] = (), **words: Any) -> Duels:
    """Pickled is seat 0; the duel is decided and about to be cleaned up."""
    return a_duel(
        ["pickled", "lamplighter"],
        phase="cleanup",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        under=[list(jar), []],
        duel={
            "plans": [plan.split("+"), ["plan_42"]],
            "revealed": True,
            "winner": winner,
            **words.pop("duel", {}),
        },
        destiny=QUIET,
        **words,
    )


def at_plans(jar: tuple[str, ...] = ("plan_13", "plan_m02"), **words: Any) -> Duels:
    """Pickled is seat 0; plans are about to be chosen for a duel without tactics, each with two ships."""
    return a_duel(
        ["pickled", "lamplighter"],
        phase="plans",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        under=[list(jar), []],
        **words,
    )


def jar(duel: Duels) -> list[str]:
    return duel.keys(duel.table.under[0])


def test_the_loser_may_put_the_plan_into_the_jar() -> None:
    duel = at_cleanup(winner=1)
    assert duel.asks(0, Yes).question == "ask.pickled.jar"
    duel.answers(0, Yes, True)
    assert jar(duel) == ["plan_31"]
    assert duel.discards(0) == []


def test_the_jar_is_open() -> None:
    duel = at_cleanup(winner=1).answers(0, Yes, True)
    assert duel.table.knows(1, duel.card("plan_31"))


def test_jarring_may_be_declined() -> None:
    duel = at_cleanup(winner=1).answers(0, Yes, False)
    assert jar(duel) == []
    assert duel.discards(0) == ["plan_31"]


def test_the_winner_jars_nothing() -> None:
    duel = at_cleanup(winner=0)
    assert not any(prompt.because == "pickled" for prompt in duel.match.waiting())
    assert duel.discards(0) == ["plan_31"]


def test_a_duel_without_a_winner_has_no_loser() -> None:
    """R13: both plans are discarded."""
    duel = at_cleanup(winner=NOBODY)
    assert not any(prompt.because == "pickled" for prompt in duel.match.waiting())


def test_the_jar_holds_two() -> None:
    duel = at_cleanup(winner=1, jar=("plan_13",)).answers(0, Yes, True)
    assert jar(duel) == ["plan_13", "plan_31"]


def test_a_full_jar_may_give_up_a_card_first() -> None:
    duel = at_cleanup(winner=1, jar=("plan_13", "plan_20"))
    duel.answers(0, MayTakeCard, duel.card("plan_20"))
    assert jar(duel) == ["plan_13", "plan_31"]
    assert duel.discards(0) == ["plan_20"]


def test_a_full_jar_may_stay_as_it_is() -> None:
    duel = at_cleanup(winner=1, jar=("plan_13", "plan_20")).answers(0, MayTakeCard, NONE)
    assert jar(duel) == ["plan_13", "plan_20"]
    assert duel.discards(0) == ["plan_31"]


def test_only_a_card_in_the_jar_can_make_room() -> None:
    duel = at_cleanup(winner=1, jar=("plan_13", "plan_20"))
    assert duel.refuses(0, MayTakeCard, duel.card("plan_04")).text == "refuse.card_not_offered"


def test_of_two_plans_only_the_main_one_is_jarred() -> None:
    duel = at_cleanup(winner=1, plan="plan_31+plan_20").answers(0, Yes, True)
    assert jar(duel) == ["plan_31"]
    assert duel.discards(0) == ["plan_20"]


def test_a_reinforcement_used_as_plan_can_be_jarred() -> None:
    """R5: any hand card may be a plan."""
    duel = at_cleanup(winner=1, plan="mega_support").answers(0, Yes, True)
    assert jar(duel) == ["mega_support"]


def test_a_plan_from_the_jar_cannot_be_jarred_again_this_time() -> None:
    duel = at_cleanup(winner=1, duel={"jarred": [True, False]})
    assert not any(prompt.because == "pickled" for prompt in duel.match.waiting())
    assert duel.discards(0) == ["plan_31"]


def annihilated(ships: list[int], **words: Any) -> Duels:
    """Tactics decide: 1 fire against 4 fire; plans are never revealed."""
    return a_duel(
        ["pickled", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": ships}],
        duel={"plans": [["plan_31"], ["plan_42"]], "tactics": [slip("1 fire"), slip("4 fire")], **words},
        destiny=QUIET,
    )


def test_an_unrevealed_plan_is_jarred_face_up() -> None:
    """R14: a win in step 6 skips the reveal, not the cleanup."""
    duel = annihilated([2, 2]).answers(0, Yes, True)
    assert jar(duel) == ["plan_31"]
    assert duel.table.knows(1, duel.card("plan_31"))


def test_a_plan_discarded_by_a_restart_is_not_jarred() -> None:
    """R12: the plans are simply discarded."""
    duel = annihilated([1, 1])
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]
    assert duel.discards(0) == ["plan_31"]


def test_a_restart_also_takes_the_plan_from_the_jar() -> None:
    """R12: and the next plan is not aged because the last one was."""
    duel = annihilated([1, 1], jarred=[True, False]).dial(2, 2)
    duel.plan(0, "plan_10", "1 recover").plan(1, "plan_10", "2 shield")
    assert duel.discards(0) == ["plan_31"]
    assert duel.strength(0) == 10


def test_a_plan_may_be_chosen_from_the_jar() -> None:
    duel = at_plans()
    options = duel.asks(0, ChoosePlan).options(duel.table)
    assert options == [*duel.table.hands[0], duel.card("plan_13"), duel.card("plan_m02")]
    duel.plan(0, "plan_13").plan(1, "plan_08")
    assert jar(duel) == ["plan_m02"]


def test_the_opponent_has_no_part_in_the_jar() -> None:
    duel = at_plans()
    assert duel.asks(1, ChoosePlan).options(duel.table) == duel.table.hands[1]


def test_a_plan_from_the_jar_is_worth_four_more() -> None:
    assert at_plans().plan(0, "plan_13").plan(1, "plan_08").strength(0) == 17
    assert at_plans().plan(0, "plan_m02").plan(1, "plan_08").strength(0) == 2


def test_a_plan_from_the_hand_is_not() -> None:
    assert at_plans().plan(0, "plan_10").plan(1, "plan_08").strength(0) == 10


def test_a_plan_from_the_jar_is_discarded_after_use() -> None:
    duel = at_plans(destiny=QUIET).plan(0, "plan_m02").plan(1, "plan_08").pass_reinforcements()
    assert duel.winner == 1
    assert jar(duel) == ["plan_13"]
    assert duel.discards(0) == ["plan_m02"]


def test_a_plan_that_replaces_one_from_the_jar_is_not_aged() -> None:
    envoys = [{"envoy": "chosen", "ally": 0, "face_up": True}]
    duel = at_plans(envoys=envoys, decks=[["plan_20", "plan_07"], []]).plan(0, "plan_13").plan(1, "plan_08")
    duel.answers(0, Yes, True).answers(0, MayTakeCard, duel.card("plan_20"))
    assert duel.strength(0) == 20


def test_only_the_main_plan_is_aged() -> None:
    """The Deuce's second plan may come from the jar, but effects look at the main plan only."""
    envoys = [{"envoy": "deuce", "ally": 0, "face_up": True}]
    duel = at_plans(envoys=envoys).plan(0, "plan_10")
    duel.answers(0, ChooseSecondPlan, duel.card("plan_13")).plan(1, "plan_08")
    assert duel.strength(0) == 23


def test_jarred_cards_do_not_count_for_the_hand_limit() -> None:
    """R23: six cards in hand and two in the jar are not too many."""
    hand = ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15", "plan_01"]
    duel = at_cleanup(winner=0, jar=("plan_13", "plan_20"), hands=[hand, ["plan_04"]])
    assert (0, "DiscardCard") not in duel.waiting_for


def test_with_an_empty_hand_the_jar_will_do() -> None:
    """R24: the hand need not be filled."""
    duel = at_plans(hands=[[], ["plan_08"]])
    assert duel.asks(0, Yes).question == "ask.pickled.empty_hand"
    duel.answers(0, Yes, True)
    assert duel.asks(0, ChoosePlan).options(duel.table) == [duel.card("plan_13"), duel.card("plan_m02")]
    assert not duel.happened(CardDrawn)


def test_with_an_empty_hand_the_hand_may_be_filled_all_the_same() -> None:
    """R24: up to the hand limit."""
    duel = at_plans(hands=[[], ["plan_08"]]).answers(0, Yes, False)
    assert len(duel.table.hands[0]) == 6
    assert len(duel.asks(0, ChoosePlan).options(duel.table)) == 8


def test_with_an_empty_hand_and_an_empty_jar_the_hand_is_filled() -> None:
    """R24: an effect needs a card."""
    duel = at_plans(jar=(), hands=[[], ["plan_08"]])
    assert (0, "ChoosePlan") in duel.waiting_for
    assert len(duel.table.hands[0]) == 6


def test_the_opponent_with_an_empty_hand_draws_as_usual() -> None:
    duel = at_plans(hands=[["plan_08"], []])
    assert len(duel.table.hands[1]) == 6


def test_contests_fill_and_empty_the_jar_too() -> None:
    contest = a_contest(["pickled", "lamplighter"], under=[["plan_05"], []], destiny=QUIET)
    contest.plan(0, "plan_05").plan(1, "plan_15").pass_reinforcements()
    assert contest.totals == [9, 15]
    assert contest.discards(0) == ["plan_05"]
    contest = a_contest(["pickled", "lamplighter"], destiny=QUIET)
    contest.plan(0, "plan_04").plan(1, "plan_15").pass_reinforcements().answers(0, Yes, True)
    assert jar(contest) == ["plan_04"]
