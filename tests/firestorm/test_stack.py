"""The effect stack, and the life of an effect from its announcement to its end (RB 3.1 to 3.3)."""

from __future__ import annotations

import pytest

from game.firestorm.card_events import CardsDestroyed, CardSpent, ReturnedToHand
from game.firestorm.prompts import Act, ChooseMoment, ChooseTarget, ChooseX, Pay, Veto
from game.firestorm.stack_events import DieRolled, Unstacked
from tests.firestorm.words import Hands, rich, seated

LANCER = 40  # the first ship of seat 0
BARRAGE = {"hand": ["gr_focused_barrage"]}


def barraged(me: dict[str, object] | None = None, x: int = 3) -> Hands:
    """Seat 1 fires at the only ship of seat 0, in whose main phase it is; the effect is on the stack."""
    mine = rich(ships=["ki_lancer"], **(me or {}))
    return seated(mine, rich(**BARRAGE)).plays(1, "gr_focused_barrage", f"number {x}")


def ends_of(hands: Hands) -> list[str]:
    return [event.why for event in hands.happened(Unstacked) if event.why]


# --- last in, first out


def test_the_effect_laid_on_last_happens_first() -> None:
    """RB 3.1."""
    hands = barraged({"hand": ["gr_shield_surge"]}).plays(0, "gr_shield_surge", LANCER).settles()
    assert hands.where(hands.card(0, "ki_lancer")) == "ships"
    assert hands.table.damage[hands.card(0, "ki_lancer")] == 3


def test_a_card_is_on_the_scrap_heap_while_its_effect_waits_on_the_stack() -> None:
    """RB 3.2.3, ruling 50."""
    hands = barraged({"hand": ["gr_final_word"]})
    assert hands.names(1, "scrap") == ["gr_focused_barrage"]
    assert [item.kind for item in hands.stack] == ["instant"]


def test_upon_an_instant_come_instants_and_interrupts() -> None:
    hands = barraged({"hand": ["gr_shield_surge", "gr_final_word"]})
    assert hands.may_play(0, "gr_final_word")
    hands.passes(0)
    assert hands.may_play(0, "gr_shield_surge")


def test_upon_an_interrupt_come_interrupts_only() -> None:
    """RB 3.1."""
    hands = seated(
        rich(ships=["ki_lancer"], hand=["gr_final_word", "gr_shield_surge"]),
        rich(hand=["gr_focused_barrage", "gr_final_word", "gr_shield_surge"]),
    )
    hands.plays(1, "gr_focused_barrage", "number 3").plays(0, "gr_final_word")
    assert hands.may_play(1, "gr_final_word")
    assert not hands.may_play(1, "gr_shield_surge")
    assert hands.refuses(1, Act, f"play {hands.card(1, 'gr_shield_surge')}").section
    hands.passes(1)
    assert ends_of(hands) == ["done", "neutralized"]


def test_who_answers_a_counter_with_a_counter_saves_the_first_effect() -> None:
    """RB 3.1: the example of the rulebook."""
    hands = seated(
        rich(ships=["ki_lancer"], hand=["gr_final_word"]), rich(hand=["gr_focused_barrage", "gr_final_word"])
    )
    hands.plays(1, "gr_focused_barrage", "number 3").plays(0, "gr_final_word")
    hands.plays(1, "gr_final_word", f"effect {hands.stack[-1].number}").settles()
    assert hands.where(hands.card(0, "ki_lancer")) == "scrap"


def test_after_each_effect_everybody_may_answer_the_next_one() -> None:
    """RB 3.1."""
    hands = barraged({"hand": ["gr_shield_surge", "gr_final_word"]})
    hands.passes(0).plays(0, "gr_shield_surge", hands.card(0, "ki_lancer")).passes(0)
    assert [item.kind for item in hands.stack] == ["instant"]
    assert hands.may_play(0, "gr_final_word")


def test_passing_is_not_final_when_somebody_else_acts() -> None:
    """Notes D1: a new effect restarts the asking."""
    hands = seated(
        rich(ships=["ki_lancer"], hand=["gr_shield_surge"]),
        rich(hand=["gr_focused_barrage", "gr_shield_surge"]),
    )
    hands.plays(1, "gr_focused_barrage", "number 3").passes(0)
    hands.plays(1, "gr_shield_surge", hands.card(0, "ki_lancer"))
    _ = hands.asks(0, Act)


# --- announcing


def test_an_instant_is_for_the_phase_and_turn_that_it_names() -> None:
    """RB 3.2.1 A: a red E is an enemy's event phase."""
    ship = {"ships": ["gr_courier_boat"]}
    hand = rich(hand=["gr_crash_landing"])
    assert seated(ship, hand, phase="event").may_play(1, "gr_crash_landing")
    own = seated({**hand}, ship, phase="event")
    assert own.waiting_for == [(0, "DrawPlanet")]
    main = seated(ship, hand)
    assert main.waiting_for == [(0, "TakeMainPhase")]


def test_a_card_is_played_only_with_all_its_targets() -> None:
    """RB 3.2.1 B."""
    hands = seated(rich(hand=["gr_shield_surge", "gr_phase_breach"]))
    assert hands.may_play(0, "gr_shield_surge")
    assert not hands.may_play(0, "gr_phase_breach")


def test_the_state_of_a_target_does_not_matter_unless_the_card_says_so() -> None:
    """RB 3.2.1 B."""
    ships = ["ki_lancer", {"card": "gr_courier_boat", "resting": True}]
    hands = seated(rich(hand=["ki_coup_de_grace", "gr_focused_barrage"], color="red"), {"ships": ships})
    boat = hands.card(1, "gr_courier_boat")
    hands.plays(0, "gr_focused_barrage", "number 1")
    assert f"card {boat}" in hands.asks(0, ChooseTarget).listed
    other = seated(rich(hand=["ki_coup_de_grace"], color="red"), {"ships": ships})
    other.plays(0, "ki_coup_de_grace")
    assert other.where(other.card(1, "gr_courier_boat")) == "scrap"


def test_all_targets_of_one_effect_are_different_cards() -> None:
    ships = [{"card": "ki_lancer", "gear": ["gr_shield_booster"]}]
    hands = seated(rich(hand=["lft_frequency_swap"], color="blue", ships=ships))
    assert not hands.may_play(0, "lft_frequency_swap")


def test_the_player_decides_how_many_targets_within_the_limits() -> None:
    planets = {"planets": ["pl_dawnlight_station", "pl_kelmar", "pl_sarrin"]}
    hands = seated(planets, rich(hand=["gr_yard_strike"]), phase="event")
    kelmar = hands.card(0, "pl_kelmar")
    hands.plays(1, "gr_yard_strike", kelmar)
    assert "done" in hands.asks(1, ChooseTarget).listed
    hands.says(1, "done").resolves()
    assert not hands.is_active(kelmar)
    assert hands.is_active(hands.card(0, "pl_sarrin"))


def test_x_is_any_number_of_one_or_more_that_can_be_paid() -> None:
    """RB 3.2.1 C, ruling 58."""
    hands = seated({"ships": ["gr_courier_boat"]}, {"hand": ["gr_focused_barrage"], "ep": 2})
    hands.plays(1, "gr_focused_barrage")
    assert hands.asks(1, ChooseX).listed == ("number 1", "number 2", "number 3")


def test_costs_are_paid_completely_or_not_at_all() -> None:
    """RB 1.6."""
    assert not seated({"hand": ["gr_supply_run"], "planets": ["pl_kelmar"], "ep": 1}).may_play(
        0, "gr_supply_run"
    )
    assert seated({"hand": ["gr_supply_run"], "planets": ["pl_sarrin"], "ep": 1}).may_play(0, "gr_supply_run")


def test_whoever_pays_chooses_which_planets_are_deactivated() -> None:
    hands = seated(
        {"hand": ["gr_supply_run"], "planets": ["pl_sarrin", "pl_mokoa", "pl_deltreth", "pl_kelmar"]}
    )
    hands.formal = False
    hands.plays(0, "gr_supply_run")
    mokoa, deltreth, kelmar = (hands.card(0, key) for key in ("pl_mokoa", "pl_deltreth", "pl_kelmar"))
    assert f"produce {kelmar} 0" not in hands.asks(0, Pay).options(hands.table)
    hands.says(0, f"produce {mokoa} 0", f"produce {deltreth} 0")
    assert not hands.is_active(mokoa)
    assert hands.is_active(hands.card(0, "pl_sarrin"))


def test_who_needs_everything_for_a_price_is_not_asked_how_to_pay_it() -> None:
    hands = seated({"hand": ["gr_supply_run"], "planets": ["pl_sarrin", "pl_mokoa", "pl_kelmar"]})
    hands.formal = False
    hands.plays(0, "gr_supply_run")
    assert len(hands.pile(0, "hand")) == 2
    assert hands.is_active(hands.card(0, "pl_kelmar"))


def test_who_could_pay_with_converted_points_is_asked_and_may_convert_them() -> None:
    """Notes D4: game effects are offered whenever a player is polled, in order to pay."""
    me = {
        "ships": ["ki_lancer"],
        "hand": ["gr_final_word"],
        "others": ["gr_black_market"],
        "planets": ["pl_kelmar"] * 6,
    }
    hands = seated(me, rich(**BARRAGE)).plays(1, "gr_focused_barrage", "number 3")
    assert not hands.may_play(0, "gr_final_word")
    for _ in range(3):
        hands.uses(0, "gr_black_market")
    hands.plays(0, "gr_final_word").settles()
    assert hands.where(hands.card(0, "ki_lancer")) == "ships"


def test_a_die_as_a_condition_is_rolled_before_anybody_can_answer() -> None:
    """RB 3.2.1 C, ruling 49: everybody sees the result."""
    hands = seated(
        rich(hand=["gg_raid"], color="violet"), rich(hand=["gr_final_word", "ki_lancer"]), dice=[6]
    ).plays(0, "gg_raid")
    assert [event.face for event in hands.happened(DieRolled)] == [6]
    assert hands.stack[-1].die == 6
    hands.passes(1)
    assert len(hands.pile(1, "hand")) == 0


def test_conditions_before_targets_and_too_few_targets_waste_the_card() -> None:
    """RB 4.8: the die tells how many targets there must be."""
    hands = seated(rich(hand=["gg_meteor_swarm"], color="violet"), {"ships": ["ki_lancer"]}, dice=[5])
    hands.plays(0, "gg_meteor_swarm")
    assert hands.names(0, "scrap") == ["gg_meteor_swarm"]
    assert hands.stack == []
    assert hands.table.damage[hands.card(1, "ki_lancer")] == 0
    enough = seated(rich(hand=["gg_meteor_swarm"], color="violet"), {"ships": ["ki_lancer"]}, dice=[2])
    enough.plays(0, "gg_meteor_swarm").resolves()
    assert enough.table.damage[enough.card(1, "ki_lancer")] == 2


def test_cards_of_other_colours_cannot_be_played() -> None:
    """RB 1.3, ruling 1: they may be in a deck, but only a spy opens them."""
    hands = seated(rich(hand=["ki_lancer", "fr_nuisance_boat"], color="red"))
    assert hands.may_play(0, "ki_lancer")
    assert not hands.may_play(0, "fr_nuisance_boat")
    spy = {"card": "gr_spy_sleeper_cell", "chosen": "yellow"}
    assert seated(rich(hand=["fr_nuisance_boat"], color="red", others=[spy])).may_play(0, "fr_nuisance_boat")


def test_the_colour_stays_when_the_base_planet_is_lost() -> None:
    """Ruling 3."""
    hands = seated(rich(hand=["ki_lancer"], color="red", planets=["pl_kelmar"]))
    assert hands.may_play(0, "ki_lancer")


# --- what becomes of an effect


def test_without_a_target_the_whole_effect_is_void() -> None:
    """RB 3.2.3, ruling 45."""
    me = rich(ships=["ki_lancer"], hand=["gr_courier_boat", "gr_focused_barrage"])
    hands = seated(me, rich(hand=["gr_reactor_overload", "gr_focused_barrage"]))
    hands.plays(1, "gr_focused_barrage", "number 1").plays(0, "gr_focused_barrage", "number 9").settles()
    assert hands.where(hands.card(0, "ki_lancer")) == "scrap"
    assert ends_of(hands)[-1] == "void"


def test_a_target_that_has_only_changed_its_state_is_still_a_target() -> None:
    """Rulings 45 and 46: the possible parts of the effect happen."""
    tired = {"card": "pl_kelmar", "resting": True}
    hands = seated(
        {"planets": [tired, "pl_sarrin"]}, rich(hand=["gr_yard_strike", "gr_yard_strike"]), phase="event"
    )
    kelmar, sarrin = hands.pile(0, "planets")
    hands.plays(1, "gr_yard_strike", sarrin, "done")
    hands.plays(1, "gr_yard_strike", kelmar, sarrin).settles()
    assert not hands.is_active(sarrin)
    assert "void" not in ends_of(hands)


def test_an_effect_whose_phase_is_over_does_nothing() -> None:
    """RB 3.2.3, ruling 47: the example with the combat that ends."""
    me = rich(ships=["ki_lancer"], hand=["gr_supply_run"], color="red")
    them = rich(hand=["gr_fall_back", "lft_holo_fleet"], color="blue", ships=["gr_courier_boat"])
    hands = seated(me, them).says(0, "attack").says(0, hands_planet(1))
    hands.plays(1, "lft_holo_fleet").plays(1, "gr_fall_back").settles()
    assert hands.table.combat is None
    assert hands.table.phase == "main"
    assert hands.is_active(hands.card(0, "ki_lancer"))
    assert ends_of(hands)[-1] == "void"


def hands_planet(seat: int) -> int:
    """The base planet of a seat, which is its first card."""
    return 120 * seat


def test_the_source_of_an_ability_must_be_in_play_when_it_happens_active_or_not() -> None:
    """RB 3.4.2, ruling 48."""
    missile = {"others": ["gr_long_range_missile"]}
    hands = seated(rich(**missile), rich(ships=["ki_lancer"], hand=["gr_phase_breach"]))
    hands.passes(1).uses(0, "gr_long_range_missile").plays(1, "gr_phase_breach").settles()
    assert hands.where(hands.card(0, "gr_long_range_missile")) == "scrap"
    assert hands.table.damage[hands.card(1, "ki_lancer")] == 0
    used = seated(rich(**missile), rich(ships=["ki_lancer"])).uses(0, "gr_long_range_missile")
    assert not used.is_active(used.card(0, "gr_long_range_missile"))
    assert used.table.damage[used.card(1, "ki_lancer")] == 2


def test_a_neutralized_effect_refunds_nothing_and_its_limit_is_used_up() -> None:
    """Ruling 50."""
    clipper = rich(ships=["gg_smuggler_clipper"], color="violet")
    hands = seated({**clipper, "hand": ["gr_supply_run"]}, {"hand": ["gr_final_word"], "ep": 3})
    hands.uses(0, "gg_smuggler_clipper").plays(1, "gr_final_word")
    assert "neutralized" in ends_of(hands)
    assert not hands.may_use(0, "gg_smuggler_clipper")


def test_a_limit_is_for_each_card_and_reactivation_does_not_renew_it() -> None:
    """RB 4.8."""
    ships = ["gg_smuggler_clipper", "gg_smuggler_clipper"]
    hands = seated(rich(ships=ships, color="violet"), dice=[2]).uses(0, "gg_smuggler_clipper")
    first, second = hands.pile(0, "ships")
    assert f"use {first} 0" not in hands.options(0)
    assert f"use {second} 0" in hands.options(0)


# --- moments


def test_a_destroyed_ship_may_be_saved_before_it_comes_to_rest() -> None:
    """RB 3.3, ruling 51."""
    hands = barraged({"hand": ["gr_recovery_team"]}).resolves()
    assert hands.where(hands.card(0, "ki_lancer", "limbo")) == "limbo"
    hands.plays(0, "gr_recovery_team")
    assert hands.names(0, "hand") == ["ki_lancer"]


def test_accessories_of_a_saved_ship_are_destroyed_in_any_case() -> None:
    """Rulings 51 and 52."""
    ship = {"card": "ki_lancer", "gear": ["gr_auxiliary_cannon"], "counters": 1}
    hands = seated(rich(ships=[ship], hand=["gr_recovery_team"]), rich(**BARRAGE))
    hands.plays(1, "gr_focused_barrage", "number 9").resolves().plays(0, "gr_recovery_team")
    assert hands.names(0, "hand") == ["ki_lancer"]
    assert sorted(hands.names(0, "scrap")) == ["gr_auxiliary_cannon", "gr_recovery_team"]
    assert hands.table.counters(hands.card(0, "ki_lancer")) == 0


def test_the_first_effect_decides_the_fate_of_a_card_and_later_ones_do_nothing() -> None:
    """RB 3.3, ruling 51."""
    pods = {"card": "ki_lancer", "gear": ["gr_escape_pods"]}
    hands = seated(rich(ships=[pods], hand=["gr_recovery_team"]), rich(**BARRAGE))
    hands.plays(1, "gr_focused_barrage", "number 9").resolves()
    pod = hands.card(0, "gr_escape_pods", "limbo")
    hands.says(0, f"use {pod} 0").plays(0, "gr_recovery_team").settles()
    assert len(hands.happened(ReturnedToHand)) == 1
    assert hands.names(0, "hand") == ["ki_lancer"]


def test_of_several_ships_destroyed_at_once_the_player_names_one() -> None:
    """RB 3.4.1."""
    me = rich(ships=["gr_courier_boat", "gr_escort_fighter"], hand=["gr_recovery_team"])
    hands = seated(me, rich(hand=["gg_meteor_swarm"], color="violet"), dice=[3]).plays(1, "gg_meteor_swarm")
    boat, fighter = (hands.card(0, key) for key in ("gr_courier_boat", "gr_escort_fighter"))
    hands.plays(0, "gr_recovery_team")
    assert hands.asks(0, ChooseMoment).listed == (f"card {boat}", f"card {fighter}")
    hands.says(0, fighter)
    assert (hands.where(boat), hands.where(fighter)) == ("scrap", "hand")


def test_destroying_a_card_by_an_offer_gives_its_owner_one_chance() -> None:
    """The rulebook's crash landing: one influence point takes the ship to the hand instead."""
    hands = seated({"ships": ["gr_courier_boat"], "ep": 1}, rich(hand=["gr_crash_landing"]), phase="event")
    hands.plays(1, "gr_crash_landing")
    boat = hands.card(0, "gr_courier_boat", "limbo")
    assert hands.options(0)[:2] == ["pass", f"offer {boat}"]
    hands.says(0, f"offer {boat}")
    assert hands.where(boat) == "hand"
    assert not hands.table.offers
    poor = seated(
        {"ships": ["gr_courier_boat"], "planets": ["pl_kelmar"]},
        rich(hand=["gr_crash_landing"]),
        phase="event",
    )
    poor.plays(1, "gr_crash_landing")
    assert poor.where(poor.card(0, "gr_courier_boat")) == "scrap"


@pytest.mark.parametrize(("said", "saved"), [("pass", False), ("play", True)])
def test_damage_may_be_prevented_when_it_arrives(said: str, saved: bool) -> None:
    hands = barraged({"hand": ["gr_emergency_screen"]})
    lancer = hands.card(0, "ki_lancer")
    hands.says(0, said if said == "pass" else f"play {hands.card(0, 'gr_emergency_screen', 'hand')}")
    assert (hands.where(lancer) == "ships") == saved


def test_prevented_damage_has_never_arrived() -> None:
    """Ruling 55: a ship whose defense is below zero is not destroyed by it."""
    ship = {"card": "ki_crystal_splinter", "gear": ["ki_crystal_focus"]}
    hands = seated(rich(ships=[ship], hand=["gr_emergency_screen"]), rich(**BARRAGE))
    splinter = hands.card(0, "ki_crystal_splinter")
    assert hands.values(splinter) == (6, -1)
    hands.plays(1, "gr_focused_barrage", "number 2").plays(0, "gr_emergency_screen")
    assert hands.where(splinter) == "ships"


# --- lucky stones


def test_four_lucky_stones_keep_a_card_from_being_played_after_its_costs_are_paid() -> None:
    """RB 4.5, ruling 53."""
    hands = seated({"hand": ["gr_courier_boat"]}, {"stones": 5})
    hands.formal = False
    hands.says(0, f"play {hands.card(0, 'gr_courier_boat')}", "auto")
    assert hands.asks(1, Veto).listed == ("pass", "veto")
    hands.says(1, "veto")
    assert hands.names(0, "scrap") == ["gr_courier_boat"]
    assert hands.player(1).stones == 1
    assert sum(map(hands.is_active, hands.pile(0, "planets"))) == 1
    assert [event.card for event in hands.happened(CardSpent)] == [hands.card(0, "gr_courier_boat")]


def test_an_accessory_is_vetoed_unseen_and_an_ability_cannot_be_vetoed() -> None:
    """Ruling 53."""
    me = rich(hand=["gr_auxiliary_cannon"], ships=["lft_shifter"])
    hands = seated(me, {"stones": 4})
    hands.formal = False
    hands.says(0, f"play {hands.card(0, 'gr_auxiliary_cannon')}")
    cannon = hands.asks(1, Veto).card
    assert not hands.table.knows(1, cannon)
    hands.says(1, "pass").uses(0, "lft_shifter")
    assert hands.waiting_for == [(0, "Act")]


def test_a_lucky_stone_prevents_one_point_of_damage_and_several_may_be_used_at_once() -> None:
    """RB 4.5, ruling 54."""
    hands = seated({"ships": ["ki_lancer"], "stones": 2}, rich(**BARRAGE)).plays(
        1, "gr_focused_barrage", "number 4"
    )
    lancer = hands.card(0, "ki_lancer")
    assert f"prevent {lancer} 2" in hands.options(0)
    assert f"prevent {lancer} 3" not in hands.options(0)
    hands.says(0, f"prevent {lancer} 2")
    assert hands.player(0).stones == 0
    assert hands.table.damage[lancer] == 2
    assert not hands.happened(CardsDestroyed)


# --- sacrifice


def test_a_victim_is_deactivated_at_once_and_leaves_the_game_with_the_effect() -> None:
    """RB 4.2: its accessories are destroyed, not sacrificed."""
    ship = {"card": "gr_courier_boat", "gear": ["gr_shield_booster"]}
    hands = seated(
        rich(ships=[ship], hand=["gg_contract_killing"], color="violet"),
        rich(ships=["ki_lancer"], hand=["gr_final_word"]),
    )
    hands.plays(0, "gg_contract_killing")
    boat = hands.card(0, "gr_courier_boat")
    assert not hands.is_active(boat)
    hands.passes(1)
    assert hands.where(boat) == "removed"
    assert "gr_shield_booster" in hands.names(0, "scrap")
    assert hands.where(hands.card(1, "ki_lancer")) == "scrap"


def test_without_its_victim_the_effect_does_not_happen() -> None:
    """RB 4.2."""
    hands = seated(
        rich(ships=["gr_courier_boat"], hand=["gg_contract_killing"], color="violet"),
        rich(ships=["ki_lancer"], hand=["gr_focused_barrage"]),
    )
    hands.passes(1).plays(0, "gg_contract_killing")
    hands.plays(1, "gr_focused_barrage", "number 5", hands.card(0, "gr_courier_boat")).settles()
    assert hands.where(hands.card(1, "ki_lancer")) == "ships"
    assert hands.where(hands.card(0, "gr_courier_boat")) == "scrap"


@pytest.mark.parametrize("state", ["resting", "fresh"])
def test_only_active_ships_that_were_there_at_the_start_of_the_turn_are_sacrificed(state: str) -> None:
    """RB 3.6, 4.2."""
    ship = {"card": "gr_courier_boat", state: True}
    hands = seated(rich(ships=[ship], hand=["gg_contract_killing"], color="violet"), {"ships": ["ki_lancer"]})
    assert not hands.may_play(0, "gg_contract_killing")


def test_an_accessory_is_sacrificed_even_from_a_deactivated_ship_and_is_not_deactivated() -> None:
    """RB 4.2."""
    ship = {"card": "gr_courier_boat", "gear": ["gr_shield_booster"], "resting": True}
    hands = seated(rich(ships=[ship], hand=["lft_spare_parts"])).plays(0, "lft_spare_parts")
    assert hands.names(0, "removed") == ["gr_shield_booster"]
    assert len(hands.pile(0, "hand")) == 2
