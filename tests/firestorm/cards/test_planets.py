"""Every planet as it is printed: how strong it is, what it brings, and what else it does."""

from __future__ import annotations

import pytest

from game.firestorm import GAME, pieces
from game.firestorm.combat.prompts import DealDamage
from game.firestorm.decks import deck as decks
from game.firestorm.prices import price
from game.firestorm.prompts import Act, ChooseOption
from game.firestorm.totals import hand_limit
from tests.support.firestorm.fights import clash
from tests.support.firestorm.positions import BOAT, CRUISER, LANCER, combat, holding, slip_of
from tests.support.firestorm.words import rich, seated

TP, EP = (1, 0), (0, 1)
# id, colour, type, attack, defense
PRINTED = [
    ("pl_dawnlight_station", "blue", "base", 6, 6),
    ("pl_refit_moon_calder", "blue", "base", 6, 6),
    ("pl_council_world_ainsel", "yellow", "base", 6, 6),
    ("pl_bastion_archive_tholm", "yellow", "base", 6, 6),
    ("pl_crystal_garrison_vaar", "red", "base", 6, 6),
    ("pl_throne_yard_azhad", "red", "base", 6, 6),
    ("pl_free_port_nightedge", "violet", "base", 6, 6),
    ("pl_asteroid_keep_hollowtooth", "violet", "base", 6, 6),
    ("pl_kelmar", "green", "industry", 2, 4),
    ("pl_ossun", "green", "industry", 3, 3),
    ("pl_havarra", "green", "industry", 1, 5),
    ("pl_brannt", "green", "industry", 4, 2),
    ("pl_perrin_hub", "green", "industry", 1, 3),
    ("pl_sarrin", "green", "resource", 2, 3),
    ("pl_mokoa", "green", "resource", 1, 4),
    ("pl_deltreth", "green", "resource", 0, 5),
    ("pl_yun_tal", "green", "resource", 3, 2),
    ("pl_amiri_springs", "green", "resource", 1, 3),
    ("pl_orrith_pits", "green", "alien_tec", 4, 4),
    ("pl_sixtrae", "green", "alien_tec", 3, 5),
    ("pl_noor_cavern", "green", "alien_tec", 5, 3),
    ("pl_ommat_mirror", "green", "alien_tec", 2, 4),
    ("pl_thessal_ring", "green", "alien_tec", 3, 4),
    ("pl_rell_archive", "green", "alien_tec", 2, 4),
    ("pl_obsid_watch", "green", "alien_tec", 6, 5),
    ("pl_cyane_whisper", "green", "alien_tec", 2, 3),
]
BRINGS = {"base": [TP, EP], "industry": [TP], "resource": [EP], "alien_tec": []}


@pytest.mark.parametrize(("key", "color", "kind", "attack", "defense"), PRINTED)
def test_a_planet_has_its_values_and_brings_its_points(
    key: str, color: str, kind: str, attack: int, defense: int
) -> None:
    hands = seated({"planets": [key]})
    planet = hands.card(0, key)
    assert hands.values(planet) == (attack, defense)
    assert hands.table.facts(planet).color == color
    ways = [said for said in hands.options(0) if said.startswith("produce")]
    assert ways == [f"produce {planet} {number}" for number in range(len(BRINGS[kind]))]
    for number, gain in enumerate(BRINGS[kind]):
        one = seated({"planets": [key]}).says(0, f"produce {planet} {number}")
        assert (one.player(0).tp, one.player(0).ep) == gain
        assert not one.is_active(planet)


@pytest.mark.parametrize(("key", "color", "kind", "attack", "defense"), PRINTED)
def test_a_planet_shoots_with_its_attack_and_falls_by_more_than_its_defense(
    key: str, color: str, kind: str, attack: int, defense: int
) -> None:
    """A base planet brings three victory points, any other two."""
    for damage, fallen in ((defense, False), (defense + 1, True)):
        battle = clash(["ki_crystal_battleship"], planet=key, step="damage_step", advancing=[0])
        battle.deals(0, (battle.planets[1][0], damage))
        if attack:
            assert f"hit 40 {attack}" in battle.asks(1, DealDamage).listed
            battle.deals(1)
        assert battle.is_destroyed(battle.planets[1][0]) == fallen
        assert battle.table.players[0].points == (0 if not fallen else 3 if kind == "base" else 2)


@pytest.mark.parametrize("key", [row[0] for row in PRINTED if row[2] == "alien_tec"])
def test_an_alien_tec_planet_takes_one_alien_tec_card(key: str) -> None:
    me = rich(hand=["gr_brood_archive", "gr_honeycomb_screen"], planets=["pl_kelmar", key])
    hands = seated(me).plays(0, "gr_brood_archive")
    assert hands.table.host(hands.card(0, "gr_brood_archive")) == hands.card(0, key)
    assert not hands.may_play(0, "gr_honeycomb_screen")


@pytest.mark.parametrize("key", [row[0] for row in PRINTED if row[2] != "alien_tec"])
def test_no_other_planet_takes_alien_tec(key: str) -> None:
    assert not seated(rich(hand=["gr_brood_archive"], planets=[key])).may_play(0, "gr_brood_archive")


def test_these_are_all_planets() -> None:
    assert [row[0] for row in PRINTED] == [card.id for card in pieces.SHIPPED if card.type == "planet"]


# --- base planets

STARTERS = {
    "blue": "lft",
    "yellow": "forum_raglund",
    "red": "kristallimperium",
    "violet": "galactic_guardians",
}


@pytest.mark.parametrize(
    ("key", "stones"),
    [
        ("pl_dawnlight_station", 6),
        ("pl_refit_moon_calder", 4),
        ("pl_council_world_ainsel", 6),
        ("pl_bastion_archive_tholm", 4),
        ("pl_crystal_garrison_vaar", 6),
        ("pl_throne_yard_azhad", 4),
        ("pl_free_port_nightedge", 6),
        ("pl_asteroid_keep_hollowtooth", 5),
    ],
)
def test_a_base_planet_says_with_how_many_lucky_stones_its_player_starts(key: str, stones: int) -> None:
    color = next(row[1] for row in PRINTED if row[0] == key)
    deck = decks.starter(f"starter_{STARTERS[color]}")
    base = next(card for card in deck.cards if pieces.FACE_OF[card] in pieces.BASES)
    mine = deck.having(base, 0).having(key, 1)
    table = GAME.set_up(1, 2, {"decks": [mine, decks.starter("starter_lft")]})
    assert table.players[0].stones == stones
    assert table.players[0].color == color


def test_pl_refit_moon_calder_exchanges_accessories_once_for_a_point_before_combat() -> None:
    ships = [{"card": LANCER, "gear": ["gr_shield_booster"]}, BOAT]
    me = {"ships": ships, "planets": ["pl_refit_moon_calder", "pl_sarrin"]}
    hands = seated(me).uses(0, "pl_refit_moon_calder")
    booster, boat = hands.card(0, "gr_shield_booster"), hands.card(0, BOAT)
    hands.says(0, f"gear {booster} {boat}", "done")
    assert hands.table.host(booster) == boat
    assert not hands.is_active(hands.card(0, "pl_sarrin"))
    assert not hands.may_use(0, "pl_refit_moon_calder")
    assert not seated(rich(**me), fought=True).may_use(0, "pl_refit_moon_calder")
    exact = {**me, "planets": ["pl_refit_moon_calder"], "ep": 1}
    used = seated(exact).uses(0, "pl_refit_moon_calder")
    assert (used.player(0).tp, used.player(0).ep) == (0, 0)
    assert used.is_active(used.card(0, "pl_refit_moon_calder"))
    event = seated(rich(**me, hand=["gr_shield_surge"]), phase="event")
    assert event.may_play(0, "gr_shield_surge")
    assert not event.may_use(0, "pl_refit_moon_calder"), "in the main phase only"


def test_pl_bastion_archive_tholm_protects_its_owners_planets_of_class_1() -> None:
    hands = seated({"planets": ["pl_bastion_archive_tholm", "pl_kelmar", "pl_sixtrae"]})
    assert hands.values(hands.card(0, "pl_kelmar")) == (2, 5)
    assert hands.values(hands.card(0, "pl_sixtrae")) == (3, 6)
    assert hands.values(hands.card(0, "pl_bastion_archive_tholm")) == (6, 6)
    assert hands.values(hands.card(1, "pl_kelmar")) == (2, 4)


def test_pl_throne_yard_azhad_makes_large_ships_cheaper() -> None:
    hand = [CRUISER, LANCER, "gg_bounty_hunter", "gr_command_net"]
    hands = seated({"planets": ["pl_throne_yard_azhad"], "hand": hand}, {"hand": [CRUISER]})
    assert [price(hands.table, hands.card(0, key, "hand")) for key in hand] == [
        (4, 0),
        (3, 0),
        (4, 0),
        (0, 4),
    ]
    assert price(hands.table, hands.card(1, CRUISER, "hand")) == (5, 0)
    forge = {"card": "ki_star_forge", "on": 1}
    least = seated({"planets": ["pl_throne_yard_azhad", "pl_sixtrae"], "hand": [CRUISER], "others": [forge]})
    assert price(least.table, least.card(0, CRUISER, "hand")) == (3, 0)
    two = seated({"planets": ["pl_throne_yard_azhad"] * 3, "hand": [CRUISER]})
    assert price(two.table, two.card(0, CRUISER, "hand")) == (3, 0), "never below three"


@pytest.mark.parametrize(("choice", "gain"), [(0, TP), (1, EP)])
def test_pl_asteroid_keep_hollowtooth_turns_a_lucky_stone_into_a_point(
    choice: int, gain: tuple[int, int]
) -> None:
    hands = seated({"planets": ["pl_asteroid_keep_hollowtooth"], "stones": 2})
    hands.uses(0, "pl_asteroid_keep_hollowtooth")
    assert hands.asks(0, ChooseOption).listed == ("choice 0", "choice 1")
    hands.says(0, f"choice {choice}")
    assert (hands.player(0).tp, hands.player(0).ep) == gain
    assert hands.player(0).stones == 1
    assert not hands.may_use(0, "pl_asteroid_keep_hollowtooth"), "once in a turn"
    poor = seated({"planets": ["pl_asteroid_keep_hollowtooth"], "stones": 0})
    assert not poor.may_use(0, "pl_asteroid_keep_hollowtooth")


# --- other planets


def test_pl_perrin_hub_makes_its_own_accessories_cheaper_but_never_free() -> None:
    hand = ["gr_shield_dome", "fr_planetary_fortress", "gr_shield_booster"]
    hands = seated({"planets": ["pl_perrin_hub", "pl_kelmar"], "ships": [BOAT], "hand": hand})
    hub, kelmar = hands.card(0, "pl_perrin_hub"), hands.card(0, "pl_kelmar")
    dome, fortress, booster = (hands.card(0, key, "hand") for key in hand)
    assert price(hands.table, dome, onto=hub) == (1, 0)
    assert price(hands.table, dome, onto=kelmar) == (2, 0)
    assert price(hands.table, fortress, onto=hub) == (3, 0)
    assert price(hands.table, booster, onto=hands.card(0, BOAT)) == (1, 0)


def test_pl_amiri_springs_brings_a_card_when_it_is_destroyed_by_combat() -> None:
    battle = clash(["ki_crystal_battleship"], planet="pl_amiri_springs", step="damage_step", advancing=[0])
    battle.deals(0, (battle.planets[1][0], 8)).deals(1)
    assert len(battle.table.players[1].hand) == 1
    hands = seated(holding("gg_scorched_earth", planets=["pl_kelmar"]), {"planets": ["pl_amiri_springs"]})
    hands.plays(0, "gg_scorched_earth").settles()
    assert hands.names(1, "ruins") == ["pl_amiri_springs"]
    assert hands.pile(1, "hand") == [], "an effect is no combat"


def test_pl_ommat_mirror_makes_alien_tec_cheaper() -> None:
    hand = ["gr_brood_archive", "gr_living_star_chart", "gr_command_net"]
    hands = seated({"planets": ["pl_ommat_mirror"], "hand": hand}, {"hand": hand})
    assert [price(hands.table, hands.card(0, key, "hand")).ep for key in hand] == [2, 1, 4]
    assert price(hands.table, hands.card(1, "gr_brood_archive", "hand")).ep == 3
    two = seated({"planets": ["pl_ommat_mirror"] * 2, "hand": ["gr_living_star_chart"]})
    assert price(two.table, two.card(0, "gr_living_star_chart", "hand")).ep == 1, "never free"


def test_pl_thessal_ring_lets_its_own_alien_tec_come_active() -> None:
    planets = ["pl_thessal_ring", "pl_noor_cavern"]
    for planet, active in zip(planets, (True, False), strict=True):
        hands = seated(rich(hand=["gr_brood_archive"], planets=planets)).plays(0, "gr_brood_archive")
        hands.says(0, hands.card(0, planet))
        assert hands.is_active(hands.card(0, "gr_brood_archive")) == active


def test_pl_rell_archive_lets_its_owner_keep_two_more_cards() -> None:
    hands = seated({"planets": ["pl_rell_archive"], "hand": [BOAT] * 10}, phase="end")
    assert hand_limit(hands.table, 0) == 10
    assert hand_limit(hands.table, 1) == 8
    assert len(hands.pile(0, "hand")) == 10


def test_pl_cyane_whisper_looks_at_the_accessories_of_an_enemy_ship_once_in_a_turn() -> None:
    ship = {"card": LANCER, "gear": ["gr_shield_booster"]}
    me = {"planets": ["pl_cyane_whisper"], "ep": 2}
    hands = seated(me, {"ships": [ship]}).uses(0, "pl_cyane_whisper").settles()
    booster = hands.card(1, "gr_shield_booster")
    assert hands.table.knows(0, booster)
    assert hands.table.seen[booster] != hands.table.everyone or hands.table.seats == 2
    assert hands.player(0).ep == 1
    assert not hands.may_use(0, "pl_cyane_whisper")


def test_pl_cyane_whisper_looks_even_below_a_ship_that_lies_face_down() -> None:
    ship = {"card": LANCER, "gear": ["gr_shield_booster"]}
    hands = combat([ship, CRUISER], [BOAT], "pl_cyane_whisper", step="kep2", them={"ep": 1})
    _ = hands.asks(1, Act)
    hands.uses(1, "pl_cyane_whisper", slip_of(hands, hands.card(0, LANCER))).settles()
    assert hands.table.knows(1, hands.card(0, "gr_shield_booster"))
    assert hands.table.covered(hands.card(0, LANCER)), "the ship itself stays face down"
