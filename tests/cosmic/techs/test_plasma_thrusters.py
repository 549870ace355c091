"""Plasma Thrusters: one ship more in each encounter."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.common import PowerLost
from game.cosmic.prompts import ChoosePlanet, InviteAlly, JoinSide, PlayCard, TakeShips
from tests.support.cosmic.encounters import home
from tests.support.cosmic.techs import completed, was_offered

TECH = "plasma_thrusters"


def test_the_offense_may_send_five_ships() -> None:
    table = completed(0, TECH).until(ChoosePlanet).answers(0, ChoosePlanet, home(1))
    table.plays(0, TECH).answers(0, TakeShips, (home(0), 4)).answers(0, TakeShips, (home(0, 1), 1))
    assert table.table.gate[0] == 5


def test_without_using_them_it_is_four_ships() -> None:
    table = completed(0, TECH).until(ChoosePlanet).answers(0, ChoosePlanet, home(1))
    assert table.answers(0, PlayCard, NONE).asks(0, TakeShips).high == 4


def test_an_ally_may_send_five_ships() -> None:
    table = completed(2, TECH).launches(1, home(1)).invites(2).invites().answers(2, JoinSide, 0)
    table.plays(2, TECH).answers(2, TakeShips, (home(2), 4)).answers(2, TakeShips, (home(2, 1), 1))
    assert table.table.gate == [1, 0, 5]


def test_the_defense_may_move_a_ship_to_the_planet() -> None:
    table = completed(1, TECH).until(ChoosePlanet).answers(0, ChoosePlanet, home(1))
    table.plays(1, TECH).answers(1, TakeShips, (home(1, 2), 1))
    assert table.ships(1, home(1)) == 5
    assert table.launches(1).table.ships_in_encounter(1) == 5
    table.nobody_allies().both_play("attack_20", "attack_08").rest()
    assert table.totals == [21, 13]


def test_the_ship_comes_from_another_colony() -> None:
    table = completed(1, TECH).until(ChoosePlanet).answers(0, ChoosePlanet, home(1)).plays(1, TECH)
    assert table.asks(1, TakeShips).places == tuple(home(1, n) for n in range(1, 5))


def test_the_ship_may_cost_the_power() -> None:
    ships = {(home(1, n), 1): 0 for n in (2, 3)} | {(home(1, 4), 1): 1}
    table = completed(1, TECH, ships=ships).until(ChoosePlanet).answers(0, ChoosePlanet, home(1))
    table.plays(1, TECH).answers(1, TakeShips, (home(1, 4), 1))
    assert table.happened(PowerLost) == [PowerLost(1)]


def test_the_macron_sends_two_ships() -> None:
    """Ruling 157."""
    table = completed(0, TECH, "macron").until(ChoosePlanet).answers(0, ChoosePlanet, home(1)).plays(0, TECH)
    assert table.asks(0, TakeShips).high == 2


def test_they_stay_in_play() -> None:
    table = completed(0, TECH).until(ChoosePlanet).answers(0, ChoosePlanet, home(1)).plays(0, TECH)
    assert len(table.table.techs[0]) == 1


def test_who_has_no_fifth_ship_is_not_asked() -> None:
    ships = {(home(0, n), 0): 0 for n in range(1, 5)} | {(home(0), 0): 3}
    table = completed(0, TECH, ships=ships).launches(4, home(1)).until(InviteAlly)
    assert table.table.gate[0] == 4
    assert not was_offered(table, 0)


def test_they_have_nothing_to_do_with_the_ships_of_others() -> None:
    table = completed(2, TECH).launches(4, home(1)).until(InviteAlly)
    assert not was_offered(table, 2)


def test_the_defense_moves_one_ship_and_no_more() -> None:
    table = completed(1, TECH).until(ChoosePlanet).answers(0, ChoosePlanet, home(1))
    table.plays(1, TECH).answers(1, TakeShips, (home(1, 2), 1))
    assert not table.is_asked(1, PlayCard)


def test_a_defense_without_other_colonies_has_no_ship_to_move() -> None:
    ships = {(home(1, n), 1): 0 for n in range(1, 5)}
    table = completed(1, TECH, ships=ships).launches(1, home(1)).until(InviteAlly)
    assert not was_offered(table, 1)
