"""The table: a session on the screen, from the first question to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.prompts import Handle
from game.core.table import NOBODY, Seat
from scenes.session.bot_thinking import Thinking
from scenes.session.session import Session, Step, StoryEvent
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table import keys, leaving
from scenes.table.answering.answer_builder import AnswerBuilder, unusable
from scenes.table.answering.controller import AnswerController
from scenes.table.answering.turn_end import TurnEnd
from scenes.table.board.board import Board
from scenes.table.game_table import LogLine, Watching, game_table, rolled
from scenes.table.log.panel import Log
from scenes.table.log.recap import Recap
from scenes.table.map.camera_control import CameraControl
from scenes.table.navigation import Navigation, TableScreens
from scenes.table.pinned_things import Pins
from scenes.table.prompt_bar import PromptBar
from scenes.table.reactions.open_call import OpenCall
from scenes.table.regions import Frame, frame
from scenes.table.secret_reveal import beats_of
from scenes.table.stage.director import Beat, Director
from scenes.table.stage.flash import Flash
from scenes.table.stage.stage import Stage
from scenes.table.tree import build_table_tree, toast_area
from scenes.table.tree_reuse import KeptTable
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

Parked = tuple[tuple[str, str], ...]  # pieces, and the places where they lie
LAG = 120.0  # milliseconds: bots that pass one after the other change next to nothing on the table


class TableScene(Scene):
    """Plays a session: asks people, lets bots think, shows what happens."""

    name = "table"
    toasts_hang = True

    def __init__(self, ui: Ui, session: Session, screens: TableScreens) -> None:
        super().__init__(ui)
        self.session = session
        self.table = game_table(session.match.game.name)
        self.stage = Stage()
        self.director = Director(self.stage, ui.sound)
        self.director.on_beat = self._beat
        self.controller, self.pins = AnswerController(self), Pins(self)
        self.camera_control, self.navigation = CameraControl(self), Navigation(self, screens)
        self.flash, self.log, self.recap, self.call = Flash(), Log(self), Recap(self), OpenCall(self)
        self.kept, self.turn_end = KeptTable(), TurnEnd(self)
        self.playing = False  # what an answer led to is being shown
        self.lag: float | None = None  # ms until what stands around the table follows; 0: in the next frame
        self.telling: LogLine | None = None  # what is being shown, in words
        alone = len(session.people) == 1
        self.seat: Seat = session.people[0] if alone else NOBODY  # whose hand lies open; NOBODY: nobody's
        self.builder: AnswerBuilder | None = None
        self.log_open = not ui.screen.compact
        self.hinted = ""
        self.thinking = Thinking(session, self.call.is_quiet, self.call.is_idle)
        self.ended = False
        self.sealed: list[tuple[int, Parked]] = []  # secret choices that wait, by decision
        self.board: Board | None = None
        self.pending: tuple[Rect, ...] = ()  # where the rows of what is being answered are
        self.tray: Widget | None = None
        self.bar: PromptBar | None = None
        self.view: Any = session.view(self.seat)
        if self.log_open:
            self.log.lines()  # a long story is told before the first frame, not in it

    # --- lifecycle

    def enter(self) -> None:
        self.ui.sound.music("music_table")
        self.go_on()

    def leave(self) -> None:
        self.ui.turn = 0
        leaving.close_session(self.ui, self.session, self.spots)

    def resume(self) -> None:
        self.rebuild()

    def lost_focus(self) -> None:
        self.cover()

    def recover(self, *, bare: bool) -> Scene:
        """After a fault: the same match from its last decision, or without what stands beside the table."""
        return self.navigation.again(bare=bare)

    # --- who sees what

    @property
    def below(self) -> Seat:
        """The seat at the lower edge."""
        return self.seat if self.seat != NOBODY else next(iter(self.session.people), 0)

    @property
    def shared(self) -> bool:
        """Several people share the device: hands are handed over behind a curtain."""
        return len(self.session.people) > 1

    def cover(self) -> None:
        """Nobody's hand lies open any more; the private view is gone, not hidden."""
        if not self.shared or self.seat == NOBODY:
            return
        self.look_as(NOBODY)
        self._hand_over()

    def look_as(self, seat: Seat) -> None:
        self.director.skip()
        self.playing = False
        if self.shared:
            self.ui.toasts.clear()  # a recap or a hint is for whoever asked
        self.pins.hand_over(seat)
        self.recap.leave()
        self.log.forget()
        self.seat = seat
        self.face(seat)
        self.builder = self.bar = None
        self.view = self.session.view(seat)
        self.stage.clear()
        self.kept.drop()
        self.rebuild()

    def face(self, seat: Seat) -> None:
        """Turn the screen of a tablet that lies flat to a seat; the second one sits opposite."""
        if self.ui.settings.flat and self.shared and seat != NOBODY:
            self.ui.turn = 180 if seat % 2 else 0

    def open_hand(self, seat: Seat) -> None:
        """The curtain was held long enough."""
        self.look_as(seat)
        self.go_on()

    def watching(self) -> Watching:
        spots = self.spots
        colours = tuple(player.colour for player in self.session.players)
        parked = (*self._sealed(), *(self.builder.parked if self.builder else ()))
        return Watching(
            self.below, colours, self.ui.settings.language, spots.table, spots.hand, parked, self._dimmed(),
            self.session.locked(), tuple(self.name_of(seat) for seat in range(len(colours))),
            frozenset(self.builder.pieces) if self.builder else frozenset(), frozenset(self.session.bots),
            self.camera_control.sight(), self.builder.prompt if self.builder else None, self.pending,
            rolled(self), self.session.opinions.told_to(self.seat),
        )  # fmt: skip

    def _sealed(self) -> list[tuple[str, str]]:
        """What this seat has laid down in secret and the table does not show yet."""
        if self.seat == NOBODY:
            return []
        count = len(self.session.match.decisions)
        return [piece for number, pieces in self.sealed if number <= count for piece in pieces]

    def _dimmed(self) -> frozenset[str]:
        """Cards of the hand that cannot be used for this question."""
        return unusable(self.builder, self.table.hand_of(self.view, self.below))

    @property
    def spots(self) -> Frame:
        return frame(self.ui.screen, log=self.log_open, pins=len(self.pins.here))

    # --- the tree

    def build(self) -> Widget:
        return build_table_tree(self)

    def toast_area(self) -> Rect:
        return toast_area(self)

    # --- time

    @property
    def moving(self) -> bool:
        if self.director.busy or self.lively or self.call.standing_answers.pondering:
            return True
        return self.thinking.busy and not self.turn_end.waits

    @property
    def lively(self) -> bool:
        """Something on the screen moves by itself; a bot that thinks does not show."""
        return self.stage.moving or self.camera_control.moving or super().moving

    def draw(self, canvas: Canvas) -> None:
        self.refresh()
        key = (self.ui.version, self.stage.version, canvas.surface.get_size())
        if self.kept.show(canvas, key):
            return
        super().draw(canvas)
        if not self.lively and not canvas.pace.late:
            self.kept.keep(canvas, key)

    def update(self, ms: float) -> None:
        if self.lively:
            self.kept.outdate()
        super().update(ms)
        self.camera_control.update(ms)
        self._catch_up(ms)
        self.director.update(ms)
        if self.playing and not self.director.busy:
            self.settle()
        if not self.director.busy:
            if not self.turn_end.waits:
                self.call.think(ms)
        else:
            self.thinking.ahead()
        if self.lag == 0 and self.director.busy and self.root.children:  # what was to be laid is put off, too
            self.built = True

    def _catch_up(self, ms: float) -> None:
        if self.lag is not None and self.lag > ms:
            self.lag -= ms
        elif self.lag is not None:
            self.lag = None
            self.rebuild()

    def _beat(self, beat: Beat) -> None:
        """What stands around the table follows the picture; the second half of an event changes nothing."""
        if beat.event is not None and beat.view is self.view:
            return
        self.lag = 0.0
        if beat.event is None:
            return
        self.view = beat.view
        told = StoryEvent(beat.event, 0, bytes(beat.view.faces), bytes(beat.view.seen))
        line = self.table.line(told, self.session, self.seat, self.ui.settings.language)
        self.telling = line or self.telling
        if self.board:
            self.board.background = self.table.background(self.view, self.watching())

    def settle(self) -> None:
        """All has been shown: everything in its place, and the next question."""
        self.playing = False
        self.telling = None
        self.view = self.session.view(self.seat)
        self.rebuild()
        self.go_on()

    def hurry(self) -> None:
        self.thinking.hurry()
        self.director.hurry()

    # --- what happens next

    def go_on(self) -> None:
        """Ask whoever is next: this person, another one behind the curtain, or a bot."""
        if self.director.busy:
            return
        if self.session.over:
            self._end()
            return
        self.session.asks_all = self.call.asks_all
        if self.turn_end.waits:
            self.builder = None
            self.rebuild()
            return
        if self.session.bot_to_think() is not None:
            self.builder = None
            if self.lag is None:
                self.rebuild()
            return
        if self.call.settles():
            return
        if self.seat not in self.session.asked():
            self.builder = None
            if self.shared:
                self.look_as(NOBODY)
                self._hand_over()
            return
        prompt = self.session.prompt(self.seat)
        if prompt is not None and (self.builder is None or self.builder.prompt != prompt):
            self.builder, self.hinted = AnswerBuilder(prompt, self.view), ""
        self.lag = None  # all of it is laid now, and nothing disturbs whoever chooses
        self.rebuild()
        self.controller.go_through()

    def _hand_over(self) -> None:
        """Draw the curtain for the next person."""
        people = [seat for seat in self.session.asked() if seat in self.session.people]
        if people:
            self.navigation.curtain(people[0])

    def _end(self) -> None:
        if self.ended:
            return
        self.ended = True
        self.look_as(NOBODY if self.shared else self.seat)
        self.navigation.finale()

    # --- answering

    def show(self, steps: list[Step]) -> None:
        """Animate what an answer led to, as the seat below may see it."""
        watched, self.builder = self.builder is None, None
        if steps:
            self.sealed = []
        beats = beats_of(self, steps)
        for sentence in self.session.news():
            self.ui.toasts.say(self.ui.tell(sentence))
        if not beats:
            self.view = self.session.view(self.seat)
            if watched and self.session.bot_to_think() is not None:
                self.lag = LAG if self.lag is None else self.lag
            else:
                self.rebuild()
            self.go_on()
            return
        self.stage.calm = self.ui.settings.reduced_motion
        self.stage.expect([beat.picture for beat in beats])
        self.playing = True
        self.director.play(beats, self.ui.settings.speed)
        if not self.director.busy:
            self.settle()

    def commit(self) -> None:
        """Give the answer that lies ready."""
        if self.builder is None or self.builder.chosen is None:
            return
        choice = self.builder.choice
        refusal = self.session.refuse(self.seat, choice)
        if refusal is not None:
            self.controller.refuse(refusal)
            return
        parked, self.controller.after = self.builder.parked, self.builder.after
        steps = self.session.answer(self.seat, choice)
        if parked and not steps:
            self.sealed.append((len(self.session.match.decisions), parked))
        self.show(steps)

    def choose(self, handle: Handle) -> None:
        """A button that is an answer by itself."""
        if self.builder is None:
            return
        self.builder.choose(handle)
        self.commit()

    def asked(self) -> list[Seat]:
        """The seats that have something to decide now."""
        return self.call.asked()

    def inspected(self, what: str, pos: Point | None) -> None:
        self.navigation.inspect(what, pos)

    def name_of(self, seat: Seat) -> str:
        player = self.session.players[seat]
        return player.name or self.ui.say(f"colour.{player.colour}")

    # --- gestures and keys of the whole table

    def handle(self, gesture: Gesture) -> bool:
        if (gesture.kind is Kind.KEY and self.log.key(gesture)) or self.camera_control.key(
            self.facing(gesture)
        ):
            return True
        if self.camera_control.follows(self.facing(gesture)):
            return True
        pressed_c = gesture.kind is Kind.KEY and gesture.key == "c" and not self.log.typing
        if gesture.kind is Kind.THREE_TAP or pressed_c:
            self.cover()
            return True
        if gesture.kind is Kind.TWO_TAP:
            keys.undo(self)
            return True
        self.controller.catch_up(self.facing(gesture))
        if super().handle(gesture):
            return True
        if gesture.kind is Kind.KEY:
            return keys.key(self, gesture.key)
        if gesture.kind is Kind.TAP and self.director.busy:
            self.hurry()
            return True
        return False

    def step_back(self) -> None:
        """One step back; with nothing in hand, pause."""
        if self.recap.lines:
            self.recap.put_away()
        elif self.builder and self.builder.back():
            self.rebuild()
        else:
            self.navigation.pause()

    def toggle_log(self) -> None:
        self.log_open = not self.log_open or self.pins.hide_log
        self.pins.make_way()
        self.rebuild()
        if self.log_open and self.ui.keyboard:
            self.log.go_to_rows()
