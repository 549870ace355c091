"""The table laid: the board and everything around it as one tree of widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.beside import column, over_table
from scenes.board import Board, PieceNode
from scenes.chrome import corner, prompt_bar, top_strip
from scenes.frame import Fixed
from scenes.games import Watching
from scenes.kit.boxes import Layers
from scenes.kit.widget import Widget
from scenes.log.panel import log_panel
from scenes.rail import seat_rail
from scenes.stage.flash import Aside, FlashLayer
from scenes.stage.moments import Overlay

if TYPE_CHECKING:
    from scenes.table import TableScene


def laid(scene: TableScene) -> Widget:
    """The whole tree. What can be decided comes first: that is the order of the Tab key (ux 4.16)."""
    if not scene.director.busy:
        scene.pins.sweep()
    spots, watching = scene.spots, scene.watching()
    scene.board = board = _board(scene, watching)
    scene.bar = prompt_bar(scene)
    parts: list[Widget] = [Fixed(board, scene.ui.rect), *_recap(scene, board)]
    tool = _tool(scene, watching)
    if tool:
        parts.append(tool)
    parts += [Fixed(corner(scene), spots.corner), Fixed(scene.bar, spots.prompt)]
    parts += [Fixed(top_strip(scene), spots.top), Fixed(_rail(scene), spots.rail)]
    parts += scene.table.side(scene.ui, scene.view, watching)
    if spots.log.width:
        parts += column(scene)
    elif scene.log_open and scene.ui.screen.compact:
        parts.append(Fixed(log_panel(scene), _over(scene)))
    if not (scene.log_open and scene.ui.screen.compact):  # a log that lies over the table covers them
        parts += scene.pins.panels(watching)
    parts += [*([] if spots.log.width else [*over_table(scene), *scene.call.chips()]), *board.rings]
    parts.append(Overlay(scene.stage, scene.director.moment, spots.table))
    parts.append(FlashLayer(scene.flash))
    return Layers(*parts)


def _recap(scene: TableScene, board: Board) -> list[Widget]:
    """What has happened since, beside what can be chosen now."""
    legal = [node.placed.rect for node in board.children if isinstance(node, PieceNode) and node.legal]
    card = scene.recap.make_card([*legal, *(rect for rect, _ in board.places.values())])
    return [Fixed(Aside(card, scene.flash), scene.toast_area())] if card else []


def _rail(scene: TableScene) -> Widget:
    choosing = None if scene.director.busy else scene.choosing
    return seat_rail(scene, choosing, scene.fingers.piece_pressed)


def _over(scene: TableScene) -> Rect:
    """Where a tray may lie over the table: not over the hand and the prompt bar (ux 4.15)."""
    spots, gap = scene.spots, scene.ui.mm(2)
    return Rect(0, spots.top.bottom, scene.ui.rect.width, spots.prompt.y - gap - spots.top.bottom)


def _board(scene: TableScene, watching: Watching) -> Board:
    picture = scene.table.picture(scene.view, watching)
    if not scene.director.busy:
        scene.stage.reconcile(picture)
    background = scene.table.background(scene.view, watching)
    board = Board(scene.stage, scene.fingers, background, scene.spots.hand)
    board.targets = lambda piece: targets(scene, piece)
    board.moment = scene.director.moment
    board.rings = scene.fingers.rings()
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
    known = scene.table.places(scene.watching(), scene.view)
    return {place: known[place] for place in scene.choosing.places_of(piece)}


def _tool(scene: TableScene, watching: Watching) -> Widget | None:
    if scene.choosing is None or scene.director.busy:
        return scene.table.onlooking(scene.ui, scene.view, watching)
    return scene.table.tool(scene.ui, scene.choosing, scene.view, watching, scene.fingers.readied)
