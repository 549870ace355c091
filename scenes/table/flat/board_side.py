"""Where things are at an edge in a game in which everybody has a board of their own that all may see.

From the edge inwards: the name and the question, the own board with what a question offers, beside them the
action corner. Where the edge is too short for that, what a question offers has a row of its own.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from scenes.shell.units import Screen
from scenes.table.regions import CORNER, PROMPT

EDGE = 3.0  # millimetres that belong to sleeves (docs/ux 4.0)
LEDGE = 12.0  # how tall what lies at an edge is
GAP = 1.5
ROW = 36.0  # how tall the own board is
OWN, SMALL_OWN = 62.0, 34.0  # how wide, and at a short edge or in a small window
HAND = 100.0  # what a question offers, at least
EYE = 14.0  # where a finger rests to look at what is secret
PLATE, ROOMY = 46.0, 66.0  # a seat's name and numbers, and where there is room for all of them
PEEK = 150.0
SHARE = 0.36  # of an edge, for the action corner at most
NOTHING = Rect(0, 0, 0, 0)


class BoardSpots(NamedTuple):
    """The rectangles of one side, as whoever sits there sees them."""

    plate: Rect
    eye: Rect
    own: Rect
    hand: Rect  # what a question offers, else the rest of the own board
    peek: Rect  # what a finger on the eye opens
    prompt: Rect = NOTHING
    corner: Rect = NOTHING


def is_short(screen: Screen, long: int) -> bool:
    """An edge of which the own board, what a question offers and the corner do not fit into one row."""
    needed = SMALL_OWN + HAND + 2 * GAP
    return long - 2 * screen.mm(EDGE) - _corner_wide(screen, long) < screen.mm(needed)


def board_depth(screen: Screen, long: int, *, alone: bool) -> int:
    """How much of the table an edge takes at which somebody is asked, ``alone`` or together with others."""
    third = ROW + GAP if alone and is_short(screen, long) else 0
    return screen.mm(EDGE + PROMPT + GAP + ROW + GAP + third)


def resting_spots(screen: Screen, band: Rect, part: Rect) -> BoardSpots:
    """Of whoever is not asked: the name with all numbers, and an eye; ``part`` of the edge is theirs."""
    mm, gap, inner = screen.mm, screen.mm(GAP), _inner(screen, part)
    low = Rect(inner.x, inner.bottom - mm(LEDGE), inner.width, mm(LEDGE))
    plate = Rect(low.x, low.y, min(mm(ROOMY), low.width - mm(EYE) - gap), low.height)
    eye = Rect(plate.right + gap, low.y, mm(EYE), low.height)
    tall = mm(ROW + 2 * GAP)
    peek = Rect(inner.x, low.y - gap - tall, min(mm(PEEK), band.width - 2 * mm(EDGE)), tall)
    peek.right = min(peek.right, band.right - mm(EDGE))
    own, hand = _own_and_hand(screen, peek.inflate(-2 * gap, -2 * gap))
    return BoardSpots(plate, eye, own, hand, peek)


def asked_spots(screen: Screen, band: Rect, part: Rect, *, left_handed: bool) -> BoardSpots:
    """Of whoever is asked; beside the ``part`` of the outer row that is theirs somebody else may sit."""
    inner, mine = _inner(screen, band), _inner(screen, part)
    found = _short(screen, inner) if is_short(screen, band.width) else _long(screen, inner, mine)
    return _mirrored(found, inner, mine) if left_handed else found


def _short(screen: Screen, inner: Rect) -> BoardSpots:
    """The question, above it the own board beside the name and the eye, above all what is offered."""
    mm, gap = screen.mm, screen.mm(GAP)
    low = Rect(inner.x, inner.bottom - mm(PROMPT), inner.width, mm(PROMPT))
    row = Rect(inner.x, low.y - gap - mm(ROW), inner.width, mm(ROW))
    wide = _corner_wide(screen, inner.width)
    corner = Rect(inner.right - wide, row.y, wide, low.bottom - row.y)
    prompt = Rect(low.x, low.y, corner.x - gap - low.x, low.height)
    own = Rect(row.x, row.y, mm(SMALL_OWN), row.height)
    plate = Rect(own.right + gap, row.bottom - mm(LEDGE), prompt.right - own.right - gap, mm(LEDGE))
    eye = Rect(plate.x, plate.y - gap - mm(LEDGE), min(mm(EYE), plate.width), mm(LEDGE))
    hand = Rect(row.x, row.y - gap - row.height, row.width, row.height)
    return BoardSpots(plate, eye, own, hand, own.union(corner), prompt, corner)


def _long(screen: Screen, inner: Rect, mine: Rect) -> BoardSpots:
    """The name, the eye and the question, above them the own board and what is offered."""
    mm, gap = screen.mm, screen.mm(GAP)
    low = Rect(mine.x, mine.bottom - mm(PROMPT), mine.width, mm(PROMPT))
    row = Rect(inner.x, low.y - gap - mm(ROW), inner.width, mm(ROW))
    wide = _corner_wide(screen, inner.width)
    corner = Rect(row.right - wide, row.y, wide, row.height)
    if low.width == row.width:  # nobody sits beside
        corner.height = low.bottom - row.y
        low.width -= wide + gap
    plate = Rect(low.x, low.bottom - mm(LEDGE), mm(PLATE), mm(LEDGE))
    eye = Rect(plate.right + gap, plate.y, mm(EYE), mm(LEDGE))
    prompt = Rect(eye.right + gap, low.y, low.right - eye.right - gap, low.height)
    room = Rect(row.x, row.y, corner.x - gap - row.x, row.height)
    own, hand = _own_and_hand(screen, room)
    return BoardSpots(plate, eye, own, hand, room, prompt, corner)


def _own_and_hand(screen: Screen, room: Rect) -> tuple[Rect, Rect]:
    """The own board is small where what is offered would be too narrow beside it."""
    gap = screen.mm(GAP)
    roomy = room.width - gap - screen.mm(OWN) >= screen.mm(HAND) and not screen.compact
    own = Rect(room.x, room.y, screen.mm(OWN if roomy else SMALL_OWN), room.height)
    return own, Rect(own.right + gap, room.y, room.right - own.right - gap, room.height)


def _inner(screen: Screen, band: Rect) -> Rect:
    edge = screen.mm(EDGE)
    return Rect(band.x + edge, band.y, band.width - 2 * edge, band.height - edge)


def _corner_wide(screen: Screen, long: int) -> int:
    return min(screen.mm(CORNER), round(long * SHARE))


def _mirrored(spots: BoardSpots, inner: Rect, mine: Rect) -> BoardSpots:
    """For a left hand: the same from the other end, of the outer row within the own part of it."""

    def turned(rect: Rect, room: Rect) -> Rect:
        return Rect(room.left + room.right - rect.right, rect.y, rect.width, rect.height)

    outer = mine if spots.corner.bottom <= spots.prompt.y else inner
    plate, eye, prompt = (turned(rect, outer) for rect in (spots.plate, spots.eye, spots.prompt))
    own, hand, peek, corner = (
        turned(rect, inner) for rect in (spots.own, spots.hand, spots.peek, spots.corner)
    )
    return BoardSpots(plate, eye, own, hand, peek, prompt, corner)
