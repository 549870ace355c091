"""What every card besides ships costs, of which type and colour it is; the costs of ships stand with them."""

from __future__ import annotations

import pytest

from game.firestorm import pieces
from game.firestorm.prices import price
from tests.support.firestorm.words import seated

X = 7  # where a card costs as much as its player likes
PRINTED: dict[tuple[str, str], dict[str, tuple[int, int]]] = {
    ("ship_accessory", "green"): {
        "gr_auxiliary_cannon": (1, 0),
        "gr_shield_booster": (1, 0),
        "gr_tactical_locator": (1, 0),
        "gr_tractor_projector": (2, 0),
        "gr_escape_pods": (1, 0),
        "gr_rapid_fire_automatics": (2, 0),
    },
    ("planet_accessory", "green"): {
        "gr_orbital_shipyard": (3, 0),
        "gr_trading_post": (3, 0),
        "gr_ground_battery": (2, 0),
        "gr_shield_dome": (2, 0),
        "gr_converter_station": (2, 0),
    },
    ("instant", "green"): {
        "gr_crash_landing": (0, 2),
        "gr_burst_fire": (0, 1),
        "gr_shield_surge": (0, 1),
        "gr_yard_strike": (0, 1),
        "gr_supply_run": (0, 2),
        "gr_phase_breach": (0, 2),
        "gr_reactor_overload": (0, 3),
        "gr_fall_back": (0, 3),
        "gr_focused_barrage": (0, X),
    },
    ("interrupt", "green"): {
        "gr_counter_attempt": (0, 1),
        "gr_intercepted": (0, 1),
        "gr_emergency_screen": (0, 1),
        "gr_recovery_team": (0, 1),
        "gr_final_word": (0, 3),
    },
    ("phenomenon", "green"): {
        "gr_long_range_missile": (3, 0),
        "gr_command_net": (0, 4),
        "gr_spy_sleeper_cell": (0, 2),
        "gr_ion_storm": (0, 3),
        "gr_black_market": (0, 1),
    },
    ("alien_tec", "green"): {
        "gr_brood_archive": (0, 3),
        "gr_honeycomb_screen": (0, 3),
        "gr_torpor_emitter": (0, 4),
        "gr_replication_vat": (0, 4),
        "gr_living_star_chart": (0, 2),
        "gr_symbiont_armour": (0, 3),
    },
    ("ship_accessory", "blue"): {
        "lft_mirror_projector": (1, 0),
        "lft_modular_bay": (2, 0),
        "lft_stealth_hull": (2, 0),
    },
    ("planet_accessory", "blue"): {
        "lft_decoy_colony": (2, 0),
        "lft_deep_listening_post": (2, 0),
    },
    ("instant", "blue"): {
        "lft_deceptive_course": (0, 1),
        "lft_frequency_swap": (0, 1),
        "lft_inflight_refit": (0, 2),
        "lft_second_wave": (0, 2),
        "lft_holo_fleet": (0, 2),
        "lft_spare_parts": (0, 1),
    },
    ("interrupt", "blue"): {
        "lft_feedback_loop": (0, 3),
        "lft_target_deflection": (0, 2),
        "lft_gamblers_luck": (0, 1),
    },
    ("phenomenon", "blue"): {
        "lft_secret_depot": (0, 2),
        "lft_spy_forged_identity": (0, 1),
        "lft_will_o_wisp_fields": (0, 3),
    },
    ("alien_tec", "blue"): {
        "lft_morph_crystal": (0, 3),
    },
    ("ship_accessory", "yellow"): {
        "fr_precision_beam": (1, 0),
        "fr_reactive_plating": (2, 0),
        "fr_mine_layer": (2, 0),
    },
    ("planet_accessory", "yellow"): {
        "fr_planetary_fortress": (4, 0),
        "fr_embassy_quarter": (3, 0),
    },
    ("instant", "yellow"): {
        "fr_intrigue": (0, 3),
        "fr_protracted_talks": (0, 2),
        "fr_embargo": (0, 2),
        "fr_attrition": (0, 2),
        "fr_expropriation": (0, 2),
    },
    ("interrupt", "yellow"): {
        "fr_arbitration": (0, 1),
        "fr_guarantee": (0, 1),
        "fr_customs_inspection": (0, 1),
    },
    ("phenomenon", "yellow"): {
        "fr_council_dock": (2, 0),
        "fr_web_of_intrigue": (0, 2),
        "fr_defensive_pact": (0, 3),
        "fr_energy_shackle": (0, 3),
    },
    ("alien_tec", "yellow"): {
        "fr_thought_comb": (0, 4),
    },
    ("ship_accessory", "red"): {
        "ki_pulse_projector": (1, 0),
        "ki_crystal_focus": (2, 0),
        "ki_planet_breaker": (3, 0),
    },
    ("planet_accessory", "red"): {
        "ki_garrison_depot": (4, 0),
        "ki_tribute_post": (2, 0),
    },
    ("instant", "red"): {
        "ki_lightning_assault": (0, 2),
        "ki_crystal_storm": (0, 3),
        "ki_coup_de_grace": (0, 2),
        "ki_colonisation_wave": (3, 1),
        "ki_show_of_force": (0, 4),
        "ki_area_bombardment": (0, 4),
    },
    ("interrupt", "red"): {
        "ki_imperial_decree": (0, 2),
        "ki_retaliation": (0, 1),
        "ki_emergency_jettison": (0, 0),
    },
    ("phenomenon", "red"): {
        "ki_doctrine_of_conquest": (0, 3),
        "ki_orbital_bombardment": (3, 0),
        "ki_forward_outpost": (4, 0),
    },
    ("alien_tec", "red"): {
        "ki_star_forge": (0, 4),
    },
    ("ship_accessory", "violet"): {
        "gg_demolition_charge": (1, 0),
        "gg_stolen_drive": (2, 0),
        "gg_noise_generator": (1, 0),
    },
    ("planet_accessory", "violet"): {
        "gg_smugglers_port": (2, 0),
        "gg_self_destruct": (3, 0),
    },
    ("instant", "violet"): {
        "gg_raid": (0, 2),
        "gg_meteor_swarm": (0, 2),
        "gg_extortion": (0, 4),
        "gg_contract_killing": (0, 2),
        "gg_plunder": (0, X),
        "gg_scorched_earth": (0, 3),
    },
    ("interrupt", "violet"): {
        "gg_ambush": (0, 2),
        "gg_all_or_nothing": (0, 0),
        "gg_scavenging": (0, 1),
    },
    ("phenomenon", "violet"): {
        "gg_protection_money": (0, 3),
        "gg_unstable_gate": (0, 2),
        "gg_vendetta": (0, 3),
    },
    ("alien_tec", "violet"): {
        "gg_chaos_core": (0, 3),
    },
}
ROWS = [(key, kind, color, cost) for (kind, color), rows in PRINTED.items() for key, cost in rows.items()]


@pytest.mark.parametrize(("key", "kind", "color", "cost"), ROWS)
def test_a_card_costs_what_is_printed(key: str, kind: str, color: str, cost: tuple[int, int]) -> None:
    hands = seated({"hand": [key]})
    card = hands.card(0, key, "hand")
    assert price(hands.table, card, X) == cost
    facts = hands.table.facts(card)
    assert (facts.type, facts.color, facts.deck_limit) == (kind, color, 3)


def test_there_are_no_others() -> None:
    others = [card.id for card in pieces.SHIPPED if card.type not in (*pieces.SHIPS, "planet")]
    assert sorted(row[0] for row in ROWS) == sorted(others)
