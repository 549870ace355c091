"""Swarm: another wave of ships follows after tactics."""

from typing import Any

from game.duel.events import ShipsSent
from game.duel.prompts import ChooseShips
from tests.support.duel.duels import Duels, a_contest, a_duel, slip


def after_tactics(ships: list[int], theirs: str = "1 fire", **words: Any) -> Duels:
    """The Swarm is seat 0; tactics are about to be revealed, the Swarm's is 1 shield."""
    return a_duel(
        ["swarm", "dawdler"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": ships}],
        duel={
            "plans": [["plan_31"], ["plan_42"]],
            "tactics": [slip("1 shield"), slip(theirs)],
            **words.pop("duel", {}),
        },
        **words,
    )


def test_the_leader_may_send_one_ship_after_tactics() -> None:
    duel = after_tactics([2, 2])
    assert duel.asks(0, ChooseShips).options(duel.table) == [0, 1]
    duel.answers(0, ChooseShips, 1)
    assert duel.ships("planet_01") == [3, 2]


def test_the_straggler_may_send_two() -> None:
    duel = after_tactics([2, 2], straggler=0)
    duel.answers(0, ChooseShips, 2)
    assert duel.ships("planet_01") == [4, 2]


def test_the_wave_comes_before_ships_are_checked_and_saves_from_annihilation() -> None:
    duel = after_tactics([1, 1], theirs="4 fire")
    assert duel.ships("planet_01") == [0, 1]
    duel.answers(0, ChooseShips, 1)
    assert duel.ships("planet_01") == [1, 1]
    assert not duel.table.discards[0]  # no restart, no annihilation: plans lie revealed


def test_the_wave_may_be_declined() -> None:
    duel = after_tactics([1, 1], theirs="4 fire")
    duel.answers(0, ChooseShips, 0)
    assert not duel.happened(ShipsSent)
    assert duel.winner == 1


def test_more_than_allowed_is_refused() -> None:
    refusal = after_tactics([2, 2]).refuses(0, ChooseShips, 2)
    assert (refusal.text, refusal.args["high"]) == ("refuse.ships", 1)


def test_an_empty_supply_means_no_question_and_no_defeat() -> None:
    duel = after_tactics([2, 2], supply=[0, 13])
    assert (0, "ChooseShips") not in duel.waiting_for
    assert not duel.table.over


def test_no_wave_where_a_card_forbids_sending() -> None:
    duel = after_tactics([2, 2], duel={"banned": [True, False]})
    assert (0, "ChooseShips") not in duel.waiting_for


def test_the_opponent_of_the_swarm_is_not_asked() -> None:
    duel = after_tactics([2, 2]).answers(0, ChooseShips, 0)
    assert (1, "ChooseShips") not in duel.waiting_for


def test_every_pass_of_a_restarted_duel_has_its_wave() -> None:
    duel = after_tactics([1, 0], theirs="4 fire")
    duel.answers(0, ChooseShips, 0).dial(1, 1)
    duel.plan(0, "plan_04", "3 fire").plan(1, "plan_04", "2 fire")
    assert duel.waiting_for == [(0, "ChooseShips")]


def test_contests_have_no_waves() -> None:
    contest = a_contest(["swarm", "dawdler"]).plan(0, "plan_04").plan(1, "plan_08")
    assert not contest.happened(ShipsSent)
