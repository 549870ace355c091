"""Accessories and counters: where they lie, what others know of them, and when they work (RB 3.4 to 4.6)."""

from __future__ import annotations

import pytest

from game.firestorm import GAME
from game.firestorm.events.cards import CardsDestroyed
from game.firestorm.events.common import Deactivated
from game.firestorm.prompts import MayUse, Pick
from tests.support.firestorm.words import ALIEN, rich, seated


def test_an_accessory_lies_below_an_own_active_card_and_others_see_its_type_and_cost() -> None:
    """RB 1.6, 3.7, ruling 62."""
    ships = ["ki_lancer", {"card": "gr_courier_boat", "resting": True}]
    hands = seated(rich(ships=ships, hand=["gr_auxiliary_cannon"]), {"ships": ["ki_lancer"]})
    cannon = hands.card(0, "gr_auxiliary_cannon")
    hands.plays(0, "gr_auxiliary_cannon")
    assert hands.table.host(cannon) == hands.card(0, "ki_lancer")
    assert not hands.table.knows(1, cannon)
    view = hands.match.view(1)
    assert [view.faces[cannon]] == hands.table.backs([cannon]) != [hands.table.faces[cannon]]
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


def test_a_planet_destroyed_just_now_can_still_be_deactivated_for_its_accessory() -> None:
    """Notes D: its accessories may be used as long as its fate is open; no other planet is less ready."""
    port = {"card": "pl_kelmar", "gear": ["gg_smugglers_port"]}
    hands = seated({"planets": [port]})
    planet = hands.card(0, "pl_kelmar")
    hands.match.play.do(CardsDestroyed((planet,)))
    hands.match.play.do(Deactivated((planet,)))
    assert not any(hands.player(0).ready)
    assert GAME.faults(hands.table) == []
