"""The instants and interrupts that everybody may play."""

from __future__ import annotations

import pytest

from game.firestorm.prompts import ChooseTarget, ChooseX
from tests.support.firestorm.positions import BARRAGE, BOAT, CRUISER, LANCER, combat, exactly, holding
from tests.support.firestorm.words import Hands, rich, seated

ENDED = ("done", "neutralized")


def answered(key: str, *words: str | int, dice: tuple[int, ...] = (), **mine: object) -> Hands:
    """Seat 1 fires at the cruiser of seat 0, which answers with a card."""
    hands = seated(holding(key, ships=[CRUISER], **mine), rich(hand=[BARRAGE]), dice=list(dice))
    return hands.plays(1, BARRAGE, "number 3").plays(0, key, *words).settles()


def damage(hands: Hands) -> int:
    return hands.table.damage[hands.card(0, CRUISER)]


# --- instants


@pytest.mark.parametrize("ep", [0, 1])
def test_gr_crash_landing_destroys_a_small_ship_unless_its_owner_pays(ep: int) -> None:
    them = {"ships": [LANCER, CRUISER], "ep": ep, "planets": []}
    hands = seated(them, exactly("gr_crash_landing", 0, 2), phase="event").plays(1, "gr_crash_landing")
    lancer = hands.card(0, LANCER)
    if ep:
        hands.says(0, f"offer {lancer}").settles()
    assert hands.where(lancer) == ("hand" if ep else "scrap")
    assert hands.where(hands.card(0, CRUISER)) == "ships"


def test_gr_crash_landing_is_for_the_event_phase_of_an_enemy() -> None:
    ships = {"ships": [LANCER]}
    assert seated(ships, holding("gr_crash_landing"), phase="event").may_play(1, "gr_crash_landing")
    assert not seated(
        {**ships, **holding("gr_crash_landing", "gr_shield_surge")}, ships, phase="event"
    ).may_play(0, "gr_crash_landing")
    large = seated({"ships": [CRUISER]}, holding("gr_crash_landing", "gr_shield_surge"), phase="event")
    assert not large.may_play(1, "gr_crash_landing")


def test_gr_burst_fire_strengthens_a_ship_in_the_later_combat_effect_phases() -> None:
    for step in ("kep2", "kep3"):
        hands = combat(
            [LANCER],
            [CRUISER],
            step=step,
            blocks=[0],
            them=exactly("gr_burst_fire", 0, 1, planets=["pl_kelmar"]),
        )
        hands.plays(1, "gr_burst_fire", *([hands.card(1, CRUISER)] if step == "kep3" else []))
        assert hands.values(hands.card(1, CRUISER)) == (7, 5)
    assert not seated(holding("gr_burst_fire", ships=[LANCER])).may_play(0, "gr_burst_fire")


def test_gr_shield_surge_protects_a_ship_or_a_planet_until_the_next_regeneration() -> None:
    for key, values in ((LANCER, (3, 5)), ("pl_kelmar", (2, 7))):
        hands = seated(exactly("gr_shield_surge", 0, 1, planets=["pl_kelmar"], ships=[LANCER]))
        card = hands.card(0, key)
        hands.plays(0, "gr_shield_surge", card)
        assert hands.values(card) == values
        hands.ends(0)
        assert hands.values(card) == (values[0], values[1] - 3)


def test_gr_yard_strike_deactivates_up_to_two_planets_of_class_1() -> None:
    planets = ["pl_dawnlight_station", "pl_kelmar", "pl_ossun", "pl_sarrin"]
    hands = seated({"planets": planets}, exactly("gr_yard_strike", 0, 1), phase="event")
    base, kelmar, ossun, sarrin = hands.pile(0, "planets")
    hands.passes(0).plays(1, "gr_yard_strike")
    assert f"card {base}" not in hands.asks(1, ChooseTarget).listed
    hands.says(1, kelmar, sarrin).settles()
    assert [hands.is_active(card) for card in (base, kelmar, ossun, sarrin)] == [True, False, True, False]
    one = seated({"planets": ["pl_kelmar"]}, exactly("gr_yard_strike", 0, 1), phase="event")
    one.plays(1, "gr_yard_strike").settles()
    assert not one.is_active(one.card(0, "pl_kelmar"))


def test_gr_supply_run_brings_two_cards() -> None:
    hands = seated(exactly("gr_supply_run", 0, 2, deck=[LANCER, BOAT, CRUISER])).plays(0, "gr_supply_run")
    assert hands.names(0, "hand") == [LANCER, BOAT]
    other = seated({}, holding("gr_supply_run", "gr_shield_surge"))
    assert not other.may_play(1, "gr_supply_run"), "in the own main phase only"


@pytest.mark.parametrize("key", ["gr_command_net", "gr_brood_archive"])
def test_gr_phase_breach_destroys_a_phenomenon_or_an_alien_tec_card(key: str) -> None:
    on = {"card": key, "on": 0} if key == "gr_brood_archive" else key
    them = {"planets": ["pl_sixtrae"], "others": [on], "ships": [LANCER]}
    hands = seated(exactly("gr_phase_breach", 0, 2), them).plays(0, "gr_phase_breach").settles()
    assert hands.names(1, "scrap") == [key]
    assert not seated(holding("gr_phase_breach"), {"ships": [LANCER]}).may_play(0, "gr_phase_breach")


def test_gr_reactor_overload_stops_a_large_ship_and_hurts_it() -> None:
    hands = seated(exactly("gr_reactor_overload", 0, 3), {"ships": [CRUISER, LANCER]})
    hands.plays(0, "gr_reactor_overload").settles()
    cruiser = hands.card(1, CRUISER)
    assert not hands.is_active(cruiser)
    assert hands.table.damage[cruiser] == 2
    small = seated(holding("gr_reactor_overload"), {"ships": [LANCER]})
    assert not small.may_play(0, "gr_reactor_overload")
    event = seated({"ships": [CRUISER]}, holding("gr_reactor_overload"), phase="event")
    assert event.may_play(1, "gr_reactor_overload")


@pytest.mark.parametrize("step", ["kep1", "kep2"])
def test_gr_fall_back_ends_the_combat(step: str) -> None:
    hands = combat([LANCER], [CRUISER], step=step, them=exactly("gr_fall_back", 0, 3, planets=["pl_kelmar"]))
    hands.plays(1, "gr_fall_back").settles()
    assert hands.table.combat is None
    assert hands.table.phase == "main"


def test_gr_fall_back_comes_too_late_in_the_last_combat_effect_phase() -> None:
    hands = combat(
        [LANCER], [CRUISER], step="kep3", blocks=[0], them=holding("gr_fall_back", "gr_burst_fire")
    )
    assert hands.may_play(1, "gr_burst_fire")
    assert not hands.may_play(1, "gr_fall_back")


def test_gr_focused_barrage_does_as_much_damage_as_is_paid() -> None:
    hands = seated(exactly(BARRAGE, 0, 4), {"ships": [CRUISER]}).plays(0, BARRAGE)
    assert hands.asks(0, ChooseX).listed == tuple(f"number {x}" for x in range(1, 5))
    hands.says(0, "number 3")
    assert hands.table.damage[hands.card(1, CRUISER)] == 3
    assert hands.player(0).ep == 1


# --- interrupts


@pytest.mark.parametrize(("die", "hit"), [(1, 3), (2, 3), (3, 0), (6, 0)])
def test_gr_counter_attempt_neutralizes_an_effect_with_three_or_more(die: int, hit: int) -> None:
    assert damage(answered("gr_counter_attempt", dice=(die,))) == hit


def test_gr_intercepted_neutralizes_an_effect_for_a_deactivated_ship() -> None:
    hands = answered("gr_intercepted")
    assert damage(hands) == 0
    assert not hands.is_active(hands.card(0, CRUISER))
    tired = seated(
        holding("gr_intercepted", ships=[{"card": CRUISER, "resting": True}]), rich(hand=[BARRAGE])
    )
    tired.plays(1, BARRAGE, "number 3")
    assert damage(tired) == 3, "without an active ship it cannot be played"
    none = seated(
        holding("gr_intercepted", others=["gr_command_net"]), rich(hand=["gr_phase_breach"], ships=[BOAT])
    )
    none.plays(1, "gr_phase_breach")
    assert none.names(0, "hand") == ["gr_intercepted"], "ships of others do not pay for it"


def test_gr_final_word_neutralizes_any_effect() -> None:
    hands = answered("gr_final_word")
    assert damage(hands) == 0
    assert hands.player(0).ep == 27


@pytest.mark.parametrize(("arrives", "left"), [(2, 0), (5, 2)])
def test_gr_emergency_screen_prevents_up_to_three_points(arrives: int, left: int) -> None:
    hands = seated(holding("gr_emergency_screen", ships=[CRUISER]), rich(hand=[BARRAGE]))
    hands.plays(1, BARRAGE, f"number {arrives}").plays(0, "gr_emergency_screen").settles()
    assert damage(hands) == left


def test_gr_emergency_screen_helps_planets_but_not_enemies() -> None:
    me = holding("gr_emergency_screen", planets=["pl_kelmar"])
    hands = seated(me, rich(others=["gr_long_range_missile"]), turn=1)
    hands.uses(1, "gr_long_range_missile", ability=1).settles()
    hands = seated(me, rich(others=["gr_long_range_missile"]), turn=1)
    hands.uses(1, "gr_long_range_missile", ability=1).plays(0, "gr_emergency_screen").settles()
    assert hands.table.damage[hands.card(0, "pl_kelmar")] == 0
    enemy = seated(holding(BARRAGE, "gr_emergency_screen"), {"ships": [CRUISER]})
    enemy.plays(0, BARRAGE, "number 3")
    assert enemy.table.damage[enemy.card(1, CRUISER)] == 3
    assert enemy.names(0, "hand") == ["gr_emergency_screen"]


def test_gr_recovery_team_takes_a_destroyed_ship_to_the_hand() -> None:
    hands = seated(holding("gr_recovery_team", ships=[LANCER]), rich(hand=[BARRAGE]))
    hands.plays(1, BARRAGE, "number 3").plays(0, "gr_recovery_team").settles()
    assert hands.names(0, "hand") == [LANCER]
    enemy = seated(holding(BARRAGE, "gr_recovery_team"), {"ships": [LANCER]}).plays(0, BARRAGE, "number 3")
    assert enemy.where(enemy.card(1, LANCER)) == "scrap", "only own ships are saved"
