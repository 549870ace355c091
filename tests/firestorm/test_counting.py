"""Counting cards finds whatever is not where it should be; nothing that fails silently protects a match."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.firestorm.counting import faults
from game.firestorm.parts import DOCKED, IN_PLAY, Item
from tests.support.firestorm.words import Hands, seated

Damage = Callable[[Hands], object]


def board() -> Hands:
    """A planet with an accessory, a ship, a card in hand."""
    planets = ["pl_dawnlight_station", {"card": "pl_kelmar", "gear": ["gr_ground_battery"]}]
    return seated({"planets": planets, "ships": ["ki_lancer"], "hand": ["ki_lancer"]})


def test_a_sound_table_has_no_faults() -> None:
    assert faults(board().table) == []


DAMAGES: dict[str, Damage] = {
    "a card in two places or in none": lambda h: h.player(0).hand.clear(),
    "other cards in play than it says": lambda h: h.table.status.__setitem__(h.card(0, "ki_lancer"), DOCKED),
    "damage on a card that is not in play": lambda h: h.table.damage.__setitem__(
        h.card(0, "ki_lancer", "hand"), 1
    ),
    "other cards that work all the time": lambda h: h.player(0).doers.append(0),
    "other planets ready than it says": lambda h: h.player(0).ready.__setitem__(1, 9),
    "owes something": lambda h: setattr(h.player(0), "tp", -1),
    "an accessory on nothing": lambda h: h.table.faces.__setitem__(
        h.table.size + h.card(0, "gr_ground_battery"), 254
    ),
    "do other things than the table says": lambda h: setattr(h.table, "said", h.table.said ^ 1),
    "two things on the stack have one number": lambda h: h.table.stack.extend([Item(1, "x"), Item(1, "x")]),
    "something is not there for each seat": lambda h: h.table.players.pop(),
}


@pytest.mark.parametrize("fault", DAMAGES)
def test_every_damage_is_found(fault: str) -> None:
    hands = board()
    DAMAGES[fault](hands)
    assert [found for found in faults(hands.table) if found.endswith(fault) or fault in found]


def test_a_resource_among_the_planets_is_found() -> None:
    hands = board()
    player, local = hands.player(0), hands.player(0).hand.pop()
    player.ruins.append(local)
    assert faults(hands.table) == ["seat 0 has resources among its planets"]


def test_a_card_in_play_that_is_marked_so_is_in_play() -> None:
    hands = board()
    hands.table.status[hands.card(0, "ki_lancer", "hand")] = IN_PLAY
    assert faults(hands.table) == ["seat 0 has other cards in play than it says"]
