"""The own cards at one's edge: face down, and small and open only while a finger holds them (docs/ux 4.9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from scenes.drawing.rich_text import Style, width_of
from scenes.drawing.theme import AMBER, AMBER_EDGE, GLASS, INK, LINE_BRIGHT, SEATS, TEXT, TEXT_QUIET
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table.flat.dragged import Dragged
from scenes.table.stage.stage import draw_piece
from scenes.table.stage.tween import pose_of
from scenes.widgets import marks
from scenes.widgets.hold_ring import ring
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.stage.piece import PlacedPiece
    from scenes.widgets.context import Ui

PEEK_MS = 250.0  # a finger rests so long before the cards show
TICK = 5.0  # millimetres
RAISE = 6.0  # millimetres that a card under the finger comes up
WORDS = Style("title", 3.8, TEXT)
LETTING_GO = (Kind.UP, Kind.DROP, Kind.FLICK, Kind.CANCEL)
MEANWHILE = (Kind.DRAG, Kind.MOVE, Kind.SLIDE, Kind.HOLD)


class LedgeActions(NamedTuple):
    """What holding the own cards does."""

    look: Callable[[], None]
    let_go: Callable[[], None]
    slide: Callable[[Point], None]  # the finger that holds has moved
    lift: Callable[[Point], None]  # and leaves the glass here, before the cards are covered


class Ledge(Widget):
    """The cards at an edge, as everybody sees them; held, they are shown to whoever sits there."""

    role = "button"
    takes_focus = False

    def __init__(
        self, name: str, seat: int, backs: Sequence[PlacedPiece], actions: LedgeActions, *,
        shown: bool, colour: str, locked: bool, words: str, how: str,
    ) -> None:  # fmt: skip
        """``backs`` lie there; ``locked``: something was chosen in secret; ``how`` is told to a tap."""
        super().__init__(name)
        self.key = f"ledge.{seat}"
        self.backs, self.does, self.shown = tuple(backs), actions, shown
        self.colour, self.locked, self.words, self.how = colour, locked, words, how
        self.holding, self.ms = False, 0.0
        self.ui: Ui | None = None

    def inherit(self, old: Widget) -> None:
        """A hand that was covered while a finger rests on it stays so until the finger comes anew."""
        if isinstance(old, Ledge) and (self.shown or not old.shown):
            self.holding, self.ms = old.holding, old.ms

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = rect, ui

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        """A tap is too short."""
        if self.ui:
            self.ui.toasts.say(self.how, icon="eye")

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.DOWN:
            self.holding, self.ms = True, 0.0
            return True
        if gesture.kind in MEANWHILE:
            if self.shown:
                self.does.slide(gesture.pos)
            return True
        if gesture.kind not in LETTING_GO or not self.holding:
            return False
        self.holding, self.ms = False, 0.0
        if self.shown:
            if gesture.kind is not Kind.CANCEL:
                self.does.lift(gesture.pos)
            self.does.let_go()
        return True

    @property
    def moving(self) -> bool:
        return self.holding and not self.shown

    def update(self, ms: float) -> None:
        if not self.holding or self.shown:
            return
        self.ms += ms
        if self.ms >= PEEK_MS:
            self.shown = True
            self.does.look()

    def draw(self, canvas: Canvas) -> None:
        look = SEATS[self.colour]
        canvas.rounded(self.rect, GLASS, alpha=225, border=look.base if self.holding else look.deep, width=2)
        with canvas.clipped(self.rect.inflate(-2, -2)):
            for placed in self.backs:
                draw_piece(canvas, placed, placed.look, pose_of(placed), waits=True)
                if canvas.drawn is not None:
                    canvas.drawn += placed.look.shown()
        self._eye(canvas)

    def _eye(self, canvas: Canvas) -> None:
        """Where to hold; a padlock once something lies there in secret."""
        side = min(self.rect.height - canvas.mm(2), canvas.mm(9))
        wide = side + (self._words_wide(canvas) if self.words else 0)
        pill = Rect(0, 0, min(wide, self.rect.width - canvas.mm(2)), side)
        pill.center = self.rect.center
        edge = AMBER if self.words and not self.locked else SEATS[self.colour].light
        canvas.rounded(pill, INK, alpha=232, border=edge, radius=side / 2)
        box = Rect(pill.x, pill.y, side, side)
        icon = box.inflate(-side // 3, -side // 3)
        canvas.icon("lock" if self.locked else "eye", icon, AMBER if self.locked else TEXT)
        ring(canvas, box, min(1.0, self.ms / PEEK_MS), AMBER)
        if self.words:
            room = Rect(box.right, pill.y, pill.width - side - canvas.mm(3), side)
            canvas.text(self.words, room, WORDS, align="centre")

    def _words_wide(self, canvas: Canvas) -> int:
        return width_of(self.words, WORDS.font, canvas.screen.em(WORDS.mm)) + canvas.mm(5)


class HandCard(Dragged):
    """A card of a hand that is held open: a second finger takes it, or drags it to the slot."""

    role = "piece"

    def __init__(
        self, placed: PlacedPiece, take: Callable[[], None], inspect: Callable[[], None],
        drop: Callable[[Point], None], *, legal: bool, chosen: bool, pointed: bool,
        upon_board: bool = False,
    ) -> None:  # fmt: skip
        """``upon_board``: it is a piece of the own board, and not a card of a fan."""
        super().__init__(placed.name)
        self.upon_board = upon_board
        self.key, self.placed, self.take, self.look, self.drop = placed.id, placed, take, inspect, drop
        self.legal, self.chosen, self.pointed = legal, chosen, pointed

    def inherit(self, old: Widget) -> None:
        if isinstance(old, HandCard):
            self.air = old.air

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = self.placed.rect, ui

    @property
    def hit_rect(self) -> Rect:
        """Small things of an own board are reached from a little further away."""
        least = self.ui.screen.least if self.ui else 0
        return self.rect.inflate(max(0, least - self.rect.width), max(0, least - self.rect.height))

    def actions(self) -> list[str]:
        return ["press", "inspect"] if self.placed.inspect else ["press"]

    def act(self, action: str) -> None:
        self.look() if action == "inspect" else self.take()

    def draw(self, canvas: Canvas) -> None:
        placed, up = self.placed, self.pointed or self.chosen or self.pressed
        pose = pose_of(placed)
        if self.air is not None:
            pose = pose._replace(x=self.air[0], y=self.air[1] - canvas.mm(RAISE))
        elif up:
            pose = pose._replace(y=pose.y - canvas.mm(RAISE))
        if canvas.drawn is not None:
            canvas.drawn += placed.look.shown()
        draw_piece(canvas, placed, placed.look, pose, shadow=up, waits=True)
        rect = placed.rect.move(round(pose.x - placed.x), round(pose.y - placed.y))
        if up or self.focused:
            canvas.outline(
                rect.inflate(canvas.mm(1), canvas.mm(1)), AMBER, max(2, canvas.mm(0.8)), canvas.mm(2)
            )
        if not self.upon_board:
            self.draw_mark(canvas)

    def draw_mark(self, canvas: Canvas) -> None:
        """A tick on what can be chosen: where its neighbours do not lie over it, or at a corner."""
        if not self.legal:
            return
        rect, side = self.placed.rect, canvas.mm(TICK)
        if self.upon_board:
            marks.tick(canvas, (rect.right - side // 4, rect.top + side // 4), round(side * 0.8))
        else:
            marks.tick(canvas, (rect.left + 3 * side, rect.top + side // 5), side)


class LaySlot(Widget):
    """Above the hand: what is let go here is laid face down."""

    role = "place"

    def __init__(self, seat: int, words: str, lay: Callable[[], None] | None) -> None:
        super().__init__(words)
        self.key, self.lay = f"slot.{seat}", lay

    def actions(self) -> list[str]:
        return ["press"] if self.lay else []

    def act(self, action: str) -> None:
        if self.lay:
            self.lay()

    def draw(self, canvas: Canvas) -> None:
        lit = self.lay is not None
        canvas.rounded(self.rect, AMBER if lit else GLASS, alpha=70 if lit else 200, radius=canvas.mm(2))
        canvas.outline(
            self.rect,
            AMBER_EDGE if lit else LINE_BRIGHT,
            max(2, canvas.mm(0.5)),
            canvas.mm(2),
            dash=canvas.mm(2),
        )
        style = WORDS if lit else WORDS._replace(colour=TEXT_QUIET)
        canvas.text(self.name, self.rect.inflate(-canvas.mm(3), 0), style, align="centre")


class PeekGround(Widget):
    """What lies under a hand that is held open: nothing beneath it can be touched."""

    role = "group"

    def __init__(self, colour: str, children: list[Widget]) -> None:
        super().__init__("", children)
        self.colour, self.layered = colour, True

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        for child in self.children:
            child.arrange(ui, rect)

    def claims(self, pos: Point) -> bool:
        return self.rect.collidepoint(pos)

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect, alpha=246, border=SEATS[self.colour].base)


class OwnBoard(Widget):
    """The own things of a seat where they are a board: all may see them, its owner uses them."""

    layered = True

    def __init__(self, children: list[Widget], pieces: Sequence[PlacedPiece]) -> None:
        """Of the ``pieces`` some only look nice; the ``children`` can be touched."""
        super().__init__("", children)
        self.pieces = tuple(pieces)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = (
            self.pieces[0].rect.unionall([one.rect for one in self.pieces]) if self.pieces else Rect(rect)
        )
        for child in self.children:
            child.arrange(ui, rect)

    def draw_all(self, canvas: Canvas) -> None:
        known = {child.key: child for child in self.children}
        for placed in self.pieces:
            if placed.id in known:
                known[placed.id].draw(canvas)
            else:
                draw_piece(canvas, placed, placed.look, pose_of(placed), waits=True)
        for child in self.children:
            if isinstance(child, HandCard):
                child.draw_mark(canvas)
