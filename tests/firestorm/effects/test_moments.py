"""Moments that change fate: ships are saved, damage prevented, stones and victims spent (RB 3.1 to 3.3)."""

from __future__ import annotations

import pytest

from game.firestorm.events.cards import CardsDestroyed, CardSpent, ReturnedToHand
from game.firestorm.prompts import ChooseMoment, Veto
from tests.support.firestorm.barrages import BARRAGE, barraged
from tests.support.firestorm.words import rich, seated


def test_a_destroyed_ship_may_be_saved_before_it_comes_to_rest() -> None:
    """RB 3.3, ruling 51."""
    hands = barraged({"hand": ["gr_recovery_team"]}).resolves()
    assert hands.where(hands.card(0, "ki_lancer", "limbo")) == "limbo"
    hands.plays(0, "gr_recovery_team")
    assert hands.names(0, "hand") == ["ki_lancer"]


def test_accessories_of_a_saved_ship_are_destroyed_in_any_case() -> None:
    """Rulings 51 and 52."""
    ship = {"card": "ki_lancer", "gear": ["gr_auxiliary_cannon"], "counters": 1}
    hands = seated(rich(ships=[ship], hand=["gr_recovery_team"]), rich(**BARRAGE))
    hands.plays(1, "gr_focused_barrage", "number 9").resolves().plays(0, "gr_recovery_team")
    assert hands.names(0, "hand") == ["ki_lancer"]
    assert sorted(hands.names(0, "scrap")) == ["gr_auxiliary_cannon", "gr_recovery_team"]
    assert hands.table.counters(hands.card(0, "ki_lancer")) == 0


def test_the_first_effect_decides_the_fate_of_a_card_and_later_ones_do_nothing() -> None:
    """RB 3.3, ruling 51."""
    pods = {"card": "ki_lancer", "gear": ["gr_escape_pods"]}
    hands = seated(rich(ships=[pods], hand=["gr_recovery_team"]), rich(**BARRAGE))
    hands.plays(1, "gr_focused_barrage", "number 9").resolves()
    pod = hands.card(0, "gr_escape_pods", "limbo")
    hands.says(0, f"use {pod} 0").plays(0, "gr_recovery_team").settles()
    assert len(hands.happened(ReturnedToHand)) == 1
    assert hands.names(0, "hand") == ["ki_lancer"]


def test_of_several_ships_destroyed_at_once_the_player_names_one() -> None:
    """RB 3.4.1."""
    me = rich(ships=["gr_courier_boat", "gr_escort_fighter"], hand=["gr_recovery_team"])
    hands = seated(me, rich(hand=["gg_meteor_swarm"], color="violet"), dice=[3]).plays(1, "gg_meteor_swarm")
    boat, fighter = (hands.card(0, key) for key in ("gr_courier_boat", "gr_escort_fighter"))
    hands.plays(0, "gr_recovery_team")
    assert hands.asks(0, ChooseMoment).listed == (f"card {boat}", f"card {fighter}")
    hands.says(0, fighter)
    assert (hands.where(boat), hands.where(fighter)) == ("scrap", "hand")


def test_destroying_a_card_by_an_offer_gives_its_owner_one_chance() -> None:
    """The rulebook's crash landing: one influence point takes the ship to the hand instead."""
    hands = seated({"ships": ["gr_courier_boat"], "ep": 1}, rich(hand=["gr_crash_landing"]), phase="event")
    hands.plays(1, "gr_crash_landing")
    boat = hands.card(0, "gr_courier_boat", "limbo")
    assert hands.options(0)[:2] == ["pass", f"offer {boat}"]
    hands.says(0, f"offer {boat}")
    assert hands.where(boat) == "hand"
    assert not hands.table.offers
    poor = seated(
        {"ships": ["gr_courier_boat"], "planets": ["pl_kelmar"]},
        rich(hand=["gr_crash_landing"]),
        phase="event",
    )
    poor.plays(1, "gr_crash_landing")
    assert poor.where(poor.card(0, "gr_courier_boat")) == "scrap"


@pytest.mark.parametrize(("said", "saved"), [("pass", False), ("play", True)])
def test_damage_may_be_prevented_when_it_arrives(said: str, saved: bool) -> None:
    hands = barraged({"hand": ["gr_emergency_screen"]})
    lancer = hands.card(0, "ki_lancer")
    hands.says(0, said if said == "pass" else f"play {hands.card(0, 'gr_emergency_screen', 'hand')}")
    assert (hands.where(lancer) == "ships") == saved


def test_prevented_damage_has_never_arrived() -> None:
    """Ruling 55: a ship whose defense is below zero is not destroyed by it."""
    ship = {"card": "ki_crystal_splinter", "gear": ["ki_crystal_focus"]}
    hands = seated(rich(ships=[ship], hand=["gr_emergency_screen"]), rich(**BARRAGE))
    splinter = hands.card(0, "ki_crystal_splinter")
    assert hands.values(splinter) == (6, -1)
    hands.plays(1, "gr_focused_barrage", "number 2").plays(0, "gr_emergency_screen")
    assert hands.where(splinter) == "ships"


# --- lucky stones


def test_four_lucky_stones_keep_a_card_from_being_played_after_its_costs_are_paid() -> None:
    """RB 4.5, ruling 53."""
    hands = seated({"hand": ["gr_courier_boat"]}, {"stones": 5})
    hands.formal = False
    hands.says(0, f"play {hands.card(0, 'gr_courier_boat')}", "auto")
    assert hands.asks(1, Veto).listed == ("pass", "veto")
    hands.says(1, "veto")
    assert hands.names(0, "scrap") == ["gr_courier_boat"]
    assert hands.player(1).stones == 1
    assert sum(map(hands.is_active, hands.pile(0, "planets"))) == 1
    assert [event.card for event in hands.happened(CardSpent)] == [hands.card(0, "gr_courier_boat")]


def test_an_accessory_is_vetoed_unseen_and_an_ability_cannot_be_vetoed() -> None:
    """Ruling 53."""
    me = rich(hand=["gr_auxiliary_cannon"], ships=["lft_shifter"])
    hands = seated(me, {"stones": 4})
    hands.formal = False
    hands.says(0, f"play {hands.card(0, 'gr_auxiliary_cannon')}")
    cannon = hands.asks(1, Veto).card
    assert not hands.table.knows(1, cannon)
    hands.says(1, "pass").uses(0, "lft_shifter")
    assert hands.waiting_for == [(0, "Act")]


def test_a_lucky_stone_prevents_one_point_of_damage_and_several_may_be_used_at_once() -> None:
    """RB 4.5, ruling 54."""
    hands = seated({"ships": ["ki_lancer"], "stones": 2}, rich(**BARRAGE)).plays(
        1, "gr_focused_barrage", "number 4"
    )
    lancer = hands.card(0, "ki_lancer")
    assert f"prevent {lancer} 2" in hands.options(0)
    assert f"prevent {lancer} 3" not in hands.options(0)
    hands.says(0, f"prevent {lancer} 2")
    assert hands.player(0).stones == 0
    assert hands.table.damage[lancer] == 2
    assert not hands.happened(CardsDestroyed)


# --- sacrifice


def test_a_victim_is_deactivated_at_once_and_leaves_the_game_with_the_effect() -> None:
    """RB 4.2: its accessories are destroyed, not sacrificed."""
    ship = {"card": "gr_courier_boat", "gear": ["gr_shield_booster"]}
    hands = seated(
        rich(ships=[ship], hand=["gg_contract_killing"], color="violet"),
        rich(ships=["ki_lancer"], hand=["gr_final_word"]),
    )
    hands.plays(0, "gg_contract_killing")
    boat = hands.card(0, "gr_courier_boat")
    assert not hands.is_active(boat)
    hands.passes(1)
    assert hands.where(boat) == "removed"
    assert "gr_shield_booster" in hands.names(0, "scrap")
    assert hands.where(hands.card(1, "ki_lancer")) == "scrap"


def test_without_its_victim_the_effect_does_not_happen() -> None:
    """RB 4.2."""
    hands = seated(
        rich(ships=["gr_courier_boat"], hand=["gg_contract_killing"], color="violet"),
        rich(ships=["ki_lancer"], hand=["gr_focused_barrage"]),
    )
    hands.passes(1).plays(0, "gg_contract_killing")
    hands.plays(1, "gr_focused_barrage", "number 5", hands.card(0, "gr_courier_boat")).settles()
    assert hands.where(hands.card(1, "ki_lancer")) == "ships"
    assert hands.where(hands.card(0, "gr_courier_boat")) == "scrap"


@pytest.mark.parametrize("state", ["resting", "fresh"])
def test_only_active_ships_that_were_there_at_the_start_of_the_turn_are_sacrificed(state: str) -> None:
    """RB 3.6, 4.2."""
    ship = {"card": "gr_courier_boat", state: True}
    hands = seated(rich(ships=[ship], hand=["gg_contract_killing"], color="violet"), {"ships": ["ki_lancer"]})
    assert not hands.may_play(0, "gg_contract_killing")


def test_an_accessory_is_sacrificed_even_from_a_deactivated_ship_and_is_not_deactivated() -> None:
    """RB 4.2."""
    ship = {"card": "gr_courier_boat", "gear": ["gr_shield_booster"], "resting": True}
    hands = seated(rich(ships=[ship], hand=["lft_spare_parts"])).plays(0, "lft_spare_parts")
    assert hands.names(0, "removed") == ["gr_shield_booster"]
    assert len(hands.pile(0, "hand")) == 2
