"""Guild Festival: resources after another table, and a card."""

from game.duel.prompts import CollectResource, ReadyTactic
from tests.support.duel.destiny import drawn, gains, world

CARD = "guild_festival"


def test_a_blue_planet_gives_3_ships_back() -> None:
    """R35: this card's table instead of the usual one."""
    assert gains(drawn(CARD, planets=[world("planet_01", [1, 0])])) == [["recover 3", "draw 1"], ["draw 1"]]


def test_a_red_planet_readies_2_tactics() -> None:
    """R35: this card's table instead of the usual one."""
    duel = drawn(CARD, planets=[world("planet_05", [1, 0])], spent=[["tactic_1", "tactic_2", "tactic_3"], []])
    duel.answers(0, ReadyTactic, 0).answers(0, ReadyTactic, 1)
    assert gains(duel) == [["ready 2", "draw 1"], ["draw 1"]]
    assert list(duel.table.spent[0]) == [False, False, True, False, False]


def test_a_yellow_planet_gives_2_cards() -> None:
    """R35: this card's table instead of the usual one."""
    assert gains(drawn(CARD, planets=[world("planet_09", [1, 0])])) == [["draw 3"], ["draw 1"]]


def test_each_player_collects_from_1_planet_of_his_own_the_leader_first() -> None:
    """R36: leader first; then both draw a card."""
    planets = [world("planet_01", [1, 0]), world("planet_09", [1, 1]), world("planet_02", [0, 1])]
    duel = drawn(CARD, planets=planets)
    assert duel.keys(list(duel.asks(0, CollectResource).listed)) == ["planet_01", "planet_09"]
    duel.answers(0, CollectResource, duel.card("planet_01"))
    assert gains(duel) == [["recover 3"], []]
    assert duel.keys(list(duel.asks(1, CollectResource).listed)) == ["planet_09", "planet_02"]
    duel.answers(1, CollectResource, duel.card("planet_02"))
    assert gains(duel) == [["recover 3", "draw 1"], ["recover 3", "draw 1"]]


def test_a_player_without_a_planet_only_draws_a_card() -> None:
    assert gains(drawn(CARD)) == [["draw 1"], ["draw 1"]]
