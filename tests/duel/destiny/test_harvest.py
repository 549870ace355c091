"""Harvest: everybody collects the resource of a planet."""

from game.duel.prompts import ChooseShips, CollectResource, ImproveFriendship
from tests.support.duel.destiny import drawn, gains, world

CARD = "harvest"


def test_each_player_chooses_a_planet_of_his_own_the_leader_first() -> None:
    """R36: leader first."""
    planets = [
        world("planet_05", [1, 0]),
        world("planet_09", [1, 1]),
        world("planet_06", [0, 1]),
        world("planet_10", [0, 0]),
    ]
    duel = drawn(CARD, planets=planets)
    assert duel.waiting_for == [(0, "CollectResource")]
    assert duel.keys(list(duel.asks(0, CollectResource).listed)) == ["planet_05", "planet_09"]
    refusal = duel.refuses(0, CollectResource, duel.card("planet_06"))
    assert (refusal.text, refusal.section) == ("refuse.planet_not_controlled", "Resources")
    duel.answers(0, CollectResource, duel.card("planet_05"))
    assert duel.keys(list(duel.asks(1, CollectResource).listed)) == ["planet_09", "planet_06"]
    duel.answers(1, CollectResource, duel.card("planet_09"))
    assert gains(duel) == [["take 2"], ["draw 3"]]


def test_a_blue_planet_improves_the_friendship_with_1_envoy() -> None:
    """R35: the card's own table."""
    duel = drawn(CARD, planets=[world("planet_01", [1, 0])])
    envoy = duel.table.envoys[1].card
    duel.answers(0, ImproveFriendship, envoy)
    assert duel.table.envoys[1].ally == 0
    assert gains(duel) == [[], ["recover 2"]]


def test_a_red_planet_gives_2_reinforcements() -> None:
    """R35: the card's own table."""
    assert gains(drawn(CARD, planets=[world("planet_05", [1, 0])]))[0] == ["take 2"]


def test_a_yellow_planet_gives_3_cards() -> None:
    """R35: the card's own table."""
    assert gains(drawn(CARD, planets=[world("planet_09", [1, 0])]))[0] == ["draw 3"]


def test_a_player_without_a_planet_recovers_2_ships() -> None:
    assert gains(drawn(CARD)) == [["recover 2"], ["recover 2"]]
    assert gains(drawn(CARD, planets=[world("planet_09", [0, 1])])) == [["recover 2"], ["draw 3"]]


def test_the_warp_planet_gives_to_the_player_with_more_ships_there() -> None:
    """R34: only that player controls it."""
    duel = drawn(CARD, planets=[world("planet_09", [1, 2], in_warp=True)]).answers(0, ChooseShips, 1)
    assert gains(duel) == [["recover 2"], ["draw 3"]]
    assert duel.ships("planet_09") == [0, 2]
