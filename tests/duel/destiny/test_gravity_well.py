"""Gravity Well: a duel without reinforcements."""

from game.duel.moments import ReinforcementPlayed
from tests.support.duel.destiny import STILL, compared, drawn, fought_over, gains, next_deck, won, world
from tests.support.duel.duels import a_duel

CARD = "gravity_well"


def test_a_planet_is_discovered_and_fought_for() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"])
    assert fought_over(duel) == "planet_07"
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]


def test_nobody_can_play_reinforcements() -> None:
    duel = a_duel(
        STILL,
        card=CARD,
        phase="reinforcements",
        planets=[world("planet_01", [2, 2])],
        duel={"plans": [["plan_20"], ["plan_20"]], "revealed": True},
    )
    assert duel.totals == [20, 20]
    assert not duel.happened(ReinforcementPlayed)


def test_the_ship_advantage_is_12() -> None:
    assert compared(CARD, ships=[2, 1]).totals == [32, 20]
    assert compared(CARD, ships=[1, 2]).totals == [20, 32]


def test_the_loser_readies_all_spent_tactics_and_the_winner_none() -> None:
    spent = [["tactic_1", "tactic_3"], ["tactic_2", "tactic_4", "tactic_5"]]
    duel = won(CARD, winner=0, spent=spent)
    assert gains(duel) == [[], ["ready 3"]]
    assert not any(duel.table.spent[1])
    assert gains(won(CARD, winner=1, spent=spent)) == [["ready 2"], []]


def test_with_no_spent_tactic_there_is_nothing_to_ready() -> None:
    assert gains(won(CARD, winner=0)) == [[], []]


def test_a_refresh_card_follows() -> None:
    assert next_deck(won(CARD, winner=0)) == "refresh"
