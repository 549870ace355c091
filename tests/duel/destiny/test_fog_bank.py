"""Fog Bank: a high dial counts as 2."""

from tests.support.duel.destiny import drawn

CARD = "fog_bank"


def test_a_dial_of_3_or_4_counts_as_2() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"]).dial(3, 4)
    assert duel.ships("planet_07") == [2, 2]
    assert duel.dials_seen == [(0, 3), (1, 4)]


def test_a_dial_of_1_or_2_counts_as_it_is() -> None:
    assert drawn(CARD, planet_deck=["planet_07"]).dial(1, 2).ships("planet_07") == [1, 2]
