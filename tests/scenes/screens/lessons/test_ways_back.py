"""However somebody has gone through lessons and puzzles, leaving leads back to the page they came from."""

from __future__ import annotations

import pytest

from scenes.screens.lessons.scene import LearnScene
from scenes.screens.menu.scene import MenuScene
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui, pictures
from tests.support.screen.walking import press, show


def at_page(name: str) -> Ui:
    ui = a_ui()
    ui.art = pictures()
    ui.settings.speed = "instant"
    ui.stack.push(MenuScene(ui))
    show(ui, LearnScene(ui, name))
    return ui


def go(ui: Ui, *keys: str) -> None:
    for key in keys:
        press(ui, key, "mouse")
        Desk(ui).wait(600)
        assert isinstance(ui.stack.top, TableScene)


WAYS = (
    ("learn.lesson.1_dials", "lesson.next", "lesson.back"),
    ("learn.lesson.1_dials", "lesson.next", "lesson.again"),
    ("learn.lesson.1_dials", "lesson.skip", "lesson.skip"),
    ("learn.puzzle.1_tie", "puzzle.next", "puzzle.again"),
)


@pytest.mark.parametrize("way", WAYS)
def test_leaving_leads_back_to_the_page(way: tuple[str, ...]) -> None:
    ui = at_page("duel")
    go(ui, *way)
    press(ui, "lesson.leave", "mouse")
    assert [scene.name for scene in ui.stack.scenes] == ["menu", "learn"]


def test_it_goes_on_where_somebody_stopped() -> None:
    ui = at_page("duel")
    go(ui, "learn.lesson.1_dials", "lesson.next")
    press(ui, "lesson.leave", "mouse")
    go(ui, "learn.lesson.1_dials")
    told = [part.name for part in Desk(ui).root.walk()]
    assert ui.say("lesson.step", step=2, steps=5) in told
