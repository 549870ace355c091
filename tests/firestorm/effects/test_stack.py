"""The effect stack, and what becomes of an effect that waits on it (RB 3.1 to 3.3)."""

from __future__ import annotations

from game.firestorm.events.stack import Unstacked
from game.firestorm.prompts import Act
from tests.support.firestorm.barrages import barraged
from tests.support.firestorm.words import Hands, rich, seated

LANCER = 40  # the first ship of seat 0


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
