"""Several units are traded in one go: the store is dragged once, and the button says how often."""

from __future__ import annotations

from random import Random

import pytest

from game.eclipse.table import EclipseTable
from scenes.table.scene import TableScene
from tests.support.eclipse.seated import handle_of, seated, table_of
from tests.support.screen.hands import HANDS, Desk
from tests.support.screen.robot import Robot
from tests.support.screen.views import as_table

EVERY = ["mouse", "finger", "keys"]


def ready(hands: str, language: str = "en", science: int = 7) -> Desk:
    """Science lies ready to be traded for money, two for one."""
    desk = seated({"storage": [[1, science, 0], None]}, hands=hands, language=language)
    robot = Robot(desk, hands, 1)
    builder = table_of(desk).builder
    assert builder is not None
    robot._offer(builder, handle_of(desk, "trade 1 0"))
    desk.wait(200)
    return desk


def trades(scene: TableScene) -> list[str]:
    return [one.answer for one in scene.session.match.decisions]


@pytest.mark.parametrize("hands", EVERY)
def test_all_that_can_be_traded_is_traded_at_once(hands: str) -> None:
    """Two science for one money, as often as there are two (ruling 23)."""
    desk = ready(hands)
    scene, hand = table_of(desk), HANDS[hands](desk, Random(1))
    hand.press(scene.root.find("count.all"))
    assert "6 science for 3 money" in scene.root.find("action").name
    hand.press(scene.root.find("action"))
    desk.wait(1500)
    assert as_table(EclipseTable, scene.view).players[0].storage == [4, 1, 0]
    assert trades(scene) == ["trade 1 0"] * 3


@pytest.mark.parametrize("hands", EVERY)
def test_the_number_is_chosen_one_by_one(hands: str) -> None:
    desk = ready(hands)
    scene, hand = table_of(desk), HANDS[hands](desk, Random(1))
    for key in ("count.more", "count.more", "count.fewer"):
        hand.press(scene.root.find(key))
    hand.press(scene.root.find("action"))
    desk.wait(1500)
    assert as_table(EclipseTable, scene.view).players[0].storage == [3, 3, 0]


def test_the_button_tells_it_in_german_too() -> None:
    desk = ready("mouse", "de")
    scene = table_of(desk)
    scene.root.find("count.more").act("press")
    desk.wait(50)
    assert "4 Wissenschaft für 2 Geld" in scene.root.find("action").name


def test_a_trade_that_is_possible_once_is_made_at_once() -> None:
    desk = ready("mouse", science=3)
    assert as_table(EclipseTable, table_of(desk).view).players[0].storage == [2, 1, 0]


def test_each_of_them_is_taken_back_by_itself() -> None:
    desk = ready("mouse")
    scene = table_of(desk)
    scene.root.find("count.all").act("press")
    desk.wait(50)
    scene.root.find("action").act("press")
    desk.wait(1500)
    scene.root.find("undo").act("press")
    desk.wait(300)
    assert as_table(EclipseTable, scene.view).players[0].storage == [3, 3, 0]


def test_the_store_stays_where_it_is_while_the_trade_lies_ready() -> None:
    before = seated({"storage": [[1, 7, 0], None]})
    places = [
        next(node.rect for node in table_of(desk).root.walk() if node.key == "storage:1")
        for desk in (before, ready("mouse"))
    ]
    assert places[0] == places[1]
