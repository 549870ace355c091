"""Ships that can do something of their own."""

from __future__ import annotations

import pytest

from game.firestorm.combat.prompts import ChooseAttackers
from game.firestorm.events.stack import DieRolled
from game.firestorm.prompts import ChooseOption, ChooseTarget, Pick
from tests.support.firestorm.fights import clash
from tests.support.firestorm.positions import BOAT, CRUISER, LANCER
from tests.support.firestorm.words import rich, seated


@pytest.mark.parametrize(("ability", "values"), [(0, (3, 2)), (1, (2, 3))])
def test_lft_shifter_gets_a_point_of_attack_or_of_defense_for_each_technology_point(
    ability: int, values: tuple[int, int]
) -> None:
    hands = seated({"ships": ["lft_shifter"], "tp": 1, "planets": []})
    hands.uses(0, "lft_shifter", ability=ability).settles()
    shifter = hands.card(0, "lft_shifter")
    assert hands.values(shifter) == values
    assert hands.player(0).tp == 0
    assert not hands.may_use(0, "lft_shifter", ability)
    hands.ends(0)
    assert hands.values(shifter) == (2, 2), "until the next regeneration"


def test_fr_border_warden_never_attacks_but_defends() -> None:
    hands = seated({"ships": ["fr_border_warden"]})
    assert "attack" not in hands.options(0)
    both = seated({"ships": ["fr_border_warden", LANCER, BOAT]}).says(0, "attack", 120)
    assert f"card {both.card(0, 'fr_border_warden')}" not in both.asks(0, ChooseAttackers).listed
    battle = clash([LANCER], ["fr_border_warden"], step="assignment", blocks=[None])
    battle.blocks((battle.theirs[0], battle.mine[0]))
    assert battle.table.role(battle.theirs[0], "blocking")


def test_fr_envoy_yacht_brings_an_influence_point_instead_of_flying() -> None:
    hands = seated({"ships": ["fr_envoy_yacht"], "planets": []})
    yacht = hands.card(0, "fr_envoy_yacht")
    hands.says(0, f"produce {yacht} 0")
    assert (hands.player(0).tp, hands.player(0).ep) == (0, 1)
    assert not hands.is_active(yacht)
    fresh = seated({"ships": [{"card": "fr_envoy_yacht", "fresh": True}], "planets": []})
    assert not [said for said in fresh.options(0) if said.startswith("produce")]


def test_fr_council_ship_strengthens_its_owners_planets_only() -> None:
    hands = seated({"ships": ["fr_council_ship"]})
    assert hands.values(hands.card(0, "pl_kelmar")) == (3, 5)
    assert hands.values(hands.card(1, "pl_kelmar")) == (2, 4)
    assert hands.values(hands.card(0, "fr_council_ship")) == (4, 8)


def test_fr_workshop_cruiser_reactivates_a_small_ship_of_its_owner() -> None:
    tired = [{"card": card, "resting": True} for card in (LANCER, BOAT, CRUISER)]
    me = {"ships": ["fr_workshop_cruiser", *tired], "ep": 1, "planets": []}
    hands = seated(me, {"ships": [tired[0]]}).uses(0, "fr_workshop_cruiser")
    listed = hands.asks(0, ChooseTarget).listed
    assert set(listed) == {f"card {hands.card(0, LANCER)}", f"card {hands.card(0, BOAT)}"}
    hands.says(0, hands.card(0, LANCER)).settles()
    assert hands.is_active(hands.card(0, LANCER))
    assert not hands.is_active(hands.card(0, BOAT))
    assert not hands.is_active(hands.card(0, "fr_workshop_cruiser"))
    assert hands.player(0).ep == 0


def test_ki_pioneer_ship_brings_a_planet_in_its_owners_main_phase() -> None:
    ship = {"ships": ["ki_pioneer_ship"], "planets": [], "tp": 4, "planet_deck": ["pl_ossun", "pl_mokoa"]}
    hands = seated(ship).uses(0, "ki_pioneer_ship").settles()
    assert hands.names(0, "planets") == ["pl_ossun"]
    assert hands.player(0).tp == 2
    assert not hands.is_active(hands.card(0, "ki_pioneer_ship"))
    poor = seated({**ship, "tp": 1})
    assert not poor.may_use(0, "ki_pioneer_ship")
    other = seated({}, rich(ships=["ki_pioneer_ship"], hand=["gr_shield_surge"]))
    assert other.may_play(1, "gr_shield_surge")
    assert not other.may_use(1, "ki_pioneer_ship"), "in the main phase of its owner only"


def test_ki_pioneer_ship_works_once_in_a_turn_even_if_it_is_active_again() -> None:
    me = rich(ships=["ki_pioneer_ship"], hand=["lft_second_wave"], planet_deck=["pl_ossun", "pl_mokoa"])
    hands = seated(me).uses(0, "ki_pioneer_ship").settles()
    hands.plays(0, "lft_second_wave").settles()
    assert hands.is_active(hands.card(0, "ki_pioneer_ship"))
    assert not hands.may_use(0, "ki_pioneer_ship")


@pytest.mark.parametrize("taken", ["yes", "no"])
def test_gg_fire_capsule_comes_back_from_the_scrap_heap_for_a_point(taken: str) -> None:
    hands = seated({"scrap": ["gg_fire_capsule"], "planets": ["pl_sarrin"]}, phase="event")
    hands.says(0, taken)
    assert hands.where(hands.card(0, "gg_fire_capsule")) == ("hand" if taken == "yes" else "scrap")
    assert hands.is_active(hands.card(0, "pl_sarrin")) == (taken == "no")
    poor = seated({"scrap": ["gg_fire_capsule"], "planets": []}, phase="event")
    assert poor.names(0, "scrap") == ["gg_fire_capsule"]


@pytest.mark.parametrize(
    ("die", "active", "gains"), [(1, False, 0), (2, True, 0), (3, True, 0), (4, True, 1)]
)
def test_gg_smuggler_clipper_trusts_its_luck_once_in_a_turn(die: int, active: bool, gains: int) -> None:
    hands = seated({"ships": ["gg_smuggler_clipper"], "planets": []}, dice=[die])
    hands.uses(0, "gg_smuggler_clipper").settles()
    assert [event.face for event in hands.happened(DieRolled)] == [die]
    if gains:
        assert hands.asks(0, ChooseOption).listed == ("choice 0", "choice 1")
        hands.says(0, "choice 1")
    assert (hands.player(0).tp, hands.player(0).ep) == (0, gains)
    assert hands.is_active(hands.card(0, "gg_smuggler_clipper")) == active
    assert not hands.may_use(0, "gg_smuggler_clipper")


def test_gg_smuggler_clipper_may_bring_a_technology_point() -> None:
    hands = seated({"ships": ["gg_smuggler_clipper"], "planets": []}, dice=[6])
    hands.uses(0, "gg_smuggler_clipper").settles().says(0, "choice 0")
    assert (hands.player(0).tp, hands.player(0).ep) == (1, 0)


def test_gg_bounty_hunter_is_paid_for_enemies_of_its_combat_group() -> None:
    battle = clash(["gg_bounty_hunter", LANCER], [BOAT, BOAT], step="damage_step", blocks=[0, 1])
    battle.chooses_group(40).deals(0, (160, 2)).deals(1)
    assert battle.table.players[0].stones == 1
    battle.deals(0, (161, 2)).deals(1)
    assert battle.is_destroyed(161)
    assert battle.table.players[0].stones == 1, "the other one fell in another group"
    own = clash(["gg_bounty_hunter", BOAT], [CRUISER], step="damage_step", formations=[[0, 1]], blocks=[0])
    own.deals(0).deals(1, (41, 4))
    assert own.is_destroyed(41)
    assert own.table.players[0].stones == 0, "own ships bring nothing"


@pytest.mark.parametrize(("die", "active"), [(1, False), (2, False), (3, True), (6, True)])
def test_gg_patchwork_cruiser_may_fail_at_the_start_of_its_owners_event_phase(die: int, active: bool) -> None:
    hands = seated({"ships": ["gg_patchwork_cruiser"]}, phase="event", dice=[die])
    assert hands.is_active(hands.card(0, "gg_patchwork_cruiser")) == active
    tired = seated({"ships": [{"card": "gg_patchwork_cruiser", "resting": True}]}, phase="event", dice=[die])
    assert not tired.happened(DieRolled), "a deactivated one does not roll"
    other = seated({}, {"ships": ["gg_patchwork_cruiser"]}, phase="event", dice=[die])
    assert other.is_active(other.card(1, "gg_patchwork_cruiser")), "in its owner's turn only"


def test_gg_maw_of_greed_swallows_cards_of_whoever_loses_a_planet_to_it() -> None:
    them = {"hand": [LANCER, BOAT, CRUISER]}
    battle = clash(["gg_maw_of_greed"], step="damage_step", advancing=[0], them=them)
    battle.deals(0, (battle.planets[1][0], 8)).deals(1)
    assert battle.asks(1, Pick).what == "discard"
    for _ in range(2):
        battle.answers(1, Pick, battle.asks(1, Pick).listed[0])
    assert len(battle.table.players[1].hand) == 1
    other = clash(["gg_maw_of_greed", CRUISER], step="damage_step", advancing=[1], them=them)
    other.deals(0, (other.planets[1][0], 4)).deals(1)
    assert len(other.table.players[1].hand) == 3, "it did not advance itself"


def test_gg_maw_of_greed_takes_nothing_if_another_ship_destroys_the_planet() -> None:
    them = {"hand": [LANCER, BOAT, CRUISER]}
    battle = clash(["gg_maw_of_greed", "ki_crystal_battleship"], step="damage_step", advancing=[1], them=them)
    battle.deals(0, (battle.planets[1][0], 8)).deals(1)
    assert battle.is_destroyed(battle.planets[1][0])
    assert len(battle.table.players[1].hand) == 3
