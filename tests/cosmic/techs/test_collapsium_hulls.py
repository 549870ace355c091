"""Collapsium Hulls: one ship survives a close defeat as the defense."""

from __future__ import annotations

import pytest

from game.cosmic.prompts import PlayCard
from tests.cosmic.encounters import Encounter, home
from tests.cosmic.techs.laboratory import completed, was_offered

TECH = "collapsium_hulls"


def conquered(offense: str, defense: str = "attack_08", *aliens: str, seat: int = 1) -> Encounter:
    """One ship against four on a planet of the defense."""
    hands = [[offense], [defense], []]
    table = completed(seat, TECH, *aliens, hands=hands).launches(1, home(1)).nobody_allies()
    return table.both_play(offense, defense)


def test_one_ship_stays_and_lives_beside_the_new_colony() -> None:
    table = conquered("attack_14").plays(1, TECH).rest()
    assert table.totals == [15, 12]
    assert (table.ships(0, home(1)), table.ships(1, home(1))) == (1, 1)
    assert table.table.warp[1] == 3


def test_they_stay_in_play_and_save_one_ship_in_an_encounter() -> None:
    table = conquered("attack_14").plays(1, TECH).rest()
    assert len([prompt for prompt in table.answered if isinstance(prompt, PlayCard)]) == 1
    assert len(table.table.techs[1]) == 1


@pytest.mark.parametrize(
    ("defense", "close"), [("attack_09", True), ("attack_07", True), ("attack_06", False)]
)
def test_only_a_defeat_by_five_or_less(defense: str, close: bool) -> None:
    """16 against 13, 11 and 10."""
    assert was_offered(conquered("attack_15", defense).rest(), 1) == close


def test_a_negotiate_has_no_margin() -> None:
    """Ruling 9."""
    assert not was_offered(conquered("attack_14", "negotiate").rest(), 1)


def test_the_offense_has_no_use_for_them() -> None:
    table = completed(0, TECH, hands=[["attack_08"], ["attack_08"], []]).launches(1, home(1)).nobody_allies()
    assert not was_offered(table.both_play("attack_08", "attack_08").rest(), 0)


def test_with_the_wild_flare_of_the_spiff_two_ships_stay() -> None:
    """Ruling 156."""
    hands = [["attack_14"], ["attack_08", "spiff.flare"], []]
    table = completed(1, TECH, hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("attack_14", "attack_08").plays(1, TECH).plays(1, "spiff.flare").rest()
    assert table.ships(1, home(1)) == 2
    assert table.table.warp[1] == 2


def test_they_need_not_be_used() -> None:
    table = conquered("attack_14").rest()
    assert was_offered(table, 1)
    assert table.table.warp[1] == 4
