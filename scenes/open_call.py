"""The open call: who may answer something taps the own emblem, so that nobody learns who could (ux 4.7)."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from pygame import Rect

from game.core.prompts import Handle, Prompt
from game.core.table import NOBODY, Seat
from scenes.frame import Fixed
from scenes.gestures import Gesture, Kind
from scenes.kit import marks
from scenes.kit.boxes import Anchor, Column, Panel, Row, Sized, Spacer
from scenes.kit.button import Button
from scenes.kit.hold_ring import STEPS, ring
from scenes.kit.label import Label
from scenes.kit.widget import Size, Widget
from scenes.stack import Scene
from scenes.text import BODY, SMALL, TITLE, Style
from scenes.theme import AMBER, AMBER_EDGE, BAD, DEEP, INK, SEATS, TEXT, WHITE, mixed

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.table import TableScene
    from scenes.ui import Ui

GRACE = 1500.0  # milliseconds that are left for others when somebody has spoken up
SHORT = 2000.0  # the last of the time is told differently
EMBLEM = 26.0  # millimetres
CHIP = (66.0, 9.0)
SECONDS = Style("number", 4.6)
NAME = TITLE._replace(mm=4.2)


class OpenCall:
    """Who has spoken up for the question that goes around now, and who passes until further notice."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.standing: set[Seat] = set()  # pass by themselves
        self.claimed: set[Seat] = set()  # spoke up in the last call
        self.about: Any = None  # the question of the last call, whoever is asked
        self.met: dict[Seat, int] = {}  # how many decisions there were when a seat was asked in this call

    # --- the question that is open

    def _asked(self) -> tuple[Seat, Prompt[Any] | None]:
        """The person who is asked next."""
        session = self.scene.session
        seat = next((seat for seat in session.asked() if seat in session.people), NOBODY)
        return seat, session.prompt(seat) if seat != NOBODY else None

    def concerned(self, seat: Seat) -> bool:
        """True if a seat has something at stake: nobody passes for it."""
        return self.scene.table.concerned(self.scene.view, seat)

    def settles(self) -> bool:
        """True if the open question is dealt with here: everybody is called, or somebody passes."""
        self.standing = {seat for seat in self.standing if not self.concerned(seat)}
        seat, prompt = self._asked()
        passing = self.scene.table.passing(prompt) if prompt else None
        if prompt is None or passing is None:
            return False
        if seat in self.standing:
            return self._pass(seat, passing)
        if not self.scene.shared:
            return False
        if self._is_new(seat, prompt):
            self._begin(prompt)
            return True
        self.met[seat] = len(self.scene.session.match.decisions)
        return seat not in self.claimed and self._pass(seat, passing)

    def _is_new(self, seat: Seat, prompt: Prompt[Any]) -> bool:
        """True for another question than that of the last call, or when it has gone around."""
        met = self.met.get(seat, len(self.scene.session.match.decisions))
        return self.about != _unseated(prompt) or met != len(self.scene.session.match.decisions)

    def _begin(self, prompt: Prompt[Any]) -> None:
        self.about, self.claimed, self.met = _unseated(prompt), set(), {}
        self.scene.look_as(NOBODY)
        self.scene.ui.stack.push(CallScene(self.scene.ui, self.scene, self))

    def _pass(self, seat: Seat, passing: Handle) -> bool:
        self.scene.show(self.scene.session.answer(seat, passing.answer))
        return True

    # --- standing answers

    def stand(self, seat: Seat) -> None:
        """Pass now and until this seat is concerned."""
        self.standing.add(seat)
        self.scene.go_on()

    def revoke(self, seat: Seat) -> None:
        self.standing.discard(seat)
        self.scene.rebuild()

    def chips(self) -> list[Widget]:
        """What passes by itself, to be revoked with a tap, and the chip that begins it."""
        scene, say = self.scene, self.scene.ui.say
        found = [
            Button(
                say("call.stands", name=scene.name_of(seat)), partial(self.revoke, seat), icon="close",
                key=f"call.revoke.{seat}",
            )
            for seat in sorted(self.standing)
        ]  # fmt: skip
        choosing = None if scene.director.busy else scene.choosing
        if choosing and scene.table.passing(choosing.prompt) and not self.concerned(scene.seat):
            press = partial(self.stand, scene.seat)
            found.append(Button(say("call.pass_until"), press, icon="fast", key="call.stand"))
        return [self._chip(button, place) for place, button in enumerate(found)]

    def _chip(self, button: Button, place: int) -> Widget:
        """In the lower right corner of the table, one above the other."""
        mm, spots = self.scene.ui.mm, self.scene.spots
        tall = max(mm(CHIP[1]), self.scene.ui.screen.least)
        room = Rect(0, 0, mm(CHIP[0]), tall)
        room.bottomright = (spots.prompt.right, spots.prompt.y - mm(1.5) - place * (tall + mm(1)))
        return Fixed(button, room)


def _unseated(prompt: Prompt[Any]) -> Prompt[Any]:
    """A question as it goes around, without whom it is put to."""
    return msgspec.structs.replace(prompt, seat=NOBODY)


class Emblem(Widget):
    """A seat's emblem with the time that is left around it; a tap speaks up."""

    role = "button"

    def __init__(self, scene: CallScene, seat: Seat, hotkey: str) -> None:
        name = scene.table.name_of(seat)
        super().__init__(scene.ui.say("call.claim", name=name))
        self.scene, self.seat, self.hotkey = scene, seat, hotkey
        self.key = f"call.{seat}"
        self.colour = scene.table.session.players[seat].colour

    @property
    def claimed(self) -> bool:
        return self.seat in self.scene.call.claimed

    def measure(self, ui: Ui, width: int) -> Size:
        side = min(width, ui.mm(EMBLEM))
        return side, side

    def actions(self) -> list[str]:
        return [] if self.claimed else ["press"]

    def act(self, action: str) -> None:
        self.scene.claim(self.seat)

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.size)
        box = Rect(0, 0, side, side)
        box.center = self.rect.center
        canvas.circle(box.center, side // 2, DEEP, alpha=200, border=mixed(DEEP, WHITE, 0.3))
        short = self.scene.left <= SHORT
        ring(canvas, box, self.scene.share, BAD if short else WHITE)
        canvas.image(f"pieces/medallion_{self.colour}", box.inflate(-side // 4, -side // 4))
        look = SEATS[self.colour]
        canvas.icon(look.glyph, box.inflate(-side * 7 // 10, -side * 7 // 10), look.light)
        if self.claimed:
            spot = (box.right - side // 6, box.bottom - side // 6)
            canvas.circle(spot, side // 7, AMBER, border=AMBER_EDGE)
            icon = Rect(0, 0, side // 6, side // 6)
            icon.center = spot
            canvas.icon("tick", icon, INK)
        if self.focused:
            marks.ring(canvas, box, side / 2)


class CallScene(Scene):
    """Everybody sees the public table and may speak up; if nobody does, play goes on."""

    name = "call"
    opaque = False

    def __init__(self, ui: Ui, table: TableScene, call: OpenCall) -> None:
        super().__init__(ui)
        self.table, self.call = table, call
        endless = ui.settings.call_time == "off"
        self.all = math.inf if endless else int(ui.settings.call_time) * 1000.0
        self.left = self.all
        self.held = False  # somebody wants to think

    @property
    def share(self) -> float:
        return 1.0 if math.isinf(self.all) else self.left / self.all

    # --- the tree

    def build(self) -> Widget:
        say = self.ui.say
        seats = [self._seat(seat, str(place)) for place, seat in enumerate(self.table.session.people, 1)]
        wait = say("call.go_on" if self.held else "call.wait")
        end = say("call.nobody_else" if self.call.claimed else "call.nobody")
        buttons: list[Widget] = [
            Button(end, self.close, kind="primary", icon="play", hotkey="space", key="call.none")
        ]
        if not math.isinf(self.all):
            icon = "play" if self.held else "pause"
            buttons.insert(0, Button(wait, self.hold_on, icon=icon, key="call.wait"))
        parts: list[Widget] = [
            Label(say("call.title"), TITLE, align="centre"),
            Label(self._cause(), BODY, align="centre"),
            Row(*seats, gap=6, justify="middle"),
            Row(Spacer().growing(), *buttons, Spacer().growing(), gap=3),
            Label(say("call.means"), SMALL, align="centre"),
        ]
        return Anchor(Sized(Panel(Column(*parts, gap=3), 6, alpha=244), most_width=170), margin=4)

    def _cause(self) -> str:
        """What may be answered: the last thing that was told to all."""
        table = self.table
        for told in reversed(table.session.story[-8:]):
            line = table.table.line(told, table.session, NOBODY, self.ui.settings.language)
            if line and line.text:
                return line.text
        return ""

    def _seat(self, seat: Seat, hotkey: str) -> Widget:
        """The emblem, the time that is left, and whether the seat passes until its turn."""
        told = self.ui.say("call.claimed") if seat in self.call.claimed else self._clock()
        parts: list[Widget] = [
            Emblem(self, seat, hotkey),
            Label(self.table.name_of(seat), NAME, align="centre"),
            Label(told, SECONDS._replace(colour=TEXT), align="centre", key=f"call.clock.{seat}"),
        ]
        return Column(*parts, self._standing(seat), gap=1, align="middle")

    def _standing(self, seat: Seat) -> Widget:
        say = self.ui.say
        if seat in self.call.standing:
            return Button(
                say("call.stands_short"), partial(self.stand, seat, on=False), icon="close", selected=True,
                key=f"call.revoke.{seat}",
            )  # fmt: skip
        if seat in self.call.claimed or self.call.concerned(seat):
            return Spacer(0, CHIP[1])
        return Button(
            say("call.pass_until"), partial(self.stand, seat, on=True), kind="flat", key=f"call.stand.{seat}"
        )

    def _clock(self) -> str:
        return "" if math.isinf(self.left) else str(math.ceil(self.left / 1000))

    # --- what can be done

    def claim(self, seat: Seat) -> None:
        """A seat wants to answer; the others have a moment to do so, too."""
        self.call.claimed.add(seat)
        self.call.standing.discard(seat)
        self.ui.sound.motif(self.table.session.players[seat].colour)
        if self.call.claimed >= set(self.table.session.people):
            self.close()
            return
        self.left, self.held = min(self.left, GRACE), False
        self.all = self.all if not math.isinf(self.all) else GRACE
        self.rebuild()

    def hold_on(self) -> None:
        """Stop the clock, or let it run again."""
        self.held = not self.held
        self.rebuild()

    def stand(self, seat: Seat, *, on: bool) -> None:
        """A seat passes until its turn, or takes that back."""
        self.call.standing = self.call.standing | {seat} if on else self.call.standing - {seat}
        if self.call.standing | self.call.claimed >= set(self.table.session.people):
            self.close()
            return
        self.rebuild()

    def close(self) -> None:
        """The call is over: those who spoke up are asked one after the other, all others pass."""
        self.ui.stack.pop(self)
        self.table.go_on()

    # --- time

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.held or math.isinf(self.all) or self.left <= 0:
            return
        seconds, step = math.ceil(self.left / 1000), round(self.share * STEPS)
        self.left = max(0.0, self.left - ms)
        if step != round(self.share * STEPS):
            self.ui.changed()
        if seconds != math.ceil(self.left / 1000):
            self.rebuild()
        if self.left <= 0:
            self.close()

    def handle(self, gesture: Gesture) -> bool:
        if super().handle(gesture):
            return True
        if gesture.kind is Kind.KEY and gesture.key == "escape":
            self.table.doors.pause()
            return True
        return False
