"""Underdog: wins at once when hopelessly outplayed."""

from typing import Any

from game.core.prompts import NONE, Yes
from game.duel.aliens.pitfall import SpringSnare
from game.duel.moments import PlanFixed, WinnerFound
from game.duel.prompts import MayTakeCard
from tests.support.duel.duels import Duels, a_contest, a_duel, slip


def revealed(mine: str, theirs: str, opponent: str = "lamplighter", **words: Any) -> Duels:
    """The Underdog is seat 0 and leads; both plans are turned up. Each hand is a reinforcement."""
    words.setdefault("hands", [["pep_talk"], ["loose_change"]])
    words.setdefault("destiny", {"event": ["talent_show"]})
    return a_duel(
        ["underdog", opponent],
        card="gold_rush_moon",
        phase="reveal",
        planets=[{"planet": "planet_01", "ships": words.pop("ships", [2, 2])}],
        duel={"plans": [mine.split("+"), theirs.split("+")]},
        **words,
    )


def goes_on(duel: Duels) -> bool:
    """True if nothing is decided yet and reinforcements may be played."""
    return not duel.happened(WinnerFound) and duel.waiting_for == [(0, "PlayReinforcement")]


def test_a_plan_eleven_higher_makes_the_underdog_win() -> None:
    """R40: the duel ends at once."""
    duel = revealed("plan_04", "plan_15")
    assert duel.happened(WinnerFound) == [WinnerFound(0)]


def test_ten_are_not_enough() -> None:
    assert goes_on(revealed("plan_05", "plan_15"))


def test_the_higher_plan_of_the_underdog_wins_nothing_at_once() -> None:
    assert goes_on(revealed("plan_31", "plan_04"))


def test_no_reinforcements_are_played_but_the_prize_is_given() -> None:
    """R40: play goes on with the prize and cleanup."""
    duel = revealed("plan_04", "plan_15")
    assert (0, "PlayReinforcement") not in duel.waiting_for
    assert len(duel.table.hands[0]) == 3  # the one, and two as the winner's prize
    assert duel.ships("planet_01") == [2, 0]
    assert duel.discards(0) == ["plan_04"]


def test_ship_advantage_does_not_count() -> None:
    assert goes_on(revealed("plan_05", "plan_15", ships=[2, 3]))
    assert revealed("plan_04", "plan_15", ships=[3, 2]).winner == 0


def test_the_printed_number_counts_against_prime() -> None:
    assert goes_on(revealed("plan_04", "plan_13", "prime"))


def test_a_snare_does_not_stop_the_underdog() -> None:
    """R30: Pitfall snaps as soon as plans are revealed, the Underdog comes after."""
    duel = revealed("plan_04", "plan_15", "pitfall", under=[[], ["plan_05"]])
    assert duel.waiting_for == [(1, "SpringSnare")]
    duel.answers(1, SpringSnare, True)
    assert duel.happened(PlanFixed)
    assert duel.winner == 0


def test_a_snapped_plan_still_has_its_number_for_the_underdog() -> None:
    duel = revealed("plan_15", "plan_20", "pitfall", under=[[], ["plan_14"]])
    duel.answers(1, SpringSnare, True)
    assert goes_on(duel)  # 20 - 15, though the Underdog's plan now counts 0


def test_only_main_plans_are_compared() -> None:
    assert goes_on(revealed("plan_05", "plan_15+plan_20"))
    assert revealed("plan_04+plan_20", "plan_15").winner == 0


def test_a_plan_that_replaces_the_opponents_is_tested_again() -> None:
    envoys = [{"envoy": "chosen", "ally": 1, "face_up": True}]
    duel = revealed("plan_05", "plan_15", envoys=envoys, decks=[[], ["plan_31", "plan_20"]])
    duel.answers(1, Yes, True).answers(1, MayTakeCard, duel.card("plan_31", 1))
    assert duel.winner == 0
    assert duel.discards(1) == ["plan_20", "plan_15", "plan_31"]


def test_a_plan_that_replaces_the_underdogs_is_tested_again() -> None:
    envoys = [{"envoy": "chosen", "ally": 0, "face_up": True}]
    words: dict[str, Any] = {"envoys": envoys, "decks": [["plan_m02", "plan_20"], []]}
    duel = revealed("plan_05", "plan_15", **words).answers(0, Yes, True)
    duel.answers(0, MayTakeCard, duel.card("plan_m02"))
    assert duel.winner == 0


def test_a_plan_that_stays_is_not_tested_again() -> None:
    envoys = [{"envoy": "chosen", "ally": 0, "face_up": True}]
    duel = revealed("plan_05", "plan_15", envoys=envoys, decks=[["plan_m02", "plan_20"], []])
    assert goes_on(duel.answers(0, Yes, True).answers(0, MayTakeCard, NONE))


def test_a_win_comes_before_the_opponent_may_replace_a_plan() -> None:
    """R30: what must happen comes before what may."""
    envoys = [{"envoy": "chosen", "ally": 1, "face_up": True}]
    duel = revealed("plan_04", "plan_15", envoys=envoys, straggler=0)
    assert duel.winner == 0
    assert (1, "Yes") not in duel.waiting_for


def test_plans_that_are_never_revealed_win_nothing() -> None:
    """R14: a win in step 6 skips the reveal."""
    duel = a_duel(
        ["underdog", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        duel={"plans": [["plan_01"], ["plan_42"]], "tactics": [slip("1 shield"), slip("4 fire")]},
    )
    assert duel.winner == 1


def test_contests_are_won_the_same_way() -> None:
    """R40: go on with the contest's effect."""
    contest = a_contest(["underdog", "lamplighter"]).plan(0, "plan_04").plan(1, "plan_15")
    assert contest.happened(WinnerFound) == [WinnerFound(0)]
    assert len(contest.table.hands[0]) == 7  # five left and two reinforcements for the winner


def test_a_contest_with_a_smaller_gap_is_decided_by_strength() -> None:
    contest = a_contest(["underdog", "lamplighter"]).plan(0, "plan_04").plan(1, "plan_14")
    contest.pass_reinforcements()
    assert contest.totals == [4, 14]
    assert contest.winner == 1
