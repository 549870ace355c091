"""Trade Fair: everybody collects from a planet, whoever controls it."""

import tomllib

import pytest

from game.core.assets import ASSETS
from game.duel.prompts import CollectResource, ImproveFriendship
from tests.support.duel.destiny import drawn, gains, world

CARD = "trade_fair"
FAIR = [world("planet_05", [1, 0]), world("planet_09", [0, 1]), world("planet_10", [0, 0])]


def test_each_player_collects_from_a_planet_that_any_player_controls() -> None:
    """R36: leader first."""
    duel = drawn(CARD, planets=FAIR)
    assert duel.waiting_for == [(0, "CollectResource")]
    assert duel.keys(list(duel.asks(0, CollectResource).listed)) == ["planet_05", "planet_09"]
    duel.answers(0, CollectResource, duel.card("planet_09"))
    duel.answers(1, CollectResource, duel.card("planet_05"))
    assert gains(duel) == [["draw 3"], ["take 2"]]


def test_both_may_choose_the_same_planet() -> None:
    duel = drawn(CARD, planets=FAIR)
    duel.answers(0, CollectResource, duel.card("planet_09"))
    duel.answers(1, CollectResource, duel.card("planet_09"))
    assert gains(duel) == [["draw 3"], ["draw 3"]]


def test_a_planet_without_ships_has_nothing_to_sell() -> None:
    duel = drawn(CARD, planets=FAIR)
    assert duel.refuses(0, CollectResource, duel.card("planet_10")).text == "refuse.planet_not_controlled"


def test_a_warp_planet_with_equal_ships_is_controlled_by_nobody() -> None:
    """R34: so nobody collects there."""
    assert gains(drawn(CARD, planets=[world("planet_09", [1, 1], in_warp=True)])) == [[], []]


def test_a_blue_planet_improves_the_friendship_with_1_envoy() -> None:
    """R35: the card's own table."""
    duel = drawn(CARD, planets=[world("planet_01", [0, 1])])
    duel.answers(0, ImproveFriendship, duel.table.envoys[0].card)
    duel.answers(1, ImproveFriendship, duel.table.envoys[1].card)
    assert [envoy.ally for envoy in duel.table.envoys[:2]] == [0, 1]


def test_without_a_controlled_planet_nothing_happens() -> None:
    assert gains(drawn(CARD, planets=FAIR[2:])) == [[], []]


@pytest.mark.parametrize(("language", "fair"), [("en", "Trade Fair"), ("de", "Handelsmesse")])
def test_the_rules_page_on_resources_knows_the_fair(language: str, fair: str) -> None:
    """Whose planets one may collect from is up to the card."""
    pages = tomllib.loads((ASSETS / "rules" / "duel.toml").read_text("utf-8"))["page"]
    paragraphs = [paragraph for page in pages for paragraph in page.get("paragraph", [])]
    (found,) = [row for row in paragraphs if row.get("sections") == ["Resources"]]
    assert fair in found[f"text_{language}"]
