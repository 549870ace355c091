"""The table: a session on the screen, from the first question to the last."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import NOBODY, Seat, Table
from scenes.session.session import Session
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table import leaving
from scenes.table.actions import TableActions, action_of_key, card_of_key
from scenes.table.answering.answer_builder import AnswerBuilder, unusable
from scenes.table.answering.recalling import answers_before
from scenes.table.board.board import Board
from scenes.table.board.piece_node import PieceNode
from scenes.table.game_table import Watching, game_table, rolled
from scenes.table.guide.guide import Guide
from scenes.table.guide.pointed_things import PointedThings
from scenes.table.hints.hints import Hints
from scenes.table.log.panel import Log, LogActions
from scenes.table.map.camera_control import CameraControl
from scenes.table.map.magnifier import is_free, magnifiable
from scenes.table.match_flow import FlowActions, MatchFlow
from scenes.table.match_words import player_names
from scenes.table.navigation import CurtainActions, Navigation, TableScreens
from scenes.table.pins.pinned_things import Pins
from scenes.table.prompt_bar import PromptBar
from scenes.table.regions import Frame, frame
from scenes.table.right_column import ColumnContents
from scenes.table.seen import Seen
from scenes.table.spoken.telling import TableTelling
from scenes.table.stage.director import Beat, Director
from scenes.table.stage.flash import Flash
from scenes.table.stage.stage import Stage
from scenes.table.tree import TableParts, build_table_tree, clear_of, toast_area
from scenes.table.tree_reuse import KeptTable
from scenes.widgets.failure_report import write_report
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.takebacks import TakeBack
    from scenes.widgets.context import Ui

WALKING = ("tab", "left", "right", "up", "down")  # keys that only lead from widget to widget


class TableScene(Scene):
    """Lays the table of a session, and gives what hands do to its parts. None of them knows the scene."""

    name = "table"
    toasts_hang = True

    def __init__(self, ui: Ui, session: Session, screens: TableScreens, guide: Guide | None = None) -> None:
        super().__init__(ui)
        self.session, self.screens, self.guide = session, screens, guide or Guide()
        self.table = magnifiable(game_table(session.match.game.name))
        self.stage, self.flash, self.kept = Stage(), Flash(), KeptTable()
        self.director = Director(self.stage, ui.sound)
        self.director.on_beat = self._beat
        self.navigation = Navigation(ui, session, screens)
        self.flow = self._make_flow()
        self.controller, self.call, self.recap = self.flow.controller, self.flow.call, self.flow.recap
        self.taking_back = self.flow.taking_back
        self.hints = Hints(ui, self.look, self.rebuild)
        self.telling = TableTelling(self.look, lambda: self.log.lines(), self.flow.cover)
        self.actions = self._make_actions()
        self.pins = Pins(self.look, self.rebuild)
        telling = LogActions(self.rebuild, self.refresh, self.toggle_log, self.unfold_log, self.go_back_to)
        self.log = Log(ui, session, self.table, self.seat, self.director, self.flash, self.focus, telling)
        self.camera_control = CameraControl(
            ui, self.table, self.director, self.focus, view=lambda: self.view, rebuild=self.rebuild,
            handle=self.handle,
        )  # fmt: skip
        self.log_open = not ui.screen.compact and not self.guide.speaks
        self.board: Board | None = None
        self.bar: PromptBar | None = None
        self.pointed: PointedThings | None = None  # what is ringed
        self.pending: tuple[Rect, ...] = ()  # where the rows of what is being answered are
        session.faults.tell = partial(write_report, ui, failed=self)  # players see but a move
        if self.log_open:
            self.log.lines()  # a long story is told before the first frame, not in it

    def _make_flow(self) -> MatchFlow:
        actions = FlowActions(
            self.look, self.rebuild, self._put_away, lambda told: self.log.keep_public(told), self._refuse,
            self._hang_curtain, self.ask_back,
        )  # fmt: skip
        return MatchFlow(
            self.ui, self.session, self.table, self.director, self.navigation, actions, self.guide
        )

    def _make_actions(self) -> TableActions:
        taking_back, ways, telling = self.taking_back, self.navigation, self.telling
        return TableActions(
            undo=lambda: taking_back.undo(self.seat),
            cancel=lambda: taking_back.cancel(self.seat),
            redo=lambda: taking_back.redo(self.seat),
            hint=self.hints.ask,
            back=self.step_back,
            end_turn=self.flow.end_turn,
            hurry=self.flow.hurry,
            toggle_log=self.toggle_log,
            pause=ways.pause,
            result=ways.result,
            rule=ways.rule,
            inspect=self.inspect,
            rule_breakers=lambda: ways.rule_breakers(self.column_contents, self.flow.cover),
            describe=lambda: telling.describe(self.bar, self.root),
            changes=telling.tell_changes,
        )

    def enter(self) -> None:
        self.ui.sound.music("music_table")
        self.guide.begin(self.rebuild)
        self.flow.go_on()

    def leave(self) -> None:
        leaving.close_session(self.ui, self.session, self.spots)

    def resume(self) -> None:
        self.rebuild()

    def lost_focus(self) -> None:
        self.flow.cover()

    def recover(self, *, bare: bool) -> Scene:
        """After a fault: the same match from its last decision, or without what stands beside the table."""
        table = TableScene(self.ui, self.session, self.screens, self.guide)
        table.log_open = table.log_open and not bare
        return table

    # --- what is seen

    @property
    def seat(self) -> Seat:
        """Whose hand lies open; NOBODY: nobody's."""
        return self.flow.seat

    @property
    def view(self) -> Table:
        """The table as it is shown now, to whoever looks."""
        return self.flow.view

    @property
    def builder(self) -> AnswerBuilder | None:
        """The question that is open for whoever looks."""
        return self.controller.builder

    @property
    def spots(self) -> Frame:
        pins = len(self.pins.of(self.seat))
        return frame(self.ui.screen, log=self.log_open, pins=pins, guide=self.guide.speaks)

    def watching(self) -> Watching:
        """From where the picture is drawn, and what of the open question shows in it."""
        session, builder, spots, below = self.session, self.builder, self.spots, self.flow.below
        language, question = self.ui.settings.language, builder.prompt if builder else None
        return Watching(
            below, tuple(player.colour for player in session.players), language, spots.table, spots.hand,
            self.flow.parked, unusable(builder, self.table.hand_of(self.view, below)), session.locked(),
            tuple(player_names(session, language)), frozenset(builder.pieces if builder else ()),
            frozenset(session.bots), self.camera_control.sight(self.seat, spots.table, question),
            question, self.pending, rolled(self.table, builder, session.story),
            session.opinions.told_to(self.seat), builder.chosen if builder else None,
            answers_before(session.match.decisions, question), self.flow.ahead,
        )  # fmt: skip

    def look(self) -> Seen:
        """All that is seen now, as a value for the parts."""
        return Seen(
            self.ui, self.session, self.table, self.seat, self.view, self.spots, self.watching(),
            self.builder, self.director.busy, self.director.gated, self.flow.telling,
            self.director.reading, self.hints.shown(self.builder),
        )  # fmt: skip

    # --- the tree

    def build(self) -> Widget:
        if self.pins.of(self.seat) and not self.director.busy:
            self.pins.sweep(self.look())
        parts = TableParts(
            self.look, self.actions, self.controller, self.director, self.camera_control, self.call,
            self.taking_back, self.log, self.recap, self.pins, self.kept, self.guide, self.telling,
            self.flow.talk, self.flow.toys,
        )  # fmt: skip
        rests = self.builder is None and self.flow.rests
        tree = build_table_tree(parts, self.look(), self.bar, log_open=self.log_open, rests=rests)
        self.board, self.bar, self.pending, self.pointed = tree.board, tree.bar, tree.pending, tree.pointed
        return tree.root

    def toast_area(self) -> Rect:
        players = len(self.session.players)
        area = toast_area(self.ui, self.spots, players, self.recap, self.board, self.camera_control)
        return clear_of(self.ui, area, self.spots, self.pointed.rects()) if self.pointed else area

    def column_contents(self) -> ColumnContents:
        """What stands beside the table besides the log."""
        return ColumnContents(self.look(), self.call, self.controller, self.actions)

    def _refuse(self, sentence: str, section: str) -> None:
        """Say why not, with the way to the rule."""
        if self.bar is not None:
            self.bar.refuse(sentence, (lambda: self.navigation.rule(section)) if section else None)

    # --- time

    @property
    def moving(self) -> bool:
        thinks = self.hints.thinks_about(self.builder) or self.guide.thinks
        return self.director.busy or self.lively or thinks or self.flow.moving

    @property
    def lively(self) -> bool:
        """Something on the screen moves by itself; a bot that thinks does not show."""
        return self.stage.moving or self.camera_control.moving or super().moving

    def draw(self, canvas: Canvas) -> None:
        self.refresh()
        kept_for = (self.ui.version, self.stage.version, canvas.surface.get_size())
        if self.kept.show(canvas, kept_for):
            return
        super().draw(canvas)
        if not self.lively and not canvas.pace.late:
            self.kept.keep(canvas, kept_for)

    def update(self, ms: float) -> None:
        if self.lively:
            self.kept.outdate()
        super().update(ms)
        self.camera_control.update(ms)
        self.flow.update(ms)
        self.hints.go_on(self.builder)
        self.guide.go_on()
        if self.flow.lag == 0 and self.director.busy and self.root.children:
            self.built = True  # what was to be laid is put off, too

    def _beat(self, beat: Beat) -> None:
        if beat.effects.card or self.director.reading:
            self.flow.lag = 0.0  # the big button goes on, or does no longer
        if self.flow.follow(beat) and self.board:
            self.board.background = self.table.background(self.view, self.watching())
        if beat.event is not None and beat.view is not None:
            self.camera_control.attend(beat.event, beat.view)

    # --- from hand to hand

    def _put_away(self, seat: Seat) -> None:
        """Another seat may look: what is about this one must not stay on the screen."""
        if self.flow.shared:
            self.ui.toasts.clear()  # a recap or a hint is for whoever asked
        if seat != self.seat:
            self.pins.hand_over(self.look())
        self.log.hand_over(seat)
        self.telling.hand_over(seat)
        self.bar = None
        self.kept.drop()

    def _hang_curtain(self, seat: Seat) -> None:
        self.navigation.curtain(self.look(), seat, self.curtain_actions())

    def curtain_actions(self) -> CurtainActions:
        """What can be done from the curtain that hangs before this table."""
        pause = self.navigation.pause
        return CurtainActions(self.open_hand, self.ask_back, pause, self.draw)

    def open_hand(self, seat: Seat) -> None:
        """Show a hand; the keyboard begins with what its seat has missed."""
        self.flow.open_hand(seat)
        self.refresh()
        if self.recap.lines and self.ui.keyboard:
            self.focus.move_to(self.root.find("recap.0"))

    def ask_back(self, back: TakeBack) -> None:
        """Ask all whom it touches whether something is taken back; nobody's hand lies open meanwhile."""
        self.flow.cover()
        self.navigation.agreement(back, lambda: self.taking_back.give_back(back))

    def go_back_to(self, moment: int) -> None:
        """Show the table as it was after so many events."""
        self.director.skip()
        self.navigation.past(self.seat, moment)

    def inspect(self, what: str, pos: Point | None) -> None:
        self.navigation.inspect(self.look(), what, pos)

    # --- gestures and keys of the whole table

    def handle(self, gesture: Gesture) -> bool:
        if (gesture.kind is Kind.KEY and self.log.key(gesture)) or self.camera_control.key(gesture):
            return True
        if self.camera_control.follows(gesture):
            return True
        if self._does_something_else(gesture):
            self.hints.withdraw()
        pressed_c = gesture.kind is Kind.KEY and gesture.key == "c" and not self.log.typing
        if gesture.kind is Kind.THREE_TAP or pressed_c:
            self.flow.cover()
            return True
        if gesture.kind is Kind.TWO_TAP:
            self.actions.undo()
            return True
        if self._reads_on(gesture):
            return True
        self._skip_to(gesture)
        if super().handle(gesture):
            return True
        if gesture.kind is Kind.KEY:
            return self._key(f"shift+{gesture.key}" if gesture.shift else gesture.key)
        if gesture.kind is Kind.TAP and self.director.busy:
            self.flow.hurry()
            return True
        return is_free(gesture, self.root.at(gesture.pos)) and self._magnify(gesture)

    def _magnify(self, gesture: Gesture) -> bool:
        return self.camera_control.begins(gesture)

    def _does_something_else(self, gesture: Gesture) -> bool:
        """True for what a hand does that neither asks for a hint nor only walks through the screen."""
        on: Widget | None = self.focus.at
        if gesture.kind is Kind.KEY:
            if gesture.key in WALKING or gesture.key == "h":
                return False
        elif gesture.kind in (Kind.TAP, Kind.DRAG):
            on = self.root.at(gesture.start)
        else:
            return False
        return on is None or on.key != "hint"

    def _reads_on(self, gesture: Gesture) -> bool:
        """A card has been read: a tap on the table, Space and Enter do nothing else."""
        if not self.director.reading:
            return False
        if gesture.kind is Kind.KEY:
            done = gesture.key in ("space", "return")
        else:
            under = self.root.at(gesture.start)
            done = gesture.kind is Kind.TAP and isinstance(under, Board | PieceNode | None)
        if done:
            self.flow.hurry()
        return done

    def _skip_to(self, gesture: Gesture) -> None:
        """A hand that does already what is asked next does not wait for the pictures (docs/ux 4.14)."""
        if not self.director.busy or gesture.kind not in (Kind.TAP, Kind.DRAG):
            return
        prompt = self.session.prompt(self.seat)
        if prompt is None or self.session.bot_to_think() is not None:
            return
        self.refresh()
        under = self.root.at(gesture.start)
        pieces = [handle.piece for handle in prompt.handles(self.session.view(self.seat))]
        if isinstance(under, PieceNode) and under.key in pieces:
            self.director.skip()
            self.flow.settle()

    def _key(self, name: str) -> bool:
        """A key of the table; a digit takes a card of the hand that lies open."""
        action = action_of_key(self.actions, name)
        if action is not None:
            action()
            return True
        card = card_of_key(name, self.table.hand_of(self.view, self.seat) if self.seat != NOBODY else ())
        if card:
            self.controller.piece_pressed(card, self.table.piece(card, self.view, self.look().watching)[1])
        return bool(card)

    def step_back(self) -> None:
        """One step back; with nothing in hand, pause."""
        if self.recap.lines:
            self.recap.lines = []
            self.rebuild()
        elif not self.controller.back():
            self.navigation.pause()

    # --- the log

    @property
    def _log_hidden(self) -> bool:  # it is open, but has no room beside what is pinned
        return self.log_open and not self.ui.screen.compact and not self.spots.log.width

    def unfold_log(self) -> None:
        """Open the log, unless it can be read already."""
        if not self.log_open or self._log_hidden:
            self.toggle_log()

    def toggle_log(self) -> None:
        """Fold the log or unfold it; it gets the room of the oldest pins."""
        self.log_open = not self.log_open or self._log_hidden
        while self._log_hidden:
            self.pins.drop_oldest(self.seat)
        self.rebuild()
        if self.log_open and self.ui.keyboard:
            self.log.go_to_rows()
