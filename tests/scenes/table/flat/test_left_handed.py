"""Around a flat screen the setting for left hands puts the big button at everybody's left (docs/ux 4.9)."""

from __future__ import annotations

from random import Random

import pytest

from scenes.screens.flat_table.seats import FlatSeatsScene, Neighbour
from scenes.table.action_corner import ActionCorner
from scenes.table.prompt_bar import PromptBar
from scenes.widgets.widget import Widget
from tests.scenes.table.flat.test_audits import faults
from tests.scenes.table.flat.test_whole_matches import a_match
from tests.support.screen.flat_robot import FlatDesk, FlatRobot, sit_around
from tests.support.screen.hands import HANDS, Desk
from tests.support.screen.headless import a_ui

PEOPLE = [("duel", 2), ("cosmic", 5), ("eclipse", 6), ("firestorm", 3)]


def in_play(game: str, people: int, *, left_handed: bool) -> FlatDesk:
    """Some answers after the beginning."""
    session, rng = a_match(game, people, 3), Random(3)
    for _ in range(12):
        prompt = session.match.waiting()[0]
        session.answer(prompt.seat, rng.choice(prompt.likely(session.view(prompt.seat))))
    desk = sit_around(session, "de", left_handed=left_handed)
    desk.wait(300)
    return desk


def middle_of(root: Widget, kind: type[Widget]) -> int:
    """How far from the left somebody sees a part of their side."""
    return next(each for each in root.walk() if isinstance(each, kind)).rect.centerx


def stands_left(desk: FlatDesk) -> set[bool]:
    """Whether the big button is left of the question, for each of those who are asked."""
    roots = [desk.table.roots[side.seat] for side in desk.table.sides.asked]
    return {middle_of(root, ActionCorner) < middle_of(root, PromptBar) for root in roots}


@pytest.mark.parametrize(("game", "people"), PEOPLE)
def test_a_table_for_left_hands_is_laid_out_well(game: str, people: int) -> None:
    desk = in_play(game, people, left_handed=True)
    assert stands_left(desk) == {True}
    assert faults(desk) == []


def test_the_button_lies_at_the_right_unless_somebody_wishes_otherwise() -> None:
    assert stands_left(in_play("duel", 2, left_handed=False)) == {False}


@pytest.mark.slow
def test_left_hands_play() -> None:
    robot = FlatRobot(sit_around(a_match("duel", 2, 3), edges=["left", "top"], left_handed=True), 3)
    robot.play(answers=12)
    assert robot.peeks


@pytest.mark.parametrize("hands", list(HANDS))
def test_left_hands_are_chosen_where_edges_are(hands: str) -> None:
    ui = a_ui((2048, 1536), touch=HANDS[hands].touch)
    ui.stack.push(FlatSeatsScene(ui, [Neighbour("Mia", "orange"), Neighbour("Jonas", "blue")], lambda: None))
    ui.stack.settle()
    desk = Desk(ui)
    for wanted in (True, False):
        toggle = desk.find("left_handed")
        assert toggle is not None
        HANDS[hands](desk, Random(1)).press(toggle)
        assert ui.settings.left_handed == wanted
