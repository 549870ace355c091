"""Unsightly: the dial stays behind a curtain until plans and tactics are chosen."""

from typing import Any

from game.core.table import HIDDEN
from game.duel import pieces
from game.duel.events import ShipsSent
from game.duel.moments import GameWon
from game.duel.prompts import ChooseOne, SetDial
from tests.support.duel.duels import Duels, a_contest, a_duel, slip


def at_dials(**words: Any) -> Duels:
    """The Unsightly is seat 0 and sets its dial like everybody."""
    return a_duel(["unsightly", "lamplighter"], card=words.pop("card", "gold_rush_moon"), **words)


def choose_plans(duel: Duels) -> Duels:
    """Step 4; tactics do no harm."""
    return duel.plan(0, "plan_04", "1 recover").plan(1, "plan_08", "1 shield")


def test_in_step_2_only_the_opponent_reveals_and_sends() -> None:
    duel = at_dials().dial(3, 2)
    assert duel.dials_seen == [(1, 2)]
    assert duel.ships("planet_01") == [0, 2]


def test_the_dial_is_revealed_when_plans_and_tactics_are_chosen() -> None:
    duel = at_dials().dial(3, 2).plan(0, "plan_04", "1 recover")
    assert duel.ships("planet_01") == [0, 2]
    duel.plan(1, "plan_08", "1 shield")
    assert duel.dials_seen == [(1, 2), (0, 3)]
    assert duel.ships("planet_01") == [3, 2]


def test_late_ships_come_before_tactics_are_revealed() -> None:
    duel = at_dials().dial(3, 2).plan(0, "plan_04", "1 recover").plan(1, "plan_08", "2 fire")
    assert duel.ships("planet_01") == [1, 2]


def test_the_number_is_set_before_and_nobody_knows_it() -> None:
    duel = at_dials().dial(3, 2)
    assert duel.match.view(1).faces[pieces.slip(0, "dial")] == HIDDEN


def test_nobody_but_the_unsightly_is_late() -> None:
    duel = a_duel(["lamplighter", "unsightly"], card="gold_rush_moon").dial(3, 2)
    assert duel.dials_seen == [(0, 3)]
    assert duel.ships("planet_01") == [3, 0]


def test_the_last_dial_is_the_late_one() -> None:
    """The Grumpus is entitled when it is revealed, if there is a ship advantage then."""
    envoys = [{"envoy": "grumpus", "ally": 1, "face_up": True}]
    duel = at_dials(envoys=envoys).dial(1, 2)
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    choose_plans(duel)
    assert duel.asks(1, ChooseOne).because == "grumpus"


def test_the_grumpus_is_not_entitled_if_the_late_ships_are_more() -> None:
    envoys = [{"envoy": "grumpus", "ally": 1, "face_up": True}]
    duel = choose_plans(at_dials(envoys=envoys).dial(3, 2))
    assert (1, "ChooseOne") not in duel.waiting_for


def test_an_empty_supply_loses_only_at_the_late_dial() -> None:
    """R11: the check is made when the player must send."""
    duel = at_dials(supply=[0, 15], warp=[20, 5]).dial(3, 2)
    assert not duel.table.over
    choose_plans(duel)
    assert duel.happened(GameWon) == [GameWon((1,), "supply")]


def test_an_opponent_without_ships_loses_first() -> None:
    """R11: the opponent must send in step 2, the Unsightly not yet."""
    duel = at_dials(supply=[0, 0], warp=[20, 20]).dial(3, 2)
    assert duel.happened(GameWon) == [GameWon((0,), "supply")]


def test_a_short_supply_sends_what_is_there() -> None:
    """R11: fewer ships than dialled are all sent."""
    duel = choose_plans(at_dials(supply=[2, 15], warp=[18, 5]).dial(4, 2))
    assert duel.ships("planet_01") == [2, 2]


def test_the_dial_is_late_in_every_pass() -> None:
    duel = a_duel(
        ["unsightly", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        duel={"plans": [["plan_31"], ["plan_42"]], "tactics": [slip("2 fire"), slip("2 fire")]},
    )
    duel.dial(3, 2)
    assert duel.ships("planet_01") == [0, 2]
    duel.plan(0, "plan_04", "1 recover").plan(1, "plan_08", "1 shield")
    assert duel.ships("planet_01") == [3, 2]


def test_where_dials_are_revealed_in_turn_the_unsightly_still_reveals_last() -> None:
    duel = at_dials(card="open_skies").answers(0, SetDial, 3)
    assert not duel.dials_seen
    duel.answers(1, SetDial, 2)
    choose_plans(duel)
    assert duel.dials_seen == [(1, 2), (0, 3)]


def test_who_cannot_send_has_no_late_dial() -> None:
    duel = at_dials(planets=[{"planet": "planet_01", "ships": [2, 0]}], duel={"banned": [True, False]})
    choose_plans(duel.answers(1, SetDial, 2))
    assert not [seat for seat, _ in duel.dials_seen if seat == 0]
    assert [event.seat for event in duel.happened(ShipsSent)] == [1]


def test_ships_already_there_give_the_advantage_before_the_curtain_rises() -> None:
    duel = at_dials(planets=[{"planet": "planet_01", "ships": [3, 0]}]).dial(1, 2)
    assert (duel.strength(0), duel.strength(1)) == (5, 0)


def test_until_then_the_opponents_ships_have_the_advantage() -> None:
    duel = at_dials().dial(3, 2)
    assert (duel.strength(0), duel.strength(1)) == (0, 5)
    choose_plans(duel)
    assert duel.strength(0) == 4 + 5


def test_contests_have_no_dials() -> None:
    contest = a_contest(["unsightly", "lamplighter"]).plan(0, "plan_04").plan(1, "plan_08")
    assert contest.waiting_for == [(0, "PlayReinforcement")]
    assert not contest.dials_seen
    assert not contest.happened(ShipsSent)
