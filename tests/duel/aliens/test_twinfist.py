"""Twinfist: both halves of a tactic work, and it costs another one."""

from typing import Any

from game.core.prompts import Yes
from game.core.table import HIDDEN
from game.duel.events import ShipsDestroyed, SlipWritten, TacticReadied, TacticSpent
from game.duel.prompts import ReadyTactic, SpendTactic
from tests.support.duel.duels import Duels, a_contest, a_duel

ALL = ["tactic_1", "tactic_2", "tactic_3", "tactic_4", "tactic_5"]


def before_plans(ships: list[int] | None = None, card: str = "gold_rush_moon", **words: Any) -> Duels:
    """The Twinfist is seat 0; plans and tactics are about to be chosen."""
    return a_duel(
        ["twinfist", "prime"],
        card=card,
        phase="plans",
        planets=[{"planet": "planet_01", "ships": ships or [3, 3]}],
        destiny={"event": ["talent_show"]},
        **words,
    )


def fists(duel: Duels, mine: str, theirs: str, doubled: bool = True) -> Duels:
    return duel.plan(0, "plan_15", mine).answers(0, Yes, doubled).plan(1, "plan_04", theirs)


def spent(duel: Duels, seat: int) -> list[str]:
    return [tactic for tactic, is_spent in zip(ALL, duel.table.spent[seat], strict=True) if is_spent]


def test_the_question_follows_the_choice_of_a_tactic() -> None:
    duel = before_plans().plan(0, "plan_15", "4 fire")
    assert duel.asks(0, Yes).because == "twinfist"


def test_the_opponent_is_not_asked() -> None:
    duel = before_plans().plan(1, "plan_04", "4 fire")
    assert duel.waiting_for == [(0, "ChoosePlan")]


def test_fire_and_shield_of_a_doubled_tactic_both_work() -> None:
    duel = fists(before_plans(), "2 fire", "4 fire")
    assert duel.ships("planet_01") == [2, 1]


def test_both_work_whichever_half_was_chosen() -> None:
    duel = fists(before_plans(), "3 shield", "4 fire")
    assert duel.ships("planet_01") == [2, 1]


def test_without_doubling_only_the_chosen_half_works() -> None:
    duel = fists(before_plans(), "3 shield", "4 fire", doubled=False)
    assert duel.ships("planet_01") == [2, 3]
    assert spent(duel, 0) == ["tactic_3"]


def test_a_doubled_tactic_is_spent_and_so_is_another_of_ones_choice() -> None:
    duel = fists(before_plans(), "2 fire", "4 fire")
    assert duel.asks(0, SpendTactic).options(duel.table) == [0, 1, 3, 4]
    duel.answers(0, SpendTactic, 1)
    assert spent(duel, 0) == ["tactic_2", "tactic_3"]
    assert spent(duel, 1) == ["tactic_1"]


def test_the_doubled_tactic_is_not_the_other_one() -> None:
    refusal = fists(before_plans(), "2 fire", "4 fire").refuses(0, SpendTactic, 2)
    assert refusal.text == "refuse.tactic_not_ready"


def test_a_single_other_ready_tactic_is_spent_without_asking() -> None:
    duel = fists(before_plans(spent=[["tactic_1", "tactic_2", "tactic_4"], []]), "2 fire", "4 fire")
    assert spent(duel, 0) == ALL
    assert (0, "SpendTactic") not in duel.waiting_for


def test_with_no_other_ready_tactic_none_more_is_spent() -> None:
    """R38: as much as possible."""
    duel = fists(
        before_plans(spent=[["tactic_1", "tactic_2", "tactic_4", "tactic_5"], []]), "2 fire", "4 fire"
    )
    assert [event.tactic for event in duel.happened(TacticSpent) if event.seat == 0] == [2]


def test_a_doubled_recover_half_readies_tactics_but_is_spent_itself() -> None:
    duel = fists(before_plans(spent=[["tactic_1", "tactic_2"], []]), "1 recover", "4 fire")
    assert duel.ships("planet_01") == [3, 3]
    duel.answers(0, ReadyTactic, 0)
    duel.answers(0, SpendTactic, 2)
    assert spent(duel, 0) == ["tactic_2", "tactic_3", "tactic_4"]


def test_recovering_comes_before_the_extra_tactic_is_spent() -> None:
    """R7: so that the tactic just readied may be the one."""
    duel = fists(before_plans(spent=[["tactic_1", "tactic_2"], []]), "1 recover", "4 fire")
    duel.answers(0, ReadyTactic, 0)
    assert duel.asks(0, SpendTactic).options(duel.table) == [0, 2, 4]


def test_a_doubled_two_recover_fires_and_readies_for_both_players() -> None:
    """R7: with 2 recover the opponent readies one too."""
    tactics = [["tactic_1", "tactic_2"], ["tactic_3"]]
    duel = fists(before_plans(spent=tactics), "1 fire", "1 recover")
    duel.answers(0, ReadyTactic, 0)
    readied = [(event.seat, event.tactic) for event in duel.happened(TacticReadied)]
    assert readied == [(0, 0), (0, 1), (1, 2)]
    assert duel.happened(ShipsDestroyed)[0].seat == 1


def test_doubling_is_secret_until_tactics_are_revealed() -> None:
    duels = [
        before_plans().plan(0, "plan_15", "2 fire").answers(0, Yes, doubled) for doubled in (True, False)
    ]
    assert duels[0].match.view(1) == duels[1].match.view(1)
    written = fists(before_plans(), "2 fire", "4 fire")
    slips = [event for event in written.happened(SlipWritten) if (event.seat, event.kind) == (0, "tactic")]
    assert slips[0].seen_by(written.table, 1).value == HIDDEN


def test_the_question_comes_again_in_every_pass_of_a_restarted_duel() -> None:
    duel = fists(before_plans([1, 1]), "4 fire", "4 fire", doubled=False).dial(1, 1)
    duel.plan(0, "plan_14", "2 fire")
    assert duel.asks(0, Yes).because == "twinfist"


def test_a_doubled_shield_may_save_from_the_restart() -> None:
    duel = fists(before_plans([2, 1]), "4 fire", "2 fire")
    duel.answers(0, SpendTactic, 1)
    assert duel.winner == 0


def test_without_a_ready_tactic_there_is_nothing_to_double() -> None:
    """R6: only a plan is chosen."""
    duel = before_plans(spent=[ALL, []]).plan(0, "plan_15")
    assert duel.waiting_for == [(1, "ChoosePlan")]


def test_where_a_card_allows_no_tactics_there_is_nothing_to_double() -> None:
    duel = before_plans(card="quiet_zone").plan(0, "plan_15")
    assert duel.waiting_for == [(1, "ChoosePlan")]


def test_contests_have_no_tactics_to_double() -> None:
    contest = a_contest(["twinfist", "prime"], card="spelling_bee").plan(0, "plan_04")
    assert contest.waiting_for == [(1, "ChoosePlan")]
