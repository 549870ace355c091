"""Defending ships are declared, and locators of both classes are used (RB 2.4.5, 2.4.8, 4.1.4)."""

from __future__ import annotations

from game.firestorm.combat.prompts import ChooseAdvance, ChooseDefenders, Locate
from game.firestorm.events.cards import Revealed
from game.firestorm.events.combat import DefendersDeclared, ShipsUncovered
from tests.support.firestorm.fights import clash, fight

SMALL, LARGE = "ki_lancer", "gr_light_cruiser"
EAR, BIG_EAR = "gr_probe_tender", "lft_listening_boat"
CANNON = "gr_auxiliary_cannon"


def test_the_defender_declares_active_ships_only() -> None:
    battle = fight([SMALL], [SMALL, {"card": SMALL, "resting": True}]).declares(40).forms_up()
    assert battle.asks(1, ChooseDefenders).listed == ("done", "card 160")


def test_a_ship_that_has_just_come_into_play_may_defend() -> None:
    battle = fight([SMALL], [{"card": SMALL, "fresh": True}]).declares(40).forms_up()
    assert "card 160" in battle.asks(1, ChooseDefenders).listed


def test_a_ship_that_is_kept_from_it_does_not_defend() -> None:
    shackle = {"others": [{"card": "fr_energy_shackle", "targets": ["1:ki_lancer"]}]}
    battle = fight([LARGE], [SMALL, LARGE], me=shackle).declares(40).forms_up()
    assert battle.asks(1, ChooseDefenders).listed == ("done", "card 161")


def test_defenders_lie_face_up_and_face_nobody_yet() -> None:
    battle = fight([SMALL], [SMALL]).declares(40).forms_up().defends(160)
    assert battle.happened(DefendersDeclared) == [DefendersDeclared((160,))]
    assert battle.table.role(160, "defender")
    assert not battle.table.role(160, "blocking")


def test_nobody_has_to_defend() -> None:
    battle = fight([SMALL], [SMALL]).declares(40).forms_up().defends()
    assert battle.waiting_for == [(0, "ChooseAdvance")]


def test_a_class_1_locator_turns_one_ship_face_up_for_everybody() -> None:
    battle = fight([SMALL, LARGE], [EAR]).declares(40, 41).forms_up().defends(160)
    slot = battle.table.slot_of(41)
    battle.answers(1, Locate, f"locate 160 {slot}")
    assert not battle.table.covered(41)
    assert battle.table.covered(40)
    assert battle.match.view(1).slot_of(41) == slot
    assert battle.match.view(1).slot_of(40) == -1


def test_a_ship_turned_up_shows_type_and_costs_of_its_accessories_only() -> None:
    """A class-1 locator does not let anybody look at them."""
    battle = fight([{"card": SMALL, "gear": [CANNON]}, LARGE], [EAR]).declares(40, 42).forms_up().defends(160)
    battle.answers(1, Locate, f"locate 160 {battle.table.slot_of(40)}")
    view = battle.match.view(1)
    assert view.gear_on(40) == [41]
    assert not battle.table.knows(1, 41)


def test_a_class_2_locator_shows_the_accessories_to_its_owner_alone() -> None:
    spec = [{"card": SMALL, "gear": [CANNON]}, LARGE]
    battle = fight(spec, [BIG_EAR]).declares(40, 42).forms_up().defends(160)
    battle.answers(1, Locate, f"locate 160 {battle.table.slot_of(40)}")
    assert battle.table.knows(1, 41)
    (looked,) = battle.happened(Revealed)
    assert looked.to == 1 << 1


def test_a_locator_need_not_be_used() -> None:
    battle = fight([SMALL], [EAR]).declares(40).forms_up().defends(160).answers(1, Locate, "none")
    assert battle.table.covered(40)


def test_all_targets_are_named_before_anything_is_seen() -> None:
    """RB 4.1.4."""
    battle = fight([SMALL, LARGE], [EAR, EAR]).declares(40, 41).forms_up().defends(160, 161)
    battle.answers(1, Locate, "locate 160 0")
    assert not battle.happened(ShipsUncovered)
    assert battle.asks(1, Locate).listed == ("none", "locate 161 1")
    battle.answers(1, Locate, "locate 161 1")
    assert battle.happened(ShipsUncovered) == [ShipsUncovered((0, 1))]


def test_several_locators_on_one_ship_are_one_of_the_better_class() -> None:
    """Ruling 23: a ship with two of them is asked once, and its target shows its accessories."""
    ear = {"card": EAR, "gear": ["gr_tactical_locator"]}
    battle = fight([{"card": SMALL, "gear": [CANNON]}, LARGE], [ear]).declares(40, 42).forms_up().defends(160)
    battle.answers(1, Locate, f"locate 160 {battle.table.slot_of(40)}")
    assert battle.waiting_for == [(1, "AssignDefender")]
    assert battle.table.knows(1, 41)


def test_a_ship_that_is_no_defender_does_not_locate() -> None:
    battle = fight([SMALL], [EAR, SMALL]).declares(40).forms_up().defends(161)
    assert battle.waiting_for == [(1, "AssignDefender")]


def test_a_class_2_locator_looks_at_a_ship_that_is_face_up_already() -> None:
    battle = (
        fight([{"card": SMALL, "gear": [CANNON]}], [BIG_EAR]).declares(40).forms_up("open 40").defends(160)
    )
    assert battle.asks(1, Locate).listed == ("none", "inspect 160 40")
    battle.answers(1, Locate, "inspect 160 40")
    assert battle.table.knows(1, 41)


def test_a_class_1_locator_finds_nothing_where_all_ships_are_face_up() -> None:
    battle = fight([{"card": SMALL, "gear": [CANNON]}], [EAR]).declares(40).forms_up("open 40").defends(160)
    assert battle.waiting_for == [(1, "AssignDefender")]


def test_a_locator_of_class_1_turns_the_carrier_up_but_not_what_it_has_loaded() -> None:
    """Ruling 78."""
    battle = fight(["gr_convoy_freighter", SMALL, LARGE], [EAR]).declares(40, 41, 42).forms_up("load 41 40")
    battle.defends(160).answers(1, Locate, f"locate 160 {battle.table.slot_of(40)}")
    assert not battle.table.covered(40)
    assert battle.table.covered(41)
    assert battle.match.view(1).loaded_on(40) == []


def test_a_locator_of_class_2_shows_what_is_loaded() -> None:
    """Ruling 78."""
    battle = (
        fight(["gr_convoy_freighter", SMALL, LARGE], [BIG_EAR]).declares(40, 41, 42).forms_up("load 41 40")
    )
    battle.defends(160).answers(1, Locate, f"locate 160 {battle.table.slot_of(40)}")
    assert battle.match.view(1).loaded_on(40) == [41]


def test_loaded_ships_are_shown_to_everybody_when_accessories_are() -> None:
    """Ruling 78: at the latest when all accessories are shown."""
    battle = clash(
        ["gr_convoy_freighter", SMALL],
        [SMALL],
        step="sighting",
        formations=[[0]],
        loaded=[[1, 0]],
        blocks=[0],
    )
    assert battle.phase_is("damage_step")
    assert battle.match.view(1).loaded_on(40) == [41]


def test_what_hides_a_ship_is_shown_to_the_locating_player_alone() -> None:
    """Ruling 88: the ship itself stays face down."""
    hidden = {"card": SMALL, "gear": ["lft_stealth_hull"]}
    battle = fight([hidden, LARGE], [BIG_EAR]).declares(40, 42).forms_up().defends(160)
    battle.answers(1, Locate, f"locate 160 {battle.table.slot_of(40)}")
    assert battle.table.covered(40)
    assert battle.table.knows(1, 41)
    assert battle.match.view(1).host(41) == -1
    assert not battle.happened(ShipsUncovered)


def test_after_the_sighting_class_2_locators_of_both_sides_look_at_accessories() -> None:
    """Ruling 22: the attacker names a target first, then the defender; then both look."""
    mine, theirs = {"card": BIG_EAR, "gear": [CANNON]}, {"card": BIG_EAR, "gear": ["gr_shield_booster"]}
    battle = clash([mine], [theirs], step="sighting", blocks=[0])
    assert battle.asks(0, Locate).listed == ("none", "inspect 40 160")
    battle.answers(0, Locate, "inspect 40 160")
    assert not battle.table.knows(0, 161)
    battle.answers(1, Locate, "inspect 160 40")
    assert battle.table.knows(0, 161)
    assert battle.table.knows(1, 41)


def test_a_deactivated_ship_does_not_locate() -> None:
    mine = {"card": BIG_EAR, "resting": True}
    battle = clash([mine, SMALL], [{"card": SMALL, "gear": [CANNON]}], step="sighting", blocks=[0])
    assert battle.waiting_for == [(0, "ChooseAdvance")]


def test_ships_are_revealed_before_the_advance_is_declared() -> None:
    """Ruling 21."""
    battle = fight([SMALL, LARGE], [SMALL]).declares(40, 41).forms_up().defends(160).blocks((160, 40))
    _ = battle.asks(0, ChooseAdvance)
    assert not any(battle.table.combat.covered)
    assert battle.match.view(1).slot_of(41) != -1
