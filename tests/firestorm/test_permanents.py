"""Cards that stay: ships, accessories, phenomena, alien-tec, what lies on and below them (RB 3.4 to 4.6)."""

from __future__ import annotations

import pytest

from game.firestorm.card_events import CameBack, CardEntered
from game.firestorm.events import Deactivated
from game.firestorm.prompts import ChooseColor, ChooseHost, ChooseTrigger, MayUse, Pick
from game.firestorm.stack_events import DieRolled
from tests.firestorm.fights import clash
from tests.firestorm.words import rich, seated

ALIEN = ["pl_dawnlight_station", "pl_sixtrae"]


# --- ships


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


# --- accessories


def test_an_accessory_lies_below_an_own_active_card_and_others_see_its_type_and_cost() -> None:
    """RB 1.6, 3.7, ruling 62."""
    ships = ["ki_lancer", {"card": "gr_courier_boat", "resting": True}]
    hands = seated(rich(ships=ships, hand=["gr_auxiliary_cannon"]), {"ships": ["ki_lancer"]})
    cannon = hands.card(0, "gr_auxiliary_cannon")
    hands.plays(0, "gr_auxiliary_cannon")
    assert hands.table.host(cannon) == hands.card(0, "ki_lancer")
    assert not hands.table.knows(1, cannon)
    view = hands.match.view(1)
    assert view.faces[cannon] == hands.table.back(cannon) != hands.table.faces[cannon]
    assert hands.values(hands.card(0, "ki_lancer")) == (5, 2)


def test_a_ship_takes_two_accessories_and_counters_do_not_count() -> None:
    """RB 1.6, ruling 62."""
    full = {"card": "ki_lancer", "gear": ["gr_shield_booster", "gr_shield_booster"], "counters": 3}
    assert not seated(rich(ships=[full], hand=["gr_auxiliary_cannon"])).may_play(0, "gr_auxiliary_cannon")
    one = {**full, "gear": ["gr_shield_booster"]}
    assert seated(rich(ships=[one], hand=["gr_auxiliary_cannon"])).may_play(0, "gr_auxiliary_cannon")


def test_an_accessory_of_the_wrong_class_may_be_played_and_does_nothing() -> None:
    """RB 3.7, ruling 62."""
    hands = seated(rich(ships=["gr_courier_boat"], hand=["gr_rapid_fire_automatics"]))
    hands.plays(0, "gr_rapid_fire_automatics")
    assert hands.values(hands.card(0, "gr_courier_boat")) == (1, 1)
    fits = seated(rich(ships=[{"card": "gr_light_cruiser", "gear": ["gr_rapid_fire_automatics"]}]))
    assert fits.values(fits.card(0, "gr_light_cruiser")) == (7, 6)


def test_permanent_accessories_work_on_deactivated_ships_and_planets() -> None:
    """RB 3.7, 3.9."""
    ship = {"card": "ki_lancer", "gear": ["gr_shield_booster"], "resting": True}
    planet = {"card": "pl_kelmar", "gear": ["gr_shield_dome"], "resting": True}
    hands = seated({"ships": [ship], "planets": [planet]})
    assert hands.values(hands.card(0, "ki_lancer")) == (3, 4)
    assert hands.values(hands.card(0, "pl_kelmar")) == (2, 7)


def test_using_a_covered_accessory_shows_it() -> None:
    """RB 1.6: whoever uses it must prove it."""
    pods = {"card": "gr_courier_boat", "gear": ["gr_escape_pods"]}
    hands = seated(rich(ships=[pods]), rich(hand=["gr_focused_barrage"]))
    pod = hands.card(0, "gr_escape_pods")
    assert not hands.table.knows(1, pod)
    hands.plays(1, "gr_focused_barrage", "number 5").says(0, f"use {pod} 0")
    assert hands.table.knows(1, pod)
    assert hands.names(0, "hand") == ["gr_courier_boat"]


def test_what_has_saved_a_ship_must_be_shown() -> None:
    """RB 1.6."""
    ship = {"card": "gr_courier_boat", "gear": ["gr_shield_booster"]}
    hands = seated({"ships": [ship]}, rich(hand=["gr_focused_barrage", "gr_focused_barrage"]))
    hands.plays(1, "gr_focused_barrage", "number 1")
    assert not hands.table.knows(1, hands.card(0, "gr_shield_booster"))
    hands.plays(1, "gr_focused_barrage", "number 2")
    assert hands.table.knows(1, hands.card(0, "gr_shield_booster"))


@pytest.mark.parametrize(("said", "damage"), [("yes", 1), ("no", 2)])
def test_nobody_has_to_use_a_covered_accessory(said: str, damage: int) -> None:
    """RB 3.7, ruling 75: the bonus may be declined."""
    ship = {"card": "gr_light_cruiser", "gear": ["fr_reactive_plating"]}
    hands = seated({"ships": [ship]}, rich(hand=["gr_focused_barrage"])).plays(
        1, "gr_focused_barrage", "number 2"
    )
    hands.answers(0, MayUse, said)
    assert hands.table.damage[hands.card(0, "gr_light_cruiser")] == damage
    assert hands.table.knows(1, hands.card(0, "fr_reactive_plating")) == (said == "yes")


def test_a_covered_accessory_may_be_a_target_and_is_shown_when_it_is_destroyed() -> None:
    """Ruling 87."""
    ship = {"card": "gr_light_cruiser", "gear": ["gr_shield_booster", "gr_auxiliary_cannon"]}
    hands = seated({"ships": [ship]}, rich(hand=["fr_expropriation"], color="yellow"))
    booster = hands.card(0, "gr_shield_booster")
    hands.plays(1, "fr_expropriation", booster)
    assert hands.where(booster) == "scrap"
    assert hands.table.knows(1, booster)
    assert hands.names(0, "gear") == ["gr_auxiliary_cannon"]


def test_a_planet_is_deactivated_either_for_its_point_or_for_its_accessory() -> None:
    """RB 3.8."""
    planet = {"card": "pl_kelmar", "gear": ["gr_orbital_shipyard"]}
    hands = seated({"planets": [planet]})
    yard, kelmar = hands.card(0, "gr_orbital_shipyard"), hands.card(0, "pl_kelmar")
    assert {f"produce {kelmar} 0", f"produce {yard} 0"} <= set(hands.options(0))
    hands.says(0, f"produce {yard} 0")
    assert hands.player(0).tp == 2
    assert not [said for said in hands.options(0) if said.startswith("produce")]


# --- counters


def test_counters_need_an_active_ship_or_are_lost() -> None:
    """RB 1.6, ruling 63."""
    vat = {"planets": ALIEN, "others": [{"card": "gr_replication_vat", "on": 1}]}
    tired = {"card": "gr_courier_boat", "resting": True}
    hands = seated({**vat, "ships": ["ki_lancer", tired]}, phase="event")
    assert hands.table.counters(hands.card(0, "ki_lancer")) == 1
    assert hands.values(hands.card(0, "ki_lancer")) == (4, 3)
    lost = seated({**vat, "ships": [tired]}, phase="event")
    assert lost.table.counters(lost.card(0, "gr_courier_boat")) == 0


def test_the_owner_chooses_which_active_ship_gets_a_counter() -> None:
    vat = {"planets": ALIEN, "others": [{"card": "gr_replication_vat", "on": 1}]}
    hands = seated({**vat, "ships": ["ki_lancer", "gr_courier_boat"]}, phase="event")
    assert hands.asks(0, Pick).what == "add_counter"
    hands.says(0, hands.card(0, "gr_courier_boat"))
    assert hands.table.counters(hands.card(0, "gr_courier_boat")) == 1


# --- phenomena


def test_a_phenomenon_comes_active_and_works_at_once() -> None:
    """RB 3.4."""
    hands = seated(rich(hand=["gr_command_net"], ships=["ki_lancer"])).plays(0, "gr_command_net")
    assert hands.values(hands.card(0, "ki_lancer")) == (4, 3)


def test_a_deactivated_phenomenon_has_no_effect() -> None:
    """RB 3.4.1."""
    hands = seated({"others": [{"card": "gr_command_net", "resting": True}], "ships": ["ki_lancer"]})
    assert hands.values(hands.card(0, "ki_lancer")) == (3, 2)


def test_a_phenomenon_may_be_used_as_often_as_it_is_active_and_paid() -> None:
    """RB 3.4.1."""
    hands = seated({"tp": 4, "others": ["gr_black_market"], "planets": ["pl_kelmar"]})
    hands.uses(0, "gr_black_market").uses(0, "gr_black_market")
    assert (hands.player(0).tp, hands.player(0).ep) == (0, 2)


def test_a_permanent_target_is_chosen_once_and_its_loss_destroys_the_phenomenon() -> None:
    """RB 3.4.2, ruling 59."""
    hands = seated(rich(hand=["fr_energy_shackle"], color="yellow"), {"ships": ["ki_lancer"]})
    hands.plays(0, "fr_energy_shackle")
    shackle = hands.card(0, "fr_energy_shackle")
    bound = [bond.targets for bond in hands.table.bonds if bond.card == shackle]
    assert bound == [[[hands.card(1, "ki_lancer")]]]
    lost = seated(
        rich(hand=["gr_focused_barrage"], others=[{"card": "fr_energy_shackle", "targets": ["1:ki_lancer"]}]),
        {"ships": ["ki_lancer"]},
    )
    lost.plays(0, "gr_focused_barrage", "number 3")
    assert lost.names(0, "scrap") == ["gr_focused_barrage", "fr_energy_shackle"]


def test_a_phenomenon_never_targets_itself() -> None:
    """RB 3.4.2, ruling 71: abilities that change their own ship do not target."""
    hands = seated(rich(hand=["gr_phase_breach"], others=["gr_command_net"]))
    assert hands.may_play(0, "gr_phase_breach")
    gate = seated(rich(others=["gg_unstable_gate"], ships=["gr_courier_boat"])).uses(0, "gg_unstable_gate")
    assert gate.where(gate.card(0, "gr_courier_boat")) == "away"
    shifter = seated(rich(ships=["lft_shifter"])).uses(0, "lft_shifter")
    assert shifter.stack[0].targets == []


def test_a_spy_opens_the_colour_that_is_chosen_when_it_is_played() -> None:
    """RB 1.6."""
    hands = seated(rich(hand=["gr_spy_sleeper_cell", "fr_nuisance_boat"], color="red"))
    hands.plays(0, "gr_spy_sleeper_cell")
    listed = hands.asks(0, ChooseColor).listed
    assert listed == ("color 1", "color 2", "color 3", "color 4")
    hands.says(0, "color 2")
    assert hands.may_play(0, "fr_nuisance_boat")


def test_cards_below_another_are_out_of_play_and_known_to_their_owner_only() -> None:
    """RB 4.6."""
    hands = seated(
        rich(hand=["lft_secret_depot"], deck=["ki_lancer", "gr_supply_run", "gr_courier_boat", "ki_lancer"])
    )
    hands.plays(0, "lft_secret_depot")
    below = hands.pile(0, "under")
    assert sorted(map(hands.name, below)) == ["gr_courier_boat", "gr_supply_run", "ki_lancer"]
    assert all(hands.table.knows(0, card) and not hands.table.knows(1, card) for card in below)


def test_cards_below_and_beside_a_card_are_destroyed_with_it() -> None:
    """RB 4.6."""
    depot = {"card": "lft_secret_depot", "under": ["ki_lancer", "gr_supply_run"]}
    dock = {"card": "fr_council_dock", "docked": [{"card": "gr_courier_boat", "gear": ["gr_shield_booster"]}]}
    hands = seated({"others": [depot, dock]}, rich(hand=["gr_phase_breach"] * 2))
    depot_card, dock_card = hands.card(0, "lft_secret_depot"), hands.card(0, "fr_council_dock")
    hands.plays(1, "gr_phase_breach", depot_card).settles()
    hands.plays(1, "gr_phase_breach").settles()
    assert hands.where(dock_card) == "scrap"
    assert len(hands.pile(0, "scrap")) == 6
    assert hands.pile(0, "under") == hands.pile(0, "ships") == []


def test_one_card_is_taken_from_below_by_choice() -> None:
    depot = {"card": "lft_secret_depot", "under": ["ki_lancer", "gr_supply_run"]}
    hands = seated({"others": [depot]}).uses(0, "lft_secret_depot", ability=1)
    hands.says(0, hands.card(0, "gr_supply_run", "under"))
    assert hands.names(0, "hand") == ["gr_supply_run"]
    assert not hands.table.knows(1, hands.card(0, "gr_supply_run"))


# --- docking


def test_a_docking_ship_is_deactivated_and_cannot_be_reactivated() -> None:
    """RB 4.6, ruling 66."""
    me = rich(others=["fr_council_dock"], ships=["ki_lancer"], hand=["lft_second_wave"])
    hands = seated(me).uses(0, "fr_council_dock")
    lancer = hands.card(0, "ki_lancer")
    hands.settles()
    assert not hands.is_active(lancer)
    assert hands.table.docked_at(hands.card(0, "fr_council_dock")) == [lancer]
    hands.plays(0, "lft_second_wave").settles()
    assert not hands.is_active(lancer)


def test_a_ship_that_leaves_the_dock_is_active_again() -> None:
    """RB 4.6, ruling 66."""
    hands = seated(rich(others=[{"card": "fr_council_dock", "docked": ["ki_lancer"]}]))
    hands.uses(0, "fr_council_dock", ability=1).settles()
    assert hands.is_active(hands.card(0, "ki_lancer"))


def test_a_deactivated_ship_cannot_dock_and_a_full_dock_takes_none() -> None:
    """Ruling 66, and ``only_if`` with a count."""
    tired = seated(rich(others=["fr_council_dock"], ships=[{"card": "ki_lancer", "resting": True}]))
    assert not tired.may_use(0, "fr_council_dock")
    full = seated(
        rich(others=[{"card": "fr_council_dock", "docked": ["ki_lancer"]}], ships=["gr_courier_boat"])
    )
    assert not full.may_use(0, "fr_council_dock")


def test_a_docked_ship_gets_a_counter_in_its_owners_event_phase() -> None:
    hands = seated({"others": [{"card": "fr_council_dock", "docked": ["ki_lancer"]}]}, phase="event")
    assert hands.table.counters(hands.card(0, "ki_lancer")) == 1


# --- alien-tec


def test_alien_tec_needs_an_active_free_planet_and_comes_deactivated() -> None:
    """RB 3.5."""
    hands = seated(rich(hand=["gr_brood_archive", "gr_honeycomb_screen"], planets=ALIEN))
    hands.plays(0, "gr_brood_archive")
    assert not hands.is_active(hands.card(0, "gr_brood_archive"))
    assert not hands.may_play(0, "gr_honeycomb_screen")
    tired = ["pl_dawnlight_station", {"card": "pl_sixtrae", "resting": True}]
    assert not seated(rich(hand=["gr_brood_archive"], planets=tired)).may_play(0, "gr_brood_archive")
    assert not seated(rich(hand=["gr_brood_archive"])).may_play(0, "gr_brood_archive")


def test_of_each_alien_tec_a_player_has_one_in_play() -> None:
    """RB 3.5, ruling 61: active or not."""
    planets = [*ALIEN, "pl_orrith_pits"]
    there = [{"card": "gr_brood_archive", "on": 1, "resting": True}]
    hands = seated(rich(hand=["gr_brood_archive", "gr_honeycomb_screen"], planets=planets, others=there))
    assert not hands.may_play(0, "gr_brood_archive")
    assert hands.may_play(0, "gr_honeycomb_screen")


def test_alien_tec_falls_with_its_planet_however_that_leaves_play() -> None:
    """RB 3.5, ruling 60."""
    me = {"planets": [*ALIEN, "pl_kelmar", "pl_kelmar"], "others": [{"card": "gr_brood_archive", "on": 1}]}
    hands = seated(me, phase="event").says(0, "give_up")
    hands.says(0, *hands.pile(0, "planets")[1:3])
    assert "gr_brood_archive" in hands.names(0, "scrap")
    assert "pl_sixtrae" in hands.names(0, "removed")


def test_a_planet_may_let_its_alien_tec_come_active() -> None:
    """The rules word ``enters_active``."""
    planets = ["pl_dawnlight_station", "pl_thessal_ring"]
    hands = seated(rich(hand=["gr_brood_archive"], planets=planets)).plays(0, "gr_brood_archive")
    assert hands.is_active(hands.card(0, "gr_brood_archive"))


def test_a_planet_may_come_deactivated() -> None:
    """The rules word ``enters_deactivated``."""
    hands = seated({"planet_deck": ["pl_obsid_watch"]}, phase="build_1").says(0, "draw")
    assert not hands.is_active(hands.card(0, "pl_obsid_watch"))


def test_of_several_free_planets_the_player_chooses_one() -> None:
    hands = seated(rich(hand=["gr_brood_archive"], planets=[*ALIEN, "pl_orrith_pits"])).plays(
        0, "gr_brood_archive"
    )
    pits = hands.card(0, "pl_orrith_pits")
    assert f"card {pits}" in hands.asks(0, ChooseHost).listed
    hands.says(0, pits)
    assert hands.table.host(hands.card(0, "gr_brood_archive")) == pits


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
    """RB 4.8, notes D6."""
    cruiser = {"ships": ["gg_patchwork_cruiser"], "scrap": ["gg_fire_capsule"], "ep": 1}
    hands = seated(cruiser, phase="event")
    assert len(hands.asks(0, ChooseTrigger).listed) == 2


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
