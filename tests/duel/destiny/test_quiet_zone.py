"""Quiet Zone: a duel without tactics."""

from game.duel.events import TacticSpent
from game.duel.prompts import ChoosePlan
from tests.duel.destiny.cards import NO_DECKS, compared, drawn, fought_over, gains, next_deck, won

CARD = "quiet_zone"


def test_a_planet_is_discovered_and_fought_for() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"])
    assert fought_over(duel) == "planet_07"
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]


def test_only_plans_are_chosen() -> None:
    duel = drawn(CARD).dial(2, 2).plan(0, "plan_08")
    assert duel.waiting_for == [(1, "ChoosePlan")]


def test_the_tactics_step_is_left_out() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"]).dial(2, 1)
    duel.answers(0, ChoosePlan, duel.card("plan_08")).answers(1, ChoosePlan, duel.card("plan_14", 1))
    assert duel.totals == [12, 14]
    assert not duel.happened(TacticSpent)


def test_the_ship_advantage_is_4() -> None:
    assert compared(CARD, ships=[2, 1]).totals == [24, 20]
    assert compared(CARD, ships=[1, 2]).totals == [20, 24]


def test_the_loser_draws_2_cards_and_the_winner_none() -> None:
    assert gains(won(CARD, winner=0)) == [[], ["draw 2"]]
    assert gains(won(CARD, winner=1)) == [["draw 2"], []]


def test_with_nothing_to_draw_the_prize_is_empty() -> None:
    """R25: deck and discard pile are empty."""
    assert gains(won(CARD, winner=0, **NO_DECKS)) == [[], []]


def test_a_refresh_card_follows() -> None:
    assert next_deck(won(CARD, winner=0)) == "refresh"
