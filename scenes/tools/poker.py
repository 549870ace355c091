"""A hand that pokes at a table at random, and judges what answers.

A person's seat is played by a novice bot. At every decision of it, pieces, places and widgets of the real
table are tapped, dragged and dropped at random, and keys are pressed. What was touched must do something
or say in one sentence why not, and that sentence must name what was touched and where it was dropped.
"""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from game.bots import decide
from scenes.drawing.rich_text import plain
from scenes.table.board.piece_node import PieceNode
from scenes.table.board.placing import pieces_at, visible
from scenes.table.hints.hints import ICON
from scenes.widgets.field import TextField

if TYPE_CHECKING:
    from scenes.shell.gestures import Gesture, Point
    from scenes.table.scene import TableScene
    from scenes.widgets.context import Ui

SIZE = (1280, 720)
POKES = 12  # at one decision, before it is answered
EXAMPLES = 12  # of each kind of bad answer
FRAME_MS = 20.0
RESTING = 60  # frames in which movements end
PATIENCE = 3000  # frames without a question: the match hangs
KEYS = ("space", "return", "tab", "left", "right", "up", "down", "h", "i", "z", "l", *"123456789")
HINTING = ("hint", "toast.action")  # buttons that ask for a hint
ANSWERED = ("space", "h", "z")  # keys that mean something at any decision
KINDS = ("acted", "explained", "nothing", "silent", "generic", "leaked_ids")
LEAK = re.compile(r"\b[a-z]+:\w+|\b[a-z]+_[a-z_0-9]+\b|[{}]")


class Poke(NamedTuple):
    """What a hand did: "tap", "drag" or "key", where it began and ended, and what lay there."""

    how: str
    start: Point
    end: Point
    thing: str = ""  # the name of what was touched; "": plain background
    id: str = ""  # what the program calls it
    piece: bool = False  # it lies on the table, and is no button or panel around it
    around: tuple[str, ...] = ()  # names of what it lies on: a square of a sector of a map
    there: tuple[str, ...] = ()  # names of what it was dropped on
    key: str = ""


class PokeTally(msgspec.Struct):
    """How a table answered."""

    game: str
    pokes: int = 0
    acted: int = 0
    explained: int = 0
    nothing: int = 0  # plain background
    silent: int = 0
    generic: int = 0
    leaked_ids: int = 0
    matches: int = 0
    examples: dict[str, list[str]] = {}

    def note(self, kind: str, example: str) -> None:
        setattr(self, kind, getattr(self, kind) + 1)
        kept = self.examples.setdefault(kind, [])
        if kind in ("silent", "generic", "leaked_ids") and example not in kept and len(kept) < EXAMPLES:
            kept.append(example)


class ScreenState(NamedTuple):
    """What a person sees of a table: if two are equal, nothing has answered."""

    scene: int
    decisions: int
    refusal: str
    toasts: tuple[str, ...]
    widgets: int


class Poker:
    """A hand at one match that touches whatever there is."""

    def __init__(self, ui: Ui, name: str, seed: int, seats: int, tally: PokeTally, rng: Random) -> None:
        from scenes.screens.table_screens import open_table
        from scenes.tools.shots_tables import session_after

        ui.settings.speed = "instant"
        self.ui, self.seed, self.tally, self.rng = ui, seed, tally, rng
        self.numbers: dict[str, set[str]] = {}  # by what was said around them
        self.there: tuple[str, ...] = ()  # names of what the last drag was dropped on
        self.lifted: tuple[str, ...] = ()  # the name of what it took: beside a small piece, that one
        self.table: TableScene = open_table(ui, session_after(name, seed, 0, seats))
        ui.stack.clear()
        ui.stack.push(self.table)
        ui.stack.settle()

    def play(self, times: int) -> None:
        """Poke at every decision of the person until the match is over."""
        while self.tally.pokes < times and self._asked():
            for _ in range(POKES):
                self._poke_once()
                if not self._asked():
                    return
            self._answer()

    # --- the match goes on

    def _asked(self) -> bool:
        """Wait for a question to the person; False if the match is over."""
        for _ in range(PATIENCE):
            self._close_others()
            if self.table.session.over:
                return False
            if self.table.builder is not None and not self.table.director.busy:
                self.table.refresh()
                return True
            if self.table.flow.rests and not self.table.director.busy:
                self.table.flow.end_turn()
            if self.table.director.gated:
                self.table.director.skip()
            self._frame()
        raise RuntimeError(f"nothing is asked and nothing moves, seed {self.seed}")

    def _frame(self) -> None:
        self.ui.stack.update(FRAME_MS)
        self.ui.stack.settle()

    def _come_to_rest(self) -> None:
        """A hand aims at what stands still."""
        for _ in range(RESTING):
            if not self.table.lively:
                return
            self._frame()

    def _close_others(self) -> None:
        """Whatever has opened over the table is closed again."""
        for _ in range(9):
            top = self.ui.stack.top
            if top is None or top is self.table or self.table.session.over:
                return
            self.ui.stack.pop(top)
            self.ui.stack.settle()

    def _answer(self) -> None:
        session, seat = self.table.session, self.table.seat
        if session.prompt(seat) is None:
            return
        answer = decide("novice", session.match, seat, self.seed)
        self.table.flow.show(session.answer(seat, answer))

    # --- poking

    def _poke_once(self) -> None:
        self._come_to_rest()
        for toast in list(self.ui.toasts.waiting):
            self.ui.toasts.drop(toast)
        self.table.flash.end()
        if self.table.bar:
            self.table.bar.left = 0.0  # what was said before has gone
            self.table.bar.update(0.0)
        before = self._seen()
        done = self._some_poke()
        home = self._home_of(done)
        moved = self._do(done)
        if done.how == "drag":
            done = done._replace(there=self.there, around=(*done.around, *self.lifted))
        self.tally.pokes += 1
        kind = self._judge(done, before, self._seen())
        if kind == "silent" and (moved == "map" or (moved == "piece" and home) or self._is_on(done)):
            kind = "acted"  # the map was moved, or a piece put back; or it is what was chosen before
        self.tally.note(kind, self._told(done))

    def _judge(self, done: Poke, before: ScreenState, after: ScreenState) -> str:
        asks = done.key == "h" or done.id in HINTING
        sentence = self._sentence(before, after if asks else after._replace(toasts=self._not_hints()))
        if after.decisions != before.decisions:
            return "acted"
        if sentence:
            return self._quality(done, sentence)
        if after != before:
            return "acted"
        return "silent" if done.thing or done.id else "nothing"

    def _quality(self, done: Poke, sentence: str) -> str:
        said = plain(sentence).replace(str(self.ui.folders.logs), "")  # the person's own folder is no id
        if LEAK.search(said) or self._shows_number(done.id, said):
            return "leaked_ids"
        named = any(_is_named(each, said) for each in (done.thing, *done.around))
        there = not done.there or any(_is_named(each, said) for each in done.there)
        return "generic" if done.piece and not (named and there) else "explained"

    def _shows_number(self, thing: str, sentence: str) -> bool:
        """True if a sentence has the program's number for a thing, and for others theirs."""
        number = thing.rpartition(":")[2]
        if len(number) < 2 or not number.isdecimal() or not re.search(rf"\b{number}\b", sentence):
            return False
        shape = re.sub(rf"\b{number}\b", "#", sentence)
        self.numbers.setdefault(shape, set()).add(number)
        return len(self.numbers[shape]) > 1

    def _told(self, done: Poke) -> str:
        prompt = self.table.builder.prompt if self.table.builder else None
        bar = self._refusal() or "; ".join(toast.text for toast in self.ui.toasts.waiting)
        at = self.table.focus.at if done.key else None
        where = f" at {at.key or type(at).__name__}" if at else ""
        what = f"{done.how} {done.key}{done.id} ({done.thing}){where}"
        return f"{type(prompt).__name__}: {what} -> {bar!r}"

    def _sentence(self, before: ScreenState, after: ScreenState) -> str:
        if after.refusal and after.refusal != before.refusal:
            return after.refusal
        new = [text for text in after.toasts if text not in before.toasts]
        return " ".join(new)

    def _not_hints(self) -> tuple[str, ...]:
        """What is said that is no hint: one that was asked for before may come now, and answers nothing."""
        return tuple(toast.text for toast in self.ui.toasts.waiting if toast.icon != ICON)

    def _refusal(self) -> str:
        bar = self.table.bar
        return bar.error if bar else ""

    def _seen(self) -> ScreenState:
        top = self.ui.stack.top or self.table
        top.refresh()
        parts = [
            (
                type(each).__name__,
                each.key,
                each.name,
                tuple(each.rect),
                each.focused,
                getattr(each, "selected", None),
                getattr(each, "value", None),
            )
            for each in top.root.walk()
        ]
        builder, looked_at = self.table.builder, self.table.flash.places
        hand = (builder.selected, builder.chosen, builder.parked, len(builder.after)) if builder else None
        sight = self.table.camera_control.camera.sight  # on its way to another one already
        return ScreenState(
            id(top),
            len(self.table.session.match.decisions),
            self._refusal(),
            tuple(toast.text for toast in self.ui.toasts.waiting),
            hash((tuple(parts), str(hand), str(sight), str(looked_at))),
        )

    # --- hands

    def _some_poke(self) -> Poke:
        how = self.rng.choice(("tap", "tap", "tap", "drag", "drag", "key"))
        if how == "key":
            key = self.rng.choice(KEYS)
            return Poke(how, (0, 0), (0, 0), f"key {key}" if key in ANSWERED else "", key=key)
        start = self._some_spot()
        done = Poke(how, start, start, *self._at(start), around=self._around(start))
        if how == "tap" or not done.piece:  # a button is not dragged
            return done._replace(how="tap")
        return done._replace(end=self._some_spot())

    def _dropped_on(self, piece: str, pos: Point) -> tuple[str, ...]:
        """Names of what lies where a piece is let go; () for a piece that is no farther than a tap."""
        board = self.table.board
        if board is None or not board.targets(piece):
            return ()
        nodes = [each.placed for each in self.table.stage.pieces.values() if each.placed.name]
        return tuple(_proper(each.name) for each in pieces_at(nodes, pos, piece))

    def _home_of(self, done: Poke) -> bool:
        """True if a drag ends where it began, or in the hand."""
        if done.how != "drag" or self.table.board is None:
            return False
        placed = self.table.stage.pieces[done.id].placed
        return placed.rect.collidepoint(done.end) or self.table.board.hand_area.collidepoint(done.end)

    def _some_spot(self) -> Point:
        """Mostly in the middle of a piece, a place or a widget; now and then anywhere."""
        root = self.table.root
        if self.rng.random() < 0.1:
            return self.rng.randrange(SIZE[0]), self.rng.randrange(SIZE[1])
        pieces = [piece.placed.rect.center for piece in self.table.stage.pieces.values()]
        widgets = [root.place(each).center for each in root.walk() if each.actions() or each.why]
        spots = self.rng.choice((pieces, widgets)) or widgets
        x, y = self.rng.choice(spots)
        return min(max(x, 0), SIZE[0] - 1), min(max(y, 0), SIZE[1] - 1)

    def _at(self, pos: Point) -> tuple[str, str, bool]:
        """What lies there: what a person calls it, what the program calls it, whether it is a piece."""
        under = self.table.root.at(pos)
        if under is not None and under.role != "table":
            if not under.name and not under.actions():
                return "", "", False  # the ground of a panel
            return _proper(under.name), under.key or type(under).__name__, isinstance(under, PieceNode)
        pieces = [
            piece.placed
            for piece in self.table.stage.pieces.values()
            if piece.placed.name and visible(piece.placed).collidepoint(pos)
        ]
        if not pieces or self._covered(pos):
            return "", "", False
        top = max(pieces, key=lambda placed: placed.z)
        return _proper(top.name), top.id, True

    def _around(self, pos: Point) -> tuple[str, ...]:
        """Names of what a piece lies on: the sector of a square, the ship of an accessory."""
        pieces = (piece.placed for piece in self.table.stage.pieces.values())
        on_map = [placed for placed in pieces if placed.name and placed.within]
        under, board = self.table.root.at(pos), self.table.board
        below = board.beneath(under) if board and isinstance(under, PieceNode) else None
        names = [each.name for each in pieces_at(on_map, pos, "")] + ([below.name] if below else [])
        return tuple(map(_proper, names))

    def _covered(self, pos: Point) -> bool:
        """True if a panel lies over the board there."""
        from scenes.widgets.boxes import Panel

        return any(isinstance(each, Panel) and each.rect.collidepoint(pos) for each in self.table.root.walk())

    def _is_on(self, done: Poke) -> bool:
        """True for a button that was on before, and still is."""
        if done.piece or not done.id:
            return False
        found = next((each for each in self.table.root.walk() if each.key == done.id), None)
        return bool(getattr(found, "selected", False) or getattr(found, "chosen", False))

    def _do(self, done: Poke) -> str:
        """Let the hand do it; what it has moved: "piece", "map" or ""."""
        from scenes.shell.gestures import Gesture, Kind

        if done.how == "key":
            typing = isinstance(self.table.focus.at, TextField)
            self._give(Gesture(Kind.KEY, key=done.key))
            if typing and (len(done.key) == 1 or done.key == "space"):  # a keyboard sends the letter, too
                self._give(Gesture(Kind.TEXT, text=" " if done.key == "space" else done.key))
            self._give(Gesture(Kind.KEY_UP, key=done.key))
            return ""
        self._give(Gesture(Kind.DOWN, done.start, done.start))
        if done.how == "tap":
            self._give(Gesture(Kind.UP, done.start, done.start))
            self._give(Gesture(Kind.TAP, done.start, done.start))
            return ""
        self._give(Gesture(Kind.DRAG, done.start, done.start))
        carried = self.table.board.dragged if self.table.board is not None else None
        self.lifted = (_proper(carried.name),) if carried else ()
        moved = "piece" if carried else "map" if self.table.camera_control.grip else ""
        middle = (done.start[0] + done.end[0]) // 2, (done.start[1] + done.end[1]) // 2
        for pos in (middle, done.end):
            self._give(Gesture(Kind.MOVE, pos, done.start))
        self.there = self._dropped_on(done.id, done.end)  # a map moves while a piece is held at its edge
        self._give(Gesture(Kind.DROP, done.end, done.start))
        return moved

    def _give(self, gesture: Gesture) -> None:
        self.ui.stack.handle(gesture)
        self.ui.stack.settle()
        self._frame()


def _is_named(thing: str, sentence: str) -> bool:
    """True if a sentence has the name of a thing, or the longest word of it: "Cruiser (225)" is a cruiser."""
    words = sorted(re.findall(r"[^\W\d_]{4,}", thing), key=len)
    return thing in sentence or any(word in sentence for word in words[-1:])


def _proper(name: str) -> str:
    """The name proper: what stands after a comma, a colon or a full stop explains it."""
    return re.split(r"[,:.(]", name)[0].strip()
