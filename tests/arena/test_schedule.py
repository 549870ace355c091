"""Who plays whom: everybody sits everywhere equally often, with the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from game.arena.schedule import MIXED, ONE_AMONG, ArenaPlan, PairedDeal, Variant, deals

LEVELS = ["captain", "novice", "random"]


def plan(game: str, seats: int, entrants: list[str], seating: str = MIXED, **options: object) -> ArenaPlan:
    return ArenaPlan(
        game=game,
        entrants=entrants,
        seats=seats,
        variants=[Variant("usual", options)],
        seating=seating,
        seed=7,
    )


def sat(played: list[PairedDeal]) -> Counter[tuple[int, int]]:
    """How often each entrant sat in each seat."""
    return Counter(
        (entrant, seat) for deal in played for each in deal.seatings for seat, entrant in enumerate(each)
    )


@pytest.mark.parametrize("entrants", [LEVELS[:2], LEVELS])
@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("cosmic", 3), ("cosmic", 5), ("eclipse", 4)])
def test_every_entrant_sits_everywhere_equally_often(game: str, seats: int, entrants: list[str]) -> None:
    counted = sat(list(deals(plan(game, seats, entrants), 10)))
    assert len(counted) == seats * len(entrants)
    assert len(set(counted.values())) == 1


def test_two_play_each_deal_twice_with_seats_swapped() -> None:
    played = list(deals(plan("duel", 2, LEVELS), 5))
    assert [deal.seatings for deal in played[:3]] == [
        [[0, 1], [1, 0]],
        [[0, 2], [2, 0]],
        [[1, 2], [2, 1]],
    ]
    assert [deal.seed for deal in played] == [
        7,
        7,
        7,
        8,
        8,
        8,
        9,
        9,
        9,
    ]  # five matches a pair are three deals


def test_one_among_others_sits_in_all_seats_in_turn() -> None:
    played = list(deals(plan("cosmic", 4, LEVELS, ONE_AMONG), 4))
    assert [deal.seatings for deal in played] == [
        [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]],
        [[0, 2, 2, 2], [2, 0, 2, 2], [2, 2, 0, 2], [2, 2, 2, 0]],
    ]


@pytest.mark.parametrize(("mode", "seating"), [("pairs", [0, 0, 1, 1]), ("cross", [0, 1, 0, 1])])
def test_partners_are_one_side(mode: str, seating: list[int]) -> None:
    (deal,) = deals(plan("firestorm", 4, LEVELS[:2], mode=mode), 2)
    assert deal.seatings == [seating, [1 - entrant for entrant in seating]]


def test_more_matches_begin_with_the_same_deals() -> None:
    few, many = (list(deals(plan("cosmic", 3, LEVELS), matches)) for matches in (6, 30))
    assert many[: len(few)] == few
    assert [deal.number for deal in many] == list(range(len(many)))


def test_all_variants_are_played_with_the_same_deals() -> None:
    two = ArenaPlan(
        game="duel",
        entrants=["novice"],
        seats=2,
        variants=[Variant("a", {}), Variant("b", {"aliens": "free"})],
    )
    assert [(deal.variant, deal.seed) for deal in deals(two, 3)] == [(v, s) for s in range(3) for v in (0, 1)]
