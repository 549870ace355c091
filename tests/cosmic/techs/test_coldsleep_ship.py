"""Coldsleep Ship: a colony without an encounter."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.common import GameWon, ShipsLost
from game.cosmic.prompts import NO_SHIPS, ChoosePlanet, MayChoosePlanet, PlayCard, ResearchTech, TakeShips
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import completed, researched, was_offered, with_techs

TECH = "coldsleep_ship"


def test_up_to_four_ships_found_a_colony_on_a_planet_of_another_player() -> None:
    table = completed(2, TECH).until(PlayCard).plays(2, TECH).answers(2, ChoosePlanet, home(1))
    assert table.asks(2, TakeShips).high == 4
    table.answers(2, TakeShips, (home(2), 3)).answers(2, TakeShips, NO_SHIPS)
    assert table.ships(2, home(1)) == 3
    assert table.ships(2, home(2)) == 1
    assert table.table.foreign_colonies(2) == 1
    assert table.names(table.table.tech_discard) == [TECH]


def test_at_least_one_ship_must_go() -> None:
    table = completed(2, TECH).until(PlayCard).plays(2, TECH).answers(2, ChoosePlanet, home(1))
    assert table.refuses(2, TakeShips, NO_SHIPS).text == "refuse.too_few_ships"


def test_only_planets_of_others_without_an_own_colony() -> None:
    """Not on an own planet either, even if nobody lives there."""
    ships = {(home(0), 2): 1, (home(2, 3), 2): 0}
    table = completed(2, TECH, ships=ships).until(PlayCard).plays(2, TECH)
    listed = table.asks(2, ChoosePlanet).listed
    assert listed == (*(home(0, n) for n in range(1, 5)), *(home(1, n) for n in range(5)))


def test_the_fifth_colony_wins() -> None:
    """Ruling 6."""
    ships = {(home(seat, n), 2): 1 for seat in (0, 1) for n in range(2)}
    table = completed(2, TECH, ships=ships).until(PlayCard).plays(2, TECH)
    table.answers(2, ChoosePlanet, home(1, 4)).answers(2, TakeShips, (home(2, 4), 1))
    table.answers(2, TakeShips, NO_SHIPS)
    assert table.happened(GameWon) == [GameWon((2,), "colonies")]


def without_colonies() -> Encounter:
    """All ships of seat 0 that are not lost research it, and it is completed now."""
    ships = {(home(0, n), 0): 0 for n in range(5)}
    table = researched(0, TECH, 9, ships=ships).until(ResearchTech)
    return table.answers(0, ResearchTech, f"complete {table.tech(TECH)}")


def test_without_a_colony_all_researching_ships_may_settle_at_once() -> None:
    table = without_colonies().answers(0, MayChoosePlanet, home(1))
    assert table.ships(0, home(1)) == 9 + 1  # one came back in regroup
    assert table.table.techs[0] == ()


def test_without_a_colony_and_not_used_at_once_the_ships_go_to_the_warp() -> None:
    table = without_colonies().answers(0, MayChoosePlanet, NONE)
    assert table.happened(ShipsLost)[-1].ships == 9
    assert table.table.techs[0][0].completed


def test_with_a_colony_it_is_not_used_on_completion() -> None:
    table = researched(0, TECH, 9).until(ResearchTech)
    table.answers(0, ResearchTech, f"complete {table.tech(TECH)}")
    assert not table.is_asked(0, MayChoosePlanet)
    assert table.table.techs[0][0].completed


def test_a_planet_that_is_no_more_cannot_be_settled() -> None:
    rows = {0: [{"tech": "omega_missile", "completed": True}], 2: [{"tech": TECH, "completed": True}]}
    table = with_techs(rows).until(PlayCard).plays(0, "omega_missile").answers(0, ChoosePlanet, home(1, 2))
    table.plays(2, TECH)
    assert home(1, 2) not in table.asks(2, ChoosePlanet).listed


def test_without_ships_on_a_colony_nobody_can_settle() -> None:
    ships = {(home(2, n), 2): 0 for n in range(5)}
    assert not was_offered(completed(2, TECH, ships=ships).until(ChoosePlanet), 2)
