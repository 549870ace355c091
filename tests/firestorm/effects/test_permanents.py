"""Cards that stay: ships, cards that come back, what happens by itself, and planets (RB 3.4 to 4.6)."""

from __future__ import annotations

import pytest

from game.firestorm.events.cards import CameBack, CardEntered
from game.firestorm.events.common import Deactivated
from game.firestorm.events.stack import DieRolled
from game.firestorm.prompts import ChooseTrigger, MayUse
from tests.support.firestorm.fights import clash
from tests.support.firestorm.words import ALIEN, rich, seated


def test_a_ship_comes_active_and_may_not_use_abilities_before_the_next_turn() -> None:
    """RB 3.6."""
    hands = seated(rich(hand=["lft_shifter"])).plays(0, "lft_shifter")
    assert hands.is_active(hands.card(0, "lft_shifter"))
    assert not hands.may_use(0, "lft_shifter")


def test_a_ship_that_was_there_at_the_start_of_any_turn_may_use_its_abilities() -> None:
    """Ruling 64: played in the own turn, used in the opponent's."""
    hands = seated(rich(hand=["lft_shifter"], planets=["pl_kelmar"] * 6)).plays(0, "lft_shifter").ends(0)
    assert hands.table.turn == 1
    assert hands.may_use(0, "lft_shifter")


def test_a_ship_is_destroyed_by_more_damage_than_its_defense() -> None:
    """RB 3.6: as much as the defense is not enough."""
    hands = seated({"ships": ["ki_lancer"]}, rich(hand=["gr_focused_barrage"] * 2))
    lancer = hands.card(0, "ki_lancer")
    hands.plays(1, "gr_focused_barrage", "number 2")
    assert hands.where(lancer) == "ships"
    hands.plays(1, "gr_focused_barrage", "number 1")
    assert hands.where(lancer) == "scrap"


def test_a_ship_whose_defense_drops_below_its_damage_is_destroyed() -> None:
    """Ruling 56: because an accessory is lost; without damage nothing is destroyed (RB 4.8)."""
    hurt = {"card": "ki_lancer", "gear": ["gr_shield_booster"], "damage": 3}
    hands = seated({"ships": [hurt]}, rich(hand=["fr_expropriation"], color="yellow")).plays(
        1, "fr_expropriation"
    )
    assert sorted(hands.names(0, "scrap")) == ["gr_shield_booster", "ki_lancer"]
    below = {"card": "ki_crystal_splinter", "gear": ["ki_crystal_focus"]}
    unhurt = seated({"ships": [below]})
    assert unhurt.values(unhurt.card(0, "ki_crystal_splinter"))[1] < 0


def test_a_ship_taken_back_loses_what_lay_on_it() -> None:
    """Ruling 52."""
    ship = {"card": "gr_courier_boat", "gear": ["gr_escape_pods"], "counters": 2}
    hands = seated(rich(ships=[ship]), rich(hand=["gr_crash_landing"]), phase="event")
    hands.plays(1, "gr_crash_landing")
    boat = hands.card(0, "gr_courier_boat", "limbo")
    hands.says(0, f"offer {boat}").settles()
    assert hands.names(0, "hand") == ["gr_courier_boat"]
    assert hands.names(0, "scrap") == ["gr_escape_pods"]
    assert hands.table.counters(boat) == 0


def test_any_own_active_ship_may_be_deactivated_as_a_cost_even_a_new_one() -> None:
    """Ruling 65: that is no ability of the ship."""
    fresh = {"card": "ki_lancer", "fresh": True}
    hands = seated(rich(ships=[fresh], hand=["gr_intercepted"]), rich(hand=["gr_focused_barrage"]))
    hands.plays(1, "gr_focused_barrage", "number 1").plays(0, "gr_intercepted").settles()
    assert not hands.is_active(hands.card(0, "ki_lancer"))
    assert hands.table.damage[hands.card(0, "ki_lancer")] == 0


# --- cards that go and come back


@pytest.mark.parametrize(("die", "pile"), [(1, "scrap"), (2, "ships"), (6, "ships")])
def test_a_ship_out_of_the_game_comes_back_as_it_was_or_is_destroyed(die: int, pile: str) -> None:
    """RB 2.1, ruling 67: with its accessories and counters, as if it had come into play just now."""
    ship = {"card": "gr_courier_boat", "gear": ["gr_shield_booster"], "counters": 1}
    hands = seated(rich(others=["gg_unstable_gate"]), {"ships": [ship]}, dice=[die])
    boat = hands.card(1, "gr_courier_boat")
    hands.uses(0, "gg_unstable_gate")
    assert hands.where(boat) == "away"
    hands.ends(0)
    assert [event.face for event in hands.happened(DieRolled)] == [die]
    assert hands.where(boat) == pile
    assert len(hands.happened(CameBack)) == 1
    if pile == "ships":
        assert hands.values(boat) == (2, 4)
        assert hands.table.status[boat] & 4


# --- triggers and handling


def test_the_owner_chooses_the_order_of_things_that_happen_at_the_same_time() -> None:
    """RB 4.8, D6."""
    cruiser = {"ships": ["gg_patchwork_cruiser"], "scrap": ["gg_fire_capsule"], "ep": 1}
    hands = seated(cruiser, phase="event")
    assert len(hands.asks(0, ChooseTrigger).listed) == 2


@pytest.mark.parametrize("count", [2, 3])
def test_the_order_of_identical_things_is_not_asked_for(count: int) -> None:
    """RB 4.8: an order is fixed only if that is necessary; each capsule is asked for once."""
    hands = seated({"scrap": ["gg_fire_capsule"] * count, "ep": 9}, phase="event")
    for _ in range(count):
        hands.answers(0, MayUse, "yes")
    assert hands.names(0, "hand") == ["gg_fire_capsule"] * count


def test_identical_things_are_one_choice_among_others() -> None:
    """RB 4.8: whether the cruiser or a capsule comes first may matter, which capsule does not."""
    capsules = ["gg_fire_capsule"] * 3
    hands = seated({"ships": ["gg_patchwork_cruiser"], "scrap": capsules, "ep": 9}, phase="event")
    assert len(hands.asks(0, ChooseTrigger).listed) == 2


def test_two_cards_of_one_name_that_differ_are_ordered_by_their_owner() -> None:
    """RB 4.8: one of the cruisers bears something, so that it may matter whose die comes first."""
    bearing = {"card": "gg_patchwork_cruiser", "counters": 1}
    hands = seated({"ships": ["gg_patchwork_cruiser", bearing]}, phase="event")
    assert len(hands.asks(0, ChooseTrigger).listed) == 2
    alike = seated({"ships": ["gg_patchwork_cruiser"] * 2}, phase="event", dice=[6, 6])
    assert not isinstance(alike.match.asked_of(0), ChooseTrigger)


def test_things_of_several_players_at_the_same_time_are_ordered_by_a_die() -> None:
    """RB 4.8, ruling 68: nothing can influence this die."""
    protection = {"card": "gg_protection_money", "targets": [0]}
    me = {"scrap": ["gg_fire_capsule"], "ep": 2}
    hands = seated(me, {"others": [protection]}, phase="event")
    assert [type(event).__name__ for event in hands.log].count("PrecedenceRolled") == 1


def test_handling_effects_work_even_while_their_card_is_deactivated() -> None:
    """RB 4.7: a planet destroyed by combat still brings its card."""
    spring = {"card": "pl_amiri_springs", "resting": True}
    battle = clash(["ki_crystal_battleship"], planet=spring, step="damage_step", advancing=[0])
    battle.deals(0, (battle.planets[1][0], 8)).deals(1)
    assert len(battle.table.players[1].hand) == 1


def test_a_handling_effect_from_the_scrap_heap_is_optional() -> None:
    """RB 4.7: even from the scrap heap, and in the own event phase only."""
    hands = seated(
        {"scrap": ["gg_fire_capsule"], "ep": 1}, {"scrap": ["gg_fire_capsule"], "ep": 1}, phase="event"
    )
    hands.answers(0, MayUse, "no")
    assert hands.names(0, "scrap") == ["gg_fire_capsule"]
    assert hands.names(1, "scrap") == ["gg_fire_capsule"]


def test_a_trigger_card_that_is_no_longer_active_does_nothing() -> None:
    vat = {"planets": ALIEN, "others": [{"card": "gr_replication_vat", "on": 1, "resting": True}]}
    hands = seated({**vat, "ships": ["ki_lancer"]}, phase="event")
    assert hands.table.counters(hands.card(0, "ki_lancer")) == 0


# --- planets


def test_a_game_effect_of_build_phase_1_is_paid_by_planets_then() -> None:
    """Ruling 73: what is left in the pool lasts until it is emptied."""
    me = {
        "others": ["ki_forward_outpost"],
        "planets": ["pl_kelmar"] * 3,
        "planet_deck": ["pl_sarrin", "pl_mokoa"],
    }
    hands = seated(me, phase="build_1")
    hands.uses(0, "ki_forward_outpost")
    assert hands.names(0, "planets")[-1] == "pl_sarrin"
    assert not hands.may_use(0, "ki_forward_outpost")
    hands.says(0, "draw")
    assert len(hands.happened(CardEntered)) == 2
    assert sum(len(event.cards) for event in hands.happened(Deactivated)) == 2


def test_a_player_without_planets_goes_on() -> None:
    """Ruling 77: nobody can attack it either."""
    hands = seated({"planets": []}, {"ships": ["ki_lancer"]}).ends(0)
    hands.says(1, "draw", "number 1")
    assert "attack" not in hands.options(1)
    hands.ends(1)
    assert not hands.table.over
