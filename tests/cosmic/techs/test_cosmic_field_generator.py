"""Cosmic Field Generator: a Cosmic Zap that is no artifact."""

from __future__ import annotations

from game.cosmic.events.common import PowerZapped
from game.cosmic.prompts import PlayCard
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import completed, researched

TECH = "cosmic_field_generator"
HANDS = [["attack_04"], ["attack_20"], []]


def beaten(table: Encounter) -> Encounter:
    """The Zombie is the offense and about to bring three lost ships home."""
    return table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")


def test_a_use_of_a_power_is_cancelled_for_the_rest_of_the_encounter() -> None:
    table = beaten(completed(2, TECH, "zombie", hands=HANDS)).plays(2, TECH)
    assert table.happened(PowerZapped) == [PowerZapped(0, "zombie")]
    assert table.rest().table.warp[0] == 3


def test_it_is_discarded() -> None:
    table = beaten(completed(2, TECH, "zombie", hands=HANDS)).plays(2, TECH)
    assert table.table.techs[2] == ()
    assert table.names(table.table.tech_discard) == [TECH]


def test_the_own_power_may_be_cancelled() -> None:
    table = beaten(completed(0, TECH, "zombie", hands=HANDS)).plays(0, TECH)
    assert table.rest().table.warp[0] == 3


def test_a_card_zap_does_not_stop_it() -> None:
    """Ruling 46: it is no artifact."""
    hands = [["attack_04", "card_zap"], ["attack_20"], []]
    table = beaten(completed(2, TECH, "zombie", hands=hands)).plays(2, TECH).rest()
    assert table.table.warp[0] == 3
    assert not table.was_asked(0, PlayCard)


def test_the_wild_filch_does_not_steal_it() -> None:
    """Ruling 46: it is no artifact."""
    hands = [["attack_04", "filch.flare", "negotiate"], ["attack_20"], []]
    table = beaten(completed(2, TECH, "zombie", hands=hands)).plays(2, TECH).rest()
    assert table.table.warp[0] == 3
    assert not table.was_asked(0, PlayCard)


def test_the_wild_healer_does_not_help() -> None:
    """Ruling 47: its flare answers a Cosmic Zap."""
    hands = [["attack_04", "healer.flare"], ["attack_20"], []]
    table = beaten(completed(2, TECH, "zombie", hands=hands)).plays(2, TECH).rest()
    assert table.table.warp[0] == 3
    assert not table.was_asked(0, PlayCard)


def test_before_it_is_completed_it_does_nothing() -> None:
    table = beaten(researched(2, TECH, 2, "zombie", hands=HANDS))
    assert not table.is_asked(2, PlayCard)
    assert table.rest().table.warp[0] == 0
