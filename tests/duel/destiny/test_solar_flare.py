"""Solar Flare: ships on one planet burn."""

from game.core.table import NOBODY
from game.duel.events import ShipsDestroyed
from game.duel.prompts import ChoosePlanet
from tests.support.duel.destiny import called_a_duel, drawn, gains, world

CARD = "solar_flare"


def test_each_player_with_ships_there_destroys_1() -> None:
    duel = drawn(CARD, planets=[world("planet_05", [3, 1])])
    tile = duel.card("planet_05")
    assert duel.happened(ShipsDestroyed) == [
        ShipsDestroyed(0, 1, tile, by=NOBODY),
        ShipsDestroyed(1, 1, tile, by=NOBODY),
    ]
    assert duel.ships("planet_05") == [2, 0]


def test_a_player_without_ships_there_loses_none() -> None:
    assert gains(drawn(CARD, planets=[world("planet_05", [0, 1])])) == [[], ["lose 1"]]


def test_other_planets_are_spared() -> None:
    duel = drawn(CARD, planets=[world("planet_01", [2, 2]), world("planet_05", [1, 1])])
    assert duel.ships("planet_01") == [2, 2]


def test_the_straggler_chooses_among_planets_with_the_same_symbol() -> None:
    """R31: several planets with the first symbol found."""
    duel = drawn(CARD, planets=[world("planet_05", [2, 1]), world("planet_06", [2, 0])])
    duel.answers(1, ChoosePlanet, duel.card("planet_06"))
    assert (duel.ships("planet_05"), duel.ships("planet_06")) == ([2, 1], [1, 0])


def test_there_is_no_duel() -> None:
    assert not called_a_duel(drawn(CARD, planets=[world("planet_05", [3, 1])]))
