"""On a small screen nothing lies on the planets: what has no column stands in one row, the rest behind it."""

from __future__ import annotations

import pytest

from scenes.screens.table_screens import open_table
from scenes.table.board.piece_node import PieceNode
from scenes.table.reactions.rule_breakers import RuleBreakersScene
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.widget import Widget
from tests.support.cosmic.matches import new_match, session_of
from tests.support.screen.audit import audit, interactive
from tests.support.screen.hands import Desk
from tests.support.screen.headless import PSEUDO, a_ui, press_key
from tests.support.screen.walking import lowest_table

SEATS = 5
SMALL = [((1280, 720), True), ((1024, 768), False), ((1024, 768), True)]
LANGUAGES = ["en", "de", PSEUDO]


def seated(ui: Ui, standing: int, *, log: bool) -> Desk:
    """Five seats, each with a power that breaks the rules; so many of the others pass in advance."""
    table = open_table(ui, session_of(new_match(2, SEATS, {"open_call": True, "aliens": "random"}), 0))
    table.log_open = log
    ui.settings.speed = "instant"
    ui.stack.push(table)
    ui.stack.settle()
    desk = Desk(ui)
    desk.wait(60)
    for seat, scope in zip(range(1, standing + 1), ("quiet", "encounter", "phase", "turn"), strict=False):
        table.call.stand(seat, scope)
    table.rebuild()
    table.refresh()
    return desk


def beside(table: TableScene) -> list[Widget]:
    """The buttons of the row or the column, however they are worded."""
    parts = ("call.", "aside.", "breaker.")
    return [widget for widget, _ in interactive(table) if widget.key.startswith(parts)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "touch", "log"), [(*SMALL[0], True), *((*small, False) for small in SMALL)])
@pytest.mark.parametrize("standing", [*(pytest.param(n, marks=pytest.mark.slow) for n in (0, 1)), 4])
def test_nothing_lies_on_the_planets(
    standing: int, size: tuple[int, int], touch: bool, log: bool, language: str
) -> None:
    ui = a_ui(size, language, touch)
    table = lowest_table(seated(ui, standing, log=log).ui)
    pieces = [table.root.place(node) for node in table.root.walk() if isinstance(node, PieceNode)]
    shown = beside(table)
    assert shown, "who breaks the rules is always within reach"
    for widget in shown:
        place = table.root.place(widget)
        assert not [piece for piece in pieces if piece.colliderect(place)], widget.key
    assert audit(table, ui, prints=False) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "touch"), SMALL)
def test_the_list_behind_the_row_is_laid_out_well(size: tuple[int, int], touch: bool, language: str) -> None:
    desk = seated(a_ui(size, language, touch), 4, log=False)
    press(desk, "aside.responses")
    assert isinstance(desk.top, RuleBreakersScene)
    assert audit(desk.top, desk.ui, prints=False) == []


def press(desk: Desk, key: str) -> None:
    widget = desk.find(key)
    assert widget is not None, key
    widget.act("press")
    desk.wait(20)


def test_one_pass_is_a_chip_and_more_are_counted() -> None:
    one, more = (lowest_table(seated(a_ui((1024, 768)), count, log=False).ui) for count in (1, 3))
    assert "call.revoke.1" in [widget.key for widget in beside(one)]
    assert "Pass in advance: 3" in [widget.name for widget in beside(more)]


def test_each_pass_can_be_revoked_in_the_list() -> None:
    desk = seated(a_ui((1024, 768)), 3, log=False)
    press(desk, "aside.responses")
    press(desk, "call.revoke.2")
    assert sorted(lowest_table(desk.ui).call.orders.standing) == [1, 3]
    assert desk.find("call.revoke.2") is None
    assert desk.find("call.revoke.3") is not None
    press(desk, "aside.done")
    assert desk.top is lowest_table(desk.ui)


def test_who_breaks_the_rules_is_told_behind_a_button_where_the_column_is_full() -> None:
    desk = seated(a_ui((1280, 720), touch=True), 4, log=True)
    assert desk.find("aside.breakers") is not None
    press(desk, "aside.breakers")
    told = [widget.key for widget in desk.top.root.walk() if widget.key.startswith("breaker.")]
    assert len(told) >= SEATS - 1


def test_the_list_gives_way_to_what_is_said_in_advance() -> None:
    desk = seated(a_ui((1024, 768)), 2, log=False)
    press(desk, "aside.responses")
    assert isinstance(desk.top, RuleBreakersScene)
    desk.top.ahead(lowest_table(desk.ui).call.respond)
    desk.wait(20)
    assert [scene.name for scene in desk.ui.stack.scenes] == ["table", "responses"]


def test_whoever_covers_the_hand_leaves_the_list() -> None:
    desk = seated(a_ui((1024, 768)), 2, log=False)
    press(desk, "aside.responses")
    assert isinstance(desk.top, RuleBreakersScene)
    assert press_key(desk.top, "c")
    desk.wait(40)
    assert not isinstance(desk.top, RuleBreakersScene)
