"""What happens next at a table: who looks, who is asked, what an answer led to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.events import PhaseBegan, Planned
from game.core.table import NOBODY, Seat, Table
from scenes.session.bot_faults import answer_of_bot
from scenes.session.bot_thinking import Thinking
from scenes.session.reaction_window import ReactionWindow
from scenes.session.sealed_choices import Laid, keeps_secrets, laid_in_secret
from scenes.session.session import Session, Step
from scenes.session.story import StoryEvent
from scenes.table.answering.controller import AnswerController, ControllerActions
from scenes.table.answering.turn_end import TurnEnd
from scenes.table.fidget.toys import Toys
from scenes.table.game_table import none_of_them
from scenes.table.log.recap import Recap
from scenes.table.match_words import player_name
from scenes.table.reactions.open_call import CallActions, OpenCall
from scenes.table.reactions.standing_answer import GivenAnswer
from scenes.table.secret_reveal import beats_of, opens_secrets
from scenes.table.stage.moments import Banner, Effects
from scenes.table.taking_back import TakingBack
from scenes.table.talk.table_talk import TableTalk

if TYPE_CHECKING:
    from scenes.session.takebacks import TakeBack
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.game_table import GameTable, LogLine
    from scenes.table.guide.guide import Guide
    from scenes.table.navigation import Navigation
    from scenes.table.seen import Seen
    from scenes.table.stage.director import Beat, Director
    from scenes.widgets.context import Ui

AT_ONCE = 6  # passes that nobody could avoid, in one frame
PASSED_ON = 1600.0  # milliseconds of the banner that hands the device over
LAG = 120.0  # milliseconds: bots that pass one after the other change next to nothing on the table


class FlowActions(NamedTuple):
    """What the course of a match asks of the screen."""

    look: Callable[[], Seen]
    rebuild: Callable[[], None]
    put_away: Callable[[Seat], None]  # what is about whoever looks: a seat will look instead
    keep_public: Callable[[int], None]  # the log says what everybody knew after so many events
    refuse: Callable[[str, str], None]  # say why not, with a section of the rulebook
    curtain: Callable[[Seat], None]  # hand the device over to a seat
    ask_back: Callable[[TakeBack], None]  # all whom it touches


class MatchFlow:
    """Asks people, lets bots think, and shows what happens, as the seat below may see it."""

    def __init__(
        self, ui: Ui, session: Session, table: GameTable[Any], director: Director, navigation: Navigation,
        actions: FlowActions, guide: Guide,
    ) -> None:  # fmt: skip
        self.ui, self.session, self.table, self.director = ui, session, table, director
        self.navigation, self.actions, self.guide = navigation, actions, guide
        answering = ControllerActions(self.answer, actions.rebuild, actions.refuse, self.hurry)
        self.controller = AnswerController(ui, session, table, director, answering)
        calling = CallActions(self.go_on, actions.rebuild, self.cover)
        self.call = OpenCall(ui, session, table, self.controller, actions.look, calling)
        self.turn_end, self.recap = TurnEnd(session, table), Recap(session, table)
        self.taking_back = TakingBack(
            ui, session, self.turn_end, director, ask=actions.ask_back, returned=self._returned,
            show=self.show,
        )  # fmt: skip
        self.talk = TableTalk(ui, session, table, actions.rebuild)
        self.toys = Toys(ui, actions.rebuild)
        self.thinking = Thinking(session, self.call.is_quiet, self.call.is_idle)
        alone = len(session.people) == 1
        self.seat: Seat = session.people[0] if alone else NOBODY  # whose hand lies open; NOBODY: nobody's
        self.view: Table = session.view(self.seat)
        self.playing = False  # what an answer led to is being shown
        self.lag: float | None = None  # ms until what stands around the table follows; 0: in the next frame
        self.telling: LogLine | None = None  # what is being shown, in words
        self._laid: tuple[tuple[int, Seat], Laid] = ((-1, NOBODY), ())  # in secret, after so many decisions
        self.ahead: tuple[object, ...] = ()  # answers whose pieces stood where they go before they were given
        self.ended = False

    # --- who looks

    @property
    def below(self) -> Seat:
        """The seat at the lower edge."""
        return self.seat if self.seat != NOBODY else next(iter(self.session.people), 0)

    @property
    def shared(self) -> bool:
        """Several people share the device: hands are handed over behind a curtain."""
        return len(self.session.people) > 1

    @property
    def parked(self) -> Laid:
        """What this seat has laid down in secret and the table does not show yet, and what lies ready."""
        after = len(self.session.match.decisions), self.seat
        if self._laid[0] != after:  # asked several times in a frame, found once
            match = self.session.match
            self._laid = (after, laid_in_secret(match, self.seat, match.view(self.seat)))
        return (*self._laid[1], *self.controller.parked)

    def cover(self) -> None:
        """Nobody's hand lies open any more; the private view is gone, not hidden."""
        if self.shared and self.seat != NOBODY and self._needs_curtain(self.seat):
            self.look_as(NOBODY)
            self._hand_over()

    def look_as(self, seat: Seat) -> None:
        self.director.skip()
        self.playing, self.ahead = False, ()
        self.actions.put_away(seat)
        self.talk.hush()
        self.recap.leave(self.seat)
        self.seat = seat
        self.controller.ask_nothing()
        self.view = self.session.view(seat)
        self.director.stage.clear()
        self.actions.rebuild()

    def open_hand(self, seat: Seat) -> None:
        """The curtain was held long enough; whoever looks is told what has happened since."""
        self.look_as(seat)
        self.go_on()
        if self.seat not in self.session.absent:  # who is back reads it when asked
            self.recap.tell(self.seat, self.ui.settings.language)
        self.actions.rebuild()

    def _needs_curtain(self, seat: Seat) -> bool:
        """True in a game with hands, and in others for a seat that knows what its neighbours do not."""
        return self.table.hand_of is not none_of_them or keeps_secrets(self.session.match, seat)

    def _hand_over(self) -> None:
        """Draw the curtain for the next person; who sees no more than everybody is only told."""
        seat = next((seat for seat in self.session.asked() if seat in self.session.people), NOBODY)
        if seat == NOBODY:
            return
        if self._needs_curtain(seat):
            self.actions.curtain(seat)
            return
        self.open_hand(seat)
        name, say = player_name(self.session.players[seat], self.ui.settings.language), self.ui.say
        banner = Banner(say("curtain.pass_on"), say("curtain.your_turn", name=name))
        self.director.moment.begin(Effects(banner=banner), PASSED_ON)
        self.ui.sound.motif(self.session.players[seat].colour)

    # --- who is asked

    @property
    def rests(self) -> bool:
        """The turn waits until whoever looks ends it."""
        return self.turn_end.waits(self.seat) and not self.guide.ends_turns

    def end_turn(self) -> None:
        """Let the others go on."""
        self.turn_end.end()
        self.actions.rebuild()
        self.go_on()

    def go_on(self) -> None:
        """Ask whoever is next: this person, another one behind the curtain, or a bot."""
        if self.director.busy:
            return
        if self.guide.holds:
            self.controller.ask_nothing()
            self.guide.asked(None)
            self.actions.rebuild()
            return
        if self.session.over:
            self._end()
            return
        self.session.asks_all = self.call.asks_all
        self.session.stops.smart = self.ui.settings.stops == "smart"
        if self.rests:
            self.controller.ask_nothing()
            self.actions.rebuild()
            return
        if self.session.bot_to_think() is not None:
            self.controller.ask_nothing()
            if self.lag is None:
                self.actions.rebuild()
            return
        settled = self.controller.promised() or self.call.settles(self.view)
        if isinstance(settled, GivenAnswer):
            self.show(self.session.answer(*settled))
        elif isinstance(settled, ReactionWindow):
            self.look_as(NOBODY)
            self.call.begin(settled, self.navigation.pause)
        elif not self.call.standing_answers.pondering:
            self._ask()

    def _ask(self) -> None:
        """Put the open question to whoever looks, or hand the device over to the one it is for."""
        prompt = self.session.prompt(self.seat) if self.seat in self.session.asked() else None
        if prompt is None:
            self.controller.ask_nothing()
            if self.shared:
                self.look_as(NOBODY)
                self._hand_over()
            return
        if not self.shared and self._comes_to(self.seat) and self.table.passing(prompt) is None:
            self.ui.sound.motif(self.session.players[self.seat].colour)
        self.controller.ask(prompt, self.view)
        builder = self.controller.builder
        self.guide.asked(builder)
        if self.guide.speaks_first:
            self.controller.after = []
        self.director.moment.lift()
        self.lag = None  # all of it is laid now, and nothing disturbs whoever chooses
        if self.seat in self.session.absent:
            self.recap.tell(self.seat, self.ui.settings.language)
        self.actions.rebuild()
        self.controller.go_through()
        if self.controller.builder is builder:
            self.guide.heard()

    def _comes_to(self, seat: Seat) -> bool:
        """Somebody else has decided last: now it is this seat's turn."""
        decisions = self.session.match.decisions
        return bool(decisions) and decisions[-1].seat != seat

    def _end(self) -> None:
        if self.ended:
            return
        self.ended = True
        self.look_as(NOBODY if self.shared else self.seat)
        self.navigation.finale(self.table)

    def _think(self, ms: float) -> None:
        """Bots think; what can only be passed, as everybody knows, takes no time."""
        if self.call.standing_answers.pondering:
            self.go_on()
            return
        for _ in range(AT_ONCE):
            seat = self.session.bot_to_think()
            idle = seat is not None and self.call.is_idle(self.session.prompt(seat))
            decided = self.thinking.go_on(ms, self.ui.settings.speed)
            if decided is None:
                return
            self.show(answer_of_bot(self.session, *decided))
            if self.director.busy or not idle:
                return
            ms = 0.0

    # --- what an answer led to

    def answer(self, builder: AnswerBuilder) -> None:
        """Give the answer that lies ready, unless the guide has something to say about it."""
        if not self.guide.allows(builder):
            while builder.back():
                pass  # everything in hand is put back
            builder.at_once = False
            self.controller.after = []
            self.actions.rebuild()
            return
        watching = self.actions.look().watching
        went = self.table.recalls(self.view, watching)
        self.ahead = (*watching.given, builder.choice) if went else ()
        self.show(self.session.answer(builder.prompt.seat, builder.choice))

    def show(self, steps: list[Step]) -> None:
        """Animate what an answer led to, as the seat below may see it."""
        if self._is_news(steps):
            self.controller.after = []
        watched = self.controller.builder is None
        self.controller.ask_nothing()
        if self.shared and opens_secrets(self.table, self.seat, steps):
            self._go_public(len(self.session.story) - len(steps))
        if not self.guide.speaks:  # before they are seen by whoever looks alone
            self.talk.hear(steps)
        beats = beats_of(self.actions.look(), steps)
        if beats:  # until then it waits for what others choose
            self.ahead = ()
        for sentence in self.session.news():
            self.ui.toasts.say(self.ui.tell(sentence))
        if not beats:
            self.view = self.session.view(self.seat)
            self.talk.speak()
            if watched and self.session.bot_to_think() is not None:
                self.lag = LAG if self.lag is None else self.lag
            else:
                self.actions.rebuild()
            self.go_on()
            return
        self.director.stage.calm = self.ui.settings.reduced_motion
        self.director.stage.expect([beat.picture for beat in beats])
        self.playing = True
        self.director.play(beats, self.ui.settings.speed)
        if not self.director.busy:
            self.settle()

    def _is_news(self, steps: list[Step]) -> bool:
        """Somebody else has done something: what was to be answered next may be thought over."""
        by = self.session.match.decisions[-1].seat
        done = (not isinstance(step.event, PhaseBegan | Planned) for step in steps)
        return by != self.controller.promiser and any(done)

    def _go_public(self, told: int) -> None:
        """Nobody's hand lies open, and table and log are as they were before the last answer."""
        before = self.session.match.game.copy(self.session.before)
        before.hide_from(NOBODY)  # of the true table: a view would lose its backs
        self.look_as(NOBODY)
        self.view = before
        self.director.stage.reconcile(self.table.picture(before, self.actions.look().watching))
        self.actions.keep_public(told)

    def follow(self, beat: Beat) -> bool:
        """What stands around the table follows the picture; True if it shows another view now."""
        if beat.event is None or beat.view is None:
            self.lag = 0.0
            return False
        if beat.view is self.view:
            return False  # the second half of an event changes nothing
        self.lag = 0.0
        self.view = beat.view
        self.talk.shown(beat.event)
        told = StoryEvent(beat.event, 0, bytes(beat.view.faces), bytes(beat.view.seen))
        line = self.table.line(told, self.session, self.seat, self.ui.settings.language)
        self.telling = line or self.telling
        return True

    def settle(self) -> None:
        """All has been shown: everything in its place, and the next question."""
        self.playing = False
        self.telling = None
        self.view = self.session.view(self.seat)
        self.talk.speak()
        self.actions.rebuild()
        self.go_on()

    @property
    def moving(self) -> bool:
        """True while a bot thinks or speaks, or an answer that stands is being worked out."""
        if self.call.standing_answers.pondering or self.talk.said:
            return True
        return self.thinking.busy and not self.rests

    def hurry(self) -> None:
        self.thinking.hurry()
        self.director.hurry()

    def update(self, ms: float) -> None:
        """Time passes: what is being shown goes on, else bots think."""
        self._catch_up(ms)
        self.talk.update(ms)
        self.toys.wait(ms, waiting=self.waits)
        self.director.update(ms)
        if self.playing and not self.director.busy:
            self.settle()
        if self.director.busy:
            self.thinking.ahead()
        elif not self.rests and not self.guide.holds:
            self._think(ms)

    @property
    def waits(self) -> bool:
        """True while there is nothing to do for whoever looks."""
        idle = self.controller.builder is None and not self.session.over and not self.rests
        return idle and not self.director.reading and not self.director.gated

    def _catch_up(self, ms: float) -> None:
        if self.lag is not None and self.lag > ms:
            self.lag -= ms
        elif self.lag is not None:
            self.lag = None
            self.actions.rebuild()

    def _returned(self, back: TakeBack) -> Seat:
        """The match stands where it stood before a decision: so does the table. Says who looks then."""
        self._laid = ((-1, NOBODY), ())  # another answer may follow as many decisions
        self.controller.after = []
        self.recap.rewind()
        self.talk.forget()
        self.call.wake(back.seat)
        self.look_as(self.seat)
        self.go_on()
        return self.seat
