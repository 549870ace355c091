"""The call on the screen: an emblem for everybody at the device, with the time that is left around it.

It lies where the hand lies otherwise, for nobody's is open: the table with what is answered stays free.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.core.table import Seat
from scenes.drawing.rich_text import BODY, SMALL, TITLE, Style
from scenes.drawing.theme import AMBER, AMBER_EDGE, BAD, DEEP, INK, SEATS, TEXT, WHITE, mixed
from scenes.session.public_chance import drawn
from scenes.table.reactions.responses import ResponsesScene
from scenes.table.regions import Fixed
from scenes.table.seat_rail import seat_rail
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Layers, Panel, Row, Spacer
from scenes.widgets.button import Button
from scenes.widgets.hold_ring import STEPS, ring
from scenes.widgets.label import Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.reaction_window import ReactionWindow
    from scenes.table.reactions.open_call import OpenCall
    from scenes.widgets.context import Ui

GRACE = 1500.0  # milliseconds that are left for others when somebody has spoken up
SHORT = 2000.0  # the last of the time is told differently
ENDLESS = 6000.0  # within so many milliseconds an alarm rings where no clock runs
EARLIEST, LATEST = 15, 80  # percent of the time in which an alarm rings, at a moment of chance
EMBLEM = (12.0, 26.0)  # millimetres, at least and at most
BELOW = 25.0  # of a name, the time that is left and a button below an emblem
PAD = 4.0
WORDS = 44.0  # of the question beside the emblems, at least
CHIP = 9.0
SECONDS = Style("number", 4.6)
NAME = TITLE._replace(mm=4.2)


class CallClock:
    """The time that is left of a call; without end if people want none to run."""

    def __init__(self, all_: float) -> None:
        self.all = self.left = all_

    @property
    def is_endless(self) -> bool:
        return math.isinf(self.all)

    @property
    def share(self) -> float:
        return 1.0 if self.is_endless else self.left / self.all

    @property
    def is_short(self) -> bool:
        return self.left <= SHORT

    def shorten(self) -> None:
        """Somebody has spoken up: the others have a moment to do so, too."""
        self.left = min(self.left, GRACE)
        self.all = GRACE if self.is_endless else self.all


class Caller(NamedTuple):
    """Somebody at the device who may speak up."""

    seat: Seat
    name: str  # of what a tap does
    colour: str
    claimed: bool  # has spoken up
    claim: Callable[[], None]


class Emblem(Widget):
    """A seat's emblem with the time that is left around it; a tap speaks up."""

    role = "button"

    def __init__(self, caller: Caller, clock: CallClock, hotkey: str, mm: float) -> None:
        super().__init__(caller.name)
        self.clock, self.claimed, self.claim = clock, caller.claimed, caller.claim
        self.hotkey, self.mm, self.colour = hotkey, mm, caller.colour
        self.key = f"call.{caller.seat}"

    def measure(self, ui: Ui, width: int) -> Size:
        side = min(width, ui.mm(self.mm))
        return side, side

    def actions(self) -> list[str]:
        return [] if self.claimed else ["press"]

    def act(self, action: str) -> None:
        self.claim()

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.size)
        box = Rect(0, 0, side, side)
        box.center = self.rect.center
        canvas.circle(box.center, side // 2, DEEP, alpha=200, border=mixed(DEEP, WHITE, 0.3))
        ring(canvas, box, self.clock.share, BAD if self.clock.is_short else WHITE)
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


class SeatRing(Widget):
    """The time that is left around a seat beside the table; a tap on the seat speaks up, too."""

    role = "button"
    takes_focus = False

    def __init__(self, caller: Caller, clock: CallClock) -> None:
        super().__init__(caller.name)
        self.clock, self.claimed, self.claim = clock, caller.claimed, caller.claim
        self.key = f"seat_ring:{caller.seat}"

    def actions(self) -> list[str]:
        return [] if self.claimed else ["press"]

    def act(self, action: str) -> None:
        self.claim()

    def draw(self, canvas: Canvas) -> None:
        colour = AMBER if self.claimed else BAD if self.clock.is_short else WHITE
        wide = max(2, canvas.mm(0.8))
        canvas.outline(self.rect, mixed(DEEP, colour, 0.35), wide, canvas.mm(3))
        left = Rect(self.rect.x, self.rect.bottom - wide, round(self.rect.width * self.clock.share), wide)
        canvas.rounded(left, colour, radius=wide / 2)


class CallScene(Scene):
    """Everybody sees the public table and may speak up; if nobody does, play goes on."""

    name = "call"
    opaque = False

    def __init__(
        self, call: OpenCall, window: ReactionWindow, done: Callable[[], None], pause: Callable[[], None]
    ) -> None:
        ui = call.ui
        super().__init__(ui)
        self.call, self.session, self.window = call, call.session, window
        self.done, self.open_pause = done, pause
        endless = ui.settings.call_time == "off"
        self.clock = CallClock(math.inf if endless else int(ui.settings.call_time) * 1000.0)
        self.held = False  # somebody wants to think
        self.passed = 0.0  # milliseconds, where no clock runs, too
        self.alarms = self._set()

    def _set(self) -> dict[Seat, float]:
        """When the alarms of this call ring: at a moment of chance, as if somebody tapped."""
        whole = ENDLESS if self.clock.is_endless else self.clock.all
        number, people = len(self.session.match.decisions), self.session.people
        return {
            seat: whole * (EARLIEST + drawn(number, LATEST - EARLIEST, seat)) / 100
            for seat in self.call.orders.woken(self.window)
            if seat in people
        }

    # --- the tree

    def build(self) -> Widget:
        dock = self._dock()
        tall = dock.height / self.ui.screen.px_per_mm - 2 * PAD - BELOW
        mm = max(EMBLEM[0], min(EMBLEM[1], tall))
        people = self.session.people
        seats = Row(*(self._seat(seat, str(place), mm) for place, seat in enumerate(people, 1)), gap=5)
        words = Column(*self._words(), gap=2)
        room = dock.width - 2 * self.ui.mm(PAD) - self.ui.mm(5)
        beside = room - seats.measure(self.ui, room)[0] >= self.ui.mm(WORDS)
        content: Widget = (
            Row(words.growing(), seats, gap=5, align="middle")
            if beside
            else Column(words, seats, gap=2, align="middle")
        )
        panel = Panel(content, PAD, alpha=255)
        high = max(dock.height, panel.measure(self.ui, dock.width)[1])
        dock = Rect(dock.x, dock.bottom - high, dock.width, high)
        corner = Panel(Column(*self._buttons(), gap=3, align="fill"), PAD, alpha=255)
        return Layers(*self._rings(), Fixed(panel, dock), Fixed(corner, self.call.look().spots.corner))

    def _dock(self) -> Rect:
        """Where the bar and the hand are otherwise."""
        gap, spots = self.ui.mm(2), self.call.look().spots
        return Rect(gap, spots.prompt.y, spots.prompt.right - gap, self.ui.rect.bottom - gap - spots.prompt.y)

    def _rings(self) -> list[Widget]:
        """About the seats of the people, beside the table."""
        seen = self.call.look()
        rail = seat_rail(seen, [], lambda what, pos: None)
        spots = rail.spots(self.ui, seen.spots.rail)
        order = [seat for seat in range(len(self.session.players)) if seat != seen.below]
        there = zip([*order, seen.below], spots, strict=True)
        people = [(self._caller(seat), spot) for seat, spot in there if seat in self.session.people]
        return [Fixed(SeatRing(caller, self.clock), spot) for caller, spot in people]

    def _words(self) -> list[Widget]:
        say, until = self.ui.say, self.window.until
        return [
            Label(say("call.title"), TITLE),
            Label(self.window.cause, BODY, key="call.cause"),
            Label(say("call.means_until", until=until) if until else say("call.means"), SMALL),
        ]

    def _buttons(self) -> list[Widget]:
        say = self.ui.say
        end = say("call.nobody_else" if self.call.claimed else "call.nobody")
        buttons: list[Widget] = [
            Button(end, self.close, kind="primary", icon="play", hotkey="space", key="call.none")
        ]
        if not self.clock.is_endless:
            wait, icon = say("call.go_on" if self.held else "call.wait"), "play" if self.held else "pause"
            buttons.insert(0, Button(wait, self.hold_on, icon=icon, key="call.wait"))
        return buttons

    def _seat(self, seat: Seat, hotkey: str, mm: float) -> Widget:
        """The emblem, the time that is left, and whether the seat passes in advance."""
        told = self.ui.say("call.claimed") if seat in self.call.claimed else self._clock()
        parts: list[Widget] = [
            Emblem(self._caller(seat), self.clock, hotkey, mm),
            Label(self.call.name_of(seat), NAME, align="centre"),
            Label(told, SECONDS._replace(colour=TEXT), align="centre", key=f"call.clock.{seat}"),
        ]
        return Column(*parts, self._standing(seat), gap=1, align="middle")

    def _caller(self, seat: Seat) -> Caller:
        name = self.ui.say("call.claim", name=self.call.name_of(seat))
        colour, claimed = self.session.players[seat].colour, seat in self.call.claimed
        return Caller(seat, name, colour, claimed, partial(self.claim, seat))

    def _standing(self, seat: Seat) -> Widget:
        say = self.ui.say
        if seat in self.call.orders.standing:
            return Button(
                say("call.stands_short"), partial(self.revoke, seat), icon="close", key=f"call.revoke.{seat}"
            )
        if seat in self.call.claimed:
            return Spacer(0, CHIP)
        return Button(
            say("call.pass_until"), partial(self.ahead, seat), kind="flat", key=f"call.stand.{seat}"
        )

    def _clock(self) -> str:
        return "" if self.clock.is_endless else str(math.ceil(self.clock.left / 1000))

    # --- what can be done

    def claim(self, seat: Seat) -> None:
        """A seat wants to answer; the others have a moment to do so, too."""
        self._speak_up(seat)
        if self.call.claimed >= set(self.session.people):
            self._end()
            return
        self.clock.shorten()
        self.held = False
        self.rebuild()

    def _speak_up(self, seat: Seat) -> None:
        self.call.claimed.add(seat)
        self.call.orders.revoke(seat)
        self.alarms.pop(seat, None)
        self.ui.sound.motif(self.session.players[seat].colour)

    def hold_on(self) -> None:
        """Stop the clock, or let it run again."""
        self.held = not self.held
        self.rebuild()

    def ahead(self, seat: Seat) -> None:
        """A seat says how long it passes; meanwhile the clock stands."""
        scene = ResponsesScene(self.call, seat, self.stood)
        self.ui.stack.push(scene)

    def revoke(self, seat: Seat) -> None:
        self.call.orders.revoke(seat)
        self.rebuild()

    def stood(self) -> None:
        """Somebody passes in advance: if all do, or have spoken up, nobody is waited for."""
        passing = {seat for seat in self.session.people if self.call.orders.passes(seat, self.window)}
        if passing | self.call.claimed >= set(self.session.people):
            self.close()
            return
        self.rebuild()

    def close(self) -> None:
        """Nobody else; but whoever has set an alarm for this speaks up before."""
        late = list(self.alarms)
        for seat in late:
            self._speak_up(seat)
        if late and self.clock.left > 0 and not self.call.claimed >= set(self.session.people):
            self.clock.shorten()
            self.rebuild()
            return
        self._end()

    def _end(self) -> None:
        """The call is over: those who spoke up are asked one after the other, all others pass."""
        self.ui.stack.pop(self)
        self.done()

    def resume(self) -> None:
        self.rebuild()

    # --- time

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.held or self.clock.left <= 0:
            return
        self.passed += ms
        due = [seat for seat, moment in self.alarms.items() if moment <= self.passed]
        if due:
            self.claim(due[0])
        if not self.clock.is_endless:
            self._run(ms)

    def _run(self, ms: float) -> None:
        """Makes the clock of the call."""
        clock = self.clock
        seconds, step = math.ceil(clock.left / 1000), round(clock.share * STEPS)
        clock.left = max(0.0, clock.left - ms)
        if step != round(clock.share * STEPS):
            self.ui.changed()
        if seconds != math.ceil(clock.left / 1000):
            self.rebuild()
        if clock.left <= 0:
            self.close()

    def loose_keys(self) -> dict[str, Callable[[], None]]:
        return {"escape": self.open_pause}
