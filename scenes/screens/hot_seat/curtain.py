"""The curtain between two people at one device: nothing private is drawn, held to be opened (docs/ux 4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import BODY, HEADLINE, SMALL, TITLE, Style
from scenes.drawing.theme import BAD, SEATS, TEXT
from scenes.screens.hot_seat.secret_signs import SignPad, sign_of
from scenes.table.stage.stage import painted
from scenes.widgets.boxes import Anchor, Column, Layers, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button
from scenes.widgets.hold_ring import HoldRing
from scenes.widgets.label import Icon, Label
from scenes.widgets.lettered import with_letters_that_fit
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.takebacks import TakeBack
    from scenes.table.navigation import CurtainActions
    from scenes.table.seen import Seen
    from scenes.table.stage.piece import Look
    from scenes.widgets.context import Ui

PASS = Style("heavy", 14.0, leading=1.1)
CLOTH = (1920, 1200)  # the picture of the curtain, and how far its valance hangs down
VALANCE = 116
MANY = 3  # players; of more the score stands there in figures only
COUNT = Style("number", 4.0, TEXT)


class Medallion(Widget):
    """The portrait of whoever is next, in the plastic of the seat."""

    def __init__(self, look: Look | None, colour: str, name: str) -> None:
        super().__init__(name)
        self.look, self.colour = look, colour

    def measure(self, ui: Ui, width: int) -> Size:
        side = min(ui.mm(72), round(ui.screen.height * 0.32))
        return side, side

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.size)
        box = Rect(0, 0, side, side)
        box.center = self.rect.center
        if self.look:
            canvas.blit(painted(canvas, self.look, box.size), box.topleft)
            return
        look = SEATS[self.colour]
        canvas.circle(box.center, side // 2, look.deep, border=look.base, width=canvas.mm(2))
        canvas.icon(look.glyph, box.inflate(-side // 2, -side // 2), look.on_night)


class CurtainScene(Scene):
    """Drawn before the next person's view is made. Others may have a look at the public table."""

    name = "curtain"

    def __init__(self, public: Seen, seat: Seat, actions: CurtainActions) -> None:
        assert public.seat == NOBODY, "the private view must be gone before the curtain falls"
        super().__init__(public.ui)
        self.public, self.session, self.seat, self.actions = public, public.session, seat, actions
        self.player = self.session.players[seat]
        self.sheer = public.ui.settings.curtain_shows_table  # what is public can be seen through the cloth
        self.pad: SignPad | None = None  # the secret signs are asked for
        self.wrong = False

    def enter(self) -> None:
        self.ui.sound.play("curtain")
        self.ui.sound.motif(self.player.colour)

    def build(self) -> Widget:
        ui = self.ui
        middle = with_letters_that_fit(ui, self._middle, ui.rect.size)
        rest = Button(ui.say("curtain.break"), self.take_a_break, icon="clock", key="curtain.break")
        word = ui.say("curtain.close" if self.sheer else "curtain.table")
        look = Button(word, self.look_through, icon="planet", key="curtain.table")
        back = self._back()
        left = [look]
        if back is not None and not self.pad:
            asks = ui.say("curtain.take_back", name=self.public.name_of(back.seat))
            left.append(Button(asks, self.ask_back, icon="undo", key="curtain.undo"))
        return Layers(
            Anchor(middle, across="middle", down="middle"),
            Anchor(Column(*reversed(left), gap=2, align="start"), across="start", down="end", margin=6),
            Anchor(rest, across="end", down="end", margin=6),
        )

    def _middle(self) -> Widget:
        return self._signs(self.pad) if self.pad else self._ring()

    def _headline(self) -> str:
        ui, name = self.ui, self.player.name
        colour = ui.say(f"colour.{self.player.colour}")
        if not name:
            return ui.say("curtain.to", colour=colour)
        return ui.say("curtain.pass", colour=colour, name=name)

    def _ring(self) -> Widget:
        """Who is next, how matters stand, and the ring to hold."""
        ui, public, name = self.ui, self.public, self.public.name_of(self.seat)
        summary = public.table.summary(public.view, self.seat, self.player, ui.settings.language)
        chips = [self._chip(seat) for seat in range(len(self.session.players))]
        hold = ui.say("curtain.hold")
        badge = Medallion(summary.badge, self.player.colour, self.player.name)
        return Column(
            Spacer(1, 0.7 * self._valance() / ui.screen.px_per_mm),
            Row(Spacer().growing(), badge, Spacer().growing()),
            Label(self._headline(), PASS if not ui.screen.compact else HEADLINE, align="centre", least=6.0),
            Label(public.table.title(public.view, ui.settings.language), BODY, align="centre"),
            Row(Spacer().growing(), *chips, Spacer().growing(), gap=3),
            Spacer(0, 4),
            Row(Spacer().growing(), HoldRing(hold, self.open, key="curtain.hold"), Spacer().growing()),
            Label(hold, TITLE, align="centre"),
            Label(ui.say("curtain.only", name=name), SMALL._replace(colour=TEXT), align="centre"),
            gap=2.5,
        )

    def _valance(self) -> float:
        """How many pixels the valance hangs into the window: of a wide one less can be seen."""
        width, height = self.ui.rect.size
        share = max(width / CLOTH[0], height / CLOTH[1])
        return max(0.0, share * VALANCE - (share * CLOTH[1] - height) / 2)

    def _signs(self, pad: SignPad) -> Widget:
        """The nine glyphs, four of which open the hand."""
        say, name = self.ui.say, self.public.name_of(self.seat)
        told = Label(say("curtain.signs_ask", name=name), BODY, align="centre")
        if self.wrong:
            told = Label(
                "{icon:close} " + say("curtain.signs_wrong"), BODY._replace(colour=BAD), align="centre"
            )
        forgot = Button(say("curtain.signs_forgot"), self.forgot, icon="question", key="curtain.forgot")
        parts = Column(
            Label(self._headline(), HEADLINE, align="centre", least=6.0),
            told,
            *pad.parts(),
            Row(Spacer(), forgot, Spacer()),
            gap=4,
        )
        return Sized(Panel(parts, 7, alpha=236), most_width=120)

    def look_through(self) -> None:
        """Show what everybody may see, or hide it again."""
        self.sheer = not self.sheer
        self.rebuild()

    def _chip(self, seat: Seat) -> Widget:
        public, player = self.public, self.session.players[seat]
        look = SEATS[player.colour]
        summary = public.table.summary(public.view, seat, player, self.ui.settings.language)
        reached, needed = summary.score
        told = self.ui.say(summary.scored, reached=reached, needed=needed)
        many = len(self.session.players) > MANY
        score = Label(f"{reached}/{needed}", COUNT) if many else Label(told, SMALL)
        score.name = told
        return Panel(
            Row(
                Icon(look.glyph, 4, look.on_night),
                Label(public.name_of(seat), TITLE, least=3.2),
                score,
                gap=2,
                align="middle",
            ),
            2.2,
        )

    def open(self) -> None:
        """Held long enough: the hand unfolds, or its signs are asked for first."""
        if self.player.sign and self.pad is None:
            self.pad = SignPad(self.ui, open_=False, on_laid=self._laid)
            self.rebuild()
            return
        self.ui.stack.pop(self)
        self.actions.open_hand(self.seat)

    def _laid(self) -> None:
        """A glyph was laid or taken up; four of them open the hand, or are wrong."""
        assert self.pad is not None
        self.wrong = False
        if self.pad.full and sign_of(self.pad.glyphs) == self.player.sign:
            self.open()
            return
        if self.pad.full:
            self.wrong = True
            self.pad.glyphs.clear()
            self.ui.sound.play("knock")
        self.rebuild()

    def forgot(self) -> None:
        """Nobody remembers the signs: all who share the device may lift them."""
        from scenes.screens.hot_seat.agreement import to_lift_signs

        self.ui.stack.push(to_lift_signs(self.ui, self.session, self.seat, self.without_signs))

    def without_signs(self) -> None:
        """From now on the hand opens without them."""
        self.player = self.session.players[self.seat]
        self.pad = None
        self.rebuild()

    def lost_focus(self) -> None:
        """Nobody looks: what has been laid of the signs is taken up."""
        self.pad, self.wrong = None, False
        self.rebuild()

    def _back(self) -> TakeBack | None:
        """What the person who decided last could take back."""
        session = self.session
        decided = [decision.seat for decision in session.match.decisions if decision.seat in session.people]
        return session.take_back_of(decided[-1]) if decided else None

    def ask_back(self) -> None:
        """Whoever decided last asks the others to take it back."""
        back = self._back()
        if back is not None:
            self.actions.ask_back(back)

    def take_a_break(self) -> None:
        self.actions.pause()

    def draw(self, canvas: Canvas) -> None:
        if self.sheer:
            self.actions.draw_table(canvas)  # what is public: the private view is gone
        canvas.image(f"curtain/{self.player.colour}", self.ui.rect, alpha=160 if self.sheer else 255)
        super().draw(canvas)
