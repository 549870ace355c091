"""Limbo Contest: the lower total wins."""

from game.core.table import Seat
from tests.support.duel.destiny import STILL, drawn, upcoming
from tests.support.duel.duels import Duels, a_contest

CARD = "limbo"


def compared(plans: list[list[str]], straggler: Seat) -> Duels:
    """Step 5: these plans are compared."""
    lies = {"plans": plans, "revealed": True}
    decks = upcoming(CARD, on_top=False)
    return a_contest(STILL, card=CARD, phase="winner", straggler=straggler, contest=lies, destiny=decks)


def test_there_is_a_contest() -> None:
    assert drawn(CARD).waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_the_lower_total_strength_wins() -> None:
    duel = drawn(CARD).plan(0, "plan_10").plan(1, "plan_14")
    assert (duel.totals, duel.winner) == ([10, 14], 0)


def test_reinforcements_that_take_away_help() -> None:
    hands = [["plan_10", "plan_15"], ["plan_09", "plan_14", "double_booked"]]
    duel = drawn(CARD, hands=hands).plan(0, "plan_10").plan(1, "plan_14")
    duel.reinforce(1, "double_booked", on=1).pass_reinforcements()
    assert duel.totals[1] < duel.totals[0]
    assert duel.winner == 1


def test_a_tie_goes_to_the_straggler_as_always() -> None:
    """R17: also here."""
    assert compared([["plan_20"], ["plan_20"]], straggler=1).winner == 1
    assert compared([["plan_20"], ["plan_20"]], straggler=0).winner == 0
