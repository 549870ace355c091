"""Xenon Lasers: one more or one less for the own side."""

from __future__ import annotations

from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import ChooseOne, PlayCard, SecondEncounter
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import completed, was_offered

TECH = "xenon_lasers"


def revealed(seat: int, offense: str = "attack_10", defense: str = "attack_08") -> Encounter:
    """One ship against four; 11 against 12."""
    table = completed(seat, TECH, hands=[[offense], [defense], []]).launches(1, home(1)).nobody_allies()
    return table.both_play(offense, defense)


def test_the_offense_may_add_one_and_still_lose_a_tie() -> None:
    table = revealed(0).plays(0, TECH).answers(0, ChooseOne, "xenon_lasers_add").rest()
    assert table.totals == [12, 12]
    assert table.winner == DEFENSE


def test_the_defense_may_subtract_one() -> None:
    table = revealed(1).plays(1, TECH).answers(1, ChooseOne, "xenon_lasers_subtract").rest()
    assert table.totals == [11, 11]


def test_an_ally_may_help_its_side() -> None:
    table = completed(2, TECH, hands=[["attack_10"], ["attack_08"], []]).launches(1, home(1))
    table.invites(2).invites().joins_offense(2).both_play("attack_10", "attack_08")
    table.plays(2, TECH).answers(2, ChooseOne, "xenon_lasers_add").rest()
    assert table.totals == [13, 12]
    assert table.winner == OFFENSE


def test_they_stay_in_play_and_work_once_in_an_encounter() -> None:
    table = revealed(0).plays(0, TECH).answers(0, ChooseOne, "xenon_lasers_add").rest()
    assert len([prompt for prompt in table.answered if isinstance(prompt, PlayCard)]) == 1
    assert len(table.table.techs[0]) == 1


def test_they_work_again_in_the_next_encounter() -> None:
    hands = [["attack_20", "attack_10"], ["attack_08", "attack_06"], []]
    table = completed(0, TECH, hands=hands, destiny=[1, 1]).launches(1, home(1)).nobody_allies()
    table.both_play("attack_20", "attack_08").plays(0, TECH).answers(0, ChooseOne, "xenon_lasers_add")
    table.until(SecondEncounter).answers(0, SecondEncounter, "encounter").launches(1, home(1, 1))
    table.nobody_allies().both_play("attack_10", "attack_06").until(PlayCard).plays(0, TECH)
    assert table.is_asked(0, ChooseOne)


def test_who_does_not_take_part_does_not_aim() -> None:
    assert not was_offered(revealed(2).rest(), 2)


def test_against_a_negotiate_there_are_no_totals_to_change() -> None:
    assert not was_offered(revealed(0, "attack_10", "negotiate").rest(), 0)
