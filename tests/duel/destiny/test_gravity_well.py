"""Gravity Well: a duel without reinforcements."""

from game.duel.moments import ReinforcementPlayed
from tests.support.duel.destiny import STILL, gains, won, world
from tests.support.duel.duels import a_duel

CARD = "gravity_well"


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


def test_the_loser_readies_all_spent_tactics_and_the_winner_none() -> None:
    spent = [["tactic_1", "tactic_3"], ["tactic_2", "tactic_4", "tactic_5"]]
    duel = won(CARD, winner=0, spent=spent)
    assert gains(duel) == [[], ["ready 3"]]
    assert not any(duel.table.spent[1])
    assert gains(won(CARD, winner=1, spent=spent)) == [["ready 2"], []]
