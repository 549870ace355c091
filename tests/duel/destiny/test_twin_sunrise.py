"""Twin Sunrise: the straggler picks one of two planets."""

import pytest

from game.duel.moments import CardResolved
from game.duel.prompts import ChoosePlanet
from tests.support.duel.destiny import (
    PLANETS,
    called_a_duel,
    drawn,
    fought_over,
    world,
)

CARD = "twin_sunrise"


@pytest.mark.parametrize("straggler", [0, 1])
def test_the_straggler_chooses_one_of_the_top_two_planets(straggler: int) -> None:
    duel = drawn(CARD, planet_deck=["planet_07", "planet_03", "planet_01"], straggler=straggler)
    assert duel.waiting_for == [(straggler, "ChoosePlanet")]
    prompt = duel.asks(straggler, ChoosePlanet)
    assert duel.keys(list(prompt.listed)) == ["planet_07", "planet_03"]
    assert prompt.because == CARD


@pytest.mark.parametrize(("chosen", "other"), [("planet_07", "planet_03"), ("planet_03", "planet_07")])
def test_the_duel_is_for_the_chosen_planet_and_the_other_goes_under_the_deck(chosen: str, other: str) -> None:
    duel = drawn(CARD, planet_deck=["planet_07", "planet_03"])
    duel.answers(1, ChoosePlanet, duel.card(chosen))
    assert fought_over(duel) == chosen
    assert duel.keys([planet.tile for planet in duel.table.planets]) == [chosen]
    assert duel.keys(duel.table.planet_deck[:1]) == [other]
    assert len(duel.table.planet_deck) == len(PLANETS) - 1
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]


def test_both_planets_are_seen_by_both_players() -> None:
    duel = drawn(CARD, planet_deck=["planet_07", "planet_03"])
    duel.answers(1, ChoosePlanet, duel.card("planet_07"))
    assert duel.table.knows(0, duel.card("planet_03"))
    assert duel.table.knows(1, duel.card("planet_03"))


def test_a_third_planet_is_refused() -> None:
    duel = drawn(CARD, planet_deck=["planet_07", "planet_03", "planet_01"])
    assert duel.refuses(1, ChoosePlanet, duel.card("planet_01")).text == "refuse.planet"


def test_of_the_last_two_planets_one_may_still_be_chosen() -> None:
    duel = drawn(CARD, planets=[world(planet, [0, 0]) for planet in PLANETS[:-2]])
    assert sorted(duel.keys(list(duel.asks(1, ChoosePlanet).listed))) == PLANETS[-2:]


def test_the_last_planet_is_used_without_a_choice() -> None:
    duel = drawn(CARD, planets=[world(planet, [0, 0]) for planet in PLANETS[:-1]])
    assert fought_over(duel) == PLANETS[-1]
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]


def test_without_a_planet_the_card_has_no_effect() -> None:
    """R4: the planet deck is empty."""
    duel = drawn(CARD, planets=[world(planet, [0, 0]) for planet in PLANETS])
    assert not called_a_duel(duel)
    assert duel.happened(CardResolved)[0].next_type == "event"
