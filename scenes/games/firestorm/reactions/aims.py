"""What the stack is about, marked on the table with lines from the rail; and plates for numbers to choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.firestorm.parts import Item
from game.firestorm.table import FirestormTable
from game.firestorm.words import numbers_of, verb_of
from scenes.games.firestorm.lines_piece import lines_piece
from scenes.games.firestorm.looks.chips import AimLook
from scenes.games.firestorm.looks.lines import DOWN, RIGHT, UP, Line
from scenes.games.firestorm.reactions.windows import aimed_at
from scenes.games.firestorm.zones import Z_AIR, Z_LINE, Z_TABLE
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.stage.piece import PlacedPiece

NEAR = 0.5  # of a card's width
SOLID = ("card:", "slot:", "pile:")  # what hides a line that runs below it
ARROW = 26  # of them are as long as the table is high
PLATE = 0.1  # of the table's height: a number to choose
NUMBERS = {"hit": "damage", "prevent": "stones"}


def waiting(view: FirestormTable) -> list[Item]:
    """What the rail tells, the newest first."""
    return list(reversed(view.stack))


def marks(view: FirestormTable, laid: Sequence[PlacedPiece], watching: Watching) -> list[PlacedPiece]:
    """A ring about every card that something is aimed at, and lines to it from its row of the rail.

    Where the bar alone tells what is answered there is no row, and so no line. Lines run below the cards and
    end in an arrow where the table beside their card is free.
    """
    spots = {placed.id: placed.rect for placed in laid}
    solid = [placed.rect for placed in laid if placed.id.startswith(SOLID) and placed.z < Z_AIR]
    words = [placed.rect for placed in laid if placed.id == "fight:known"]
    found: list[PlacedPiece] = []
    lines: list[Line] = []
    for row, item in enumerate(waiting(view)):
        for piece in aimed(view, item):
            rect = spots.get(piece)
            if rect is None:
                continue
            look, about = AimLook(len(view.stack) - row), rect.inflate(6, 6)
            found.append(at(f"aim:{item.number}:{piece}", look, about, Z_LINE + 1))
            if not watching.pending:
                continue
            start = _rail(watching, row)
            if start[0] - rect.right > NEAR * rect.width:  # beside its row a card needs no line
                lines.append(_line(start, rect, solid, words, watching.area))
    if not lines:
        return found
    ground = Z_TABLE + (4 if view.combat is not None else 1)  # over frames of formations, below piles
    return [lines_piece("stack:lines", lines, watching.area, ground), *found]


def _line(
    start: tuple[int, int], card: Rect, solid: Sequence[Rect], words: Sequence[Rect], area: Rect
) -> Line:
    """From a row of the rail to the side of a card where the arrow has the most room, and covers no words."""
    reach = area.height // ARROW
    half = reach // 2
    ways = {
        RIGHT: Rect(card.right + 1, card.centery - half, reach, 2 * half),
        DOWN: Rect(card.centerx - half, card.bottom + 1, 2 * half, reach),
        UP: Rect(card.centerx - half, card.y - reach - 1, 2 * half, reach),
    }
    others = [rect for rect in solid if rect != card]
    free = [way for way, room in ways.items() if area.contains(room) and room.collidelist(others) < 0]
    beside = Rect(card.right, card.y, max(1, start[0] - card.right), card.height)
    if beside.collidelist(list(words)) >= 0 and UP in free:
        free = [UP]
    way = free[0] if free else DOWN
    end = {
        RIGHT: (card.right + 4, card.centery),
        DOWN: (card.centerx, card.bottom + 4),
        UP: (card.centerx, card.y - 4),
    }[way]
    return start, end, way


def _rail(watching: Watching, row: int) -> tuple[int, int]:
    """Where a row of the rail is, or the one that leads to it."""
    rect = watching.pending[min(row, len(watching.pending) - 1)]
    return min(watching.area.right, rect.x), rect.centery


def aimed(view: FirestormTable, item: Item) -> Iterator[str]:
    """The pieces that something on the stack is about."""
    size, struck = view.size, dict(zip(item.cards, item.amounts, strict=False))
    for kind, target in aimed_at(view, item):
        if kind != "card" or (item.kind == "damage" and not struck.get(target)):
            continue  # seats and effects are told in the rails; what is being dealt out is not aimed yet
        yield f"slot:{target - 3 * size}" if target >= 3 * size else f"card:{target}"
    if item.host >= 0:
        yield f"card:{item.host}"


# --- numbers to choose


def numbers(view: FirestormTable, watching: Watching) -> dict[str, tuple[Rect, str]]:
    """Plates in the middle of the table for points of damage, or for lucky stones."""
    prompt = watching.question
    listed: Sequence[str] = getattr(prompt, "listed", ())
    words = {(NUMBERS[verb_of(said)], numbers_of(said)[1]) for said in listed if verb_of(said) in NUMBERS}
    if not words:
        return {}
    area = watching.area
    side = round(area.height * PLATE)
    gap = side // 4
    wanted = sorted(words)
    across = max(1, min(len(wanted), (area.width - gap) // (side + gap)))
    rows = -(-len(wanted) // across)
    top = area.centery - rows * (side + gap) // 2
    found = {}
    for place, (kind, number) in enumerate(wanted):
        row, column = divmod(place, across)
        count = min(across, len(wanted) - row * across)
        left = area.centerx - (count * (side + gap) - gap) // 2
        rect = Rect(left + column * (side + gap), top + row * (side + gap), side, side)
        found[f"{kind}:{number}"] = (rect, say(watching, f"firestorm.table.{kind}", count=number))
    return found
