"""Positions in which single cards are tried: the driver of the tests with a few more words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.firestorm.pieces import FACTIONS
from game.firestorm.prices import price
from tests.support.firestorm.fights import Card, clash
from tests.support.firestorm.words import Hands, rich, seated

ALIEN = ["pl_dawnlight_station", "pl_sixtrae"]
BOAT, LANCER, CRUISER = "gr_courier_boat", "ki_lancer", "gr_light_cruiser"
BARRAGE = "gr_focused_barrage"
COLORS = {"lft": "blue", "fr": "yellow", "ki": "red", "gg": "violet"}
assert sorted(COLORS.values()) == sorted(FACTIONS)


def color_of(key: str) -> str:
    """The colour of a base planet with which a card can be played."""
    return COLORS.get(key.partition("_")[0], "blue")


def cost_of(key: str, x: int = 0) -> tuple[int, int]:
    """What a card costs a player whom nothing helps or hinders."""
    hands = seated({"hand": [key]})
    return price(hands.table, hands.card(0, key, "hand"), x)


def exactly(key: str, tp: int, ep: int, **words: Any) -> dict[str, Any]:
    """A seat that has a card in hand, and exactly these points for it."""
    planets = words.pop("planets", [])
    return {"hand": [key], "tp": tp, "ep": ep, "planets": planets, "color": color_of(key), **words}


def holding(*keys: str, **words: Any) -> dict[str, Any]:
    """A rich seat that has cards in hand and may play them."""
    return rich(**{"hand": list(keys), "color": color_of(keys[0]), **words})


def combat(
    mine: Sequence[Card], theirs: Sequence[Card] = (), planet: Card = "pl_kelmar", *, step: str, **words: Any
) -> Hands:
    """The middle of a combat of seat 0 against the first planet of seat 1."""
    return Hands(clash(mine, theirs, planet, step=step, **words).match)


def alien(key: str, **words: Any) -> dict[str, Any]:
    """A rich seat with an alien-tec card in play."""
    on = {"card": key, "on": 1, **words.pop("with_", {})}
    return rich(planets=[*ALIEN, *words.pop("more_planets", [])], others=[on], **words)


def slip_of(hands: Hands, ship: int) -> str:
    """How a ship that lies face down is named."""
    return f"slot {hands.table.slip(hands.table.slot_of(ship))}"
