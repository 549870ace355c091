"""The course of a turn (RB 2.3), from its start to the hand limit."""

from __future__ import annotations

import pytest

from game.firestorm.events.cards import PlanetDrawn
from game.firestorm.events.common import PhaseEntered, PoolsEmptied, Reactivated, Regenerated, TurnBegan
from game.firestorm.prompts import (
    Act,
    Arrange,
    DrawCards,
    DrawPlanet,
    KeepPlanet,
    PayToReactivate,
    Pick,
    Salvage,
    TakeMainPhase,
)
from tests.support.firestorm.words import rich, seated


def test_the_phases_of_a_turn_come_in_the_order_of_the_rulebook() -> None:
    """RB 2.3. Ruling 8: the "influence phase" of the introduction is the event phase."""
    hands = seated(phase="start").says(0, "draw", "number 1").ends(0)
    phases = [event.phase for event in hands.happened(PhaseEntered)]
    assert phases[:6] == ["reactivation", "event", "build_1", "build_2", "main", "regeneration"]
    assert [event.seat for event in hands.happened(TurnBegan)] == [1]


def test_the_first_turn_is_a_complete_turn() -> None:
    """Ruling 5: also whoever begins draws a planet and cards."""
    hands = seated(phase="start", turns=1)
    hands.says(0, "draw", "number 2")
    assert len(hands.pile(0, "planets")) == 3
    assert len(hands.pile(0, "hand")) == 2
    _ = hands.asks(0, TakeMainPhase)


# --- the start of a turn


def test_three_lucky_stones_fetch_a_card_from_the_scrap_heap_as_often_as_there_are_stones() -> None:
    """RB 4.5, rulings 17 and 82: any resource card, no planet, and not only once."""
    hands = seated(
        {"stones": 6, "scrap": ["ki_lancer", "gr_supply_run"], "ruins": ["pl_sarrin"]}, phase="start"
    )
    lancer, supply = hands.card(0, "ki_lancer"), hands.card(0, "gr_supply_run")
    assert hands.asks(0, Salvage).listed == ("pass", f"card {lancer}", f"card {supply}")
    hands.says(0, lancer, supply)
    assert hands.names(0, "hand") == ["ki_lancer", "gr_supply_run"]
    assert hands.player(0).stones == 0


def test_two_lucky_stones_fetch_nothing() -> None:
    hands = seated({"stones": 2, "scrap": ["ki_lancer"]}, phase="start")
    _ = hands.asks(0, DrawPlanet)


def test_the_victory_check_comes_before_the_stones_and_those_before_the_reactivation() -> None:
    """Ruling 9."""
    me = {"stones": 3, "scrap": ["ki_lancer"], "planets": [{"card": "pl_kelmar", "resting": True}]}
    hands = seated(me, phase="start")
    _ = hands.asks(0, Salvage)
    assert not hands.is_active(hands.card(0, "pl_kelmar"))
    won = seated({**me, "points": 6, "last_turn": True}, phase="start")
    assert won.table.over
    assert won.table.winners == [0]


# --- reactivation


def test_all_own_cards_are_reactivated_and_none_of_the_others() -> None:
    """RB 2.3.1, ruling 16: nobody can leave a card deactivated."""
    tired = [{"card": "pl_kelmar", "resting": True}]
    me = {"planets": tired, "ships": [{"card": "ki_lancer", "resting": True}]}
    me["others"] = [{"card": "gr_command_net", "resting": True}]
    hands = seated(me, {"planets": tired}, phase="reactivation")
    assert [len(event.cards) for event in hands.happened(Reactivated)] == [3]
    assert all(map(hands.is_active, hands.pile(0, "ships") + hands.pile(0, "others")))
    assert not hands.is_active(hands.card(1, "pl_kelmar"))


def test_a_docked_ship_stays_deactivated_in_the_reactivation_phase() -> None:
    """RB 4.6."""
    hands = seated({"others": [{"card": "fr_council_dock", "docked": ["ki_lancer"]}]}, phase="reactivation")
    assert not hands.is_active(hands.card(0, "ki_lancer"))


@pytest.mark.parametrize("said", ["yes", "no"])
def test_a_planet_with_a_price_is_reactivated_only_if_it_is_paid(said: str) -> None:
    """The hook ``reactivation_cost``: the planets that have just been reactivated may pay for it."""
    planets = ["pl_dawnlight_station", {"card": "pl_obsid_watch", "resting": True}, "pl_sarrin"]
    hands = seated({"planets": planets}, phase="reactivation")
    hands.answers(0, PayToReactivate, said)
    hands._formalities()
    assert hands.is_active(hands.card(0, "pl_obsid_watch")) == (said == "yes")
    assert hands.is_active(hands.card(0, "pl_sarrin")) == (said == "no")


def test_who_cannot_pay_for_a_planet_is_not_asked() -> None:
    hands = seated(
        {"planets": [{"card": "pl_obsid_watch", "resting": True}, "pl_kelmar"]}, phase="reactivation"
    )
    _ = hands.asks(0, DrawPlanet)
    assert not hands.is_active(hands.card(0, "pl_obsid_watch"))


# --- technology exchange


def test_accessories_and_counters_change_places_among_active_ships() -> None:
    """RB 2.3.2, ruling 14."""
    ships = [{"card": "ki_lancer", "gear": ["gr_auxiliary_cannon"], "counters": 2}, "gr_courier_boat"]
    hands = seated({"ships": ships}, phase="exchange")
    lancer, boat, cannon = (
        hands.card(0, "ki_lancer"),
        hands.card(0, "gr_courier_boat"),
        hands.pile(0, "gear")[0],
    )
    hands.says(0, f"gear {cannon} {boat}", f"counter {lancer} {boat}", "done")
    assert hands.values(boat) == (1 + 2 + 1, 1 + 1)
    assert hands.values(lancer) == (3 + 1, 2 + 1)


def test_a_ship_bears_two_accessories_at_most_and_what_finds_no_place_is_destroyed() -> None:
    """RB 1.6, 4.1.2, ruling 14."""
    full = {"card": "ki_lancer", "gear": ["gr_auxiliary_cannon", "gr_shield_booster"]}
    hands = seated(
        {"ships": [full, {"card": "gr_courier_boat", "gear": ["gr_tactical_locator"]}]}, phase="exchange"
    )
    lancer, locator = hands.card(0, "ki_lancer"), hands.card(0, "gr_tactical_locator")
    assert f"gear {locator} {lancer}" not in hands.options(0)
    hands.says(0, f"off {locator}", "done")
    assert hands.names(0, "scrap") == ["gr_tactical_locator"]


def test_deactivated_and_docked_ships_take_no_part_in_an_exchange() -> None:
    """Rulings 14 and 15."""
    ships = [
        {"card": "ki_lancer", "gear": ["gr_auxiliary_cannon"]},
        {"card": "gr_courier_boat", "resting": True},
    ]
    dock = {"card": "fr_council_dock", "docked": ["gr_escort_fighter"]}
    hands = seated({"ships": ships, "others": [dock]}, phase="exchange")
    _ = hands.asks(0, Act)
    assert hands.table.phase == "event"


def test_an_accessory_that_may_not_be_exchanged_stays() -> None:
    """The rules word ``no_exchange``."""
    ships = [{"card": "ki_lancer", "gear": ["ki_crystal_focus"]}, "gr_courier_boat"]
    hands = seated({"ships": ships}, phase="exchange")
    _ = hands.asks(0, DrawPlanet)


def test_nothing_is_asked_of_others_while_accessories_are_exchanged() -> None:
    """Ruling 81: a secret step is not interrupted, and nothing of it happens before it is done."""
    ships = [{"card": "ki_lancer", "gear": ["gr_auxiliary_cannon"]}, "gr_courier_boat"]
    hands = seated({"ships": ships}, rich(hand=["gr_focused_barrage"]), phase="exchange")
    cannon, boat = hands.card(0, "gr_auxiliary_cannon"), hands.card(0, "gr_courier_boat")
    _ = hands.asks(0, Arrange)
    hands.forget().says(0, f"gear {cannon} {boat}")
    assert hands.log == []
    assert hands.waiting_for == [(0, "Arrange")]


# --- event phase


def test_in_the_event_phase_everybody_may_act_whose_turn_it_is_first() -> None:
    """RB 2.3.3, 4.3."""
    hands = seated(rich(hand=["gr_shield_surge"]), rich(hand=["gr_shield_surge"]), phase="event")
    hands.passes(0)
    _ = hands.asks(1, Act)
    assert hands.table.phase == "event"


def test_all_pools_empty_after_the_event_phase() -> None:
    """RB 2.3.3, ruling 10: also those of the others."""
    hands = seated({"tp": 2}, {"ep": 2}, phase="event")
    assert hands.happened(PoolsEmptied)
    assert [(player.tp, player.ep) for player in hands.table.players] == [(0, 0), (0, 0)]


def test_three_planets_of_class_1_are_sacrificed_for_a_victory_point_once_in_an_event_phase() -> None:
    """RB 2.5, ruling 70: active ones, and not the base planet."""
    planets = ["pl_dawnlight_station", *["pl_kelmar"] * 4, {"card": "pl_sarrin", "resting": True}]
    hands = seated({"planets": planets}, phase="event")
    base, *kelmar = hands.pile(0, "planets")
    hands.answers(0, Act, "give_up")
    offered = hands.asks(0, Pick).listed
    assert f"card {base}" not in offered
    assert f"card {hands.card(0, 'pl_sarrin')}" not in offered
    hands.says(0, *kelmar[:3])
    assert hands.player(0).points == 1
    assert hands.names(0, "removed") == ["pl_kelmar"] * 3
    _ = hands.asks(0, DrawPlanet)


def test_planets_are_given_up_only_in_the_own_event_phase() -> None:
    planets = {"planets": ["pl_dawnlight_station", *["pl_kelmar"] * 4]}
    hands = seated({}, {**planets, **rich(hand=["gr_shield_surge"])}, phase="event")
    assert "give_up" not in hands.options(1)


def test_two_planets_of_class_1_are_not_enough() -> None:
    hands = seated({"planets": ["pl_dawnlight_station", "pl_kelmar", "pl_sarrin"]}, phase="event")
    _ = hands.asks(0, DrawPlanet)


def test_triggers_come_before_anybody_may_act_and_planets_may_pay_for_them() -> None:
    """Ruling 86."""
    hands = seated(
        {"scrap": ["gg_fire_capsule"], "planets": ["pl_sarrin"]},
        rich(hand=["gr_shield_surge"]),
        phase="event",
    )
    hands.says(0, "yes")
    assert hands.names(0, "hand") == ["gg_fire_capsule"]
    assert not hands.is_active(hands.card(0, "pl_sarrin"))
    _ = hands.asks(1, Act)


# --- build phases


def test_a_drawn_planet_is_played_and_nobody_must_draw_one() -> None:
    """RB 2.3.4."""
    hands = seated({"planet_deck": ["pl_sarrin", "pl_mokoa"]}, phase="build_1").answers(0, DrawPlanet, "draw")
    assert hands.names(0, "planets")[-1] == "pl_sarrin"
    assert hands.is_active(hands.card(0, "pl_sarrin"))
    without = seated(phase="build_1").answers(0, DrawPlanet, "none")
    assert not without.happened(PlanetDrawn)


def test_with_an_empty_planet_deck_build_phase_1_passes() -> None:
    hands = seated({"planet_deck": []}, phase="build_1")
    _ = hands.asks(0, DrawCards)


def test_two_lucky_stones_reject_a_planet_once_in_a_turn() -> None:
    """RB 4.5, ruling 12: it is played or rejected, and cannot stay in the hand."""
    me = {"stones": 6, "planet_deck": ["pl_sarrin", "pl_mokoa", "pl_deltreth"]}
    hands = seated(me, phase="build_1").answers(0, DrawPlanet, "draw")
    assert hands.asks(0, KeepPlanet).listed == ("reject", "keep")
    hands.answers(0, KeepPlanet, "reject")
    assert hands.names(0, "removed") == ["pl_sarrin"]
    assert hands.names(0, "planets")[-1] == "pl_mokoa"
    assert hands.player(0).stones == 4
    _ = hands.asks(0, DrawCards)


def test_the_two_stones_are_for_all_planets_of_a_turn_together() -> None:
    """Ruling 18: also for planets that effects bring."""
    me = rich(stones=6, rejected=True, ships=["ki_pioneer_ship"], planet_deck=["pl_sarrin", "pl_mokoa"])
    hands = seated(me).uses(0, "ki_pioneer_ship").all_pass()
    assert hands.names(0, "planets")[-1] == "pl_sarrin"
    _ = hands.asks(0, TakeMainPhase)


def test_one_or_two_resource_cards_are_announced_and_then_drawn() -> None:
    """RB 2.3.5, ruling 13."""
    hands = seated({"deck": ["ki_lancer", "gr_supply_run", "gr_courier_boat"]}, phase="build_2")
    assert hands.asks(0, DrawCards).listed == ("number 1", "number 2")
    hands.answers(0, DrawCards, "number 2")
    assert hands.names(0, "hand") == ["ki_lancer", "gr_supply_run"]


def test_an_extra_card_may_be_drawn_if_something_allows_it() -> None:
    """The rules word ``extra_resource_draw``."""
    me = {
        "planets": ["pl_dawnlight_station", "pl_sixtrae"],
        "others": [{"card": "gr_brood_archive", "on": 1}],
    }
    hands = seated(me, phase="build_2")
    assert hands.asks(0, DrawCards).listed == ("number 1", "number 2", "number 3")


def test_who_cannot_draw_a_resource_card_has_lost() -> None:
    """RB 1.4, 2.3.5."""
    hands = seated({"deck": []}, phase="build_2")
    assert hands.table.over
    assert hands.table.winners == [1]


def test_the_last_card_of_a_deck_can_still_be_drawn() -> None:
    hands = seated({"deck": ["ki_lancer"]}, phase="build_2")
    assert hands.names(0, "hand") == ["ki_lancer"]
    _ = hands.asks(0, TakeMainPhase)


# --- main phase


def test_ships_accessories_phenomena_and_alien_tec_are_played_only_in_the_own_main_phase() -> None:
    """RB 2.3.6."""
    cards = ["ki_lancer", "gr_auxiliary_cannon", "gr_command_net", "gr_brood_archive"]
    me = rich(
        hand=cards, color="red", ships=["gr_courier_boat"], planets=["pl_crystal_garrison_vaar", "pl_sixtrae"]
    )
    hands = seated(me)
    assert all(hands.may_play(0, card) for card in cards)
    other = seated(rich(hand=["gr_focused_barrage"]), {**me, "hand": [*cards, "gr_focused_barrage"]})
    assert other.may_play(1, "gr_focused_barrage")
    assert not any(other.may_play(1, card) for card in cards)


def test_after_the_combat_only_effects_are_played() -> None:
    """RB 2.3.7."""
    hands = seated(rich(hand=["ki_lancer", "gr_supply_run"], color="red"), fought=True)
    assert hands.may_play(0, "gr_supply_run")
    assert not hands.may_play(0, "ki_lancer")


def test_effects_of_others_come_before_the_cards_of_whose_turn_it_is() -> None:
    """RB 4.3, D1."""
    hands = seated(rich(hand=["gr_courier_boat", "gr_courier_boat"]), rich(hand=["gr_focused_barrage"]))
    _ = hands.asks(0, TakeMainPhase)
    hands.plays(0, "gr_courier_boat")
    _ = hands.asks(1, Act)
    hands.passes(1)
    _ = hands.asks(0, TakeMainPhase)


def test_planets_are_deactivated_for_points_whenever_their_owner_is_asked() -> None:
    """RB 1.6, ruling 11: one point for each deactivation; a base planet brings either sort."""
    hands = seated()
    base, industry = hands.pile(0, "planets")
    hands.says(0, f"produce {base} 1", f"produce {industry} 0")
    assert (hands.player(0).tp, hands.player(0).ep) == (1, 1)
    assert not hands.is_active(base)
    assert not [said for said in hands.options(0) if said.startswith("produce")]


# --- end of turn


def test_at_the_end_of_a_turn_damage_and_temporary_effects_end_and_all_pools_empty() -> None:
    """RB 2.3.8, rulings 10 and 57: bonus and damage end together, and nothing is destroyed by that."""
    hands = seated(
        rich(ships=["gr_courier_boat"], hand=["gr_shield_surge"]), rich(hand=["gr_focused_barrage"])
    )
    boat = hands.card(0, "gr_courier_boat")
    hands.passes(1).plays(0, "gr_shield_surge", boat).resolves()
    assert hands.values(boat) == (1, 4)
    hands.plays(1, "gr_focused_barrage", "number 3").resolves()
    assert hands.table.damage[boat] == 3
    hands.ends(0)
    assert hands.happened(Regenerated)
    assert hands.table.damage[boat] == 0
    assert hands.values(boat) == (1, 1)
    assert hands.where(boat) == "ships"
    assert hands.player(1).ep == 0


def test_who_ends_a_turn_with_more_than_eight_cards_discards_down_to_eight() -> None:
    """RB 2.3.8, ruling 19: only whose turn ends, and the cards of its choice."""
    hands = seated({"hand": ["gr_courier_boat"] * 9 + ["ki_lancer"]}, {"hand": ["ki_lancer"] * 9}).ends(0)
    lancer, boat = hands.card(0, "ki_lancer"), hands.card(0, "gr_courier_boat")
    hands.says(0, lancer, boat)
    assert len(hands.pile(0, "hand")) == 8
    assert hands.names(0, "scrap") == ["ki_lancer", "gr_courier_boat"]
    assert len(hands.pile(1, "hand")) == 9


def test_changes_of_the_hand_limit_add_up() -> None:
    """The rules word ``hand_limit_change``, ruling 19."""
    me = {"hand": ["gr_courier_boat"] * 8, "planets": ["pl_dawnlight_station", "pl_rell_archive"]}
    web = {"others": [{"card": "fr_web_of_intrigue", "targets": [0]}]}
    hands = seated(me, web).ends(0)
    assert len(hands.asks(0, Pick).listed) == 8
    hands.says(0, hands.pile(0, "hand")[0])
    assert len(hands.pile(0, "hand")) == 8 + 2 - 3
    _ = hands.asks(1, DrawPlanet)
