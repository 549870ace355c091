"""Gallant Flop: collects medals for narrow defeats, and four of them win."""

from typing import Any

import pytest

from game.core.prompts import Yes
from game.duel.aliens.gallant_flop import MedalWon
from game.duel.events import ShipsWithdrawn
from game.duel.moments import CardResolved, DuelEnded, GameWon, WinnerFound
from tests.support.duel.duels import Duels, a_contest, a_duel, slip

NEXT = {"event": ["talent_show"], "discovery": ["abandoned_spaceport"], "refresh": ["overhaul"]}
HANDS = [["plan_04"], ["plan_04"]]


def a_defeat(plans: tuple[str, str] = ("plan_15", "plan_20"), **words: Any) -> Duels:
    """The Flop is seat 0 and leads; strengths are about to be compared, two ships on each side."""
    spec: dict[str, Any] = {"planets": [{"planet": "planet_01", "ships": [2, 2]}], "hands": HANDS, **words}
    return a_duel(
        spec.pop("aliens", ["gallant_flop", "prime"]),
        card=spec.pop("card", "gold_rush_moon"),
        phase=spec.pop("phase", "winner"),
        duel={"plans": [[plan] for plan in plans], "revealed": True},
        destiny=NEXT,
        **spec,
    )


def at_cleanup(totals: list[int], ships: list[int], winner: int = 1, **words: Any) -> Duels:
    return a_duel(
        ["gallant_flop", "prime"],
        card="gold_rush_moon",
        phase="cleanup",
        planets=[{"planet": "planet_01", "ships": ships}],
        hands=HANDS,
        duel={"plans": [["plan_15"], ["plan_20"]], "winner": winner, "totals": totals},
        destiny=NEXT,
        **words,
    )


def test_after_a_narrow_defeat_a_ship_may_become_a_medal() -> None:
    duel = a_defeat()
    assert duel.asks(0, Yes).because == "gallant_flop"
    assert not duel.happened(ShipsWithdrawn)
    duel.answers(0, Yes, True)
    assert duel.happened(MedalWon) == [MedalWon(0, duel.card("planet_01"))]
    assert duel.table.medals == [1, 0]


def test_the_other_ships_withdraw() -> None:
    duel = a_defeat().answers(0, Yes, True)
    assert duel.ships("planet_01") == [0, 2]
    assert duel.happened(ShipsWithdrawn) == [ShipsWithdrawn(0, 1, duel.card("planet_01"))]


def test_a_medal_is_out_of_play() -> None:
    duel = a_defeat().answers(0, Yes, True)
    assert (duel.table.supply[0], duel.table.warp[0]) == (14, 5)


def test_a_medal_may_be_declined() -> None:
    duel = a_defeat().answers(0, Yes, False)
    assert duel.table.medals == [0, 0]
    assert duel.happened(ShipsWithdrawn) == [ShipsWithdrawn(0, 2, duel.card("planet_01"))]


def test_the_last_ship_may_become_a_medal() -> None:
    duel = a_defeat(planets=[{"planet": "planet_01", "ships": [1, 1]}]).answers(0, Yes, True)
    assert duel.table.medals == [1, 0]
    assert not duel.happened(ShipsWithdrawn)


def test_eight_below_is_narrow() -> None:
    assert a_defeat(("plan_06", "plan_14")).waiting_for == [(0, "Yes")]


def test_nine_below_is_not() -> None:
    duel = a_defeat(("plan_06", "plan_15"))
    assert duel.happened(DuelEnded)
    assert not duel.happened(MedalWon)
    assert (0, "Yes") not in duel.waiting_for


def test_the_total_strength_counts_and_not_the_plan() -> None:
    """14 against 20, but the opponent's ship advantage of 5 makes it 25."""
    duel = a_defeat(("plan_14", "plan_20"), planets=[{"planet": "planet_01", "ships": [1, 2]}])
    assert duel.happened(DuelEnded)


def test_a_tie_lost_as_the_leader_counts() -> None:
    """R17: the straggler wins it, by 0."""
    duel = a_defeat(("plan_20", "plan_20"))
    assert duel.winner == 1
    assert duel.waiting_for == [(0, "Yes")]


def test_a_victory_gives_no_medal() -> None:
    duel = a_defeat(("plan_20", "plan_15"))
    assert duel.winner == 0
    assert duel.happened(DuelEnded)


def test_the_opponent_of_the_flop_gets_no_medal() -> None:
    duel = a_defeat(("plan_20", "plan_15"), aliens=["prime", "gallant_flop"], straggler=0)
    assert duel.waiting_for == [(1, "Yes")]
    duel = a_defeat(aliens=["prime", "gallant_flop"])
    assert duel.happened(DuelEnded)


def test_a_defeat_with_the_higher_total_is_no_more_than_eight_below() -> None:
    """A Turncoat gives the victory to the weaker side."""
    turncoat = [{"envoy": "turncoat", "ally": 1, "face_up": True}]
    duel = a_defeat(("plan_15", "plan_14"), envoys=turncoat).answers(1, Yes, True)
    assert (duel.winner, duel.totals) == (1, [15, 14])
    assert duel.asks(0, Yes).because == "gallant_flop"


def test_a_ship_that_may_stay_stays_beside_the_medal() -> None:
    """The Handshake Landing lets the loser leave one ship there."""
    duel = a_defeat(card="handshake_landing").answers(0, Yes, True).answers(0, Yes, True)
    assert duel.table.medals == [1, 0]
    assert duel.ships("planet_01") == [1, 2]
    assert not duel.happened(ShipsWithdrawn)


def test_without_a_ship_on_the_planet_there_is_no_medal() -> None:
    assert at_cleanup([15, 20], [0, 2]).happened(DuelEnded)


def test_annihilation_gives_no_medal() -> None:
    """R14: step 9 is skipped. The Flop's ships return too late."""
    duel = a_duel(
        ["gallant_flop", "prime"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": [1, 2]}],
        hands=HANDS,
        duel={"plans": [["plan_15"], ["plan_20"]], "tactics": [slip("1 shield"), slip("4 fire")]},
        destiny=NEXT,
    )
    assert duel.winner == 1
    assert not duel.happened(MedalWon)
    assert (0, "Yes") not in duel.waiting_for


def test_an_automatic_win_gives_no_medal() -> None:
    """R40: strength was not compared."""
    assert at_cleanup([], [2, 2]).happened(DuelEnded)
    duel = a_defeat(("plan_20", "plan_08"), aliens=["gallant_flop", "underdog"], phase="reveal")
    assert duel.happened(WinnerFound) == [WinnerFound(1)]
    assert duel.happened(DuelEnded)


def test_a_contest_gives_no_medal() -> None:
    contest = a_contest(
        ["gallant_flop", "prime"],
        card="spelling_bee",
        hands=[["plan_04", "plan_08"], ["plan_06", "plan_10"]],
        destiny=NEXT,
    )
    contest.plan(0, "plan_08").plan(1, "plan_10")
    assert contest.winner == 1
    assert contest.happened(DuelEnded)


def test_a_cudgel_destroys_before_a_medal_can_be_won() -> None:
    """R30: what must happen comes before what may."""
    cudgel = [{"envoy": "cudgel", "ally": 1, "face_up": True}]
    duel = a_defeat(envoys=cudgel)
    assert duel.ships("planet_01") == [0, 2]
    assert not duel.happened(MedalWon)


def test_the_fourth_medal_wins_when_the_card_is_done() -> None:
    """R10: not in the middle of a card."""
    duel = a_defeat(medals=[3, 0]).answers(0, Yes, True)
    assert duel.happened(GameWon) == [GameWon((0,), "gallant_flop")]
    kinds = [type(event) for event in duel.log]
    assert kinds.index(CardResolved) < kinds.index(GameWon)


def test_the_third_medal_does_not_win() -> None:
    assert not a_defeat(medals=[2, 0]).answers(0, Yes, True).table.over


def at_the_end(medals: list[int], aliens: list[str], planets: list[dict[str, Any]] | None = None) -> Duels:
    return Duels(
        {
            "aliens": aliens,
            "phase": "end_of_card",
            "past": ["spelling_bee"],
            "hands": HANDS,
            "medals": medals,
            "planets": planets or [],
            "destiny": NEXT,
        }
    )


@pytest.mark.parametrize(
    ("planets", "why"),
    [
        (["planet_01", "planet_02", "planet_05", "planet_09"], "both"),
        (["planet_01", "planet_02", "planet_05", "planet_06"], ""),
    ],
)
def test_medals_and_a_constellation_may_win_together(planets: list[str], why: str) -> None:
    """R10: both at the same check."""
    laid = [{"planet": name, "ships": [0, 1]} for name in planets]
    end = at_the_end([4, 0], ["gallant_flop", "lamplighter"], laid)
    assert end.happened(GameWon) == [GameWon((0, 1), why) if why else GameWon((0,), "gallant_flop")]


def test_the_opponents_five_planets_and_four_medals_win_together() -> None:
    laid = [{"planet": f"planet_0{number}", "ships": [0, 1]} for number in range(1, 6)]
    end = at_the_end([4, 0], ["gallant_flop", "prime"], laid)
    assert end.happened(GameWon) == [GameWon((0, 1), "both")]
