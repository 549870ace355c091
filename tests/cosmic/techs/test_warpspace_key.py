"""Warpspace Key: in the own regroup phase all own ships leave the warp."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.prompts import InviteAlly, PlaceShips, PlayCard, ResearchTech
from tests.support.cosmic.encounters import home
from tests.support.cosmic.techs import completed, was_offered, with_techs

TECH = "warpspace_key"
WARP = [5, 0, 4]


def test_the_offense_gets_all_its_ships_back_and_nobody_else_does() -> None:
    table = completed(0, TECH, warp=WARP).until(PlayCard).plays(0, TECH)
    table.answers(0, PlaceShips, (home(0, 2), 3)).answers(0, PlaceShips, (home(0, 3), 2))
    assert table.table.warp == [0, 0, 4]
    assert [table.ships(0, home(0, n)) for n in range(5)] == [0, 3, 7, 6, 4]


def test_not_in_the_regroup_phase_of_others() -> None:
    assert not was_offered(completed(2, TECH, warp=WARP).launches(1, home(1)), 2)


def test_it_is_not_offered_without_ships_in_the_warp() -> None:
    assert not was_offered(completed(0, TECH).launches(1, home(1)), 0)


def test_it_is_not_offered_without_a_colony_to_return_to() -> None:
    ships = {(home(0, n), 0): 0 for n in range(5)}
    assert not was_offered(completed(0, TECH, ships=ships).until(InviteAlly), 0)


def test_it_may_wait() -> None:
    table = completed(0, TECH, warp=WARP).until(PlayCard).answers(0, PlayCard, NONE)
    assert len(table.table.techs[0]) == 1


def test_it_may_be_used_in_the_phase_in_which_it_is_completed() -> None:
    table = with_techs({0: [{"tech": TECH, "ships": 3}]}, warp=[8, 0, 0]).until(ResearchTech)
    table.answers(0, ResearchTech, f"complete {table.tech(TECH)}")
    table.until(PlayCard).plays(0, TECH).until(PlaceShips)
    assert table.asks(0, PlaceShips).ships == table.table.warp[0]
