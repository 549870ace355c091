"""Phenomena and alien-tec: targets, cards below them, docks and planets (RB 3.4 to 4.6)."""

from __future__ import annotations

from game.firestorm.prompts import ChooseColor, ChooseHost
from tests.support.firestorm.words import ALIEN, rich, seated


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
