"""Bumper Harvest: everybody collects the resources of up to two planets."""

from game.core.prompts import NONE
from game.duel.prompts import CollectResource, ImproveFriendship, MayCollectResource
from tests.support.duel.destiny import drawn, gains, next_deck, world

CARD = "bumper_harvest"
TWO = [world("planet_05", [1, 0]), world("planet_09", [1, 0])]


def test_each_player_collects_from_2_planets() -> None:
    duel = drawn(CARD, planets=[*TWO, world("planet_06", [0, 1]), world("planet_10", [0, 1])])
    duel.answers(0, CollectResource, duel.card("planet_05"))
    duel.answers(0, MayCollectResource, duel.card("planet_09"))
    duel.answers(1, CollectResource, duel.card("planet_10"))
    duel.answers(1, MayCollectResource, duel.card("planet_06"))
    assert gains(duel) == [["take 2", "draw 3"], ["draw 3", "take 2"]]


def test_the_second_planet_is_a_different_one() -> None:
    duel = drawn(CARD, planets=TWO)
    duel.answers(0, CollectResource, duel.card("planet_05"))
    refusal = duel.refuses(0, MayCollectResource, duel.card("planet_05"))
    assert refusal.text == "refuse.planet_not_controlled"


def test_a_second_planet_with_the_same_symbol_gives_the_same_again() -> None:
    """R35: the card's own table."""
    duel = drawn(CARD, planets=[world("planet_05", [1, 0]), world("planet_06", [1, 0])])
    duel.answers(0, CollectResource, duel.card("planet_06"))
    duel.answers(0, MayCollectResource, duel.card("planet_05"))
    assert gains(duel)[0] == ["take 4"]


def test_the_second_planet_may_be_left_out() -> None:
    duel = drawn(CARD, planets=TWO)
    duel.answers(0, CollectResource, duel.card("planet_09")).answers(0, MayCollectResource, NONE)
    assert gains(duel)[0] == ["draw 3"]


def test_there_is_no_third_planet() -> None:
    duel = drawn(CARD, planets=[*TWO, world("planet_10", [1, 0])])
    duel.answers(0, CollectResource, duel.card("planet_05"))
    duel.answers(0, MayCollectResource, duel.card("planet_09"))
    assert gains(duel) == [["take 2", "draw 3"], ["recover 2"]]


def test_the_only_planet_is_collected_without_a_question() -> None:
    assert gains(drawn(CARD, planets=TWO[:1])) == [["take 2"], ["recover 2"]]


def test_a_blue_planet_improves_the_friendship_with_1_envoy() -> None:
    """R35: the card's own table."""
    duel = drawn(CARD, planets=[world("planet_01", [0, 1])])
    duel.answers(1, ImproveFriendship, duel.table.envoys[2].card)
    assert duel.table.envoys[2].ally == 1
    assert next_deck(duel) == "event"


def test_a_player_without_a_planet_recovers_2_ships() -> None:
    assert gains(drawn(CARD)) == [["recover 2"], ["recover 2"]]
