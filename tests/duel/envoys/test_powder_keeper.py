"""Powder Keeper: a spent tactic may be chosen once more."""

import pytest

from game.core.prompts import NONE
from game.core.table import NOBODY
from game.duel import pieces
from game.duel.events import EnvoyUsed, TacticReadied, TacticSpent
from game.duel.prompts import ChoosePlan, ChooseTactic, MayChooseTactic, ReadyTactic
from tests.support.duel.duels import Duels, Spec, half
from tests.support.duel.envoys import ally, ally_of, contest_at, duel_at, fight, idle

KEEPER = ally("powder_keeper")
EVERYTHING = ["tactic_1", "tactic_2", "tactic_3", "tactic_4", "tactic_5"]


def choosing(*envoys: Spec, spent: list[str], ships: tuple[int, int] = (2, 2)) -> Duels:
    """Seat 0 has chosen a plan and is asked for a tactic."""
    duel = duel_at("plans", *(envoys or [KEEPER]), spent=[spent, []], ships=ships)
    return duel.answers(0, ChoosePlan, duel.card("plan_04"))


def test_its_ally_may_choose_a_spent_tactic() -> None:
    duel = choosing(spent=["tactic_1"])
    assert sorted(duel.asks(0, ChooseTactic).options(duel.table)) == list(range(len(pieces.HALVES)))


def test_the_opponent_may_not() -> None:
    duel = duel_at("plans", KEEPER, spent=[[], ["tactic_1"]])
    duel.answers(1, ChoosePlan, duel.card("plan_04", 1))
    assert duel.refuses(1, ChooseTactic, half("4 fire")).text == "refuse.tactic_not_ready"


def test_the_spent_tactic_works_and_is_spent_afterwards() -> None:
    duel = fight("3 fire", "1 shield", KEEPER, ships=(2, 4), spent=[["tactic_2"], []])
    assert duel.ships("planet_01") == [2, 2]
    assert list(duel.table.spent[0]) == [False, True, False, False, False]


def test_a_spent_recover_half_works_but_the_tactic_stays_spent() -> None:
    duel = fight("1 recover", "4 shield", KEEPER, spent=[["tactic_1", "tactic_4"], []])
    assert duel.happened(TacticReadied) == [TacticReadied(0, 0)]
    assert list(duel.table.spent[0]) == [False, False, False, True, False]


def test_two_recover_from_a_spent_tactic_ready_two_others() -> None:
    duel = fight("2 recover", "4 shield", KEEPER, spent=[["tactic_1", "tactic_2", "tactic_5"], []])
    assert duel.asks(0, ReadyTactic).options(duel.table) == [0, 1]
    duel.answers(0, ReadyTactic, 0)
    assert list(duel.table.spent[0]) == [False, False, False, False, True]


def test_the_opponents_two_recover_do_not_ready_the_tactic_just_revealed() -> None:
    """R7: he readies one that is spent and is not the tactic he has just revealed."""
    duel = fight("4 shield", "2 recover", KEEPER, spent=[["tactic_1", "tactic_4"], []])
    assert list(duel.table.spent[0]) == [False, False, False, True, False]


def test_after_cleanup_it_turns_neutral_and_stays_face_up() -> None:
    duel = fight("4 fire", "1 shield", KEEPER, spent=[["tactic_1"], []])
    assert duel.winner == 0
    assert ally_of(duel, "powder_keeper") == NOBODY
    assert duel.envoy("powder_keeper").face_up


def test_until_cleanup_it_stays_allied() -> None:
    duel = fight("4 shield", "4 shield", KEEPER, spent=[["tactic_4"], []])
    assert duel.waiting_for == [(0, "PlayReinforcement")]
    assert duel.happened(EnvoyUsed) == [EnvoyUsed(duel.envoy("powder_keeper").card)]
    assert ally_of(duel, "powder_keeper") == 0


def test_with_a_ready_tactic_it_is_not_used_and_stays_allied() -> None:
    duel = fight("4 fire", "1 shield", KEEPER, spent=[["tactic_2"], []])
    assert duel.winner == 0
    assert not duel.happened(EnvoyUsed)
    assert ally_of(duel, "powder_keeper") == 0


def test_without_a_ready_tactic_its_ally_may_choose_none() -> None:
    """R6: then only a plan is chosen, and the Powder Keeper stays."""
    duel = choosing(spent=EVERYTHING).answers(0, MayChooseTactic, NONE)
    duel.plan(1, "plan_04", "4 fire")
    assert duel.winner == 1
    assert not duel.happened(EnvoyUsed)
    assert ally_of(duel, "powder_keeper") == 0


def test_without_a_ready_tactic_its_ally_may_choose_a_spent_one() -> None:
    duel = choosing(spent=EVERYTHING, ships=(2, 4)).answers(0, MayChooseTactic, half("4 fire"))
    duel.plan(1, "plan_04", "1 recover")
    assert duel.winner == 0
    assert ally_of(duel, "powder_keeper") == NOBODY


def test_with_a_ready_tactic_choosing_none_is_refused() -> None:
    assert choosing(spent=EVERYTHING[1:]).refuses(0, ChooseTactic, NONE).text == "refuse.must_choose"


def test_in_a_restarted_duel_it_may_be_used_again_and_leaves_after_cleanup() -> None:
    duel = fight("4 fire", "4 fire", KEEPER, spent=[["tactic_1"], []]).dial(2, 2)
    assert ally_of(duel, "powder_keeper") == 0
    duel.plan(0, "plan_04", "4 fire").plan(1, "plan_08", "1 recover")
    assert duel.winner == 0
    assert ally_of(duel, "powder_keeper") == NOBODY


def test_used_only_in_the_first_pass_it_leaves_all_the_same() -> None:
    duel = fight("4 fire", "4 fire", KEEPER, spent=[["tactic_1"], []]).dial(2, 2)
    duel.plan(0, "plan_04", "3 fire").plan(1, "plan_08", "1 recover")
    assert ally_of(duel, "powder_keeper") == NOBODY


def test_used_once_it_notes_nothing_about_the_opponents_spent_tactics() -> None:
    duel = fight("4 shield", "4 shield", KEEPER, spent=[[], ["tactic_4"]])
    assert not duel.happened(EnvoyUsed)


def test_where_no_tactics_are_allowed_none_is_offered() -> None:
    duel = duel_at("plans", KEEPER, spent=[["tactic_1"], []], card="quiet_zone")
    duel.answers(0, ChoosePlan, duel.card("plan_04"))
    assert duel.waiting_for == [(1, "ChoosePlan")]


def test_contests_have_no_tactics() -> None:
    contest = contest_at("plans", KEEPER, spent=[EVERYTHING, []])
    contest.answers(0, ChoosePlan, contest.card("plan_04"))
    assert contest.waiting_for == [(1, "ChoosePlan")]


@pytest.mark.parametrize("envoy", idle("powder_keeper"))
def test_a_powder_keeper_face_down_or_neutral_keeps_its_powder(envoy: Spec) -> None:
    duel = choosing(envoy, spent=["tactic_1"])
    assert duel.refuses(0, ChooseTactic, half("4 fire")).text == "refuse.tactic_not_ready"


@pytest.mark.parametrize("envoy", idle("powder_keeper"))
def test_without_it_a_player_with_no_ready_tactic_is_not_asked(envoy: Spec) -> None:
    duel = choosing(envoy, spent=EVERYTHING).plan(1, "plan_04", "1 recover")
    assert not duel.happened(TacticSpent)
    assert duel.waiting_for == [(0, "PlayReinforcement")]
