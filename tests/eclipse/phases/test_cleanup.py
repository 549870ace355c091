"""The clean-up and the end of a round (page 25)."""

from __future__ import annotations

import pytest

from game.eclipse import pieces
from game.eclipse.events import BoardCleared, PopulationRevived, TechsDrawn
from tests.support.eclipse.places import NORTH
from tests.support.eclipse.rounds import eclipse


@pytest.mark.parametrize(("seats", "techs"), [(2, 4), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_new_technologies_by_number_of_players(seats: int, techs: int) -> None:
    """Rulings 7 and 107: two players draw four, whatever other editions say."""
    r = eclipse(seats=seats, phase="cleanup")
    assert [len(drawn.tiles) for drawn in r.happened(TechsDrawn)] == [techs]
    assert len(r.table.supply) == pieces.FIRST_TECHS[seats] + techs


def test_the_next_tiles_of_the_bag_come_to_the_supply() -> None:
    r = eclipse(
        phase="cleanup", supply=[], bag=["quantum_grid", "orbital", "orbital", "nanorobots", "starbase"]
    )
    assert sorted(r.supply()) == ["nanorobots", "orbital", "orbital", "quantum_grid"]


def test_an_empty_bag_gives_nothing() -> None:
    every = [tech.id for tech in pieces.TECHS for _ in range(tech.copies)]
    r = eclipse(phase="cleanup", supply=every)
    assert r.happened(TechsDrawn) == []
    assert r.table.round == 2


def test_discs_colony_ships_and_summary_cards_come_back() -> None:
    """Ruling 107: from actions and reactions."""
    spent = [{"explore": 2, "react": 1}, None]
    r = eclipse(phase="cleanup", spent=spent, colony_ships=[0, 1], passed=[1, 0])
    assert r.player(0).discs == 12
    assert sum(r.player(0).spent) == 0
    assert [r.player(seat).colony_ships for seat in (0, 1)] == [3, 3]
    assert not any(player.passed for player in r.table.players)
    assert len(r.happened(BoardCleared)) == 2


def test_shot_cubes_come_back_to_their_tracks() -> None:
    """Ruling 107."""
    r = eclipse(phase="cleanup", graveyard=[[2, 0, 1], None])
    assert r.player(0).cubes == [10, 10, 10]
    assert len(r.happened(PopulationRevived)) == 3


def test_a_cube_whose_track_is_full_goes_to_another() -> None:
    """Rulings 20 and 107: the owner chooses which."""
    r = eclipse(phase="cleanup", tracks=[[12, 9, 8], None], graveyard=[[1, 0, 0], None])
    assert r.asked == (0, "ChooseTrack")
    assert not r.may(0, "track", "money")
    r.says(0, "track", "materials")
    assert r.player(0).cubes == [12, 9, 9]


def test_a_track_takes_a_twelfth_cube() -> None:
    """Ruling 20."""
    r = eclipse(phase="cleanup", tracks=[[11, 9, 9], None], graveyard=[[1, 0, 0], None])
    assert r.player(0).cubes == [12, 9, 9]
    assert r.table.income(0, pieces.MONEY) == 0


def test_the_round_marker_moves_and_who_passed_first_begins() -> None:
    r = eclipse(seats=3, phase="cleanup", round=4, passed=[2, 0, 1], sectors=[NORTH])
    assert r.table.round == 5
    assert r.table.first == 2
    assert r.asked == (2, "TakeTurn")
