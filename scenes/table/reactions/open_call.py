"""The open call: who may answer taps the own emblem, so that nobody learns who could (docs/ux 4.7)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from game.core.prompts import Handle, Prompt
from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import SMALL
from scenes.drawing.theme import TEXT
from scenes.session.bot_faults import answer_of_bot
from scenes.session.reaction_window import ReactionWindow
from scenes.session.standing_orders import Orders
from scenes.table.reactions.call_scene import CallScene
from scenes.table.reactions.responses import ResponsesScene
from scenes.table.reactions.standing_answer import StandingAnswers
from scenes.widgets.button import Button
from scenes.widgets.failure_report import write_report

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

AT_ONCE = 6  # passes that nobody could avoid, in one frame


class OpenCall:
    """Who has spoken up for the question that goes around now, and who has said something in advance."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.standing_answers = StandingAnswers(scene)
        self.claimed: set[Seat] = set()  # spoke up in the last call
        self.about: Any = None  # the question of the last call, whoever is asked
        self.met: dict[Seat, int] = {}  # how many decisions there were when a seat was asked in this call
        self._known: tuple[Prompt[Any] | None, ReactionWindow | None] = (None, None)
        self._idle: tuple[Prompt[Any] | None, bool] = (None, False)
        scene.session.faults.tell = partial(write_report, scene.ui, failed=scene)  # players see but a move

    @property
    def orders(self) -> Orders:
        return self.scene.session.orders

    # --- the question that is open

    def _asked(self) -> tuple[Seat, Prompt[Any] | None]:
        """The person who is asked next."""
        session = self.scene.session
        seat = next((seat for seat in session.asked() if seat in session.people), NOBODY)
        return seat, session.prompt(seat) if seat != NOBODY else None

    def is_quiet(self, prompt: Prompt[Any] | None) -> bool:
        """True for a question in a window: that somebody is asked it may tell what they hold."""
        return prompt is not None and self.scene.table.passing(prompt) is not None

    @property
    def asks_all(self) -> bool:
        """True if people are asked even what they can only pass: always in a window, else as they like it."""
        scene = self.scene
        waiting = scene.session.match.waiting()
        return scene.shared and (scene.ui.settings.poker_face or any(map(self.is_quiet, waiting)))

    def is_idle(self, prompt: Prompt[Any] | None) -> bool:
        """True if whoever is asked in a window can only pass, as everybody knows."""
        if prompt is None or not self.is_quiet(prompt):
            return False
        if prompt is not self._idle[0]:
            scene = self.scene
            window = scene.table.window(prompt, scene.session.view(NOBODY), [prompt.seat], scene.watching())
            self._idle = (prompt, window is not None and not window.possible)
        return self._idle[1]

    def think(self, ms: float) -> None:
        """Bots think; what can only be passed, as everybody knows, takes no time."""
        scene, thinking = self.scene, self.scene.thinking
        if self.standing_answers.pondering:
            scene.go_on()
            return
        for _ in range(AT_ONCE):
            seat = scene.session.bot_to_think()
            idle = seat is not None and self.is_idle(scene.session.prompt(seat))
            decided = thinking.go_on(ms, scene.ui.settings.speed)
            if decided is None:
                return
            scene.show(answer_of_bot(scene.session, *decided))
            if scene.director.busy or not idle:
                return
            ms = 0.0

    def window(self, prompt: Prompt[Any]) -> ReactionWindow | None:
        """The window that a question belongs to, as everybody may know it."""
        if prompt is not self._known[0]:
            scene = self.scene
            public, people = scene.session.view(NOBODY), scene.session.people
            self._known = (prompt, scene.table.window(prompt, public, people, scene.watching()))
        return self._known[1]

    def asked(self) -> list[Seat]:
        """The seats that everybody may know to be asked: in a window only the one whose hand lies open."""
        waiting = self.scene.session.match.waiting()
        return [p.seat for p in waiting if p.seat == self.scene.seat or not self.is_quiet(p)]

    def known_prompt(self) -> Prompt[Any] | None:
        """The question of a window that whoever looks knows of: the own one, or that of a call to all."""
        builder = self.scene.builder
        if builder is not None:
            return builder.prompt if self.is_quiet(builder.prompt) else None
        calls = [scene for scene in self.scene.ui.stack.scenes if isinstance(scene, CallScene)]
        return self.about if calls else None

    def sentence(self, prompt: Prompt[Any]) -> str:
        """What the prompt bar says in a window: what has happened and whether it is answered; else ""."""
        window = self.window(prompt) if self.is_quiet(prompt) else None
        if window is None or window.plain:
            return ""
        say, name = self.scene.ui.say, self.scene.name_of(prompt.seat)
        if window.answers:
            return say("call.respond", name=name, cause=window.cause)
        return say(f"call.{self.scene.table.name}.play", name=name, cause=window.cause)

    def concerned(self, seat: Seat) -> bool:
        """True if a seat has something at stake: nobody passes for it until its turn."""
        return self.scene.table.concerned(self.scene.view, seat)

    def expire(self) -> None:
        """Standing answers end with what they were given for."""
        self.orders.expire(self.scene.table.marks(self.scene.view), self.concerned)

    def settles(self) -> bool:
        """True if the open question is dealt with here: everybody is called, or somebody passes."""
        self.expire()
        seat, prompt = self._asked()
        if self.standing_answers.settles(seat, prompt):
            return True
        window = self.window(prompt) if prompt else None
        if prompt is None or window is None:
            return False
        if self.orders.passes(seat, window) or (self.scene.shared and not window.possible):
            return self._pass(seat, window.passing)
        if not self.scene.shared:
            return False
        if self._is_new(seat, prompt):
            self._begin(prompt, window)
            return True
        self.met[seat] = len(self.scene.session.match.decisions)
        return seat not in self.claimed and self._pass(seat, window.passing)

    def _is_new(self, seat: Seat, prompt: Prompt[Any]) -> bool:
        """True for another question than that of the last call, or when it has gone around."""
        met = self.met.get(seat, len(self.scene.session.match.decisions))
        return self.about != _unseated(prompt) or met != len(self.scene.session.match.decisions)

    def _begin(self, prompt: Prompt[Any], window: ReactionWindow) -> None:
        self.about, self.claimed, self.met = _unseated(prompt), set(), {}
        self.scene.look_as(NOBODY)
        self.scene.ui.stack.push(CallScene(self.scene.ui, self.scene, self, window))

    def _pass(self, seat: Seat, passing: Handle) -> bool:
        self.scene.show(self.scene.session.answer(seat, passing.answer))
        return True

    # --- standing answers

    def stand(self, seat: Seat, scope: str) -> None:
        """Pass in advance, for so long."""
        self.orders.stand(seat, scope, self.scene.table.marks(self.scene.view))

    def revoke(self, seat: Seat) -> None:
        self.orders.revoke(seat)
        self.scene.rebuild()

    def wake(self, seat: Seat) -> None:
        """Whoever takes a pass back that was said in advance wants to be asked."""
        self.standing_answers.resolves.pop(seat, None)
        prompt = self.scene.session.prompt(seat)
        window = self.window(prompt) if prompt and self.is_quiet(prompt) else None
        if window is not None and self.orders.passes(seat, window):
            self.orders.revoke(seat)

    def respond(self) -> None:
        """The person whose hand lies open says something in advance."""
        scene = self.scene
        scene.ui.stack.push(ResponsesScene(scene.ui, scene, scene.seat, scene.go_on, private=scene.shared))

    def buttons(self) -> list[Button]:
        """What passes by itself, to be revoked with a tap, and what the own seat may say in advance."""
        scene, say = self.scene, self.scene.ui.say
        self.expire()
        found = [
            Button(
                say(f"call.{scene.table.name}.stands.{standing.scope}", name=scene.name_of(seat)),
                partial(self.revoke, seat), icon="close", key=f"call.revoke.{seat}",
                style=SMALL._replace(colour=TEXT),
            )
            for seat, standing in sorted(self.orders.standing.items())
        ]  # fmt: skip
        found += self.standing_answers.chips()
        builder = None if scene.director.busy else scene.builder
        asked = builder is not None and self.is_quiet(builder.prompt)
        if scene.seat != NOBODY and (asked or (scene.shared and builder is not None and scene.table.alarms)):
            found.append(Button(say("call.ahead"), self.respond, icon="clock", key="call.ahead"))
        return found


def _unseated(prompt: Prompt[Any]) -> Prompt[Any]:
    """A question as it goes around, without whom it is put to."""
    return msgspec.structs.replace(prompt, seat=NOBODY)
