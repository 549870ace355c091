"""A bot that fails in its thinking never ends a match: the players see a move, and a report is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.bots import Bot
from game.bots.captain import Captain
from game.bots.chair import Chair
from game.bots.falling_back import LONGEST
from game.bots.minds import MINDS, mind_of
from game.bots.novice import Novice
from game.core.events import Event
from game.core.match import Match
from game.core.prompts import Prompt
from scenes.games import PLAYABLE
from scenes.session.advice import advise
from scenes.session.bot_faults import answer_of_bot
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.tools.shots_tables import session_after
from tests.support.screen.hands import Desk
from tests.support.screen.robot import Robot, sit_down

DECISIONS = 12  # of bots that are looked at


class Raising:
    """Fails at once."""

    def think(self, chair: Chair, prompt: Prompt[Any]) -> Iterator[Any]:
        raise ZeroDivisionError("nothing to divide by")


class Undecided:
    """Never answers."""

    def think(self, chair: Chair, prompt: Prompt[Any]) -> Iterator[Any]:
        while True:
            yield None


class Speechless:
    """Stops thinking without an answer."""

    def think(self, chair: Chair, prompt: Prompt[Any]) -> Iterator[Any]:
        yield from ()


class Cheating:
    """Answers what it may not."""

    def think(self, chair: Chair, prompt: Prompt[Any]) -> Iterator[Any]:
        yield "all the planets"


FAILING: list[type[Bot]] = [Raising, Undecided, Speechless, Cheating]


def with_bots(name: str, kind: type[Bot]) -> tuple[Session, list[Exception]]:
    """A match in which everybody is such a bot, and what it tells of them."""
    session = session_after(name, 5, 0, 0 if name == "cosmic" else 2)
    session.bots = {seat: kind() for seat in range(len(session.players))}
    faults: list[Exception] = []
    session.faults.tell = faults.append
    return session, faults


def play(session: Session, decisions: int) -> None:
    """Let the bots play; no answer may take longer than twice what a bot is given."""
    for _ in range(decisions):
        seat = session.bot_to_think()
        assert seat is not None
        choice = next((found for _ in range(LONGEST) if (found := session.think(2)) is not None), None)
        assert choice is not None, "no answer"
        assert session.refuse(seat, choice) is None
        answer_of_bot(session, seat, choice)


@pytest.mark.parametrize("kind", FAILING)
@pytest.mark.parametrize("name", PLAYABLE)
def test_a_novice_helps_a_bot_out_that_fails(name: str, kind: type[Bot]) -> None:
    session, faults = with_bots(name, kind)
    play(session, DECISIONS)
    assert len(session.match.decisions) == DECISIONS
    assert 0 < len(faults) < 3, "each fault is told once"
    assert f"{name}, seed 5, seat " in faults[0].__notes__[0]


@pytest.mark.parametrize("name", PLAYABLE)
def test_any_legal_answer_helps_out_where_the_novice_fails_too(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Novice, "think", Raising.think)
    session, faults = with_bots(name, Raising)
    play(session, DECISIONS)
    assert len(session.match.decisions) == DECISIONS
    assert faults


def test_no_bot_thinks_as_long_as_one_that_has_stalled() -> None:
    minds = [mind for game in MINDS if (mind := mind_of(game))]
    assert len(minds) == len(MINDS)
    assert max(Captain(mind, 0).playouts for mind in minds) * 4 < LONGEST


def test_a_fault_of_the_rules_makes_a_bot_answer_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    session, faults = with_bots("duel", Raising)
    seat = session.bot_to_think()
    assert seat is not None
    prompt = session.prompt(seat)
    assert prompt is not None
    worst, *others = prompt.options(session.view(seat))
    answer = Match.answer

    def fails(match: Match[Any], seat: int, choice: Any) -> list[Event]:
        if choice == worst:
            raise LookupError("a planet is gone")
        return answer(match, seat, choice)

    monkeypatch.setattr(Match, "answer", fails)
    answer_of_bot(session, seat, worst)
    assert session.match.decisions[-1].answer in others
    assert [str(fault) for fault in faults] == ["a planet is gone"]


# --- at the table


def at_the_table(kind: type[Bot]) -> Desk:
    session = session_after("duel", 5, 0)
    session.bots[1] = kind()
    return sit_down(session, "mouse")


@pytest.mark.parametrize("kind", FAILING)
def test_the_players_see_nothing_but_a_move(kind: type[Bot]) -> None:
    desk = at_the_table(kind)
    Robot(desk, "mouse", 5).play(answers=6)
    assert isinstance(desk.ui.stack.scenes[0], TableScene)
    decisions = desk.ui.stack.scenes[0].session.match.decisions
    assert {decision.seat for decision in decisions} == {0, 1}
    assert desk.ui.toasts.waiting == []
    (report,) = desk.ui.folders.reports.glob("*.txt")
    assert "duel, seed 5, seat 1, decision" in report.read_text("utf-8")


def test_a_hint_is_given_though_the_captain_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Captain, "candidates", lambda *_: 1 // 0)
    session = session_after("duel", 5, 0)
    seat = session.asked()[0]
    advice = next(filter(None, advise(session, seat)))
    assert session.refuse(seat, advice.answer) is None
