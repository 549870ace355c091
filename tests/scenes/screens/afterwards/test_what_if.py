"""What else could have been done, beside the replay and beside the result."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

import game
from game.bots import decide
from game.core.match import Match
from scenes.screens.afterwards.decision_words import answer_in_words, moment_before
from scenes.screens.afterwards.play_on import PlayOnScene
from scenes.screens.afterwards.what_if import SHOWN, WhatIfScene
from scenes.screens.replay.scene import ReplayScene
from scenes.screens.result import ResultScene
from scenes.session.session import Session
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.headless import a_ui, press_key
from tests.support.screen.walking import (
    HANDS,
    JONAS,
    LANGUAGES,
    MIA,
    SIZES,
    press,
    said,
    show,
    top,
    wrong_anywhere,
)  # fmt: skip
from tests.support.screen.window_sizes import windows


@lru_cache
def decided(most: int) -> Match[Any]:
    match = game.new_match("duel", 3, 2, {"aliens": "random"})
    while (waiting := match.waiting()) and len(match.decisions) < most:
        seat = waiting[0].seat
        match.answer(seat, decide("novice", match, seat, len(match.decisions)))
    return match


def session(most: int = 9000) -> Session:
    return Session(decided(most).clone(), [MIA, JONAS])


def moment_of_a_plan(of: Session) -> int:
    taken = next(n for n, one in enumerate(of.match.decisions) if one.asked == "ChoosePlan")
    return moment_before(of, taken)


def thought_through(scene: WhatIfScene) -> None:
    while not scene.worths:
        scene.update(20)


@pytest.mark.parametrize("hand", HANDS)
def test_the_best_three_answers_stand_beside_the_one_that_was_given(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    of = session()
    show(ui, ReplayScene(ui, of, at=moment_of_a_plan(of)))
    press(ui, "what_if", hand)
    page = top(ui)
    assert isinstance(page, WhatIfScene)
    thought_through(page)
    page.refresh()
    rows = [widget for widget in page.root.walk() if widget.key.startswith("answer.")]
    assert SHOWN <= len(rows) <= SHOWN + 1
    assert said(ui, "of 100")
    given = answer_in_words(ui, of, page.taken, page.decision.answer)
    assert said(ui, given)
    press(ui, "play_on", hand)
    branching = top(ui)
    assert isinstance(branching, PlayOnScene)
    assert branching.taken <= page.taken


def test_nothing_is_told_of_a_match_that_goes_on() -> None:
    ui = a_ui()
    show(ui, ReplayScene(ui, session(40), seat=0, at=10))
    press_key(top(ui), "h")
    assert isinstance(top(ui), ReplayScene)


def test_the_result_shows_decisions_that_stood_out() -> None:
    ui = a_ui()
    of = Session.sit_down(decided(9000).clone(), [MIA, JONAS], ui.folders.saves)
    scene = ResultScene(ui, of)
    show(ui, scene)
    ui.stack.idle = 1000.0
    while scene.decisions.thinks:
        scene.decisions.go_on()
    scene.rebuild()
    scene.refresh()
    assert scene.decisions.tales
    assert said(ui, "Decisions that stood out")
    press(ui, "decision.0", "mouse")
    replay = top(ui)
    assert isinstance(replay, ReplayScene)
    assert replay.moment >= scene.decisions.tales[0].moment


@pytest.mark.parametrize("name", game.GAMES)
def test_every_answer_has_words(name: str) -> None:
    ui = a_ui()
    match = game.new_match(name, 4)
    while (waiting := match.waiting()) and len(match.decisions) < 60:
        seat = waiting[0].seat
        match.answer(seat, decide("novice", match, seat, len(match.decisions)))
    players = [MIA, JONAS, MIA, JONAS][: match.table.seats]
    of = Session(match, players)
    for taken in range(0, len(match.decisions), 7):
        assert answer_in_words(ui, of, taken, match.decisions[taken].answer)


def asked_what_if(ui: Ui) -> list[Scene]:
    of = session()
    scene = WhatIfScene(ui, of, moment_of_a_plan(of))
    thought_through(scene)
    return [scene]


@pytest.mark.parametrize(("size", "language"), windows(SIZES[:2], LANGUAGES))
def test_the_page_fits(size: tuple[int, int], language: str) -> None:
    assert wrong_anywhere(asked_what_if, size, language) == []
