"""Ships sway to their places and cards slide into a pile; where they end is what the picture says."""

from __future__ import annotations

import math
import sys

import pytest

from scenes.table.stage import physics
from scenes.table.stage.physics import Mover, Track, drift, toss
from scenes.table.stage.tween import Glide, Pose

SHARES = [number / 40 for number in range(41)]
FLEETS = [1, 2, 4, 6]


def fleet(count: int) -> list[Mover]:
    """Ships that leave the same stack for an orbit."""
    return [
        Mover(f"ship:0:{number}", Pose(100, 600), Pose(500 + 46 * number, 300 + 18 * number), 60)
        for number in range(count)
    ]


def poses(glide: Glide) -> list[Pose]:
    found = []
    for share in SHARES:
        glide.passed = share * glide.ms
        found.append(glide.pose)
    return found


@pytest.mark.parametrize("count", FLEETS)
def test_every_ship_ends_exactly_in_its_place(count: int) -> None:
    movers = fleet(count)
    for mover, glide in zip(movers, drift(movers, 450), strict=True):
        assert poses(glide)[-1] == mover.end


@pytest.mark.parametrize("count", FLEETS[1:])
def test_two_ships_are_never_exactly_in_the_same_place_once_they_have_left_their_stack(count: int) -> None:
    ways = [poses(glide) for glide in drift(fleet(count), 450)]
    for moment in list(zip(*ways, strict=True))[8:]:
        places = [(pose.x, pose.y) for pose in moment]
        gaps = [math.dist(one, other) for number, one in enumerate(places) for other in places[:number]]
        assert min(gaps) > 6


def test_ships_lean_on_their_way_and_lie_straight_at_its_end() -> None:
    way = poses(drift(fleet(3), 450)[1])
    assert max(abs(pose.angle) for pose in way) > 2
    assert way[-1].angle == 0


def test_a_ship_swings_past_its_place_before_it_rests() -> None:
    mover = fleet(1)[0]
    assert max(pose.x for pose in poses(drift([mover], 450)[0])) > mover.end.x + 1


def test_the_same_ships_take_the_same_way_every_time() -> None:
    first, second = ([poses(glide) for glide in drift(fleet(4), 450)] for _ in range(2))
    assert first == second


def test_ships_take_their_time_and_no_more() -> None:
    glide = drift(fleet(2), 450)[0]
    glide.pass_time(449)
    assert not glide.over
    glide.pass_time(1)
    assert glide.over


def test_a_tossed_card_turns_once_and_lies_on_its_pile() -> None:
    mover = Mover("card:7", Pose(200, 700, 4.0), Pose(900, 120, 0.0, 0.4), 120)
    way = poses(toss(mover, 260))
    assert (way[-1].x, way[-1].y, way[-1].scale) == (900, 120, 0.4)
    assert way[-1].angle % 360 == 0
    assert abs(way[-1].angle - way[0].angle) > 300


def test_a_tossed_card_bumps_against_what_stops_it() -> None:
    mover = Mover("card:7", Pose(200, 500), Pose(900, 500), 120)
    assert max(pose.x for pose in poses(toss(mover, 260))) > 905


def test_without_time_everything_is_there_at_once() -> None:
    mover = fleet(1)[0]
    for glide in (drift([mover], 0)[0], toss(mover, 0)):
        assert glide.over
        assert glide.pose == mover.end


def test_without_pymunk_pieces_glide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pymunk", None)
    physics.physics.cache_clear()
    try:
        movers = fleet(2)
        for mover, glide in zip(movers, [*drift(movers[:1], 450), toss(movers[1], 450)], strict=True):
            assert not isinstance(glide, Track)
            assert poses(glide)[-1] == mover.end
    finally:
        physics.physics.cache_clear()
