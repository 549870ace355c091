"""A tall effect stack gives way in a stated order, and what has no room can still be read and chosen."""

from __future__ import annotations

from random import Random

import pytest

from game.firestorm.table import FirestormTable
from scenes.table.right_column import LOG_LEAST, OLDER, ColumnEntry
from scenes.tools.shots_firestorm import tall_stack
from scenes.widgets.boxes import Panel
from tests.support.screen.audit import audit, hidden
from tests.support.screen.hands import HANDS, Desk
from tests.support.screen.headless import PSEUDO, a_ui
from tests.support.screen.robot import Robot
from tests.support.screen.seated import table_of
from tests.support.screen.views import as_table

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2048, 1536)]
TALLEST = 14  # effects


def at_the_table(effects: int, size: tuple[int, int] = (1280, 720), language: str = "de") -> Desk:
    """So many effects lie on the stack, and Mia is asked which of them she means."""
    ui = a_ui(size, language, touch=size[0] == 2048)
    for scene in tall_stack(ui, 0, effects - 1):
        ui.stack.push(scene)
    ui.stack.settle()
    desk = Desk(ui)
    desk.wait(200)
    table = table_of(desk)
    assert len(as_table(FirestormTable, table.view).stack) == effects
    assert table.builder is not None
    return desk


def rows(desk: Desk) -> list[ColumnEntry]:
    return [each for each in desk.root.walk() if isinstance(each, ColumnEntry)]


@pytest.mark.parametrize(
    ("effects", "size", "language"),
    [
        (4, SIZES[0], "de"), (7, SIZES[0], PSEUDO), (9, SIZES[1], "de"), (TALLEST, SIZES[0], "de"),
        (TALLEST, SIZES[2], "de"), (TALLEST, SIZES[3], "de"),
    ],
)  # fmt: skip
def test_a_tall_stack_is_drawn_and_nothing_overlaps(
    effects: int, size: tuple[int, int], language: str
) -> None:
    desk = at_the_table(effects, size, language)
    assert [*audit(desk.top, desk.ui, prints=False), *hidden(desk.top)] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("effects", range(3, TALLEST + 1))
def test_any_stack_is_drawn_and_nothing_overlaps(effects: int, size: tuple[int, int], language: str) -> None:
    desk = at_the_table(effects, size, language)
    assert [*audit(desk.top, desk.ui, prints=False), *hidden(desk.top)] == []


def test_the_rows_give_way_from_the_oldest_on_and_the_log_keeps_its_least_height() -> None:
    """Older rows keep their titles only, then the newest, too; then the oldest go behind a button."""
    lengths = []
    for effects, size in ((3, SIZES[2]), *((effects, SIZES[0]) for effects in (4, 7, 10, TALLEST))):
        desk = at_the_table(effects, size)
        shown, older = rows(desk), desk.find(OLDER)
        titles = [row.texts[0][0] for row in shown]
        assert [title.split(".")[0] for title in titles] == [
            str(number) for number in range(effects, effects - len(shown), -1)
        ]
        assert older is None or older.name == f"Darunter noch {effects - len(shown)}"
        assert (older is None) == (len(shown) == effects)
        path = desk.root.path(desk.root.find("log.fold"))
        assert next(part for part in path if isinstance(part, Panel)).rect.height >= desk.ui.mm(LOG_LEAST)
        lengths.append([len(row.texts) > 1 for row in shown])
    assert lengths[0] == [True, True, True]
    assert lengths[1] == [True, False, False, False]
    assert lengths[2] == [False] * 7
    assert 0 < len(lengths[3]) == len(lengths[4]) < 10


@pytest.mark.parametrize(("hands", "size"), [("mouse", SIZES[0]), ("finger", SIZES[3]), ("keys", SIZES[0])])
def test_the_oldest_effect_is_chosen_in_the_list_behind_the_button(hands: str, size: tuple[int, int]) -> None:
    desk = at_the_table(10, size)
    table = table_of(desk)
    oldest = as_table(FirestormTable, table.view).stack[0].number
    assert desk.find(f"effect:{oldest}") is None
    assert table.builder is not None
    handle = next(each for each in table.builder.handles if each.piece == f"effect:{oldest}")
    number = len(table.session.match.decisions)
    Robot(desk, hands, 1).give(table, handle)
    assert table.session.match.decisions[number].answer == f"effect {oldest}"


def test_the_list_tells_all_effects_at_length() -> None:
    desk = at_the_table(10)
    older = desk.find(OLDER)
    assert older is not None
    HANDS["mouse"](desk, Random(1)).press(older)
    assert desk.top.name == "aside"
    assert len(rows(desk)) == 10
    assert all(len(row.texts) > 1 for row in rows(desk))
    assert audit(desk.top, desk.ui, prints=False) == []


def test_a_card_is_not_dropped_onto_the_button_to_the_others() -> None:
    """It stands for several effects: only rows are places."""
    desk = at_the_table(10)
    table = table_of(desk)
    watching = table.watching()
    assert len(watching.pending) == len(rows(desk)) + 1
    older = desk.find(OLDER)
    assert older is not None
    assert watching.pending[-1] == older.rect
    assert older.rect not in [rect for rect, _ in table.table.places(watching, table.view).values()]
