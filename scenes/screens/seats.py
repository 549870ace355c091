"""Who plays at which seat: somebody leaves and a bot stands in, comes back, or comes late."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import BODY, SMALL, TITLE
from scenes.drawing.theme import SEATS
from scenes.session.participants import PERSON
from scenes.session.stand_ins import give_back, join, leave_to_bot
from scenes.table.match_words import player_name
from scenes.widgets.boxes import Column, Padding, Panel, Row, Sized
from scenes.widgets.button import Button
from scenes.widgets.label import Icon, Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

WIDE = 78.0  # millimetres of a button


class SeatsScene(PageScene):
    """A row for each seat with the one thing that can be done there."""

    name = "seats"
    title = "seats.title"

    def __init__(self, ui: Ui, session: Session) -> None:
        super().__init__(ui)
        self.session = session

    def body(self) -> Widget:
        rows = [self._row(seat) for seat in range(len(self.session.players))]
        return Scroll(Column(*rows, gap=3), key="page")

    def foot(self) -> list[Widget]:
        return [Label(self.ui.say("seats.means"), SMALL).growing()]

    def _row(self, seat: Seat) -> Widget:
        player, say = self.session.players[seat], self.ui.say
        look, name = SEATS[player.colour], player_name(player, self.ui.settings.language)
        if player.away:
            told = say("seats.stand_in", name=name)
            button = self._button(seat, say("seats.back", name=name), say("seats.back_second"), give_back)
        elif player.kind == PERSON:
            told = say("seats.person")
            button = self._button(seat, say("seats.leave"), say("seats.leave_second"), leave_to_bot)
        else:
            level = player.kind
            told = say("seats.bot", level=say(f"level.{level}"))
            button = self._button(seat, say("seats.join"), say("seats.join_second"), join)
        words = Column(Label(name, TITLE), Label(told, BODY, key=f"told.{seat}"), gap=0.5)
        row = Row(
            Icon(look.glyph, 8, look.on_night), words.growing(), Sized(button, width=WIDE), gap=4,
            align="middle",
        )  # fmt: skip
        return Panel(Padding(row, across=2, down=0), 3, accent=look.base, shadow=False)

    def _button(self, seat: Seat, text: str, second: str, change: Callable[[Session, Seat], None]) -> Widget:
        return Button(text, partial(self.change, seat, change), second=second, key=f"seat.{seat}")

    def change(self, seat: Seat, change: Callable[[Session, Seat], None]) -> None:
        """The table is laid anew; what one person alone may see waits behind the curtain."""
        from scenes.screens.table_screens import open_table

        change(self.session, seat)
        table = open_table(self.ui, self.session)
        self.ui.stack.replace(table)
        if len(self.session.people) == 1:
            table.flow.look_as(NOBODY)
            table.navigation.curtain(table.look(), self.session.people[0], table.curtain_actions())
