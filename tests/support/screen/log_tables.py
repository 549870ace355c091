"""Tables with a log to read, for mouse, finger and keys."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.log.rows import LogRow
from scenes.table.scene import TableScene
from scenes.widgets.widget import Widget
from tests.support.duel.matches import JONAS, MIA, fresh
from tests.support.screen.hands import HANDS, Desk, Hands
from tests.support.screen.headless import a_ui

WAYS = sorted(HANDS)


class Sat(NamedTuple):
    """Somebody at a table."""

    desk: Desk
    table: TableScene
    hands: Hands

    def rows(self) -> list[LogRow]:
        """The rows that can be seen whole."""
        rows = self.desk.root.find("log.list")
        found = [row for row in rows.walk() if isinstance(row, LogRow)]
        return [row for row in found if rows.rect.contains(row.rect)]

    def press(self, key: str) -> None:
        self.hands.press(self.find(key))

    def find(self, key: str) -> Widget:
        widget = self.desk.find(key)
        assert widget is not None, f"there is no {key}"
        return widget


def sat_down(
    hands: str = "mouse",
    *,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    seed: int = 3,
    decisions: int = 60,
    players: tuple[Participant, ...] = (MIA, JONAS),
) -> Sat:
    """A person against a bot in mid-match, the person to decide, the log open."""
    session = fresh(seed, decisions, players)
    while session.bot_to_think() is not None:
        seat = session.asked()[0]
        prompt = session.prompt(seat)
        assert prompt is not None
        session.answer(seat, prompt.options(session.match.table)[0])
    return at_table(session, hands, size=size, language=language)


def at_table(
    session: Session, hands: str, *, size: tuple[int, int] = (1280, 720), language: str = "en"
) -> Sat:
    ui = a_ui(size, language, HANDS[hands].touch)
    ui.settings.speed = "instant"
    table = open_table(ui, session)
    table.log_open = True
    ui.stack.push(table)
    ui.stack.settle()
    desk = Desk(ui)
    desk.wait(400)
    return Sat(desk, table, HANDS[hands](desk, Random(1)))
