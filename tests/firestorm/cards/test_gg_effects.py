"""The instants and interrupts of the galactic guardians."""

from __future__ import annotations

import pytest

from game.firestorm.events.cards import Discarded, DiscardedAtRandom
from game.firestorm.prompts import ChooseTarget, PayOrSuffer, Pick
from tests.support.firestorm.positions import BARRAGE, BOAT, CRUISER, LANCER, combat, exactly, holding
from tests.support.firestorm.words import rich, seated


@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_gg_raid_costs_an_enemy_cards_at_random(die: int, lost: int) -> None:
    hands = seated(exactly("gg_raid", 0, 2), {"hand": [LANCER, BOAT, CRUISER]}, dice=[die]).plays(
        0, "gg_raid"
    )
    assert len(hands.pile(1, "hand")) == 3 - lost
    assert bool(hands.happened(DiscardedAtRandom)) == bool(lost)
    assert not hands.happened(Discarded)


@pytest.mark.parametrize(("die", "targets"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_gg_meteor_swarm_hits_as_many_ships_as_the_die_says(die: int, targets: int) -> None:
    them = {"ships": [CRUISER] * 4}
    hands = seated(exactly("gg_meteor_swarm", 0, 2), them, dice=[die]).plays(0, "gg_meteor_swarm")
    ships = hands.pile(1, "ships")
    hands.says(0, *ships[:targets]).settles()
    assert [hands.table.damage[ship] for ship in ships] == [2] * targets + [0] * (4 - targets)


def test_gg_meteor_swarm_may_hit_own_ships_and_needs_as_many_as_the_die_says() -> None:
    hands = seated(exactly("gg_meteor_swarm", 0, 2, ships=[CRUISER]), {"ships": [CRUISER]}, dice=[5])
    hands.plays(0, "gg_meteor_swarm")
    assert hands.names(0, "scrap") == ["gg_meteor_swarm"]
    assert hands.table.damage[hands.card(1, CRUISER)] == hands.table.damage[hands.card(0, CRUISER)] == 0


@pytest.mark.parametrize(("said", "points", "cards"), [("pay", 2, 1), ("suffer", 1, 3)])
def test_gg_extortion_costs_a_victory_point_or_two_cards(said: str, points: int, cards: int) -> None:
    me = {"hand": [LANCER, BOAT, CRUISER], "points": 2}
    hands = seated(me, exactly("gg_extortion", 0, 4), phase="event").plays(1, "gg_extortion")
    hands.answers(0, PayOrSuffer, said)
    while isinstance(hands.match.asked_of(0), Pick):
        hands.says(0, hands.asks(0, Pick).listed[0])
    assert hands.player(0).points == points
    assert len(hands.pile(0, "hand")) == cards


def test_gg_contract_killing_trades_an_own_ship_for_any_enemy_ship() -> None:
    them = {"ships": [CRUISER]}
    hands = seated(exactly("gg_contract_killing", 0, 2, ships=[BOAT]), them).plays(0, "gg_contract_killing")
    hands.settles()
    assert hands.names(0, "removed") == [BOAT]
    assert hands.names(1, "scrap") == [CRUISER]
    assert not seated(holding("gg_contract_killing"), them).may_play(0, "gg_contract_killing")


@pytest.mark.parametrize(("x", "found"), [(1, [BOAT]), (3, [BOAT, LANCER, "gr_final_word"])])
def test_gg_plunder_takes_a_card_from_the_scrap_heap_that_costs_at_most_x(x: int, found: list[str]) -> None:
    """The card itself lies there already, and X costs nothing there."""
    scrap = [BOAT, LANCER, CRUISER, "gr_final_word"]
    hands = seated(holding("gg_plunder", scrap=scrap), {"scrap": [BOAT]}).plays(
        0, "gg_plunder", f"number {x}"
    )
    cards = {f"card {hands.card(0, key, 'scrap')}" for key in (*found, "gg_plunder")}
    assert set(hands.asks(0, Pick).listed) == cards
    hands.says(0, hands.card(0, found[-1], "scrap"))
    assert hands.names(0, "hand") == [found[-1]]
    assert hands.player(0).ep == 30 - x


def test_gg_scorched_earth_trades_an_own_planet_for_an_enemy_one() -> None:
    me = exactly("gg_scorched_earth", 0, 3, planets=["pl_kelmar"])
    them = {"planets": ["pl_dawnlight_station", "pl_ossun"]}
    hands = seated(me, them).plays(0, "gg_scorched_earth").settles()
    assert hands.names(0, "removed") == ["pl_kelmar"]
    assert hands.names(1, "ruins") == ["pl_ossun"]
    assert hands.player(0).points == 0, "no combat, no points"
    assert not seated(me, {"planets": ["pl_dawnlight_station"]}).may_play(0, "gg_scorched_earth")


def test_gg_ambush_hurts_a_ship_that_blocks_one_of_the_own_ships() -> None:
    me = exactly("gg_ambush", 0, 2)
    hands = combat([LANCER], [CRUISER, "fr_council_ship"], step="assignment", me=me)
    cruiser, council = hands.card(1, CRUISER), hands.card(1, "fr_council_ship")
    hands.says(1, f"block {cruiser} 0", "none").plays(0, "gg_ambush").settles()
    assert hands.table.damage[cruiser] == 3
    assert hands.table.damage[council] == 0
    none = combat([LANCER], [CRUISER], step="assignment", me=me).says(1, "none")
    assert none.names(0, "hand") == ["gg_ambush"], "without a blocker there is no target"
    assert not isinstance(none.match.asked_of(0), ChooseTarget)


@pytest.mark.parametrize(("die", "damage", "cards"), [(1, 3, 1), (3, 3, 1), (4, 0, 3), (6, 0, 3)])
def test_gg_all_or_nothing_neutralizes_an_effect_or_costs_two_cards(
    die: int, damage: int, cards: int
) -> None:
    me = holding("gg_all_or_nothing", LANCER, BOAT, CRUISER, ships=[CRUISER])
    hands = seated(me, rich(hand=[BARRAGE]), dice=[die])
    hands.plays(1, BARRAGE, "number 3").plays(0, "gg_all_or_nothing")
    while isinstance(hands.match.asked_of(0), Pick):
        hands.says(0, hands.asks(0, Pick).listed[0])
    hands.settles()
    assert hands.table.damage[hands.card(0, CRUISER, "ships")] == damage
    assert len(hands.pile(0, "hand")) == cards
    assert hands.player(0).ep == 30


def test_gg_scavenging_makes_the_best_of_the_loss_of_an_enemy() -> None:
    me = holding(BARRAGE, "gg_scavenging", ships=[CRUISER], deck=[BOAT, LANCER], color="violet")
    hands = seated(me, {"ships": [LANCER]}).plays(0, BARRAGE, "number 3", 160)
    hands.plays(0, "gg_scavenging").settles()
    assert hands.table.counters(hands.card(0, CRUISER)) == 1
    assert hands.names(0, "hand") == [BOAT]
    own = seated(holding("gg_scavenging", ships=[BOAT]), rich(hand=[BARRAGE])).plays(1, BARRAGE, "number 3")
    assert own.waiting_for == [(0, "TakeMainPhase")], "own losses bring nothing"
    assert own.names(0, "hand") == ["gg_scavenging"]
