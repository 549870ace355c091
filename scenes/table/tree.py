"""The tree of the table: the board and everything around it as widgets.

Whenever something changes, ``TableScene.rebuild`` says so, and before the next frame the whole tree is built
anew from one look at the table. Nothing is changed in the old tree: it is compared with the new one.

1. ``TableScene.build`` takes a look (``Seen``) and calls ``build_table_tree``, which returns the tree and
   the parts of it that the scene will ask something of (``TableTree``).
2. What stands around the pieces goes through ``KeptTable.reuse_unchanged`` (``tree_reuse.py``): a part that
   came out as it was stays with its places and its picture, and does what the new one would do.
3. The pieces are not widgets that move: the stage is told the new picture (``Stage.reconcile``) and lets them
   glide there from where they are.
4. ``Scene.refresh`` lets every widget inherit from the old one with the same key what it was doing (how far
   it is scrolled, what it says for a while), and the focus goes to the widget with the same key.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from scenes.table.answering.piece_tray import TraySlot
from scenes.table.answering.recalling import RecallingHands
from scenes.table.board.board import Board
from scenes.table.board.hands import Hands
from scenes.table.board.over_board import OverBoard, raised_over
from scenes.table.board.piece_node import PieceNode
from scenes.table.chrome import prompt_bar, top_strip
from scenes.table.corner import Corner
from scenes.table.fidget.corner import fidget_corner
from scenes.table.guide.guide import Guide, guide_column
from scenes.table.guide.pointed_things import PointedThings
from scenes.table.log.panel import log_panel, log_row
from scenes.table.map.camera_buttons import camera_buttons
from scenes.table.map.tray_gives_way import GivingWay
from scenes.table.prompt_bar import PromptBar
from scenes.table.regions import Fixed
from scenes.table.right_column import (
    ColumnContents,
    above_corner,
    column,
    over_table,
    room_over_log,
    rows_of,
)
from scenes.table.rules.inspections import first_line
from scenes.table.seat_rail import seat_rail
from scenes.table.spoken.piece_words import PieceWords
from scenes.table.stage.flash import FlashLayer, HiddenDuringFlash
from scenes.table.stage.moments import Overlay
from scenes.table.talk.bubble import placed_bubble
from scenes.widgets.boxes import Layers
from scenes.widgets.free_spot import clear_spot, free_spot
from scenes.widgets.toast import WIDEST
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.actions import TableActions
    from scenes.table.answering.controller import AnswerController
    from scenes.table.fidget.toys import Toys
    from scenes.table.log.panel import Log
    from scenes.table.log.recap import Recap
    from scenes.table.map.camera_control import CameraControl
    from scenes.table.pins.pinned_things import Pins
    from scenes.table.reactions.open_call import OpenCall
    from scenes.table.regions import Frame
    from scenes.table.seen import Seen
    from scenes.table.spoken.telling import TableTelling
    from scenes.table.stage.director import Director
    from scenes.table.taking_back import TakingBack
    from scenes.table.talk.table_talk import TableTalk
    from scenes.table.tree_reuse import KeptTable
    from scenes.widgets.context import Ui

NOTE, HINT = 14.0, 24.0  # millimetres of a toast's height, and of a long one


class TableParts(NamedTuple):
    """What the widgets of a table are about, and what they do when they are pressed."""

    look: Callable[[], Seen]  # for what is asked while a piece is dragged
    actions: TableActions
    controller: AnswerController
    director: Director
    camera_control: CameraControl
    call: OpenCall
    taking_back: TakingBack
    log: Log
    recap: Recap
    pins: Pins
    kept: KeptTable
    guide: Guide
    telling: TableTelling
    talk: TableTalk
    toys: Toys


class TableTree(NamedTuple):
    """A tree, and what the scene will ask something of."""

    root: Widget
    board: Board
    bar: PromptBar
    pending: tuple[Rect, ...]  # where the rows of what is being answered are
    pointed: PointedThings | None  # what is ringed


def build_table_tree(
    parts: TableParts, seen: Seen, before: PromptBar | None, *, log_open: bool, rests: bool
) -> TableTree:
    """Builds the tree. What can be decided comes first: that is the order of the Tab key (docs/ux 4.16)."""
    spots, log, actions = seen.spots, parts.log, parts.actions
    contents = ColumnContents(seen, parts.call, parts.controller, actions)
    around = parts.kept.reuse_unchanged(seen.ui, _around(parts, seen, contents, before, rests=rests))
    covered = log_open and seen.ui.screen.compact  # by a log that lies over the table
    over = [] if spots.log.width or covered else over_table(contents, least=1 if parts.guide.speaks else 2)
    pending = rows_of(seen.ui, [*around, *over])
    seen = seen._replace(watching=seen.watching._replace(pending=pending))
    board = board_of(parts, seen)
    layers: list[Widget] = [Fixed(board, seen.ui.rect), *guide_column(parts.guide, seen)]
    tray = _tray(parts, seen, board)
    if tray:
        layers.append(tray)
    taken = [*(part.spot for part in over if isinstance(part, Fixed)), *_trays(seen.ui, tray)]
    recap = _recap(parts, seen, board, taken)
    beside = [*taken, *(part.spot for part in around if isinstance(part, Fixed))]
    layers += [*recap, *around, *([] if recap else _note(parts, seen, board, around, beside))]
    layers += fidget_corner(parts.toys, seen, around)
    if not spots.log.width and covered:
        layers.append(Fixed(log_panel(seen, log, actions.inspect), _over(seen.ui, spots)))
    if not covered:
        layers += parts.pins.panels(seen, actions.inspect)
    layers += [*over, *([] if spots.log.width else above_corner(contents)), OverBoard(board), *board.rings]
    layers.append(Overlay(board.stage, parts.director.moment, spots.table))
    layers += placed_bubble(parts.talk, seen, around, [*taken, *_usable(board)])
    pointed = _pointed(parts, seen, layers)
    layers += [pointed] if pointed else []
    layers += [FlashLayer(log.flash), parts.telling.widget(seen)]
    bar = next(bar for part in around for bar in part.children if isinstance(bar, PromptBar))
    board.objects = lambda: bool(bar.error)
    bar.covered = partial(raised_over, board)
    return TableTree(Layers(*layers), board, bar, pending, pointed)


def _pointed(parts: TableParts, seen: Seen, layers: list[Widget]) -> PointedThings | None:
    """Rings around what the guide or a hint means, unless something is being shown."""
    points = [] if seen.busy else [*parts.guide.points(seen), *seen.hint.points]
    if not points:
        return None
    pointed = PointedThings(points, seen, [*layers], partial(parts.guide.means, seen))
    pointed.key = "guide.points"
    return pointed


def _around(
    parts: TableParts, seen: Seen, contents: ColumnContents, before: PromptBar | None, *, rests: bool
) -> list[Widget]:
    """What stands beside the pieces: corner, bar, strip, seats, the panels of the game, the right column."""
    spots, actions, call = seen.spots, parts.actions, parts.call
    corner = parts.guide.corner(seen) or Corner(
        seen, parts.controller, parts.taking_back, call, actions
    ).made(parts.director.open_gate, rests=rests)
    said = parts.guide.sentence(seen)
    bar = prompt_bar(seen, call, before, rests=rests)
    if said:
        bar = PromptBar(said, why=seen.ui.say("table.why"))
    around: list[Widget] = [
        Fixed(corner, spots.corner),
        Fixed(bar, spots.prompt),
        Fixed(top_strip(seen, parts.taking_back, actions, parts.guide), spots.top),
        *_rail(parts, seen, rests=rests),
        *camera_buttons(parts.camera_control, spots.table),
        *seen.table.side(seen.ui, seen.view, seen.watching),
    ]
    if spots.log.width:
        around += column(contents, log_panel(seen, parts.log, actions.inspect))
    return around


def _rail(parts: TableParts, seen: Seen, *, rests: bool) -> list[Widget]:
    """The seats, each by itself: most answers change one or two of them."""
    asked = parts.call.asked(seen.seat)
    rail = seat_rail(seen, asked, parts.actions.inspect, parts.controller.piece_pressed, rests=rests)
    spots = rail.spots(seen.ui, seen.spots.rail)
    return [Fixed(seat, spot) for seat, spot in zip(rail.children, spots, strict=True)]


def _recap(parts: TableParts, seen: Seen, board: Board, taken: list[Rect]) -> list[Widget]:
    """What has happened since, beside what can be chosen now and what lies over the table."""
    recap, log, actions = parts.recap, parts.log, parts.actions
    card = recap.make_card(
        seen,
        lambda line, key: log_row(log, line, actions.inspect, key),
        actions.back,
        [*taken, *_usable(board)],
    )
    if card is None:
        return []
    area = toast_area(seen.ui, seen.spots, len(seen.session.players), recap, board, parts.camera_control)
    return [Fixed(HiddenDuringFlash(card, log.flash), area)]


def _note(
    parts: TableParts, seen: Seen, board: Board, around: Sequence[Widget], taken: list[Rect]
) -> list[Widget]:
    """What the guide has to say: over the log, or beside what can be chosen and what that is about."""
    evidence = seen.table.evidence(seen.builder.prompt, seen.view, seen.watching) if seen.builder else ()
    log, room = seen.spots.log, seen.spots.table
    beside = [rect for rect in taken if not log.contains(rect)]  # over whose foot it lies
    note = parts.guide.note(seen, [*beside, *evidence, *_usable(board)])
    if note is None:
        return []
    if log.width:
        edge, free = seen.ui.mm(2), room_over_log(around, log)
        wide = note.measure(seen.ui, log.width - 2 * edge)[0]  # it is no wider than its words
        tall = min(log.height, note.measure(seen.ui, wide)[1] + 2 * edge)
        bottom = free.bottom if tall <= free.height else log.bottom
        room = Rect(log.x, bottom - tall, log.width, tall)
    return [Fixed(HiddenDuringFlash(note, parts.log.flash), room)]


def _trays(ui: Ui, tray: Widget | None) -> list[Rect]:
    """Where trays lie over the table."""
    if tray is None:
        return []
    tray.arrange(ui, ui.rect)
    slots = [part.rect for part in tray.walk() if isinstance(part, TraySlot)]
    return slots or [part.rect for part in tray.walk() if not part.children]  # of a tool that is no tray


def toast_area(
    ui: Ui, spots: Frame, players: int, recap: Recap, board: Board | None, camera_control: CameraControl
) -> Rect:
    """Over a rival's side or below those of many, where nothing is chosen: the own things stay free."""
    wide = min(spots.prompt.width, spots.table.width)
    if camera_control.here and board:
        return _over_map(ui, spots, recap, board, camera_control)
    top = spots.table.y + (spots.table.height * 11 // 50 if players > 2 else 0)
    return recap.below(Rect(spots.prompt.x, top, wide, spots.prompt.y - top))


def clear_of(ui: Ui, area: Rect, spots: Frame, ringed: Sequence[Rect]) -> Rect:
    """Where a hint stands so that what it is about can be seen."""
    if not ringed:
        return area
    wide = min(area.width, ui.mm(WIDEST))
    home = Rect(area.centerx - wide // 2, area.y, wide, ui.mm(HINT))
    spot = clear_spot(home, ringed, spots.table.inflate(0, -2 * ui.mm(1)), ui.mm(2))
    return Rect(spot.x, spot.y, spot.width, spots.prompt.y - spot.y)


def _over_map(ui: Ui, spots: Frame, recap: Recap, board: Board, camera_control: CameraControl) -> Rect:
    """Where the fewest things of a map are that can be touched; its pieces are everywhere."""
    area = recap.below(spots.table.inflate(-2 * ui.mm(2), -2 * ui.mm(2)))
    usable = [rect.clip(spots.table) for rect in _usable(board) if rect.colliderect(spots.table)]
    buttons = [part.rect for part in camera_buttons(camera_control, spots.table)]
    spot = free_spot([*usable, *buttons], area, (ui.mm(WIDEST), ui.mm(NOTE)), ui.mm(4))
    return Rect(spot.x, spot.y - ui.mm(2), spot.width, spots.prompt.y - spot.y)  # they keep a gap above


def _usable(board: Board) -> list[Rect]:
    """What can be taken in hand now, and where it may go."""
    legal = [node.placed.rect for node in board.children if isinstance(node, PieceNode) and node.legal]
    return [*legal, *(rect for rect, _ in board.places.values())]


def _over(ui: Ui, spots: Frame) -> Rect:
    """Where a tray may lie over the table: not over the hand and the prompt bar (docs/ux 4.15)."""
    return Rect(0, spots.top.bottom, ui.rect.width, spots.prompt.y - ui.mm(2) - spots.top.bottom)


def board_of(parts: TableParts, seen: Seen) -> Board:
    """The pieces, and what can be done with them now."""
    table, view, watching, control = seen.table, seen.view, seen.watching, parts.camera_control
    picture = table.picture(view, watching)
    stage = parts.director.stage
    if not seen.busy:
        stage.reconcile(picture)
    background = table.background(view, watching)
    board = Board(stage, _hands(parts, seen), parts.actions.inspect, background, seen.spots.hand)
    board.highest = seen.spots.table.top
    board.camera_control = control if control.here else None
    control.settled(board, watching.sight)
    board.pending = watching.pending
    board.told = lambda thing: (  # nothing lies over an open ring
        "" if any(ring.is_open for ring in board.rings) else first_line(table.inspect(thing, view, watching))
    )
    board.targets = lambda piece: _targets(parts.look(), parts.controller.places_of(piece))
    _mark(parts, seen, board)
    board.words = parts.kept.words = PieceWords(seen, _usable_pieces(seen), parts.kept.words)
    board.moment = parts.director.moment
    board.rings = parts.controller.rings()
    _light(parts, seen, board)
    board.populate(picture)
    return board


def _hands(parts: TableParts, seen: Seen) -> Hands:
    """What hands do on the board is an answer, or takes back what they have sent."""
    if seen.builder is None or seen.busy:
        return parts.controller
    sent = seen.table.recalls(seen.view, seen.watching)
    return RecallingHands(parts.controller, sent, lambda: _recall(parts)) if sent else parts.controller


def _recall(parts: TableParts) -> None:
    if not parts.controller.back():
        parts.actions.undo()


def _mark(parts: TableParts, seen: Seen, board: Board) -> None:
    """How a game itself marks where a piece may go, if it does."""
    table, view, watching, builder = seen.table, seen.view, seen.watching, seen.builder
    board.mark = lambda piece, place, over: table.place_mark(piece, place, view, watching, over=over)
    if builder is not None:
        board.beyond = lambda piece: table.beyond(piece, builder, view, parts.look().watching)


def _usable_pieces(seen: Seen) -> frozenset[str]:
    """What can be taken in hand now."""
    if seen.builder is None or seen.busy:
        return frozenset()
    return frozenset(seen.builder.pieces).union(seen.table.recalls(seen.view, seen.watching))


def _light(parts: TableParts, seen: Seen, board: Board) -> None:
    """What can be used now, and where the piece in hand may go."""
    builder = seen.builder
    if builder is None or seen.busy:
        return
    board.legal = _usable_pieces(seen)
    board.quiet = parts.guide.quiet(builder) | builder.elsewhere
    board.selected, board.gathered = builder.in_hand, builder.gathered
    board.hinted = seen.hint.piece
    lit = _targets(seen, parts.controller.places_of(board.selected)) if board.selected else {}
    board.places = {name: place for name, place in lit.items() if place[0] not in board.pending}


def _targets(seen: Seen, wanted: list[str]) -> dict[str, tuple[Rect, str]]:
    """Where a piece may go: the rectangle of each place, and its name; a tray may have places of its own."""
    known = seen.table.places(seen.watching, seen.view)
    return {place: known[place] for place in wanted if place in known}


def _tray(parts: TableParts, seen: Seen, board: Board) -> Widget | None:
    """The tool of a question; over a map it gives way to where the piece in hand may go."""
    tool = _tool(seen, parts.controller.readied)
    if tool is not None:
        _keep_clear(seen, tool, board, [] if parts.camera_control.here else _middles(seen.ui, board))
    if tool is None or not parts.camera_control.here:
        return tool
    giving_way = GivingWay(tool, [rect for rect, _ in board.places.values()])
    board.make_room = giving_way.make_room
    return giving_way


def _keep_clear(seen: Seen, tool: Widget, board: Board, middles: Sequence[Rect]) -> None:
    """A tray lies neither over what its question is about nor where that can be touched which is chosen."""
    evidence = seen.table.evidence(seen.builder.prompt, seen.view, seen.watching) if seen.builder else ()
    taken = [*evidence, *(_usable(board) if evidence else middles)]
    for slot in (part for part in tool.walk() if isinstance(part, TraySlot)):
        slot.keep_clear(taken, seen.spots.table)


def _middles(ui: Ui, board: Board) -> list[Rect]:
    """Where what can be used on the table is touched: a tray may cover the edges of it."""
    return [_middle(ui, rect) for rect in _usable(board)]


def _middle(ui: Ui, rect: Rect) -> Rect:
    least = ui.screen.least
    middle = Rect(0, 0, max(least, rect.width // 2), max(least, rect.height // 2))
    middle.center = rect.center
    return middle


def _tool(seen: Seen, readied: Callable[[], None]) -> Widget | None:
    if seen.builder is None or seen.busy:
        return seen.table.onlooking(seen.ui, seen.view, seen.watching)
    return seen.table.tool(seen.ui, seen.builder, seen.view, seen.watching, readied)
