"""Why something cannot be done is said until something else is done."""

from __future__ import annotations

import pytest

from scenes.table.scene import TableScene
from tests.scenes.table.answering.test_use_now import SEATS, asked


def refused(table: TableScene) -> str:
    assert table.bar is not None
    return table.bar.error


@pytest.mark.parametrize("game", SEATS)
def test_a_refusal_goes_as_soon_as_something_valid_is_chosen(game: str) -> None:
    table = asked(game, 30)
    builder = table.builder
    assert builder is not None
    taken = min(builder.pieces) if builder.pieces else ""
    table.controller.piece_pressed("term:nothing", "Nothing")
    assert refused(table)
    if taken:
        table.controller.piece_pressed(taken, "")
    else:
        builder.choose(builder.handles[0])
        table.controller.readied()
    assert not refused(table)
