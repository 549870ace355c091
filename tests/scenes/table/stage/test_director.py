"""What happens is shown, in words and movements; the picture is right whenever somebody skips them."""

from __future__ import annotations

import re
from random import Random

import pygame
import pytest
from pygame import Rect

from game.core.texts import LANGUAGES, catalogue
from scenes.games.duel.animations import MOVES
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.shell.sound import Silence
from scenes.table.answering.answer_builder import AnswerBuilder
from scenes.table.game_table import Watching, game_table
from scenes.table.scene import TableScene
from scenes.table.stage.director import SPEEDS, Beat, Director
from scenes.table.stage.stage import Stage
from tests.support.duel.questions import Question, questions
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui
from tests.support.screen.robot import Robot, sit_down
from tests.support.text_keys import PROMPTS

KEY = re.compile(r"[a-z]+\.[A-Za-z_]+(\.\w+)*")


# --- completeness


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_sentence(language: str) -> None:
    entries = catalogue(language).entries
    assert PROMPTS
    assert [name for name in PROMPTS if f"prompt.{name}" not in entries] == []


def a_choosing(question: Question) -> AnswerBuilder:
    match = question.match()
    prompt = match.asked_of(question.seat)
    assert prompt is not None
    return AnswerBuilder(prompt, match.view(question.seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", questions(), ids=lambda question: question.name)
def test_a_question_and_its_answers_are_put_into_words(question: Question, language: str) -> None:
    ui = a_ui(language=language)
    builder = a_choosing(question)
    asked = ui.words.asked(builder.prompt, seat="Mia")
    assert "{" not in asked
    assert not KEY.fullmatch(asked)
    nowhere = Rect(0, 0, 1, 1)
    watching = Watching(builder.prompt.seat, ("orange", "blue"), language, nowhere, nowhere)
    for handle in builder.handles:
        builder.choose(handle)
        verb, second = game_table("duel").consequence(ui, builder, builder.view, watching)
        assert verb
        assert not KEY.fullmatch(verb)
        assert not KEY.fullmatch(second)


def unusable_cards(builder: AnswerBuilder) -> list[str]:
    """Cards of the hand that a question about cards does not take."""
    if not any(piece.startswith("card:") for piece in builder.pieces):
        return []
    hand = [f"card:{card}" for card in game_table("duel").hand_of(builder.view, builder.prompt.seat)]
    return [name for name in hand if name not in builder.pieces]


def test_a_card_of_the_hand_that_cannot_be_used_says_why() -> None:
    refused: set[str] = set()
    for question in questions():
        builder = a_choosing(question)
        for name in unusable_cards(builder):
            refusal = builder.why_not(name)
            assert refusal is not None, (question.name, name)
            assert refusal.text in catalogue("en").entries, (question.name, name)
            refused.add(type(builder.prompt).__name__)
    assert refused == {"ChooseSecondPlan", "MayTakeCard", "PlayReinforcement", "SpringSnare", "TakeCard"}


# --- the picture


def a_session(rival: str, seed: int) -> Session:
    players = [Participant("Mia", "orange"), Participant("Jonas", "blue", rival)]
    return Session.begin("duel", seed, players, {}, None)


def wrong_pieces(table: TableScene) -> list[str]:
    """Pieces that are not where the table of the rules has them."""
    picture = {placed.id: placed for placed in table.table.picture(table.view, table.watching())}
    shown = {name: piece.placed for name, piece in table.stage.pieces.items()}
    moving = [name for name, piece in table.stage.pieces.items() if piece.glide]
    names = picture.keys() | shown.keys()
    return moving + sorted(name for name in names if picture.get(name) != shown.get(name))


def is_wrong(table: TableScene) -> bool:
    """True if the table is at rest but does not show what the seat may see."""
    if table.director.busy:
        return False
    return table.view != table.session.view(table.seat) or bool(wrong_pieces(table))


def press_space(desk: Desk) -> None:
    desk.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    desk.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)


@pytest.mark.parametrize("speed", SPEEDS)
def test_skipping_at_any_moment_leaves_the_right_picture(speed: str) -> None:
    rng = Random(speed)
    robot = Robot(sit_down(a_session("novice", 4), "mouse"), "mouse", 4)
    table = robot.desk.top
    assert isinstance(table, TableScene)
    skipped = 0
    table.ui.settings.speed = speed
    while len(robot.answered) < 14 and robot.desk.top is table:
        if not table.director.busy:
            robot.turn()
            continue
        robot.desk.wait(rng.choice((20, 60, 200, 500, 900)))
        if table.director.busy:
            press_space(robot.desk)
            press_space(robot.desk)
            skipped += 1
            robot.desk.wait(20)
            assert not is_wrong(table)
    assert skipped


@pytest.mark.parametrize("seed", [1, 2])
def test_movements_end_where_the_rules_say(seed: int) -> None:
    """The last picture of what happened is the picture of the table: no piece jumps afterwards."""
    robot = Robot(sit_down(a_session("novice", seed), "mouse"), "mouse", seed)
    table = robot.desk.top
    assert isinstance(table, TableScene)
    table.ui.settings.speed = "fast"
    jumped: list[str] = []
    settled = table.flow.settle

    def spy() -> None:
        table.flow.view = table.session.view(table.seat)
        jumped.extend(wrong_pieces(table))
        settled()

    table.flow.settle = spy  # type: ignore[method-assign]  # it looks before anything is put right
    robot.play(answers=25)
    assert jumped == []


def time_of_movements(hurries: int) -> float:
    """Milliseconds that ten movements take at the slowest speed."""
    director = Director(Stage(), Silence())
    director.play([Beat([], move) for move in list(MOVES.values())[:10]], "slow")
    for _ in range(hurries):
        director.hurry()
    passed = 0.0
    while director.busy:
        director.update(10)
        passed += 10
    return passed


def test_one_click_hurries_and_a_second_one_skips() -> None:
    usual, hurried, skipped = (time_of_movements(clicks) for clicks in range(3))
    assert hurried < usual / 3
    assert skipped == 0


def test_after_skipping_the_next_question_is_asked() -> None:
    robot = Robot(sit_down(a_session("novice", 4), "mouse"), "mouse", 4)
    table = robot.desk.top
    assert isinstance(table, TableScene)
    table.ui.settings.speed = "slow"
    for _ in range(60):
        if table.director.busy:
            press_space(robot.desk)
            press_space(robot.desk)
        robot.turn()
    assert len(robot.answered) > 5


# --- hands do not wait


def asked_next(table: TableScene) -> list[str]:
    """Cards on the table that the next question is about, while something is still being shown."""
    if not table.director.busy or table.session.bot_to_think() is not None:
        return []
    prompt = table.session.prompt(table.seat)
    handles = prompt.handles(table.session.view(table.seat)) if prompt else []
    pieces = [handle.piece for handle in handles if handle.piece and not handle.button]
    return [piece for piece in pieces if piece in {widget.key for widget in table.root.walk()}]


def test_a_card_is_taken_while_others_still_fly() -> None:
    robot = Robot(sit_down(a_session("random", 9), "mouse"), "mouse", 9)
    table = robot.desk.top
    assert isinstance(table, TableScene)
    table.ui.settings.speed = "slow"
    taken = 0
    while taken < 3 and robot.desk.top is table:
        pieces = asked_next(table)
        if pieces:
            robot.hands.press(table.root.find(pieces[-1]))
            assert not table.director.busy
            assert wrong_pieces(table) == []
            assert table.builder is not None
            assert table.builder.selected == pieces[-1]
            taken += 1
        robot.turn()
    assert taken


@pytest.mark.parametrize(
    "key", [pygame.K_l, pygame.K_z, pygame.K_TAB, pygame.K_RETURN, pygame.K_h, pygame.K_1]
)
def test_a_key_during_a_movement_harms_nothing(key: int) -> None:
    robot = Robot(sit_down(a_session("novice", 4), "mouse"), "mouse", 4)
    table = robot.desk.top
    assert isinstance(table, TableScene)
    table.ui.settings.speed = "normal"
    while len(robot.answered) < 3:
        if table.director.busy:
            robot.desk.post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
            robot.desk.post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)
            robot.desk.wait(40)
        robot.turn()
    assert robot.desk.top is table
