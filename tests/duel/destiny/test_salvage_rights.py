"""Salvage Rights: the opponent's planets bring ships back."""

from tests.support.duel.destiny import PLANETS, drawn, gains, world

CARD = "salvage_rights"


def test_each_player_recovers_1_ship_for_each_planet_of_the_opponent() -> None:
    planets = [world(planet, [1, 0]) for planet in PLANETS[:4]] + [world(p, [0, 1]) for p in PLANETS[4:7]]
    assert gains(drawn(CARD, planets=planets)) == [["recover 3"], ["recover 4"]]


def test_it_is_never_fewer_than_2() -> None:
    assert gains(drawn(CARD)) == [["recover 2"], ["recover 2"]]
    assert gains(drawn(CARD, planets=[world("planet_01", [1, 0])])) == [["recover 2"], ["recover 2"]]


def test_a_shared_planet_counts_for_both() -> None:
    """R33: it counts for both."""
    planets = [world(planet, [1, 1]) for planet in PLANETS[:3]]
    assert gains(drawn(CARD, planets=planets)) == [["recover 3"], ["recover 3"]]
