"""Hull Rot: ships in the supply crumble, one more of the leader's."""

from game.core.table import NOBODY
from game.duel.events import SUPPLY, ShipsDestroyed
from tests.support.duel.destiny import drawn, gains, world

CARD = "hull_rot"


def test_the_leader_destroys_3_ships_in_the_supply_and_the_straggler_2() -> None:
    duel = drawn(CARD)
    assert duel.happened(ShipsDestroyed) == [
        ShipsDestroyed(0, 3, SUPPLY, by=NOBODY),
        ShipsDestroyed(1, 2, SUPPLY, by=NOBODY),
    ]
    assert (duel.table.supply, duel.table.warp) == ([12, 13], [8, 7])


def test_it_depends_on_who_leads() -> None:
    assert gains(drawn(CARD, straggler=0)) == [["lose 2"], ["lose 3"]]


def test_no_more_ships_are_destroyed_than_there_are() -> None:
    """R38: as far as possible; ships on planets are safe, and nobody loses the game."""
    duel = drawn(CARD, planets=[world("planet_01", [14, 15])], supply=[1, 0])
    assert gains(duel) == [["lose 1"], []]
    assert duel.ships("planet_01") == [14, 15]
    assert not duel.table.over
