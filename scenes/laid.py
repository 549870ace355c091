"""The table laid: the board and everything around it as one tree of widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.board import Board
from scenes.chrome import corner, prompt_bar, seat_rail, top_strip
from scenes.frame import Fixed
from scenes.games import Watching
from scenes.kit.boxes import Layers
from scenes.kit.widget import Widget
from scenes.log import log_panel
from scenes.stage.moments import Overlay

if TYPE_CHECKING:
    from scenes.table import TableScene


def laid(scene: TableScene) -> Widget:
    """The whole tree. What can be decided comes first: that is the order of the Tab key (ux 4.16)."""
    spots, watching = scene.spots, scene.watching()
    scene.board = board = _board(scene, watching)
    scene.bar = prompt_bar(scene)
    parts: list[Widget] = [Fixed(board, scene.ui.rect)]
    tool = _tool(scene, watching)
    if tool:
        parts.append(tool)
    parts += [Fixed(corner(scene), spots.corner), Fixed(scene.bar, spots.prompt)]
    parts += [Fixed(top_strip(scene), spots.top), Fixed(seat_rail(scene), spots.rail)]
    parts += scene.table.side(scene.ui, scene.view, watching)
    if spots.log.width:
        parts.append(Fixed(log_panel(scene), spots.log))
    elif scene.log_open:
        parts.append(log_panel(scene))
    parts += [board.ring] if board.ring else []
    parts.append(Overlay(scene.stage, scene.director.moment, spots.table))
    return Layers(*parts)


def _board(scene: TableScene, watching: Watching) -> Board:
    picture = scene.table.picture(scene.view, watching)
    if not scene.director.busy:
        scene.stage.reconcile(picture)
    background = scene.table.background(scene.view, watching)
    board = Board(scene.stage, scene.fingers, background, scene.spots.hand)
    board.targets = lambda piece: targets(scene, piece)
    board.moment = scene.director.moment
    board.ring = scene.fingers.ring()
    _light(scene, board)
    board.populate(picture)
    return board


def _light(scene: TableScene, board: Board) -> None:
    """What can be used now, and where the piece in hand may go."""
    choosing = scene.choosing
    if choosing is None or scene.director.busy:
        return
    board.legal = frozenset(choosing.pieces)
    board.selected = choosing.selected if not choosing.parked else ""
    board.hinted = scene.hinted
    board.places = targets(scene, board.selected) if board.selected else {}


def targets(scene: TableScene, piece: str) -> dict[str, tuple[Rect, str]]:
    """Where a piece may go: the rectangle of each place, and its name."""
    if scene.choosing is None:
        return {}
    known = scene.table.places(scene.watching())
    return {place: known[place] for place in scene.choosing.places_of(piece)}


def _tool(scene: TableScene, watching: Watching) -> Widget | None:
    if scene.choosing is None or scene.director.busy:
        return None
    return scene.table.tool(scene.ui, scene.choosing, scene.view, watching, scene.chosen)
