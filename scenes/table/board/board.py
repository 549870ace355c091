"""The table as a widget: every piece a node of the tree, dragged, tapped or reached by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.shell.gestures import GRIP, Gesture, Kind, Point
from scenes.table.board.hands import Hands
from scenes.table.board.lifted_piece import LiftedPiece
from scenes.table.board.over_board import draw_edge, draw_raised, rises
from scenes.table.board.piece_node import PieceNode
from scenes.table.board.place_node import PlaceNode
from scenes.table.board.placing import lies_in_hand, nearest, sticks_out
from scenes.table.spoken.places import spoken_places
from scenes.table.stage.piece import Background, Look, PlacedPiece
from scenes.table.stage.stage import Stage, draw_piece
from scenes.table.stage.tween import Glide, pose_of
from scenes.widgets import marks
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.actions import Inspect
    from scenes.table.map.camera_control import CameraControl
    from scenes.table.spoken.piece_words import PieceWords
    from scenes.table.stage.moments import LoudMoment
    from scenes.table.stage.petals import PetalRing
    from scenes.widgets.context import Ui

TICK, SMALLEST = 5.0, 3.2  # millimetres
SMALL = 4.0  # heights of a tick: what is printed on smaller pieces must not be covered by one
CROWDED = 2.4  # heights of a tick: pieces that have it in their corner


class Board(Widget):
    """Shows the stage, and turns drags of pieces into drops on places."""

    role = "table"
    layered = True

    def __init__(
        self, stage: Stage, hands: Hands, inspect: Inspect, background: Background, hand_area: Rect
    ) -> None:
        super().__init__()
        self.key = "board"
        self.stage, self.hands, self.inspect = stage, hands, inspect
        self.background, self.hand_area = background, hand_area
        self.highest = 0  # what lies above is hidden by the strip of phases
        self.least = 0
        self.legal: frozenset[str] = frozenset()
        self.quiet: frozenset[str] = frozenset()  # of those, what does not shine
        self.selected = ""
        self.gathered: tuple[str, ...] = ()  # pieces that are chosen besides
        self.hinted = ""
        self.places: dict[str, tuple[Rect, str]] = {}  # that glow: where, and what they are called
        self.pending: tuple[Rect, ...] = ()  # places that are told beside the board
        self.objects: Callable[[], bool] = lambda: False  # the bar above the hand says why not
        self.raised: list[PlacedPiece] = []  # cards of the hand that stand out, over the bar above them
        self.carried: dict[int, LiftedPiece] = {}  # by pointer: several hands may carry something each
        self.clock = 0.0
        self.ui: Ui | None = None
        self.moment: LoudMoment | None = None
        self.rings: list[PetalRing] = []  # of numbers, about stacks of which some may be taken
        self.targets: Callable[[str], dict[str, tuple[Rect, str]]] = lambda piece: {}
        # What lies over the board gives way.
        self.make_room: Callable[[list[Rect]], None] = lambda places: None
        self.told: Callable[[str], str] = lambda thing: ""  # the first line of what can be said of it
        self.spoken: list[Widget] | None = None  # the pieces as lists, once somebody has asked
        self.words: PieceWords | None = None  # for those who do not see the pieces
        self.camera_control: CameraControl | None = None  # of a board that is a map
        self.mark: Callable[[str, str, bool], Look | None] = lambda piece, place, over: None
        self.beyond: Callable[[str], Sequence[PlacedPiece]] = (
            lambda piece: ()
        )  # what else is shown of its ways

    # --- the tree

    def populate(self, picture: Sequence[PlacedPiece]) -> None:
        """Nodes for the pieces of this picture and for the places that glow."""
        nodes: list[Widget] = [
            PieceNode(self, placed, legal=placed.id in self.legal)
            for placed in sorted(picture, key=self._order)
            if placed.name or placed.inspect or placed.id in self.legal
        ]
        self.children = nodes
        self._light_places()

    def _order(self, placed: PlacedPiece) -> tuple[bool, int]:
        """The topmost last; on a map, where fingers reach further than pieces, what can be used."""
        meant = placed.id in self.legal or placed.ticked
        return self.camera_control is not None and meant, placed.z

    def _light_places(self) -> None:
        """Nodes for the places that glow now, on top of the pieces."""
        before = {child.zone: child for child in self.children if isinstance(child, PlaceNode)}
        kept = [child for child in self.children if not isinstance(child, PlaceNode)]
        lit = [
            before[place].moved(rect) if place in before else PlaceNode(self, place, rect, name)
            for place, (rect, name) in self.places.items()
        ]
        self.children = [*kept, *lit]
        if self.ui:
            self.arrange(self.ui, self.rect)

    @property
    def nodes(self) -> list[PieceNode]:
        return [child for child in self.children if isinstance(child, PieceNode)]

    def on_map(self) -> list[PieceNode]:
        """The pieces of a map, which may be out of sight."""
        return [node for node in self.nodes if node.placed.within]

    def called_alike(self, node: PieceNode) -> list[PieceNode]:
        """The pieces of a map that can be used and have the same name."""
        return [other for other in self.on_map() if other.legal and other.name == node.name]

    def told_parts(self) -> list[Widget]:
        """Lists of what lies where, and the places that glow."""
        if self.spoken is None:
            self.spoken = spoken_places(self, self.nodes)
        return [*self.spoken, *(child for child in self.children if not isinstance(child, PieceNode))]

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui, self.least, self.spoken = rect, ui, ui.screen.least, None
        for child in self.children:
            if isinstance(child, PieceNode):
                child.rect = self._shown(child.placed)
            else:
                child.arrange(ui, rect)

    def _shown(self, placed: PlacedPiece) -> Rect:
        """Where a piece can be touched; a card of a fan only as far as it is not covered."""
        rect = placed.rect.clip(placed.within or self.rect)
        return rect if rect.width > 0 else placed.rect

    def claims(self, pos: Point) -> bool:
        return self.camera_control is not None and self.camera_control.claims(pos)

    def at(self, pos: Point) -> Widget | None:
        """What is meant by a touch; of places that lie over each other the one that a drop would take.

        Fingers reach further than small pieces of a map, so that of several the nearest is meant.
        """
        found = super().at(pos)
        if isinstance(found, PlaceNode):
            lit = {child: child.hit_rect for child in self.children if isinstance(child, PlaceNode)}
            return nearest(lit, pos, 1.0) or found
        if isinstance(found, PieceNode) and found.on_map and found.meant:
            close = {node: node.hit_rect for node in self.on_map() if node.meant}
            return nearest(close, pos, 1.0) or found
        return found

    def handle(self, gesture: Gesture) -> bool:
        """What no piece wants moves the map; two taps are two presses of a piece that can be used."""
        if gesture.kind is Kind.DOUBLE_TAP and any(
            isinstance(child, PieceNode) and child.legal and child.hit_rect.collidepoint(gesture.pos)
            for child in self.children
        ):
            return False
        return self.camera_control is not None and self.camera_control.handle(gesture)

    def reveal(self, widget: Widget) -> None:
        mapped = widget.placed.within if isinstance(widget, PieceNode) else getattr(widget, "within", None)
        if self.camera_control and mapped and widget.focused:
            self.camera_control.reveal(widget.rect)

    def rearrange(self, moved: Callable[[PlacedPiece], PlacedPiece]) -> None:
        """The board has moved under the hands."""
        self.spoken = None
        for child in self.children:
            if isinstance(child, PieceNode):
                child.placed = moved(child.placed)
                child.rect = self._shown(child.placed)
        if self.carried:
            self._aim_again()
        elif self.places:
            self.places = self.targets(self.selected)
            self._light_places()

    # --- dragging

    def counts(self, node: PieceNode) -> PetalRing | None:
        """The ring of numbers, if this is its stack."""
        return next((ring for ring in self.rings if ring.opens_from(node.placed.id)), None)

    def _usable(self, node: PieceNode) -> list[PieceNode]:
        """All pieces that can be used now, for one on the table."""
        there = [] if lies_in_hand(node.placed, self.hand_area) else self.children
        pieces = [child for child in there if isinstance(child, PieceNode)]
        return [piece for piece in pieces if piece.legal or self.counts(piece)]

    def beneath(self, node: PieceNode) -> PieceNode | None:
        """The piece that can be used now and on which this one stands: ships on a planet that is asked."""
        lower = (other for other in self._usable(node) if other.placed.z < node.placed.z)
        return next((other for other in lower if other.rect.collidepoint(node.rect.center)), None)

    def instead_of(self, node: PieceNode) -> PieceNode | None:
        """What is meant by a piece that cannot be used: its owner, the one below, or the only one upon it."""
        owner = next((other for other in self._usable(node) if other.placed.id == node.placed.inspect), None)
        higher = [other for other in self._usable(node) if other.placed.z > node.placed.z]
        upon = [other for other in higher if node.rect.collidepoint(other.rect.center)]
        only = upon[0] if len(upon) == 1 and not node.placed.within else None
        return owner or self.beneath(node) or only

    def _count(self, ring: PetalRing, node: PieceNode, gesture: Gesture) -> bool:
        """A gesture on a stack of which some may be taken."""
        if gesture.kind is Kind.DOWN:
            ring.press(gesture.pos)
            return False
        if gesture.kind is Kind.WHEEL:
            ring.open(node.rect.center)
            ring.turn(gesture.amount)
            return True
        if gesture.kind is Kind.HOLD:
            return ring.is_open
        return ring.follow(gesture)

    def drag(self, node: PieceNode, gesture: Gesture) -> bool:
        if not node.legal and self.counts(node) is None:
            node = self.instead_of(node) or node
        ring = self.counts(node)
        if ring and self._count(ring, node, gesture):
            return True
        if gesture.pointer == GRIP:
            return False
        if gesture.kind is Kind.DRAG:
            return self._lift(node, gesture)
        carried = self.carried.get(gesture.pointer)
        if carried is None:
            return False
        if gesture.kind is Kind.MOVE:
            self._follow(carried, gesture)
            return True
        if gesture.kind in (Kind.DROP, Kind.FLICK, Kind.CANCEL):
            self._drop(carried, gesture)
            return True
        return False

    def _lift(self, node: PieceNode, gesture: Gesture) -> bool:
        control, piece = self.camera_control, node.placed.id
        mapped = control is not None and node.placed.within is not None
        if (mapped or not node.legal) and not self.targets(piece):
            if control and mapped and control.moves_by(piece):
                return False  # the ground of a map goes nowhere: the map moves instead
            self.hands.piece_pressed(piece, node.placed.name)
            return True
        self.hands.lifted(piece)
        carried = self.carried[gesture.pointer] = LiftedPiece(node.placed, self.targets(piece))
        self._show_targets()
        self.make_room([rect for rect, _ in self.places.values()])
        self._follow(carried, gesture)
        return True

    def _show_targets(self) -> None:
        """Every place glows where something that is carried may go."""
        self.places = {name: place for one in self.carried.values() for name, place in one.places.items()}
        self._light_places()

    def _follow(self, carried: LiftedPiece, gesture: Gesture) -> None:
        assert self.ui is not None
        carried.follow(self.ui, gesture)
        self.ui.changed()

    def _drop(self, carried: LiftedPiece, gesture: Gesture) -> None:
        assert self.ui is not None
        placed, place = carried.placed, carried.over
        del self.carried[gesture.pointer]
        piece = self.stage.pieces.get(placed.id)
        if piece:
            piece.glide = Glide(carried.pose, pose_of(placed), 180.0)
        if gesture.kind is Kind.CANCEL or self.hand_area.collidepoint(gesture.pos):
            self.hands.put_back()
        else:
            nodes = [node.placed for node in self.children if isinstance(node, PieceNode)]
            self.hands.piece_dropped(placed.id, place, carried.dropped(nodes))
        self.ui.changed()

    def inherit(self, old: Widget) -> None:
        """What is in the air stays there while somebody else changes the tree."""
        if not isinstance(old, Board) or not old.carried:
            return
        there = {node.placed.id for node in self.children if isinstance(node, PieceNode)}
        self.carried = {hand: one for hand, one in old.carried.items() if one.placed.id in there}
        if self.carried:
            self._aim_again()

    def _aim_again(self) -> None:
        for carried in self.carried.values():
            carried.places = self.targets(carried.placed.id)
        self._show_targets()

    @property
    def dragged(self) -> PlacedPiece | None:
        """The piece that was lifted last and is still in the air."""
        return next((one.placed for one in reversed(self.carried.values())), None)

    @property
    def in_hand(self) -> str:
        """The piece that is dragged, or that was taken by a tap."""
        return self.dragged.id if self.dragged else self.selected

    # --- drawing

    @property
    def moving(self) -> bool:
        calm = self.ui is not None and self.ui.settings.reduced_motion
        opening = any(ring.moving for ring in self.rings)
        return self.stage.moving or bool(self.carried) or opening or (bool(self.places) and not calm)

    def update(self, ms: float) -> None:
        self.clock += ms
        control = self.camera_control
        if control and any(control.edge_pan(one.held_at, ms) for one in self.carried.values()):
            control.follow()

    def pointed_at(self) -> PieceNode | None:
        """The piece that stands out: under the pointer, or where the keyboard is."""
        for child in self.children:
            if isinstance(child, PieceNode) and (child.hovered or child.focused or child.pressed):
                return child
        return None

    def draw_all(self, canvas: Canvas) -> None:
        if self.camera_control and self.camera_control.draw(canvas):
            return
        focus = self.pointed_at()
        lifted = {self.selected} if self._raises(self.selected) else set()
        if focus and rises(self, focus.placed):
            lifted.add(focus.placed.id)
        air = {one.placed.id for one in self.carried.values()}
        lifted |= air
        away = lifted | self.moment.spot if self.moment else lifted  # in the light: drawn above all else
        self.stage.draw(canvas, self.rect, self.background, tuple(sorted(away)))
        for child in self.children:
            if isinstance(child, PlaceNode) and not child.beside:
                child.draw(canvas)
        for placed in self.beyond(self.in_hand) if self.in_hand else ():
            draw_piece(canvas, placed, placed.look, pose_of(placed))
        self._edges(canvas, lifted)
        self.raised = []
        for name in sorted(lifted):
            piece = self.stage.pieces.get(name)
            if piece is None or name in air:
                continue
            if lies_in_hand(piece.placed, self.hand_area):
                self.raised.append(piece.placed)
            else:
                draw_raised(canvas, self, piece.placed)
        for name in (self.selected, *self.gathered):
            if name not in lifted and name in self.stage.pieces:
                draw_edge(canvas, self, name, self.stage.pieces[name].placed.rect)
        for one in self.carried.values():
            draw_piece(canvas, one.placed, one.placed.look, pose_of(one.placed)._replace(alpha=90.0))
        if focus and focus.focused and focus.placed.id not in lifted:
            marks.ring(canvas, focus.rect, canvas.mm(2))

    def _edges(self, canvas: Canvas, lifted: set[str]) -> None:
        """The white-gold edge of what can be used now, with a tick."""
        for child in self.children:
            if not isinstance(child, PieceNode) or child.placed.id in lifted:
                continue
            if (not child.legal and not self.counts(child)) or child.placed.id in self.quiet:
                continue
            piece = self.stage.pieces.get(child.placed.id)
            if piece is None or piece.glide or (child.placed.ticked and child.placed.id != self.hinted):
                continue
            self.tick(canvas, child.placed, child.placed.rect)

    def tick(self, canvas: Canvas, placed: PlacedPiece, rect: Rect) -> None:
        """The sign of what can be used now, where it covers nothing that is printed."""
        size = canvas.mm(TICK)
        crowded = self.camera_control and min(rect.size) < CROWDED * size  # on and below a map
        if crowded:
            size = max(canvas.mm(SMALLEST), min(size, round(min(rect.size) * 0.5)))
            spot = (rect.right - size // 3, rect.top + size // 6)
        else:
            top = rect.top - (size // 3 if rect.height < SMALL * size else 0)
            highest = placed.within[1] if placed.within else self.highest
            spot = (rect.centerx, max(top, highest + size // 2))
            others = [node.placed for node in self.children if isinstance(node, PieceNode)]
            if not (placed.within is None and rect.colliderect(self.hand_area)) and sticks_out(
                placed, others
            ):
                spot = (rect.left, rect.bottom - rect.height // 4)
        if placed.within is None or Rect(placed.within).collidepoint(spot):
            marks.tick(canvas, spot, size, hinted=placed.id == self.hinted)

    def _raises(self, name: str) -> bool:
        """The piece in hand is raised, unless others stand on it and would vanish under it."""
        if not name or self.mark(name, name, True):
            return False
        piece = self.stage.pieces.get(name)
        if piece is None or lies_in_hand(piece.placed, self.hand_area):
            return True
        rect, z = piece.placed.rect, piece.placed.z
        others = (other.placed for other in self.stage.pieces.values())
        return not any(other.z > z and rect.collidepoint(other.x, other.y) for other in others)
