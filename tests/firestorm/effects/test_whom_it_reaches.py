"""Whom a card reaches at tables of three and four, and on ships that were silenced (RB 4.1.8, 4.9)."""

from __future__ import annotations

from typing import Any

from game.firestorm.combat.prompts import AssignDefender, ChooseDefender
from game.firestorm.prompts import Act, ChooseTarget, Pick, TakeMainPhase
from tests.support.firestorm.fights import Fight, arranged, clash
from tests.support.firestorm.words import Hands, rich

SMALL, LARGE = "ki_lancer", "gr_light_cruiser"


def table_of(mode: str, *seats: dict[str, Any], **words: Any) -> Fight:
    rows = [{"planets": ["pl_sarrin"], "stones": 0, **seat} for seat in seats]
    return Fight(arranged({"mode": mode, "seats": rows, **words}))


def hands_of(mode: str, *seats: dict[str, Any], **words: Any) -> Hands:
    rows = [{"planets": ["pl_dawnlight_station", "pl_kelmar"], "stones": 0, **seat} for seat in seats]
    return Hands(arranged({"mode": mode, "seats": rows, **words}))


def silenced(pulse: str) -> Fight:
    """A small ship blocks a large one with escape pods, which does not survive it; seat 1 tries its pulse."""
    pods = {"card": SMALL, "gear": ["gr_escape_pods"]}
    return clash(
        [pods], [pulse, LARGE], step="special_abilities", blocks=[0, 0], open=[0], me={"ep": 3}, dice=[6]
    )


def test_escape_pods_do_not_work_on_a_ship_that_a_pulse_has_silenced() -> None:
    """RB 4.1.8: all accessories are unusable as long as the combat lasts."""
    battle = silenced("ki_crystal_thorn").tries(1, 160, 2).deals(0).deals(1, (40, 4))
    assert battle.is_destroyed(40)
    loud = silenced(SMALL).deals(0).deals(1, (40, 4))
    assert any(said.startswith("use") for said in loud.asks(0, Act).options(loud.table))


def test_an_ambush_is_for_the_player_whose_ships_are_blocked() -> None:
    """RB 4.9.1: with three seats a bystander has no ship that anybody blocks."""
    ambush = {
        "hand": ["gg_ambush"],
        "color": "violet",
        "planets": ["pl_dawnlight_station", "pl_yun_tal", "pl_yun_tal"],
    }
    battle = table_of("triangle", {"ships": [SMALL], **ambush}, {"ships": [LARGE]}, ambush)
    battle.declares(40).forms_up().defends(160)
    battle.answers(1, AssignDefender, "block 160 0")
    assert [seat for seat, kind in battle.waiting_for if kind == "Act"] == [0]
    battle.passes(0)
    assert battle.match.asked_of(2) is None


def test_what_a_jump_gate_destroys_may_be_saved() -> None:
    """RB 3.3: it is destroyed, so that one may refer to it."""
    gate = rich(others=["gg_unstable_gate"], color="violet")
    planets = ["pl_dawnlight_station", "pl_sarrin", "pl_sarrin"]
    later = {"ships": ["gr_courier_boat"], "hand": ["gr_recovery_team"], "planets": planets}
    hands = hands_of("duel", gate, later, dice=[1])
    hands.uses(0, "gg_unstable_gate").settles().ends(0)
    assert hands.where(hands.card(1, "gr_courier_boat", "limbo")) == "limbo"
    hands.plays(1, "gr_recovery_team").settles()
    assert "gr_courier_boat" in hands.names(1, "hand")


def test_the_partner_who_defended_discards_for_the_maw_of_greed() -> None:
    """RB 4.9.3: the team names who defends, and that is the defender."""
    battle = table_of(
        "pairs", {"ships": ["gg_maw_of_greed"]}, {}, {"hand": [SMALL] * 3}, {"hand": [LARGE] * 3}
    )
    planet = battle.planets[2][0]
    battle.declares(40, planet=planet).answers(2, ChooseDefender, "seat 3").forms_up()
    battle.advances(40).deals(0, (planet, 8)).deals(2)
    assert battle.asks(3, Pick).what == "discard"


def test_an_embargo_may_reach_either_of_two_partners() -> None:
    """RB 4.9.3: both have the turn."""
    hands = hands_of("pairs", {}, {}, rich(hand=["fr_embargo"], color="yellow"), {}, phase="event")
    hands.plays(2, "fr_embargo")
    assert hands.asks(2, ChooseTarget).listed == ("seat 0", "seat 1")
    hands.says(2, "seat 1").settles()
    assert [row.seat for row in hands.table.lasting if row.what == "cannot_play"] == [1]


def test_the_attacking_partner_draws_for_protracted_talks() -> None:
    """RB 4.9.3: in a combat only the attacker has a combat phase of its own."""
    talks = {"hand": ["fr_protracted_talks"], "color": "yellow", "ep": 9}
    battle = table_of("pairs", {}, {"ships": [SMALL], "deck": [LARGE] * 3}, talks, {})
    battle.answers(0, TakeMainPhase, "end")
    battle.declares(160, planet=battle.planets[2][0], seat=1).answers(2, ChooseDefender, "seat 2")
    battle.plays(2)
    assert [len(battle.table.players[seat].hand) for seat in (0, 1)] == [0, 1]
