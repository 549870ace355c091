"""The luck ledger of a match that is over: what everybody could expect, and what came."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from game.core.luck import LuckLedger, LuckMoment, ledger_of
from scenes.drawing.rich_text import BODY, SMALL
from scenes.screens.afterwards.luck_curve import LuckCurve
from scenes.screens.afterwards.tale import Tale
from scenes.screens.score_columns import FigureRow, TallyHead
from scenes.table.game_table import Highlight
from scenes.table.match_words import player_name
from scenes.widgets.boxes import Column, Panel, Row, Sized
from scenes.widgets.label import Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll
from scenes.widgets.tabs import TabPage, Tabs

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

SIDE = 78.0  # millimetres of what stands beside the chart
ICONS = {"dice": "dice", "draws": "cards", "destiny": "twist_left"}


def session_luck(session: Session) -> LuckLedger:
    """The ledger of a session's match so far."""
    match = session.match
    table = match.keyframes[0].table(match.game)
    return ledger_of(match.game.luck, table, (told.event for told in session.story))


def decimal(ui: Ui, number: Fraction, *, sign: bool = False) -> str:
    """A number with one decimal, as it is written in the language."""
    return f"{float(number):{'+' if sign else ''}.1f}".replace(".", ui.say("luck.point"))


def luck_in_words(ui: Ui, session: Session, moment: LuckMoment) -> str:
    """What came in a moment, and what was to be expected."""
    counted = ui.say(f"luck.counts.{session.match.game.name}.{moment.kind}")
    name = player_name(session.players[moment.seat], ui.settings.language)
    due = decimal(ui, moment.expected)
    return ui.say("luck.told", name=name, counted=counted, came=moment.actual, expected=due)


class LuckScene(PageScene):
    """A chart for each kind of chance, the sums, and the two rarest moments."""

    name = "luck"
    title = "luck.title"

    def __init__(self, ui: Ui, session: Session) -> None:
        super().__init__(ui)
        self.session = session
        self.ledger = session_luck(session)

    def body(self) -> Widget:
        if not self.ledger.kinds:
            return Scroll(Panel(Label(self.ui.say("luck.none"), BODY), 4.5, shadow=False), key="page")
        beside = Sized(Column(*self._moments(), self._how(), gap=4), width=SIDE)
        return Scroll(Row(self._charts().growing(), beside, gap=4), key="page")

    def _charts(self) -> Widget:
        say = self.ui.say
        pages = [
            TabPage(kind, say(f"luck.kind.{kind}"), self._chart(kind), ICONS[kind])
            for kind in self.ledger.kinds
        ]
        return Panel(Tabs(pages, key="kinds"), 4.5, shadow=False)

    def _chart(self, kind: str) -> Widget:
        say, ledger, seats = self.ui.say, self.ledger, range(self.ledger.seats)
        colours = [player.colour for player in self.session.players]
        curves = [ledger.curve(seat, kind) for seat in seats]
        came = [ledger.actual(seat, kind) for seat in seats]
        expected = [ledger.expected(seat, kind) for seat in seats]
        ahead = [number - due for number, due in zip(came, expected, strict=True)]
        counted = say(f"luck.counts.{self.session.match.game.name}.{kind}")
        rows: list[tuple[str, Sequence[str]]] = [
            (say("luck.came"), [str(number) for number in came]),
            (say("luck.expected"), [decimal(self.ui, number) for number in expected]),
            (say("luck.ahead"), [decimal(self.ui, number, sign=True) for number in ahead]),
        ]
        return Column(
            Label(counted, BODY, key=f"counts.{kind}"),
            LuckCurve(curves, colours, ledger.length, say("luck.curve")).growing(),
            TallyHead([self._name(seat) for seat in seats], colours),
            *(FigureRow(word, numbers, colours) for word, numbers in rows),
            gap=2,
        )

    def _name(self, seat: int) -> str:
        return player_name(self.session.players[seat], self.ui.settings.language)

    def _moments(self) -> list[Widget]:
        found = [
            ("luck.luckiest", "star", self.ledger.luckiest),
            ("luck.unluckiest", "skull", self.ledger.unluckiest),
        ]
        told = [
            (
                Highlight(icon, self.ui.say(word), luck_in_words(self.ui, self.session, each), each.moment),
                word,
            )
            for word, icon, each in found
            if each is not None
        ]
        return [Tale(tale, self.show_moment, word) for tale, word in told]

    def _how(self) -> Widget:
        return Label(self.ui.say("luck.how"), SMALL)

    def show_moment(self, moment: int) -> None:
        from scenes.screens.replay.scene import ReplayScene

        self.ui.stack.push(ReplayScene(self.ui, self.session, at=moment))
