"""Launch (page 8) and stripping a planet (page 13)."""

from __future__ import annotations

import pytest

from game.cosmic.events.common import PowerLost, ShipsCommitted, TurnBegan
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import ENDED, GATE
from game.cosmic.prompts import ChoosePlanet, PlaceShips, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home


def aimed(**words: object) -> Encounter:
    return cosmic(**words).until(ChoosePlanet).answers(0, ChoosePlanet, home(1))


@pytest.mark.parametrize("ships", [1, 2, 3, 4])
def test_one_to_four_ships_go_into_the_gate(ships: int) -> None:
    table = aimed().sends(0, ships, home(0))
    assert table.table.gate[0] == ships
    assert table.ships(0, home(0)) == 4 - ships


def test_at_least_one_ship_must_be_launched() -> None:
    assert aimed().refuses(0, TakeShips, (-1, 0)).text == "refuse.too_few_ships"


def test_no_more_than_four() -> None:
    table = aimed(ships={(home(0), 0): 8}, warp=[0, 0, 0])
    assert table.refuses(0, TakeShips, (home(0), 5)).text == "refuse.ships_not_there"


def test_ships_may_come_from_a_mix_of_colonies() -> None:
    """Ruling 20: home and foreign colonies alike."""
    table = aimed(ships={(home(2), 0): 2})
    table.answers(0, TakeShips, (home(0), 2)).answers(0, TakeShips, (home(2), 1))
    table.answers(0, TakeShips, (home(0, 4), 1))
    assert table.table.gate[0] == 4
    assert [event.source for event in table.happened(ShipsCommitted)] == [home(0), home(2), home(0, 4)]


def test_taking_the_last_ship_gives_the_colony_up_at_once() -> None:
    """Ruling 7: the count of colonies is live."""
    table = aimed(ships={(home(2), 0): 1}).sends(0, 1, home(2))
    assert table.table.foreign_colonies(0) == 0


def test_a_colony_that_was_given_up_is_missing_for_the_win() -> None:
    """Ruling 7: the fifth colony is won with the only ship of the fourth."""
    hands = [["attack_20", "attack_30"], ["attack_04"], []]
    table = aimed(hands=hands, ships={(home(2, n), 0): 1 for n in range(4)}).sends(0, 1, home(2))
    table.nobody_allies().both_play("attack_20", "attack_04").rest()
    assert table.table.foreign_colonies(0) == 4
    assert not table.table.over


def test_stripping_the_third_home_colony_switches_the_power_off() -> None:
    """Ruling 20."""
    ships = {(home(0, n), 0): 0 for n in (0, 1)}
    table = aimed(ships=ships).sends(0, 4, home(0, 2))
    assert table.happened(PowerLost) == [PowerLost(0)]
    assert all(seat != 0 for seat, _ in table.table.in_play)


def test_the_gate_may_point_at_a_planet_with_an_own_colony() -> None:
    """Ruling 18: a win only reinforces it."""
    hands = [["attack_20"], ["attack_04"], []]
    table = aimed(ships={(home(1), 0): 2}, hands=hands).sends(0, 2, home(0)).nobody_allies()
    table.both_play("attack_20", "attack_04").rest()
    assert table.ships(0, home(1)) == 4
    assert table.table.foreign_colonies(0) == 1


def test_with_no_ship_at_all_the_turn_ends() -> None:
    """Ruling 19, default."""
    ships = {(home(0, n), 0): 0 for n in range(5)}
    table = cosmic(ships=ships, gone=[20, 0, 0]).rest()
    assert OutcomeDecided(ENDED) in table.log
    assert table.happened(TurnBegan) == [TurnBegan(1)]


def test_the_defense_does_not_move_ships() -> None:
    table = aimed().sends(0, 2, home(0))
    assert table.ships(1, home(1)) == 4
    assert {event.to for event in table.happened(ShipsCommitted)} == {GATE}
    assert not table.was_asked(1, TakeShips)


def test_ships_do_not_return_to_a_planet_that_was_stripped() -> None:
    """Page 13: the offense has no encounter card, so its turn ends and its ships go home."""
    table = aimed(hands=[[], ["attack_04"], []]).sends(0, 4, home(0)).nobody_allies().until(PlaceShips)
    places = {place for place, _ in table.asks(0, PlaceShips).options(table.table)}
    assert places == {home(0, n) for n in range(1, 5)}


def test_ships_that_have_no_colony_to_return_to_go_to_the_warp() -> None:
    """Page 13."""
    ships = {(home(0, n), 0): 0 for n in range(1, 5)} | {(home(0), 0): 3}  # and one more when it regroups
    table = aimed(hands=[[], ["attack_04"], []], ships=ships).sends(0, 4, home(0)).nobody_allies().rest()
    assert table.table.warp[0] == 20
    assert table.table.gate[0] == 0
