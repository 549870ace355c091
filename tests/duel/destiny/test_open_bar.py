"""Open Bar: everybody orders two different things."""

import pytest

from game.duel.prompts import ChooseOne, ReadyTactic
from tests.support.duel.destiny import NO_REINFORCEMENTS, NO_WARP, drawn, gains
from tests.support.duel.duels import Duels

CARD = "open_bar"
SPENT = [["tactic_1", "tactic_2", "tactic_3"], []]


def ordered(duel: Duels, *drinks: str) -> Duels:
    """The leader orders these; the straggler cards and ships."""
    for drink in drinks:
        duel.answers(0, ChooseOne, drink)
    return duel.answers(1, ChooseOne, "draw_2").answers(1, ChooseOne, "recover_3")


def test_there_are_four_things_to_order() -> None:
    assert drawn(CARD).asks(0, ChooseOne).choices == ("take_1", "ready_2", "draw_2", "recover_3")


@pytest.mark.parametrize(
    ("drinks", "got"),
    [
        (("take_1", "draw_2"), ["take 1", "draw 2"]),
        (("draw_2", "recover_3"), ["draw 2", "recover 3"]),
        (("recover_3", "take_1"), ["recover 3", "take 1"]),
    ],
)
def test_each_player_does_two_of_them(drinks: tuple[str, str], got: list[str]) -> None:
    assert gains(ordered(drawn(CARD), *drinks)) == [got, ["draw 2", "recover 3"]]


def test_readying_means_2_tactics_of_ones_choice() -> None:
    duel = drawn(CARD, spent=SPENT).answers(0, ChooseOne, "ready_2")
    duel.answers(0, ReadyTactic, 0).answers(0, ReadyTactic, 2)
    assert list(duel.table.spent[0]) == [False, True, False, False, False]
    assert duel.waiting_for == [(0, "ChooseOne")]


def test_the_second_thing_is_a_different_one() -> None:
    duel = drawn(CARD).answers(0, ChooseOne, "draw_2")
    assert duel.asks(0, ChooseOne).choices == ("take_1", "ready_2", "recover_3")
    assert duel.refuses(0, ChooseOne, "draw_2").text == "refuse.not_a_course"


def test_the_leader_orders_first() -> None:
    """R36: leader first."""
    assert drawn(CARD, straggler=0).waiting_for == [(1, "ChooseOne")]


def test_what_is_not_there_cannot_be_had() -> None:
    """R38: as far as possible."""
    duel = drawn(CARD, **NO_WARP, **NO_REINFORCEMENTS)
    assert gains(ordered(duel, "take_1", "recover_3")) == [[], ["draw 2"]]


def test_with_no_spent_tactic_readying_has_no_effect() -> None:
    """R38: as far as possible."""
    assert gains(ordered(drawn(CARD), "ready_2", "draw_2"))[0] == ["draw 2"]
