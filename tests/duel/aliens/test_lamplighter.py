"""Lamplighter: wins with a constellation of four planets, and finds the way along a planet track."""

from typing import Any

import pytest

from game.core.prompts import Yes
from game.duel.moments import GameWon, PlanetDetermined
from game.duel.prompts import ChoosePlanet
from tests.support.duel.duels import Duels, a_card

BLUE = ["planet_01", "planet_02", "planet_03", "planet_04"]
RED = ["planet_05", "planet_06", "planet_07", "planet_08"]
YELLOW = ["planet_09", "planet_10", "planet_11", "planet_12"]


def planet(name: str, mine: int, theirs: int, in_warp: bool = False) -> dict[str, Any]:
    return {"planet": name, "ships": [mine, theirs], "in_warp": in_warp}


def mine(*names: str) -> list[dict[str, Any]]:
    return [planet(name, 1, 0) for name in names]


def theirs(*names: str) -> list[dict[str, Any]]:
    return [planet(name, 0, 1) for name in names]


def at_the_end(*planets: dict[str, Any], aliens: list[str] | None = None) -> Duels:
    """A destiny card is done; if nobody has won, the next one begins a duel."""
    return Duels(
        {
            "aliens": aliens or ["lamplighter", "prime"],
            "phase": "end_of_card",
            "past": ["spelling_bee"],
            "hands": [["plan_04"], ["plan_04"]],
            "planets": list(planets),
            "destiny": {"discovery": ["abandoned_spaceport"]},
        }
    )


CONSTELLATION = mine(BLUE[0], BLUE[1], RED[0], YELLOW[0])


def test_four_planets_with_all_three_symbols_win() -> None:
    """R10: looked at when the card is done."""
    end = at_the_end(*CONSTELLATION)
    assert end.happened(GameWon) == [GameWon((0,), "lamplighter")]
    assert end.table.winners == [0]


def test_four_planets_with_two_symbols_do_not_win() -> None:
    assert not at_the_end(*mine(BLUE[0], BLUE[1], RED[0], RED[1])).happened(GameWon)


def test_three_planets_with_all_three_symbols_do_not_win() -> None:
    assert not at_the_end(*mine(BLUE[0], RED[0], YELLOW[0])).happened(GameWon)


def test_a_planet_that_the_opponent_controls_too_does_not_count() -> None:
    """R33: with ships of both, both control it."""
    shared = planet(YELLOW[0], 2, 1)
    assert not at_the_end(*mine(BLUE[0], BLUE[1], RED[0]), shared).happened(GameWon)


def test_the_opponents_other_planets_do_no_harm() -> None:
    end = at_the_end(*CONSTELLATION, *theirs(BLUE[2], RED[1], YELLOW[1]))
    assert end.table.winners == [0]


def test_the_opponent_of_the_lamplighter_does_not_win_like_that() -> None:
    end = at_the_end(*theirs(BLUE[0], BLUE[1], RED[0], YELLOW[0]))
    assert not end.happened(GameWon)


def test_the_warp_planet_counts_when_the_lamplighter_controls_it() -> None:
    """R34: with more ships on it, and then alone."""
    star = planet(YELLOW[0], 2, 1, in_warp=True)
    assert at_the_end(*mine(BLUE[0], BLUE[1], RED[0]), star).table.winners == [0]


@pytest.mark.parametrize("ships", [(1, 1), (1, 2)])
def test_the_warp_planet_does_not_count_otherwise(ships: tuple[int, int]) -> None:
    star = planet(YELLOW[0], *ships, in_warp=True)
    assert not at_the_end(*mine(BLUE[0], BLUE[1], RED[0]), star).happened(GameWon)


def test_five_planets_win_as_for_everybody() -> None:
    end = at_the_end(*mine(BLUE[0], BLUE[1], BLUE[2], RED[0], RED[1]))
    assert end.happened(GameWon) == [GameWon((0,), "planets")]


def test_with_five_planets_of_the_opponent_both_win() -> None:
    """R10: both at the same check."""
    end = at_the_end(*CONSTELLATION, *theirs(BLUE[2], BLUE[3], RED[1], RED[2], RED[3]))
    assert end.happened(GameWon) == [GameWon((0, 1), "both")]


def test_a_lamplighter_in_the_second_seat_wins_as_well() -> None:
    end = at_the_end(*theirs(BLUE[0], BLUE[1], RED[0], YELLOW[0]), aliens=["prime", "lamplighter"])
    assert end.happened(GameWon) == [GameWon((1,), "lamplighter")]


def moon_heist(*names: str, aliens: list[str] | None = None, **words: Any) -> Duels:
    """A card with the track red, blue, yellow; these planets are revealed, seat 1 is the straggler."""
    planets = [{"planet": name} for name in names]
    return a_card("moon_heist", aliens or ["lamplighter", "prime"], planets=planets, **words)


def test_without_the_first_symbol_the_leading_lamplighter_may_choose_the_planet() -> None:
    card = moon_heist(BLUE[0], BLUE[1], YELLOW[0]).answers(0, Yes, True)
    assert card.asks(0, ChoosePlanet).options(card.table) == [card.card(BLUE[0]), card.card(BLUE[1])]
    card.answers(0, ChoosePlanet, card.card(BLUE[1]))
    assert card.happened(PlanetDetermined) == [PlanetDetermined(card.card(BLUE[1]))]


def test_the_lamplighter_may_leave_the_choice_to_the_straggler() -> None:
    card = moon_heist(BLUE[0], BLUE[1]).answers(0, Yes, False)
    assert card.waiting_for == [(1, "ChoosePlanet")]


def test_with_the_first_symbol_the_straggler_chooses() -> None:
    """R31: several planets with the symbol."""
    assert moon_heist(RED[0], RED[1], BLUE[0]).waiting_for == [(1, "ChoosePlanet")]


def test_the_third_symbol_is_chosen_from_like_the_second() -> None:
    card = moon_heist(YELLOW[0], YELLOW[1]).answers(0, Yes, True)
    assert card.waiting_for == [(0, "ChoosePlanet")]


def test_with_one_planet_of_the_next_symbol_there_is_nothing_to_choose() -> None:
    card = moon_heist(BLUE[0], YELLOW[0], YELLOW[1])
    assert card.happened(PlanetDetermined) == [PlanetDetermined(card.card(BLUE[0]))]


def test_a_straggling_lamplighter_chooses_without_being_asked_whether() -> None:
    assert moon_heist(BLUE[0], BLUE[1], straggler=0).waiting_for == [(0, "ChoosePlanet")]


def test_a_leading_opponent_of_the_lamplighter_is_not_asked() -> None:
    card = moon_heist(BLUE[0], BLUE[1], aliens=["prime", "lamplighter"])
    assert card.waiting_for == [(1, "ChoosePlanet")]
