"""Playing on from a moment of a match that is over, and the tree of what came of it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import game
from game.core.branches import Origin
from game.core.table import NOBODY
from scenes.screens.afterwards.branch_page import BranchPage
from scenes.screens.afterwards.play_on import PlayOnScene
from scenes.screens.replay.scene import ReplayScene
from scenes.screens.result import ResultScene
from scenes.screens.saves.catalogue import Saves
from scenes.screens.saves.scene import LoadScene
from scenes.session.branching import branch_off, place_to_play_on, taken_at
from scenes.session.history import Past
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.session.story import EVERYTHING
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.headless import a_ui, focus_on, press_key, tap_on, type_text
from tests.support.screen.walking import (
    HANDS,
    JONAS,
    LANGUAGES,
    MIA,
    SIZES,
    lowest_table,
    press,
    rest,
    said,
    show,
    top,
    wrong_anywhere,
)  # fmt: skip
from tests.support.screen.window_sizes import windows


def played(ui: Ui, name: str = "duel", *, over: bool = True, most: int = 40) -> Session:
    """A match of chance in its file."""
    seats = game.find(name).seats[0]
    players = [*(MIA, JONAS), *(Participant("", colour) for colour in ("white", "green"))][:seats]
    session = Session.begin(name, 5, players, {}, ui.folders.saves)
    dice = Random(3)
    while (waiting := session.match.waiting()) and (over or len(session.match.decisions) < most):
        prompt = dice.choice(waiting)
        session.answer(prompt.seat, dice.choice(prompt.likely(session.match.table)))
    return session


@pytest.mark.parametrize("hand", HANDS)
def test_a_match_goes_on_from_any_moment_of_its_replay(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    session = played(ui)
    show(ui, ReplayScene(ui, session, at=len(session.story) // 2))
    replay = top(ui)
    assert isinstance(replay, ReplayScene)
    press(ui, "play_on", hand)
    page = top(ui)
    assert isinstance(page, PlayOnScene)
    taken = place_to_play_on(session, replay.moment)
    assert page.taken == taken
    tap_on(page, "kind.1.captain")
    focus_on(page, "name")
    type_text(page, "What if")
    press_key(page, "escape")  # the keys on the screen go away
    press(ui, "start", hand)
    branch = lowest_table(ui).session
    assert branch.match.decisions[:taken] == session.match.decisions[:taken]
    assert (branch.branch, branch.called) == (Origin(session.id, taken), "What if")
    assert [player.kind for player in branch.players] == ["human", "captain"]
    assert branch.journal is not None
    assert session.journal is not None
    assert branch.journal.path != session.journal.path
    again = game.open_save(branch.journal.path)
    assert again.notice is None
    assert Session.looked_at(branch.journal.path, again).branch == branch.branch


@pytest.mark.parametrize("name", game.GAMES)
def test_what_the_replay_shows_is_where_one_plays_on(name: str) -> None:
    ui = a_ui()
    session = played(ui, name)
    past, number = Past(session), len(session.match.decisions)
    for moment in range(0, len(session.story) + 1, max(1, len(session.story) // 25)):
        taken = taken_at(session.story, moment, number)
        then = session.match.at(taken)
        exact = moment == len(session.story) or session.story[moment].decision != (
            session.story[moment - 1].decision if moment else 0
        )
        if exact:
            assert session.match.game.encode(then.table) == past.kept[moment]


def test_nobody_plays_on_from_a_match_that_still_hides_something() -> None:
    ui = a_ui()
    session = played(ui, over=False)
    show(ui, ReplayScene(ui, session, seat=0, at=10))
    assert not any(widget.key in ("play_on", "star") for widget in top(ui).root.walk())
    press_key(top(ui), "b")
    assert isinstance(top(ui), ReplayScene)


def test_a_branch_is_a_sandbox_and_branches_again() -> None:
    ui = a_ui()
    session = played(ui)
    branch = branch_off(session, 10, session.players, ui.folders.saves, "")
    assert not branch.over
    assert branch.sandbox
    show(ui, ReplayScene(ui, branch, seat=0, at=5))
    press(ui, "play_on", "mouse")
    assert isinstance(top(ui), PlayOnScene)


def tree(ui: Ui) -> tuple[Session, Session]:
    """A match and a branch of it, both in their files."""
    session = played(ui)
    branch = branch_off(session, 12, session.players, ui.folders.saves, "Twig")
    branch.close()
    return session, branch


def path_of(session: Session) -> Path:
    assert session.journal is not None
    return session.journal.path


@pytest.mark.parametrize("hand", HANDS)
def test_the_tree_is_looked_at_from_the_result(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    session, branch = tree(ui)
    show(ui, ResultScene(ui, session))
    press(ui, "look_back", hand)
    press(ui, "branches", hand)
    rest(ui)
    assert isinstance(top(ui), BranchPage)
    assert said(ui, "Twig")
    press(ui, f"go_on.{path_of(branch).name}", hand)
    assert isinstance(ui.stack.scenes[0], TableScene)
    assert lowest_table(ui).session.id == branch.id


def test_a_branch_is_renamed_in_its_file() -> None:
    ui = a_ui()
    session, branch = tree(ui)
    show(ui, BranchPage(ui, session))
    press(ui, f"rename.{path_of(branch).name}", "mouse")
    focus_on(top(ui), "name")
    type_text(top(ui), " two")
    press_key(top(ui), "return")
    assert said(ui, "Twig two")
    assert Saves(ui.folders).look(path_of(branch)).called == "Twig two"


def test_a_branch_has_its_name_among_all_matches() -> None:
    ui = a_ui()
    tree(ui)
    show(ui, LoadScene(ui))
    assert said(ui, "Twig")


def test_a_deleted_branch_can_be_had_back() -> None:
    ui = a_ui()
    session, branch = tree(ui)
    page = BranchPage(ui, session)
    show(ui, page)
    press(ui, f"delete.{path_of(branch).name}", "mouse")
    assert not path_of(branch).exists()
    assert said(ui, "Nothing has branched off")
    page.restore(page.saves.known.get(path_of(branch).name) or Saves(ui.folders).look(path_of(session)))


def test_turning_points_are_marked_and_told() -> None:
    ui = a_ui()
    session = played(ui)
    scene = ReplayScene(ui, session, at=0)
    show(ui, scene)
    while scene.turning.thinks:
        scene.turning.go_on()
    assert scene.turning.points
    scene.rebuild()
    press(ui, "star", "mouse")
    assert scene.moment >= scene.turning.points[0].moment
    assert said(ui, "Turning point")


def test_a_match_that_hides_something_tells_no_turning_points() -> None:
    ui = a_ui()
    scene = ReplayScene(ui, played(ui, over=False), seat=0, at=10)
    assert not scene.turning.thinks
    assert not scene.turning.points


def test_the_pictures_above_the_bar_show_what_the_viewer_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    ui = a_ui()
    session = played(ui, over=False)
    scene = ReplayScene(ui, session, seat=0, at=10)
    show(ui, scene)
    painted = []
    from scenes.screens.replay import film

    monkeypatch.setattr(film, "picture_at_once", lambda ui, of, view, size: painted.append(view))
    scene.film.painted.clear()
    scene.film.paint_one(scene.viewer)
    moment = scene.film.wanted[0]
    assert painted == [scene.past.view(moment, 0)]
    assert scene.past.seen_by(moment, NOBODY) != scene.past.seen_by(moment, EVERYTHING)


def at_the_tree(ui: Ui) -> list[Scene]:
    session, _ = tree(ui)
    return [BranchPage(ui, session)]


def before_playing_on(ui: Ui) -> list[Scene]:
    return [PlayOnScene(ui, played(ui, "cosmic"), 60)]


@pytest.mark.parametrize("make", [at_the_tree, before_playing_on])
@pytest.mark.parametrize(("size", "language"), windows(SIZES[:2], LANGUAGES))
def test_the_pages_fit(make: object, size: tuple[int, int], language: str) -> None:
    assert callable(make)
    assert wrong_anywhere(make, size, language) == []
