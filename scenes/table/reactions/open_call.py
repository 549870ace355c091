"""The open call: who may answer taps the own emblem, so that nobody learns who could (docs/ux 4.7)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.prompts import Prompt
from game.core.table import NOBODY, Seat, Table
from scenes.drawing.rich_text import SMALL
from scenes.drawing.theme import TEXT
from scenes.session.reaction_window import LastCall, ReactionWindow
from scenes.session.standing_orders import Orders
from scenes.table.match_words import player_name
from scenes.table.reactions.call_scene import CallScene
from scenes.table.reactions.responses import ResponsesScene
from scenes.table.reactions.standing_answer import GivenAnswer, StandingAnswers
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.session.session import Session
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.answering.controller import AnswerController
    from scenes.table.game_table import GameTable
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui


class CallActions(NamedTuple):
    """What the open call asks of the scene that it belongs to."""

    go_on: Callable[[], None]  # ask whoever is next
    rebuild: Callable[[], None]
    cover: Callable[[], None]  # the hand that lies open


class OpenCall:
    """Who has spoken up for the question that goes around now, and who has said something in advance."""

    def __init__(
        self, ui: Ui, session: Session, table: GameTable[Any], controller: AnswerController,
        look: Callable[[], Seen], actions: CallActions,
    ) -> None:  # fmt: skip
        self.ui, self.session, self.table = ui, session, table
        self.look, self.actions = look, actions
        self.standing_answers = StandingAnswers(ui, session, table, controller, self._ask_again)
        self.claimed: set[Seat] = set()  # spoke up in the last call
        self.last = LastCall()
        self.opens: Callable[..., CallScene] = CallScene  # the scene of a call
        self._known: tuple[Prompt[Any] | None, ReactionWindow | None] = (None, None)
        self._mattered: tuple[Prompt[Any] | None, bool] = (None, True)
        self._noted: Prompt[Any] | None = None  # the last question that somebody was called for and passes
        self._idle: tuple[Prompt[Any] | None, bool] = (None, False)

    @property
    def orders(self) -> Orders:
        return self.session.orders

    @property
    def shared(self) -> bool:
        """Several people share the device."""
        return len(self.session.people) > 1

    # --- the question that is open

    def _asked(self) -> tuple[Seat, Prompt[Any] | None]:
        """The person who is asked next."""
        session = self.session
        seat = next((seat for seat in session.asked() if seat in session.people), NOBODY)
        return seat, session.prompt(seat) if seat != NOBODY else None

    def is_quiet(self, prompt: Prompt[Any] | None) -> bool:
        """True for a question in a window: that somebody is asked it may tell what they hold."""
        return prompt is not None and self.table.passing(prompt) is not None

    @property
    def asks_all(self) -> bool:
        """True if people are asked even what they can only pass: always in a window, else as they like it."""
        waiting = self.session.match.waiting()
        return self.shared and (self.ui.settings.poker_face or any(map(self.is_quiet, waiting)))

    def is_idle(self, prompt: Prompt[Any] | None) -> bool:
        """True if whoever is asked in a window can only pass, as everybody knows."""
        if prompt is None or not self.is_quiet(prompt):
            return False
        if prompt is not self._idle[0]:
            public, watching = self.session.view(NOBODY), self.look().watching
            window = self.table.window(prompt, public, [prompt.seat], watching)
            self._idle = (prompt, window is not None and not window.possible)
        return self._idle[1]

    def window(self, prompt: Prompt[Any]) -> ReactionWindow | None:
        """The window that a question belongs to, as everybody may know it."""
        if prompt is not self._known[0]:
            public, people = self.session.view(NOBODY), self.session.people
            self._known = (prompt, self.table.window(prompt, public, people, self.look().watching))
        return self._known[1]

    def asked(self, looks: Seat) -> list[Seat]:
        """The seats that everybody may know to be asked: in a window only the one whose hand lies open."""
        waiting = self.session.match.waiting()
        return [p.seat for p in waiting if p.seat == looks or not self.is_quiet(p)]

    def known_prompt(self, builder: AnswerBuilder | None) -> Prompt[Any] | None:
        """The question of a window that whoever looks knows of: the own one, or that of a call to all."""
        if builder is not None:
            return builder.prompt if self.is_quiet(builder.prompt) else None
        calls = [scene for scene in self.ui.stack.scenes if isinstance(scene, CallScene)]
        return self.last.about if calls else None

    def sentence(self, prompt: Prompt[Any]) -> str:
        """What the prompt bar says in a window: what has happened and whether it is answered; else ""."""
        window = self.window(prompt) if self.is_quiet(prompt) else None
        if window is None or window.plain:
            return ""
        say, name = self.ui.say, self.name_of(prompt.seat)
        if window.answers:
            return say("call.respond", name=name, cause=window.cause)
        return say(f"call.{self.table.name}.play", name=name, cause=window.cause)

    def name_of(self, seat: Seat) -> str:
        return player_name(self.session.players[seat], self.ui.settings.language)

    def concerned(self, seat: Seat) -> bool:
        """True if a seat has something at stake: nobody passes for it until its turn."""
        return self.table.concerned(self.look().view, seat)

    def expire(self, view: Table) -> None:
        """Standing answers end with what they were given for."""
        self.orders.expire(self.table.marks(view), lambda seat: self.table.concerned(view, seat))

    def settles(self, view: Table) -> GivenAnswer | ReactionWindow | None:
        """What becomes of the open question before its seat is asked: an answer, or a call to everybody.

        While a standing answer is pondered, it is neither answered nor asked.
        """
        self.expire(view)
        seat, prompt = self._asked()
        given = self.standing_answers.given(seat, prompt)
        if given or self.standing_answers.pondering:
            return given
        window = self.window(prompt) if prompt else None
        if prompt is None or window is None:
            return None
        decisions = self.session.match.decisions
        covered = self.shared and self.last.covers(seat, prompt, window, decisions)
        vain = self.shared and not covered and not self._matters(prompt, window)
        if self.orders.passes(seat, window) or vain:
            self.last.leave_out(window)
            return GivenAnswer(seat, window.passing.answer)
        if not self.shared:
            return None
        if not covered:
            self.claimed = set()
            self.last.begin(prompt, window, decisions)
            return window
        self.last.go_on(seat, window, decisions)
        if seat in self.claimed:
            return None
        self._note(prompt, len(decisions))
        return GivenAnswer(seat, window.passing.answer)

    def _matters(self, prompt: Prompt[Any], window: ReactionWindow) -> bool:
        """As far as everybody knows, somebody at the device might want to speak up."""
        if prompt is not self._mattered[0]:
            session = self.session
            public = session.view(NOBODY)
            matters = window.possible and session.stops.matters(public, prompt, session.people)
            self._mattered = (prompt, matters)
        return self._mattered[1]

    def _note(self, prompt: Prompt[Any], number: int) -> None:
        """Who has not spoken up in the call passes: what is passed now is not called for again."""
        if prompt is not self._noted:
            self._noted = prompt
            self.session.stops.passed(self.session.view(NOBODY), prompt, number)

    def begin(self, window: ReactionWindow, pause: Callable[[], None]) -> None:
        """Call everybody at the device."""
        self.ui.stack.push(self.opens(self, window, self.actions.go_on, pause))

    # --- standing answers

    def _ask_again(self) -> None:
        self.actions.rebuild()
        self.actions.go_on()

    def stand(self, seat: Seat, scope: str) -> None:
        """Pass in advance, for so long."""
        self.orders.stand(seat, scope, self.table.marks(self.look().view))

    def revoke(self, seat: Seat) -> None:
        self.orders.revoke(seat)
        self.actions.rebuild()

    def wake(self, seat: Seat) -> None:
        """Whoever takes a pass back that was said in advance wants to be asked."""
        self.standing_answers.resolves.pop(seat, None)
        prompt = self.session.prompt(seat)
        window = self.window(prompt) if prompt and self.is_quiet(prompt) else None
        if window is not None and self.orders.passes(seat, window):
            self.orders.revoke(seat)

    def respond(self) -> None:
        """The person whose hand lies open says something in advance."""
        self.ui.stack.push(ResponsesScene(self, self.look().seat, self.actions.go_on, private=self.shared))

    def _decided(self, seat: Seat) -> list[Button]:
        """What was decided for the seat that looks, and that it wants to be asked everything."""
        awake = seat in self.session.stops.awake
        count = 0 if awake or seat == NOBODY else self.session.stops.spared[seat]
        if not awake and not (count and self.session.stops.smart):
            return []
        words = self.ui.say("call.asked_all") if awake else self.ui.say("call.decided", count=count)
        icon = "close" if awake else "clock"
        change = partial(self._wake_all, seat)
        return [Button(words, change, icon=icon, key="call.decided", style=SMALL._replace(colour=TEXT))]

    def _repeated(self, seat: Seat) -> list[Button]:
        """What the seat that looks answers turn after turn; a press ends it."""
        standing = self.session.stops.standing(seat)
        if not standing:
            return []
        what = ", ".join(self.ui.say(f"call.{self.table.name}.always.{word}") for word in standing)
        words, change = self.ui.say("call.always", what=what), partial(self._end_repeating, seat)
        return [Button(words, change, icon="close", key="call.always", style=SMALL._replace(colour=TEXT))]

    def _end_repeating(self, seat: Seat) -> None:
        self.session.stops.ask_again(seat)
        self._ask_again()

    def _wake_all(self, seat: Seat) -> None:
        """Ask everything from now on, or no longer."""
        stops = self.session.stops
        stops.awake ^= {seat}
        self.ui.toasts.say(self.ui.say("call.asked_all_on" if seat in stops.awake else "call.asked_all_off"))
        self.actions.rebuild()
        self.actions.go_on()

    def buttons(self, seen: Seen) -> list[Button]:
        """What passes by itself, to be revoked with a tap, and what the own seat may say in advance."""
        say = self.ui.say
        self.expire(seen.view)
        found = [
            Button(
                say(f"call.{self.table.name}.stands.{standing.scope}", name=self.name_of(seat)),
                partial(self.revoke, seat), icon="close", key=f"call.revoke.{seat}",
                style=SMALL._replace(colour=TEXT),
            )
            for seat, standing in sorted(self.orders.standing.items())
        ]  # fmt: skip
        found += [*self.standing_answers.chips(seen), *self._repeated(seen.seat), *self._decided(seen.seat)]
        builder = None if seen.busy else seen.builder
        asked = builder is not None and self.is_quiet(builder.prompt)
        if seen.seat != NOBODY and (asked or (self.shared and builder is not None and self.table.alarms)):
            found.append(Button(say("call.ahead"), self.respond, icon="clock", key="call.ahead"))
        return found
