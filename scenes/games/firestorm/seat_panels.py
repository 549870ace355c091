"""The seats beside the table: victory stars, lucky stones, cards in hand, points in the pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.core.table import Seat
from game.core.texts import catalogue
from game.firestorm import pieces
from game.firestorm.table import FirestormTable
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style, width_of
from scenes.drawing.theme import GLASS_RAISED, INK, LINE, SEATS, TEXT, TEXT_QUIET, rgb
from scenes.games.firestorm.looks.badges import BadgeLook
from scenes.games.firestorm.looks.parts import empty_orb, orb
from scenes.table.game_table import Summary
from scenes.table.looks.captions import paint_seat_state
from scenes.table.looks.drawing import about
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.participants import Participant
    from scenes.widgets.context import Ui

NAME = Style("title", 4.2, TEXT, 1.0)
WORD = Style("body", 3.2, TEXT_QUIET, 1.0)
STATE = Style("title", 3.4, INK, 1.0)
GOLD = rgb("#FFD25E")


class SeatFacts(NamedTuple):
    """What is told of a seat."""

    name: str
    colour: str
    faction: str
    points: int
    stones: int
    hand: int
    tp: int
    ep: int
    state: str
    lit: bool


def summary(view: FirestormTable, seat: Seat, player: Participant, language: str) -> Summary:
    say, own = catalogue(language).say, view.players[seat]
    counts = [
        ("cards", str(len(own.hand)), say("table.in_hand")),
        ("luck", str(own.stones), say("firestorm.seats.stones")),
    ]
    return Summary(
        BadgeLook(own.color, player.colour),
        say(f"firestorm.color.{own.color}") if own.color else "", (max(0, view.points(seat)),
        pieces.GOAL),
        counts, [], f"seat:{seat}", role_of(view, seat, language), "firestorm.seats.score",
    )  # fmt: skip


def role_of(view: FirestormTable, seat: Seat, language: str) -> str:
    """What a seat is just now."""
    say, own, combat = catalogue(language).say, view.players[seat], view.combat
    if own.gone:
        return say("firestorm.seats.gone")
    if combat is not None and seat in (combat.attacker, combat.defender):
        return say("firestorm.seats.attacks" if seat == combat.attacker else "firestorm.seats.defends")
    if own.last_turn:
        return say("firestorm.seats.last_turn")
    if own.shield >= 0:
        return say("firestorm.seats.shielded")
    return say("firestorm.seats.turn") if view.on_turn(seat) else ""


def told(view: FirestormTable, seat: Seat, name: str, colour: str, language: str) -> SeatFacts:
    own = view.players[seat]
    return SeatFacts(
        name, colour, own.color, view.points(seat), own.stones, len(own.hand), own.tp, own.ep,
        role_of(view, seat, language), view.on_turn(seat),
    )  # fmt: skip


class SeatCard(Widget):
    """A seat in the room that it has: the less there is, the less is drawn in full."""

    def __init__(self, said: SeatFacts, room: Size, language: str) -> None:
        say = catalogue(language).say
        score = say("firestorm.seats.score", reached=said.points, needed=pieces.GOAL)
        stones = f"{said.stones} {say('firestorm.seats.stones')}"
        super().__init__(f"{said.name}: {score}, {stones}")
        self.said, self.room, self.language = said, room, language
        self.words = (say("firestorm.seats.victory"), say("firestorm.seats.luck"))

    def measure(self, ui: Ui, width: int) -> Size:
        return self.room[0], self.room[1]

    def draw(self, canvas: Canvas) -> None:
        rect = Rect(
            self.rect.x + canvas.mm(1.2), self.rect.y, self.rect.width - canvas.mm(1.6), self.rect.height
        )
        line = max(canvas.mm(4.2), min(canvas.mm(6), rect.height // 8))
        y = self._head(canvas, rect, line)
        foot = rect.bottom - (line + canvas.mm(0.6) if self.said.state else 0)
        roomy = foot - y > 3 * line + 2 * rect.width / 6 + canvas.mm(1)
        if roomy:
            y = self._tokens(canvas, Rect(rect.x, y, rect.width, foot - y), line)
        else:
            y = self._counts(canvas, Rect(rect.x, y, rect.width, foot - y), line)
        row = Rect(rect.x, y, rect.width, min(line, max(0, foot - y)))
        if row.height >= canvas.mm(3.4):
            self._hand(canvas, row)
            self._pool(canvas, row, below=foot - row.bottom >= line)
        if self.said.state:
            self._state(canvas, Rect(rect.x, foot, rect.width, rect.bottom - foot))

    def _head(self, canvas: Canvas, rect: Rect, line: int) -> int:
        seat = SEATS[self.said.colour]
        side = round(line * 1.3)
        disc = Rect(rect.x, rect.y, side, side)
        canvas.circle(disc.center, side // 2, seat.deep, border=seat.base, width=max(1, side // 12))
        canvas.icon(seat.glyph, disc.inflate(-side // 2, -side // 2), seat.light)
        right = rect.right + canvas.mm(1.2)  # most of the panel's edge
        room = Rect(disc.right + canvas.mm(0.8), rect.y, right - disc.right - canvas.mm(0.8), side)
        size = fitting(canvas.screen, self.said.name, NAME, room.size, lines=1)
        canvas.text(self.said.name, room, NAME, size=size)
        return rect.y + side + canvas.mm(0.8)

    def _tokens(self, canvas: Canvas, rect: Rect, line: int) -> int:
        """Stars and stones, one by one."""
        y = self._caption(canvas, rect, rect.y, line, self.words[0], f"{self.said.points} / {pieces.GOAL}")
        y = self._grid(canvas, rect, y, "star", self.said.points, pieces.GOAL)
        y = self._caption(canvas, rect, y, line, self.words[1], str(self.said.stones))
        return self._grid(canvas, rect, y, "stone", self.said.stones, pieces.STONES)

    def _caption(self, canvas: Canvas, rect: Rect, y: int, line: int, word: str, number: str) -> int:
        room = Rect(rect.x, y, rect.width, line)
        figure = min(canvas.screen.floor(4.2), round(line * 0.95))
        canvas.text(number, room, Style("number", 4.2, TEXT, 1.0), align="right", size=figure)
        wide = rect.width - width_of(number, "number", figure) - canvas.mm(0.8)
        size = fitting(canvas.screen, word, WORD, (wide, line), lines=1)
        canvas.text(word, Rect(room.x, room.y, wide, line), WORD, size=size)
        return y + line

    def _grid(self, canvas: Canvas, rect: Rect, y: int, kind: str, count: int, places: int) -> int:
        across = 3 if rect.height > canvas.mm(52) else 6
        step = rect.width / across
        size = step * 0.86
        for place in range(max(places, min(count, 12))):
            row, column = divmod(place, across)
            centre = (rect.x + step * (column + 0.5), y + step * (row + 0.5))
            self._token(canvas, kind, centre, size, place < count)
        return y + round(step * (1 + (max(places, min(count, 12)) - 1) // across)) + canvas.mm(0.4)

    def _token(self, canvas: Canvas, kind: str, centre: tuple[float, float], size: float, on: bool) -> None:
        art = {"star": ("star", "star_empty"), "stone": ("luck", "orb_empty")}[kind][not on]
        if canvas.art.has(f"firestorm/tokens/{art}"):
            canvas.image(f"firestorm/tokens/{art}", about(centre, size), waits=True)
        elif kind == "star":
            disc = about(centre, size)
            canvas.circle(
                disc.center,
                disc.width // 2,
                rgb("#3A2E08") if on else GLASS_RAISED,
                border=GOLD if on else LINE,
            )
            if on:
                canvas.icon("victory", about(centre, size * 0.7), GOLD)
        elif on:
            orb(canvas, "stone", centre, size)
        else:
            empty_orb(canvas, "stone", centre, size)

    def _counts(self, canvas: Canvas, rect: Rect, line: int) -> int:
        """Signs with numbers where there is no room for each of them."""
        half = rect.width // 2
        pairs = (("victory", GOLD, f"{self.said.points}"), ("luck", rgb("#4CE0A8"), f"{self.said.stones}"))
        for place, (icon, colour, number) in enumerate(pairs):
            room = Rect(rect.x + place * half, rect.y, half, line)
            side = round(line * 0.86)
            canvas.icon(icon, Rect(room.x, room.centery - side // 2, side, side), colour)
            self._number(canvas, number, Rect(room.x + side + 2, room.y, half - side - 4, line))
        return rect.y + line

    def _number(self, canvas: Canvas, text: str, room: Rect) -> None:
        size = max(canvas.screen.floor(3.2), min(canvas.screen.em(4.4), round(room.height * 0.9)))
        canvas.text(text, room, Style("number", 4.4, TEXT, 1.0), size=size)

    def _hand(self, canvas: Canvas, rect: Rect) -> None:
        side, seat = round(rect.height * 0.84), SEATS[self.said.colour]
        canvas.icon("cards", Rect(rect.x, rect.centery - side // 2, side, side), seat.light)
        room = Rect(rect.x + side + 2, rect.y, rect.width // 3, rect.height)
        self._number(canvas, str(self.said.hand), room)

    def _pool(self, canvas: Canvas, row: Rect, *, below: bool) -> None:
        """What is in the pool: in the next line, or beside the hand as far as it fits."""
        side = round(row.height * 0.84)
        size = max(canvas.screen.floor(3.2), min(canvas.screen.em(4.4), round(row.height * 0.9)))
        rect = row.move(0, row.height) if below else row
        x = (
            rect.x
            if below
            else rect.x + side + width_of(str(self.said.hand), "number", size) + canvas.mm(1.6)
        )
        for kind, count in (("tp", self.said.tp), ("ep", self.said.ep)):
            wide = width_of(str(count), "number", size)
            if not count or x + side * 0.9 + wide > rect.right:
                continue
            orb(canvas, kind, (x + side * 0.4, rect.centery), side * 0.8)
            self._number(canvas, str(count), Rect(round(x + side * 0.9), rect.y, wide + 4, rect.height))
            x += side + wide + canvas.mm(1)

    def _state(self, canvas: Canvas, rect: Rect) -> None:
        paint_seat_state(canvas, self.said.state, rect, STATE, lit=self.said.lit)
