"""Every puzzle is proven, failed and solved at its table by mouse, finger and keys, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import cache

import pygame
import pytest

import game
from game.core.prompts import Handle
from game.lessons.matching import handles_of
from game.lessons.puzzle import Puzzle
from game.lessons.reading import puzzles_of
from game.lessons.solver import prove
from scenes.screens.lessons.opening import puzzle_table
from scenes.screens.lessons.progress import note_solved, note_try, puzzle_of_day, stars_of
from scenes.screens.lessons.puzzle_guide import PuzzleGuide
from scenes.shell.settings import Settings
from scenes.table.scene import TableScene
from scenes.widgets.scroll import Scroll
from tests.support.screen.coached import faults_of, look_beside_coach
from tests.support.screen.hands import HANDS, Desk, Stuck, seen
from tests.support.screen.headless import a_ui, pictures
from tests.support.screen.robot import Robot

PUZZLES = [puzzle for name in game.GAMES for puzzle in puzzles_of(name)]
NAMES = ("mouse", "finger", "keys")


class Solver(Robot):
    """Gives the answers of a path."""

    def __init__(self, desk: Desk, hands: str, path: list[Handle]) -> None:
        super().__init__(desk, hands, 0)
        self.path = path
        table = desk.top
        assert isinstance(table, TableScene)
        assert isinstance(table.guide, PuzzleGuide)
        self.table, self.guide = table, table.guide
        self.at_decision: Callable[[TableScene], None] = lambda table: None

    def answer_table(self) -> None:
        if not self.path:
            raise Stuck(f"more is asked than the path answers: {seen(self.desk)}")
        builder = self.table.builder
        assert builder is not None
        self.at_decision(self.table)
        parts = builder.together(self.path)
        self.path = self.path[len(parts) :]
        laid = [part for part in parts if part.piece]
        if len(parts) == 1 or not laid:
            self.give(self.table, parts[0])
            return
        for part in laid:  # several questions are answered with one press of the big button
            self.lay(part)
        self._confirm(self.table, parts[0])

    def points(self) -> list[str]:
        return list(self.guide.points(self.table.look()))

    def lay(self, way: Handle) -> None:
        assert self.table.builder is not None
        self._offer(self.table.builder, way)

    def go(self, turns: int = 600) -> int:
        """Until the puzzle is over; how many stars it brought."""
        for _ in range(turns):
            if self.guide.stars is not None and not self.table.director.busy:
                self.desk.draw()
                return self.guide.stars
            self.turn()
        raise Stuck(f"the puzzle does not end: {seen(self.desk)}")


def at_puzzle(puzzle: Puzzle, hands: str, language: str) -> Desk:
    touch = HANDS[hands].touch
    ui = a_ui((2048, 1536) if touch else (1280, 720), language, touch)
    ui.art = pictures()
    ui.settings.speed = "instant"
    ui.stack.push(puzzle_table(ui, puzzle))
    ui.stack.settle()
    return Desk(ui)


@cache
def proof_of(puzzle_id: str) -> tuple[Handle, ...]:
    """The solution of a puzzle; finding it is dear."""
    return prove(next(puzzle for puzzle in PUZZLES if puzzle.id == puzzle_id))


@pytest.mark.parametrize("hands", NAMES)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_solved(puzzle: Puzzle, hands: str) -> None:
    """By the solver's proof; nobody has tried it before, so it brings three stars.

    Whether a decision is laid out well is looked at with one kind of hands.
    """

    def look(table: TableScene) -> None:
        look_beside_coach(table, puzzle.seat)
        if PUZZLES.index(puzzle) % len(NAMES) == NAMES.index(hands):
            assert faults_of(table) == []

    language = ("en", "de")[(PUZZLES.index(puzzle) + NAMES.index(hands)) % 2]
    desk = at_puzzle(puzzle, hands, language)
    solver = Solver(desk, hands, list(proof_of(puzzle.id)))
    solver.at_decision = look
    assert solver.go() == 3
    assert stars_of(desk.ui.settings, puzzle) == 3
    words, action = desk.find("lesson.scroll"), desk.find("action")
    assert isinstance(words, Scroll)
    assert not words.overflows, "why it works must be scrolled"
    last = PUZZLES.index(puzzle) % 10 == 9
    assert action is not None
    assert action.name == desk.ui.say("puzzle.finished" if last else "puzzle.go_on")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_its_task_is_seen_at_once(puzzle: Puzzle, language: str) -> None:
    for hands in ("mouse", "finger"):
        words = at_puzzle(puzzle, hands, language).find("lesson.scroll")
        assert isinstance(words, Scroll)
        assert not words.overflows


@pytest.mark.parametrize("puzzle", PUZZLES[:1], ids=lambda puzzle: puzzle.id)
def test_what_does_not_solve_it_is_told_and_tried_again(puzzle: Puzzle) -> None:
    desk = at_puzzle(puzzle, "mouse", "en")
    table = desk.top
    assert isinstance(table, TableScene)
    builder = table.builder
    assert builder is not None
    passing = handles_of(table.session.match.game, builder.view, builder.prompt, puzzle.obvious[-1:])
    robot = Solver(desk, "mouse", passing)
    assert robot.go() == 0
    assert table.root.find("lesson.remark") is not None
    again = desk.find("action")
    assert again is not None
    robot.hands.press(again)
    assert desk.top is not table
    assert Solver(desk, "mouse", list(proof_of(puzzle.id))).go() == 2


def test_the_solution_is_shown_piece_by_piece() -> None:
    """Two ships block together: the ring leads from one to the other, and then to the big button."""
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.id == "firestorm/3_runner")
    desk = at_puzzle(puzzle, "mouse", "en")
    show = desk.find("puzzle.show")
    assert show is not None
    first, second = proof_of(puzzle.id)
    robot = Solver(desk, "mouse", [])
    robot.hands.press(show)
    for way in (first, second):
        assert robot.points() == [f"piece:{way.piece}"]
        robot.lay(way)
    assert robot.points() == ["part:corner"]


def test_the_table_does_not_say_which_answer_is_best() -> None:
    """Neither by a hint nor by placing damage for whoever is to find out where it belongs."""
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.id == "firestorm/1_hold_fire")
    desk = at_puzzle(puzzle, "keys", "en")
    robot = Solver(desk, "keys", [])
    while robot.table.builder is None or robot.table.director.busy:
        robot.turn()
    assert desk.find("hint") is None
    assert desk.named(desk.ui.say("firestorm.deal.auto")) is None
    desk.post(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="", scancode=0)
    assert [toast.text for toast in desk.ui.toasts.waiting] == [desk.ui.say("puzzle.no_hint")]


def test_stars_count_the_tries_and_the_best_stays() -> None:
    settings, puzzle = Settings(), PUZZLES[0]
    note_try(settings, puzzle)
    assert note_solved(settings, puzzle) == 2
    note_try(settings, puzzle, most=True)
    assert note_solved(settings, puzzle) == 1
    assert stars_of(settings, puzzle) == 2


@pytest.mark.parametrize("name", [name for name in game.GAMES if puzzles_of(name)])
def test_every_day_has_its_puzzle_and_none_is_left_out(name: str) -> None:
    count = len(puzzles_of(name))
    days = [date(2026, 12, 30) + timedelta(days=day) for day in range(count)]
    assert {puzzle_of_day(name, day).name for day in days} == {puzzle.name for puzzle in puzzles_of(name)}
