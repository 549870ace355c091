"""A robot that plays at the table with its hands, choosing at random, until the result is shown."""

from __future__ import annotations

from random import Random

from game.core.prompts import Handle
from game.core.table import NOBODY
from scenes.games.eclipse.blueprint.field import Tab
from scenes.games.eclipse.trays.cards import Carried
from scenes.screens.hot_seat.agreement import AgreementScene
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.table_screens import open_table
from scenes.session.sealed_choices import keeps_secrets
from scenes.session.session import Session
from scenes.table.action_corner import ActionCorner
from scenes.table.answering.answer_builder import AnswerBuilder, number_of
from scenes.table.answering.answer_plan import Gathering
from scenes.table.board.piece_node import PieceNode
from scenes.table.reactions.call_scene import CallScene, Emblem
from scenes.table.right_column import OLDER
from scenes.table.scene import TableScene
from scenes.table.stage.petals import Petal
from scenes.widgets.hold_ring import HOLD_MS, HoldButton
from scenes.widgets.scroll import Scrolling
from scenes.widgets.widget import Widget
from tests.support.screen.hands import FRAME_MS, HANDS, Desk, Stuck, seen
from tests.support.screen.headless import a_ui, pictures

PATIENCE = 40_000.0  # milliseconds of the fake clock without a question: the match hangs


class Robot:
    """Plays a table to its end, choosing at random among what the question offers.

    ``curious`` is the share of turns in which it looks at something, folds the log or changes its mind
    before it answers.
    """

    def __init__(self, desk: Desk, hands: str, seed: int, *, curious: float = 0.0) -> None:
        self.desk, self.rng, self.curious = desk, Random(seed), curious
        self.hands = HANDS[hands](desk, self.rng)
        self.waited = 0.0
        self.answered: list[str] = []  # the questions that were answered, by their kinds
        self.curtains = self.revealed = self.calls = self.read = 0
        self.last = NOBODY  # who has answered last
        self.secretive = 0  # how often somebody else answered who knows what others do not

    def play(self, answers: int = 10_000, turns: int = 3000) -> None:
        """Until the result is shown, or so many answers are given."""
        for _ in range(turns):
            if self.desk.top.name == "result" or len(self.answered) >= answers:
                return
            self.turn()
        raise Stuck(f"no result after {turns} turns")

    def turn(self) -> None:
        """One thing to do: open the curtain, answer, wait, or close what lies over the table.

        It looks at the screen first: what cannot be drawn, nobody could play.
        """
        self.desk.draw()
        top = self.desk.top
        if isinstance(top, CurtainScene):
            self.open_curtain()
        elif isinstance(top, CallScene):
            self.speak_up()
        elif not isinstance(top, TableScene):
            self.hands.back()
        elif top.director.gated:
            self.reveal()
        elif top.director.reading:
            self.read_on()
        elif top.flow.rests and not top.director.busy:
            self.end_turn()
        elif not self._is_asked(top):
            self._wait()
        else:
            self.waited = 0.0
            self._look_around(top)
            if self.desk.top is top and self._is_asked(top):
                self.answer_table()

    def _is_asked(self, table: TableScene) -> bool:
        return table.builder is not None and not table.director.busy

    def _wait(self) -> None:
        self.desk.wait(200)
        self.waited += 200
        if self.waited > PATIENCE:
            raise Stuck(f"nothing is asked and nothing moves: {seen(self.desk)}")

    def open_curtain(self) -> None:
        ring = self.desk.find("curtain.hold")
        if ring is None:
            raise Stuck("the curtain has no ring")
        self.hands.hold(ring, HOLD_MS + 5 * FRAME_MS)
        if isinstance(self.desk.top, CurtainScene):
            raise Stuck("the curtain was held and did not open")
        self.curtains += 1

    def speak_up(self) -> None:
        """In an open call: somebody wants to answer, nobody does, or the time runs out."""
        call = self.desk.top
        self.calls += 1
        keys = [widget.key for widget in self.desk.root.walk() if isinstance(widget, Emblem)]
        key = self.rng.choice([*keys, "call.none", ""])
        widget = self.desk.find(key) if key else None
        if widget is not None and widget.actions():
            self.hands.press(widget)
        for _ in range(36):  # somewhat longer than the clock of a call
            if self.desk.top is not call:
                return
            self.desk.wait(200)
        raise Stuck(f"the call does not end: {seen(self.desk)}")

    def reveal(self) -> None:
        """Everybody looks: the big button turns over what was chosen in secret."""
        table = self.desk.top
        assert isinstance(table, TableScene)
        big = self.desk.find("action")
        if big is None:
            raise Stuck(f"nothing reveals: {seen(self.desk)}")
        if not big.enabled:  # all have chosen in this very frame: the next one shows it
            self._wait()
            return
        self.hands.press(big)
        if table.director.gated:
            raise Stuck("the big button reveals nothing")
        self.revealed += 1

    def read_on(self) -> None:
        """A card lies there to be read: the big button goes on."""
        table = self.desk.top
        assert isinstance(table, TableScene)
        card, big = table.director.moment.card, self.desk.find("action")
        if big is None or not big.enabled:  # it has come in this very frame: the next one shows it
            self._wait()
            return
        self.hands.press(big)
        if table.director.moment.card is card:
            raise Stuck("the big button does not go on")
        self.read += 1

    def end_turn(self) -> None:
        """The last step is taken: the big button ends the turn."""
        table = self.desk.top
        assert isinstance(table, TableScene)
        big = self.desk.find("action")
        if big is None:
            raise Stuck(f"nothing ends the turn: {seen(self.desk)}")
        self.hands.press(big)
        if table.flow.rests:
            raise Stuck("the big button does not end the turn")

    # --- answering

    def answer_table(self) -> None:
        """Answer the question that the table asks with one of its handles."""
        table = self.desk.top
        assert isinstance(table, TableScene)
        assert table.builder is not None
        self.give(table, self.rng.choice(table.builder.handles))

    def give(self, table: TableScene, handle: Handle) -> None:
        """Give this answer by hand; raises Stuck if that does not answer the question."""
        builder = table.builder
        assert builder is not None
        asked, number = builder.prompt, len(table.session.match.decisions)
        self.secretive += asked.seat != self.last and keeps_secrets(table.session.match, asked.seat)
        self.last = asked.seat
        self._take_back_all(builder)
        self._offer(builder, handle)
        if len(table.session.match.decisions) == number:
            self._confirm(table, handle)
        taken = table.session.match.decisions[number]
        if (taken.seat, taken.answer) != (asked.seat, handle.answer):
            raise Stuck(f"{type(asked).__name__}: meant {handle.answer!r}, answered {taken.answer!r}")
        self.answered.append(type(asked).__name__)

    def _take_back_all(self, builder: AnswerBuilder) -> None:
        """Pieces that are named already, as the ship with which an attack was announced, are so no more."""
        for piece in builder.gathered if isinstance(builder, Gathering) else ():
            widget = self.desk.find(piece)
            assert widget is not None
            self.hands.press(widget)

    def _offer(self, builder: AnswerBuilder, handle: Handle) -> None:
        """Press the piece, carry it to its place, or press the button."""
        for name in (handle.piece, handle.place):
            self._put_recap_away(self.desk.find(name or ""))
        widget = self._widget_of(builder, handle)
        there = self.desk.find(f"place:{handle.place}")
        if there and builder.selected == handle.piece:  # it is in hand already
            self.hands.press(there)
        elif handle.place and isinstance(widget, PieceNode | Carried):
            self._open(handle.place)
            carried = self.desk.find(widget.key)
            assert carried is not None
            self.hands.carry(carried, handle.place)
        else:
            self._press(widget)
            there = self.desk.find(f"place:{handle.place}")
            if there and builder.selected == handle.piece:  # it was chosen in a tray
                self.hands.press(there)

    def _press(self, widget: Widget) -> None:
        """Press it, or hold what is dear."""
        if isinstance(widget, HoldButton):
            self.hands.hold(widget, HOLD_MS + 5 * FRAME_MS)
        else:
            self.hands.press(widget)

    def _in_corner(self, handle: Handle) -> Widget | None:
        """The button of the corner that gives this answer."""
        corner = next((each for each in self.desk.root.walk() if isinstance(each, ActionCorner)), None)
        keys = [key for key, gives in corner.gives.items() if gives == handle] if corner else []
        return self.desk.find(keys[0]) if keys else None

    def _put_recap_away(self, widget: Widget | None) -> None:
        """What has happened since may lie over the map: it has a button to close it."""
        close = self.desk.find("recap.close")
        if close and widget and self.hands.name != "keys" and not self._can_touch(widget):
            self.hands.press(close)

    def _open(self, name: str) -> None:
        """Turn to the page of a tray that has this piece or place."""
        tabs = [each for each in self.desk.root.walk() if isinstance(each, Tab) and name in each.holds]
        if tabs and not tabs[0].selected:
            self.hands.press(tabs[0])

    def _widget_of(self, builder: AnswerBuilder, handle: Handle) -> Widget:
        if handle.piece and handle.button:
            found = self.desk.find(f"number:{handle.answer}") or self._of_stack(handle)
        elif handle.piece:
            self._open(handle.piece)
            found = self.desk.find(handle.piece) or self._in_list(handle.piece)
            if found and found.role == "link":  # a word of the log that tells of it
                found = None
        else:
            label = self.desk.ui.words.label(handle.button or "", builder.prompt)
            found = self._in_corner(handle) or self.desk.named(label)
        if found is None and handle.piece and builder.by_buttons:
            same = next(each for each in builder.buttons if each.answer == handle.answer)
            label = self.desk.ui.words.label(same.button or "", builder.prompt)
            found = self._in_corner(same) or self.desk.named(label)
        if found is None:
            what = f"{type(builder.prompt).__name__} because of {builder.prompt.because!r}"
            raise Stuck(f"{what}: nothing on the screen gives {handle}: {seen(self.desk)}")
        self.scroll_to(found)
        return found

    def _in_list(self, name: str) -> Widget | None:
        """What is being answered may be told in part: a button leads to the list of all of it."""
        older = self.desk.find(OLDER)
        if older is None:
            return None
        self.hands.press(older)
        return self.desk.find(name)

    def _of_stack(self, handle: Handle) -> Widget | None:
        """Press a stack first: its numbers stand in a ring, or all of them in a tray."""
        stack = self.desk.find(handle.piece or "")
        if stack is None:
            return None
        self.hands.press(stack)
        table = self.desk.top
        if isinstance(table, TableScene) and table.builder and table.builder.chosen == handle:
            return self.desk.find(f"number:{handle.answer}") or self.desk.find("action")  # the only number
        found = self.desk.find(f"petal:{number_of(handle)}") or self.desk.find(f"number:{handle.answer}")
        petals = [one for one in self.desk.root.walk() if isinstance(one, Petal) and one.allowed]
        if found is None and petals:  # the ring has only the first few
            self.hands.press(petals[0])
            found = self.desk.find(f"number:{handle.answer}")
        return found

    def scroll_to(self, widget: Widget) -> None:
        """Scroll a list until the widget is in sight; keys do that by going there."""
        root = self.desk.root
        for scroll in (each for each in root.path(widget) if isinstance(each, Scrolling)):
            for _ in range(60):
                off = root.place(widget).centery - root.place(scroll).centery
                if root.place(scroll).contains(root.place(widget)):
                    break
                self.hands.scroll(scroll, down=off > 0)

    def _confirm(self, table: TableScene, handle: Handle) -> None:
        builder = table.builder
        if builder is None or builder.chosen != handle:
            raise Stuck(f"{handle} does not lie ready: {seen(self.desk)}")
        big = self.desk.find("action")
        if big is None:
            raise Stuck(f"no button confirms: {seen(self.desk)}")
        number = len(table.session.match.decisions)
        self._press(big)
        if len(table.session.match.decisions) == number:
            raise Stuck(f"the big button does not answer: {seen(self.desk)}")

    # --- curiosity

    def _look_around(self, table: TableScene) -> None:
        """Now and then look at something, fold the log, take a piece and put it back."""
        if self.rng.random() >= self.curious:
            return
        self.rng.choice((self._inspect, self._fold_log, self._change_mind, self._take_back))(table)
        for _ in range(6):
            if self.desk.top is table:
                return
            if isinstance(self.desk.top, AgreementScene):
                self._agree(self.desk.top)
            elif isinstance(self.desk.top, CurtainScene):
                self.open_curtain()
            elif isinstance(self.desk.top, CallScene):  # what was taken back is asked of everybody again
                self.speak_up()
            else:
                self.hands.back()
            self.desk.wait(40)
        raise Stuck(f"{self.desk.top.name} does not close")

    def _inspect(self, table: TableScene) -> None:
        there = self.desk.root.stops() if self.hands.name == "keys" else list(self.desk.root.walk())
        found = [widget for widget in there if "inspect" in widget.actions()]
        reachable = [widget for widget in found if self._can_touch(widget)]
        if not reachable:
            return
        self.hands.inspect(self.rng.choice(reachable))
        pin = self.desk.find("inspect.pin")
        if pin and self.rng.random() < 0.5:
            self.hands.press(pin)

    def _can_touch(self, widget: Widget) -> bool:
        try:
            self.desk.spot(widget, self.desk.ui.mm(4))
        except Stuck:
            return False
        return True

    def _fold_log(self, table: TableScene) -> None:
        for _ in range(2):
            widget = self.desk.find("log.fold") or self.desk.find("log")
            assert widget is not None
            self.hands.press(widget)
            self.desk.wait(400)

    def _take_back(self, table: TableScene) -> None:
        """Undo the last answer, asking the others if need be, and perhaps take it again."""
        for key in ("undo", "redo"):
            widget = self.desk.find(key)
            if widget is None or not widget.enabled:
                return
            self.hands.press(widget)
            self.desk.wait(100)
            if self.rng.random() < 0.5:
                return

    def _agree(self, asking: AgreementScene) -> None:
        """Hold the emblems one after the other, or take nothing back."""
        if self.rng.random() < 0.5:
            self.hands.back()
            return
        for seat in asking.seats:
            emblem = self.desk.find(f"emblem.{seat}")
            if emblem is None:
                raise Stuck(f"seat {seat} has no emblem")
            self.hands.hold(emblem, HOLD_MS + 5 * FRAME_MS)
        if self.desk.top is asking:
            raise Stuck("all have agreed, and nothing was taken back")

    def _change_mind(self, table: TableScene) -> None:
        """Take something in hand and put it back."""
        builder = table.builder
        assert builder is not None
        ready = [handle for handle in builder.handles if handle.piece and not handle.button]
        pieces = [handle for handle in ready if self.desk.find(handle.piece or "")]
        if not pieces:
            return
        widget = self._widget_of(builder, self.rng.choice(pieces))
        self._put_recap_away(widget)
        self.hands.press(self.desk.find(widget.key) or widget)
        back = self.desk.find("back")
        if back:
            self.hands.press(back)


def sit_down(
    session: Session,
    hands: str,
    language: str = "en",
    size: tuple[int, int] = (0, 0),
    stops: str = "smart",
) -> Desk:
    """A table with this session in a window, sized for the hands; it stops where the settings say."""
    touch = HANDS[hands].touch
    ui = a_ui(size if size[0] else (2048, 1536) if touch else (1280, 720), language, touch)
    ui.art = pictures()
    ui.settings.speed, ui.settings.stops = "instant", stops
    ui.stack.push(open_table(ui, session))
    ui.stack.settle()
    return Desk(ui)
