"""Duel steps 5 and 6: reveal and resolve tactics, check ships."""

import pytest

from game.core.prompts import NONE
from game.duel.events import (
    FireStopped,
    ReinforcementTaken,
    ShipsDestroyed,
    SlipOpened,
    TacticReadied,
    TacticSpent,
)
from game.duel.moments import PlansRevealed
from game.duel.prompts import ReadyTactic
from tests.support.duel.duels import Duels
from tests.support.duel.fights import FIFTH, FIRST, FOURTH, SECOND, THIRD, fight, spent


def options(duel: Duels, seat: int) -> list[int]:
    return duel.asks(seat, ReadyTactic).options(duel.table)


# Fire and shields


@pytest.mark.parametrize(("fire", "left"), [("1 fire", 4), ("2 fire", 3), ("3 fire", 2), ("4 fire", 1)])
def test_fire_destroys_so_many_ships_of_the_opponent(fire: str, left: int) -> None:
    duel = fight(fire, None, ships=(5, 5))
    assert duel.ships("planet_01") == [5, left]
    assert duel.table.warp[1] == 5 + 5 - left


@pytest.mark.parametrize(
    ("fire", "shield", "left"),
    [("4 fire", "1 shield", 2), ("4 fire", "2 shield", 3), ("3 fire", "2 shield", 4)],
)
def test_a_shield_reduces_the_fire(fire: str, shield: str, left: int) -> None:
    assert fight(fire, shield, ships=(5, 5)).ships("planet_01") == [5, left]


@pytest.mark.parametrize(("fire", "shield"), [("4 fire", "4 shield"), ("1 fire", "3 shield")])
def test_a_shield_as_strong_as_the_fire_stops_it(fire: str, shield: str) -> None:
    duel = fight(fire, shield, ships=(5, 5))
    assert duel.ships("planet_01") == [5, 5]
    assert not duel.happened(ShipsDestroyed)
    assert duel.happened(FireStopped) == [FireStopped(1, int(fire[0]), entirely=True)]


def test_fire_without_a_shield_is_not_stopped() -> None:
    assert not fight("2 fire", "2 fire", ships=(4, 3)).happened(FireStopped)


def test_a_shield_stops_nothing_but_fire_and_is_spent_all_the_same() -> None:
    """R7: a shield without opposing fire does nothing but is spent."""
    duel = fight("4 shield", "3 shield")
    assert duel.ships("planet_01") == [3, 3]
    assert (spent(duel, 0), spent(duel, 1)) == ([FOURTH], [THIRD])


def test_a_shield_does_not_reduce_the_own_fire_or_save_other_ships() -> None:
    planets = [{"planet": "planet_01", "ships": [3, 3]}, {"planet": "planet_02", "ships": [4, 4]}]
    duel = fight("3 fire", "2 shield", planets=planets)
    assert (duel.ships("planet_01"), duel.ships("planet_02")) == ([3, 2], [4, 4])


def test_fire_of_both_works_at_the_same_time() -> None:
    """R7: fire and shield of both players work at the same time."""
    duel = fight("2 fire", "2 fire", ships=(4, 3))
    assert duel.ships("planet_01") == [2, 1]


def test_ships_that_are_being_destroyed_still_fire() -> None:
    """R7: at the same time, so the leader's fire does not silence the straggler's."""
    assert fight("3 fire", "3 fire", ships=(3, 3)).ships("planet_01") == [0, 0]


def test_fire_in_excess_is_lost() -> None:
    """R8: excess fire is lost."""
    duel = fight("4 fire", "1 shield", ships=(3, 2))
    assert [(event.seat, event.ships) for event in duel.happened(ShipsDestroyed)] == [(1, 2)]
    assert (duel.table.warp[1], duel.table.supply[1]) == (7, 13)


def test_fire_only_hits_ships_on_the_planet_of_the_duel() -> None:
    """R8: not those on other planets, however much fire is left."""
    planets = [{"planet": "planet_01", "ships": [3, 1]}, {"planet": "planet_02", "ships": [0, 4]}]
    duel = fight("4 fire", "1 shield", planets=planets)
    assert duel.ships("planet_02") == [0, 4]


def test_ships_that_were_there_before_are_hit_like_new_ones() -> None:
    """R8: ships that were already there are targets like new ones."""
    duel = fight("3 fire", None, ships=(2, 5), card="moon_heist", duel={"holders": [False, True]})
    assert duel.ships("planet_01") == [2, 2]


def test_destroyed_ships_go_to_the_warp() -> None:
    duel = fight("2 fire", None, ships=(3, 3))
    assert (duel.table.supply[1], duel.table.warp[1]) == (12, 7)


# Spent and ready


def test_fire_and_shield_tactics_are_spent_after_use() -> None:
    """R7: afterwards revealed fire and shield tactics become spent."""
    duel = fight("4 fire", "2 shield", ships=(4, 4))
    assert (spent(duel, 0), spent(duel, 1)) == ([FIRST], [SECOND])


def test_both_tactics_are_revealed_at_the_same_time() -> None:
    duel = fight("4 fire", "2 shield", ships=(4, 4))
    assert [event.seat for event in duel.happened(SlipOpened) if event.kind == "tactic"] == [0, 1]


def test_one_recover_readies_a_spent_tactic_of_ones_choice() -> None:
    duel = fight("1 recover", None, spent=("125", "34"))
    assert options(duel, 0) == [FIRST, SECOND, FIFTH]
    duel.answers(0, ReadyTactic, SECOND)
    assert (spent(duel, 0), spent(duel, 1)) == ([FIRST, FIFTH], [THIRD, FOURTH])


def test_the_one_recover_tactic_stays_ready() -> None:
    """R7: recover tactics stay ready."""
    duel = fight("1 recover", None, spent=("1", ""))
    assert spent(duel, 0) == []
    assert not duel.happened(TacticSpent)


def test_a_ready_tactic_cannot_be_readied() -> None:
    duel = fight("1 recover", None, spent=("12", ""))
    assert duel.refuses(0, ReadyTactic, THIRD).text == "refuse.tactic_not_spent"
    assert duel.refuses(0, ReadyTactic, NONE).text == "refuse.must_choose"


def test_one_recover_with_one_spent_tactic_needs_no_question() -> None:
    duel = fight("1 recover", None, spent=("3", ""))
    assert duel.happened(TacticReadied) == [TacticReadied(0, THIRD)]


def test_one_recover_with_nothing_spent_does_nothing() -> None:
    """R7: ready as many as possible if fewer are spent."""
    duel = fight("1 recover", None)
    assert not duel.happened(TacticReadied)


def test_two_recover_readies_two_and_then_the_opponent_readies_one() -> None:
    """R7: the owner readies two spent tactics, then the opponent one of his own."""
    duel = fight("2 recover", None, spent=("1234", "125"))
    duel.answers(0, ReadyTactic, FIRST).answers(0, ReadyTactic, FOURTH)
    assert options(duel, 1) == [FIRST, SECOND, FIFTH]
    duel.answers(1, ReadyTactic, FIFTH)
    assert (spent(duel, 0), spent(duel, 1)) == ([SECOND, THIRD], [FIRST, SECOND])


def test_the_two_recover_tactic_stays_ready() -> None:
    """R7: recover tactics stay ready."""
    assert not fight("2 recover", None, spent=("1", "1")).happened(TacticSpent)


def test_the_opponent_cannot_ready_the_tactic_just_revealed() -> None:
    """R7: not the tactic he has just revealed, which is spent only afterwards."""
    duel = fight("2 recover", "2 shield", spent=("", "1"))
    assert duel.happened(TacticReadied) == [TacticReadied(1, FIRST)]
    assert spent(duel, 1) == [SECOND]


def test_the_opponent_with_nothing_else_spent_readies_nothing() -> None:
    """R7: the revealed tactic is the only one he spends."""
    duel = fight("2 recover", "2 shield")
    assert not duel.happened(TacticReadied)
    assert spent(duel, 1) == [SECOND]


def test_two_recover_with_one_spent_tactic_readies_one() -> None:
    """R7: as many as possible if fewer are spent; the opponent's part follows all the same."""
    duel = fight("2 recover", None, spent=("3", "4"))
    assert duel.happened(TacticReadied) == [TacticReadied(0, THIRD), TacticReadied(1, FOURTH)]


def test_both_with_one_recover_the_leader_readies_first() -> None:
    """R7: recover, leader first, then straggler."""
    duel = fight("1 recover", "1 recover", spent=("12", "12"), straggler=0)
    assert duel.waiting_for == [(1, "ReadyTactic")]
    duel.answers(1, ReadyTactic, FIRST)
    assert duel.waiting_for == [(0, "ReadyTactic")]
    duel.answers(0, ReadyTactic, SECOND)
    assert (spent(duel, 0), spent(duel, 1)) == ([FIRST], [SECOND])


def test_both_with_two_recover_each_do_both_parts() -> None:
    """R7: leader two, straggler one; then straggler two, leader one."""
    duel = fight("2 recover", "2 recover", spent=("1234", "1234"))
    for seat, place in [(0, FIRST), (0, SECOND), (1, FIRST), (1, SECOND), (1, THIRD), (0, FOURTH)]:
        duel.answers(seat, ReadyTactic, place)
    assert (spent(duel, 0), spent(duel, 1)) == ([THIRD], [FOURTH])


def test_two_recover_of_the_straggler_against_one_recover_of_the_leader() -> None:
    """R7: the leader readies one, then the straggler two, then the leader one more."""
    duel = fight("1 recover", "2 recover", spent=("1235", "123"))
    duel.answers(0, ReadyTactic, FIRST)
    duel.answers(1, ReadyTactic, SECOND).answers(1, ReadyTactic, THIRD)
    assert options(duel, 0) == [SECOND, THIRD, FIFTH]
    duel.answers(0, ReadyTactic, FIFTH)
    assert (spent(duel, 0), spent(duel, 1)) == ([SECOND, THIRD], [FIRST])


def test_recovering_comes_after_fire() -> None:
    """R7: fire and shield at the same time, then recover."""
    duel = fight("1 recover", "2 fire", spent=("12", ""))
    assert duel.ships("planet_01") == [1, 3]
    assert duel.waiting_for == [(0, "ReadyTactic")]


def test_a_recovered_tactic_may_be_used_in_the_next_pass() -> None:
    duel = fight("1 recover", "3 fire", spent=("1", ""), ships=(3, 0)).dial(1, 1)
    duel.plan(0, "plan_04", "4 fire").plan(1, "plan_04", "1 shield")
    assert duel.winner == 0


# Step 6: check ships


def test_with_ships_of_both_left_plans_are_revealed() -> None:
    duel = fight("1 fire", "1 fire")
    assert duel.happened(PlansRevealed)
    assert duel.waiting_for == [(0, "PlayReinforcement")]


@pytest.mark.parametrize(("zero", "one", "winner"), [("4 fire", "1 shield", 0), ("1 shield", "4 fire", 1)])
def test_who_alone_has_ships_left_has_won(zero: str, one: str, winner: int) -> None:
    """R14: steps 7 to 9 are skipped, whatever the plans are."""
    duel = fight(zero, one, ships=(2, 2))
    assert duel.winner == winner
    assert duel.totals == []


def test_a_win_in_step_six_reveals_no_plans_and_plays_no_reinforcements() -> None:
    """R14: plans are not revealed and no reinforcements are played."""
    duel = fight("4 fire", "1 shield", ships=(2, 2))
    assert not duel.happened(PlansRevealed)
    assert (0, "PlayReinforcement") not in duel.waiting_for


def test_after_a_win_in_step_six_the_prize_is_resolved() -> None:
    """R14: the prize is resolved normally."""
    duel = fight("4 fire", "1 shield", ships=(2, 2))
    assert [event.seat for event in duel.happened(ReinforcementTaken)] == [0, 0]


def test_after_a_win_in_step_six_both_plans_go_face_up_to_the_discard_piles() -> None:
    """R14: in step 11 both plans go to the discard piles, which are public."""
    duel = fight("4 fire", "1 shield", ships=(2, 2))
    assert (duel.discards(0), duel.discards(1)) == (["plan_31"], ["plan_42"])
    assert all(duel.table.seen[pile[0]] == duel.table.everyone for pile in duel.table.discards)


def test_after_a_win_in_step_six_the_winner_keeps_the_planet() -> None:
    duel = fight("4 fire", "1 shield", ships=(2, 2))
    assert duel.ships("planet_01") == [2, 0]
