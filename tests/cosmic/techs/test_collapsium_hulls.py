"""Collapsium Hulls: one ship survives a close defeat as the defense."""

from __future__ import annotations

import pytest

from game.cosmic.events.techs import TechUsed
from game.cosmic.prompts import CardFromHand, ChoosePlanet, TakeShips
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import completed, researched, was_offered, with_techs

TECH = "collapsium_hulls"


def conquered(offense: str, defense: str = "attack_08", *aliens: str, seat: int = 1) -> Encounter:
    """One ship against four on a planet of the defense."""
    hands = [[offense], [defense], []]
    table = completed(seat, TECH, *aliens, hands=hands).launches(1, home(1)).nobody_allies()
    return table.both_play(offense, defense)


def test_one_ship_stays_and_lives_beside_the_new_colony() -> None:
    table = conquered("attack_14").rest()
    assert table.totals == [15, 12]
    assert (table.ships(0, home(1)), table.ships(1, home(1))) == (1, 1)
    assert table.table.warp[1] == 3


def test_they_stay_in_play_and_save_one_ship_in_an_encounter() -> None:
    table = conquered("attack_14").rest()
    assert len(table.happened(TechUsed)) == 1
    assert len(table.table.techs[1]) == 1


@pytest.mark.parametrize(
    ("defense", "close"), [("attack_09", True), ("attack_07", True), ("attack_06", False)]
)
def test_only_a_defeat_by_five_or_less(defense: str, close: bool) -> None:
    """16 against 13, 11 and 10."""
    assert conquered("attack_15", defense).rest().ships(1, home(1)) == close


def test_a_negotiate_has_no_margin() -> None:
    """Ruling 9."""
    table = conquered("attack_14", "negotiate").rest()
    assert not table.happened(TechUsed)
    assert table.ships(1, home(1)) == 0


def test_the_offense_has_no_use_for_them() -> None:
    """8 and one ship against 8 and four: lost by three."""
    table = completed(0, TECH, hands=[["attack_08"], ["attack_08"], []]).launches(1, home(1)).nobody_allies()
    assert not table.both_play("attack_08", "attack_08").rest().happened(TechUsed)
    assert table.table.warp[0] == 1


def test_with_the_wild_flare_of_the_spiff_two_ships_stay() -> None:
    """Ruling 156."""
    hands = [["attack_14"], ["attack_08", "spiff.flare"], []]
    table = completed(1, TECH, hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("attack_14", "attack_08").plays(1, "spiff.flare").rest()
    assert table.ships(1, home(1)) == 2
    assert table.table.warp[1] == 2


def test_their_owner_has_no_choice() -> None:
    table = conquered("attack_14").rest()
    assert not was_offered(table, 1)
    assert table.table.warp[1] == 3


def test_before_they_are_completed_they_save_nothing() -> None:
    table = researched(1, TECH, 4, hands=[["attack_14"], ["attack_08"], []])
    table.launches(1, home(1, 4)).nobody_allies().both_play("attack_14", "attack_08").rest()
    assert table.totals == [15, 12]
    assert table.table.warp[1] == 4


def test_scrambled_they_save_nothing() -> None:
    rows = {1: [{"tech": TECH, "completed": True}], 2: [{"tech": "tech_scrambler", "ships": 4}]}
    table = with_techs(rows, hands=[["attack_14"], ["attack_08"], []]).launches(1, home(1)).nobody_allies()
    table.both_play("attack_14", "attack_08").plays(2, "tech_scrambler").rest()
    assert table.table.warp[1] == 4
    assert table.table.techs[1] == ()


def test_ships_that_the_void_removes_are_not_saved() -> None:
    """Ruling 61: the Void comes before everything else."""
    table = conquered("attack_14", "attack_08", "void").rest()
    assert table.table.gone[1] == 4
    assert table.ships(1, home(1)) == 0


def test_they_save_nobody_elses_ships() -> None:
    """The defense that has them wins by three, and the offense loses its ship."""
    assert conquered("attack_08").rest().table.warp[0] == 1


def test_ships_lost_elsewhere_over_the_same_defeat_are_not_saved() -> None:
    """A Cudgel smashes one more ship, which the defense takes from another colony."""
    table = completed(1, TECH, "cudgel", "warrior", hands=[["attack_14"], ["attack_08"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_14", "attack_08")
    table.answers(1, TakeShips, (home(1, 2), 1)).rest()
    assert table.ships(1, home(1)) == 1
    assert table.ships(1, home(1, 2)) == 3
    assert len(table.happened(TechUsed)) == 1


def test_ships_lost_between_encounters_are_not_saved() -> None:
    """The Hate rages at the start of its turn."""
    hands = [["attack_20", "attack_08"], [], []]
    table = completed(1, TECH, "hate", hands=hands, phase="start_turn")
    table.answers(0, CardFromHand, table.held(0, "attack_08")).until(ChoosePlanet)
    assert table.table.warp[1:] == [3, 3]
