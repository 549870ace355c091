"""Every accessory of planets, on a planet that it fits and on one that it does not fit."""

from __future__ import annotations

import pytest

from game.firestorm.events.stack import DamageLanded
from game.firestorm.prices import price
from game.firestorm.prompts import ChooseOption
from tests.support.firestorm.fights import clash
from tests.support.firestorm.positions import BOAT, CRUISER, LANCER, combat, holding, slip_of
from tests.support.firestorm.words import Hands, seated

BASE, INDUSTRY, RESOURCE, ALIEN = "pl_dawnlight_station", "pl_kelmar", "pl_sarrin", "pl_sixtrae"
PLANETS = {BASE: (6, 6), INDUSTRY: (2, 4), RESOURCE: (2, 3), ALIEN: (3, 5)}
BONUSES = [
    ("gr_ground_battery", 3, 0),
    ("gr_shield_dome", 0, 3),
    ("fr_planetary_fortress", 2, 4),
]


@pytest.mark.parametrize(("key", "attack", "defense"), BONUSES)
def test_an_accessory_strengthens_the_planet_that_it_is_played_onto(
    key: str, attack: int, defense: int
) -> None:
    for planet, (first, second) in PLANETS.items():
        hands = seated(holding(key, planets=[planet])).plays(0, key)
        card = hands.card(0, planet)
        assert hands.table.gear_on(card) == [hands.card(0, key)]
        assert hands.values(card) == (first + attack, second + defense)


# id, the planets that it fits, and what it brings instead of their point: technology, influence
YIELDS = [
    ("gr_orbital_shipyard", (INDUSTRY,), [(2, 0)]),
    ("gr_trading_post", (RESOURCE,), [(0, 2)]),
    ("gr_converter_station", (INDUSTRY, RESOURCE, ALIEN), [(1, 0), (0, 1)]),
    ("fr_embassy_quarter", (BASE,), [(1, 1)]),
]


def equipped(key: str, planet: str) -> Hands:
    return seated({"planets": [{"card": planet, "gear": [key]}], "color": "yellow"})


@pytest.mark.parametrize(("key", "fitting", "gains"), YIELDS)
def test_a_planet_is_deactivated_for_the_points_of_its_accessory(
    key: str, fitting: tuple[str, ...], gains: list[tuple[int, int]]
) -> None:
    for planet in PLANETS:
        for number, gain in enumerate(gains):
            hands = equipped(key, planet)
            said = f"produce {hands.card(0, key)} {number}"
            assert (said in hands.options(0)) == (planet in fitting)
            if planet in fitting:
                hands.says(0, said)
                assert (hands.player(0).tp, hands.player(0).ep) == gain
                assert not hands.is_active(hands.card(0, planet))


def test_gr_converter_station_pays_with_either_sort() -> None:
    me = {"planets": [{"card": INDUSTRY, "gear": ["gr_converter_station"]}], "hand": ["gr_shield_surge"]}
    hands = seated(me)
    hands.plays(0, "gr_shield_surge", hands.card(1, BASE))
    assert not hands.is_active(hands.card(0, INDUSTRY))
    without = seated({**me, "planets": [INDUSTRY]})
    assert not without.may_play(0, "gr_shield_surge")


def face_down(step: str = "kep2") -> Hands:
    post = {"card": INDUSTRY, "gear": ["lft_deep_listening_post"]}
    ships = [{"card": LANCER, "gear": ["gr_auxiliary_cannon"]}, CRUISER]
    return combat(ships, [BOAT], post, step=step, blocks=[None], them={"ep": 2, "color": "blue"})


def test_lft_deep_listening_post_turns_a_ship_up_with_its_accessories() -> None:
    hands = face_down()
    lancer, cannon = hands.card(0, LANCER), hands.card(0, "gr_auxiliary_cannon")
    hands.uses(1, "lft_deep_listening_post", slip_of(hands, lancer)).settles()
    assert not hands.table.covered(lancer)
    assert hands.table.covered(hands.card(0, CRUISER))
    assert hands.table.knows(1, cannon)
    assert hands.player(1).ep == 1


def test_lft_deep_listening_post_works_once_and_only_in_the_second_combat_effect_phase() -> None:
    hands = face_down()
    hands.uses(1, "lft_deep_listening_post", slip_of(hands, hands.card(0, LANCER)))
    assert not hands.may_use(1, "lft_deep_listening_post")
    later = face_down("kep3")
    assert not later.may_use(1, "lft_deep_listening_post")


def test_ki_garrison_depot_makes_small_ships_cheaper_once_and_never_free() -> None:
    depot = {"card": INDUSTRY, "gear": ["ki_garrison_depot"]}
    hand = [LANCER, BOAT, CRUISER, "gr_probe_tender"]
    for depots in (1, 2):
        hands = seated({"planets": [depot] * depots, "hand": hand}, {"hand": hand})
        costs = [price(hands.table, hands.card(0, key, "hand")) for key in hand]
        assert costs == [(2, 0), (1, 0), (5, 0), (1, 0)]
        assert price(hands.table, hands.card(1, LANCER, "hand")).tp == 3


def test_ki_tribute_post_brings_two_cards_for_each_planet_destroyed_by_combat() -> None:
    post = {"planets": [{"card": INDUSTRY, "gear": ["ki_tribute_post"]}]}
    battle = clash(["ki_crystal_battleship"], step="damage_step", advancing=[0], me=post)
    battle.deals(0, (battle.planets[1][0], 8)).deals(1)
    assert len(battle.table.players[0].hand) == 2
    theirs = clash(["ki_crystal_battleship"], step="damage_step", advancing=[0], them={
        "planets": [INDUSTRY, {"card": INDUSTRY, "gear": ["ki_tribute_post"]}]
    })  # fmt: skip
    theirs.deals(0, (theirs.planets[1][0], 8)).deals(1)
    assert theirs.table.players[1].hand == bytearray(), "who loses a planet gets nothing"


def test_ki_tribute_post_brings_nothing_for_a_planet_that_an_effect_destroys() -> None:
    me = holding("gg_scorched_earth", planets=[INDUSTRY, {"card": RESOURCE, "gear": ["ki_tribute_post"]}])
    hands = seated(me, {"planets": [INDUSTRY]})
    hands.plays(0, "gg_scorched_earth", hands.card(0, INDUSTRY)).settles()
    assert hands.names(1, "ruins") == [INDUSTRY]
    assert hands.pile(0, "hand") == []


@pytest.mark.parametrize(("die", "points"), [(1, 0), (2, 1), (4, 1), (5, 2), (6, 2)])
@pytest.mark.parametrize("choice", [0, 1])
def test_gg_smugglers_port_brings_what_the_die_says(die: int, points: int, choice: int) -> None:
    me = {"planets": [{"card": INDUSTRY, "gear": ["gg_smugglers_port"]}], "color": "violet"}
    hands = seated(me, dice=[die]).uses(0, "gg_smugglers_port")
    if points:
        _ = hands.asks(0, ChooseOption)
        hands.says(0, f"choice {choice}")
    assert (hands.player(0).tp, hands.player(0).ep)[choice] == points
    assert hands.player(0).tp + hands.player(0).ep == points
    assert not hands.is_active(hands.card(0, INDUSTRY))


def test_gg_smugglers_port_is_for_planets_of_class_1() -> None:
    me = {"planets": [{"card": BASE, "gear": ["gg_smugglers_port"]}]}
    assert not seated(me).may_use(0, "gg_smugglers_port")


def test_gg_self_destruct_hurts_whoever_advanced_on_its_planet() -> None:
    ruin = {"card": INDUSTRY, "gear": ["gg_self_destruct"]}
    ships = ["ki_crystal_battleship", LANCER, LANCER]
    battle = clash(ships, planet=ruin, step="damage_step", advancing=[0, 1])
    battle.deals(0, (battle.planets[1][0], 8)).deals(1)
    assert battle.is_destroyed(41)
    assert not battle.is_destroyed(40)
    assert not battle.is_destroyed(42), "it did not advance"
    (landed,) = battle.happened(DamageLanded)[1:]
    assert sorted(zip(landed.cards, landed.amounts, strict=True)) == [(40, 4), (41, 4)]
