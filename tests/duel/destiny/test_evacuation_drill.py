"""Evacuation Drill: ships may leave their planets, then ships come back from the warp."""

from game.core.prompts import NONE
from game.duel.prompts import ChooseShips, MayChoosePlanet
from tests.support.duel.destiny import drawn, gains, world

CARD = "evacuation_drill"
PLANETS = [world("planet_01", [3, 1]), world("planet_05", [1, 0]), world("planet_09", [0, 2])]


def test_the_leader_may_withdraw_first() -> None:
    duel = drawn(CARD, planets=PLANETS)
    assert duel.waiting_for == [(0, "MayChoosePlanet")]
    assert duel.keys(list(duel.asks(0, MayChoosePlanet).listed)) == ["planet_01", "planet_05"]
    duel.answers(0, MayChoosePlanet, NONE)
    assert duel.waiting_for == [(1, "MayChoosePlanet")]
    assert duel.keys(list(duel.asks(1, MayChoosePlanet).listed)) == ["planet_01", "planet_09"]


def test_any_number_of_ships_may_leave_a_planet() -> None:
    duel = drawn(CARD, planets=PLANETS)
    duel.answers(0, MayChoosePlanet, duel.card("planet_01"))
    prompt = duel.asks(0, ChooseShips)
    assert (prompt.options(duel.table), prompt.what) == ([1, 2, 3], "ask.evacuation_drill")
    duel.answers(0, ChooseShips, 2)
    assert duel.ships("planet_01") == [1, 1]
    assert duel.table.supply[0] == 13


def test_ships_may_leave_several_planets() -> None:
    duel = drawn(CARD, planets=PLANETS)
    duel.answers(0, MayChoosePlanet, duel.card("planet_01")).answers(0, ChooseShips, 3)
    duel.answers(0, MayChoosePlanet, duel.card("planet_05"))
    assert (duel.ships("planet_01"), duel.ships("planet_05")) == ([0, 1], [0, 0])
    assert duel.waiting_for == [(1, "MayChoosePlanet")]


def test_more_ships_than_there_are_is_refused() -> None:
    duel = drawn(CARD, planets=PLANETS)
    duel.answers(0, MayChoosePlanet, duel.card("planet_01"))
    assert duel.refuses(0, ChooseShips, 4).text == "refuse.ships"


def test_a_planet_without_own_ships_is_refused() -> None:
    duel = drawn(CARD, planets=PLANETS)
    assert duel.refuses(0, MayChoosePlanet, duel.card("planet_09")).text == "refuse.planet"


def test_then_each_player_recovers_2_ships() -> None:
    duel = drawn(CARD, planets=PLANETS).answers(0, MayChoosePlanet, NONE)
    assert gains(duel) == [[], []]
    assert gains(duel.answers(1, MayChoosePlanet, NONE)) == [["recover 2"], ["recover 2"]]


def test_without_ships_on_planets_nobody_is_asked() -> None:
    assert gains(drawn(CARD)) == [["recover 2"], ["recover 2"]]


def test_a_planet_that_was_left_is_no_longer_controlled_when_the_marker_is_checked() -> None:
    """R9: the straggler with more planets becomes the leader at the end of the card."""
    duel = drawn(CARD, planets=[world("planet_01", [1, 0]), world("planet_09", [0, 2])])
    duel.answers(0, MayChoosePlanet, duel.card("planet_01")).answers(1, MayChoosePlanet, NONE)
    assert duel.table.straggler == 0
