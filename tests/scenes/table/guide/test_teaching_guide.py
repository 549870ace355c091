"""The coach in a match says a rule when it first matters, once, one at a time, and leads to the page."""

from __future__ import annotations

import pytest

from game.lessons.reading import lessons_of
from scenes.games import PLAYABLE
from scenes.games.eclipse.blueprint.field import Slot
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.lessons.progress import note_done, rules_met, wants_coach
from scenes.screens.rules import RulesScene
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.shell.settings import Settings
from scenes.table.board.piece_node import PieceNode
from scenes.table.guide.teaching_guide import CoachNote, TeachingGuide, in_brief
from scenes.table.rules import rulebook
from scenes.table.rules.rulebook import ParagraphPlace
from scenes.table.scene import TableScene
from scenes.tools.shots_tables import session_after
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui, pictures
from tests.support.screen.robot import Robot


def at_table(name: str, size: tuple[int, int] = (1280, 720), touch: bool = False, seed: int = 1) -> Robot:
    ui = a_ui(size, touch=touch)
    ui.art = pictures()
    ui.settings.coach, ui.settings.speed = {name: True}, "instant"
    ui.stack.push(open_table(ui, session_after(name, seed, 0)))
    ui.stack.settle()
    return Robot(Desk(ui), "finger" if touch else "mouse", seed)


def notes(robot: Robot) -> list[CoachNote]:
    return [each for each in robot.desk.root.walk() if isinstance(each, CoachNote)]


def play_to_a_note(robot: Robot, turns: int = 400) -> CoachNote:
    for _ in range(turns):
        if isinstance(robot.desk.top, TableScene) and notes(robot):
            return notes(robot)[0]
        robot.turn()
    raise AssertionError("the coach says nothing")


@pytest.mark.parametrize("name", PLAYABLE)
@pytest.mark.parametrize(("size", "touch"), [((1280, 720), False), ((2048, 1536), True)])
def test_a_rule_is_said_where_nothing_is_chosen(name: str, size: tuple[int, int], touch: bool) -> None:
    robot = at_table(name, size, touch)
    note = play_to_a_note(robot)
    table = robot.desk.top
    assert isinstance(table, TableScene)
    usable = [node.rect for node in table.root.walk() if isinstance(node, PieceNode) and node.legal]
    assert not [rect for rect in usable if note.rect.colliderect(rect.clip(table.spots.table))]


@pytest.mark.parametrize("name", PLAYABLE)
def test_no_rule_is_said_twice_and_none_beside_another(name: str) -> None:
    assert_said_once(name, 40)


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYABLE)
def test_nor_in_a_longer_match(name: str) -> None:
    assert_said_once(name, 300)


def assert_said_once(name: str, turns: int) -> None:
    robot = at_table(name)
    said: list[str] = []
    before: object = None
    for _ in range(turns):
        if robot.desk.top.name == "result":
            break
        if isinstance(robot.desk.top, TableScene):
            now = notes(robot)
            assert len(now) <= 1
            guide = robot.desk.top.guide
            assert isinstance(guide, TeachingGuide)
            if now and guide.told is not before:
                before = guide.told
                assert guide.told is not None
                said.append(f"{guide.told[1]}")
        robot.turn()
    assert said
    assert len(set(said)) == len(said)


def test_a_rule_waits_if_its_question_is_answered_in_the_same_breath() -> None:
    """Who drops a disc on a sector chooses the action along with it: nobody could read a word in between."""
    robot = at_table("duel")
    play_to_a_note(robot)
    table, settings = robot.desk.top, robot.desk.ui.settings
    assert isinstance(table, TableScene)
    assert table.builder is not None
    settings.learned = []
    table.guide.asked(table.builder)
    table.guide.asked(None)
    assert settings.learned == []
    for heard in (1, 0):
        table.guide.asked(table.builder)
        table.guide.heard()
        table.rebuild()
        assert len(notes(robot)) == heard
    assert len(settings.learned) == 1


def test_it_goes_with_the_answer_and_can_be_put_away() -> None:
    robot = at_table("duel")
    note = play_to_a_note(robot)
    close = note.find("coach.close")
    assert close is not None
    robot.hands.press(close)
    assert not notes(robot)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", PLAYABLE)
def test_over_the_log_it_is_as_broad_as_can_be_and_keeps_within(name: str, language: str) -> None:
    robot = at_table(name)
    robot.desk.ui.settings.language = language
    play_to_a_note(robot)
    table = robot.desk.top
    assert isinstance(table, TableScene)
    assert isinstance(table.guide, TeachingGuide)
    assert table.builder is not None
    log = table.spots.log
    for page in rulebook.pages(name, language)[:3]:
        table.guide.told = (table.builder.prompt, ParagraphPlace(page.id, 0))
        table.rebuild()
        (note,) = notes(robot)
        assert log.contains(note.rect), page.id
        assert note.rect.width > 0.9 * log.width, page.id


def test_it_leads_to_its_place_in_the_rules() -> None:
    robot = at_table("duel")
    note = play_to_a_note(robot)
    table = robot.desk.top
    assert isinstance(table, TableScene)
    assert isinstance(table.guide, TeachingGuide)
    assert table.guide.told is not None
    place = table.guide.told[1]
    more = note.find("coach.rule")
    assert more is not None
    robot.hands.press(more)
    rules = robot.desk.top
    assert isinstance(rules, RulesScene)
    assert rules.marked == place


def test_what_was_met_is_ticked_off() -> None:
    robot = at_table("duel")
    play_to_a_note(robot)
    met = rules_met(robot.desk.ui.settings, "duel")
    assert met
    assert met <= {page.id for page in rulebook.pages("duel", "en")}


def test_the_coach_is_there_until_the_lessons_are_done_unless_somebody_says_otherwise() -> None:
    settings = Settings()
    assert wants_coach(settings, "duel")
    for lesson in lessons_of("duel"):
        note_done(settings, lesson)
    assert not wants_coach(settings, "duel")
    settings.coach = {"duel": True, "eclipse": False}
    assert wants_coach(settings, "duel")
    assert not wants_coach(settings, "eclipse")
    assert wants_coach(settings, "cosmic"), "one who knows Duel may be new to another game"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", PLAYABLE)
def test_rules_are_said_in_one_or_two_sentences(name: str, language: str) -> None:
    for page in rulebook.pages(name, language):
        for paragraph in page.paragraphs:
            said = in_brief(paragraph.text)
            assert "[" not in said
            assert len(said.split()) <= 60, f"{page.id}: {said}"


def with_a_note_at(name: str, question: str) -> Robot:
    """On a tablet there is no column for a note: it lies over the table."""
    robot = at_table(name, (2048, 1536), True, seed=3)
    for _ in range(600):
        table = robot.desk.top
        asked = table.builder.prompt if isinstance(table, TableScene) and table.builder else None
        if type(asked).__name__ == question and notes(robot):
            return robot
        robot.turn()
    raise AssertionError(f"the coach says nothing at {question}")


def test_it_leaves_the_squares_of_a_blueprint_free() -> None:
    robot = with_a_note_at("eclipse", "Upgrade")
    squares = [part.rect for part in robot.desk.root.walk() if isinstance(part, Slot)]
    assert squares
    assert notes(robot)[0].rect.collidelist(squares) < 0


def test_it_leaves_the_planet_free_that_a_duel_is_about() -> None:
    robot = with_a_note_at("duel", "ChoosePlan")
    table = robot.desk.top
    assert isinstance(table, TableScene)
    planets = [node.rect for node in table.root.walk() if node.key.startswith("planet:")]
    assert planets
    assert notes(robot)[0].rect.collidelist(planets) < 0


@pytest.mark.parametrize("sheer", [False, True])
def test_it_says_nothing_while_hands_are_hidden_and_speaks_to_whoever_is_asked(sheer: bool) -> None:
    """Neither behind the curtain, through which the table may be seen, nor to the other person."""
    ui = a_ui()
    ui.art = pictures()
    ui.settings.coach, ui.settings.speed, ui.settings.curtain_shows_table = {"duel": True}, "instant", sheer
    people = [Participant("Mia", "orange"), Participant("Jonas", "blue")]
    ui.stack.push(open_table(ui, Session.begin("duel", 3, people, {"aliens": "random"}, ui.folders.saves)))
    ui.stack.settle()
    robot, told = Robot(Desk(ui), "mouse", 3), 0
    for _ in range(60):
        top, said = robot.desk.top, notes(robot)
        assert not (said and isinstance(top, CurtainScene))
        if said:
            assert isinstance(top, TableScene)
            assert top.builder is not None
            assert top.seat == top.builder.prompt.seat
            told += 1
        robot.turn()
    assert told
    assert robot.curtains
