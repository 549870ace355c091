"""A table that lies flat: what asks turns to whoever answers, and everybody peeks at their own edge."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.table import NOBODY, Seat, Table
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table.board.board import Board
from scenes.table.board.over_board import OverBoard
from scenes.table.board.piece_node import PieceNode
from scenes.table.flat.call import FlatCallScene
from scenes.table.flat.edges import Sitting, seated
from scenes.table.flat.flow import FlatFlow
from scenes.table.flat.layout import LEDGE, NOTHING, FlatLayout, SideSpots, flat_layout
from scenes.table.flat.shared_hands import SharedHands
from scenes.table.flat.side_tree import SideParts, SideTree, watching_of
from scenes.table.flat.tool_places import places_of_tool
from scenes.table.flat.turn_by_hand import LEFT, RIGHT, TurnByHand
from scenes.table.flat.without_hands import without_hands
from scenes.table.game_table import Watching, game_table, none_of_them
from scenes.table.log.panel import log_panel
from scenes.table.map.camera_buttons import camera_buttons
from scenes.table.match_flow import FlowActions
from scenes.table.regions import CORNER, Fixed, Frame
from scenes.table.scene import TableScene
from scenes.table.seen import Seen
from scenes.table.stage.flash import FlashLayer
from scenes.table.stage.moments import Overlay
from scenes.table.tree import TableParts, board_of
from scenes.widgets.boxes import Layers
from scenes.widgets.toast import EVERYBODY, Toast, ToastRack
from scenes.widgets.turned import Turned, point_seen_from, rect_in_room, rect_seen_from, turned_size
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Session
    from scenes.table.actions import TableActions
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.flat.side import TableSide
    from scenes.table.guide.guide import Guide
    from scenes.table.navigation import TableScreens
    from scenes.table.prompt_bar import PromptBar
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

FADE_MS = 240.0  # what was at one edge goes, what comes to another one appears
LOG = 62.0  # millimetres of the log, where it lies over the table


class FlatTableScene(TableScene):
    """The public table in the middle, and a side for everybody around it."""

    name = "table"

    def __init__(self, ui: Ui, session: Session, screens: TableScreens, guide: Guide | None = None) -> None:
        self.shown: tuple[frozenset[Seat], Seat] = (frozenset(), -1)  # who is asked, and whom all faces
        self.acting: Seat = next(iter(session.people), 0)  # whose hand did something last
        self.zones: dict[int, int] = {}  # by pointer: where each of them came down
        self.roots: dict[Seat, Turned] = {}
        self.bars: dict[Seat, PromptBar | None] = {}
        self.by_hand = TurnByHand()
        self.fade = 0.0  # milliseconds that the last frame is still seen
        self.last_frame: Surface | None = None
        self.private = False  # the last frame showed a hand that was held open
        super().__init__(ui, session, screens, guide)
        self.log_open = False
        self.whole = game_table(session.match.game.name)
        self.table = replace(without_hands(self.table), places=self._places)
        self.call.opens = partial(FlatCallScene, layout=lambda: self.layout, front=lambda: self.sides.front)

    def _make_flow(self) -> FlatFlow:
        actions = FlowActions(
            self.look, self.rebuild, self._put_away, lambda told: self.log.keep_public(told), self._refuse,
            self._hang_curtain, self.ask_back,
        )  # fmt: skip
        self.sides = FlatFlow(
            self.ui, self.session, without_hands(self.table), self.director, self.navigation, actions,
            self.guide, self._refuse_at,
        )  # fmt: skip
        return self.sides

    def _make_actions(self) -> TableActions:
        back = self.taking_back
        return (
            super()
            ._make_actions()
            ._replace(
                undo=lambda: back.undo(self.acting),
                cancel=lambda: back.cancel(self.acting),
                redo=lambda: back.redo(self.acting),
            )
        )

    # --- where things are

    @property
    def sittings(self) -> tuple[Sitting, ...]:
        screen = self.ui.screen
        return seated(self.ui.settings.edges, len(self.session.players), wide=screen.width >= screen.height)

    @property
    def layout(self) -> FlatLayout:
        asked, front = self.shown
        boards = self.table.hand_of is none_of_them
        return flat_layout(
            self.ui.screen, self.sittings, asked, max(0, front), boards=boards,
            left_handed=self.ui.settings.left_handed,
        )  # fmt: skip

    def _wanted(self) -> tuple[frozenset[Seat], Seat]:
        """Who is asked now; it does not change under a finger (docs/ux 4.9)."""
        asked = frozenset(side.seat for side in self.sides.asked)
        wanted = asked or frozenset([self.sides.front]), self.sides.front
        return self.shown if self.focus.held and self.shown[1] >= 0 else wanted

    @property
    def turned(self) -> int:
        """How the board itself is turned: not at all, or to the one who is asked; by hand besides."""
        asked, front = self.shown
        alone = len(asked) == 1
        degrees = self.sittings[front].degrees if self.ui.settings.table_turns and alone else 0
        return (degrees + self.by_hand.degrees) % 360

    @property
    def near(self) -> Seat:
        """Who sits at the lower edge of the picture, as far as anybody does."""
        there = [seat for seat, sitting in enumerate(self.sittings) if sitting.degrees == self.turned]
        below = self.sides.front if self.turned and self.sides.front in there else self.sides.below
        return below if below in there or not there else there[0]

    @property
    def spots(self) -> Frame:
        """For what lies upon the table: the other parts of the frame stand at the sides."""
        layout, room = self.layout, self.ui.rect
        table = rect_seen_from(self.turned, layout.table, room)
        tall = turned_size(room.size, self.turned)[1]
        wide = table.width if self.table.hand_of is not none_of_them else 0
        below = Rect(table.x, tall + 4, wide, self.ui.mm(LEDGE))  # no hand lies upon the table
        corner = Rect(table.right - self.ui.mm(CORNER), table.bottom, self.ui.mm(CORNER), 0)
        top = Rect(table.x, table.y, table.width, 0)
        prompt = Rect(table.x, table.bottom, table.width, 0)
        return Frame(top, NOTHING, table, NOTHING, prompt, below, below, corner)

    # --- what is seen

    @property
    def actor(self) -> TableSide | None:
        """The only one who is asked: what can be used on the table is theirs."""
        asked = self.sides.asked
        return asked[0] if len(asked) == 1 else None

    @property
    def builder(self) -> AnswerBuilder | None:
        side = self.sides.sides.get(self.acting)
        return side.builder if side and side.prompt is not None else None

    def _parts(self) -> SideParts:
        question = self.actor.prompt if self.actor else None
        sight = self.camera_control.sight(NOBODY, self.spots.table, question)
        return SideParts(self.ui, self.session, self.whole, self.sides, self.director, self.actions, sight)

    def watching(self) -> Watching:
        actor, spots = self.actor, self.spots
        seat = actor.seat if actor else self.near
        found = watching_of(self._parts(), seat, spots.table, spots.hand, actor, near=self.near)
        return found._replace(pending=self.pending, ready=actor.open_answer if actor else None)

    def _places(self, watching: Watching, view: Table) -> dict[str, tuple[Rect, str]]:
        """Where pieces may be laid: on the table, and on the tool of the only one who is asked."""
        found, actor = self.whole.places(watching, view), self.actor
        if actor is None or actor.seat not in self.layout.sides:
            return found
        spots = self.layout.sides[actor.seat]
        tree = SideTree(self._parts(), actor.seat, spots, front=True, asked=True)
        return found | places_of_tool(tree, self.turned)

    def look(self) -> Seen:
        """What all may see."""
        return Seen(
            self.ui, self.session, self.table, NOBODY, self.view, self.spots, self.watching(), None,
            self.director.busy, self.director.gated, self.sides.telling, self.director.reading,
        )  # fmt: skip

    def _board_look(self) -> Seen:
        """The same, with the question of the only one who is asked."""
        actor = self.actor
        return self.look()._replace(builder=actor.builder if actor else None)

    # --- the tree

    def build(self) -> Widget:
        self.shown = self._wanted()
        asked, front = self.shown
        board = self._board()
        parts = self._parts()._replace(
            upon=[node.placed for node in board.children if isinstance(node, PieceNode)], turned=self.turned
        )
        upon: list[Widget] = [Fixed(board, board_rect(self.ui, self.turned))]
        upon += [*camera_buttons(self.camera_control, self.spots.table)]
        upon += [OverBoard(board), *board.rings]
        upon += [Overlay(board.stage, self.director.moment, self.spots.table), FlashLayer(self.log.flash)]
        layers: list[Widget] = [Turned(Layers(*upon), self.turned)]
        self.roots = {}
        for seat, spots in self.layout.sides.items():
            tree = SideTree(parts, seat, spots, front=seat == front, asked=seat in asked)
            content = tree.made()
            if seat == front:
                layers.append(Turned(Layers(tree.strip()), spots.degrees))
            if seat == front and self.log_open:
                content.append(self._log(tree.seen(), spots.frame))
            self.roots[seat] = Turned(Layers(*content), spots.degrees)
            if seat == front:
                self.bar = tree.bar
            else:
                _rename(self.roots[seat], seat)
            self.bars[seat] = tree.bar
        order = sorted(self.roots, key=lambda seat: seat in self._open)
        layers += [self.roots[seat] for seat in order]
        return Layers(*layers, self.telling.widget(self.look()))

    @property
    def _open(self) -> list[Seat]:
        return [seat for seat, side in self.sides.sides.items() if side.is_open]

    def _board(self) -> Board:
        actor, asked = self.actor, self.sides.asked
        front = actor.controller if actor else self.controller
        parts = TableParts(
            self._board_look, self.actions, front, self.director, self.camera_control, self.call,
            self.taking_back, self.log, self.recap, self.pins, self.kept, self.guide,
            self.telling, self.flow.talk, self.flow.toys,
        )  # fmt: skip
        self.board = board_of(parts, self._board_look())
        for ring in self.board.rings:
            ring.room = self.spots.table
        if actor is None and asked:
            self.board.hands = SharedHands(asked, front)
            self.board.legal = frozenset(p for side in asked if side.builder for p in side.builder.pieces)
        return self.board

    def _log(self, seen: Seen, frame: Frame) -> Widget:
        wide = min(frame.table.width, self.ui.mm(LOG))
        room = Rect(frame.table.right - wide, frame.table.y, wide, frame.table.height)
        return Fixed(log_panel(self.look(), self.log, self.actions.inspect), room)

    # --- messages

    def toast_racks(self) -> list[Widget]:
        """What is said to somebody faces them; what is said to all faces the one who is asked."""
        return [
            Turned(self._rack(seat, self._toasts_at(spots, self.sides.sides[seat])), spots.degrees)
            for seat, spots in self.layout.sides.items()
            if seat in self.sides.sides
        ]

    def _rack(self, seat: Seat, area: Rect) -> ToastRack:
        return ToastRack(self.ui.toasts, lambda: area, reads=partial(self._reads, seat))

    def _toasts_at(self, spots: SideSpots, side: TableSide) -> Rect:
        """Above what stands at an edge, as whoever sits there sees it."""
        area = spots.frame.table.inflate(-2 * self.ui.mm(2), -2 * self.ui.mm(2))
        low = min(area.bottom, spots.peek.y) if side.is_open else area.bottom
        return Rect(area.x, area.y, area.width, low - area.y)

    def _reads(self, seat: Seat, toast: Toast) -> bool:
        return seat == (toast.to if toast.to in self.sides.sides else self.sides.front)

    def _refuse_at(self, seat: Seat, sentence: str, section: str) -> None:
        """Say why not at the edge where somebody tried."""
        bar = self.bars.get(seat)
        if bar is not None:
            bar.refuse(sentence, (lambda: self.navigation.rule(section)) if section else None)

    # --- time

    @property
    def lively(self) -> bool:
        return self.fade > 0 or super().lively

    def update(self, ms: float) -> None:
        if self.fade > 0:
            self.fade = max(0.0, self.fade - ms)
            self.ui.changed()
        super().update(ms)

    def draw(self, canvas: Canvas) -> None:
        if not self.built and self._wanted() != self.shown and self._may_fade(canvas):
            self.last_frame, self.fade = canvas.surface.copy(), FADE_MS
        super().draw(canvas)
        self.by_hand.draw(canvas, self.layout.table)
        self.private = bool(self._open)
        if self.private:
            self.fade = 0.0
        if self.fade > 0 and self.last_frame is not None:
            self.last_frame.set_alpha(round(255 * self.fade / FADE_MS))
            canvas.blit(self.last_frame, (0, 0))
        else:
            self.last_frame = None

    def _may_fade(self, canvas: Canvas) -> bool:
        """Not for who wants little motion, and never with a frame in which a hand was open."""
        calm = self.ui.settings.reduced_motion or self.ui.settings.speed == "instant"
        return not (calm or self.private or canvas.drawn is not None or self.shown[1] < 0)

    # --- hands

    def pause(self) -> None:
        """Something else lies over the table: nobody's hand stays open under it."""
        self.sides.cover()

    def zone_at(self, pos: Point) -> int:
        """Each finger belongs to the side where it comes down, if it comes down on anybody's."""
        room = self.ui.rect
        sides = self.layout.sides
        for seat in sorted(sides, key=self._is_asked):  # who is asked may need what is beside a neighbour
            spots = sides[seat]
            if seat not in self.sides.sides:
                continue
            band = rect_in_room(spots.degrees, spots.band, room)
            root = self.roots.get(seat)
            if band.collidepoint(pos) or (root is not None and root.at(pos) is not None):
                return seat + 1
        return 0

    def handle(self, gesture: Gesture) -> bool:
        if self.by_hand.follow(gesture):
            self._turn()
        elif self.by_hand.loose:
            self.ui.changed()
        if gesture.kind is Kind.DOWN:
            self.zones[gesture.pointer] = self.zone_at(gesture.pos)
        zone = self.zones.get(gesture.pointer, 0)
        self.acting = zone - 1 if zone else self.sides.front
        self.ui.turn, self.ui.toasts.to = self.sittings[self.acting].degrees, self.acting
        try:
            return super().handle(gesture)
        finally:
            self.ui.turn, self.ui.toasts.to = 0, EVERYBODY
            if not self.focus.held and self._wanted() != self.shown:
                self.rebuild()

    def _magnify(self, gesture: Gesture) -> bool:
        seen = point_seen_from(self.turned, gesture.pos, self.ui.rect)
        return super()._magnify(gesture._replace(pos=seen))

    def _key(self, name: str) -> bool:
        if super()._key(name):
            return True
        if name not in (LEFT, RIGHT):
            return False
        self.by_hand.step(1 if name == RIGHT else -1)
        self._turn()
        return True

    def _turn(self) -> None:
        """The table lies in another way."""
        self.camera_control.forget()
        self.rebuild()

    def _is_asked(self, seat: Seat) -> bool:
        return seat in self.shown[0]

    def step_back(self) -> None:
        side = self.sides.sides.get(self.acting)
        if side is None or not side.controller.back():
            self.navigation.pause()

    def inspect(self, what: str, pos: Point | None) -> None:
        """At the edge of whoever looks: nobody else is disturbed."""
        side = self.sides.sides.get(self.acting)
        if side is None:
            super().inspect(what, pos)
        elif what:
            side.look_closely(what)
            self.rebuild()

    def _put_away(self, seat: Seat) -> None:
        self.kept.drop()

    def recover(self, *, bare: bool) -> Scene:
        return FlatTableScene(self.ui, self.session, self.screens, self.guide)


def board_rect(ui: Ui, degrees: int) -> Rect:
    """All of the window, as the board lies in it."""
    return Rect((0, 0), turned_size(ui.rect.size, degrees))


def _rename(root: Widget, seat: Seat) -> None:
    """Several people have a button for the same thing: their keys differ."""
    for widget in root.walk():
        if widget.key and not widget.key.startswith(("ledge.", "slot.", "seat:")):
            widget.key = f"{seat}/{widget.key}"
