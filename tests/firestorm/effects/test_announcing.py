"""Announcing an effect: its phase, its colour, its targets and its costs (RB 3.1 to 3.3)."""

from __future__ import annotations

from game.firestorm.events.stack import DieRolled
from game.firestorm.prompts import ChooseTarget, ChooseX, Pay
from tests.support.firestorm.barrages import BARRAGE
from tests.support.firestorm.words import rich, seated


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
