"""Pack Mule: room for two more cards."""

import pytest

from game.duel.events import CardDiscarded, CardDrawn
from game.duel.prompts import DiscardCard, ImproveFriendship
from tests.support.duel.duels import Duels, Spec
from tests.support.duel.envoys import AFTERWARDS, ALL_PLANS, ally, duel_at, idle

MULE = ally("pack_mule")


def before_the_next_card(
    mine: int, theirs: int, envoy: Spec = MULE, aliens: list[str] | None = None
) -> Duels:
    """So many cards in each hand, and a destiny card is done."""
    return Duels(
        {
            "aliens": aliens or ["prime", "lamplighter"],
            "past": ["gold_rush_moon"],
            "hands": [ALL_PLANS[:mine], ALL_PLANS[:theirs]],
            "envoys": [envoy],
            "destiny": AFTERWARDS,
            "phase": "end_of_card",
        }
    )


def test_its_ally_keeps_eight_cards() -> None:
    assert not before_the_next_card(8, 6).happened(CardDiscarded)


def test_the_ninth_is_discarded() -> None:
    duel = before_the_next_card(9, 6)
    duel.answers(0, DiscardCard, duel.card("plan_04"))
    assert len(duel.table.hands[0]) == 8
    assert (0, "DiscardCard") not in duel.waiting_for


def test_an_empty_hand_is_filled_with_eight_cards() -> None:
    duel = before_the_next_card(0, 6)
    assert [event.seat for event in duel.happened(CardDrawn)] == [0] * 8


def test_the_opponents_limit_is_as_ever() -> None:
    assert before_the_next_card(8, 7).waiting_for == [(1, "DiscardCard")]


def test_it_adds_to_the_limit_of_the_alien() -> None:
    duel = before_the_next_card(0, 6, aliens=["almanac_keeper", "lamplighter"])
    assert len(duel.happened(CardDrawn)) == 5 + 2


def test_when_it_leaves_the_lower_limit_is_enforced_before_the_next_card() -> None:
    duel = duel_at(
        "prize",
        MULE,
        {"envoy": "cudgel"},
        card="too_good_to_be_true",
        hands=[ALL_PLANS[:8], ["plan_04"]],
        duel={"winner": 0},
    )
    assert not duel.happened(CardDiscarded)
    duel.answers(1, ImproveFriendship, duel.envoy("pack_mule").card)
    assert duel.waiting_for == [(0, "DiscardCard")]


@pytest.mark.parametrize("envoy", idle("pack_mule"))
def test_a_pack_mule_face_down_or_neutral_carries_nothing(envoy: Spec) -> None:
    assert before_the_next_card(8, 6, envoy).waiting_for == [(0, "DiscardCard")]
