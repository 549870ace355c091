"""It's Full of Stars: ships come out of the warp, and the loser shines or burns."""

from game.duel.events import SUPPLY, ShipsDestroyed
from game.duel.moments import GameWon
from game.duel.prompts import ChooseOne
from tests.support.duel.destiny import drawn, gains, won, world

CARD = "full_of_stars"


def test_dialled_ships_are_sent_out_of_the_warp() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"]).dial(2, 4)
    assert duel.ships("planet_07") == [2, 4]
    assert (duel.table.warp, duel.table.supply) == ([3, 1], [15, 15])


def test_with_fewer_ships_in_the_warp_all_of_them_are_sent() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"], warp=[3, 5]).dial(4, 1)
    assert duel.ships("planet_07") == [3, 1]
    assert (duel.table.warp[0], duel.table.supply[0]) == (0, 17)


def test_a_single_ship_in_the_warp_is_sent_from_there() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"], warp=[1, 5]).dial(4, 1)
    assert duel.ships("planet_07") == [1, 1]
    assert (duel.table.warp[0], duel.table.supply[0]) == (0, 19)


def test_without_a_ship_in_the_warp_exactly_one_is_sent_from_the_supply() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"], warp=[0, 0]).dial(4, 2)
    assert duel.ships("planet_07") == [1, 1]
    assert duel.table.supply == [19, 19]


def test_an_empty_supply_does_not_lose_the_game_while_ships_are_in_the_warp() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"], planets=[world("planet_01", [16, 0])], supply=[0, 15])
    duel.dial(3, 1)
    assert duel.ships("planet_07") == [3, 1]
    assert not duel.table.over


def test_with_neither_warp_ships_nor_supply_ships_the_game_is_lost() -> None:
    """R11: the player must send and cannot."""
    duel = drawn(CARD, planets=[world("planet_01", [20, 0])], warp=[0, 5]).dial(1, 1)
    assert duel.happened(GameWon) == [GameWon((1,), "supply")]


def test_if_neither_player_has_any_ship_nobody_wins() -> None:
    """R11: both at once."""
    duel = drawn(CARD, planets=[world("planet_01", [20, 20])], warp=[0, 0]).dial(1, 1)
    assert duel.happened(GameWon) == [GameWon((), "supply")]


def test_a_restarted_duel_sends_from_the_warp_again() -> None:
    """R12: the same card, the same rule."""
    duel = drawn(CARD, planet_deck=["planet_07"]).dial(1, 1)
    duel.plan(0, "plan_08", "4 fire").plan(1, "plan_14", "4 fire")
    assert duel.table.warp == [5, 5]
    duel.dial(2, 3)
    assert duel.ships("planet_07") == [2, 3]
    assert (duel.table.warp, duel.table.supply) == ([3, 2], [15, 15])


def test_the_loser_chooses_between_recovering_and_destroying() -> None:
    duel = won(CARD, winner=1)
    assert duel.waiting_for == [(0, "ChooseOne")]
    assert duel.asks(0, ChooseOne).choices == ("recover_3", "destroy_3")


def test_the_loser_may_recover_3_ships() -> None:
    assert gains(won(CARD, winner=1).answers(0, ChooseOne, "recover_3")) == [["recover 3"], []]


def test_the_loser_may_destroy_3_ships_in_the_opponents_supply() -> None:
    duel = won(CARD, winner=1).answers(0, ChooseOne, "destroy_3")
    assert duel.happened(ShipsDestroyed) == [ShipsDestroyed(1, 3, SUPPLY, by=0)]
    assert gains(duel) == [[], ["lose 3"]]


def test_no_more_ships_are_destroyed_than_there_are() -> None:
    """R38: as far as possible."""
    duel = won(CARD, winner=1, supply=[13, 2]).answers(0, ChooseOne, "destroy_3")
    assert duel.table.supply[1] == 0
    assert gains(duel) == [[], ["lose 2"]]


def test_no_more_ships_are_recovered_than_there_are() -> None:
    """R38: as far as possible."""
    duel = won(CARD, winner=1, warp=[2, 5]).answers(0, ChooseOne, "recover_3")
    assert gains(duel) == [["recover 2"], []]


def test_another_course_is_refused() -> None:
    assert won(CARD, winner=1).refuses(0, ChooseOne, "draw_2").text == "refuse.not_a_course"
