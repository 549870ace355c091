"""The deal desk for tests: somebody sits at it, or looks on."""

from __future__ import annotations

from typing import Any

from game.cosmic.table import CosmicTable
from scenes.drawing.rich_text import plain
from scenes.games.cosmic.deal_desk import terms
from scenes.games.cosmic.deal_desk.sitters import Sitter
from scenes.session.session import Session
from scenes.widgets.widget import Widget
from tests.support.cosmic.questions import first, players
from tests.support.screen.hands import Desk
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.seated import table_of
from tests.support.screen.views import as_table


def at_the_desk(
    hands: str = "mouse", language: str = "en", sand: str = "off", size: tuple[int, int] = (0, 0)
) -> Desk:
    """The first deal that is made in the kept positions, at its beginning."""
    desk = sit_down(first("MakeDeal", "place").session(), hands, language, size)
    desk.ui.settings.deal_time = sand
    table_of(desk).rebuild()
    return desk


def view_of(desk: Desk) -> CosmicTable:
    """What whoever sits at the desk sees."""
    return as_table(CosmicTable, table_of(desk).view)


def words_of(desk: Desk) -> list[str]:
    builder = table_of(desk).builder
    return [handle.answer[0] for handle in builder.handles] if builder else []


def give(desk: Desk, word: str, hands: str = "mouse") -> Any:
    """Say one of the words of a deal with one's hands; what it was about."""
    table = table_of(desk)
    assert table.builder is not None
    handle = next(handle for handle in table.builder.handles if handle.answer[0] == word)
    Robot(desk, hands, 1).give(table, handle)
    desk.wait(200)
    return handle.answer[1]


def deal_sentence(desk: Desk) -> str:
    table = table_of(desk)
    return plain(terms.sentence(table.ui, view_of(desk), table.watching()))


def found(desk: Desk, key: str) -> Widget:
    widget = desk.find(key)
    assert widget is not None, key
    return widget


def sitters(desk: Desk) -> list[Sitter]:
    return [widget for widget in desk.root.walk() if isinstance(widget, Sitter)]


def offered_to_a_bot() -> tuple[Session, int, int]:
    """A deal that was proposed by a person; the other side has not answered yet."""
    one = first("MakeDeal", "place")
    match = one.match()
    prompt = match.asked_of(one.seat)
    assert prompt is not None
    card = next(word for word in prompt.options(match.view(one.seat)) if word[0] == "give")
    for word in (card, ("propose", -1)):
        match.answer(one.seat, word)
    other = match.waiting()[0].seat
    return Session(match, players(match.table.seats, one.seat)), one.seat, other
