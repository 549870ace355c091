"""Duel steps 9 and 10, contest step 5: total strength, ties, automatic wins; the prize."""

from typing import Any

import pytest

from game.core.table import NOBODY
from game.duel import pieces
from game.duel.events import CardDrawn, ReinforcementTaken, ShipsRecovered, ShipsWithdrawn
from game.duel.moments import PlayedDiscarded, WinnerFound
from game.duel.prompts import ChooseShips
from game.duel.totals import advantage_holder, ship_advantage
from tests.support.duel.duels import Duels, a_contest, a_duel, slip
from tests.support.duel.positions import QUIET

NEXT = {"event": ["spelling_bee"], "refresh": ["overhaul"], "discovery": ["fog_bank"]}


def decided(zero: str, one: str, ships: tuple[int, int] = (2, 2), **words: Any) -> Duels:
    """A duel in which only the winner is to be determined; Gold Rush Moon has ship advantage 5."""
    return a_duel(
        words.pop("aliens", QUIET),
        card=words.pop("card", "gold_rush_moon"),
        phase=words.pop("phase", "winner"),
        planets=[{"planet": "planet_01", "ships": list(ships)}],
        hands=[["plan_04"], ["plan_04"]],
        destiny=NEXT,
        duel={"plans": [[zero], [one]]},
        **words,
    )


def contest_of(zero: str, one: str, **words: Any) -> Duels:
    spec = {"phase": "winner", "hands": [["plan_04"], ["plan_04"]], "destiny": NEXT}
    return a_contest(words.pop("aliens", QUIET), contest={"plans": [[zero], [one]]}, **{**spec, **words})


def order_of(duel: Duels, *kinds: type) -> list[str]:
    """The names of events of these kinds in the order in which they happened."""
    return [type(event).__name__ for event in duel.log if isinstance(event, kinds)]


# Strength


@pytest.mark.parametrize(("zero", "one", "winner"), [("plan_15", "plan_14", 0), ("plan_m02", "plan_01", 1)])
def test_the_higher_strength_wins(zero: str, one: str, winner: int) -> None:
    assert decided(zero, one).winner == winner
    assert contest_of(zero, one).winner == winner


@pytest.mark.parametrize(("ships", "totals"), [((3, 2), [15, 10]), ((2, 3), [10, 15]), ((2, 2), [10, 10])])
def test_more_ships_on_the_planet_add_the_ship_advantage(ships: tuple[int, int], totals: list[int]) -> None:
    """With the same number of ships nobody has it."""
    assert decided("plan_10", "plan_10", ships).totals == totals


@pytest.mark.parametrize(("card", "advantage"), [("quiet_zone", 4), ("gravity_well", 12), ("moon_heist", 6)])
def test_each_card_has_its_own_ship_advantage(card: str, advantage: int) -> None:
    assert decided("plan_10", "plan_20", (3, 1), card=card).totals == [10 + advantage, 20]


def test_ships_in_the_supply_give_no_advantage() -> None:
    assert decided("plan_10", "plan_20", (1, 1), supply=[19, 1], warp=[0, 18]).totals == [10, 20]


def test_the_ship_advantage_changes_hands_when_ships_are_destroyed() -> None:
    """R16: ship advantage is a live state."""
    duel = a_duel(
        ["swarm", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": [3, 2]}],
        duel={"plans": [["plan_11"], ["plan_20"]], "tactics": [slip("1 shield"), slip("3 fire")]},
    )
    assert duel.ships("planet_01") == [1, 2]
    assert advantage_holder(duel.table, None) == 1
    duel.answers(0, ChooseShips, 1)
    assert advantage_holder(duel.table, None) == NOBODY
    assert [ship_advantage(duel.table, seat) for seat in (0, 1)] == [0, 0]


def test_only_the_ship_advantage_when_the_winner_is_determined_adds_strength() -> None:
    """R16: only the state in step 9 adds strength, not that after the dials."""
    duel = a_duel(QUIET, card="gold_rush_moon", hands=[["plan_10"], ["plan_20"]]).dial(3, 2)
    assert ship_advantage(duel.table, 0) == 5
    duel.plan(0, "plan_10", "1 shield").plan(1, "plan_20", "3 fire")
    assert duel.totals == [10, 25]


# Ties


@pytest.mark.parametrize("straggler", [0, 1])
def test_the_straggler_wins_a_tied_duel(straggler: int) -> None:
    """R17: equal total strength, the straggler wins."""
    duel = decided("plan_10", "plan_10", straggler=straggler)
    assert (duel.totals, duel.winner) == ([10, 10], straggler)


@pytest.mark.parametrize("straggler", [0, 1])
def test_the_straggler_wins_a_tied_contest(straggler: int) -> None:
    """R17: in duels and contests."""
    assert contest_of("plan_10", "plan_10", straggler=straggler).winner == straggler


def test_a_tie_is_a_matter_of_total_strength() -> None:
    """R17: plan 10 with ship advantage 5 ties with plan 15."""
    duel = decided("plan_10", "plan_15", (3, 1), straggler=0)
    assert (duel.totals, duel.winner) == ([15, 15], 0)


# Prize


def test_the_card_names_the_winner_for_the_prize() -> None:
    duel = decided("plan_10", "plan_20")  # Gold Rush Moon: the winner takes two reinforcements
    assert [event.seat for event in duel.happened(ReinforcementTaken)] == [1, 1]


def test_the_card_names_the_loser_for_the_prize() -> None:
    duel = decided("plan_10", "plan_20", card="quiet_zone")  # the loser draws two cards
    assert [event.seat for event in duel.happened(CardDrawn)] == [0, 0]


def test_the_prize_comes_before_the_loser_withdraws() -> None:
    """R15: step 10 comes before step 11."""
    duel = decided("plan_10", "plan_20")
    assert order_of(duel, WinnerFound, ReinforcementTaken, ShipsWithdrawn, PlayedDiscarded) == [
        "WinnerFound",
        "ReinforcementTaken",
        "ReinforcementTaken",
        "ShipsWithdrawn",
        "PlayedDiscarded",
    ]


def test_a_prize_sees_the_losers_ships_still_on_the_planet() -> None:
    """R15: the Foothold Prize recovers a ship only if none of the loser's has survived."""
    duel = decided("plan_10", "plan_20", card="handshake_landing")
    assert duel.ships("planet_01") == [2, 2]
    assert not duel.happened(ShipsRecovered)


def test_played_plans_are_not_in_the_discard_piles_yet_when_the_prize_is_drawn() -> None:
    """R15: cleanup comes after the prize."""
    taken = [f"{plan.id}.orange" for plan in pieces.PLANS if plan.id not in ("plan_04", "plan_31")]
    duel = decided("plan_31", "plan_42", card="quiet_zone", discards=[[], taken])
    assert not duel.happened(CardDrawn)


# Automatic wins


def underdog(zero: str, one: str, **words: Any) -> Duels:
    """The Underdog is seat 0; plans are about to be revealed."""
    hands = [["pep_talk", "plan_05"], ["loose_change", "plan_05"]]
    spec = {"phase": "reveal", "hands": hands, "destiny": NEXT, "card": "gold_rush_moon"}
    planets = [{"planet": "planet_01", "ships": [1, 3]}]
    plans = {"plans": [[zero], [one]]}
    return a_duel(["underdog", "lamplighter"], planets=planets, duel=plans, **{**spec, **words})


def test_an_automatic_win_ends_the_duel_at_once() -> None:
    """R40: no reinforcements are played and strength is not compared."""
    duel = underdog("plan_04", "plan_15")
    assert (duel.winner, duel.totals) == (0, [])
    assert (0, "PlayReinforcement") not in duel.waiting_for


def test_after_an_automatic_win_prize_and_cleanup_follow_as_usual() -> None:
    """R40: go to step 10; cleanup as usual."""
    duel = underdog("plan_04", "plan_15", hands=[["pep_talk"], ["loose_change"]])
    assert [event.seat for event in duel.happened(ReinforcementTaken)] == [0, 0]
    assert duel.ships("planet_01") == [1, 0]
    assert (duel.discards(0), duel.discards(1)) == (["plan_04"], ["plan_15"])


def test_after_an_automatic_win_a_contest_goes_on_with_its_effect() -> None:
    """R40: go to step 6 of the contest."""
    contest = a_contest(
        ["underdog", "lamplighter"],
        phase="reveal",
        hands=[["pep_talk"], ["loose_change"]],
        destiny=NEXT,
        contest={"plans": [["plan_04"], ["plan_15"]]},
    )
    assert contest.winner == 0
    assert [event.seat for event in contest.happened(ReinforcementTaken)] == [0, 0]


def test_without_an_automatic_win_strength_is_compared() -> None:
    """R40: ten less is not enough for the Underdog."""
    duel = underdog("plan_04", "plan_14").pass_reinforcements()
    assert (duel.winner, duel.totals) == (1, [4, 19])
