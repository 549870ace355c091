"""Genesis Bomb: a new planet in the own home system."""

from __future__ import annotations

from game.cosmic.events.common import PowerRegained, ShipsReturned
from game.cosmic.events.planets import PlanetAdded
from game.cosmic.moments import ResearchOver
from game.cosmic.prompts import ChooseNumber, ChoosePlanet, PlaceShips, PlayCard, ResearchTech
from game.cosmic.techs.genesis_bomb import there_is_no_genesis
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import researched

TECH = "genesis_bomb"
GENESIS = 15  # the first number after the planets of three seats


def exploded(seat: int, settlers: int, **words: object) -> Encounter:
    """A seat creates the planet and settles it with so many ships."""
    table = researched(seat, TECH, 4, **words).until(PlayCard).plays(seat, TECH)
    return table.answers(seat, ChooseNumber, settlers)


def test_a_planet_appears_and_is_settled_by_the_ships_that_made_it() -> None:
    table = exploded(2, 4)
    assert table.happened(PlanetAdded) == [PlanetAdded(2)]
    assert table.ships(2, GENESIS) == 4
    assert table.table.techs[2] == ()
    assert table.names(table.table.tech_discard) == [TECH]


def test_ships_that_do_not_settle_return_to_colonies() -> None:
    table = exploded(2, 1).answers(2, PlaceShips, (home(2, 4), 3))
    assert table.ships(2, GENESIS) == 1
    assert table.ships(2, home(2, 4)) == 7
    assert [event.ships for event in table.happened(ShipsReturned)] == [3]


def test_nobody_else_sees_it_before_it_is_used() -> None:
    table = researched(2, TECH, 4)
    assert [table.table.knows(seat, table.tech(TECH)) for seat in range(3)] == [False, False, True]


def test_without_ships_enough_it_is_not_offered() -> None:
    table = researched(2, TECH, 3).until(ChoosePlanet)
    assert not table.was_asked(2, PlayCard)


def test_it_is_a_home_planet_for_its_owner() -> None:
    """Ruling 159: it counts for the power."""
    table = exploded(2, 4, ships={(home(2, n), 2): 0 for n in range(3)})
    assert table.happened(PowerRegained) == [PowerRegained(2)]


def test_it_is_a_foreign_planet_for_others_and_may_be_attacked() -> None:
    """Ruling 159."""
    table = exploded(1, 4).until(ChoosePlanet)
    assert GENESIS in table.asks(0, ChoosePlanet).listed
    table.launches(1, GENESIS).nobody_allies().both_play("attack_20", "attack_08").rest()
    assert table.table.foreign_colonies(0) == 1
    assert table.ships(0, GENESIS) == 1


def test_completed_it_keeps_its_ships_and_may_be_used_at_once() -> None:
    """Page 15: with ships enough it is completed, and it only works with its ships on it."""
    table = researched(0, TECH, 4).until(ResearchTech)
    table.answers(0, ResearchTech, f"complete {table.tech(TECH)}")
    assert all(table.table.knows(seat, table.tech(TECH)) for seat in range(3))
    table.plays(0, TECH).answers(0, ChooseNumber, 4)
    assert table.ships(0, GENESIS) == 4
    assert table.table.techs[0] == ()


def test_with_three_ships_to_complete_it_is_to_abandon_it() -> None:
    """Ruling 154."""
    table = researched(0, TECH, 3).until(ResearchTech)
    table.answers(0, ResearchTech, f"complete {table.tech(TECH)}").until(ChoosePlanet)
    assert table.table.techs[0] == ()
    assert not table.happened(PlanetAdded)


def test_there_is_only_one_planet_genesis() -> None:
    table = exploded(2, 4).table
    assert not there_is_no_genesis(table, 2, ResearchOver())
