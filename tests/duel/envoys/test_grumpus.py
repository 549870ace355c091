"""Grumpus: the ship advantage entitles to a little something."""

import pytest

from game.duel.events import CardDrawn, ShipsRecovered
from game.duel.prompts import ChooseOne, RevealEnvoy
from tests.support.duel.duels import Duels, Spec
from tests.support.duel.envoys import ALL_PLANS, ally, contest_at, duel_at, idle

GRUMPUS = ally("grumpus")
ASKED = (0, "ChooseOne")


def dialled(zero: int, one: int, *envoys: Spec, **words: object) -> Duels:
    return duel_at("dials", *(envoys or [GRUMPUS]), ships=(0, 0), **words).dial(zero, one)


def everybody_dies(duel: Duels) -> Duels:
    """Step 4 to 6 of a pass in which fire destroys all ships: the duel begins again."""
    duel.plan(0, "plan_04", "4 fire").plan(1, "plan_04", "4 fire")
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]
    return duel


def test_with_the_ship_advantage_its_ally_may_recover_a_ship() -> None:
    duel = dialled(3, 2).answers(0, ChooseOne, "recover_1")
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 1)]
    assert not duel.happened(CardDrawn)


def test_or_draw_a_card() -> None:
    duel = dialled(3, 2).answers(0, ChooseOne, "draw_1")
    assert [event.seat for event in duel.happened(CardDrawn)] == [0]
    assert not duel.happened(ShipsRecovered)


def test_the_little_something_may_be_declined() -> None:
    duel = dialled(3, 2).answers(0, ChooseOne, "nothing")
    assert not duel.happened(ShipsRecovered)
    assert not duel.happened(CardDrawn)


def test_it_comes_right_after_the_dials() -> None:
    duel = dialled(3, 2)
    assert duel.waiting_for == [ASKED]
    assert duel.ships("planet_01") == [3, 2]
    assert (0, "ChoosePlan") in duel.answers(0, ChooseOne, "nothing").waiting_for


def test_it_stays_allied_when_used() -> None:
    duel = dialled(3, 2).answers(0, ChooseOne, "draw_1")
    assert not duel.envoy("grumpus").used


@pytest.mark.parametrize(("zero", "one"), [(2, 2), (2, 3)])
def test_without_the_ship_advantage_there_is_nothing(zero: int, one: int) -> None:
    assert dialled(zero, one).waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_where_fewer_ships_have_the_advantage_they_have_the_entitlement() -> None:
    assert dialled(3, 2, aliens=["prime", "featherweight"]).waiting_for != [ASKED]
    assert dialled(2, 3, aliens=["prime", "featherweight"]).waiting_for == [ASKED]


def test_nothing_to_recover_is_not_offered() -> None:
    duel = dialled(3, 2, warp=[0, 5])
    assert duel.asks(0, ChooseOne).choices == ("nothing", "draw_1")


def test_ships_on_the_warp_planet_can_be_recovered() -> None:
    planets = [{"planet": "planet_01"}, {"planet": "planet_02", "ships": [1, 0], "in_warp": True}]
    duel = dialled(3, 2, warp=[0, 5], planets=planets)
    assert duel.asks(0, ChooseOne).choices == ("nothing", "recover_1", "draw_1")


def test_nothing_to_draw_is_not_offered() -> None:
    duel = dialled(3, 2, hands=[ALL_PLANS, ["plan_04"]])
    assert duel.asks(0, ChooseOne).choices == ("nothing", "recover_1")


def test_a_discard_pile_is_enough_to_draw_from() -> None:
    duel = dialled(3, 2, hands=[ALL_PLANS[1:], ["plan_04"]], discards=[ALL_PLANS[:1], []])
    assert duel.asks(0, ChooseOne).choices == ("nothing", "recover_1", "draw_1")


def test_with_nothing_to_gain_nothing_is_asked() -> None:
    assert ASKED not in dialled(3, 2, hands=[ALL_PLANS, ["plan_04"]], warp=[0, 5]).waiting_for


def test_its_moment_comes_once_in_every_pass() -> None:
    duel = dialled(3, 2).answers(0, ChooseOne, "nothing")
    assert everybody_dies(duel).dial(3, 2).waiting_for == [ASKED]


def test_revealed_after_the_dials_it_works_from_the_next_pass_on() -> None:
    """R29: the timing in this pass is already past."""
    duel = dialled(3, 2, ally("grumpus", face_up=False))
    duel.answers(0, RevealEnvoy, duel.envoy("grumpus").card)
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    assert everybody_dies(duel).dial(3, 2).waiting_for == [ASKED]


def test_against_the_unsightly_it_waits_for_the_late_dial() -> None:
    duel = dialled(3, 2, aliens=["prime", "unsightly"])
    assert duel.ships("planet_01") == [3, 0]
    duel.plan(0, "plan_04", "4 shield").plan(1, "plan_04", "4 shield")
    assert duel.ships("planet_01") == [3, 2]
    assert duel.waiting_for == [ASKED]


def test_against_the_unsightly_it_works_at_once_when_freshly_revealed() -> None:
    """R29: the last dial is revealed at the end of step 4, so its timing is not past yet."""
    duel = dialled(3, 2, ally("grumpus", face_up=False), aliens=["prime", "unsightly"])
    duel.answers(0, RevealEnvoy, duel.envoy("grumpus").card)
    duel.plan(0, "plan_04", "4 shield").plan(1, "plan_04", "4 shield")
    assert duel.waiting_for == [ASKED]


def test_where_nobody_sends_no_dial_is_revealed() -> None:
    duel = duel_at("dials", GRUMPUS, ships=(3, 2), duel={"banned": [True, True]})
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_contests_have_no_dials() -> None:
    contest = contest_at("envoys", GRUMPUS).plan(0, "plan_04").plan(1, "plan_08")
    assert ASKED not in contest.waiting_for


@pytest.mark.parametrize("envoy", idle("grumpus"))
def test_a_grumpus_face_down_or_neutral_feels_entitled_to_nothing(envoy: Spec) -> None:
    assert ASKED not in dialled(3, 2, envoy).waiting_for
