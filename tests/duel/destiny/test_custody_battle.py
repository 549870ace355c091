"""Custody Battle: the winner draws, or sends a ship of the loser home."""

from game.duel.events import ShipsDestroyed
from game.duel.prompts import ChooseOne
from tests.support.duel.destiny import contest_won, drawn, gains, world

CARD = "custody_battle"
PLANET = {"planets": [world("planet_05", [1, 2])], "target": "planet_05"}


def test_then_there_is_a_contest() -> None:
    duel = drawn(CARD, planets=[world("planet_05", [1, 2])])
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    duel.plan(0, "plan_10").plan(1, "plan_14")
    assert (duel.totals, duel.winner) == ([10, 14], 1)
    assert duel.waiting_for == [(1, "ChooseOne")]


def test_the_winner_has_two_courses() -> None:
    assert contest_won(CARD, winner=0, **PLANET).asks(0, ChooseOne).choices == ("draw_2", "withdraw_1")


def test_the_winner_may_draw_2_cards() -> None:
    duel = contest_won(CARD, winner=0, **PLANET).answers(0, ChooseOne, "draw_2")
    assert gains(duel) == [["draw 2"], []]
    assert duel.ships("planet_05") == [1, 2]


def test_the_winner_may_have_the_loser_withdraw_1_ship() -> None:
    duel = contest_won(CARD, winner=0, **PLANET).answers(0, ChooseOne, "withdraw_1")
    assert duel.ships("planet_05") == [1, 1]
    assert duel.table.supply[1] == 14
    assert gains(duel) == [[], []]
    assert not duel.happened(ShipsDestroyed)


def test_withdrawing_has_no_effect_if_the_loser_has_no_ship_there() -> None:
    """R38: as far as possible."""
    duel = contest_won(CARD, winner=1, planets=[world("planet_05", [0, 2])], target="planet_05")
    duel.answers(1, ChooseOne, "withdraw_1")
    assert duel.ships("planet_05") == [0, 2]
    assert gains(duel) == [[], []]


def test_without_a_planet_the_winner_draws_unasked() -> None:
    """R31: the part that needs a planet is skipped."""
    duel = drawn(CARD).plan(0, "plan_10").plan(1, "plan_14")
    assert gains(duel) == [[], ["draw 2"]]
