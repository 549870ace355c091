"""Windows of all sizes and in all languages, and what is wrong with a table in one that asks something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.table_screens import open_table
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.tools.shots import screens
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.audit import audit, crowded, hidden, spilled
from tests.support.screen.hands import Desk
from tests.support.screen.headless import PSEUDO, a_ui, pictures

SIZES = [(1280, 720), (1920, 1080), (2048, 1536), (2736, 1824)]
LANGUAGES = ["en", "de", PSEUDO]
SOME = [((1280, 720), "de"), ((2048, 1536), PSEUDO), ((1920, 1080), "en"), ((1280, 720), PSEUDO)]


def windows(sizes: Sequence[tuple[int, int]], languages: Sequence[str]) -> list[Any]:
    """Each size in each language; the default run has a sample of them, the slow one all.

    Every size is in the sample, every language too, and the smallest window in the last two languages, which
    have the longest words.
    """
    found = []
    for place, size in enumerate(sizes):
        takes = {place % len(languages), *range(len(sizes), len(languages) if size == sizes[-1] else 0)}
        takes |= {1} if place == 0 else set()
        for number, language in enumerate(reversed(languages)):
            found.append(pytest.param(size, language, marks=() if number in takes else pytest.mark.slow))
    return found


def is_touch(size: tuple[int, int]) -> bool:
    """The tall screens are tablets."""
    return size[0] / size[1] < 1.6


def a_window(size: tuple[int, int], language: str) -> Ui:
    ui = a_ui(size, language, is_touch(size))
    ui.art = pictures()
    ui.settings.speed = "instant"
    return ui


def at_question(session: Session, ui: Ui) -> TableScene:
    """The table at the moment when a person has to answer, even what smart stops would answer."""
    ui.settings.stops = "always"
    table = open_table(ui, session)
    ui.stack.push(table)
    ui.stack.settle()
    desk = Desk(ui)
    for _ in range(200):
        if table.builder and not table.director.busy:
            return table
        if isinstance(desk.top, CurtainScene):
            desk.top.open()
        desk.wait(100)
    raise AssertionError("nobody is asked")


def take_first(table: TableScene) -> None:
    """Lay the first answer ready: the corner says what would follow."""
    assert table.builder is not None
    table.builder.choose(table.builder.handles[-1])
    table.rebuild()
    table.refresh()


def table_faults(
    table: TableScene, *, over_hand: bool = False, more: Callable[[TableScene], list[str]] = lambda _: []
) -> list[str]:
    """What is wrong while the question is asked, and when its first answer lies ready.

    Trays may lie ``over_hand``; ``more`` is what a game looks for besides.
    """
    ui = table.ui
    found = [*audit(table, ui, prints=False), *hidden(table), *crowded(table, ui), *more(table)]
    found += spilled(table, over_hand=over_hand)
    take_first(table)
    return [*found, *audit(table, ui, prints=False), *hidden(table), *spilled(table, over_hand=over_hand)]


def a_screen(name: str, size: tuple[int, int], language: str) -> tuple[Scene, Ui]:
    """A screen as it is shown in pictures."""
    ui = a_window(size, language)
    for scene in screens()[name](ui, 3, 24):
        ui.stack.push(scene)
    ui.stack.settle()
    desk = Desk(ui)
    desk.wait(1000)
    return desk.top, ui
