"""Every alien-tec card at work; all of them only while they are active."""

from __future__ import annotations

from typing import Any

import pytest

from game.firestorm.prices import price
from game.firestorm.prompts import ChooseOption, ChooseTarget, DrawCards
from game.firestorm.totals import keywords
from tests.support.firestorm.positions import ALIEN, BOAT, CRUISER, LANCER, alien, holding
from tests.support.firestorm.words import seated

TIRED: dict[str, Any] = {"with_": {"resting": True}}


@pytest.mark.parametrize(
    "key",
    [
        "gr_brood_archive", "gr_honeycomb_screen", "gr_torpor_emitter", "gr_replication_vat",
        "gr_living_star_chart", "gr_symbiont_armour", "lft_morph_crystal", "fr_thought_comb", "ki_star_forge",
        "gg_chaos_core",
    ],
)  # fmt: skip
def test_an_alien_tec_card_comes_deactivated_onto_an_alien_tec_planet(key: str) -> None:
    hands = seated(holding(key, planets=ALIEN, ships=[LANCER])).plays(0, key)
    card = hands.card(0, key, "others")
    assert hands.table.host(card) == hands.card(0, "pl_sixtrae")
    assert not hands.is_active(card)


@pytest.mark.parametrize(("row", "most"), [({}, 3), (TIRED, 2)])
def test_gr_brood_archive_lets_its_owner_draw_one_more_card(row: dict[str, Any], most: int) -> None:
    hands = seated(alien("gr_brood_archive", **row), phase="build_2")
    assert f"number {most}" in hands.asks(0, DrawCards).listed
    assert f"number {most + 1}" not in hands.asks(0, DrawCards).listed
    hands.says(0, f"number {most}")
    assert len(hands.pile(0, "hand")) == most


@pytest.mark.parametrize(("row", "more"), [({}, 2), (TIRED, 0)])
def test_gr_honeycomb_screen_protects_its_owners_planets(row: dict[str, Any], more: int) -> None:
    hands = seated(alien("gr_honeycomb_screen", **row))
    assert hands.values(hands.card(0, "pl_dawnlight_station")) == (6, 6 + more)
    assert hands.values(hands.card(0, "pl_sixtrae")) == (3, 5 + more)
    assert hands.values(hands.card(1, "pl_dawnlight_station")) == (6, 6)


def test_gr_torpor_emitter_deactivates_a_small_ship_of_anybody() -> None:
    me = {
        **alien("gr_torpor_emitter", ships=[BOAT]),
        "ep": 1,
        "tp": 0,
        "planets": ["pl_noor_cavern", "pl_sixtrae"],
    }
    hands = seated(me, {"ships": [LANCER, CRUISER]}).uses(0, "gr_torpor_emitter")
    lancer, boat = hands.card(1, LANCER), hands.card(0, BOAT)
    assert set(hands.asks(0, ChooseTarget).listed) == {f"card {lancer}", f"card {boat}"}
    hands.says(0, lancer).settles()
    assert not hands.is_active(lancer)
    assert hands.is_active(boat)
    assert not hands.is_active(hands.card(0, "gr_torpor_emitter"))
    assert hands.player(0).ep == 0


def test_gr_replication_vat_makes_a_counter_in_each_own_event_phase() -> None:
    hands = seated(alien("gr_replication_vat", ships=[LANCER]), phase="event")
    assert hands.values(hands.card(0, LANCER)) == (4, 3)
    other = seated({"ships": [LANCER]}, alien("gr_replication_vat", ships=[LANCER]), phase="event")
    assert other.table.counters(other.card(1, LANCER)) == 0, "not in the turn of others"


def test_gr_living_star_chart_sends_a_planet_below_its_deck_for_another_one() -> None:
    me = alien("gr_living_star_chart", planet_deck=["pl_ossun", "pl_mokoa", "pl_brannt"])
    hands = seated(me, phase="build_1").says(0, "draw").uses(0, "gr_living_star_chart")
    assert hands.names(0, "planets")[-1] == "pl_mokoa"
    assert hands.names(0, "planet_deck") == ["pl_ossun", "pl_brannt"], "the next one is the last of the list"
    assert not hands.is_active(hands.card(0, "gr_living_star_chart"))
    kept = seated(me, phase="build_1").says(0, "draw", "pass")
    assert kept.names(0, "planets")[-1] == "pl_ossun"
    main = seated({**me, "ships": ["ki_pioneer_ship"]}).uses(0, "ki_pioneer_ship").settles()
    assert main.names(0, "planets")[-1] == "pl_ossun", "in the first building phase only"
    assert main.is_active(main.card(0, "gr_living_star_chart"))


@pytest.mark.parametrize(("resting", "values"), [(False, (6, 5)), (True, (3, 2))])
def test_gr_symbiont_armour_strengthens_one_own_ship(resting: bool, values: tuple[int, int]) -> None:
    armour = {"card": "gr_symbiont_armour", "on": 1, "targets": [f"0:{LANCER}"], "resting": resting}
    hands = seated({"planets": ALIEN, "ships": [LANCER, BOAT], "others": [armour]})
    assert hands.values(hands.card(0, LANCER)) == values
    assert hands.values(hands.card(0, BOAT)) == (1, 1)


def test_gr_symbiont_armour_is_for_own_ships_and_is_lost_with_its_ship() -> None:
    assert not seated(holding("gr_symbiont_armour", planets=ALIEN), {"ships": [LANCER]}).may_play(
        0, "gr_symbiont_armour"
    )
    me = holding("gr_symbiont_armour", "gr_focused_barrage", planets=ALIEN, ships=[LANCER])
    hands = seated(me).plays(0, "gr_symbiont_armour").plays(0, "gr_focused_barrage", "number 9").settles()
    assert "gr_symbiont_armour" in hands.names(0, "scrap")


@pytest.mark.parametrize(("choice", "word"), [(0, "locator_2"), (1, "formation_flight"), (2, "tractor_beam")])
def test_lft_morph_crystal_gives_an_own_ship_an_ability_for_a_turn(choice: int, word: str) -> None:
    me = alien("lft_morph_crystal", ships=[LANCER])
    hands = seated(me, {"ships": [BOAT]}).uses(0, "lft_morph_crystal")
    hands.settles()
    assert hands.asks(0, ChooseOption).listed == ("choice 0", "choice 1", "choice 2")
    hands.says(0, f"choice {choice}")
    assert keywords(hands.table, hands.card(0, LANCER)) == [word]
    assert (hands.player(0).tp, hands.player(0).ep) == (30, 29)
    assert not hands.may_use(0, "lft_morph_crystal"), "once in a turn"
    hands.ends(0)
    assert keywords(hands.table, hands.card(0, LANCER)) == []


@pytest.mark.parametrize(("row", "more"), [({}, 1), (TIRED, 0)])
def test_fr_thought_comb_makes_effects_of_enemies_dearer(row: dict[str, Any], more: int) -> None:
    hand = ["gr_supply_run", "gr_final_word", BOAT]
    hands = seated({"hand": hand}, {**alien("fr_thought_comb", **row), "hand": hand})
    assert [price(hands.table, hands.card(0, key, "hand")).ep for key in hand] == [2 + more, 3 + more, 0]
    assert all(price(hands.table, hands.card(0, key, "hand")).tp == 0 for key in hand[:2])
    assert price(hands.table, hands.card(1, "gr_supply_run", "hand")).ep == 2


@pytest.mark.parametrize(("row", "less"), [({}, 2), (TIRED, 0)])
def test_ki_star_forge_makes_large_ships_cheaper(row: dict[str, Any], less: int) -> None:
    hand = ["gg_maw_of_greed", CRUISER, LANCER, "gg_bounty_hunter"]
    hands = seated({**alien("ki_star_forge", **row), "hand": hand}, {"hand": hand})
    costs = [price(hands.table, hands.card(0, key, "hand")) for key in hand]
    assert costs == [(8 - less, 0), (5 - less, 0), (3, 0), (4, 0)]
    assert price(hands.table, hands.card(1, CRUISER, "hand")).tp == 5


CORE = [
    (1, (0, 0), 0, (0, 2), "scrap"),
    (2, (1, 0), 0, (0, 2), "others"),
    (3, (1, 0), 0, (0, 2), "others"),
    (4, (0, 0), 1, (0, 2), "others"),
    (5, (0, 0), 1, (0, 2), "others"),
    (6, (0, 0), 0, (1, 1), "others"),
]


@pytest.mark.parametrize(("die", "points", "counters", "stones", "pile"), CORE)
def test_gg_chaos_core_does_what_the_die_says(
    die: int, points: tuple[int, int], counters: int, stones: tuple[int, int], pile: str
) -> None:
    me = {**alien("gg_chaos_core", ships=[LANCER]), "tp": 0, "ep": 0}
    hands = seated(me, {"stones": 2}, dice=[die])
    core = hands.card(0, "gg_chaos_core")
    hands.uses(0, "gg_chaos_core").settles()
    assert (hands.player(0).tp, hands.player(0).ep) == points
    assert hands.table.counters(hands.card(0, LANCER)) == counters
    assert (hands.player(0).stones, hands.player(1).stones) == stones
    assert hands.where(core) == pile
    assert pile == "scrap" or not hands.is_active(core)
