"""What an owner may do with accessories of one's own accord: show them, or do without them (RB 1.6, 3.7)."""

from __future__ import annotations

from typing import Any

from game.firestorm.combat.prompts import DealDamage
from game.firestorm.prompts import Act, TakeMainPhase, TendAccessory
from tests.support.firestorm.fights import clash
from tests.support.firestorm.words import Hands, seated

BOOSTED = {"card": "ki_lancer", "gear": ["gr_shield_booster"]}
FOCUSED = {"card": "ki_lancer", "gear": ["ki_crystal_focus"]}  # +4/-1
LARGE = "gr_light_cruiser"


def tends(hands: Any, seat: int, verb: str, gear: int) -> Any:
    asked = TakeMainPhase if isinstance(hands.match.asked_of(seat), TakeMainPhase) else Act
    return hands.answers(seat, asked, "accessories").answers(seat, TendAccessory, f"{verb} {gear}")


def boosted() -> tuple[Hands, int]:
    hands = seated({"ships": [BOOSTED]}, {"ships": ["ki_lancer"]})
    return hands, hands.card(0, "gr_shield_booster")


def test_an_accessory_may_be_shown_without_being_used() -> None:
    """RB 1.6: laid so that its title is to be seen, to impress the others."""
    hands, booster = boosted()
    assert not hands.table.knows(1, booster)
    tends(hands, 0, "show", booster)
    assert hands.table.knows(1, booster)
    assert f"show {booster}" not in hands.answers(0, TakeMainPhase, "accessories").options(0)


def test_showing_one_may_be_left_after_all() -> None:
    hands, booster = boosted()
    hands.answers(0, TakeMainPhase, "accessories").answers(0, TendAccessory, "done")
    assert not hands.table.knows(1, booster)


def test_who_has_no_accessory_is_offered_nothing() -> None:
    assert "accessories" not in seated({"ships": ["ki_lancer"]}, {"ships": [BOOSTED]}).options(0)


def test_accessories_of_a_ship_that_lies_face_down_are_not_shown() -> None:
    """RB 1.6: such a ship covers them completely."""
    battle = clash([BOOSTED], [LARGE], step="kep2", me={"hand": ["gr_burst_fire"], "ep": 1})
    assert "accessories" not in battle.asks(0, Act).options(battle.table)


def test_a_permanent_effect_of_an_accessory_may_be_declined_and_used_again() -> None:
    """RB 3.7, ruling 75."""
    hands, booster = boosted()
    lancer = hands.card(0, "ki_lancer")
    assert hands.values(lancer) == (3, 4)
    tends(hands, 0, "decline", booster)
    assert hands.values(lancer) == (3, 2)
    tends(hands, 0, "resume", booster)
    assert hands.values(lancer) == (3, 4)


def test_it_is_declined_until_the_next_regeneration() -> None:
    """Ruling 94."""
    hands, booster = boosted()
    tends(hands, 0, "decline", booster).ends(0)
    assert hands.values(hands.card(0, "ki_lancer")) == (3, 4)


def test_whoever_bears_a_burden_may_throw_it_off_before_the_damage() -> None:
    """Ruling 94: without its focus the ship deals 3 and survives 2."""
    for declined in (False, True):
        battle = clash([FOCUSED], [LARGE], step="kep3", blocks=[0])
        if declined:
            tends(battle, 0, "decline", battle.gear[0][0])
        else:
            battle.answers(0, Act, "pass")
        most = 3 if declined else 7
        assert battle.asks(0, DealDamage).points == most
        battle.deals(0).deals(1, (40, 2))
        assert battle.is_destroyed(40) != declined


def test_an_idle_accessory_keeps_its_brackets() -> None:
    """RB 4.7: what stands in brackets works all the same."""
    hands = seated({"ships": [FOCUSED, LARGE]}, {})
    focus = hands.card(0, "ki_crystal_focus")
    tends(hands, 0, "decline", focus)
    assert hands.values(hands.card(0, "ki_lancer")) == (3, 2)
    assert f"decline {focus}" not in hands.answers(0, TakeMainPhase, "accessories").options(0)
