"""Colonial Convoy: a ship for every colony."""

from game.core.prompts import NONE
from game.duel.prompts import MayChoosePlanet
from tests.support.duel.destiny import SMALL, drawn, gains, world

CARD = "colonial_convoy"
PLANETS = [world("planet_01", [3, 1]), world("planet_05", [1, 0]), world("planet_09", [0, 0])]


def test_each_player_may_send_1_ship_to_each_planet_he_controls() -> None:
    """R36: leader first."""
    duel = drawn(CARD, planets=PLANETS)
    assert duel.waiting_for == [(0, "MayChoosePlanet")]
    assert duel.keys(list(duel.asks(0, MayChoosePlanet).listed)) == ["planet_01", "planet_05"]
    duel.answers(0, MayChoosePlanet, duel.card("planet_05"))
    duel.answers(0, MayChoosePlanet, duel.card("planet_01"))
    duel.answers(1, MayChoosePlanet, duel.card("planet_01"))
    assert (duel.ships("planet_01"), duel.ships("planet_05")) == ([4, 2], [2, 0])
    assert duel.table.supply == [9, 13]


def test_a_planet_gets_no_second_ship() -> None:
    duel = drawn(CARD, planets=PLANETS)
    planet = duel.card("planet_01")
    assert (
        duel.answers(0, MayChoosePlanet, planet).refuses(0, MayChoosePlanet, planet).text == "refuse.planet"
    )


def test_any_planet_may_be_left_out() -> None:
    duel = drawn(CARD, planets=PLANETS).answers(0, MayChoosePlanet, NONE).answers(1, MayChoosePlanet, NONE)
    assert duel.ships("planet_01") == [3, 1]


def test_a_planet_that_is_not_controlled_is_refused() -> None:
    duel = drawn(CARD, planets=PLANETS)
    assert duel.refuses(0, MayChoosePlanet, duel.card("planet_09")).text == "refuse.planet"


def test_an_empty_supply_means_no_question_and_no_defeat() -> None:
    """R11: optional sending never loses the game."""
    duel = drawn(CARD, planets=PLANETS, supply=[0, 14])
    assert duel.waiting_for == [(1, "MayChoosePlanet")]


def test_the_last_ship_of_the_supply_may_be_sent() -> None:
    duel = drawn(CARD, planets=PLANETS, supply=[1, 14])
    duel.answers(0, MayChoosePlanet, duel.card("planet_05"))
    assert duel.waiting_for == [(1, "MayChoosePlanet")]
    assert not duel.table.over


def test_then_both_draw_up_to_the_hand_limit() -> None:
    duel = drawn(CARD, planets=PLANETS, hands=[["plan_08"], SMALL[1]]).answers(0, MayChoosePlanet, NONE)
    assert gains(duel) == [[], []]
    assert gains(duel.answers(1, MayChoosePlanet, NONE)) == [["draw 5"], ["draw 4"]]


def test_without_planets_both_only_draw() -> None:
    assert gains(drawn(CARD)) == [["draw 4"], ["draw 4"]]
