"""Pictures of screens that stand over a table or follow one: inspect, pause, curtain, result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots import decide
from game.duel.table import DuelTable
from scenes.screens.hot_seat.agreement import to_take_back
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.hot_seat.secret_signs import sign_of
from scenes.screens.pause import PauseScene
from scenes.screens.result import ResultScene
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.inspect_scene import InspectScene
from scenes.tools.shots_tables import session_after, table_after

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


def inspected(ui: Ui, seed: int, after: int) -> list[Scene]:
    """An alien's card over the table."""

    table = table_after(ui, seed, after or 24)
    assert isinstance(table.view, DuelTable)
    what = f"alien:{table.view.aliens[0]}"
    return [table, InspectScene(ui, table.table, what, table.view, table.watching())]


def result(ui: Ui, seed: int, after: int) -> list[Scene]:
    """A match of bots that is over."""

    return [ResultScene(ui, session_after("duel", seed, after or 2000))]


def curtain(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Before the second person's turn."""

    session = session_after("duel", seed, after or 24)
    shared = Session(session.match, [Participant("Mia", "orange"), Participant("Jonas", "blue")])
    table = open_table(ui, shared)
    return [CurtainScene(table.look(), 1, table.curtain_actions())]


def _with_signs(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The signs are asked for, and two of them lie there."""
    (scene,) = curtain(ui, seed, after)
    assert isinstance(scene, CurtainScene)
    scene.player = Participant("Jonas", "blue", sign=sign_of(("star", "ship", "skull", "dice")))
    scene.open()
    assert scene.pad is not None
    scene.pad.glyphs = ["star", "ship"]
    return [scene]


def _asking_back(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Whether a decision is taken back; one has agreed."""

    (scene,) = curtain(ui, seed, after)
    assert isinstance(scene, CurtainScene)
    back = scene.session.take_back_of(0)
    assert back is not None
    asking = to_take_back(ui, scene.session, back, print)
    asking.agreed = [0]
    return [scene, asking]


def _paused(ui: Ui, seed: int, after: int) -> list[Scene]:

    players = [Participant("Mia", "orange"), Participant("", "blue", "captain")]
    session = Session.begin("duel", seed, players, {}, ui.folders.cache)  # nobody's own saves
    while session.match.waiting() and len(session.match.decisions) < after:
        seat = session.asked()[0]
        session.answer(seat, decide("novice", session.match, seat, seed))
    table = open_table(ui, session)
    return [table, PauseScene(ui, session)]


SCREENS = {
    "inspect": inspected,
    "result": result,
    "curtain": curtain,
    "curtain_signs": _with_signs,
    "agreement": _asking_back,
    "pause": _paused,
}
