"""Crowded tables: every planet and every ship can be read and touched, however many lie before a seat."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from pygame import Rect

from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.card_rows import Card, RowLayout, seat_rows
from scenes.games.firestorm.looks.cards import TableCardLook
from scenes.table.stage.piece import PlacedPiece
from tests.support.firestorm.matches import AREA, watching

OUTER, INNER = Rect(181, 400, 392, 106), Rect(181, 287, 392, 106)  # of one of four seats at 1280 x 720
MILLIMETRE = 3.7  # pixels there
FINGER = 9 * MILLIMETRE


def full_table(mode: str) -> Match[Any]:
    """Four seats with as many planets as a long match brings, and some ships."""
    colors = ("blue", "red", "yellow", "violet")
    names = ["pl_kelmar", "pl_ossun", "pl_brannt", "pl_sarrin", "pl_yun_tal", "pl_mokoa", "pl_havarra"]
    planets = [{"card": name, "resting": place % 2 == 1} for place, name in enumerate([*names, *names[:3]])]
    ships = ["gr_courier_boat", {"card": "gr_courier_boat", "gear": ["gr_shield_booster"]}, "gr_courier_boat"]
    seats = [
        {"color": color, "planets": planets, "ships": ships[: 1 + seat % 3]}
        for seat, color in enumerate(colors)
    ]
    spec = {"seats": seats, "mode": mode}
    return Match(GAME, GAME.arrange(spec), Beginning(0, {"scenario": spec}))


def on_table(match: Match[Any]) -> list[PlacedPiece]:
    shown = TABLE.picture(match.view(0), watching(0, 4))
    return [placed for placed in shown if isinstance(placed.look, TableCardLook)]


@pytest.mark.parametrize("mode", ["cross", "pairs"])
def test_at_a_full_table_of_four_no_card_covers_another(mode: str) -> None:
    cards = on_table(full_table(mode))
    assert len(cards) > 44
    covered = [
        (one.name, other.name)
        for one, other in combinations(cards, 2)
        if one.rect.inflate(-4, -4).colliderect(other.rect.inflate(-4, -4))
    ]
    assert covered == []
    assert all(AREA.inflate(4, 4).contains(card.rect) for card in cards)
    assert min(min(card.width, card.height) for card in cards) >= FINGER


def all_of(laid: RowLayout) -> list[Rect]:
    return [*laid.planets, *laid.ships]


@pytest.mark.parametrize("ships", [0, 1, 3, 6])
@pytest.mark.parametrize("planets", [1, 6, 9, 12, 15])
@pytest.mark.parametrize("above", [True, False])
def test_any_number_of_cards_has_room_before_a_seat(planets: int, ships: int, above: bool) -> None:
    outer, inner = (INNER, OUTER) if above else (OUTER, INNER)
    laid = seat_rows(outer, inner, [Card()] * (planets - 1) + [Card(1)], [Card(1)] * ships)
    spots = all_of(laid)
    assert (len(laid.planets), len(laid.ships)) == (planets, ships)
    assert not [pair for pair in combinations(spots, 2) if pair[0].colliderect(pair[1])]
    assert all(OUTER.union(INNER).inflate(2, 2).contains(spot) for spot in spots)
    assert min(spot.width for spot in spots) >= FINGER


def test_few_cards_keep_to_their_zones() -> None:
    laid = seat_rows(OUTER, INNER, [Card()] * 4, [Card()] * 2)
    assert {spot.y for spot in laid.planets} == {OUTER.y}
    assert {spot.y for spot in laid.ships} == {INNER.y}
    assert laid.gap is None


def test_planets_beside_ships_are_set_apart_from_them() -> None:
    laid = seat_rows(OUTER, INNER, [Card()] * 9, [Card()] * 2)
    assert laid.gap is not None
    beside = [spot for spot in laid.planets if spot.y == laid.ships[0].y]
    assert beside
    assert max(spot.right for spot in beside) <= laid.gap.centerx <= min(spot.x for spot in laid.ships)
    assert min(spot.height for spot in laid.planets) > 60  # three rows would be lower


def test_cards_end_where_the_stack_begins() -> None:
    for planets in (5, 9, 12):
        laid = seat_rows(INNER, OUTER, [Card()] * planets, [Card()] * 2, right=INNER.right - 120)
        assert max(spot.right for spot in all_of(laid)) <= INNER.right - 120


@pytest.mark.parametrize("count", [7, 9, 11, 14])
@pytest.mark.parametrize("ships", [0, 2, 6])
def test_alien_tec_stays_beside_its_planet(count: int, ships: int) -> None:
    for place in range(1, count):
        planets = [Card(tied=number == place) for number in range(count)]
        laid = seat_rows(OUTER, INNER, planets, [Card()] * ships)
        host, tec = laid.planets[place - 1 : place + 1]
        assert (host.y, host.right <= tec.x) == (tec.y, True)
