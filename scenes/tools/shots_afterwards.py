"""Pictures of what can be looked at when a match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots import decide
from game.core.fair_dice import FairSeed
from scenes.screens.afterwards.branch_page import BranchPage
from scenes.screens.afterwards.decision_words import moment_before
from scenes.screens.afterwards.looking_back import LookingBackScene
from scenes.screens.afterwards.luck_page import LuckScene
from scenes.screens.afterwards.play_on import PlayOnScene
from scenes.screens.afterwards.poster import PosterScene
from scenes.screens.afterwards.what_if import WhatIfScene
from scenes.screens.previously import EACH_MS, PANELS, PreviouslyScene
from scenes.screens.saves.scene import example_folders
from scenes.session.branching import branch_off
from scenes.session.session import Session
from scenes.tools.shots_tables import session_after, table_after
from scenes.widgets.scene_stack import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.widgets.context import Ui

STEP_MS = 20.0
WHOLE = 9000  # decisions: any match is over by then


def _luck(name: str) -> Callable[[Ui, int, int], list[Scene]]:
    def luck(ui: Ui, seed: int, after: int) -> list[Scene]:
        return [LuckScene(ui, session_after(name, seed, after or WHOLE, level="random"))]

    return luck


def _looking_back(ui: Ui, seed: int, after: int) -> list[Scene]:
    session = session_after("duel", seed, after or WHOLE, level="random")
    session.fair = FairSeed.promised("0" * 32)
    return [LookingBackScene(ui, session)]


def _play_on(ui: Ui, seed: int, after: int) -> list[Scene]:
    session = session_after("duel", seed, WHOLE)
    return [PlayOnScene(ui, session, after or len(session.story) // 2)]


def _branches(ui: Ui, seed: int, after: int) -> list[Scene]:
    """A match, two branches of it and one of a branch, in a folder of their own."""
    example_folders(ui)
    players = session_after("duel", seed, 0).players
    first = Session.begin("duel", seed, players, {"aliens": "random"}, ui.folders.saves)
    play(first, WHOLE, seed)
    kept = [first]
    for taken, name, most in ((12, "Without the envoy", 40), (30, "", WHOLE)):
        branch = branch_off(first, taken, players, ui.folders.saves, name)
        play(branch, most, seed + taken)
        kept.append(branch)
        if name:
            kept.append(branch_off(branch, 20, players, ui.folders.saves, "And with three ships"))
            play(kept[-1], 8, seed)
    for session in kept:
        session.close()
    return [BranchPage(ui, first)]


def play(session: Session, most: int, seed: int) -> None:
    """Novices decide so often."""
    for _ in range(most):
        if not session.match.waiting():
            return
        seat = session.asked()[0]
        session.answer(seat, decide("novice", session.match, seat, seed + len(session.match.decisions)))


def _what_if(ui: Ui, seed: int, after: int) -> list[Scene]:
    session = session_after("duel", seed, WHOLE)
    taken = next(number for number, one in enumerate(session.match.decisions) if one.asked == "ChoosePlan")
    scene = WhatIfScene(ui, session, moment_before(session, after or taken))
    while scene.moving:
        scene.update(STEP_MS)
    return [scene]


def _previously(name: str) -> Callable[[Ui, int, int], list[Scene]]:
    def previously(ui: Ui, seed: int, after: int) -> list[Scene]:
        table = table_after(ui, seed, after or 60, name)
        scene = PreviouslyScene(ui, table.session)
        scene.passed = EACH_MS * PANELS
        return [table, scene]

    return previously


def _poster(name: str) -> Callable[[Ui, int, int], list[Scene]]:
    def poster(ui: Ui, seed: int, after: int) -> list[Scene]:
        return [PosterScene(ui, session_after(name, seed, after or WHOLE))]

    return poster


SCREENS = {
    "poster": _poster("duel"),
    "poster_eclipse": _poster("eclipse"),
    "previously": _previously("duel"),
    "previously_eclipse": _previously("eclipse"),
    "what_if": _what_if,
    "branches": _branches,
    "play_on": _play_on,
    "looking_back": _looking_back,
    "luck": _luck("duel"),
    "luck_cosmic": _luck("cosmic"),
}
