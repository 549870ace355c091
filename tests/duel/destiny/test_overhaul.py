"""Overhaul: all tactics are ready again."""

from tests.support.duel.destiny import drawn, gains

CARD = "overhaul"


def test_each_player_readies_all_tactics_then_recovers_1_ship() -> None:
    every = [f"tactic_{number}" for number in range(1, 6)]
    duel = drawn(CARD, spent=[every, ["tactic_2"]])
    assert gains(duel) == [["ready 5", "recover 1"], ["ready 1", "recover 1"]]
    assert not any(any(spent) for spent in duel.table.spent)
