"""What the words of the cards do: each verb and rules word in use and in misuse (vocabulary 8, 9, 13)."""

from __future__ import annotations

import pytest

from game.firestorm import pieces
from game.firestorm.card_events import DeckShuffled
from game.firestorm.cards.grammar import Do, Selector, Where, Which
from game.firestorm.cards.references import Scope
from game.firestorm.events import VictoryPoints
from game.firestorm.interpreter import VERBS
from game.firestorm.prompts import (
    Act,
    Arrange,
    ChooseOption,
    ChooseTarget,
    DrawPlanet,
    PayOrSuffer,
    Pick,
)
from game.firestorm.stack_events import DieRolled
from game.firestorm.totals import keywords, may_attack, may_defend, price
from game.firestorm.verbs.numbers import damage
from tests.firestorm.fights import clash
from tests.firestorm.words import Hands, rich, seated

ALIEN = ["pl_dawnlight_station", "pl_sixtrae"]


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


# --- players and piles


def test_who_must_draw_by_an_effect_and_cannot_has_lost() -> None:
    """RB 1.4, ruling 33."""
    hands = seated(rich(hand=["gr_supply_run"], deck=["ki_lancer"])).plays(0, "gr_supply_run")
    assert hands.table.over
    assert hands.table.winners == [1]


def test_too_few_cards_to_discard_are_all_discarded() -> None:
    """RB 4.8."""
    hands = seated(rich(hand=["gg_raid"], color="violet"), {"hand": ["ki_lancer"]}, dice=[6]).plays(
        0, "gg_raid"
    )
    assert hands.names(1, "scrap") == ["ki_lancer"]


def test_as_a_cost_exactly_so_many_cards_are_discarded_or_it_cannot_be_paid() -> None:
    """RB 4.8."""
    extortion = rich(hand=["gg_extortion"], color="violet")
    poor = seated({"hand": ["ki_lancer"], "points": 1}, extortion, phase="event").plays(1, "gg_extortion")
    assert poor.player(0).points == 0
    able = seated(
        {"hand": ["ki_lancer", "ki_lancer", "gr_supply_run"], "points": 1}, extortion, phase="event"
    )
    able.plays(1, "gg_extortion").answers(0, PayOrSuffer, "pay")
    assert able.asks(0, Pick).what == "discard"
    able.says(0, *able.pile(0, "hand")[:1])
    able.says(0, able.pile(0, "hand")[0])
    assert able.player(0).points == 1
    assert len(able.pile(0, "hand")) == 1


def test_victory_points_may_fall_below_zero() -> None:
    """RB 2.5."""
    hands = seated({}, rich(hand=["gg_extortion"], color="violet"), phase="event").plays(1, "gg_extortion")
    assert hands.player(0).points == -1


def test_a_hand_is_shown_to_whoever_the_effect_says_who_then_chooses() -> None:
    hands = seated(
        {"hand": ["ki_lancer", "gr_supply_run"]}, rich(hand=["fr_intrigue"], color="yellow"), phase="event"
    )
    hands.plays(1, "fr_intrigue")
    assert all(hands.table.knows(1, card) for card in hands.pile(0, "hand"))
    assert hands.asks(1, Pick).what == "discard"
    hands.says(1, hands.card(0, "ki_lancer"))
    assert hands.names(0, "hand") == ["gr_supply_run"]


def test_a_search_finds_what_is_asked_for_shows_it_and_shuffles() -> None:
    """RB 2.1, 4.8, ruling 69."""
    deck = ["ki_lancer", "gr_shield_booster", "gr_shield_dome", "gr_shield_dome"]
    hands = seated(rich(hand=["lft_inflight_refit"], deck=deck)).plays(0, "lft_inflight_refit")
    listed = hands.asks(0, Pick).listed
    assert len(listed) == 3
    assert listed[0] == "none"
    hands.says(0, hands.card(0, "gr_shield_booster", "deck"))
    assert hands.names(0, "hand") == ["gr_shield_booster"]
    assert hands.table.knows(1, hands.card(0, "gr_shield_booster", "hand"))
    assert hands.happened(DeckShuffled)
    assert not any(hands.table.knows(0, card) for card in hands.pile(0, "deck"))


def test_a_search_may_find_nothing_even_on_purpose() -> None:
    """Ruling 69: the deck is shuffled anyway."""
    hands = seated(rich(hand=["lft_inflight_refit"], deck=["gr_shield_booster", "ki_lancer"]))
    hands.plays(0, "lft_inflight_refit").says(0, "none")
    assert hands.pile(0, "hand") == []
    assert hands.happened(DeckShuffled)


def test_a_planet_found_in_the_deck_comes_into_play_as_the_effect_says() -> None:
    me = rich(hand=["ki_colonisation_wave"], color="red", planet_deck=["pl_sixtrae", "pl_sarrin"])
    hands = seated(me).plays(0, "ki_colonisation_wave")
    assert len(hands.asks(0, Pick).listed) == 2
    hands.says(0, hands.card(0, "pl_sarrin", "planet_deck"))
    assert not hands.is_active(hands.card(0, "pl_sarrin"))


def test_a_card_of_the_scrap_heap_that_costs_no_more_than_x_is_taken() -> None:
    """The filter ``total_cost_max`` and the verb ``move``."""
    me = rich(hand=["gg_plunder"], color="violet", scrap=["gr_courier_boat", "ki_crystal_battleship"])
    hands = seated(me).plays(0, "gg_plunder", "number 1")
    boat, ship = hands.card(0, "gr_courier_boat"), hands.card(0, "ki_crystal_battleship")
    assert f"card {ship}" not in hands.asks(0, Pick).listed
    hands.says(0, boat)
    assert hands.names(0, "hand") == ["gr_courier_boat"]


def test_a_drawn_planet_may_be_put_below_its_deck_for_another_one() -> None:
    """The moment ``planet_drawn``."""
    me = {
        "planets": ALIEN,
        "others": [{"card": "gr_living_star_chart", "on": 1}],
        "planet_deck": ["pl_sarrin", "pl_mokoa"],
    }
    hands = seated(me, phase="build_1").says(0, "draw").uses(0, "gr_living_star_chart")
    assert hands.names(0, "planets")[-1] == "pl_mokoa"
    assert hands.names(0, "planet_deck") == ["pl_sarrin"]


def test_lucky_stones_are_gained_and_lost_but_never_below_zero() -> None:
    core = {"planets": ALIEN, "others": [{"card": "gg_chaos_core", "on": 1}]}
    hands = seated(core, {"stones": 0}, dice=[6]).uses(0, "gg_chaos_core")
    assert (hands.player(0).stones, hands.player(1).stones) == (1, 0)


@pytest.mark.parametrize(("said", "cards"), [("pay", 0), ("suffer", 1)])
def test_a_player_pays_or_lets_an_effect_happen(said: str, cards: int) -> None:
    """The verb ``unless``, and the cost ``pay_any``."""
    hands = seated(
        {}, {"others": [{"card": "gg_protection_money", "targets": [0]}], "color": "violet"}, phase="event"
    )
    hands.answers(0, PayOrSuffer, said)
    hands._formalities()
    assert len(hands.pile(1, "hand")) == cards
    assert sum(map(hands.is_active, hands.pile(0, "planets"))) == 1 + cards


def test_one_of_several_effects_is_chosen() -> None:
    hands = seated({"stones": 1, "planets": ["pl_asteroid_keep_hollowtooth"]}).uses(
        0, "pl_asteroid_keep_hollowtooth"
    )
    assert hands.asks(0, ChooseOption).listed == ("choice 0", "choice 1")
    hands.says(0, "choice 1")
    assert (hands.player(0).ep, hands.player(0).stones) == (1, 0)


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


# --- rules words


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
