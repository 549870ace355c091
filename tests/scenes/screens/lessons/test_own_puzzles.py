"""After a match: up to three decisions to try again, kept as own puzzles, judged by the captain's figures."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import game
from game.bots.own_puzzles import MOST, OwnPuzzle, Worth
from game.core.match import Match
from game.core.saves.journal import Journal
from game.core.table import NOBODY
from scenes.games import PLAYABLE
from scenes.screens.lessons import own_shelf
from scenes.screens.lessons.own_guide import OwnGuide
from scenes.screens.lessons.own_shelf import Kept, keep, kept_of
from scenes.screens.lessons.progress import stars_of
from scenes.screens.lessons.scene import LearnScene
from scenes.screens.result import ResultScene
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.tools.shots_tables import PLAYERS as PLAYERS_OF
from scenes.tools.shots_tables import session_after
from scenes.widgets.context import Ui
from tests.support.own_puzzles import found, played
from tests.support.screen.audit import audit
from tests.support.screen.hands import Desk
from tests.support.screen.headless import PSEUDO, a_ui, pictures
from tests.support.screen.robot import Robot
from tests.support.screen.walking import press, show

PLAYERS = [Participant("Mia", "orange", PERSON), Participant("Vesper", "blue", "novice")]


def a_person(size: tuple[int, int] = (1280, 720), language: str = "en") -> Ui:
    ui = a_ui(size, language)
    ui.art = pictures()
    ui.settings.speed = "instant"
    return ui


def ended(ui: Ui, players: list[Participant] | None = None, *, file: bool = True) -> Session:
    """The match is over, and its file is there."""
    session = Session(played(), players or PLAYERS)
    session.id = "the match"
    if file:
        session.journal = Journal(ui.folders.saves / "duel-2.starboard", {"players": _plain(session.players)})
    return session


def _plain(players: list[Participant]) -> list[dict[str, Any]]:
    return [{"name": each.name, "colour": each.colour, "kind": each.kind} for each in players]


def kept(ui: Ui) -> list[Kept]:
    """The puzzles of that match, on the shelf."""
    return keep(ui.folders.puzzles, ended(ui), list(found()), "2026-11-18")


def files(ui: Ui) -> list[Path]:
    return sorted(ui.folders.puzzles.glob("*"))


# --- they are found while the result is read


def test_the_result_offers_the_decisions_that_it_finds() -> None:
    ui = a_person()
    result = ResultScene(ui, ended(ui))
    show(ui, result)
    assert not result.root.find("own").enabled
    place = result.root.find("own").rect.copy()
    desk = Desk(ui)
    for _ in range(3000):
        if files(ui):
            break
        desk.wait(300)
    assert len(files(ui)) == len(found())
    result.refresh()
    assert result.root.find("own").rect == place
    press(ui, "own", "mouse")
    table = ui.stack.top
    assert isinstance(table, TableScene)
    assert len(table.session.match.decisions) <= found()[0].taken
    press(ui, "lesson.leave", "mouse")
    assert ui.stack.top is result
    again = ResultScene(ui, result.session)
    show(ui, again)
    assert not again.search.thinks
    assert again.root.find("own") is not None


@pytest.mark.parametrize("why", ["only bots", "no file"])
def test_nothing_is_sought_where_nobody_could_have_decided_otherwise(why: str) -> None:
    ui = a_person()
    bots = [Participant("A", "orange", "novice"), Participant("B", "blue", "captain")]
    session = ended(ui, bots) if why == "only bots" else ended(ui, file=False)
    result = ResultScene(ui, session)
    show(ui, result)
    assert not result.search.thinks
    assert "own" not in {each.key for each in result.root.walk()}


def test_a_match_without_a_clear_mistake_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.screens.lessons.own_search.seek", lambda *about: iter([None, []]))
    ui = a_person()
    result = ResultScene(ui, ended(ui))
    show(ui, result)
    Desk(ui).wait(600)
    result.refresh()
    button = result.root.find("own")
    assert button.name == ui.say("result.own_none")
    assert not button.enabled
    assert not files(ui)


def test_rules_that_fail_in_an_imagined_future_are_reported_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*about: object) -> Iterator[None]:
        yield None
        raise LookupError("a card that is not there")

    monkeypatch.setattr("scenes.screens.lessons.own_search.seek", fails)
    ui = a_person()
    session = ended(ui)
    told: list[Exception] = []
    session.faults.tell = told.append
    result = ResultScene(ui, session)
    show(ui, result)
    Desk(ui).wait(600)
    assert [type(error) for error in told] == [LookupError]
    assert not result.search.thinks
    assert ui.stack.top is result


def test_whoever_does_something_is_not_disturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    ui = a_person()
    result = ResultScene(ui, ended(ui))
    show(ui, result)
    monkeypatch.setattr("scenes.screens.look_back.a_while_of", lambda steps: pytest.fail("it thinks"))
    ui.stack.idle = 0.0
    result.update(10)
    assert result.search.thinks


def test_only_the_newest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_shelf, "MOST", 2)
    ui = a_person()
    rows = []
    for number in range(4):
        session = ended(ui)
        session.id = f"match {number}"
        rows += keep(ui.folders.puzzles, session, [found()[0]], "2026-11-18")
        os.utime(rows[-1].path, (number, number))
    assert files(ui) == sorted(row.path for row in rows[-2:])


def test_a_name_in_a_file_leads_nowhere_else() -> None:
    ui = a_person()
    session = ended(ui)
    session.id = "../../elsewhere"
    (file,) = keep(ui.folders.puzzles, session, [found()[0]], "2026-11-18")
    assert file.path.parent == ui.folders.puzzles


# --- the page of lessons


def test_they_wait_on_the_page_of_their_game() -> None:
    ui = a_person()
    learn = show(ui, LearnScene(ui, "duel"))
    assert ui.say("learn.own_none") in {each.name for each in learn.root.walk()}
    row = kept(ui)
    learn.resume()
    press(ui, f"learn.{row[1].path.stem}", "mouse")
    table = ui.stack.top
    assert isinstance(table, TableScene)
    assert isinstance(table.guide, OwnGuide)
    assert table.guide.puzzle == found()[1]
    assert not kept_of(ui.folders.puzzles, "cosmic")


@pytest.mark.parametrize("content", [b"", b"What the cat sat on", b'0 {"record":"starboard",', None])
def test_a_damaged_file_is_told_in_a_sentence_and_stays(content: bytes | None) -> None:
    ui = a_person()
    path = kept(ui)[0].path
    damaged = path.read_bytes()[:-30] if content is None else content
    path.write_bytes(damaged)
    learn = show(ui, LearnScene(ui, "duel"))
    press(ui, f"learn.{path.stem}", "mouse")
    assert ui.stack.top is learn
    assert len(ui.toasts.waiting) == 1
    assert path.read_bytes() == damaged


# --- at the table


class Trying(NamedTuple):
    """Somebody before an own puzzle."""

    robot: Robot
    table: TableScene
    guide: OwnGuide
    file: Kept


def at_puzzle(ui: Ui, row: list[Kept], number: int = 0) -> Trying:
    """Opened from the page of its game."""
    learn = ui.stack.top
    assert isinstance(learn, LearnScene)
    learn.resume()
    press(ui, f"learn.{row[number].path.stem}", "mouse")
    robot = Robot(Desk(ui), "mouse", 1)
    table = ui.stack.top
    assert isinstance(table, TableScene)
    for _ in range(100):
        if table.builder is not None and not table.director.busy:
            break
        robot.turn()
    assert isinstance(table.guide, OwnGuide)
    return Trying(robot, table, table.guide, row[number])


def at_duel(ui: Ui, number: int = 0) -> Trying:
    show(ui, LearnScene(ui, "duel"))
    return at_puzzle(ui, kept(ui), number)


def answer(at: Trying, choice: object) -> None:
    """Give an answer by hand; it is weighed, and the match stays where it is."""
    robot, table = at.robot, at.table
    builder, taken = table.builder, len(table.session.match.decisions)
    assert builder is not None
    handle = next(each for each in builder.handles if each.answer == choice)
    robot._offer(builder, handle)
    if builder.chosen is not None:
        big = robot.desk.find("action")
        assert big is not None
        robot._press(big)
    for _ in range(200):
        if not table.guide.thinks:
            break
        robot.desk.wait(50)
    robot.desk.draw()
    assert len(table.session.match.decisions) == taken


def said(table: TableScene) -> str:
    table.refresh()
    return " ".join(each.name for each in table.root.walk() if each.key.startswith("lesson."))


@pytest.mark.parametrize("number", range(MOST))
def test_the_best_answer_solves_it(number: int) -> None:
    at = at_duel(a_person(), number)
    puzzle = found()[number]
    assert str(puzzle.given.worth) in said(at.table)
    assert str(puzzle.best.worth) in said(at.table)
    answer(at, puzzle.best.answer)
    assert at.guide.stars == 3
    assert stars_of(at.robot.desk.ui.settings, at.file) == 3
    assert str(puzzle.best.worth) in said(at.table)


@pytest.mark.parametrize("number", range(MOST))
def test_the_answer_of_the_match_is_told_its_worth_and_another_may_be_tried(number: int) -> None:
    at = at_duel(a_person(), number)
    puzzle = found()[number]
    answer(at, puzzle.given.answer)
    assert at.guide.stars is None
    remark = at.table.root.find("lesson.remark")
    assert remark.name == at.robot.desk.ui.say("puzzle.own_worth", worth=puzzle.given.worth)
    answer(at, puzzle.best.answer)
    assert at.guide.stars == 2


def test_an_answer_that_nobody_has_weighed_is_weighed_in_the_same_worlds() -> None:
    at = at_duel(a_person())
    at.guide.known = [each for each in at.guide.known if each.answer != at.guide.puzzle.best.answer]
    answer(at, at.guide.puzzle.best.answer)
    assert at.guide.tried == at.guide.puzzle.best
    assert at.guide.stars == 3


def test_the_solution_is_shown_for_all_but_one_star() -> None:
    at = at_duel(a_person())
    press(at.robot.desk.ui, "puzzle.show", "mouse")
    assert at.guide.points(at.table.look())
    answer(at, at.guide.puzzle.best.answer)
    assert at.guide.stars == 1


def test_the_next_one_follows_and_the_last_leads_back() -> None:
    ui = a_person()
    at_duel(ui)
    for number in range(len(found())):
        top = ui.stack.top
        assert isinstance(top, TableScene)
        assert isinstance(top.guide, OwnGuide)
        assert top.guide.puzzle == found()[number]
        top.refresh()
        press(ui, "puzzle.next", "mouse")
    assert isinstance(ui.stack.top, LearnScene)


def test_nothing_before_the_decision_can_be_taken_back() -> None:
    at = at_duel(a_person())
    session = at.table.session
    assert session.undoer() == NOBODY
    assert session.take_back_of(at.guide.puzzle.seat) is None


def test_it_shows_what_its_player_could_see_and_no_more() -> None:
    """The view is the one that the player had; the others' cards are backs, though the match is over."""
    at = at_duel(a_person())
    puzzle: OwnPuzzle = at.guide.puzzle
    assert at.table.session.people == [puzzle.seat]
    assert at.table.seat == puzzle.seat
    view: Any = at.table.view
    true = at.table.session.match.table
    hidden = [card for card in true.hands[1] if not true.seen[card] >> puzzle.seat & 1]
    assert hidden
    assert all(view.faces[card] != true.faces[card] for card in hidden)


@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
def test_nothing_overlaps_or_is_cut(size: tuple[int, int], language: str) -> None:
    ui = a_person(size, language)
    kept(ui)
    result = ResultScene(ui, ended(ui))
    show(ui, result)
    assert result.search.kept
    assert audit(result, ui) == []
    ui = a_person(size, language)
    at = at_duel(ui)
    answer(at, at.guide.puzzle.given.answer)
    assert audit(at.table, ui) == []
    answer(at, at.guide.puzzle.best.answer)
    assert audit(at.table, ui) == []


# --- in every game


def real_decisions(name: str, wanted: int) -> tuple[Match[Any], list[OwnPuzzle]]:
    """A match of novices, and some of its decisions as if another answer were better."""
    match = session_after(name, 3, 150).match
    twin = game.new_match(name, match.beginning.seed, match.table.seats, match.beginning.options)
    puzzles: list[OwnPuzzle] = []
    kinds: set[str] = set()
    for taken, decision in enumerate(match.decisions):
        prompt = twin.asked_of(decision.seat)
        assert prompt is not None
        given = [each.answer for each in prompt.handles(twin.view(decision.seat))]
        others = [each for each in given if each != decision.answer]
        if decision.seat == 0 and decision.answer in given and others and decision.asked not in kinds:
            kinds.add(decision.asked)
            worths = (Worth(others[0], 60), Worth(decision.answer, 20))
            puzzles.append(OwnPuzzle(taken, 0, worths[1], worths))
        twin.replay(decision)
    return match, puzzles[-wanted:]


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_decision_of_any_game_is_tried_again_by_hand(name: str) -> None:
    ui = a_person()
    match, puzzles = real_decisions(name, 5)
    assert puzzles
    session = Session(match, PLAYERS_OF[name][: match.table.seats])
    session.journal = Journal(ui.folders.saves / "match.starboard", {"players": _plain(session.players)})
    row = keep(ui.folders.puzzles, session, puzzles, "2026-11-18")
    show(ui, LearnScene(ui, name))
    for number, puzzle in enumerate(puzzles):
        at = at_puzzle(ui, row, number)
        assert at.table.builder is not None, f"{match.decisions[puzzle.taken]} is not asked"
        answer(at, puzzle.given.answer)
        assert stars_of(ui.settings, at.file) == 0
        answer(at, puzzle.best.answer)
        assert stars_of(ui.settings, at.file) == 2
        press(ui, "lesson.leave", "mouse")


def test_no_hint_says_the_answer_without_its_price() -> None:
    at = at_duel(a_person())
    assert at.robot.desk.find("hint") is None
