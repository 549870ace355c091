"""The cases that the rules pages work out come out in the engine with the numbers that stand there."""

from __future__ import annotations

import re

import pytest

from game.core.texts import LANGUAGES, catalogue
from game.cosmic.events.cards import CardsGiven
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import PlayReinforcement
from game.cosmic.totals import total
from game.duel.events import ShipsDestroyed
from scenes.table.rules.figures import example
from tests.support.cosmic.encounters import Encounter, cosmic, home
from tests.support.duel.duels import Duels

ORANGE, BLUE = 0, 1
ALIENS = ("trader", "mind", "fido", "kamikaze")


def numbers(game: str, page: str, language: str) -> list[int]:
    """The numbers of a page's example, in the order of the text."""
    found = example(game, page, language)
    assert found is not None
    return [int(number) for number in re.findall(r"\d+", catalogue(language).say(found[1]))]


def a_duel(hands: list[list[str]], dials: tuple[int, int], tactics: tuple[str, str]) -> Duels:
    duel = Duels(
        {
            "aliens": ["preservationist", "tow_crew"],
            "straggler": BLUE,
            "hands": hands,
            "destiny": {"discovery": ["abandoned_spaceport"], "event": ["talent_show"]},
            "planet_deck": ["planet_07"],
        }
    ).dial(*dials)
    return duel.plan(ORANGE, hands[0][0], tactics[0]).plan(BLUE, hands[1][0], tactics[1])


def an_encounter(offense: str, defense: str, *more: str) -> Encounter:
    table = cosmic(*ALIENS, hands=[[offense], [defense, *more], [], []])
    return table.launches(3, home(1)).nobody_allies().both_play(offense, defense)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lower_plan_wins_by_the_ship_advantage(language: str) -> None:
    duel = a_duel([["plan_05"], ["plan_11"]], (4, 2), ("1 recover", "2 recover"))
    assert duel.totals == [13, 11]
    assert duel.winner == ORANGE
    assert numbers("duel", "duel", language) == [4, 2, 8, 5, 5, 8, 13, 11, 13, 11]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shield_keeps_some_of_the_fire_off(language: str) -> None:
    duel = a_duel([["plan_05"], ["plan_11"]], (2, 4), ("3 fire", "1 shield"))
    (lost,) = duel.happened(ShipsDestroyed)
    assert (lost.seat, lost.ships, duel.ships("planet_07")[BLUE]) == (BLUE, 2, 2)
    assert numbers("duel", "tactics", language) == [3, 1, 3, 1, 2, 4, 2, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reinforcement_turns_the_fight(language: str) -> None:
    table = an_encounter("attack_08", "attack_06", "reinforcement_2").until(PlayReinforcement)
    assert [total(table.table, side) for side in (OFFENSE, DEFENSE)] == [11, 10]
    table.answers(1, PlayReinforcement, (table.held(1, "reinforcement_2"), DEFENSE))
    assert (table.totals, table.winner) == ([11, 12], DEFENSE)
    assert numbers("cosmic", "cards", language) == [3, 8, 8, 3, 11, 4, 6, 6, 4, 10, 2, 10, 2, 12]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negotiator_is_compensated_for_every_ship(language: str) -> None:
    table = an_encounter("negotiate", "attack_06", "attack_08", "attack_10", "attack_12", "attack_14").rest()
    (given,) = table.happened(CardsGiven)
    assert (given.to, len(given.cards), table.table.warp[0]) == (0, 3, 3)
    assert numbers("cosmic", "resolution", language) == [3, 6, 3, 3]
