"""Obsid Watch: it comes deactivated, and becomes active only for a point (hook ``reactivation_cost``)."""

from __future__ import annotations

import pytest

from game.firestorm.prompts import PayToReactivate
from tests.support.firestorm.words import rich, seated

TIRED = {"card": "pl_obsid_watch", "resting": True}


def test_it_comes_into_play_deactivated() -> None:
    hands = seated({"planet_deck": ["pl_obsid_watch"]}, phase="build_1").says(0, "draw")
    watch = hands.card(0, "pl_obsid_watch", "planets")
    assert not hands.is_active(watch)
    other = seated({"planet_deck": ["pl_sixtrae"]}, phase="build_1").says(0, "draw")
    assert other.is_active(other.card(0, "pl_sixtrae", "planets"))


@pytest.mark.parametrize("said", ["yes", "no"])
def test_in_the_reactivation_phase_its_owner_pays_a_point_or_leaves_it(said: str) -> None:
    hands = seated({"planets": [TIRED, {"card": "pl_sarrin", "resting": True}]}, phase="reactivation")
    assert hands.asks(0, PayToReactivate).card == hands.card(0, "pl_obsid_watch")
    hands.says(0, said)
    assert hands.is_active(hands.card(0, "pl_obsid_watch")) == (said == "yes")
    assert hands.is_active(hands.card(0, "pl_sarrin")) == (said == "no"), "the planet that has paid for it"


def test_who_cannot_pay_an_influence_point_is_not_asked() -> None:
    hands = seated({"planets": [TIRED, "pl_kelmar"], "tp": 3}, phase="reactivation")
    assert not isinstance(hands.match.asked_of(0), PayToReactivate)
    assert not hands.is_active(hands.card(0, "pl_obsid_watch"))


def test_an_active_one_costs_nothing() -> None:
    hands = seated({"planets": ["pl_obsid_watch", "pl_sarrin"]}, phase="reactivation")
    assert not isinstance(hands.match.asked_of(0), PayToReactivate)
    assert hands.is_active(hands.card(0, "pl_obsid_watch"))


def test_each_of_several_is_paid_for() -> None:
    planets = [TIRED, TIRED, "pl_sarrin", "pl_mokoa"]
    hands = seated({"planets": planets}, phase="reactivation").says(0, "yes", "no")
    assert sum(map(hands.is_active, hands.pile(0, "planets")[:2])) == 1


def test_only_its_owner_is_asked_and_only_in_the_own_turn() -> None:
    hands = seated({}, {"planets": [TIRED, "pl_sarrin"]}, phase="reactivation")
    assert not isinstance(hands.match.asked_of(1), PayToReactivate)


def test_while_it_is_deactivated_it_takes_no_alien_tec() -> None:
    assert not seated(rich(hand=["gr_brood_archive"], planets=[TIRED])).may_play(0, "gr_brood_archive")
    assert seated(rich(hand=["gr_brood_archive"], planets=["pl_obsid_watch"])).may_play(0, "gr_brood_archive")
