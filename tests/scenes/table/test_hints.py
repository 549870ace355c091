"""The key of the hint is never silent, and nothing stands still while a captain thinks about it."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.captain import Captain
from game.bots.chair import Chair
from game.core.prompts import Prompt
from scenes.shell.gestures import Gesture, Kind
from scenes.table import hints
from scenes.table.scene import TableScene
from tests.support.duel.questions import questions
from tests.support.screen.corners import asked_at, table_at
from tests.support.screen.hands import Desk

NO_HINT, THINKING = "There is no hint now.", "A captain is thinking about it."


def asked() -> tuple[Desk, TableScene]:
    """Somebody sets a dial: there are many ways, so a captain thinks for long."""
    desk = asked_at(next(each for each in questions() if each.kind == "SetDial").session())
    return desk, table_at(desk)


def press_h(table: TableScene) -> None:
    table.refresh()
    assert table.handle(Gesture(Kind.KEY, key="h"))


def said(desk: Desk) -> list[str]:
    return [toast.text for toast in desk.ui.toasts.waiting]


@pytest.mark.parametrize("asks", [True, False])
def test_without_a_hint_that_is_said(asks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, table = asked()
    if asks:
        monkeypatch.setattr(hints, "hint_for", lambda seen, builder, advice: None)
    else:
        table.controller.ask_nothing()
    table.actions.hint()
    while table.hints.thinks_about(table.builder):
        desk.wait(16)
    assert said(desk)[-1] == NO_HINT
    assert table.look().hinted == ""


def test_frames_go_on_while_a_captain_thinks_about_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame takes one step of the thought, however long that is; the last one tells the hint."""
    monkeypatch.setattr(hints, "THOUGHT_MS", 0.0)
    futures: list[int] = []
    imagine = Captain.future

    def counted(captain: Captain, chair: Chair, prompt: Prompt[Any], answer: object, world: int) -> float:
        futures.append(world)
        return imagine(captain, chair, prompt, answer, world)

    monkeypatch.setattr(Captain, "future", counted)
    desk, table = asked()
    press_h(table)
    assert futures == []
    frames = 0
    while table.hints.thinks_about(table.builder):
        assert table.moving
        assert said(desk) == []
        frames += 1
        desk.wait(16)
        desk.draw()
        assert len(futures) <= frames
    assert frames > 20
    assert said(desk)[-1].startswith("A captain would choose")
    assert table.look().hinted


def test_who_asks_again_is_told_that_the_captain_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "THOUGHT_MS", 0.0)
    desk, table = asked()
    press_h(table)
    desk.wait(16)
    press_h(table)
    assert table.hints.thinks_about(table.builder)
    assert said(desk) == [THINKING]


def test_nobody_is_told_a_hint_for_a_question_that_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "THOUGHT_MS", 0.0)
    desk, table = asked()
    press_h(table)
    table.controller.ask_nothing()
    for _ in range(400):
        desk.wait(16)
    assert said(desk) == []
    assert table.look().hinted == ""
