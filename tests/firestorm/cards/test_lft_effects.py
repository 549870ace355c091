"""The instants and interrupts of the free traders; three of them have a file of their own."""

from __future__ import annotations

import pytest

from game.firestorm.events.cards import DeckShuffled
from game.firestorm.prompts import Arrange, ChooseTarget, Pick
from tests.support.firestorm.positions import BARRAGE, BOAT, CRUISER, LANCER, combat, exactly, holding
from tests.support.firestorm.words import rich, seated


def test_lft_deceptive_course_takes_an_own_ship_out_of_the_combat() -> None:
    hands = combat(
        [LANCER],
        [CRUISER, BOAT],
        step="kep3",
        blocks=[0, 0],
        them=exactly("lft_deceptive_course", 0, 1, planets=["pl_kelmar"]),
    )
    hands.plays(1, "lft_deceptive_course")
    cruiser, boat, lancer = hands.card(1, CRUISER), hands.card(1, BOAT), hands.card(0, LANCER)
    assert set(hands.asks(1, ChooseTarget).listed) == {f"card {cruiser}", f"card {boat}"}
    hands.says(1, cruiser)
    assert not hands.table.in_combat(cruiser)
    assert hands.table.in_combat(lancer)
    assert hands.table.in_combat(boat)


def test_lft_deceptive_course_needs_the_last_combat_effect_phase() -> None:
    them = holding("lft_deceptive_course", "gr_burst_fire")
    assert not combat([LANCER], [CRUISER], step="kep2", them=them).may_play(1, "lft_deceptive_course")


def test_lft_frequency_swap_redistributes_accessories_and_counters_of_two_ships() -> None:
    ships = [{"card": LANCER, "gear": ["gr_shield_booster"], "counters": 1}, CRUISER, BOAT]
    hands = seated(exactly("lft_frequency_swap", 0, 1, ships=ships))
    lancer, cruiser, boat = (hands.card(0, key) for key in (LANCER, CRUISER, BOAT))
    booster = hands.card(0, "gr_shield_booster")
    hands.plays(0, "lft_frequency_swap", lancer, cruiser)
    assert hands.asks(0, Arrange).ships == (lancer, cruiser)
    hands.refuses(0, Arrange, f"gear {booster} {boat}")
    hands.says(0, f"gear {booster} {cruiser}", f"counter {lancer} {cruiser}", "done")
    assert hands.values(cruiser) == (5, 8)
    assert hands.values(lancer) == (3, 2)


def test_lft_inflight_refit_finds_an_accessory_and_shows_it() -> None:
    deck = [LANCER, "gr_shield_booster", "gr_shield_dome", "gr_supply_run"]
    hands = seated(exactly("lft_inflight_refit", 0, 2, deck=deck)).plays(0, "lft_inflight_refit")
    found = {hands.card(0, key, "deck") for key in ("gr_shield_booster", "gr_shield_dome")}
    assert set(hands.asks(0, Pick).listed) == {"none", *(f"card {card}" for card in found)}
    hands.says(0, hands.card(0, "gr_shield_dome", "deck"))
    assert hands.names(0, "hand") == ["gr_shield_dome"]
    assert hands.table.knows(1, hands.card(0, "gr_shield_dome", "hand"))
    assert hands.happened(DeckShuffled)


def test_lft_second_wave_reactivates_up_to_two_own_ships() -> None:
    tired = [{"card": key, "resting": True} for key in (LANCER, CRUISER, BOAT)]
    hands = seated(exactly("lft_second_wave", 0, 2, ships=tired), {"ships": tired})
    lancer, cruiser, boat = hands.pile(0, "ships")
    hands.plays(0, "lft_second_wave", lancer, cruiser)
    assert [hands.is_active(ship) for ship in (lancer, cruiser, boat)] == [True, True, False]
    assert not any(map(hands.is_active, hands.pile(1, "ships")))


def test_lft_holo_fleet_stops_up_to_two_small_attackers() -> None:
    them = exactly("lft_holo_fleet", 0, 2, planets=["pl_kelmar"], ships=[BOAT])
    hands = combat([LANCER, CRUISER, BOAT, BOAT], step="kep1", formations=[[0], [1], [2]], them=them)
    lancer, cruiser, boat, other = hands.pile(0, "ships")
    hands.plays(1, "lft_holo_fleet")
    assert set(hands.asks(1, ChooseTarget).listed) >= {f"card {lancer}", f"card {boat}"}
    assert not {f"card {cruiser}", f"card {other}"} & set(hands.asks(1, ChooseTarget).listed)
    hands.says(1, lancer, boat)
    assert not hands.is_active(lancer)
    assert not hands.is_active(boat)
    assert hands.is_active(cruiser)
    own = combat([LANCER], [BOAT], step="kep1", me=holding("lft_holo_fleet", "gr_shield_surge"))
    assert not own.may_play(0, "lft_holo_fleet"), "in the attack of an enemy only"


@pytest.mark.parametrize("phase", ["main", "event"])
def test_lft_spare_parts_turns_an_accessory_into_two_cards(phase: str) -> None:
    me = exactly("lft_spare_parts", 0, 1, planets=[{"card": "pl_mokoa", "gear": ["gr_shield_dome"]}])
    hands = seated({**me, "deck": [LANCER, BOAT, CRUISER]}, phase=phase).plays(0, "lft_spare_parts")
    assert hands.names(0, "removed") == ["gr_shield_dome"]
    assert hands.names(0, "hand") == [LANCER, BOAT]
    bare = seated(holding("lft_spare_parts"))
    assert not bare.may_play(0, "lft_spare_parts")


def test_lft_feedback_loop_neutralizes_an_effect_and_brings_a_card() -> None:
    me = holding("lft_feedback_loop", ships=[CRUISER], deck=[BOAT, LANCER])
    hands = seated(me, rich(hand=[BARRAGE]))
    hands.plays(1, BARRAGE, "number 3").plays(0, "lft_feedback_loop").settles()
    assert hands.table.damage[hands.card(0, CRUISER)] == 0
    assert hands.names(0, "hand") == [BOAT]
