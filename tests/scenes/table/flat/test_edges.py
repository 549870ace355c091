"""Who sits at which edge of a screen that lies flat, and where their things are."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Rect

from scenes.shell.units import screen
from scenes.table.flat.edges import DEGREES, USUAL, fits, moved, seated, usual_edges
from scenes.table.flat.layout import flat_layout
from scenes.widgets.turned import SIDES, point_seen_from, rect_in_room, rect_seen_from, turned_size

SIZES = [(2048, 1536), (1536, 2048), (1920, 1280), (1920, 1200), (1920, 1080), (1280, 720), (1080, 1920)]
ROOM = Rect(0, 0, 640, 400)


@pytest.mark.parametrize("degrees", SIDES)
def test_a_rectangle_comes_back_from_every_side(degrees: int) -> None:
    rect = Rect(30, 50, 120, 40)
    seen = rect_seen_from(degrees, rect, ROOM)
    assert seen.size == turned_size(rect.size, degrees)
    assert rect_in_room(degrees, seen, ROOM) == rect


def test_what_lies_below_for_somebody_lies_at_their_edge() -> None:
    spots = {0: (320, 399), 90: (639, 200), 180: (320, 0), 270: (0, 200)}
    for degrees, spot in spots.items():
        assert point_seen_from(degrees, spot, ROOM)[1] == turned_size(ROOM.size, degrees)[1] - 1


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", USUAL)
def test_everybody_has_a_place_as_usual(seats: int, wide: bool) -> None:
    edges = usual_edges(seats, wide=wide)
    assert fits(edges, seats, wide=wide)
    sittings = seated([], seats, wide=wide)
    assert len({(one.edge, one.part) for one in sittings}) == seats


def test_a_long_edge_takes_two_and_a_short_one_takes_one() -> None:
    assert fits(["bottom", "bottom", "top"], 3, wide=True)
    assert not fits(["left", "left", "top"], 3, wide=True)
    assert fits(["left", "left", "top"], 3, wide=False)
    assert not fits(["bottom", "nowhere"], 2, wide=True)


def test_turns_go_clockwise_around_the_table() -> None:
    """Six people: the corner from the lower left, clockwise."""
    sittings = seated([], 6, wide=True)
    assert [one.edge for one in sittings] == ["bottom", "left", "top", "top", "right", "bottom"]
    assert (sittings[0].part, sittings[5].part) == (0, 1)
    assert (sittings[2].part, sittings[3].part) == (1, 0), "as seen from above the third sits at the left"


def test_whoever_sits_where_somebody_goes_changes_places() -> None:
    assert moved(["bottom", "left"], 0, "left", wide=True) == ("left", "bottom")
    assert moved(["bottom", "top"], 0, "top", wide=True) == ("top", "top")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("boards", [False, True], ids=["hands", "boards"])
def test_nobodys_things_lie_upon_those_of_others(
    size: tuple[int, int], left_handed: bool, boards: bool
) -> None:
    for seats in USUAL:
        _lies_apart(size, seats, left_handed, boards)


def _lies_apart(size: tuple[int, int], seats: int, left_handed: bool, boards: bool) -> None:
    glass = screen(*size)._replace(touch=True)
    room = Rect(0, 0, *size)
    sittings = seated([], seats, wide=size[0] >= size[1])
    alone: list[set[int]] = [{seat} for seat in range(seats)]
    for asked in alone if boards else [*alone, set(range(seats))]:
        layout = flat_layout(
            glass, sittings, asked, min(asked), boards=boards, left_handed=left_handed
        )  # fmt: skip
        assert room.contains(layout.table)
        assert min(layout.table.size) > glass.mm(60)
        parts = [("table", layout.table)]
        for seat, spots in layout.sides.items():
            known = {"plate": spots.plate, "ledge": spots.ledge}
            frame = spots.frame
            known |= {"prompt": frame.prompt, "corner": frame.corner} if seat in asked else {}
            if boards and seat in asked:
                known |= {"own": frame.own, "hand": frame.hand}
                assert frame.prompt.width >= glass.mm(60), "a sentence in two lines"
                assert frame.hand.width >= glass.mm(100), "six cards beside each other"
            parts += [
                (f"{name} {seat}", rect_in_room(spots.degrees, rect, room)) for name, rect in known.items()
            ]
        for (one, first), (other, second) in combinations(parts, 2):
            assert not first.colliderect(second), (one, other)
        for name, rect in parts[1:]:
            assert room.contains(rect), name
            assert min(rect.size) >= glass.mm(9), name


def test_a_window_that_is_held_open_in_a_game_of_boards_stays_at_its_edge() -> None:
    glass, room = screen(2048, 1536)._replace(touch=True), Rect(0, 0, 2048, 1536)
    for size in range(2, 7):
        layout = flat_layout(glass, seated([], size, wide=True), {0}, 0, boards=True)
        for seat, spots in layout.sides.items():
            assert spots.is_board
            assert room.contains(rect_in_room(spots.degrees, spots.peek, room)), seat
            assert spots.peek.bottom <= spots.ledge.y or seat == 0


@pytest.mark.parametrize("edge", DEGREES)
def test_the_big_button_is_at_the_right_hand_of_whoever_sits_there(edge: str) -> None:
    other = next(name for name in DEGREES if name != edge)
    layout = flat_layout(screen(2048, 1536), seated([edge, other], 2, wide=True), {0}, 0)
    spots = layout.sides[0]
    assert spots.frame.corner.centerx > spots.frame.prompt.centerx
    mirrored = flat_layout(screen(2048, 1536), seated([edge, other], 2, wide=True), {0}, 0, left_handed=True)
    spots = mirrored.sides[0]
    assert spots.frame.corner.centerx < spots.frame.prompt.centerx
