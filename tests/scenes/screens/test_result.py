"""The end of a match: who has won, the story in numbers, and what to do next."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from scenes.screens.replay.scene import ReplayScene
from scenes.screens.result import ResultScene, ScoreCurve, swapped
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.widgets.scroll import Scroll
from tests.support.duel.matches import JONAS, MIA, fresh, played
from tests.support.screen.audit import audit
from tests.support.screen.headless import PSEUDO, SIZES, a_ui, press_key, tap_on
from tests.support.screen.window_sizes import windows


def opened(session: Session) -> ResultScene:
    """The result over the table."""
    ui = a_ui()
    ui.settings.speed = "instant"
    table = open_table(ui, session)
    ui.stack.push(table)
    ui.stack.settle()
    scene = ui.stack.top
    assert isinstance(scene, ResultScene)
    scene.refresh()
    return scene


def test_it_comes_when_the_match_is_over_and_names_the_winner() -> None:
    session = played(1)
    scene = opened(session)
    names = [widget.name for widget in scene.root.walk()]
    winner = session.players[session.match.table.winners[0]].name
    assert f"{winner} wins!" in names


def test_the_table_can_be_looked_at_and_leads_back_to_the_result() -> None:
    scene = opened(played(1))
    tap_on(scene, "look")
    scene.ui.stack.settle()
    table = scene.ui.stack.top
    assert isinstance(table, TableScene)
    table.refresh()
    tap_on(table, "action")
    scene.ui.stack.settle()
    assert isinstance(scene.ui.stack.top, ResultScene)


def test_space_starts_no_rematch() -> None:
    """Whoever hurries through the last scene by Space stays at the result."""
    scene = opened(played(1))
    press_key(scene, "space")
    scene.ui.stack.settle()
    assert scene.ui.stack.top is scene


def test_escape_shows_the_table() -> None:
    scene = opened(played(1))
    press_key(scene, "escape")
    scene.ui.stack.settle()
    assert isinstance(scene.ui.stack.top, TableScene)


def test_the_replay_begins_at_the_beginning() -> None:
    scene = opened(played(1))
    tap_on(scene, "replay")
    scene.ui.stack.settle()
    top = scene.ui.stack.top
    assert isinstance(top, ReplayScene)
    assert top.moment == 0


def test_a_highlight_leads_to_its_moment() -> None:
    scene = opened(played(1))
    moment = scene.report.highlights[0].moment
    tap_on(scene, "tale.0")
    scene.ui.stack.settle()
    top = scene.ui.stack.top
    assert isinstance(top, ReplayScene)
    assert top.moment >= moment


def test_revenge_is_a_new_match_with_the_seats_swapped() -> None:
    session = fresh(1)
    scene = opened(session)
    tap_on(scene, "again")
    scene.ui.stack.settle()
    table = scene.ui.stack.top
    assert isinstance(table, TableScene)
    assert [player.name for player in table.session.players] == ["Jonas", "Mia"]
    assert [player.colour for player in table.session.players] == ["orange", "blue"]
    before = session.match.beginning.options["aliens"]
    assert table.session.match.beginning.options == {"aliens": [before[1], before[0]]}
    assert table.session.match.beginning.seed != session.match.beginning.seed
    assert not table.session.over


def test_bots_move_to_the_other_seat_with_their_level() -> None:
    assert swapped([MIA, JONAS]) == [Participant("Jonas", "orange", "novice"), Participant("Mia", "blue")]


def test_the_signs_that_open_a_hand_go_along_with_their_owner() -> None:
    ada, ben = Participant("Ada", "orange", sign="stars"), Participant("Ben", "blue", sign="moons")
    assert [player.sign for player in swapped([ada, ben])] == ["moons", "stars"]


@pytest.mark.parametrize(("size", "language"), windows(SIZES, [*LANGUAGES, PSEUDO]))
@pytest.mark.parametrize("touch", [False, True])
def test_nothing_overlaps_or_is_cut(size: tuple[int, int], language: str, touch: bool) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    ui = a_ui(size, language, touch)
    assert audit(ResultScene(ui, played(1)), ui) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2160, 1440), (3840, 2160)])
def test_the_whole_story_is_seen_at_once(size: tuple[int, int]) -> None:
    ui = a_ui(size, "de")
    scene = ResultScene(ui, played(1))
    scene.refresh()
    story = scene.root.find("story")
    assert isinstance(story, Scroll)
    assert story.most == 0
    curve = next(widget for widget in scene.root.walk() if isinstance(widget, ScoreCurve))
    assert curve.rect.height >= 0.2 * ui.screen.height
