"""Duel step 11, contest step 7: the loser withdraws, cards are discarded, the marker is checked."""

from typing import Any

import pytest

from game.core.table import NOBODY
from game.duel import pieces
from game.duel.events import EnvoyMoved, ShipsWithdrawn, StragglerChanged
from game.duel.moments import CardResolved, PlayedDiscarded
from game.duel.prompts import DismissEnvoy
from game.duel.totals import controlled
from tests.support.duel.duels import Duels, a_contest, a_duel
from tests.support.duel.positions import QUIET

NEXT = {"event": ["spelling_bee"], "refresh": ["overhaul"], "discovery": ["fog_bank"]}


def at_cleanup(winner: int, ships: tuple[int, int] = (2, 3), **words: Any) -> Duels:
    """The winner and the prize are settled; the next card, a contest, asks for plans."""
    planets = [{"planet": "planet_01", "ships": list(ships)}, *words.pop("planets", [])]
    duel = {"plans": [["plan_31"], ["plan_42"]], "revealed": True, "winner": winner, "totals": [31, 42]}
    return a_duel(
        words.pop("aliens", QUIET),
        card="gold_rush_moon",
        phase="cleanup",
        planets=planets,
        destiny=NEXT,
        duel={**duel, **words.pop("duel", {})},
        **words,
    )


def order_of(duel: Duels, *kinds: type) -> list[str]:
    return [type(event).__name__ for event in duel.log if isinstance(event, kinds)]


# Ships


@pytest.mark.parametrize(("winner", "left"), [(0, [2, 0]), (1, [0, 3])])
def test_the_loser_withdraws_all_ships_and_the_winner_stays(winner: int, left: list[int]) -> None:
    duel = at_cleanup(winner)
    assert duel.ships("planet_01") == left


def test_withdrawn_ships_go_to_the_supply_not_to_the_warp() -> None:
    duel = at_cleanup(0, ships=(2, 3))
    assert (duel.table.supply[1], duel.table.warp[1]) == (15, 5)


def test_the_winner_controls_the_planet_from_now_on() -> None:
    duel = at_cleanup(1)
    assert [duel.keys(controlled(duel.table, seat)) for seat in (0, 1)] == [[], ["planet_01"]]


def test_a_loser_without_ships_left_withdraws_nothing() -> None:
    assert not at_cleanup(1, ships=(0, 3)).happened(ShipsWithdrawn)


def test_ships_on_other_planets_stay() -> None:
    duel = at_cleanup(1, planets=[{"planet": "planet_02", "ships": [4, 1]}])
    assert duel.ships("planet_02") == [4, 1]


def test_ships_that_the_loser_may_keep_there_stay() -> None:
    """A prize may let the loser leave a ship: then both control the planet (R33)."""
    duel = at_cleanup(1, duel={"kept": [1, 0]})
    assert duel.ships("planet_01") == [1, 3]
    assert [len(controlled(duel.table, seat)) for seat in (0, 1)] == [1, 1]


def test_nobody_withdraws_from_a_duel_without_a_winner() -> None:
    duel = at_cleanup(NOBODY, ships=(0, 0), duel={"totals": []})
    assert not duel.happened(ShipsWithdrawn)
    assert (duel.discards(0), duel.discards(1)) == (["plan_31"], ["plan_42"])


# Cards


def test_played_cards_lie_open_on_the_discard_piles() -> None:
    duel = at_cleanup(1, duel={"reinforcements": [{"card": "mega_support", "by": 1, "on": 0}]})
    assert (duel.discards(0), duel.discards(1)) == (["plan_31", "mega_support"], ["plan_42"])
    for seat in (0, 1):
        view = duel.match.view(seat)
        assert [view.key(card) for card in duel.table.discards[0]] == ["plan_31.orange", "mega_support"]


def test_dials_and_tactics_are_put_back() -> None:
    words = {
        "dials": [3, 2],
        "tactics": ["tactic_1:fire", "tactic_2:shield"],
        "opened": [["dials"], ["dials"]],
    }
    duel = at_cleanup(1, duel=words)
    slips = range(pieces.FIRST_SLIP, len(duel.table.faces))
    assert {duel.table.faces[card] for card in slips} == {0}


# The straggler's marker


def test_at_the_end_of_a_duel_the_marker_is_checked() -> None:
    """R9: check at the end of step 11, after the loser has withdrawn."""
    duel = at_cleanup(1)
    assert duel.table.straggler == 0
    assert order_of(duel, ShipsWithdrawn, PlayedDiscarded, StragglerChanged, CardResolved) == [
        "ShipsWithdrawn",
        "PlayedDiscarded",
        "StragglerChanged",
        "CardResolved",
    ]


def test_the_marker_stays_with_equally_many_planets() -> None:
    """R9: only strictly more planets moves it."""
    duel = at_cleanup(1, planets=[{"planet": "planet_02", "ships": [4, 0]}])
    assert duel.table.straggler == 1
    assert not duel.happened(StragglerChanged)


def test_a_leader_who_wins_stays_the_leader() -> None:
    assert at_cleanup(0).table.straggler == 1


# Envoys that leave


def envoys(*rows: tuple[str, int]) -> list[dict[str, Any]]:
    return [{"envoy": key, "ally": ally, "face_up": True, "used": True} for key, ally in rows]


def test_an_envoy_that_was_used_turns_neutral_after_cleanup() -> None:
    duel = at_cleanup(1, envoys=envoys(("chosen", 0)))
    assert (duel.envoy("chosen").ally, duel.envoy("chosen").face_up) == (NOBODY, True)
    assert order_of(duel, PlayedDiscarded, EnvoyMoved) == ["PlayedDiscarded", "EnvoyMoved"]


def test_an_envoy_that_stays_allied_stays() -> None:
    duel = at_cleanup(1, envoys=envoys(("grumpus", 0)))
    assert (duel.envoy("grumpus").ally, duel.envoy("grumpus").used) == (0, False)


def test_an_envoy_that_was_not_used_stays() -> None:
    duel = at_cleanup(1, envoys=[{"envoy": "chosen", "ally": 0, "face_up": True}])
    assert duel.envoy("chosen").ally == 0


def test_a_turncoat_that_was_used_allies_with_the_opponent() -> None:
    duel = at_cleanup(1, envoys=envoys(("turncoat", 1)), aliens=["lamplighter", "dawdler"])
    assert duel.envoy("turncoat").ally == 0


def test_the_turncoats_new_ally_keeps_one_of_two_envoys() -> None:
    rows = [*envoys(("turncoat", 1)), {"envoy": "grumpus", "ally": 0, "face_up": True}]
    duel = at_cleanup(1, envoys=rows, aliens=["lamplighter", "dawdler"])
    duel.answers(0, DismissEnvoy, duel.card("turncoat"))
    assert (duel.envoy("turncoat").ally, duel.envoy("grumpus").ally) == (NOBODY, 0)


@pytest.mark.parametrize(("straggler", "asked"), [(0, True), (1, False)])
def test_the_leaders_envoys_leave_first(straggler: int, asked: bool) -> None:
    """R30: leader first; the Chosen of seat 0 makes room for the Turncoat only if it leaves first."""
    rows = envoys(("turncoat", 1), ("chosen", 0))
    planets = [{"planet": f"planet_0{n}", "ships": [1, 0]} for n in (2, 3)] if straggler == 1 else []
    duel = at_cleanup(1, envoys=rows, aliens=["lamplighter", "dawdler"], straggler=straggler, planets=planets)
    assert ((0, "DismissEnvoy") in duel.waiting_for) == asked


# Contests


def test_after_a_contest_cards_are_discarded_and_no_ships_move() -> None:
    contest = a_contest(
        QUIET,
        phase="cleanup",
        planets=[{"planet": "planet_01", "ships": [2, 3]}],
        destiny={"refresh": ["overhaul"], "discovery": ["fog_bank"]},
        contest={
            "plans": [["plan_31"], ["plan_42"]],
            "reinforcements": [{"card": "bad_press", "by": 0, "on": 1}],
            "winner": 1,
            "totals": [31, 39],
        },
    )
    assert (contest.discards(0), contest.discards(1)) == (["plan_31"], ["plan_42", "bad_press"])
    assert contest.ships("planet_01") == [2, 3]
