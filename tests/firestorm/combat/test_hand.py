"""The combat hand: exchange, loading, formations (RB 2.4.4, 4.1.2, 4.1.3)."""

from __future__ import annotations

from game.firestorm.combat.prompts import ChooseDefenders, FormUp
from game.firestorm.prompts import MANY
from game.firestorm.totals import keywords, values
from tests.support.firestorm.fights import clash, fight

CARRIER, SMALL = "gr_convoy_freighter", "ki_lancer"


def test_every_ship_is_taken_to_the_hand_and_laid_face_down_for_itself() -> None:
    attack = fight([SMALL, SMALL], ["gr_courier_boat"]).declares(40, 41).forms_up()
    combat = attack.table.combat
    assert list(combat.covered) == [1, 1]
    assert sorted(combat.slots) == [0, 1]


def test_ships_may_be_organized_in_formations() -> None:
    attack = fight([SMALL, SMALL, SMALL], ["gr_courier_boat"]).declares(40, 41, 42)
    attack.forms_up("form 41 0")
    group = attack.table.group
    assert group(40) == group(41) != group(42)


def test_a_ship_may_leave_a_formation_again() -> None:
    attack = fight([SMALL, SMALL], ["gr_courier_boat"]).declares(40, 41)
    attack.forms_up("form 41 0", "form 41 1")
    assert attack.table.group(40) != attack.table.group(41)


def test_a_ship_may_be_laid_face_up() -> None:
    attack = fight([SMALL, SMALL], ["gr_courier_boat"]).declares(40, 41).forms_up("open 40")
    assert not attack.table.covered(40)
    assert attack.table.covered(41)


def test_a_ship_that_was_opened_may_be_covered_again() -> None:
    attack = fight([SMALL], ["gr_courier_boat"]).declares(40).forms_up("open 40", "cover 40")
    assert attack.table.covered(40)


def test_a_ship_need_not_be_taken_to_the_hand_and_then_lies_face_up_with_its_accessories() -> None:
    """RB 2.4.4: what everybody knows of it, everybody still knows."""
    ship = {"card": SMALL, "gear": [{"card": "gr_auxiliary_cannon", "shown": True}]}
    attack = fight([ship, SMALL, SMALL], ["gr_courier_boat"]).declares(40, 42, 43).forms_up("leave 40")
    assert not attack.table.covered(40)
    assert attack.table.seen[41] == attack.table.everyone


def test_nobody_has_to_form_a_combat_hand_at_all() -> None:
    """RB 2.4.4: then all ships attack face up."""
    attack = fight([SMALL, SMALL], ["gr_courier_boat"]).declares(40, 41).forms_up("leave 40", "leave 41")
    assert list(attack.table.combat.covered) == [0, 0]
    assert attack.table.combat.placed


def test_a_ship_that_was_left_out_of_the_hand_may_join_it_again() -> None:
    attack = fight([SMALL, SMALL], ["gr_courier_boat"]).declares(40, 41).forms_up("leave 40", "join 40")
    assert attack.table.covered(40)


def test_once_something_was_exchanged_no_ship_leaves_the_hand() -> None:
    attack = fight([{"card": SMALL, "counters": 1}, SMALL], ["gr_courier_boat"]).declares(40, 41)
    attack.answers(0, FormUp, "counter 40 41")
    assert attack.refuses(0, FormUp, "leave 41").section == "2.4.4"


def test_a_ship_that_may_not_be_taken_to_the_hand_attacks_face_up() -> None:
    """RB 4.1.2: nothing else about its attack changes."""
    storm = {"others": ["gr_ion_storm"]}
    attack = fight([{"card": SMALL, "gear": ["gr_auxiliary_cannon"]}, SMALL], ["gr_courier_boat"], me=storm)
    attack.declares(40, 42)
    assert attack.asks(0, FormUp).barred == (40, 42)
    assert attack.asks(0, FormUp).options(attack.table) == ["done", "form 40 1", "form 42 0"]
    attack.forms_up()
    assert list(attack.table.combat.covered) == [0, 0]


def test_accessories_are_exchanged_among_the_ships_of_the_hand() -> None:
    attack = fight(
        [{"card": SMALL, "gear": ["gr_auxiliary_cannon"]}, "gr_light_cruiser"], ["gr_courier_boat"]
    )
    attack.declares(40, 42).forms_up("gear 41 42")
    assert values(attack.table, 42).attack == 6
    assert values(attack.table, 40).attack == 3


def test_counters_are_exchanged_one_by_one() -> None:
    attack = fight([{"card": SMALL, "counters": 2}, SMALL], ["gr_courier_boat"]).declares(40, 41)
    attack.forms_up("counter 40 41")
    assert [attack.table.counters(ship) for ship in (40, 41)] == [1, 1]


def test_no_ship_bears_more_than_two_accessories() -> None:
    full = {"card": SMALL, "gear": ["gr_auxiliary_cannon", "gr_shield_booster"]}
    attack = fight([full, {"card": SMALL, "gear": ["gr_tactical_locator"]}], ["gr_courier_boat"]).declares(
        40, 43
    )
    assert attack.refuses(0, FormUp, "gear 44 40").text == "refuse.firestorm.gear_full"


def test_full_ships_swap_by_putting_an_accessory_out_of_the_way() -> None:
    full = {"card": SMALL, "gear": ["gr_auxiliary_cannon", "gr_shield_booster"]}
    other = {"card": SMALL, "gear": ["gr_tactical_locator", "gr_escape_pods"]}
    attack = fight([full, other], ["gr_courier_boat"]).declares(40, 43)
    attack.forms_up("off 41", "gear 44 40", "gear 41 43")
    assert "locator_2" in keywords(attack.table, 40)
    assert values(attack.table, 43).attack == 5


def test_accessories_left_over_are_destroyed() -> None:
    full = {"card": SMALL, "gear": ["gr_auxiliary_cannon", "gr_shield_booster"]}
    other = {"card": SMALL, "gear": ["gr_tactical_locator", "gr_escape_pods"]}
    attack = fight([full, other], ["gr_courier_boat"]).declares(40, 43).forms_up("off 41")
    assert len(attack.table.players[0].scrap) == 1
    lost = attack.table.players[0].scrap[0]
    assert attack.table.facts(lost).id == "gr_auxiliary_cannon"
    assert attack.table.seen[lost] == attack.table.everyone


def test_an_accessory_that_cannot_be_exchanged_stays_where_it_is() -> None:
    attack = fight([{"card": SMALL, "gear": ["ki_crystal_focus"]}, SMALL], ["gr_courier_boat"]).declares(
        40, 42
    )
    assert attack.asks(0, FormUp).fixed == (41,)
    attack.refuses(0, FormUp, "gear 41 42")


def test_a_carrier_takes_small_ships_up_to_its_capacity() -> None:
    attack = fight([CARRIER, SMALL, SMALL, SMALL, SMALL]).declares(40, 41, 42, 43, 44)
    for ship in (41, 42, 43):
        attack.answers(0, FormUp, f"load {ship} 40")
    attack.refuses(0, FormUp, "load 44 40")


def test_an_impossible_layout_is_refused() -> None:
    """Ruling 29: no ship is loaded on one without capacity, nor a large one on any."""
    attack = fight(["gr_light_cruiser", SMALL, CARRIER]).declares(40, 41, 42)
    for said in ("load 41 40", "load 40 42", "load 41 41"):
        assert attack.refuses(0, FormUp, said).section == "4.1.3"


def test_a_loaded_ship_adds_its_base_attack_and_loses_its_abilities() -> None:
    """Ruling 27: bonuses for ships do not count, since it is an accessory now."""
    doctrine = {"others": ["ki_doctrine_of_conquest"], "color": "red"}
    attack = fight([CARRIER, "ki_crystal_thorn"], ["gr_courier_boat"], me=doctrine).declares(40, 41)
    assert values(attack.table, 41).attack == 3
    attack.forms_up("load 41 40")
    assert values(attack.table, 40).attack == 2 + 1 + 2
    assert keywords(attack.table, 41) == []
    assert len(attack.table.combat.slots) == 1


def test_a_loaded_ship_bears_nothing() -> None:
    """RB 4.1.3: what was on it and found no other place is destroyed, counters too."""
    small = {"card": SMALL, "gear": ["gr_auxiliary_cannon"], "counters": 1}
    attack = fight([CARRIER, small], ["gr_courier_boat"]).declares(40, 41).forms_up("load 41 40")
    assert attack.is_destroyed(42)
    assert attack.table.counters(41) == 0


def test_a_loaded_ship_returns_active_after_the_combat_even_if_its_carrier_is_deactivated() -> None:
    """Ruling 27."""
    attack = fight([CARRIER, SMALL]).declares(40, 41).forms_up("load 41 40").advances(40)
    attack.deals(0).deals(1)
    assert attack.is_over
    assert attack.is_resting(40)
    assert not attack.is_resting(41)
    assert not attack.table.is_loaded(41)


def test_a_loaded_ship_is_destroyed_with_its_carrier() -> None:
    attack = clash(
        [CARRIER, SMALL],
        ["ki_crystal_battleship"],
        step="damage_step",
        formations=[[0]],
        loaded=[[1, 0]],
        blocks=[0],
    )
    attack.deals(0).deals(1, (40, 8))
    assert attack.is_destroyed(40)
    assert attack.is_destroyed(41)


def test_a_loaded_ship_is_unloaded_when_its_carrier_leaves_the_combat() -> None:
    """RB 4.1.3: it stays loaded only as long as the carrier is in the combat."""
    course = {"hand": ["lft_deceptive_course"], "ep": 1, "color": "blue"}
    attack = clash([CARRIER, SMALL, SMALL], step="kep3", formations=[[0], [2]], loaded=[[1, 0]], me=course)
    attack.plays(0, "card 40")
    assert not attack.table.in_combat(40)
    assert not attack.table.in_combat(41)
    assert not attack.table.is_loaded(41)
    assert attack.table.knows(1, 2 * attack.table.size + 41)


def test_only_the_attacker_loads_ships() -> None:
    attack = fight([SMALL], [CARRIER, SMALL]).declares(40).forms_up()
    options = attack.asks(1, ChooseDefenders).options(attack.table)
    assert options == ["done", "card 160", "card 161"]


def test_the_order_of_the_slots_tells_nothing() -> None:
    """The hand is mixed: with other seeds the same layout lies in another order."""
    orders = set()
    for seed in range(20):
        attack = fight([SMALL, "gr_light_cruiser", CARRIER], ["gr_courier_boat"], seed=seed)
        attack.declares(40, 41, 42).forms_up()
        orders.add(tuple(attack.table.slot_of(ship) for ship in (40, 41, 42)))
    assert len(orders) > 3


def test_the_hand_is_arranged_without_interruption() -> None:
    """Ruling 81: nothing happens, and nobody is asked, until the attacker is done."""
    attack = fight(
        [{"card": SMALL, "gear": ["gr_auxiliary_cannon"]}, SMALL], ["gr_courier_boat"],
        them={"hand": ["gr_final_word", "gr_fall_back"], "ep": 9, "ships": ["gr_courier_boat"]},
    )  # fmt: skip
    attack.declares(40, 42).passes(1).forget()
    for said in ("gear 41 42", "form 42 0", "open 40"):
        attack.answers(0, FormUp, said)
    assert attack.log == []
    assert attack.waiting_for == [(0, "FormUp")]


def test_a_large_hand_is_arranged_piece_by_piece() -> None:
    ships = [{"card": SMALL, "gear": ["gr_auxiliary_cannon"]} for _ in range(10)]
    attack = fight(ships).declares(*range(40, 60, 2))
    options = attack.asks(0, FormUp).options(attack.table)
    assert len(options) <= MANY
    attack.answers(0, FormUp, "take 41")
    options = attack.asks(0, FormUp).options(attack.table)
    assert options == ["put_back", *(f"gear 41 {ship}" for ship in range(42, 60, 2))]
    attack.answers(0, FormUp, "gear 41 44")
    assert attack.asks(0, FormUp).held == -1
    attack.answers(0, FormUp, "take 45").answers(0, FormUp, "put_back")
    assert attack.asks(0, FormUp).hosts.count(44) == 2
