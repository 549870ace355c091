"""Omega Missile: a planet is no more."""

from __future__ import annotations

from game.cosmic.events.common import PowerLost, ShipsLost
from game.cosmic.prompts import ChoosePlanet, PlayCard
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import HANDS, completed

TECH = "omega_missile"


def fired(planet: int, *aliens: str, **words: object) -> Encounter:
    """Seat 2 destroys a planet at the start of an encounter of others."""
    table = completed(2, TECH, *aliens, **words).until(PlayCard).plays(2, TECH)
    return table.answers(2, ChoosePlanet, planet)


def test_all_ships_on_the_planet_go_to_the_warp() -> None:
    table = fired(home(1), ships={(home(1), 0): 2})
    assert {(event.seat, event.ships) for event in table.happened(ShipsLost)} == {(1, 4), (0, 2)}
    assert sum(table.table.planets[home(1)].ships) == 0
    assert table.table.techs[2] == ()


def test_the_gate_cannot_be_aimed_at_it_any_more() -> None:
    table = fired(home(1)).until(ChoosePlanet)
    assert table.asks(0, ChoosePlanet).listed == tuple(home(1, n) for n in range(1, 5))


def test_a_power_may_be_lost_with_it() -> None:
    """Ruling 155."""
    table = fired(home(1), ships={(home(1, n), 1): 0 for n in (1, 2)})
    assert table.happened(PowerLost) == [PowerLost(1)]


def test_its_citadels_are_discarded() -> None:
    """Ruling 155."""
    table = fired(home(1), "trader", "citadel", citadels=[[home(1), "attack_15"], [home(2), "attack_10"]])
    assert table.names(table.table.discard) == ["attack_15"]
    assert [citadel.planet for citadel in table.table.citadels] == [home(2)]


def test_the_ships_of_the_zombie_come_home() -> None:
    table = fired(home(1), "trader", "zombie", hands=HANDS).until(ChoosePlanet)
    assert table.table.warp[1] == 0
    assert sum(table.ships(1, home(1, n)) for n in range(1, 5)) == 20


def test_a_planet_without_ships_may_be_destroyed() -> None:
    table = fired(home(2), ships={(home(2), 2): 0})
    assert not table.happened(ShipsLost)
    assert table.table.home_planets(2) == [home(2, n) for n in range(1, 5)]
