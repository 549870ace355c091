"""Rules words of the cards: costs, embargoes, shackles, hurry, and what beats what."""

from __future__ import annotations

from game.firestorm.prices import price
from game.firestorm.prompts import (
    DrawPlanet,
)
from game.firestorm.totals import may_attack, may_defend
from tests.support.firestorm.words import ALIEN, rich, seated


def test_project_costs_are_changed_but_not_below_the_minimum() -> None:
    """The verb ``cost_change``; several copies of one card may count once (``not_cumulative``)."""
    depots = [{"card": "pl_kelmar", "gear": ["ki_garrison_depot"]}] * 2
    hands = seated({"planets": depots, "hand": ["ki_lancer", "gr_courier_boat"]})
    assert price(hands.table, hands.card(0, "ki_lancer")).tp == 2
    assert price(hands.table, hands.card(0, "gr_courier_boat")).tp == 1


def test_a_planet_makes_only_its_own_accessories_cheaper() -> None:
    """The filter ``played_onto``."""
    hands = seated({"planets": ["pl_perrin_hub", "pl_kelmar"], "hand": ["gr_shield_dome"]})
    dome, hub, kelmar = (
        hands.card(0, "gr_shield_dome"),
        hands.card(0, "pl_perrin_hub"),
        hands.card(0, "pl_kelmar"),
    )
    assert price(hands.table, dome, onto=hub).tp == 1
    assert price(hands.table, dome, onto=kelmar).tp == 2


def test_enemy_effects_may_cost_more() -> None:
    comb = {"planets": ALIEN, "others": [{"card": "fr_thought_comb", "on": 1}]}
    hands = seated({"hand": ["gr_supply_run", "gr_courier_boat"]}, comb)
    assert price(hands.table, hands.card(0, "gr_supply_run")) == (0, 3)
    assert price(hands.table, hands.card(0, "gr_courier_boat")) == (1, 0)


def test_cards_of_a_spied_colour_cost_more_and_own_ones_do_not() -> None:
    """The filters ``color`` and ``not_own_color``."""
    spy = {"card": "lft_spy_forged_identity", "targets": [1]}
    hands = seated(
        {"hand": ["fr_nuisance_boat", "lft_pathfinder_scout"], "others": [spy]}, {"color": "yellow"}
    )
    assert price(hands.table, hands.card(0, "fr_nuisance_boat")).ep == 1
    assert price(hands.table, hands.card(0, "lft_pathfinder_scout")).ep == 0


def test_an_embargo_keeps_a_player_from_playing_some_types_for_a_turn() -> None:
    """The rules word ``cannot_play``."""
    me = rich(hand=["gr_light_cruiser", "gr_courier_boat", "gr_command_net"], planets=["pl_kelmar"] * 7)
    hands = (
        seated(me, rich(hand=["fr_embargo"], color="yellow"), phase="event").passes(0).plays(1, "fr_embargo")
    )
    while not isinstance(hands.match.asked_of(0), DrawPlanet):
        hands.passes(hands.match.waiting()[0].seat)
    hands.says(0, "none", "number 1")
    assert hands.may_play(0, "gr_courier_boat")
    assert not hands.may_play(0, "gr_light_cruiser")


def test_a_shackled_ship_neither_attacks_nor_defends() -> None:
    """The rules words ``cannot_attack`` and ``cannot_defend``."""
    hands = seated(
        {"others": [{"card": "fr_energy_shackle", "targets": ["1:ki_lancer"]}]}, {"ships": ["ki_lancer"]}
    )
    lancer = hands.card(1, "ki_lancer")
    assert not may_attack(hands.table, lancer)
    assert not may_defend(hands.table, lancer)


def test_a_new_ship_may_attack_if_something_hurries_it() -> None:
    """The rules word ``may_attack_now``."""
    fresh = {"card": "gr_courier_boat", "fresh": True}
    hands = seated(rich(ships=[fresh], hand=["ki_lightning_assault"], color="red"))
    boat = hands.card(0, "gr_courier_boat")
    assert not may_attack(hands.table, boat)
    hands.plays(0, "ki_lightning_assault")
    assert may_attack(hands.table, boat)


def test_permanent_effects_beat_instants() -> None:
    """RB 4.8: a ship that may not be reactivated is not, whatever an instant says of attacking."""
    hands = seated(
        rich(ships=["gr_courier_boat"], hand=["ki_lightning_assault"], color="red"),
        {"others": [{"card": "fr_energy_shackle", "targets": ["0:gr_courier_boat"]}]},
    )
    hands.plays(0, "ki_lightning_assault")
    assert not may_attack(hands.table, hands.card(0, "gr_courier_boat"))
