"""What a board has over everything else: raised cards of the hand, the piece in hand, places beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import AMBER
from scenes.table.board.place_node import PlaceNode
from scenes.table.board.placing import lies_in_hand
from scenes.table.stage.stage import draw_piece, painted
from scenes.table.stage.tween import Pose, pose_of
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.board.board import Board
    from scenes.table.stage.piece import PlacedPiece
    from scenes.widgets.context import Ui

RAISE_MM = 12.0  # a card of the hand that has the focus
LARGER = 1.06
READ_MM = 44.0  # how wide it is at least, so that its text can be read


class OverBoard(Widget):
    """Drawn after the panels around a board: none of them covers what is in hand."""

    layered = True

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = Rect(rect.topleft, (0, 0))

    def draw_all(self, canvas: Canvas) -> None:
        for placed in self.board.raised:
            draw_raised(canvas, self.board, placed)
        for child in self.board.children:
            if isinstance(child, PlaceNode) and child.beside:
                child.draw(canvas)
        for one in self.board.carried.values():  # a ghost stays where it came from
            draw_piece(canvas, one.placed, one.placed.look, one.pose, shadow=True)


def rises(board: Board, placed: PlacedPiece) -> bool:
    """A card of the hand does under the pointer; one that cannot be used leaves the reason to be read."""
    in_hand = lies_in_hand(placed, board.hand_area)
    return in_hand and (placed.id in board.legal or not board.objects())


def raised_over(board: Board, canvas: Canvas) -> list[Rect]:
    """Where cards of the hand are raised over what stands above them."""
    found = []
    for placed in board.raised:
        large = readable(canvas, board, placed)
        found.append(_outline(large, _raised(canvas, board, large)))
    return found


def _outline(placed: PlacedPiece, pose: Pose) -> Rect:
    rect = Rect(0, 0, round(placed.width * pose.scale), round(placed.height * pose.scale))
    rect.center = (round(pose.x), round(pose.y))
    return rect


def draw_raised(canvas: Canvas, board: Board, placed: PlacedPiece) -> None:
    """A piece that stands out, with its edge and its tick."""
    placed = readable(canvas, board, placed)
    pose = _raised(canvas, board, placed)
    draw_piece(canvas, placed, placed.look, pose, shadow=True)
    rect = _outline(placed, pose)
    if placed.id in (board.selected, *board.gathered):
        draw_edge(canvas, board, placed.id, rect)
    if placed.id in board.legal - board.quiet and not placed.ticked:
        board.tick(canvas, placed._replace(angle=0.0), rect)


def draw_edge(canvas: Canvas, board: Board, name: str, rect: Rect) -> None:
    """The edge of a piece that is chosen; a game may have one that is no rectangle."""
    look = board.mark(name, name, True)
    if look is None:
        canvas.outline(rect.inflate(canvas.mm(1.2), canvas.mm(1.2)), AMBER, canvas.mm(0.8), canvas.mm(3))
        return
    piece = board.stage.pieces.get(name)
    within = piece.placed.within if piece else None
    with canvas.clipped(Rect(within) if within else board.rect):
        canvas.blit(painted(canvas, look, rect.size), rect.topleft)


def readable(canvas: Canvas, board: Board, placed: PlacedPiece) -> PlacedPiece:
    """A card of the hand under the pointer is large enough to be read, all of it in the window."""
    focus = board.pointed_at()
    share = canvas.mm(READ_MM) / (placed.width * LARGER)
    if focus is None or focus.placed.id != placed.id or share <= 1 or not rises(board, placed):
        return placed
    width, height = round(placed.width * share), round(placed.height * share)
    half = round(width * LARGER / 2)
    x = max(board.rect.left + half, min(placed.x, board.rect.right - half))
    return placed._replace(x=x, width=width, height=height)


def _raised(canvas: Canvas, board: Board, placed: PlacedPiece) -> Pose:
    """A card of the hand comes up so that all of it can be read."""
    if not lies_in_hand(placed, board.hand_area):
        return pose_of(placed)._replace(scale=LARGER, light=1.0)
    bottom = board.rect.bottom - canvas.mm(1)
    y = min(placed.y - canvas.mm(RAISE_MM), bottom - placed.height * LARGER / 2)
    return Pose(placed.x, y, 0.0, LARGER, 1.0, 255.0)
