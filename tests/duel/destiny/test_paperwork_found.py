"""The Form Turns Up: with four planets the winner of the contest wins the game."""

from game.duel.moments import GameWon
from tests.support.duel.destiny import contest_won, gains, world

CARD = "paperwork_found"
FOUR = [world(f"planet_0{number}", [1, 0]) for number in (1, 2, 5, 6)]


def test_a_winner_with_4_planets_wins_the_game() -> None:
    duel = contest_won(CARD, winner=0, planets=FOUR)
    assert duel.happened(GameWon) == [GameWon((0,), "paperwork_found")]
    assert (duel.table.winners, duel.waiting_for) == ([0], [])
    assert gains(duel) == [[], []]


def test_a_shared_planet_counts() -> None:
    """R33: it counts for both."""
    duel = contest_won(CARD, winner=0, planets=[*FOUR[:3], world("planet_09", [1, 4])])
    assert duel.table.winners == [0]


def test_with_3_planets_the_winner_draws_2_cards() -> None:
    duel = contest_won(CARD, winner=0, planets=FOUR[:3])
    assert not duel.table.over
    assert gains(duel) == [["draw 2"], []]


def test_the_losers_planets_do_not_help() -> None:
    duel = contest_won(CARD, winner=1, planets=FOUR)
    assert not duel.table.over
    assert gains(duel) == [[], ["draw 2"]]
