"""The people at one device agree: each holds the own emblem, at the same time or one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.core.table import Seat
from scenes.drawing.rich_text import BODY, HEADLINE, SMALL, TITLE
from scenes.drawing.theme import CYAN, SPACE, TEXT
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.table.match_words import player_names
from scenes.widgets.boxes import Anchor, Column, Padding, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button
from scenes.widgets.hold_ring import HoldRing
from scenes.widgets.label import Icon, Label
from scenes.widgets.lettered import with_letters_that_fit
from scenes.widgets.scene_stack import Scene

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Session
    from scenes.session.takebacks import TakeBack
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

SHADE = 120  # of 255, over the curtain


class AgreementScene(Scene):
    """Asks all seats that something touches. It stands before the curtain: nobody's hand lies open.

    The emblems are so far apart that two people may hold theirs at once on a tablet.
    """

    name = "agreement"

    def __init__(
        self,
        ui: Ui,
        session: Session,
        seats: Sequence[Seat],
        on_agreed: Callable[[], None],
        *,
        icon: str,
        title: str,
        means: Sequence[str],
        keeps: str,
    ) -> None:
        super().__init__(ui)
        self.session, self.seats, self.on_agreed = session, list(seats), on_agreed
        self.names = player_names(session, ui.settings.language)
        self.icon, self.title, self.means, self.keeps = icon, title, list(means), keeps
        self.agreed: list[Seat] = []

    def build(self) -> Widget:
        return with_letters_that_fit(self.ui, self._sides, self.ui.rect.size)

    def _sides(self) -> Widget:
        """The panel in the middle, with the seats beside it."""
        half = (len(self.seats) + 1) // 2
        left, right = self.seats[:half], self.seats[half:]
        panel = Sized(self._panel(), most_width=100)
        sides = [
            Column(Spacer(), *(self._emblem(seat) for seat in side), Spacer(), gap=6)
            for side in (left, right)
        ]
        return Padding(Row(sides[0].growing(), Anchor(panel), sides[1].growing(), gap=3), across=6, down=4)

    def _panel(self) -> Widget:
        say = self.ui.say
        left = len(self.seats) - len(self.agreed)
        hold = say("curtain.agree_all" if len(self.seats) > 1 else "curtain.agree_one")
        parts: list[Widget] = [
            Row(Spacer(), Icon(self.icon, 9, CYAN), Spacer()),
            Label(self.title, HEADLINE, align="centre", least=5.0),
            *(Label(line, BODY, align="centre") for line in self.means),
            Label(hold, TITLE._replace(mm=4.2), align="centre"),
            Label(say("curtain.agree_left", left=left), SMALL._replace(colour=TEXT), align="centre"),
            Spacer(0, 2),
            Button(self.keeps, self.keep, icon="close", hotkey="escape", key="back"),
        ]
        return Panel(Column(*parts, gap=3), 6, alpha=240)

    def _emblem(self, seat: Seat) -> Widget:
        say, player, name = self.ui.say, self.session.players[seat], self.names[seat]
        agreed = seat in self.agreed
        ring = HoldRing(
            say("curtain.agree_hold", name=name),
            partial(self.agree, seat),
            colour=player.colour,
            done=agreed,
            key=f"emblem.{seat}",
        )
        told = say("curtain.agreed" if agreed else "curtain.agree_short")
        return Column(
            Row(Spacer(), ring, Spacer()),
            Label(name, TITLE, align="centre", least=3.4),
            Label(told, SMALL._replace(colour=TEXT), align="centre"),
            gap=1.5,
        )

    # --- what can be done

    def agree(self, seat: Seat) -> None:
        """A seat has held its emblem."""
        self.agreed.append(seat)
        self.ui.sound.motif(self.session.players[seat].colour)
        if len(self.agreed) == len(self.seats):
            self.on_agreed()
            return
        self.rebuild()
        self.refresh()
        if self.ui.keyboard:
            rest = next(each for each in self.seats if each not in self.agreed)
            self.focus.move_to(self.root.find(f"emblem.{rest}"))

    def keep(self) -> None:
        """Everything stays as it is."""
        self.ui.stack.pop(self)

    def loose_keys(self) -> dict[str, Callable[[], None]]:
        return {"escape": self.keep}

    def draw(self, canvas: Canvas) -> None:
        canvas.image(f"curtain/{self.session.players[self.seats[0]].colour}", self.ui.rect)
        canvas.veil(self.ui.rect, SPACE, SHADE)
        super().draw(canvas)


def to_take_back(ui: Ui, session: Session, back: TakeBack, agreed: Callable[[], None]) -> AgreementScene:
    """Shall a seat get its last decision back? Tells what everybody may know, and nothing more."""
    say, name = ui.say, player_names(session, ui.settings.language)[back.seat]
    others = [seat for seat in back.people if seat != back.seat]
    means = [say("curtain.back_to", name=name)]
    if others and back.gone > 1:
        means.append(say("curtain.back_again"))
    if back.learned:
        means.append(say("curtain.back_learned"))

    def on_agreed() -> None:
        below, scene = ui.stack.scenes[-2:]
        ui.stack.pop(scene)
        if isinstance(below, CurtainScene):
            ui.stack.pop(below)  # another one hangs for whoever decides then
        agreed()

    return AgreementScene(
        ui, session, [back.seat, *others], on_agreed, icon="undo", title=say("curtain.back_title", name=name),
        means=means, keeps=say("curtain.back_not"),
    )  # fmt: skip


def to_lift_signs(ui: Ui, session: Session, seat: Seat, then: Callable[[], None]) -> AgreementScene:
    """Shall a hand open without the signs that somebody has forgotten?"""
    say, name = ui.say, player_names(session, ui.settings.language)[seat]
    people = session.people

    def agreed() -> None:
        ui.stack.pop(scene)
        session.lift_sign(seat)
        then()

    seats = [seat, *(each for each in people if each != seat)]
    scene = AgreementScene(
        ui, session, seats, agreed, icon="lock", title=say("curtain.lift_title", name=name),
        means=[say("curtain.lift_means", name=name)], keeps=say("curtain.lift_not"),
    )  # fmt: skip
    return scene
