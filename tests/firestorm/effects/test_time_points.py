"""A time point is over when the last interrupt that refers to it has been carried out (RB 3.3)."""

from __future__ import annotations

from tests.support.firestorm.barrages import barraged
from tests.support.firestorm.words import Hands, rich, seated

VIOLET = {"color": "violet"}


def shot_down(theirs: list[str], ship: object = "ki_lancer", **mine: object) -> Hands:
    """A ship of seat 0 is destroyed by an effect of seat 1, who has these cards left."""
    me = rich(ships=[ship], **mine)
    hands = seated(me, rich(hand=["gr_focused_barrage", *theirs], **VIOLET))
    return hands.plays(1, "gr_focused_barrage", "number 9").resolves()


def test_nobody_adds_an_interrupt_when_the_last_one_has_been_carried_out() -> None:
    """RB 3.3: a second Scavenging comes too late when the first one has brought its card."""
    hands = shot_down(["gg_scavenging", "gg_scavenging"])
    hands.plays(1, "gg_scavenging").resolves()
    assert not hands.stack
    assert hands.names(1, "hand").count("gg_scavenging") == 1
    assert "ki_lancer" in hands.names(0, "scrap")


def test_both_work_if_they_are_laid_on_the_stack_before_one_is_carried_out() -> None:
    """RB 3.3: interrupts are stacked upon the time point."""
    hands = shot_down(["gg_scavenging", "gg_scavenging"])
    drawn = len(hands.pile(1, "deck"))
    hands.plays(1, "gg_scavenging").plays(1, "gg_scavenging").settles()
    assert len(hands.pile(1, "deck")) == drawn - 2


def test_a_second_screen_comes_too_late_when_the_first_was_seen_to_work() -> None:
    """RB 3.3: three points are prevented, the rest lands."""
    hands = barraged({"hand": ["gr_emergency_screen", "gr_emergency_screen"]}, x=9)
    hands.resolves().plays(0, "gr_emergency_screen").resolves()
    assert hands.names(0, "hand") == ["gr_emergency_screen"]
    assert "ki_lancer" in hands.names(0, "scrap")


def test_while_another_interrupt_waits_the_time_point_goes_on() -> None:
    """RB 3.3: only the last one ends it."""
    hands = shot_down(["gg_scavenging", "gg_scavenging"], hand=["gr_recovery_team"])
    hands.plays(0, "gr_recovery_team").plays(1, "gg_scavenging").resolves()
    assert hands.may_play(1, "gg_scavenging")


def test_a_neutralised_interrupt_does_not_end_the_time_point() -> None:
    """Ruling 89: it has not been carried out."""
    hands = seated(
        rich(ships=["ki_lancer"], hand=["gr_emergency_screen", "gr_emergency_screen"]),
        rich(hand=["gr_focused_barrage", "gr_final_word"]),
    )
    hands.plays(1, "gr_focused_barrage", "number 9").resolves()
    hands.plays(0, "gr_emergency_screen").passes(0).plays(1, "gr_final_word").resolves()
    assert hands.may_play(0, "gr_emergency_screen")


def test_what_is_destroyed_together_is_one_time_point() -> None:
    """Ruling 90: whoever wants both ships back lays both interrupts on the stack first."""
    me = rich(ships=["gr_courier_boat", "gr_escort_fighter"], hand=["gr_recovery_team", "gr_recovery_team"])
    spec = rich(hand=["gg_meteor_swarm"], **VIOLET)
    late = seated(me, spec, dice=[3]).plays(1, "gg_meteor_swarm").resolves()
    boat, fighter = (late.card(0, key) for key in ("gr_courier_boat", "gr_escort_fighter"))
    late.plays(0, "gr_recovery_team", boat).resolves()
    assert (late.where(boat), late.where(fighter)) == ("hand", "scrap")
    early = seated(me, spec, dice=[3]).plays(1, "gg_meteor_swarm").resolves()
    early.plays(0, "gr_recovery_team", boat).plays(0, "gr_recovery_team", fighter).settles()
    assert (early.where(boat), early.where(fighter)) == ("hand", "hand")


def test_what_an_interrupt_brings_about_has_time_points_of_its_own() -> None:
    """RB 3.3: the damage of a retaliation may be prevented, though the destruction is over by then."""
    hands = seated(
        rich(ships=["ki_lancer"], hand=["ki_retaliation"], color="red"),
        rich(ships=["gr_courier_boat"], hand=["gr_focused_barrage", "gr_emergency_screen"]),
    )
    lancer = hands.card(0, "ki_lancer")
    hands.plays(1, "gr_focused_barrage", "number 9", lancer).resolves()
    hands.plays(0, "ki_retaliation").resolves().plays(1, "gr_emergency_screen").settles()
    assert hands.names(1, "ships") == ["gr_courier_boat"]


def test_a_ship_that_was_saved_was_destroyed_all_the_same() -> None:
    """RB 3.3: the fate is settled, but as long as another interrupt waits the time point goes on."""
    pods = {"card": "ki_lancer", "gear": ["gr_escape_pods"]}
    hands = shot_down(["gg_scavenging"], pods, hand=["gr_recovery_team", "gr_recovery_team"])
    pod = hands.card(0, "gr_escape_pods", "limbo")
    hands.says(0, f"use {pod} 0").plays(0, "gr_recovery_team").resolves()
    assert "ki_lancer" in hands.names(0, "hand")
    assert hands.may_play(1, "gg_scavenging")
    assert not any(said.startswith("play") for said in hands.options(0))  # nobody saves it a second time
    cards = len(hands.pile(1, "deck"))
    hands.plays(1, "gg_scavenging").settles()
    assert len(hands.pile(1, "deck")) == cards - 1


def test_a_die_that_is_rolled_again_is_a_new_time_point() -> None:
    """RB 3.3: the first roll is over, the second one is another."""
    hands = seated(
        rich(hand=["lft_gamblers_luck", "lft_gamblers_luck"], color="blue"),
        rich(ships=["gr_courier_boat"], hand=["gg_meteor_swarm"], **VIOLET),
        dice=[1, 1, 1],
    )
    hands.plays(1, "gg_meteor_swarm").plays(0, "lft_gamblers_luck").resolves()
    assert hands.may_play(0, "lft_gamblers_luck")
