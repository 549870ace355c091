"""Mobius Tubes: at the start of the own encounter all ships leave the warp."""

from __future__ import annotations

from game.cosmic.prompts import PlaceShips, PlayCard
from tests.support.cosmic.encounters import Encounter, cosmic, home

WARP = [2, 3, 1]


def tubes(**words: object) -> Encounter:
    hands = [["attack_04", "mobius_tubes"], ["attack_20"], []]
    return cosmic("trader", "mind", "amoeba", **{"hands": hands, "warp": WARP, **words})


def test_all_ships_of_all_players_come_back() -> None:
    table = tubes().plays(0, "mobius_tubes").launches(1, home(1))
    assert table.table.warp == [0, 0, 0]
    assert table.names(table.table.discard) == ["mobius_tubes"]


def test_each_owner_chooses_the_colonies() -> None:
    table = tubes().plays(0, "mobius_tubes").answers(0, PlaceShips, (home(0, 1), 2))
    table.answers(1, PlaceShips, (home(1, 1), 2)).answers(1, PlaceShips, (home(1, 2), 1))
    table.answers(2, PlaceShips, (home(2, 3), 1))
    placed = [(0, home(0, 1)), (1, home(1, 1)), (1, home(1, 2)), (2, home(2, 3))]
    assert [table.ships(seat, planet) for seat, planet in placed] == [6, 6, 5, 5]


def test_only_the_offense_may_play_it() -> None:
    table = tubes(hands=[["attack_04"], ["attack_20", "mobius_tubes.1"], ["mobius_tubes.2"]])
    assert not table.is_asked(1, PlayCard)
    assert not table.is_asked(2, PlayCard)


def test_it_is_kept_while_no_ship_is_in_the_warp() -> None:
    table = tubes(warp=[0, 0, 0])
    assert not table.is_asked(0, PlayCard)


def test_it_also_frees_the_ships_of_others_alone() -> None:
    table = tubes(warp=[0, 0, 1]).plays(0, "mobius_tubes").launches(1, home(1))
    assert table.table.warp == [0, 0, 0]


def test_ships_of_a_player_without_a_colony_stay_in_the_warp() -> None:
    """Page 13: ships that cannot be placed go to the warp."""
    ships = {(home(2, number), 2): 0 for number in range(5)}
    table = tubes(ships=ships, warp=[2, 3, 20]).plays(0, "mobius_tubes").launches(1, home(1))
    assert table.table.warp == [0, 0, 20]
