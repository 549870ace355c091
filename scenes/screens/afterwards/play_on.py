"""Playing on from a moment of a match: who sits where from now on, and what it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.bots import LEVELS
from game.core.branches import LONGEST_NAME
from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import BODY, CAPTION, SMALL, TITLE
from scenes.drawing.theme import SEATS, TEXT_QUIET
from scenes.session.branching import branch_off, place_to_play_on
from scenes.session.participants import PERSON
from scenes.table.game_table import game_table
from scenes.table.match_words import player_name
from scenes.widgets.boxes import Column, Panel, Row, Rule
from scenes.widgets.button import Button
from scenes.widgets.controls import ChoiceRow
from scenes.widgets.field import TextField
from scenes.widgets.label import Icon, Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


class PlayOnScene(PageScene):
    """What begins here is a match of its own; the one it comes from stays as it is."""

    name = "play_on"
    title = "branch.title"

    def __init__(self, ui: Ui, session: Session, moment: int) -> None:
        super().__init__(ui)
        self.session = session
        self.taken = place_to_play_on(session, moment)
        self.players = list(session.players)
        self.called = ""
        game = session.match.game.name
        self.where = game_table(game).title(session.match.at(self.taken).view(NOBODY), ui.settings.language)

    def body(self) -> Widget:
        say = self.ui.say
        field = TextField(
            say("branch.name"), self.called, self._call, hint=say("branch.name_hint"), most=LONGEST_NAME,
            key="name",
        )  # fmt: skip
        here = self._section(
            "flag",
            say("branch.here"),
            Label(self.where, TITLE),
            Label(say("branch.taken", count=self.taken), SMALL),
            field,
            Label(say("branch.how"), BODY),
        )
        seats = self._section("people", say("branch.who"), *map(self._seat, range(len(self.players))))
        return Scroll(Row(here.growing(), seats.growing(), gap=4), key="page")

    def _section(self, icon: str, name: str, *rows: Widget) -> Widget:
        head = Row(Icon(icon, 5, TEXT_QUIET), Label(name, CAPTION).growing(), gap=2, align="middle")
        return Panel(Column(head, Rule(), *rows, gap=2.5), 4.5, shadow=False)

    def _seat(self, seat: Seat) -> Widget:
        player, say = self.players[seat], self.ui.say
        name, look = player_name(player, self.ui.settings.language), SEATS[player.colour]
        kinds = [(PERSON, say("lobby.person")), *((level, say(f"level.{level}")) for level in LEVELS)]
        choice = ChoiceRow(name, kinds, player.kind, lambda kind: self._sit(seat, kind), key=f"kind.{seat}")
        head = Row(Icon(look.glyph, 4.5, look.on_night), Label(name, TITLE).growing(), gap=2, align="middle")
        return Column(head, choice, gap=1)

    def _sit(self, seat: Seat, kind: str) -> None:
        self.players[seat] = msgspec.structs.replace(self.players[seat], kind=kind, sign="")
        self.rebuild()

    def _call(self, name: str) -> None:
        self.called = name

    def foot(self) -> list[Widget]:
        start = Button(
            self.ui.say("branch.start"), self.start, kind="primary", icon="play", style=TITLE, key="start"
        )
        return [start.growing()]

    def start(self) -> None:
        from scenes.screens.table_screens import open_table

        branch = branch_off(
            self.session, self.taken, self.players, self.ui.folders.saves, self.called.strip()
        )
        for sentence in branch.news():
            self.ui.toasts.say(self.ui.tell(sentence))
        self.ui.stack.replace(open_table(self.ui, branch))
