"""Bouncer: a guest list lets only one ship in."""

from typing import Any

import pytest

from game.core.table import HIDDEN
from game.duel import pieces
from game.duel.events import SlipOpened, SlipWritten
from game.duel.prompts import GuessDial, SetDial
from tests.support.duel.duels import Duels, a_contest, a_duel, slip


def at_dials(opponent: str = "lamplighter", **words: Any) -> Duels:
    """The Bouncer is seat 0 and about to be asked for a number."""
    return a_duel(["bouncer", opponent], card=words.pop("card", "gold_rush_moon"), **words)


def notes(duel: Duels) -> list[int]:
    """The numbers that were shown as the guest list; 0 is none."""
    return [event.value - 1 for event in duel.happened(SlipOpened) if event.kind == "guess"]


def test_a_dial_on_the_list_sends_only_one_ship() -> None:
    duel = at_dials().answers(0, GuessDial, 3).dial(2, 3)
    assert duel.ships("planet_01") == [2, 1]


def test_a_dial_that_is_not_on_the_list_sends_as_usual() -> None:
    duel = at_dials().answers(0, GuessDial, 3).dial(2, 4)
    assert duel.ships("planet_01") == [2, 4]


def test_the_own_dial_is_not_bound_by_the_list() -> None:
    duel = at_dials().answers(0, GuessDial, 3).dial(3, 2)
    assert duel.ships("planet_01") == [3, 2]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_without_a_number_everybody_gets_in(number: int) -> None:
    duel = at_dials().answers(0, GuessDial, 0).dial(1, number)
    assert duel.ships("planet_01") == [1, number]


def test_guessing_one_against_one_changes_nothing() -> None:
    duel = at_dials().answers(0, GuessDial, 1).dial(2, 1)
    assert duel.ships("planet_01") == [2, 1]


def test_a_number_that_is_on_no_dial_is_refused() -> None:
    assert at_dials().refuses(0, GuessDial, 5).text == "refuse.guess"


def test_the_opponent_is_asked_for_a_dial_only() -> None:
    duel = at_dials().answers(0, GuessDial, 3)
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]


@pytest.mark.parametrize("number", [0, 4])
def test_nobody_learns_the_number_or_whether_there_is_one(number: int) -> None:
    duel = at_dials().answers(0, GuessDial, number)
    (written,) = duel.happened(SlipWritten)
    assert written.seen_by(duel.table, 1).value == HIDDEN
    assert duel.match.view(1).faces[pieces.slip(0, "guess")] == HIDDEN
    duel.answers(0, SetDial, 2)
    assert not notes(duel)


def test_the_number_is_shown_after_the_dials() -> None:
    assert notes(at_dials().answers(0, GuessDial, 3).dial(2, 4)) == [3]


def test_the_dial_is_compared_not_the_ships_available() -> None:
    duel = at_dials(supply=[15, 2], warp=[5, 18])
    duel.answers(0, GuessDial, 4).dial(2, 4)
    assert duel.ships("planet_01") == [2, 1]
    duel = at_dials(supply=[15, 2], warp=[5, 18])
    duel.answers(0, GuessDial, 2).dial(2, 4)
    assert duel.ships("planet_01") == [2, 2]


def test_the_number_on_the_dial_counts_not_what_it_counts_as() -> None:
    duel = at_dials("attic_dweller").answers(0, GuessDial, 3).dial(2, 4)
    assert duel.ships("planet_01") == [2, 3]
    duel = at_dials("attic_dweller").answers(0, GuessDial, 4).dial(2, 4)
    assert duel.ships("planet_01") == [2, 1]


def test_the_list_is_checked_when_the_unsightly_reveals_its_dial() -> None:
    duel = at_dials("unsightly").answers(0, GuessDial, 4).dial(2, 4)
    assert duel.ships("planet_01") == [2, 0]
    assert not notes(duel)
    duel.plan(0, "plan_04", "1 shield").plan(1, "plan_08", "1 fire")
    assert duel.ships("planet_01") == [2, 1]
    assert notes(duel) == [4]


def test_the_number_is_noted_before_the_leaders_open_dial() -> None:
    duel = a_duel(["lamplighter", "bouncer"], card="open_skies")
    assert duel.waiting_for == [(1, "GuessDial")]
    duel.answers(1, GuessDial, 4).answers(0, SetDial, 4)
    assert duel.ships("planet_01") == [1, 0]


def test_a_restarted_duel_has_a_new_list() -> None:
    duel = a_duel(
        ["bouncer", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        duel={
            "plans": [["plan_31"], ["plan_42"]],
            "guess": [4, None],
            "tactics": [slip("2 fire"), slip("2 fire")],
        },
    )
    assert duel.waiting_for == [(0, "GuessDial")]
    duel.answers(0, GuessDial, 3).dial(2, 4)
    assert duel.ships("planet_01") == [2, 4]


def test_no_list_where_the_opponent_cannot_send() -> None:
    duel = at_dials(planets=[{"planet": "planet_01", "ships": [0, 2]}], duel={"banned": [False, True]})
    assert duel.waiting_for == [(0, "SetDial")]


def test_a_bouncer_who_cannot_send_still_has_a_list() -> None:
    duel = at_dials(planets=[{"planet": "planet_01", "ships": [2, 0]}], duel={"banned": [True, False]})
    duel.answers(0, GuessDial, 4).answers(1, SetDial, 4)
    assert duel.ships("planet_01") == [2, 1]


def test_contests_have_no_list() -> None:
    contest = a_contest(["bouncer", "lamplighter"], phase="envoys")
    assert contest.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
