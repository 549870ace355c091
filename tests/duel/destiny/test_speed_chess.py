"""Speed Chess: a contest without reinforcements."""

from game.duel.events import TacticReadied
from game.duel.moments import ReinforcementPlayed
from game.duel.prompts import ReadyTactic
from tests.support.duel.destiny import STILL, contest_won, drawn, gains, upcoming
from tests.support.duel.duels import a_contest

CARD = "speed_chess"


def test_there_is_a_contest() -> None:
    duel = drawn(CARD)
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_nobody_can_play_reinforcements() -> None:
    lies = {"plans": [["plan_20"], ["plan_01"]], "revealed": True}
    decks = upcoming(CARD, on_top=False)
    duel = a_contest(STILL, card=CARD, phase="reinforcements", contest=lies, destiny=decks)
    assert duel.totals == [20, 1]
    assert not duel.happened(ReinforcementPlayed)


def test_the_winner_readies_all_spent_tactics_and_the_loser_1_of_choice() -> None:
    spent = [["tactic_1", "tactic_3", "tactic_5"], ["tactic_2", "tactic_4"]]
    duel = contest_won(CARD, winner=0, spent=spent)
    assert duel.waiting_for == [(1, "ReadyTactic")]
    assert duel.asks(1, ReadyTactic).options(duel.table) == [1, 3]
    duel.answers(1, ReadyTactic, 3)
    assert gains(duel) == [["ready 3"], ["ready 1"]]
    assert duel.happened(TacticReadied)[-1] == TacticReadied(1, 3)


def test_it_works_the_other_way_round() -> None:
    spent = [["tactic_1", "tactic_3", "tactic_5"], ["tactic_2", "tactic_4"]]
    duel = contest_won(CARD, winner=1, spent=spent).answers(0, ReadyTactic, 0)
    assert gains(duel) == [["ready 1"], ["ready 2"]]
