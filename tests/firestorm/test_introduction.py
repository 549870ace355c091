"""The introductory game of chapter 5, move by move."""

from __future__ import annotations

from game.firestorm.events.cards import PlanetRejected
from game.firestorm.events.common import Reactivated
from game.firestorm.events.stack import DieRolled, Unstacked
from game.firestorm.prompts import Act, DrawCards, DrawPlanet, KeepPlanet, TakeMainPhase
from tests.support.firestorm.words import Hands, arranged

TINA, SASCHA = 0, 1


def introduction() -> Hands:
    """Tina leads the Galactic Guardians and begins, Sascha the league; both have six lucky stones."""
    tina = {
        "planets": ["pl_free_port_nightedge", "pl_kelmar"],
        "planet_deck": ["pl_sixtrae", "pl_kelmar", "pl_kelmar"],
        "hand": ["gg_space_lens", "gr_counter_attempt", "gr_light_cruiser", "gg_scavenging"],
        "deck": ["gg_raid", "gr_auxiliary_cannon", "gr_courier_boat"],
    }
    sascha = {
        "planets": ["pl_dawnlight_station", "pl_ossun"],
        "planet_deck": ["pl_sarrin", "pl_ossun"],
        "hand": ["gr_crash_landing", "gr_intercepted", "gr_light_cruiser", "gr_shield_dome"],
        "deck": ["lft_battlecruiser", "gr_convoy_freighter", "lft_shifter"],
    }
    return Hands(arranged({"seats": [tina, sascha], "turn": TINA, "turns": 1, "phase": "start", "dice": [5]}))


def test_the_introductory_game() -> None:
    hands = introduction()
    # Nothing of Tina's is deactivated, and nothing happens in her event phase.
    assert not hands.happened(Reactivated)

    # She draws an alien-tec planet, rejects it with two stones, and gets an industry planet instead.
    hands.answers(TINA, DrawPlanet, "draw")
    assert hands.name(hands.asks(TINA, KeepPlanet).card) == "pl_sixtrae"
    hands.answers(TINA, KeepPlanet, "reject")
    assert len(hands.happened(PlanetRejected)) == 1
    assert hands.names(TINA, "removed") == ["pl_sixtrae"]
    assert hands.names(TINA, "planets") == ["pl_free_port_nightedge", "pl_kelmar", "pl_kelmar"]
    assert hands.player(TINA).stones == 4

    # Two resource cards make six.
    hands.answers(TINA, DrawCards, "number 2")
    assert len(hands.pile(TINA, "hand")) == 6

    # All her planets together pay for a ship of class 1, 2/3, which is active and cannot attack yet.
    hands.plays(TINA, "gg_space_lens")
    lens = hands.card(TINA, "gg_space_lens")
    assert hands.values(lens) == (2, 3)
    assert hands.is_active(lens)
    assert not any(map(hands.is_active, hands.pile(TINA, "planets")))
    assert "attack" not in hands.options(TINA)
    assert [said for said in hands.options(TINA) if said.startswith("play")] == []
    hands.ends(TINA)

    # Sascha accepts a planet rich in resources, draws two cards, cannot pay for a ship, and ends his turn.
    hands.says(SASCHA, "draw", "keep", "number 2")
    assert hands.names(SASCHA, "planets")[-1] == "pl_sarrin"
    assert not hands.may_play(SASCHA, "gr_light_cruiser")
    assert hands.may_play(SASCHA, "gr_shield_dome")
    hands.ends(SASCHA)

    # Tina's planets are reactivated. In her event phase Sascha says stop: a crash landing for two points.
    assert all(map(hands.is_active, hands.pile(TINA, "planets")))
    hands.plays(SASCHA, "gr_crash_landing")
    assert hands.table.phase == "event"
    assert [item.targets for item in hands.stack] == [[[lens]]]
    assert "gr_crash_landing" in hands.names(SASCHA, "scrap")
    assert sum(map(hands.is_active, hands.pile(SASCHA, "planets"))) == 1

    # Her base planet pays for a counter attempt; she rolls a five.
    _ = hands.asks(TINA, Act)
    hands.plays(TINA, "gr_counter_attempt")
    assert not hands.is_active(hands.pile(TINA, "planets")[0])
    assert [event.face for event in hands.happened(DieRolled)] == [5]

    # Sascha could intercept it if he had another point and a ship to deactivate, so nobody answers.
    assert [event.why for event in hands.happened(Unstacked) if event.why] == ["done", "neutralized"]
    assert hands.where(lens) == "ships"
    hands.says(TINA, "none")
    _ = hands.asks(TINA, TakeMainPhase)
    assert "attack" in hands.options(TINA)
