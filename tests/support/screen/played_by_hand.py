"""Plays matches and answers questions through a table, with one kind of hands."""

from __future__ import annotations

from typing import Any

from game.core.prompts import Handle, Prompt
from scenes.session.session import Session
from scenes.table.scene import TableScene
from tests.support.screen.robot import Robot, sit_down


class Lively(Robot):
    """Chooses as random play does: somebody who always passes, trades or gives up sees little of a game."""

    def answer_table(self) -> None:
        table = self.desk.top
        assert isinstance(table, TableScene)
        builder = table.builder
        assert builder is not None
        answer = self.rng.choice(builder.prompt.likely(builder.view))
        self.give(table, self.rng.choice([each for each in builder.handles if each.answer == answer]))


def play_by_hand(
    session: Session, hands: str, language: str, seed: int, answers: int = 10_000, stops: str = "smart"
) -> Lively:
    """Until the end, or for so many answers; the curtain falls if there are people to hide something from."""
    robot = Lively(sit_down(session, hands, language, stops=stops), hands, seed, curious=0.05)
    robot.play(answers, turns=30_000)
    assert session.over or len(robot.answered) >= answers
    assert (robot.curtains > 0) == (len(session.people) > 1 and robot.secretive > 0)
    return robot


def give_by_hand(
    session: Session, prompt: Prompt[Any], handle: Handle, hands: str, language: str, seed: int
) -> None:
    """Sit down where a question is asked, whether or not it need be, and answer it in this way."""
    desk = sit_down(session, hands, language, stops="always")
    robot = Robot(desk, hands, seed)
    table = desk.ui.stack.scenes[0]
    assert isinstance(table, TableScene)
    while table.builder is None or table.director.busy:
        robot.turn()
    assert table.builder.prompt == prompt
    robot.give(table, handle)
    assert robot.answered == [type(prompt).__name__]
