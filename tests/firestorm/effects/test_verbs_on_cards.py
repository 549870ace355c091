"""What the verbs of the cards do to cards in play, numbers, the stack and combats."""

from __future__ import annotations

import pytest

from game.firestorm import pieces
from game.firestorm.cards.grammar import Do, Selector, Where, Which
from game.firestorm.cards.references import Scope
from game.firestorm.effects.interpreter import VERBS
from game.firestorm.events.common import VictoryPoints
from game.firestorm.events.stack import DieRolled
from game.firestorm.prompts import (
    Act,
    Arrange,
    ChooseTarget,
)
from game.firestorm.totals import keywords
from game.firestorm.verbs.numbers import damage
from tests.support.firestorm.fights import clash
from tests.support.firestorm.words import ALIEN, Hands, rich, seated


def faces(hands: Hands, kind: type[DieRolled] = DieRolled) -> list[int]:
    return [event.face for event in hands.happened(kind)]


def test_every_verb_of_the_vocabulary_can_be_carried_out() -> None:
    used = {
        do.do
        for card in pieces.CARDS
        for effects in (card.effects, *(ability.effects for ability in card.abilities))
        for do in effects
    }
    assert used <= set(VERBS)


# --- cards in play


def test_deactivating_what_is_deactivated_changes_nothing() -> None:
    tired = {"card": "pl_kelmar", "resting": True}
    hands = seated({"planets": [tired, tired]}, rich(hand=["gr_yard_strike"]), phase="event")
    hands.plays(1, "gr_yard_strike", *hands.pile(0, "planets")).forget()
    assert not [event for event in hands.log if type(event).__name__ == "Deactivated"]


def test_reactivating_helps_only_what_is_deactivated() -> None:
    """RB 3.2.3: the part that is not possible is left out."""
    ships = ["ki_lancer", {"card": "gr_courier_boat", "resting": True}]
    hands = seated(rich(ships=ships, hand=["lft_second_wave"])).plays(0, "lft_second_wave")
    hands.says(0, *hands.pile(0, "ships"))
    assert all(map(hands.is_active, hands.pile(0, "ships")))


def test_no_reactivation_lasts_until_the_owners_next_reactivation_has_passed() -> None:
    """Duration ``next_reactivation_of_owner``."""
    hands = seated({"ships": ["gr_courier_boat"]}, rich(hand=["fr_attrition"], color="yellow"))
    boat = hands.card(0, "gr_courier_boat")
    hands.plays(1, "fr_attrition").ends(0)
    hands.says(1, "none", "number 1").ends(1)
    assert not hands.is_active(boat)
    hands.says(0, "none", "number 1").ends(0)
    hands.says(1, "none", "number 1").ends(1)
    assert hands.is_active(boat)


def test_a_ship_may_be_stopped_when_it_comes_into_play() -> None:
    """The moment ``card_entered_play``, for a card that was played."""
    hands = seated(rich(hand=["gr_courier_boat"]), rich(hand=["fr_customs_inspection"], color="yellow"))
    hands.plays(0, "gr_courier_boat").plays(1, "fr_customs_inspection")
    assert not hands.is_active(hands.card(0, "gr_courier_boat"))
    planet = seated({}, rich(hand=["fr_customs_inspection"], color="yellow"), phase="build_1").says(0, "draw")
    assert planet.waiting_for == [(0, "DrawCards")]


# --- numbers


def test_a_bonus_ends_with_the_next_regeneration_and_a_keyword_lasts_the_turn() -> None:
    """Durations ``next_regeneration`` and ``end_of_turn``."""
    me = rich(ships=["ki_lancer"], planets=ALIEN, others=[{"card": "lft_morph_crystal", "on": 1}])
    hands = seated(me).uses(0, "lft_morph_crystal").says(0, "choice 1")
    lancer = hands.card(0, "ki_lancer")
    assert keywords(hands.table, lancer) == ["formation_flight"]
    hands.ends(0)
    assert keywords(hands.table, lancer) == []


def test_x_is_the_amount_that_was_chosen() -> None:
    hands = seated({"ships": ["gr_light_cruiser"]}, rich(hand=["gr_focused_barrage"]))
    hands.plays(1, "gr_focused_barrage", "number 4")
    assert hands.table.damage[hands.card(0, "gr_light_cruiser")] == 4


def test_damage_by_an_effect_never_brings_victory_points() -> None:
    """RB 2.5: the cause is an effect."""
    me = rich(others=["ki_orbital_bombardment"], ships=["gr_courier_boat"])
    hands = seated(me, {"planets": ["pl_brannt"]}).uses(0, "ki_orbital_bombardment")
    assert hands.names(1, "ruins") == ["pl_brannt"]
    assert not hands.happened(VictoryPoints)


def test_part_of_the_damage_that_arrives_together_is_prevented() -> None:
    """The verb ``damage_reduction``."""
    plating = {"card": "gr_light_cruiser", "gear": [{"card": "fr_reactive_plating", "shown": True}]}
    hands = seated({"ships": [plating]}, rich(hand=["gr_focused_barrage"] * 2))
    hands.plays(1, "gr_focused_barrage", "number 1")
    assert hands.table.damage[hands.card(0, "gr_light_cruiser")] == 0
    hands.plays(1, "gr_focused_barrage", "number 3")
    assert hands.table.damage[hands.card(0, "gr_light_cruiser")] == 2


def test_all_damage_may_be_prevented_for_a_sacrificed_accessory_of_that_ship() -> None:
    ships = [
        {"card": "ki_lancer", "gear": ["gr_shield_booster"]},
        {"card": "gr_courier_boat", "gear": ["gr_escape_pods"]},
    ]
    me = rich(ships=ships, hand=["ki_emergency_jettison"], color="red")
    hands = seated(me, rich(hand=["gr_focused_barrage"]))
    lancer = hands.card(0, "ki_lancer")
    hands.plays(1, "gr_focused_barrage", "number 9", lancer).plays(0, "ki_emergency_jettison")
    assert hands.names(0, "removed") == ["gr_shield_booster"]
    assert hands.table.damage[lancer] == 0


# --- the stack and dice


@pytest.mark.parametrize(("die", "neutralized"), [(2, False), (3, True)])
def test_a_die_decides_what_an_effect_does(die: int, neutralized: bool) -> None:
    me = rich(ships=["gr_light_cruiser"], hand=["gr_counter_attempt"])
    hands = seated(me, rich(hand=["gr_focused_barrage"]), dice=[die])
    hands.plays(1, "gr_focused_barrage", "number 2").plays(0, "gr_counter_attempt")
    assert (hands.table.damage[hands.card(0, "gr_light_cruiser")] == 0) == neutralized


def test_another_legal_target_is_chosen_for_a_foreign_effect() -> None:
    """The hook ``retarget``: it must be legal for the effect's own controller."""
    me = rich(ships=["ki_lancer"], hand=["lft_target_deflection"])
    hands = seated(me, rich(ships=["gr_courier_boat", "gr_light_cruiser"], hand=["gr_focused_barrage"]))
    lancer, boat = hands.card(0, "ki_lancer"), hands.card(1, "gr_courier_boat")
    hands.plays(1, "gr_focused_barrage", "number 2", lancer).plays(0, "lft_target_deflection")
    assert f"card {lancer}" not in hands.asks(0, ChooseTarget).listed
    hands.says(0, boat)
    assert hands.where(boat) == "scrap"
    assert hands.table.damage[lancer] == 0


def test_without_another_legal_target_a_deflection_changes_nothing() -> None:
    me = rich(ships=["gr_courier_boat"], hand=["lft_target_deflection"])
    hands = seated(me, rich(hand=["gr_crash_landing"]), phase="event")
    hands.plays(1, "gr_crash_landing").plays(0, "lft_target_deflection").settles()
    assert hands.where(hands.card(0, "gr_courier_boat")) == "scrap"


def test_an_effect_with_two_targets_cannot_be_deflected() -> None:
    """The filter ``single_target``."""
    me = rich(hand=["lft_target_deflection"], planets=["pl_kelmar", "pl_sarrin"])
    hands = seated(me, rich(hand=["gr_yard_strike"]), phase="event")
    hands.plays(1, "gr_yard_strike", *hands.pile(0, "planets"))
    assert "gr_yard_strike" in hands.names(1, "scrap")
    assert hands.stack == []  # nobody could answer it


def test_a_die_that_was_paid_as_a_condition_may_be_rolled_again() -> None:
    """The hook ``reroll``: the new result counts."""
    me = rich(ships=["gr_light_cruiser"], hand=["gr_counter_attempt", "lft_gamblers_luck"])
    hands = seated(me, rich(hand=["gr_focused_barrage"]), dice=[1, 6])
    hands.plays(1, "gr_focused_barrage", "number 2").plays(0, "gr_counter_attempt").plays(
        0, "lft_gamblers_luck"
    )
    assert faces(hands) == [1, 6]
    assert hands.table.damage[hands.card(0, "gr_light_cruiser")] == 0


def test_a_die_rolled_while_an_effect_happens_may_be_rolled_again() -> None:
    """The verb ``roll``, for an effect in brackets."""
    hands = seated(
        {"ships": ["gg_patchwork_cruiser"]}, rich(hand=["lft_gamblers_luck"]), phase="event", dice=[5, 1]
    )
    hands.plays(1, "lft_gamblers_luck")
    assert faces(hands) == [5, 1]
    assert not hands.is_active(hands.card(0, "gg_patchwork_cruiser"))


def test_a_bracketed_condition_is_checked_before_the_roll() -> None:
    """``only_if`` with a state: a deactivated cruiser does not roll."""
    ship = {"card": "gg_patchwork_cruiser", "resting": True}
    hands = seated({"ships": [ship]}, phase="event")
    assert not hands.happened(DieRolled)


# --- combat


def test_a_ship_may_leave_the_combat_and_whom_it_blocked_stays_blocked() -> None:
    battle = clash(
        ["ki_lancer"],
        ["gr_courier_boat"],
        step="kep3",
        blocks=[0],
        them={"hand": ["lft_deceptive_course", "gr_burst_fire"], "ep": 2, "color": "blue"},
    )
    course = battle.table.own(1, battle.table.players[1].hand)[0]
    battle.answers(1, Act, f"play {course}").passes(1)
    assert not battle.table.in_combat(battle.theirs[0])
    assert battle.table.combat.blocked == bytes([0])


def test_effects_on_all_ships_reach_those_that_lie_face_down() -> None:
    """Ruling 79: which one it is stays hidden unless it is destroyed."""
    battle = clash(
        ["gr_light_cruiser", "gr_courier_boat"], ["gr_courier_boat"], step="kep2", formations=[[0], [1]]
    )
    table = battle.table
    scope = Scope(table, 1, 0)
    everybody = Which(every=Selector(kind="ship", side="red", where=Where(in_combat=True)))
    damage(battle.match.play, scope, Do(do="damage", who=everybody, amount=2))
    slips = [table.slip(slot) for slot in range(2)]
    assert sorted(table.stack[-1].cards) == slips


def test_accessories_are_redistributed_between_two_ships() -> None:
    """The verb ``rearrange_accessories``."""
    ships = [{"card": "ki_lancer", "gear": ["gr_shield_booster"]}, "gr_courier_boat"]
    hands = seated(rich(ships=ships, hand=["lft_frequency_swap"]))
    lancer, boat = hands.pile(0, "ships")
    booster = hands.card(0, "gr_shield_booster")
    hands.plays(0, "lft_frequency_swap", lancer)
    _ = hands.asks(0, Arrange)
    hands.says(0, f"gear {booster} {boat}", "done")
    assert hands.values(boat) == (1, 3)


def test_a_technology_exchange_by_a_game_effect_before_combat() -> None:
    """``only_if`` before combat, once in a turn."""
    ships = [{"card": "ki_lancer", "gear": ["gr_shield_booster"]}, "gr_courier_boat"]
    me = rich(ships=ships, planets=["pl_refit_moon_calder"])
    hands = seated(me).uses(0, "pl_refit_moon_calder")
    hands.says(0, "done")
    assert not hands.may_use(0, "pl_refit_moon_calder")
    assert not seated(me, fought=True).may_use(0, "pl_refit_moon_calder")
