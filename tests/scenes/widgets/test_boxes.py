"""Boxes: how rows, columns and grids share their room."""

from __future__ import annotations

from pygame import Rect

from scenes.widgets.boxes import Anchor, Column, Grid, Layers, Padding, Row, Sized, Spacer, narrowed, shared
from scenes.widgets.label import Label
from scenes.widgets.widget import Widget
from tests.support.screen.headless import a_ui

UI = a_ui((1920, 1080))  # four pixels a millimetre


def a_box(width: float = 10, height: float = 10) -> Widget:
    return Spacer(width, height)


def test_children_of_a_row_stand_side_by_side_with_a_gap() -> None:
    one, other = a_box(10), a_box(20)
    Row(one, other, gap=3).arrange(UI, Rect(0, 0, 1000, 100))
    assert (one.rect.width, other.rect.width) == (UI.mm(10), UI.mm(20))
    assert other.rect.x - one.rect.right == UI.mm(3)


def test_what_grows_in_a_row_shares_the_rest() -> None:
    fixed, small, large = a_box(10), Label("a").growing(), Label("b").growing(2)
    Row(fixed, small, large, gap=0).arrange(UI, Rect(0, 0, UI.mm(10) + 300, 50))
    assert (small.rect.width, large.rect.width) == (100, 200)
    assert large.rect.right == UI.mm(10) + 300


def test_a_row_narrows_its_widest_children_so_that_all_fit() -> None:
    assert narrowed([50, 400, 300], 350) == [50, 150, 150]
    long = Label("ships " * 60)
    row = Row(a_box(10), long, gap=2)
    row.arrange(UI, Rect(0, 0, 600, 400))
    assert long.rect.right <= 600
    assert row.measure(UI, 600)[1] > UI.mm(10)  # the long one takes more lines instead


def test_an_invisible_child_takes_no_room() -> None:
    hidden, shown = a_box(30), a_box(10)
    hidden.visible = False
    Row(hidden, shown).arrange(UI, Rect(7, 0, 500, 50))
    assert shown.rect.x == 7


def test_what_grows_in_a_column_gets_at_least_what_it_needs() -> None:
    assert shared([10, 0, 0], [0, 1, 1], 110) == [10, 50, 50]
    assert shared([10, 80, 0], [0, 1, 1], 110) == [10, 80, 20]


def test_a_column_puts_its_children_below_each_other() -> None:
    one, other = a_box(10, 10), a_box(10, 5)
    Column(one, other, gap=2, align="middle").arrange(UI, Rect(0, 0, 400, 400))
    assert other.rect.y == UI.mm(10) + UI.mm(2)
    assert one.rect.centerx == 200


def test_the_rest_of_a_column_may_be_put_between_its_children() -> None:
    one, other = a_box(), a_box()
    Column(one, other, gap=0, justify="spread").arrange(UI, Rect(0, 0, 100, 500))
    assert (one.rect.y, other.rect.bottom) == (0, 500)


def test_a_grid_has_as_many_columns_as_fit() -> None:
    cells = [a_box() for _ in range(5)]
    grid = Grid(cells, least=20, gap=0)
    grid.arrange(UI, Rect(0, 0, 3 * UI.mm(20), 400))
    assert [cell.rect.x for cell in cells[:4]] == [0, UI.mm(20), 2 * UI.mm(20), 0]
    assert cells[3].rect.y == UI.mm(10)


def test_layers_share_one_place() -> None:
    one, other = a_box(), a_box()
    Layers(one, other).arrange(UI, Rect(1, 2, 30, 40))
    assert one.rect == other.rect == Rect(1, 2, 30, 40)


def test_an_anchor_keeps_a_child_in_its_corner() -> None:
    child = a_box(10, 5)
    Anchor(child, across="right", down="bottom", margin=2).arrange(UI, Rect(0, 0, 400, 300))
    assert child.rect.bottomright == (400 - UI.mm(2), 300 - UI.mm(2))
    assert child.rect.size == (UI.mm(10), UI.mm(5))


def test_padding_is_room_on_all_sides() -> None:
    child = a_box()
    box = Padding(child, 5)
    assert box.measure(UI, 400) == (UI.mm(10) + 2 * UI.mm(5), UI.mm(10) + 2 * UI.mm(5))
    box.arrange(UI, Rect(0, 0, 400, 300))
    assert child.rect == Rect(0, 0, 400, 300).inflate(-2 * UI.mm(5), -2 * UI.mm(5))


def test_sizes_are_millimetres_on_every_screen() -> None:
    for size in ((1280, 720), (1920, 1080), (2048, 1536)):
        ui = a_ui(size)
        wide, tall = Sized(Label("a"), width=40, least_height=9).measure(ui, ui.screen.width)
        assert (wide, tall) == (ui.mm(40), ui.mm(9))
        assert abs(wide / ui.screen.px_per_mm - 40) < 0.5
