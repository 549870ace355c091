"""Tug of War: the loser's ships are pulled into the warp."""

from game.duel.events import SUPPLY, ShipsDestroyed, ShipsRecovered
from tests.support.duel.destiny import contest_won, gains, world

CARD = "tug_of_war"


def test_the_winner_destroys_2_ships_in_the_losers_supply_then_recovers_1() -> None:
    duel = contest_won(CARD, winner=0)
    effects = [event for event in duel.log if isinstance(event, ShipsDestroyed | ShipsRecovered)]
    assert effects == [ShipsDestroyed(1, 2, SUPPLY, by=0), ShipsRecovered(0, 1)]
    assert (duel.table.supply, duel.table.warp) == ([16, 13], [4, 7])


def test_it_works_the_other_way_round() -> None:
    assert gains(contest_won(CARD, winner=1)) == [["lose 2"], ["recover 1"]]


def test_no_more_ships_are_destroyed_than_there_are() -> None:
    """R38: as far as possible; ships on planets are safe."""
    duel = contest_won(CARD, winner=0, planets=[world("planet_01", [0, 14])], supply=[15, 1])
    assert gains(duel) == [["recover 1"], ["lose 1"]]
    assert duel.ships("planet_01") == [0, 14]


def test_with_an_empty_supply_the_winner_still_recovers() -> None:
    """R38: as many effects as possible."""
    duel = contest_won(CARD, winner=0, planets=[world("planet_01", [0, 15])], supply=[15, 0])
    assert gains(duel) == [["recover 1"], []]
