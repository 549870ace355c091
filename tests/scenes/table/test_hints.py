"""The key of the hint is never silent, whether there is one or not."""

from __future__ import annotations

import pytest

from scenes.table import scene as table_scene
from tests.support.duel.questions import questions
from tests.support.screen.corners import asked_at, table_at


@pytest.mark.parametrize("asked", [True, False])
def test_without_a_hint_that_is_said(asked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = asked_at(next(each for each in questions() if each.kind == "SetDial").session())
    table = table_at(desk)
    if asked:
        monkeypatch.setattr(table_scene, "hint_for", lambda seen, builder: None)
    else:
        table.controller.ask_nothing()
    table.show_hint()
    assert desk.ui.toasts.waiting[-1].text == "There is no hint now."
    assert table.hint is None
