"""What stands at one side of a table that lies flat, as whoever sits there sees it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect

from game.core.table import NOBODY, Seat, Table
from scenes.drawing.rich_text import Style, width_of
from scenes.drawing.theme import SEATS, Colour
from scenes.shell.gestures import Point
from scenes.table.action_corner import ActionCorner, quiet
from scenes.table.answering.answer_builder import unusable
from scenes.table.answering.piece_tray import TraySlot
from scenes.table.chrome import prompt_bar, top_strip
from scenes.table.corner import Corner
from scenes.table.flat.held_hand import HandCard, LaySlot, Ledge, LedgeActions, OwnBoard, PeekGround
from scenes.table.flat.layout import CARD, PLATE, SideSpots, narrowed
from scenes.table.flat.open_part import SomeAnswers
from scenes.table.game_table import Watching, rolled
from scenes.table.match_words import player_names
from scenes.table.prompt_bar import PromptBar
from scenes.table.regions import Fixed
from scenes.table.seat_rail import Badge
from scenes.table.seen import Seen
from scenes.widgets.boxes import Column, Panel, Row, Spacer
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Session
    from scenes.table.actions import TableActions
    from scenes.table.flat.flow import FlatFlow
    from scenes.table.flat.side import TableSide
    from scenes.table.game_table import GameTable
    from scenes.table.map.camera import CameraView
    from scenes.table.stage.director import Director
    from scenes.table.stage.piece import PlacedPiece
    from scenes.widgets.context import Ui

NAME = Style("title", 3.6, leading=1.05)
COUNT = Style("number", 3.4, leading=1.05)
COUNTS = 3  # that find room beside a name
TRAY = 78.0  # millimetres above a hand that is held open: a tray hugs the edge, too
FEWEST = 3  # cards whose room a hand takes in any case
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


class Tally(Widget):
    """A number with its sign; it is never broken."""

    role = "label"

    def __init__(self, icon: str, number: str, word: str, colour: Colour) -> None:
        super().__init__(f"{number} {word}")
        self.icon, self.number, self.colour = icon, number, colour

    def measure(self, ui: Ui, width: int) -> Size:
        words = width_of(self.number, COUNT.font, ui.screen.em(COUNT.mm))
        return ui.mm(3.4) + words, ui.mm(4)

    def draw(self, canvas: Canvas) -> None:
        side = canvas.mm(3.0)
        box = Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        canvas.icon(self.icon, box, self.colour)
        room = Rect(box.right + canvas.mm(0.4), self.rect.y, canvas.mm(PLATE), self.rect.height)
        canvas.text(self.number, room, COUNT)


class SeatPlate(Panel):
    """Who sits at this edge: pressing it inspects their faction."""

    role = "button"

    def __init__(self, seen: Seen, seat: Seat, inspect: Callable[[str, Point | None], None]) -> None:
        player = seen.session.players[seat]
        summary = seen.table.summary(seen.view, seat, player, seen.ui.settings.language)
        look = SEATS[player.colour]
        score = f"{summary.score[0]}/{summary.score[1]}"
        scored = seen.ui.say(summary.scored, reached=summary.score[0], needed=summary.score[1])
        numbers: list[Widget] = [Tally(look.glyph, score, scored, look.light)]
        numbers += [Tally(*count, look.light) for count in [*summary.counts][:COUNTS]]
        words = Column(
            Label(seen.name_of(seat), NAME, least=3.0), Row(*numbers, gap=1.0, align="middle"), gap=0.2
        )
        badge: list[Widget] = [Badge(summary.badge, 9.0, "")] if summary.badge else [Spacer(1, 1)]
        super().__init__(Row(*badge, words.growing(), gap=1.2, align="middle"), 1.2, accent=look.base)
        self.name, self.key = seen.name_of(seat), f"seat:{seat}"
        self.summary, self.inspect = summary, inspect

    def actions(self) -> list[str]:
        return ["press", "inspect"] if self.summary.inspect else []

    def act(self, action: str) -> None:
        self.inspect(self.summary.inspect, None)


def watching_of(
    parts: SideParts, seat: Seat, area: Rect, hand: Rect, side: TableSide | None, *, near: Seat
) -> Watching:
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
        ready=builder.chosen if builder else None, near=near,
    )  # fmt: skip


def hand_pieces(
    parts: SideParts, seat: Seat, view: Table, hand: Rect, side: TableSide | None
) -> list[PlacedPiece]:
    """The own things of a seat, laid into a rectangle; nothing else of the picture reaches there."""
    area = Rect(0, -AWAY, parts.ui.screen.width, parts.ui.screen.height)
    watching = watching_of(parts, seat, area, hand, side, near=seat)._replace(parked=())
    reach = hand.inflate(0, hand.height)
    return [placed for placed in parts.table.picture(view, watching) if placed.rect.colliderect(reach)]


class SideTree:
    """Makes the widgets of one side."""

    def __init__(self, parts: SideParts, seat: Seat, spots: SideSpots, *, front: bool, asked: bool) -> None:
        self.parts, self.seat, self.spots, self.front, self.asked = parts, seat, spots, front, asked
        self.ui, self.flow, self.say = parts.ui, parts.flow, parts.ui.say
        self.side: TableSide | None = parts.flow.sides.get(seat)
        if self.side is not None and self.side.view is not None and spots.slot.width:
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
        area = self._tray_room() if self._shown else frame.table
        watching = watching_of(parts, self.seat, area, frame.hand, None if busy else side, near=self.seat)
        view = side.view if side and side.view is not None else self.flow.view
        if busy or side is None:
            return Seen(
                self.ui, parts.session, parts.table, self.seat if self.flow.rests else NOBODY, view, frame,
                watching, None, director.busy, director.gated, self.flow.telling, director.reading,
            )  # fmt: skip
        return Seen(self.ui, parts.session, parts.table, self.seat, view, frame, watching, side.builder)

    def _tray_room(self) -> Rect:
        """Trays of a hand that is held open stay near it."""
        peek, table = self.spots.peek, self.spots.frame.table
        top = max(table.y, peek.y - self.ui.mm(TRAY))
        return Rect(table.x, top, table.width, peek.y - top)

    def made(self) -> list[Widget]:
        """All of it, what is drawn first coming first."""
        seen = self.seen()
        found: list[Widget] = [
            Fixed(SeatPlate(seen, self.seat, self.parts.actions.inspect), self.spots.plate)
        ]
        if self.side is None:
            return found
        ledge = self.spots.ledge
        own = [self._own_board(seen)] if self._plays_openly else []
        found += own
        if self.asked:
            found += self._asking(seen)
        if not own and ledge.width and ledge.height:
            found.append(Fixed(self._ledge(seen), ledge))
        if self._shown:
            found.append(Fixed(self._peek(seen), self.spots.peek))
        return found

    @property
    def _plays_openly(self) -> bool:
        """The own things are a board that all may see, and nothing about the question is secret."""
        side, board = self.side, self.spots.slot.width == 0
        return board and self.asked and side is not None and not side.is_open and not self._secret

    def _own_board(self, seen: Seen) -> Widget:
        side = self.side
        assert side is not None
        placed = hand_pieces(self.parts, self.seat, self.flow.view, self.spots.ledge, side)
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
        if isinstance(side.builder, SomeAnswers) and side.builder.from_hand:
            return self._carried(side)
        flow = self.flow
        corner = Corner(seen, side.controller, flow.taking_back, flow.call, self.parts.actions)
        return corner.made(self.parts.director.open_gate, rests=flow.rests)

    def _carried(self, side: TableSide) -> ActionCorner:
        """A back was taken from the hand: nothing tells which card it is."""
        builder = side.builder
        back = Button(self.say("table.back"), self.parts.actions.back, icon="undo", key="back")
        if builder is None or builder.chosen is None:
            return ActionCorner(big=quiet(self.say("flat.choose_place")), secondary=[back])
        return ActionCorner(self.say("flat.play_it"), side.controller.commit, secondary=[back])

    def _tool(self, seen: Seen) -> Widget | None:
        if seen.builder is None or seen.busy or self.side is None:
            return None
        if isinstance(seen.builder, SomeAnswers) and seen.builder.from_hand:
            return None
        readied = self.side.controller.readied
        tool = self.parts.table.tool(self.ui, seen.builder, seen.view, seen.watching, readied)
        for slot in tool.walk() if tool else ():
            if isinstance(slot, TraySlot):
                slot.keep_clear([], seen.watching.area)
                if len(self.flow.asked) > 1:  # each to the own right: nobody's tray covers another one
                    slot.area = slot.area.move(seen.watching.area.width // 5, 0)
        return tool

    # --- what only one may see

    def _ledge(self, seen: Seen) -> Ledge:
        side, flow, say = self.side, self.flow, self.say
        assert side is not None
        ledge = self.spots.ledge
        hand = Rect(ledge.x, ledge.y + self.ui.mm(1), ledge.width, ledge.height)
        board = not self.spots.slot.width  # too small to be seen while nothing is asked
        backs = [] if board and not self.asked else hand_pieces(self.parts, self.seat, flow.view, hand, None)
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
        cards: list[Widget] = [self._card(seen, side, placed) for placed in self._pieces(side)]
        wanted = side.pointed or (builder.selected if builder else "")
        legal = builder is not None and wanted in builder.pieces
        choosing = builder is not None and any(isinstance(one, HandCard) and one.legal for one in cards)
        words = self.say("flat.lay_down" if legal else "flat.slide" if choosing else "flat.only_look")
        slot = LaySlot(self.seat, words, partial(self._lay, wanted) if legal else None)
        return PeekGround(seen.colour_of(self.seat), [Fixed(slot, self.spots.slot), *cards])

    def _pieces(self, side: TableSide) -> list[PlacedPiece]:
        assert side.view is not None
        return hand_pieces(self.parts, self.seat, side.view, self.spots.hand, side)

    def _card(self, seen: Seen, side: TableSide, placed: PlacedPiece) -> HandCard:
        builder = side.builder if side.prompt is not None else None
        legal = builder is not None and placed.id in builder.pieces
        chosen = builder is not None and placed.id in (builder.selected, *builder.gathered)
        take = partial(side.controller.piece_pressed, placed.id, placed.name)
        inspect = partial(self.parts.actions.inspect, placed.inspect, placed.rect.center)
        drop = partial(self._dropped, placed)
        return HandCard(
            placed, take, inspect, drop, legal=legal, chosen=chosen, pointed=placed.id == side.pointed
        )

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
        under = [placed.id for placed in self._pieces(side) if placed.rect.collidepoint(pos)]
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
