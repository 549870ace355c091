"""Cheater: a second tactic up the sleeve, as long as nobody looks."""

from typing import Any

import pytest

from game.core.prompts import NONE, Yes
from game.core.table import HIDDEN
from game.duel import pieces
from game.duel.events import CardDrawn, ShipsRecovered, SlipOpened, SlipWritten
from game.duel.prompts import ReadyTactic, ReserveTactic
from tests.support.duel.duels import Duels, a_contest, a_duel, half, slip

ALL = [f"tactic_{number}" for number in range(1, 6)]


def at_plans(**words: Any) -> Duels:
    """The Cheater is seat 0; plans and tactics are about to be chosen."""
    return a_duel(
        ["cheater", "lamplighter"],
        card=words.pop("card", "gold_rush_moon"),
        phase="plans",
        planets=[{"planet": "planet_01", "ships": words.pop("ships", [3, 3])}],
        **words,
    )


def accusable(mine: str | None, sleeve: str | None, theirs: str = "1 recover", **words: Any) -> Duels:
    """The Cheater has six ships there, the opponent seven; the accusation is due."""
    return a_duel(
        ["cheater", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": words.pop("ships", [6, 7])}],
        duel={
            "plans": [["plan_31"], ["plan_42"]],
            "tactics": [mine and slip(mine), slip(theirs)],
            "reserve": [sleeve and slip(sleeve), None],
        },
        **words,
    )


def spent(duel: Duels, seat: int = 0) -> list[str]:
    return [ALL[tactic] for tactic, is_spent in enumerate(duel.table.spent[seat]) if is_spent]


def test_a_second_ready_tactic_may_be_reserved_with_its_half() -> None:
    duel = at_plans(spent=[["tactic_2", "tactic_4"], []]).plan(0, "plan_04", "4 fire")
    halves = [half("2 fire"), half("3 shield"), half("1 fire"), half("2 recover")]
    assert duel.asks(0, ReserveTactic).options(duel.table) == [NONE, *halves]


def test_the_chosen_tactic_cannot_be_reserved_too() -> None:
    duel = at_plans().plan(0, "plan_04", "4 fire")
    assert duel.refuses(0, ReserveTactic, half("1 shield")).text == "refuse.tactic_not_ready"


def test_a_reserved_tactic_works_if_nobody_accuses() -> None:
    duel = at_plans(ships=[6, 7]).plan(0, "plan_04", "3 fire")
    duel.answers(0, ReserveTactic, half("2 fire")).plan(1, "plan_08", "1 recover").answers(1, Yes, False)
    assert duel.ships("planet_01") == [6, 2]


def test_reserving_may_be_declined() -> None:
    duel = at_plans(ships=[6, 7]).plan(0, "plan_04", "3 fire")
    duel.answers(0, ReserveTactic, NONE).plan(1, "plan_08", "1 recover").answers(1, Yes, False)
    assert duel.ships("planet_01") == [6, 4]
    assert spent(duel) == ["tactic_2"]


def test_two_fires_add_up_before_shields() -> None:
    duel = accusable("3 fire", "2 fire", theirs="4 shield").answers(1, Yes, False)
    assert duel.ships("planet_01") == [6, 6]


def test_two_shields_add_up() -> None:
    duel = accusable("1 shield", "2 shield", theirs="4 fire").answers(1, Yes, False)
    assert duel.ships("planet_01") == [5, 7]


def test_both_tactics_are_spent_afterwards() -> None:
    assert spent(accusable("3 fire", "3 shield").answers(1, Yes, False)) == ["tactic_2", "tactic_3"]


def test_a_reserved_recovering_half_works_and_stays_ready() -> None:
    duel = accusable("3 fire", "1 recover", theirs="4 fire", spent=[["tactic_1", "tactic_3"], []])
    duel.answers(1, Yes, False).answers(0, ReadyTactic, 0)
    assert spent(duel) == ["tactic_2", "tactic_3"]


def test_a_reserved_tactic_found_out_is_spent_for_nothing() -> None:
    duel = accusable("3 fire", "2 fire").answers(1, Yes, True)
    assert duel.ships("planet_01") == [6, 4]
    assert spent(duel) == ["tactic_2", "tactic_3"]


def test_a_recovering_half_found_out_is_spent_too() -> None:
    duel = accusable("3 fire", "1 recover", spent=[["tactic_1"], []]).answers(1, Yes, True)
    assert spent(duel) == ["tactic_1", "tactic_2", "tactic_4"]


def test_a_tactic_found_out_is_shown_before_any_other() -> None:
    duel = accusable("3 fire", "2 fire").answers(1, Yes, True)
    first = duel.happened(SlipOpened)[0]
    assert (first.seat, first.kind, first.value - 2) == (0, "reserve", half("2 fire"))


def test_a_rightful_accusation_pays_nobody() -> None:
    duel = accusable("3 fire", "2 fire").answers(1, Yes, True)
    assert not duel.happened(ShipsRecovered)
    assert not duel.happened(CardDrawn)


def test_a_tactic_found_out_may_be_readied_by_the_normal_one() -> None:
    """R7: it is spent, and is not one that has just been revealed."""
    duel = accusable("1 recover", "2 fire").answers(1, Yes, True)
    assert spent(duel) == []


def test_a_false_accusation_gives_a_ship_and_a_card() -> None:
    duel = accusable("3 fire", None).answers(1, Yes, True)
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 1)]
    assert [event.seat for event in duel.happened(CardDrawn)] == [0]
    assert duel.ships("planet_01") == [6, 4]


def test_a_false_accusation_gives_a_card_even_without_a_ship_in_the_warp() -> None:
    """R38: as much as possible."""
    duel = accusable("3 fire", None, supply=[14, 13], warp=[0, 0]).answers(1, Yes, True)
    assert not duel.happened(ShipsRecovered)
    assert [event.seat for event in duel.happened(CardDrawn)] == [0]


def test_no_accusation_and_no_second_tactic_is_nothing() -> None:
    duel = accusable("3 fire", None).answers(1, Yes, False)
    assert not duel.happened(ShipsRecovered)
    assert not duel.happened(CardDrawn)


def test_the_opponent_is_asked_even_if_there_is_no_second_ready_tactic() -> None:
    duel = at_plans(spent=[ALL[1:], []]).plan(0, "plan_04", "4 fire").plan(1, "plan_08", "1 shield")
    assert duel.asks(1, Yes).question == "ask.cheater.accuse"


def test_the_opponent_is_asked_even_if_there_is_no_ready_tactic() -> None:
    """R6: the Cheater chooses a plan only."""
    duel = at_plans(spent=[ALL, []]).plan(0, "plan_04").plan(1, "plan_08", "1 shield")
    assert duel.waiting_for == [(1, "Yes")]
    duel.answers(1, Yes, True)
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 1)]


@pytest.mark.parametrize("reserved", [NONE, half("2 fire")])
def test_the_opponent_does_not_learn_whether_a_tactic_was_reserved(reserved: int) -> None:
    duel = at_plans().plan(1, "plan_08", "1 shield").plan(0, "plan_04", "3 fire")
    duel.answers(0, ReserveTactic, reserved)
    written = [event for event in duel.happened(SlipWritten) if event.seat == 0]
    assert [event.seen_by(duel.table, 1).value for event in written] == [HIDDEN, HIDDEN]
    assert duel.match.view(1).faces[pieces.slip(0, "reserve")] == HIDDEN


def test_the_opponent_has_no_sleeve() -> None:
    duel = at_plans().plan(1, "plan_08", "1 shield")
    assert duel.match.asked_of(1) is None


def test_where_there_are_no_tactics_there_is_nothing_to_reserve_or_accuse() -> None:
    duel = at_plans(card="quiet_zone").plan(0, "plan_04").plan(1, "plan_08")
    assert duel.waiting_for == [(0, "PlayReinforcement")]


def test_contests_have_no_tactics_to_reserve() -> None:
    contest = a_contest(["cheater", "lamplighter"]).plan(0, "plan_04").plan(1, "plan_08")
    assert contest.waiting_for == [(0, "PlayReinforcement")]


def test_every_pass_has_its_sleeve_and_its_accusation() -> None:
    """R12: a tactic found out in the last pass does not spoil this one."""
    duel = accusable("4 fire", "2 fire", theirs="4 fire", ships=[1, 1]).answers(1, Yes, True).dial(4, 4)
    duel.plan(0, "plan_04", "3 fire").answers(0, ReserveTactic, half("4 shield"))
    duel.plan(1, "plan_08", "3 fire").answers(1, Yes, False)
    assert duel.ships("planet_01") == [4, 1]


def test_a_spent_tactic_from_the_powder_keeper_leaves_all_ready_ones_for_the_sleeve() -> None:
    envoys = [{"envoy": "powder_keeper", "ally": 0, "face_up": True}]
    duel = at_plans(envoys=envoys, spent=[ALL[:4], []]).plan(0, "plan_04", "4 fire")
    assert duel.asks(0, ReserveTactic).among(duel.table) == [half("1 fire"), half("2 recover")]
