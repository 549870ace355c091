"""The table laid: the board and everything around it as one tree of widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.table.answering.piece_tray import TraySlot
from scenes.table.board.board import Board, PieceNode
from scenes.table.board.over_board import OverBoard
from scenes.table.chrome import corner, prompt_bar, top_strip
from scenes.table.game_table import Watching
from scenes.table.log.panel import log_panel
from scenes.table.map.camera_buttons import camera_buttons
from scenes.table.map.tray_gives_way import GivingWay
from scenes.table.prompt_bar import PromptBar
from scenes.table.regions import Fixed
from scenes.table.right_column import above_corner, column, over_table, rows_of
from scenes.table.seat_rail import seat_rail
from scenes.table.stage.flash import FlashLayer, HiddenDuringFlash
from scenes.table.stage.moments import Overlay
from scenes.widgets.boxes import Layers
from scenes.widgets.free_spot import free_spot
from scenes.widgets.toast import WIDEST
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

NOTE = 14.0  # millimetres of a toast's height


def build_table_tree(scene: TableScene) -> Widget:
    """The whole tree. What can be decided comes first: that is the order of the Tab key (docs/ux 4.16)."""
    if not scene.director.busy:
        scene.pins.sweep()
    spots = scene.spots
    around = scene.kept.reuse_unchanged(scene.ui, _around(scene, scene.watching()))
    covered = scene.log_open and scene.ui.screen.compact  # by a log that lies over the table
    over = [] if spots.log.width or covered else over_table(scene)
    scene.pending = rows_of(scene.ui, [*around, *over])
    watching = scene.watching()
    scene.board = board = _board(scene, watching)
    parts: list[Widget] = [Fixed(board, scene.ui.rect)]
    scene.tray = _tray(scene, board, watching)
    if scene.tray:
        parts.append(scene.tray)
    parts += _recap(scene, board, [part.spot for part in over if isinstance(part, Fixed)])
    scene.bar = next(bar for part in around for bar in part.children if isinstance(bar, PromptBar))
    parts += around
    if not spots.log.width and covered:
        parts.append(Fixed(log_panel(scene), _over(scene)))
    if not covered:
        parts += scene.pins.panels(watching)
    parts += [*over, *([] if spots.log.width else above_corner(scene)), OverBoard(board), *board.rings]
    parts.append(Overlay(scene.stage, scene.director.moment, spots.table))
    parts.append(FlashLayer(scene.flash))
    return Layers(*parts)


def _around(scene: TableScene, watching: Watching) -> list[Widget]:
    """What stands beside the pieces: corner, bar, strip, seats, the panels of the game, the right column."""
    spots = scene.spots
    around: list[Widget] = [Fixed(corner(scene), spots.corner), Fixed(prompt_bar(scene), spots.prompt)]
    around += [Fixed(top_strip(scene), spots.top), *_rail(scene)]
    around += [*camera_buttons(scene), *scene.table.side(scene.ui, scene.view, watching)]
    return [*around, *column(scene)] if spots.log.width else around


def _recap(scene: TableScene, board: Board, over: list[Rect]) -> list[Widget]:
    """What has happened since, beside what can be chosen now and what lies over the table."""
    card = scene.recap.make_card([*over, *_trays(scene), *_usable(board)])
    return [Fixed(HiddenDuringFlash(card, scene.flash), scene.toast_area())] if card else []


def _trays(scene: TableScene) -> list[Rect]:
    """Where trays lie over the table."""
    if scene.tray is None:
        return []
    scene.tray.arrange(scene.ui, scene.ui.rect)
    return [part.rect for part in scene.tray.walk() if isinstance(part, TraySlot)]


def _rail(scene: TableScene) -> list[Widget]:
    """The seats, each by itself: most answers change one or two of them."""
    builder = None if scene.director.busy else scene.builder
    rail = seat_rail(scene, builder, scene.controller.piece_pressed)
    spots = rail.spots(scene.ui, scene.spots.rail)
    return [Fixed(seat, spot) for seat, spot in zip(rail.children, spots, strict=True)]


def toast_area(scene: TableScene) -> Rect:
    """Over a rival's side or below those of many, where nothing is chosen: the own things stay free."""
    spots = scene.spots
    wide = min(spots.prompt.width, spots.table.width)
    if scene.camera_control.here and scene.board:
        return _over_map(scene, scene.board)
    top = spots.table.y + (spots.table.height * 11 // 50 if len(scene.session.players) > 2 else 0)
    return scene.recap.below(Rect(spots.prompt.x, top, wide, spots.prompt.y - top))


def _over_map(scene: TableScene, board: Board) -> Rect:
    """Where the fewest things of a map are that can be touched; its pieces are everywhere."""
    spots, ui = scene.spots, scene.ui
    area = scene.recap.below(spots.table.inflate(-2 * ui.mm(2), -2 * ui.mm(2)))
    seen = [rect.clip(spots.table) for rect in _usable(board) if rect.colliderect(spots.table)]
    buttons = [part.rect for part in camera_buttons(scene)]
    spot = free_spot([*seen, *buttons], area, (ui.mm(WIDEST), ui.mm(NOTE)), ui.mm(4))
    return Rect(spot.x, spot.y - ui.mm(2), spot.width, spots.prompt.y - spot.y)  # they keep a gap above


def _usable(board: Board) -> list[Rect]:
    """What can be taken in hand now, and where it may go."""
    legal = [node.placed.rect for node in board.children if isinstance(node, PieceNode) and node.legal]
    return [*legal, *(rect for rect, _ in board.places.values())]


def _over(scene: TableScene) -> Rect:
    """Where a tray may lie over the table: not over the hand and the prompt bar (docs/ux 4.15)."""
    spots, gap = scene.spots, scene.ui.mm(2)
    return Rect(0, spots.top.bottom, scene.ui.rect.width, spots.prompt.y - gap - spots.top.bottom)


def _board(scene: TableScene, watching: Watching) -> Board:
    picture = scene.table.picture(scene.view, watching)
    if not scene.director.busy:
        scene.stage.reconcile(picture)
    background = scene.table.background(scene.view, watching)
    board = Board(scene.stage, scene.controller, background, scene.spots.hand)
    board.camera_control, board.pending = (
        scene.camera_control if scene.camera_control.here else None,
        scene.pending,
    )
    scene.camera_control.settled(watching.sight)
    board.targets = lambda piece: targets(scene, piece)
    _mark(scene, board, watching)
    board.moment = scene.director.moment
    board.rings = scene.controller.rings()
    _light(scene, board)
    board.populate(picture)
    return board


def _mark(scene: TableScene, board: Board, watching: Watching) -> None:
    """How a game itself marks where a piece may go, if it does."""
    table, view, builder = scene.table, scene.view, scene.builder
    board.mark = lambda piece, place, over: table.place_mark(piece, place, view, watching, over=over)
    if builder is not None:
        board.beyond = lambda piece: table.beyond(piece, builder, view, scene.watching())


def _light(scene: TableScene, board: Board) -> None:
    """What can be used now, and where the piece in hand may go."""
    builder = scene.builder
    if builder is None or scene.director.busy:
        return
    board.legal = frozenset(builder.pieces)
    board.selected = builder.selected if not builder.parked else ""
    board.hinted = scene.hinted
    lit = targets(scene, board.selected) if board.selected else {}
    board.places = {name: place for name, place in lit.items() if place[0] not in board.pending}


def targets(scene: TableScene, piece: str) -> dict[str, tuple[Rect, str]]:
    """Where a piece may go: the rectangle of each place, and its name."""
    if scene.builder is None:
        return {}
    known = scene.table.places(scene.watching(), scene.view)
    wanted = scene.controller.places_of(piece)  # a tray may have places of its own
    return {place: known[place] for place in wanted if place in known}


def _tray(scene: TableScene, board: Board, watching: Watching) -> Widget | None:
    """The tool of a question; over a map it gives way to where the piece in hand may go."""
    tool = _tool(scene, watching)
    if tool is None or not scene.camera_control.here:
        return tool
    return GivingWay(tool, [rect for rect, _ in board.places.values()])


def _tool(scene: TableScene, watching: Watching) -> Widget | None:
    if scene.builder is None or scene.director.busy:
        return scene.table.onlooking(scene.ui, scene.view, watching)
    return scene.table.tool(scene.ui, scene.builder, scene.view, watching, scene.controller.readied)
