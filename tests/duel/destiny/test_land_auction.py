"""Land Auction: the winner may settle on the planet without a duel."""

from game.core.prompts import Yes
from game.duel.events import ShipsSent
from game.duel.totals import controlled
from tests.support.duel.destiny import (
    called_a_duel,
    contest_won,
    drawn,
    gains,
    in_force,
    next_deck,
    world,
)

CARD = "land_auction"
PLANET = {"planets": [world("planet_09", [0, 2])], "target": "planet_09"}


def test_then_there_is_a_contest() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [0, 2])])
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    duel.plan(0, "plan_10").plan(1, "plan_14")
    assert (duel.totals, duel.winner) == ([10, 14], 1)
    assert duel.waiting_for == [(1, "Yes")]


def test_the_winner_may_send_1_ship_to_the_planet() -> None:
    duel = contest_won(CARD, winner=0, **PLANET)
    assert duel.asks(0, Yes).question == "ask.land_auction"
    duel.answers(0, Yes, True)
    assert duel.ships("planet_09") == [1, 2]
    assert duel.table.supply[0] == 14
    assert gains(duel) == [[], []]


def test_no_duel_follows_and_both_control_the_planet() -> None:
    """R33: it counts for both."""
    duel = contest_won(CARD, winner=0, **PLANET).answers(0, Yes, True)
    assert not called_a_duel(duel)
    assert [duel.keys(controlled(duel.table, seat)) for seat in (0, 1)] == [["planet_09"], ["planet_09"]]


def test_the_winner_may_decline() -> None:
    duel = contest_won(CARD, winner=0, **PLANET).answers(0, Yes, False)
    assert duel.ships("planet_09") == [0, 2]


def test_an_empty_supply_means_no_question_and_no_defeat() -> None:
    """R11: optional sending never loses the game."""
    duel = contest_won(CARD, winner=0, supply=[0, 13], **PLANET)
    assert not duel.table.over
    assert next_deck(duel) == "refresh"


def test_without_a_planet_the_contest_has_no_effect() -> None:
    """R31: the part that needs a planet is skipped."""
    duel = drawn(CARD).plan(0, "plan_10").plan(1, "plan_14")
    assert duel.winner == 1
    assert not [event for event in in_force(duel) if isinstance(event, ShipsSent)]
    assert next_deck(duel) == "refresh"
