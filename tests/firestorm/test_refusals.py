"""Why an answer is refused: the player reads what is in the way, not that something is."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.texts import LANGUAGES, catalogue
from game.firestorm.prompts import Act, TakeMainPhase
from tests.support.driver import Driver
from tests.support.firestorm.fights import arranged

POOR: dict[str, Any] = {"color": "blue", "planets": ["pl_dawnlight_station"]}
RICH: dict[str, Any] = {"color": "blue", "planets": ["pl_dawnlight_station"], "tp": 9, "ep": 9}
ENEMY: dict[str, Any] = {"color": "red", "planets": ["pl_kelmar"]}


def refused(own: dict[str, Any], said: str, enemy: dict[str, Any] = ENEMY, **more: Any) -> str:
    """The key with which a word of seat 0 is refused in the main phase, checked to be a sentence."""
    table = Driver(arranged({"seats": [own, enemy], **more}))
    view = table.match.table
    cards = {"hand": view.own(0, view.players[0].hand), "ships": view.own(0, view.players[0].ships)}
    cards["others"] = view.own(0, view.players[0].others)
    cards["gear"] = view.own(0, view.players[0].gear)
    word = said.format(**{pile: found[0] if found else 0 for pile, found in cards.items()})
    refusal = table.refuses(0, TakeMainPhase, word)
    for language in LANGUAGES:
        assert catalogue(language).say(refusal.text, **refusal.args) != refusal.text
        assert f"section.{refusal.section}" in catalogue(language).entries
    return refusal.text.removeprefix("refuse.firestorm.")


def test_a_card_of_another_colour() -> None:
    assert refused({**RICH, "hand": ["ki_lancer"]}, "play {hand}") == "play_color"


def test_a_card_that_is_too_dear_says_what_it_costs() -> None:
    table = Driver(arranged({"seats": [{**POOR, "hand": ["lft_battlecruiser"]}, ENEMY]}))
    (card,) = table.match.table.own(0, table.match.table.players[0].hand)
    refusal = table.refuses(0, TakeMainPhase, f"play {card}")
    assert refusal.text == "refuse.firestorm.play_cost"
    assert refusal.args == {"tp": 7, "ep": 0}


def test_after_combat_only_effects() -> None:
    assert refused({**RICH, "hand": ["gr_courier_boat"]}, "play {hand}", fought=True) == "play_after_combat"


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("gr_crash_landing", "phase"),  # for an opponent's event phase
        ("gr_counter_attempt", "moment"),  # nothing lies on the stack
        ("gr_phase_breach", "target"),  # there is neither phenomenon nor alien-tec
        ("gr_shield_booster", "play_host"),  # there is no ship
        ("gr_brood_archive", "play_slot"),  # there is no alien-tec planet
    ],
)
def test_what_is_missing_is_named(hand: str, why: str) -> None:
    assert refused({**RICH, "hand": [hand]}, "play {hand}") == why


def test_the_same_alien_tec_twice() -> None:
    planets = ["pl_dawnlight_station", "pl_orrith_pits", "pl_noor_cavern"]
    own = {**RICH, "planets": planets, "others": [{"card": "gr_brood_archive", "on": 1}]}
    assert refused({**own, "hand": ["gr_brood_archive"]}, "play {hand}") == "play_twice"


@pytest.mark.parametrize(("about", "why"), [("resting", "use_resting"), ("fresh", "use_fresh")])
def test_a_ship_that_cannot_act(about: str, why: str) -> None:
    own = {**RICH, "ships": [{"card": "lft_shifter", about: True}]}
    assert refused(own, "use {ships} 0") == why


def test_an_ability_that_is_too_dear() -> None:
    own = {
        "color": "blue",
        "planets": [{"card": "pl_dawnlight_station", "resting": True}],
        "ships": ["lft_shifter"],
    }
    assert refused(own, "use {ships} 0") == "use_cost"


def test_no_ship_to_attack_with() -> None:
    assert refused(RICH, "attack") == "attack_ships"
    assert (
        refused({**RICH, "ships": [{"card": "gr_courier_boat", "fresh": True}]}, "attack") == "attack_ships"
    )


def test_one_attack_in_a_turn() -> None:
    assert refused({**RICH, "ships": ["gr_courier_boat"]}, "attack", fought=True) == "attack_again"


def test_everybody_is_protected() -> None:
    enemies = [{**ENEMY, "shield": 0}, {"color": "yellow", "planets": ["pl_ossun"], "shield": 0}]
    table = Driver(arranged({"seats": [{**RICH, "ships": ["gr_courier_boat"]}, *enemies]}))
    assert table.refuses(0, TakeMainPhase, "attack").text == "refuse.firestorm.attack_protected"


def test_cards_that_stay_wait_for_the_own_main_phase() -> None:
    own = {**RICH, "hand": ["gr_courier_boat", "gr_shield_surge"], "ships": ["gr_light_cruiser"]}
    table = Driver(arranged({"seats": [own, ENEMY], "phase": "event"}))
    boat = table.match.table.own(0, table.match.table.players[0].hand)[0]
    assert table.refuses(0, Act, f"play {boat}").text == "refuse.firestorm.play_main"


@pytest.mark.parametrize("said", ["play", "play x", "play 9999", "use 1", "use a b", "attack 3"])
def test_words_that_name_nothing_are_refused_all_the_same(said: str) -> None:
    table = Driver(arranged({"seats": [RICH, ENEMY]}))
    assert table.refuses(0, TakeMainPhase, said).text.startswith("refuse.")
