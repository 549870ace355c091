"""What stands at one side of a table that lies flat, as whoever sits there sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect

from game.core.table import NOBODY, Seat, Table
from scenes.shell.gestures import Point
from scenes.table.action_corner import ActionCorner, quiet
from scenes.table.answering.answer_builder import unusable
from scenes.table.answering.piece_tray import OfferTray, TraySlot, beside
from scenes.table.chrome import prompt_bar, top_strip
from scenes.table.corner import Corner
from scenes.table.flat.close_look import close_look, look_room
from scenes.table.flat.held_hand import HandCard, LaySlot, Ledge, LedgeActions, OwnBoard, PeekGround
from scenes.table.flat.layout import CARD, SideSpots, narrowed
from scenes.table.flat.open_part import SomeAnswers, is_secret
from scenes.table.flat.seat_plate import SeatPlate
from scenes.table.game_table import Watching, rolled
from scenes.table.match_words import player_names
from scenes.table.prompt_bar import PromptBar
from scenes.table.regions import Fixed
from scenes.table.seen import Seen
from scenes.widgets.boxes import Layers
from scenes.widgets.button import Button
from scenes.widgets.turned import rect_in_room, rect_seen_from
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.table.actions import TableActions
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.flat.flow import FlatFlow
    from scenes.table.flat.side import TableSide
    from scenes.table.game_table import GameTable
    from scenes.table.map.camera import CameraView
    from scenes.table.stage.director import Director
    from scenes.table.stage.piece import PlacedPiece
    from scenes.widgets.context import Ui

COUNTS = 3  # that find room beside a name and a score
BOARD_COUNTS = 5  # on the plate of a seat that has a board, while nothing is asked; then the board tells
TRAY = 104.0  # millimetres above a hand that is held open: a tray hugs the edge, too
FEWEST = 3  # cards whose room a hand takes in any case
SEATED = "seat:"  # the names at the edges are pressed
AWAY = 20_000  # pixels: where nothing is seen


class SideParts(NamedTuple):
    """What all sides of a table share."""

    ui: Ui
    session: Session
    table: GameTable[Any]
    flow: FlatFlow
    director: Director
    actions: TableActions
    sight: CameraView | None
    upon: Sequence[PlacedPiece] = ()  # the picture in the middle, as all see it
    turned: int = 0  # how that is turned, in degrees


def watching_of(
    parts: SideParts, seat: Seat, area: Rect, hand: Rect, side: TableSide | None, *, near: Seat,
    own: Rect | None = None,
) -> Watching:  # fmt: skip
    """From where a side's part of the picture is drawn."""
    session, table = parts.session, parts.table
    builder = side.builder if side else None
    view = side.view if side and side.view is not None else parts.flow.view
    language, question = parts.ui.settings.language, builder.prompt if builder else None
    return Watching(
        seat, tuple(player.colour for player in session.players), language, area, hand,
        side.controller.parked if side else (), unusable(builder, table.hand_of(view, seat)),
        session.locked(), tuple(player_names(session, language)),
        frozenset(builder.pieces if builder else ()), frozenset(session.bots), parts.sight, question,
        die=rolled(table, builder, session.story), opinions=session.opinions.told_to(seat),
        ready=builder.chosen if builder else None, near=near, own=own,
    )  # fmt: skip


def hand_pieces(
    parts: SideParts, seat: Seat, view: Table, hand: Rect, side: TableSide | None, own: Rect | None = None
) -> list[PlacedPiece]:
    """The own things of a seat, laid into a rectangle, or two; nothing else of the picture reaches there."""
    area = Rect(0, -AWAY, parts.ui.screen.width, parts.ui.screen.height)
    watching = watching_of(parts, seat, area, hand, side, near=seat, own=own)._replace(parked=())
    room = hand.union(own) if own else hand
    reach = room.inflate(0, room.height)
    return [placed for placed in parts.table.picture(view, watching) if placed.rect.colliderect(reach)]


class SideTree:
    """Makes the widgets of one side."""

    def __init__(self, parts: SideParts, seat: Seat, spots: SideSpots, *, front: bool, asked: bool) -> None:
        self.parts, self.seat, self.spots, self.front, self.asked = parts, seat, spots, front, asked
        self.ui, self.flow, self.say = parts.ui, parts.flow, parts.ui.say
        self.side: TableSide | None = parts.flow.sides.get(seat)
        if self.side is not None and self.side.view is not None and not spots.is_board:
            count = len(parts.table.hand_of(self.side.view, seat))
            self.spots = narrowed(spots, parts.ui.mm(max(FEWEST, count) * CARD[0] + CARD[0]))
        self.bar: PromptBar | None = None

    @property
    def _shown(self) -> bool:
        return self.side is not None and self.side.is_open

    @property
    def _secret(self) -> bool:
        """There is something about the question that only the held hand shows."""
        return self.side is not None and self.side.is_secret and not self.side.is_open

    def seen(self) -> Seen:
        """One look from this side; nobody's while nothing is asked here."""
        parts, side, director = self.parts, self.side, self.parts.director
        frame = self.spots.frame
        busy = director.busy or side is None or side.prompt is None
        area = self._tray_room() if self._shown and not self.spots.is_board else frame.table
        watching = watching_of(
            parts, self.seat, area, frame.hand, None if busy else side, near=self.seat, own=self._own
        )
        view = side.view if side and side.view is not None else self.flow.view
        if busy or side is None:
            return Seen(
                self.ui, parts.session, parts.table, self.seat if self.flow.rests else NOBODY, view, frame,
                watching, None, director.busy, director.gated, self.flow.telling, director.reading,
            )  # fmt: skip
        return Seen(self.ui, parts.session, parts.table, self.seat, view, frame, watching, side.builder)

    def _choosing(self) -> Callable[[], None] | None:
        """What pressing the name answers, if somebody's question is about seats."""
        name = f"seat:{self.seat}"
        for side in self.flow.asked:
            if side.builder is not None and name in side.builder.pieces:
                return partial(side.controller.piece_pressed, name)
        return None

    @property
    def _counts(self) -> int:
        if not self.spots.is_board:
            return COUNTS
        return 1 if self.asked else BOARD_COUNTS

    @property
    def _own(self) -> Rect | None:
        return self.spots.frame.own if self.spots.is_board else None

    def _tray_room(self) -> Rect:
        """Trays of a hand that is held open stay near it."""
        peek, table = self.spots.peek, self.spots.frame.table
        top = max(table.y, peek.y - self.ui.mm(TRAY))
        return Rect(table.x, top, table.width, peek.y - top)

    def made(self) -> list[Widget]:
        """All of it, what is drawn first coming first."""
        seen = self.seen()
        plate = SeatPlate(seen, self.seat, self.parts.actions.inspect, self._counts, self._choosing())
        found: list[Widget] = [Fixed(plate, self.spots.plate)]
        if self.side is None:
            return found
        if self.asked and self.spots.is_board:
            found.append(self._own_board(seen))
        if self.asked:
            found += self._asking(seen)
        found += self._coach(seen)
        ledge = self.spots.ledge
        if ledge.width and ledge.height:
            found.append(Fixed(self._ledge(seen), ledge))
        if self._shown and not self.spots.is_board:
            found.append(Fixed(self._peek(seen), self.spots.peek))
        elif self._shown and not self.asked:
            found.append(
                Fixed(PeekGround(seen.colour_of(self.seat), [self._own_board(seen)]), self.spots.peek)
            )
        closely = close_look(seen, self.side, self.flow.actions.rebuild)
        if closely is not None:
            room = look_room(self.ui, self.spots, self.side)
            found.append(Fixed(closely, room))
        return found

    def _coach(self, seen: Seen) -> list[Widget]:
        """What the coach says about the question that is asked here, beside what it is about."""
        side = self.side
        if side is None or side.prompt is None or not self.asked:
            return []
        seen = seen if seen.busy else seen._replace(builder=side.told_question(seen.view))
        taken = self._needed(seen.builder) if seen.builder else []
        note = self.flow.guide.note(seen, [*taken, *([self.spots.peek] if self._shown else [])])
        return [Fixed(note, self.spots.frame.table)] if note else []

    def _own_board(self, seen: Seen) -> Widget:
        """What all may see of the own things; while it is held open, what only its owner knows, too."""
        side = self.side
        assert side is not None
        placed = self._own_pieces(side)
        return OwnBoard([self._card(seen, side, one) for one in placed if one.name or one.inspect], placed)

    def strip(self) -> Widget:
        """The steps and what is for all, before the one whom it faces."""
        seen = self.seen()
        strip = top_strip(seen, self.flow.taking_back, self.parts.actions, self.flow.guide)
        return Fixed(strip, self.spots.frame.top)

    # --- what asks

    def _asking(self, seen: Seen) -> list[Widget]:
        self.bar = self._bar(seen)
        corner = Fixed(self._corner(seen), self.spots.frame.corner)
        tool = self._tool(seen)
        return [corner, Fixed(self.bar, self.spots.frame.prompt), *([tool] if tool else [])]

    def _bar(self, seen: Seen) -> PromptBar:
        side, colour = self.side, seen.colour_of(self.seat)
        if side is None or side.prompt is None or not self._secret or seen.busy:
            return prompt_bar(seen, self.flow.call, None, rests=self.flow.rests)
        name = f"**{seen.name_of(self.seat)}**"
        together = side.part is not None and side.part.together
        words = self.say("flat.choose_secretly" if together else "flat.look_first", name=name)
        said = self.flow.call.sentence(side.prompt) or words
        if isinstance(side.builder, SomeAnswers) and side.builder.from_hand:
            said = self.say("flat.where_to", name=name)
        return PromptBar(said, colour=colour, why=self.say("table.why"))

    def _corner(self, seen: Seen) -> Widget:
        side = self.side
        assert side is not None
        if seen.builder is None and side.prompt is not None and not seen.busy:
            return ActionCorner(big=quiet(self.say("flat.hold_first")))
        if (isinstance(side.builder, SomeAnswers) and side.builder.from_hand) or side.takes_secretly:
            return self._carried(side)
        flow = self.flow
        corner = Corner(seen, side.controller, flow.taking_back, flow.call, self.parts.actions)
        return corner.made(self.parts.director.open_gate, rests=flow.rests)

    def _carried(self, side: TableSide) -> ActionCorner:
        """Something was taken from the hand: nothing tells which card it is."""
        builder, say = side.builder, self.say
        back = Button(say("table.back"), self.parts.actions.back, icon="undo", key="back")
        only = builder.only_way if builder else None
        if only is not None:
            play = partial(side.controller.choose, only)
            return ActionCorner(say("flat.play_it"), play, secondary=[back], gives={"action": only})
        if builder is None or builder.chosen is None:
            return ActionCorner(big=quiet(say("flat.choose_place")), secondary=[back])
        several = len(builder.gathered) > 1
        words = say("flat.play_them" if several else "flat.play_it")
        return ActionCorner(words, side.controller.commit, secondary=[back])

    def _tool(self, seen: Seen) -> Widget | None:
        builder, side = seen.builder, self.side
        if builder is None or seen.busy or side is None:
            return None
        if isinstance(builder, SomeAnswers) and builder.from_hand:
            return None
        area, readied = seen.watching.area, side.controller.readied
        tool = self.parts.table.tool(self.ui, builder, seen.view, seen.watching, readied)
        rest = self._nowhere(seen, builder, tool)
        parts = [part for part in (tool, rest) if part is not None]
        self._part(parts, self._needed(builder), area)
        return Layers(*parts) if len(parts) > 1 else tool or rest

    def _part(self, parts: list[Widget], taken: list[Rect], area: Rect) -> None:
        """Trays lie neither over what a question is about nor over each other."""
        for part in parts:
            for slot in [widget for widget in part.walk() if isinstance(widget, TraySlot)]:
                slot.keep_clear(taken, area)
                if len(self.flow.asked) > 1:  # each to the own right: nobody's tray covers another one
                    slot.area = slot.area.move(area.width // 5, 0)
                if len(parts) > 1:
                    with self.ui.facing(self.spots.degrees):
                        slot.arrange(self.ui, slot.area)
                    taken = [*taken, slot.rect]

    def _nowhere(self, seen: Seen, builder: AnswerBuilder, tool: Widget | None) -> Widget | None:
        """A tray for what is offered and neither lies on the table nor in the hand nor in the tool."""
        parts, side, view, watching = self.parts, self.side, seen.view, seen.watching
        assert side is not None
        # A desk takes all the room above the hand: what that covers can be had when it is let go.
        room = tool is None or any(isinstance(widget, TraySlot) for widget in tool.walk())
        there = {placed.id for placed in parts.upon if not (room and self._is_covered(placed))}
        there |= {placed.id for placed in self._own_pieces(side)}
        there |= {widget.key for widget in tool.walk()} if tool else set()
        hidden = [name for name in beside(builder, there) if not name.startswith(SEATED)]
        if tool is not None:  # it offers what lies on no table itself; some of it lies behind its tabs
            upright = {placed.id for placed in parts.table.picture(view, watching)}
            hidden = [name for name in hidden if name in upright]
        if not hidden:
            return None
        tray = OfferTray(self.ui, parts.table, hidden, builder, view, watching, side.controller.readied)
        area = watching.area.inflate(-2 * self.ui.mm(2), -2 * self.ui.mm(2))
        return TraySlot(tray, area, area.y)

    def _is_covered(self, placed: PlacedPiece) -> bool:
        """The hand that is held open lies over a piece of the table."""
        if not self._shown or self.spots.is_board:
            return False
        return self.spots.peek.colliderect(self._seen_here(placed.rect))

    def _seen_here(self, rect: Rect) -> Rect:
        """A rectangle of the table in the middle as it lies from this side."""
        room = self.ui.rect
        return rect_seen_from(self.spots.degrees, rect_in_room(self.parts.turned, rect, room), room)

    def _own_pieces(self, side: TableSide) -> list[PlacedPiece]:
        view = side.view if side.view is not None else self.flow.view
        hand = self.spots.frame.hand if self.spots.is_board else self.spots.hand
        return hand_pieces(self.parts, self.seat, view, hand, side, self._own)

    def _needed(self, builder: AnswerBuilder) -> list[Rect]:
        """Where on the table the things are that the question is about, as they lie from this side."""
        if self.parts.sight is not None:  # a map can be moved
            return []
        wanted = [placed.rect for placed in self.parts.upon if placed.id in builder.pieces]
        return [self._seen_here(rect) for rect in wanted]

    # --- what only one may see

    def _ledge(self, seen: Seen) -> Ledge:
        side, flow, say = self.side, self.flow, self.say
        assert side is not None
        ledge = self.spots.ledge
        hand = Rect(ledge.x, ledge.y + self.ui.mm(1), ledge.width, ledge.height)
        backs = [] if self.spots.is_board else hand_pieces(self.parts, self.seat, flow.view, hand, None)
        waits = side.prompt is not None and self._secret
        locked = self.seat in self.parts.session.locked() and side.prompt is None
        words = say("flat.hold") if waits else say("flat.chosen") if locked else ""
        does = LedgeActions(
            partial(flow.look, self.seat), partial(flow.let_go, self.seat), self._slide, self._lift
        )
        name = say("flat.own_cards", name=seen.name_of(self.seat))
        return Ledge(
            name, self.seat, backs, does, shown=side.is_open, colour=seen.colour_of(self.seat),
            locked=locked, words=words, how=say("flat.how"),
        )  # fmt: skip

    def _peek(self, seen: Seen) -> Widget:
        """The cards, open; the finger that holds slides to one, a second one takes it."""
        side = self.side
        assert side is not None
        assert side.view is not None
        builder = side.builder if side.prompt is not None else None
        cards: list[Widget] = [self._card(seen, side, placed) for placed in self._own_pieces(side)]
        wanted = side.pointed or (builder.selected if builder else "")
        legal = builder is not None and wanted in builder.pieces
        choosing = builder is not None and any(isinstance(one, HandCard) and one.legal for one in cards)
        words = self.say("flat.lay_down" if legal else "flat.slide" if choosing else "flat.only_look")
        slot = LaySlot(self.seat, words, partial(self._lay, wanted) if legal else None)
        return PeekGround(seen.colour_of(self.seat), [Fixed(slot, self.spots.slot), *cards])

    def _card(self, seen: Seen, side: TableSide, placed: PlacedPiece) -> HandCard:
        builder = side.builder if side.prompt is not None else None
        legal = builder is not None and placed.id in builder.pieces
        chosen = builder is not None and placed.id in (builder.selected, *builder.gathered)
        secret = side.view is not None and is_secret(placed.id, side.view, self.seat)
        name = self.say("flat.this_card") if secret else placed.name  # others read what is said about it
        take = partial(side.controller.piece_pressed, placed.id, name)
        inspect = partial(self.parts.actions.inspect, placed.inspect, placed.rect.center)
        drop = partial(self._dropped, placed)
        return HandCard(
            placed, take, inspect, drop, legal=legal, chosen=chosen, pointed=placed.id == side.pointed,
            upon_board=self.spots.is_board,
        )  # fmt: skip

    def _lay(self, piece: str) -> None:
        if self.side is not None:
            self.side.lay(piece)

    def _dropped(self, placed: PlacedPiece, pos: Point) -> None:
        """A second finger has dragged a card out of the hand: towards the table it is laid down."""
        if self.side is not None and pos[1] < self.spots.hand.y:
            self.side.lay(placed.id, placed.name)
        self.parts.flow.actions.rebuild()

    def _slide(self, pos: Point) -> None:
        """The card under the finger that holds comes up; further up it stays chosen."""
        side = self.side
        if side is None or not side.is_open or pos[1] < self.spots.hand.y:
            return
        under = [placed.id for placed in self._own_pieces(side) if placed.rect.collidepoint(pos)]
        pointed = under[-1] if under and pos[1] < self.spots.ledge.y else side.pointed
        if pointed != side.pointed:
            side.pointed = pointed
            self.parts.flow.actions.rebuild()

    def _lift(self, pos: Point) -> None:
        """The finger leaves: over the slot what it pointed at is laid face down, anywhere else nothing is."""
        side = self.side
        if side is None or not side.pointed or not self.spots.slot.collidepoint(pos):
            return
        side.lay(side.pointed)
