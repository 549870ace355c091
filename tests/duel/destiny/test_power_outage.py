"""Power Outage: everybody loses a ready tactic."""

from game.duel.events import TacticSpent
from game.duel.prompts import SpendTactic
from tests.support.duel.destiny import drawn

CARD = "power_outage"


def test_each_player_chooses_a_ready_tactic_which_becomes_spent() -> None:
    duel = drawn(CARD).answers(0, SpendTactic, 2).answers(1, SpendTactic, 4)
    assert duel.happened(TacticSpent) == [TacticSpent(0, 2), TacticSpent(1, 4)]
    assert [spent.index(1) for spent in duel.table.spent] == [2, 4]


def test_the_leader_chooses_first() -> None:
    """R36: leader first."""
    assert drawn(CARD, straggler=0).waiting_for == [(1, "SpendTactic")]


def test_a_spent_tactic_is_refused() -> None:
    duel = drawn(CARD, spent=[["tactic_3"], []])
    assert duel.refuses(0, SpendTactic, 2).text == "refuse.tactic_not_ready"


def test_the_last_ready_tactic_goes_without_a_question() -> None:
    spent = [
        ["tactic_1", "tactic_2", "tactic_3", "tactic_4"],
        ["tactic_1", "tactic_2", "tactic_4", "tactic_5"],
    ]
    assert drawn(CARD, spent=spent).happened(TacticSpent) == [TacticSpent(0, 4), TacticSpent(1, 2)]


def test_with_no_ready_tactic_there_is_nothing_to_lose() -> None:
    """R38: as far as possible."""
    every = [f"tactic_{number}" for number in range(1, 6)]
    duel = drawn(CARD, spent=[every, []])
    assert duel.waiting_for == [(1, "SpendTactic")]
