"""Your first match: it begins after the last lesson, waits if it is left, and shows which rules were met."""

from __future__ import annotations

import random

import pytest

from game.bots import decide
from game.lessons.reading import lessons_of
from scenes.games import PLAYABLE
from scenes.screens.lessons.first_match import begin
from scenes.screens.lessons.opening import lesson_table
from scenes.screens.lessons.progress import has_played, met_in_first_match, note_done
from scenes.screens.lessons.rules_chart import ChartScene
from scenes.screens.lessons.scene import LearnScene
from scenes.screens.result import ResultScene
from scenes.screens.rules import RulesScene
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON
from scenes.session.session import Session
from scenes.table.guide.teaching_guide import CoachNote
from scenes.table.leaving import close_session
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.label import Icon, Label
from scenes.widgets.widget import Widget
from tests.support.screen.audit import audit
from tests.support.screen.hands import Desk
from tests.support.screen.headless import PSEUDO, a_ui, pictures, press_key
from tests.support.screen.robot import Robot
from tests.support.screen.walking import press, show
from tests.support.screen.window_sizes import windows

LANGUAGES = ["en", "de", PSEUDO]


def a_pupil(size: tuple[int, int] = (1280, 720), language: str = "en") -> Ui:
    """Somebody who has a name and wants no time to pass."""
    ui = a_ui(size, language)
    ui.art = pictures()
    ui.settings.speed, ui.settings.players = "instant", ["Mia"]
    return ui


def after_the_last_lesson(name: str) -> Ui:
    """Where the last lesson says what was won."""
    random.seed(7)  # the match that begins is the same each time
    ui, lesson = a_pupil(), lessons_of(name)[-1]
    for other in lessons_of(name)[:-1]:
        note_done(ui.settings, other)
    ui.stack.push(LearnScene(ui, name))
    ui.stack.push(lesson_table(ui, lesson, len(lesson.step) - 1))
    ui.stack.settle()
    return ui


def table_of(ui: Ui) -> TableScene:
    ui.stack.settle()
    table = next(scene for scene in ui.stack.scenes if isinstance(scene, TableScene))
    table.refresh()
    return table


def notes(table: TableScene) -> list[CoachNote]:
    table.refresh()
    return [each for each in table.root.walk() if isinstance(each, CoachNote)]


def words_of(widget: Widget) -> str:
    return " ".join(each.name for each in widget.walk() if isinstance(each, Label))


WHAT_IS_PLAYED: dict[str, dict[str, object]] = {
    "duel": {"first_game": True},
    "cosmic": {"aliens": ["zombie", "warrior", "cudgel"], "four_planets": True},
    "eclipse": {"species": ["terran_directorate", "terran_federation"], "round": 6},
    "firestorm": {"decks": ["starter_kristallimperium", "starter_forum_raglund"]},
}


@pytest.mark.parametrize("name", PLAYABLE)
def test_the_last_lesson_leads_to_a_short_match_against_novices(name: str) -> None:
    ui = after_the_last_lesson(name)
    press(ui, "action", "mouse")
    session = table_of(ui).session
    assert session.journal is not None
    assert session.journal.path.is_file()
    seats = 3 if name == "cosmic" else 2
    assert [player.kind for player in session.players] == [PERSON, *["novice"] * (seats - 1)]
    assert session.players[0].name == "Mia"
    options = session.match.beginning.options
    told = options.get("scenario", options)
    assert {word: told.get(word) for word in WHAT_IS_PLAYED[name]} == WHAT_IS_PLAYED[name]


@pytest.mark.parametrize("name", PLAYABLE)
def test_the_coach_welcomes_once_and_is_put_away(name: str) -> None:
    ui = after_the_last_lesson(name)
    press(ui, "action", "mouse")
    robot = Robot(Desk(ui), "mouse", 1)
    for _ in range(60):
        if notes(table_of(ui)):
            break
        robot.turn()
    (note,) = notes(table_of(ui))
    assert ui.say(f"learn.first.{name}") in words_of(note)
    press(ui, "coach.close", "mouse")
    assert not [each for each in notes(table_of(ui)) if ui.say(f"learn.first.{name}") in words_of(each)]


def left(ui: Ui) -> Session:
    """Whoever plays goes home."""
    session = table_of(ui).session
    close_session(ui, session)
    ui.stack.replace(LearnScene(ui, session.match.game.name))
    ui.stack.settle()
    return session


@pytest.mark.parametrize("name", PLAYABLE)
def test_it_goes_on_where_it_was_left(name: str) -> None:
    ui = after_the_last_lesson(name)
    press(ui, "action", "mouse")
    Robot(Desk(ui), "mouse", 1).play(answers=3)
    session = left(ui)
    press(ui, "learn.first", "mouse")
    again = table_of(ui).session
    assert again is not session
    assert again.match.table == session.match.table
    assert again.match.decisions == session.match.decisions
    assert len(again.match.decisions) >= 3
    assert not [note for note in notes(table_of(ui)) if ui.say(f"learn.first.{name}") in words_of(note)]


def test_a_file_that_is_gone_is_a_new_match() -> None:
    ui = after_the_last_lesson("duel")
    press(ui, "action", "mouse")
    session = left(ui)
    assert session.journal is not None
    session.journal.path.unlink()
    press(ui, "learn.first", "mouse")
    assert table_of(ui).session.match.beginning.seed != session.match.beginning.seed


def play_out(session: Session) -> None:
    """Novices take everybody's decisions to the end."""
    while session.match.waiting():
        seat = session.asked()[0]
        session.answer(seat, decide("novice", session.match, seat, len(session.match.decisions)))


def to_the_result(ui: Ui) -> ResultScene:
    """Points are counted in some games first."""
    desk = Desk(ui)
    for _ in range(400):
        if isinstance(desk.top, ResultScene):
            desk.top.refresh()
            return desk.top
        press_key(desk.top, "space")
        desk.wait(200)
    raise AssertionError("no result comes")


@pytest.mark.parametrize("name", PLAYABLE)
def test_its_end_shows_which_rules_were_met(name: str) -> None:
    ui = after_the_last_lesson(name)
    press(ui, "action", "mouse")
    Robot(Desk(ui), "mouse", 1).play(answers=4)
    play_out(table_of(ui).session)
    left(ui)
    assert not has_played(ui.settings, name)
    press(ui, "learn.first", "mouse")
    result = to_the_result(ui)
    met = met_in_first_match(ui.settings, name)
    assert met
    board = result.root.find("board")
    assert board is not None
    assert str(len(met)) in board.name
    assert {f"chart.{page}" for page in met} <= {each.key for each in result.root.walk()}
    assert has_played(ui.settings, name)
    ui.stack.replace(LearnScene(ui, name))
    ui.stack.settle()
    learn = ui.stack.top
    assert isinstance(learn, LearnScene)
    learn.refresh()
    assert ui.say("learn.all_done") not in words_of(learn.root)


def ticked(root: Widget) -> set[str]:
    """The pages of the rules whose row has a tick or a star."""
    rows = [each.children for each in root.walk() if len(each.children) == 2]
    return {
        row[1].key.removeprefix("chart.")
        for row in rows
        if isinstance(row[0], Icon) and row[0].icon in ("tick", "star") and row[1].key.startswith("chart.")
    }


def test_the_star_at_the_table_opens_the_chart_and_that_the_rules() -> None:
    ui = after_the_last_lesson("duel")
    press(ui, "action", "mouse")
    Robot(Desk(ui), "mouse", 1).play(answers=4)
    met = met_in_first_match(ui.settings, "duel")
    press(ui, "chart", "mouse")
    chart = ui.stack.top
    assert isinstance(chart, ChartScene)
    assert met <= ticked(chart.root)
    press(ui, f"chart.{sorted(met)[0]}", "mouse")
    assert isinstance(ui.stack.top, RulesScene)


def test_the_page_of_lessons_ticks_what_was_met() -> None:
    ui = a_pupil()
    lesson = lessons_of("duel")[0]
    learn = show(ui, LearnScene(ui, "duel"))
    assert not ticked(learn.root)
    note_done(ui.settings, lesson)
    learn.rebuild()
    learn.refresh()
    assert ticked(learn.root) == set(lesson.rules)


@pytest.mark.parametrize(("size", "language"), windows([(1280, 720), (2048, 1536)], LANGUAGES))
@pytest.mark.parametrize("name", PLAYABLE)
def test_nothing_overlaps_or_is_cut(name: str, size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    ui = a_pupil(size, language)
    session = begin(ui, name, 3)
    assert audit(show(ui, open_table(ui, session)), ui) == []
    assert audit(show(ui, ChartScene(ui, name, first=True)), ui) == []


@pytest.mark.parametrize("name", PLAYABLE)
def test_the_greeting_goes_with_the_first_answer_and_rules_follow(name: str) -> None:
    """Whoever never closes it is told the rules all the same."""
    random.seed(7)
    ui = a_pupil()
    ui.stack.push(open_table(ui, begin(ui, name, 7)))
    ui.stack.settle()
    robot = Robot(Desk(ui), "mouse", 3)
    said: list[str] = []
    for _ in range(300):
        note = next((each for each in robot.desk.root.walk() if isinstance(each, CoachNote)), None)
        if note is not None and note.name not in said:
            said.append(note.name)
        if len(said) > 1:
            break
        robot.turn()
    assert said[0] == ui.say("learn.play")
    assert len(said) > 1
    assert len(robot.answered) >= 1
