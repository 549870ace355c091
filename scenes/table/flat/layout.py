"""Where things are on a screen that lies flat: a strip for everybody at their edge, the table between."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from pygame import Rect

from game.core.table import Seat
from scenes.shell.units import Screen
from scenes.table.flat.board_side import BoardSpots, asked_spots, board_depth, resting_spots
from scenes.table.flat.edges import DEGREES, Sitting
from scenes.table.regions import CORNER, PROMPT, TOP, Frame
from scenes.widgets.turned import rect_in_room, rect_seen_from

EDGE = 3.0  # millimetres that belong to sleeves (docs/ux 4.0)
LEDGE = 12.0  # how tall what lies at an edge is
GAP = 1.5
PLATE = 46.0  # how wide a seat's name and numbers are
NEIGHBOUR = 66.0  # how wide the part of somebody is who is not asked beside one who is
BOARD_NEIGHBOUR = 76.0  # and where there is no hand of cards
SHARE = 0.36  # of an edge, for the action corner at most
CARD = (28.0, 39.0)  # of a hand that is peeked at
SLOT = 12.0  # above it, to lay something face down
NOTHING = Rect(0, 0, 0, 0)


class SideSpots(NamedTuple):
    """The rectangles of one side, as whoever sits there sees them."""

    degrees: int
    band: Rect  # all of it
    plate: Rect
    ledge: Rect  # where the own things lie, or only an eye where they are a board
    hand: Rect  # for the picture of a hand that is peeked at
    peek: Rect  # all that it covers
    slot: Rect  # nothing where the own things are a board
    frame: Frame  # what stands there for whoever is asked

    @property
    def is_board(self) -> bool:
        """The own things are a board that all may see, not a hand of cards."""
        return not self.slot.width


class FlatLayout(NamedTuple):
    """One window with people around it."""

    table: Rect  # in the window
    sides: Mapping[Seat, SideSpots]


def flat_layout(
    screen: Screen,
    sittings: Sequence[Sitting],
    asked: Collection[Seat],
    front: Seat,
    *,
    boards: bool = False,
    left_handed: bool = False,
) -> FlatLayout:
    """Share the window out. ``boards``: the own things are a board, and not a hand of cards;

    ``front`` has the strip of steps before them.
    """
    room = Rect(0, 0, screen.width, screen.height)
    depths = {edge: _depth(screen, sittings, asked, edge) for edge in DEGREES}
    if boards:
        depths |= _board_depths(screen, sittings, asked, _bands(room, depths))
    bands = _bands(room, depths)
    table = Rect(
        depths["left"], depths["top"],
        room.width - depths["left"] - depths["right"], room.height - depths["top"] - depths["bottom"],
    )  # fmt: skip
    degrees = sittings[front].degrees
    strip = _strip(screen, rect_seen_from(degrees, table, room))
    inner = rect_seen_from(degrees, table, room)
    inner = Rect(inner.x, strip.bottom, inner.width, inner.bottom - strip.bottom)
    table = rect_in_room(degrees, inner, room)
    sides = {}
    for seat, sitting in enumerate(sittings):
        top = strip if seat == front else NOTHING
        band = rect_seen_from(sitting.degrees, bands[sitting.edge], room)
        seen = rect_seen_from(sitting.degrees, table, room)
        beside = [one for one, other in enumerate(sittings) if other.edge == sitting.edge and one != seat]
        both = any(one in asked for one in beside)
        part = _part(screen, sitting, band, seat in asked, both, BOARD_NEIGHBOUR if boards else NEIGHBOUR)
        if not boards:
            sides[seat] = _side(screen, sitting, part, seen, top, left_handed, seat in asked)
        elif seat not in asked:
            sides[seat] = _board_side(
                sitting, _outer(screen, part), resting_spots(screen, band, part), seen, top
            )
        else:
            whole = part if both else band
            spots = asked_spots(screen, whole, part, left_handed=left_handed)
            sides[seat] = _board_side(sitting, whole, spots, seen, top)
    return FlatLayout(table, sides)


def _depth(screen: Screen, sittings: Sequence[Sitting], asked: Collection[Seat], edge: str) -> int:
    there = [seat for seat, sitting in enumerate(sittings) if sitting.edge == edge]
    if not there:
        return 0
    if any(seat in asked for seat in there):
        return screen.mm(EDGE + LEDGE + GAP + PROMPT + GAP)
    return screen.mm(EDGE + LEDGE + GAP)


def _board_depths(
    screen: Screen, sittings: Sequence[Sitting], asked: Collection[Seat], bands: Mapping[str, Rect]
) -> dict[str, int]:
    """How deep the edges are at which somebody is asked who has a board."""
    found = {}
    for edge in {sittings[seat].edge for seat in asked}:
        there = sum(sittings[seat].edge == edge for seat in asked)
        found[edge] = board_depth(screen, max(bands[edge].size) // there, alone=len(asked) == 1)
    return found


def _bands(room: Rect, depths: Mapping[str, int]) -> dict[str, Rect]:
    """The long edges reach from corner to corner, the short ones lie between them."""
    wide = room.width >= room.height
    across = (0, room.width) if wide else (depths["left"], room.width - depths["right"])
    down = (depths["top"], room.height - depths["bottom"]) if wide else (0, room.height)
    return {
        "bottom": Rect(across[0], room.height - depths["bottom"], across[1] - across[0], depths["bottom"]),
        "top": Rect(across[0], 0, across[1] - across[0], depths["top"]),
        "left": Rect(0, down[0], depths["left"], down[1] - down[0]),
        "right": Rect(room.width - depths["right"], down[0], depths["right"], down[1] - down[0]),
    }


def _strip(screen: Screen, table: Rect) -> Rect:
    return Rect(table.x, table.y, table.width, screen.mm(11 if screen.touch else TOP))


def _side(
    screen: Screen, sitting: Sitting, band: Rect, table: Rect, top: Rect, left_handed: bool, asked: bool
) -> SideSpots:
    mm, gap, edge = screen.mm, screen.mm(GAP), screen.mm(EDGE)
    inner = Rect(band.x + edge, band.y, band.width - 2 * edge, band.height - edge)
    wide = min(mm(CORNER), round(inner.width * SHARE)) if asked else 0
    corner = Rect(inner.right - wide, inner.y, wide, inner.height) if asked else NOTHING.copy()
    words = Rect(inner.x, inner.y, inner.width - (wide + gap if asked else 0), inner.height)
    if left_handed and asked:
        corner.x, words.right = inner.x, inner.right
    row = Rect(words.x, words.bottom - mm(LEDGE), words.width, mm(LEDGE))
    plate = Rect(row.x, row.y, min(mm(PLATE), row.width * 3 // 4), row.height)
    ledge = Rect(plate.right + gap, row.y, row.right - plate.right - gap, row.height)
    if left_handed:
        plate.right, ledge.x = row.right, row.x
    prompt = Rect(words.x, words.y + gap, words.width, row.y - gap - words.y - gap) if asked else NOTHING
    peek = _peek(screen, words, band.bottom)
    hand = Rect(peek.x, peek.bottom - mm(EDGE + CARD[1]), peek.width, round(mm(CARD[1]) / 1.34))
    slot = Rect(peek.x, peek.y, peek.width, mm(SLOT))
    frame = Frame(top, NOTHING, table, NOTHING, prompt, ledge, ledge, corner)
    return SideSpots(sitting.degrees, band, plate, ledge, hand, peek, slot, frame)


def _board_side(sitting: Sitting, band: Rect, spots: BoardSpots, table: Rect, top: Rect) -> SideSpots:
    frame = Frame(top, NOTHING, table, NOTHING, spots.prompt, spots.own, spots.hand, spots.corner)
    return SideSpots(sitting.degrees, band, spots.plate, spots.eye, spots.hand, spots.peek, NOTHING, frame)


def _outer(screen: Screen, band: Rect) -> Rect:
    """What is left to whoever is not asked of an edge that somebody else needs."""
    tall = screen.mm(EDGE + LEDGE + GAP)
    return Rect(band.x, band.bottom - tall, band.width, tall)


def _part(
    screen: Screen, sitting: Sitting, band: Rect, asked: bool, other_asked: bool, neighbour: float
) -> Rect:
    """Of an edge that two share the one who is asked gets more."""
    if sitting.parts == 1:
        return band
    small = min(screen.mm(neighbour), band.width // 2)
    mine = band.width // 2 if asked == other_asked else band.width - small if asked else small
    return Rect(band.x if sitting.part == 0 else band.right - mine, band.y, mine, band.height)


def _peek(screen: Screen, words: Rect, bottom: int) -> Rect:
    tall = screen.mm(EDGE + CARD[1] + SLOT + GAP)
    return Rect(words.x, bottom - tall, words.width, tall)


def narrowed(spots: SideSpots, wide: int) -> SideSpots:
    """A hand of few cards covers no more of the table than it needs."""
    if wide >= spots.peek.width:
        return spots
    left = min(max(spots.peek.x, spots.ledge.centerx - wide // 2), spots.peek.right - wide)
    peek, hand, slot = (
        Rect(left, each.y, wide, each.height) for each in (spots.peek, spots.hand, spots.slot)
    )
    return spots._replace(peek=peek, hand=hand, slot=slot)
