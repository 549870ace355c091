"""Every ship as it is printed: what it costs, how strong it is, and its built-in abilities at work."""

from __future__ import annotations

import pytest

from game.firestorm.combat.prompts import FlyInFormation, FormUp, Locate, UseSpecial, UseTractorBeam
from game.firestorm.totals import keywords
from tests.support.firestorm.fights import clash, fight
from tests.support.firestorm.positions import BOAT, CRUISER, LANCER, exactly
from tests.support.firestorm.words import seated

# id, class, technology points, attack, defense, built-in abilities, cargo
PRINTED = [
    ("gr_courier_boat", 1, 1, 1, 1, "", 0),
    ("gr_probe_tender", 1, 2, 1, 2, "locator_1", 0),
    ("gr_salvage_tug", 1, 3, 1, 3, "tractor_beam", 0),
    ("gr_escort_fighter", 1, 2, 2, 1, "formation_flight", 0),
    ("gr_light_cruiser", 2, 5, 4, 5, "", 0),
    ("gr_convoy_freighter", 2, 5, 2, 5, "", 3),
    ("lft_pathfinder_scout", 1, 2, 1, 2, "virtual_image", 0),
    ("lft_trickster_fighter", 1, 3, 2, 2, "virtual_image formation_flight", 0),
    ("lft_listening_boat", 1, 3, 1, 3, "locator_2", 0),
    ("lft_shifter", 1, 3, 2, 2, "", 0),
    ("lft_interceptor_corvette", 1, 4, 3, 3, "locator_1", 0),
    ("lft_fleet_tender", 2, 6, 5, 5, "", 3),
    ("lft_battlecruiser", 2, 7, 6, 6, "locator_2", 0),
    ("lft_blockade_runner", 2, 6, 5, 4, "", 0),
    ("fr_nuisance_boat", 1, 2, 1, 2, "sabotage_fire", 0),
    ("fr_border_warden", 1, 2, 1, 3, "", 0),
    ("fr_pinprick_fighter", 1, 3, 2, 2, "sabotage_fire locator_1", 0),
    ("fr_envoy_yacht", 1, 3, 0, 3, "", 0),
    ("fr_escort_corvette", 1, 4, 2, 4, "formation_flight", 0),
    ("fr_bulwark", 2, 5, 3, 5, "tractor_beam", 0),
    ("fr_council_ship", 2, 7, 4, 8, "", 0),
    ("fr_workshop_cruiser", 2, 6, 3, 6, "", 2),
    ("ki_crystal_splinter", 1, 1, 2, 0, "", 0),
    ("ki_crystal_thorn", 1, 2, 2, 1, "emp", 0),
    ("ki_lancer", 1, 3, 3, 2, "", 0),
    ("ki_boarding_craft", 1, 4, 3, 3, "emp tractor_beam", 0),
    ("ki_pioneer_ship", 1, 3, 1, 2, "", 0),
    ("ki_crystal_battleship", 2, 7, 8, 6, "", 0),
    ("ki_carrier_citadel", 2, 8, 6, 6, "locator_1", 4),
    ("ki_storm_cruiser", 2, 5, 6, 4, "", 0),
    ("gg_space_lens", 1, 3, 2, 3, "", 0),
    ("gg_fire_capsule", 1, 1, 1, 0, "kamikaze", 0),
    ("gg_forlorn_hope", 1, 3, 3, 1, "kamikaze", 0),
    ("gg_smuggler_clipper", 1, 2, 1, 2, "", 0),
    ("gg_bounty_hunter", 1, 4, 3, 2, "", 0),
    ("gg_pirate_mothership", 2, 6, 5, 4, "", 4),
    ("gg_patchwork_cruiser", 2, 5, 6, 3, "", 0),
    ("gg_maw_of_greed", 2, 8, 8, 6, "", 0),
]
SPECIALS = ("virtual_image", "sabotage_fire", "emp", "kamikaze")
FREELY = ("gr_courier_boat", "ki_crystal_splinter")


def ships_with(*words: str) -> list[tuple[str, str]]:
    return [(row[0], word) for row in PRINTED for word in row[5].split() if word in words]


@pytest.mark.parametrize(("key", "size", "tp", "attack", "defense", "words", "cargo"), PRINTED)
def test_a_ship_costs_what_it_says_and_comes_with_its_values(
    key: str, size: int, tp: int, attack: int, defense: int, words: str, cargo: int
) -> None:
    assert not seated(exactly(key, tp - 1, 9)).may_play(0, key)
    hands = seated(exactly(key, tp, 0)).plays(0, key)
    ship = hands.card(0, key, "ships")
    assert hands.player(0).tp == 0
    assert hands.is_active(ship)
    assert hands.values(ship) == (attack, defense)
    assert keywords(hands.table, ship) == words.split()
    facts = hands.table.facts(ship)
    assert (facts.type, facts.cargo) == (f"ship_{size}", cargo)
    assert facts.deck_limit == (None if key in FREELY else 3)


@pytest.mark.parametrize(("key", "size", "tp", "attack", "defense", "words", "cargo"), PRINTED)
def test_a_ship_falls_by_one_point_more_than_its_defense(
    key: str, size: int, tp: int, attack: int, defense: int, words: str, cargo: int
) -> None:
    for damage, pile in ((defense, "ships"), (defense + 1, "scrap")):
        if not damage:
            continue
        barrage = {"hand": ["gr_focused_barrage"], "ep": 20}
        hands = seated({"ships": [key], "stones": 0}, barrage)
        ship = hands.card(0, key)
        hands.plays(1, "gr_focused_barrage", f"number {damage}").settles()
        assert hands.where(ship) == pile


@pytest.mark.parametrize(("key", "word"), ships_with("locator_1", "locator_2"))
def test_a_ship_with_a_locator_turns_an_attacker_up(key: str, word: str) -> None:
    """Of class 2, its owner sees the accessories as well."""
    mine = [{"card": LANCER, "gear": ["gr_auxiliary_cannon"]}, CRUISER]
    battle = fight(mine, [key]).declares(40, 42).forms_up().defends(160)
    battle.answers(1, Locate, f"locate 160 {battle.table.slot_of(40)}")
    assert not battle.table.covered(40)
    assert battle.table.covered(42)
    assert battle.table.knows(1, 41) == (word == "locator_2")


@pytest.mark.parametrize(("key", "word"), ships_with("formation_flight"))
def test_a_ship_flies_in_formation_with_another_one(key: str, word: str) -> None:
    battle = clash([CRUISER, key], [CRUISER], step="damage_step", formations=[[0, 1]], blocks=[0])
    battle.deals(0).deals(1, (40, 4)).answers(0, FlyInFormation, "fly 41 40")
    assert battle.table.damage[40] == 0


@pytest.mark.parametrize(("key", "word"), ships_with("tractor_beam"))
def test_a_ship_holds_an_enemy_with_its_tractor_beam(key: str, word: str) -> None:
    battle = clash([key], [CRUISER], step="damage_step", blocks=[0])
    battle.answers(0, UseTractorBeam, "beam 160").deals(0).deals(1)
    assert battle.is_resting(160)


@pytest.mark.parametrize(("key", "word"), ships_with(*SPECIALS))
def test_a_ship_tries_its_special_ability(key: str, word: str) -> None:
    """A three is enough; a two is not."""
    number = SPECIALS.index(word)
    for face in (2, 3):
        target = {"card": CRUISER, "gear": ["gr_auxiliary_cannon"]}
        battle = clash(
            [key, CRUISER], [target], step="special_abilities", formations=[[0, 1]], blocks=[0], dice=[face]
        )
        assert f"special 40 {number}" in battle.asks(0, UseSpecial).listed
        battle.tries(0, 40, number)
        happened = {
            "virtual_image": not battle.table.in_combat(40),
            "sabotage_fire": battle.is_destroyed(161),
            "emp": 160 in battle.table.combat.silenced,
            "kamikaze": battle.table.damage[160] > 0,
        }
        assert happened[word] == (face == 3)


CARRIERS = [(row[0], row[6]) for row in PRINTED if row[6]]


@pytest.mark.parametrize(("key", "cargo"), CARRIERS)
def test_a_carrier_takes_as_many_small_ships_as_it_has_room_for(key: str, cargo: int) -> None:
    small = range(41, 42 + cargo)
    battle = fight([key, *[BOAT] * (cargo + 1)], [CRUISER], me={"planets": ["pl_kelmar"]}).declares(
        40, *small
    )
    for ship in small[:-1]:
        battle.answers(0, FormUp, f"load {ship} 40")
    battle.refuses(0, FormUp, f"load {small[-1]} 40")
