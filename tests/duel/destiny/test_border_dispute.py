"""Border Dispute: whoever controls the planet sends a single ship."""

from game.core.table import NOBODY
from game.duel.moments import GameWon
from game.duel.prompts import ImproveFriendship
from tests.support.duel.destiny import (
    THREE_ENVOYS,
    drawn,
    gains,
    won,
    world,
)

CARD = "border_dispute"


def test_any_dial_of_a_player_who_controls_the_planet_counts_as_1() -> None:
    assert drawn(CARD, planets=[world("planet_05", [2, 0])]).dial(4, 4).ships("planet_05") == [3, 4]
    assert drawn(CARD, planets=[world("planet_05", [0, 2])]).dial(4, 4).ships("planet_05") == [4, 3]


def test_if_both_control_it_both_send_1() -> None:
    """R33: it counts for both."""
    assert drawn(CARD, planets=[world("planet_05", [2, 1])]).dial(3, 4).ships("planet_05") == [3, 2]


def test_if_nobody_controls_it_dials_count_as_they_are() -> None:
    assert drawn(CARD, planets=[world("planet_05", [0, 0])]).dial(3, 4).ships("planet_05") == [3, 4]


def test_a_player_who_controls_it_must_send_and_loses_with_an_empty_supply() -> None:
    """R11: even with ships on the planet of the duel."""
    duel = drawn(CARD, planets=[world("planet_05", [2, 0])], supply=[0, 15]).dial(1, 1)
    assert duel.happened(GameWon) == [GameWon((1,), "supply")]


def test_the_single_ship_lasts_through_a_restart() -> None:
    """R13: control is fixed when the planet is determined."""
    duel = drawn(CARD, planets=[world("planet_05", [1, 0])]).dial(1, 1)
    duel.plan(0, "plan_08", "4 fire").plan(1, "plan_14", "4 fire")
    assert duel.dial(4, 4).ships("planet_05") == [1, 4]


def test_the_winner_improves_the_friendship_with_1_envoy() -> None:
    duel = won(CARD, winner=0, envoys=THREE_ENVOYS)
    assert duel.waiting_for == [(0, "ImproveFriendship")]
    duel.answers(0, ImproveFriendship, duel.card("deuce"))
    assert [envoy.ally for envoy in duel.table.envoys] == [NOBODY, NOBODY, 0]
    assert gains(duel) == [[], []]


def test_the_losers_ally_may_be_turned_neutral() -> None:
    """R26: improving with the opponent's ally."""
    duel = won(CARD, winner=0, envoys=[{"envoy": "cudgel", "ally": 1}, {"envoy": "chosen"}])
    duel.answers(0, ImproveFriendship, duel.card("cudgel"))
    assert duel.envoy("cudgel").ally == NOBODY
