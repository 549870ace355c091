"""Duel steps 1 and 2: set the dials, reveal them, send ships; losing for want of ships."""

from typing import Any

import pytest

from game.core.table import HIDDEN
from game.duel import pieces
from game.duel.events import ShipsSent, SlipWritten
from game.duel.moments import GameWon, WinnerFound
from game.duel.prompts import ChooseShips, SetDial
from tests.support.duel.duels import Duels, a_duel, slip
from tests.support.duel.positions import QUIET


def at_dials(**words: Any) -> Duels:
    return a_duel(QUIET, card="gold_rush_moon", **words)


def with_ships(zero: int, one: int, on_planet: tuple[int, int] = (0, 0), **words: Any) -> Duels:
    """So many ships in the supplies and on the planet, the rest in the warp."""
    return at_dials(supply=[zero, one], planets=[{"planet": "planet_01", "ships": list(on_planet)}], **words)


# Step 1: set the dials


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_dial_shows_one_to_four(number: int) -> None:
    duel = at_dials().dial(number, 1)
    assert duel.ships("planet_01") == [number, 1]


@pytest.mark.parametrize("number", [0, 5, -1])
def test_other_numbers_are_refused(number: int) -> None:
    refusal = at_dials().refuses(0, SetDial, number)
    assert (refusal.text, refusal.section) == ("refuse.dial", "Duel 1")


def test_both_set_their_dials_at_the_same_time_in_any_order() -> None:
    duel = at_dials()
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]
    duel.answers(1, SetDial, 4)
    assert duel.waiting_for == [(0, "SetDial")]
    duel.answers(0, SetDial, 2)
    assert duel.ships("planet_01") == [2, 4]


def test_nothing_happens_until_both_dials_are_set() -> None:
    duel = at_dials().answers(0, SetDial, 3)
    assert duel.ships("planet_01") == [0, 0]
    assert not duel.happened(ShipsSent)


def test_a_set_dial_is_not_seen_by_the_opponent() -> None:
    """What seat 1 may see is the same whatever seat 0 has dialled."""
    views = [at_dials().answers(0, SetDial, number).match.view(1) for number in (1, 4)]
    assert views[0] == views[1]


# Step 2: reveal the dials


def test_both_dials_are_revealed_to_both_players() -> None:
    duel = at_dials().dial(3, 2)
    assert duel.dials_seen == [(0, 3), (1, 2)]
    for seat in (0, 1):
        view = duel.match.view(seat)
        assert [view.faces[pieces.slip(owner, "dial")] for owner in (0, 1)] == [3, 2]


def test_the_note_of_a_dial_that_is_revealed_late_is_blank_for_the_opponent() -> None:
    """The Unsightly's dial stays hidden until plans and tactics are chosen."""
    duel = a_duel(["unsightly", "lamplighter"], card="gold_rush_moon").dial(3, 2)
    [written] = duel.happened(SlipWritten)
    assert [written.seen_by(duel.table, seat).value for seat in (0, 1)] == [3, HIDDEN]
    assert duel.match.view(1).faces[pieces.slip(0, "dial")] == HIDDEN


def test_ships_go_from_the_supply_to_the_planet() -> None:
    duel = at_dials().dial(3, 2)
    assert (duel.ships("planet_01"), duel.table.supply, duel.table.warp) == ([3, 2], [12, 13], [5, 5])


def test_with_fewer_ships_than_dialled_all_are_sent() -> None:
    """R11: a player with fewer ships than dialled sends all of them and does not lose."""
    duel = with_ships(2, 10).dial(4, 1)
    assert (duel.ships("planet_01"), duel.table.supply[0]) == ([2, 1], 0)
    assert not duel.table.over


# Losing for want of ships


@pytest.mark.parametrize("stranded", [0, 1])
def test_who_must_send_and_has_no_ships_loses(stranded: int) -> None:
    """R11: the check is made when dials are revealed."""
    ships = [0, 10] if stranded == 0 else [10, 0]
    duel = with_ships(ships[0], ships[1]).dial(1, 1)
    assert (duel.table.over, duel.table.winners) == (True, [1 - stranded])
    assert duel.happened(GameWon)[0].why == "supply"
    assert duel.match.waiting() == []


def test_the_dial_is_set_before_the_check() -> None:
    """R11: the check is made when a player must send, not before."""
    duel = with_ships(0, 10)
    assert not duel.table.over
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]


def test_both_without_ships_means_that_no_player_wins() -> None:
    """R11: both at once, no player wins."""
    duel = with_ships(0, 0).dial(4, 4)
    assert (duel.table.over, duel.table.winners) == (True, [])


def test_nobody_sends_when_the_match_is_lost_for_want_of_ships() -> None:
    assert not with_ships(0, 10).dial(4, 4).happened(ShipsSent)


def test_ships_on_the_duel_planet_do_not_save_from_an_empty_supply() -> None:
    """R11: even if he has ships on the duel planet already."""
    assert with_ships(0, 10, on_planet=(5, 0)).dial(1, 1).table.winners == [1]


def test_four_planets_do_not_save_from_an_empty_supply() -> None:
    """R11: even if he controls four planets."""
    planets = [{"planet": f"planet_0{n}", "ships": [2, 0]} for n in range(2, 6)]
    duel = at_dials(supply=[0, 10], planets=[{"planet": "planet_01"}, *planets]).dial(1, 1)
    assert duel.table.winners == [1]


def test_ships_in_the_warp_do_not_save_from_an_empty_supply() -> None:
    """R11: ships are sent from the supply."""
    assert with_ships(0, 10, warp=[20, 10]).dial(1, 1).table.winners == [1]


def test_a_player_who_cannot_send_need_not_send() -> None:
    """R11: a player who cannot send is not required to send."""
    duel = with_ships(0, 10, on_planet=(2, 0), duel={"banned": [True, False]})
    assert duel.waiting_for == [(1, "SetDial")]
    duel.answers(1, SetDial, 3)
    assert duel.ships("planet_01") == [2, 3]
    assert not duel.table.over


def test_two_players_who_cannot_send_set_no_dials() -> None:
    """R13: both are banned and fight with what is there."""
    duel = with_ships(0, 0, on_planet=(2, 3), duel={"banned": [True, True]})
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_sending_that_may_be_done_never_loses_the_game() -> None:
    """R11: optional sending never loses the game."""
    duel = a_duel(
        ["swarm", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        supply=[0, 10],
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        duel={"plans": [["plan_31"], ["plan_42"]], "tactics": [slip("1 shield"), slip("1 shield")]},
    )
    assert not duel.table.over
    assert (0, ChooseShips.__name__) not in duel.waiting_for


def test_a_restarted_duel_needs_ships_again() -> None:
    """R11: the check is made in every pass."""
    duel = a_duel(
        QUIET,
        card="gold_rush_moon",
        phase="tactics",
        supply=[0, 10],
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        duel={"plans": [["plan_31"], ["plan_42"]], "tactics": [slip("4 fire"), slip("4 fire")]},
    )
    duel.dial(1, 1)
    assert duel.table.winners == [1]
    assert not duel.happened(WinnerFound)


def test_where_dials_are_set_in_turn_the_leader_alone_is_checked_first() -> None:
    """R11: the leader must send first, so an empty supply of both is the straggler's victory."""
    duel = a_duel(QUIET, card="open_skies", supply=[0, 0])
    duel.answers(0, SetDial, 1)
    assert (duel.table.over, duel.table.winners) == (True, [1])
