"""Dawdler: wins every tie, and is stronger as the straggler."""

from typing import Any

from game.duel.events import StragglerChanged
from tests.support.duel.duels import Duels, a_card, a_contest, a_duel

NEXT = {"event": ["talent_show"], "discovery": ["abandoned_spaceport"]}


def a_contest_of(plans: list[str], **words: Any) -> Duels:
    """The Dawdler is seat 0; both think about reinforcements (+4, +3)."""
    spec: dict[str, Any] = {"card": "spelling_bee", "phase": "reveal", "destiny": NEXT, **words}
    return a_contest(["dawdler", "prime"], contest={"plans": [[plan] for plan in plans]}, **spec)


def a_duel_of(plans: list[str], **words: Any) -> Duels:
    return a_duel(
        ["dawdler", "prime"],
        card="gold_rush_moon",
        phase="reveal",
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        duel={"plans": [[plan] for plan in plans]},
        destiny=NEXT,
        **words,
    )


def test_the_dawdler_wins_a_tied_contest_as_the_leader() -> None:
    contest = a_contest_of(["plan_20", "plan_20"]).pass_reinforcements()
    assert (contest.totals, contest.winner) == ([20, 20], 0)


def test_the_dawdler_wins_a_tied_duel_as_the_leader() -> None:
    duel = a_duel_of(["plan_20", "plan_20"]).pass_reinforcements()
    assert (duel.totals, duel.winner) == ([20, 20], 0)


def test_without_a_dawdler_the_straggler_wins_ties() -> None:
    """R17: equal total strength."""
    contest = a_contest(
        ["swarm", "prime"],
        card="spelling_bee",
        phase="reveal",
        contest={"plans": [["plan_20"], ["plan_20"]]},
        destiny=NEXT,
    )
    assert contest.pass_reinforcements().winner == 1


def test_as_the_straggler_the_dawdler_is_stronger_by_four() -> None:
    assert a_contest_of(["plan_20", "plan_20"], straggler=0).pass_reinforcements().totals == [24, 20]
    assert a_duel_of(["plan_20", "plan_20"], straggler=0).pass_reinforcements().totals == [24, 20]


def test_as_the_straggler_the_dawdler_wins_ties_like_anybody() -> None:
    contest = a_contest_of(["plan_20", "plan_20"], straggler=0).reinforce(1, "loose_change", on=1)
    assert contest.pass_reinforcements().winner == 0
    tied = a_contest_of(["plan_11", "plan_15"], straggler=0, hands=[["plan_04"], ["plan_04"]])
    assert (tied.totals, tied.winner) == ([15, 15], 0)


def test_a_straggling_opponent_of_the_dawdler_has_no_bonus() -> None:
    assert a_contest_of(["plan_20", "plan_14"], hands=[["plan_04"], ["plan_04"]]).totals == [20, 14]


def test_the_dawdler_loses_when_it_is_weaker() -> None:
    assert a_contest_of(["plan_14", "plan_20"], hands=[["plan_04"], ["plan_04"]]).winner == 1


def test_the_dawdler_wins_ties_where_the_lower_total_wins() -> None:
    contest = a_contest_of(["plan_20", "plan_20"], card="limbo").pass_reinforcements()
    assert (contest.totals, contest.winner) == ([20, 20], 0)


def test_the_order_of_play_follows_the_real_marker() -> None:
    contest = a_contest_of(["plan_20", "plan_20"])
    assert contest.waiting_for == [(0, "PlayReinforcement")]
    assert not contest.happened(StragglerChanged)


def test_the_real_straggler_chooses_among_planets() -> None:
    """R31: several planets with the symbol."""
    card = a_card(
        "moon_heist", ["dawdler", "prime"], planets=[{"planet": "planet_05"}, {"planet": "planet_06"}]
    )
    assert card.waiting_for == [(1, "ChoosePlanet")]
