"""The pieces of a board as lists: the hand, every place with what lies there, and what is left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.table.board.placing import lies_in_hand
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.board.board import Board
    from scenes.table.board.piece_node import PieceNode

HOURS = 12
LARGER = 1.5  # times as large is a piece on which another one stands


class SpokenPlace(Widget):
    """A place and what lies there; nobody sees it, it only puts in order what is told."""

    role = "place list"

    def __init__(self, name: str, key: str, pieces: Sequence[Widget]) -> None:
        super().__init__(name, list(pieces))
        self.key = f"spoken:{key}"
        rects = [piece.rect for piece in pieces]
        self.rect = rects[0].unionall(rects[1:]) if rects else Rect(0, 0, 0, 0)


def spoken_places(board: Board, pieces: Sequence[PieceNode]) -> list[Widget]:
    """The hand first, then the places with pieces on them from the top to the bottom, then the rest."""
    if board.ui is None:
        return []
    hand, table = board.ui.say("spoken.hand"), board.ui.say("spoken.table")
    told = _without_doubles(board, pieces)
    held = sorted(
        (node for node in told if lies_in_hand(node.placed, board.hand_area)),
        key=lambda node: node.placed.x,
    )
    laid = [node for node in told if node not in held]
    on = _grounds(laid)
    grounds = [node for node in laid if node in on.values()]
    lists: list[Widget] = [SpokenPlace(hand, "hand", held)] if held else []
    for ground in sorted(grounds, key=_reading_order):
        there = [node for node in laid if on.get(node.key) is ground and node not in grounds]
        lists.append(SpokenPlace(ground.name, ground.key, [ground, *sorted(there, key=_reading_order)]))
    alone = sorted((node for node in laid if node not in grounds and node.key not in on), key=_reading_order)
    return [*lists, SpokenPlace(table, "table", alone)] if alone else lists


def _reading_order(node: PieceNode) -> tuple[int, int]:
    return node.rect.y, node.rect.x


def _without_doubles(board: Board, pieces: Sequence[PieceNode]) -> list[PieceNode]:
    """Pieces that are told alike are told once, unless each can be used by itself."""
    met: set[tuple[str, str, object]] = set()
    told = []
    for node in pieces:
        kind = node.placed.id.split(":")[0]
        alike = (node.name, kind, board.words.owner(node.placed) if board.words else "")
        if node.legal or alike not in met:
            told.append(node)
        if not node.legal:
            met.add(alike)
    return [node for node in told if node.name]


def _grounds(laid: Sequence[PieceNode]) -> dict[str, PieceNode]:
    """For every piece the smallest larger one on which it stands; of equal ones the one it stands amid."""
    facts = [(node, node.placed.rect, node.placed.z) for node in laid]
    facts.sort(key=lambda fact: _area(fact[1]))
    found = {}
    for place, (node, rect, z) in enumerate(facts):
        below = [
            (other, ground)
            for other, ground, depth in facts[place + 1 :]
            if depth < z and ground.collidepoint(rect.center) and _area(ground) > LARGER * _area(rect)
        ]
        alike = [each for each in below if _area(each[1]) < LARGER * _area(below[0][1])]
        if alike:
            found[node.key] = min(alike, key=lambda each: math.dist(each[1].center, rect.center))[0]
    return found


def _area(rect: Rect) -> int:
    return rect.width * rect.height


def at_the_clock(node: PieceNode, pieces: Sequence[PieceNode]) -> int:
    """In which direction from the middle of a map a piece lies, as on the face of a clock, 1 to 12."""
    if not pieces:
        return HOURS
    x = sum(other.placed.x for other in pieces) / len(pieces)
    y = sum(other.placed.y for other in pieces) / len(pieces)
    turned = math.atan2(node.placed.x - x, y - node.placed.y) / math.tau * HOURS
    return (round(turned) - 1) % HOURS + 1
