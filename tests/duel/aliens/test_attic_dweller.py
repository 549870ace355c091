"""Attic Dweller: a large hand, but never more than 3 ships for one dial."""

from typing import Any

import pytest

from game.duel.events import PlanShown
from game.duel.moments import GameWon
from game.duel.prompts import DiscardCard
from tests.support.duel.duels import Duels, a_duel

ALIENS = ["attic_dweller", "prime"]
PLANS = ["plan_m02", "plan_01", "plan_04", "plan_05", "plan_06", "plan_07", "plan_08", "plan_09", "plan_10"]


def at_the_end(hand: list[str]) -> Duels:
    """A destiny card is done; the next one begins a duel."""
    return Duels(
        {
            "aliens": ALIENS,
            "phase": "end_of_card",
            "past": ["spelling_bee"],
            "hands": [hand, ["plan_04"]],
            "destiny": {"discovery": ["abandoned_spaceport"]},
        }
    )


def dials(**words: Any) -> Duels:
    return a_duel(
        ALIENS, card="gold_rush_moon", hands=[["plan_04", "plan_08"], ["plan_04", "plan_08"]], **words
    )


def test_the_attic_dweller_starts_with_nine_cards_and_the_opponent_with_six() -> None:
    start = Duels(
        {"aliens": ALIENS, "phase": "first_hands", "destiny": {"discovery": ["abandoned_spaceport"]}}
    )
    assert [len(start.hand(seat)) for seat in (0, 1)] == [9, 6]


def test_the_plan_opened_for_the_leader_is_one_of_the_nine() -> None:
    """R1: both opened cards are kept in hand."""
    start = Duels(
        {"aliens": ALIENS, "phase": "first_hands", "destiny": {"discovery": ["abandoned_spaceport"]}}
    )
    shown = start.happened(PlanShown)[0]
    assert shown.card in start.table.hands[0]
    assert len(start.hand(0)) == 9


def test_nine_cards_are_kept_at_the_end_of_a_card() -> None:
    end = at_the_end(PLANS)
    assert end.waiting_for == [(0, "SetDial"), (1, "SetDial")]
    assert len(end.hand(0)) == 9


def test_the_tenth_card_is_discarded() -> None:
    end = at_the_end([*PLANS, "pep_talk"])
    end.answers(0, DiscardCard, end.card("pep_talk"))
    assert end.hand(0) == PLANS


def test_an_empty_hand_is_filled_up_to_nine() -> None:
    assert len(at_the_end([]).hand(0)) == 9


@pytest.mark.parametrize(("dial", "sent"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_dial_of_four_counts_as_three(dial: int, sent: int) -> None:
    duel = dials().dial(dial, 1)
    assert duel.ships("planet_01") == [sent, 1]
    assert (0, dial) in duel.dials_seen


def test_the_opponent_still_sends_four() -> None:
    assert dials().dial(1, 4).ships("planet_01") == [1, 4]


def test_the_ceiling_counts_the_ships_of_one_dial_only() -> None:
    """R32: ships that were there before stay."""
    duel = dials(planets=[{"planet": "planet_01", "ships": [2, 2]}]).dial(4, 4)
    assert duel.ships("planet_01") == [5, 6]


def test_a_small_supply_sends_what_it_has() -> None:
    """R11: fewer ships than dialled are no defeat."""
    duel = dials(supply=[2, 15]).dial(4, 1)
    assert duel.ships("planet_01") == [2, 1]
    assert not duel.happened(GameWon)


def test_the_ceiling_holds_in_every_pass_of_a_restarted_duel() -> None:
    duel = dials().dial(1, 1)
    duel.plan(0, "plan_04", "4 fire").plan(1, "plan_04", "4 fire").dial(4, 1)
    assert duel.ships("planet_01") == [3, 1]
