"""When a bot answers tells nothing about what it holds, nor does who is asked (docs/ux 4.7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import game
from game.bots import LEVELS
from game.core.match import Match
from game.duel.aliens.pitfall import SpringSnare
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.table_screens import open_table
from scenes.session.bot_thinking import LONGEST, PACES, SHORTEST, Thinking, while_before
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene
from tests.support.duel.duels import a_duel
from tests.support.random_matches import Case, lookalike, played
from tests.support.screen.hands import FRAME_MS, Desk
from tests.support.screen.headless import a_ui

SPEEDS = list(PACES)


def seated(match: Match[Any], level: str) -> Session:
    return Session(match.clone(), [Participant("Mia", "orange"), Participant("", "blue", level)])


def time_of(session: Session, speed: str) -> float:
    """Milliseconds until the bot that is asked answers."""
    thinking, passed = Thinking(session), 0.0
    while passed < 20_000:
        passed += FRAME_MS
        if thinking.go_on(FRAME_MS, speed) is not None:
            return passed
    raise AssertionError("the bot never answers")


def lookalikes() -> Iterator[tuple[Match[Any], Match[Any]]]:
    """Positions in which a bot is asked, each with another one that looks the same to its rival."""
    for match, dice in played(Case("duel", 2, {"aliens": "random"}, 8), stride=2):
        twin = lookalike(match, 0, dice.getrandbits(60))
        if twin is None or twin.digest() == match.digest() or match.asked_of(1) is None:
            continue
        table = match.keyframes[-1].table(match.game)
        yield Match(match.game, table, match.beginning), twin  # both begin here, after no decisions


# --- the while


def test_the_while_is_drawn_from_one_distribution() -> None:
    whiles = [while_before(number, "normal") for number in range(4000)]
    assert min(whiles) >= SHORTEST
    assert max(whiles) <= LONGEST
    fifth = (LONGEST - SHORTEST) / 5
    parts = [sum(SHORTEST + fifth * n <= ms < SHORTEST + fifth * (n + 1) for ms in whiles) for n in range(5)]
    assert min(parts) > 650, "all lengths are as likely"
    middle = sum(whiles) / len(whiles)
    following = pairwise(whiles)
    above = sum((one > middle) == (other > middle) for one, other in following)
    assert 0.45 < above / len(whiles) < 0.55, "one does not foretell the next"


@pytest.mark.parametrize("speed", SPEEDS)
def test_the_while_follows_the_speed(speed: str) -> None:
    for number in range(50):
        assert while_before(number, speed) == while_before(number, "normal") * PACES[speed]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("speed", SPEEDS)
def test_the_same_public_position_gets_its_answer_after_the_same_while(level: str, speed: str) -> None:
    """Whatever the bot holds: all that its rival cannot know has been dealt anew."""
    compared = 0
    for match, twin in lookalikes():
        players = [Participant("Mia", "orange"), Participant("", "blue", level)]
        times = [time_of(Session(each, players), speed) for each in (match, twin)]
        assert times[0] == times[1]
        compared += 1
        if compared == 6:
            break
    assert compared >= 3


def a_snare(snare: str) -> Match[Any]:
    """A bot with a snare is asked, whether it reaches plan 13 or not."""
    duel = a_duel(
        ["lamplighter", "pitfall"],
        phase="reveal",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        under=[[], [snare]],
        hands=[["pep_talk"], ["loose_change"]],
        duel={"plans": [["plan_13"], ["plan_20"]]},
    )
    prompt = duel.match.asked_of(1)
    assert isinstance(prompt, SpringSnare)
    return duel.match


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("speed", SPEEDS)
def test_a_bot_that_can_only_pass_takes_as_long_as_one_that_has_a_choice(level: str, speed: str) -> None:
    """The snare reaches numbers within two of its own; only the bot knows the number."""
    matches = [a_snare("plan_15"), a_snare("plan_42")]
    options = [len(match.waiting()[0].options(match.table)) for match in matches]
    assert options == [2, 1]
    times = [time_of(seated(match, level), speed) for match in matches]
    assert times[0] == times[1]


def test_the_table_holds_answers_back() -> None:
    ui = a_ui()
    ui.settings.speed = "normal"
    table = open_table(ui, seated(a_snare("plan_42"), "novice"))
    ui.stack.push(table)
    ui.stack.settle()
    desk = Desk(ui)
    desk.wait(SHORTEST - FRAME_MS)
    assert not table.session.match.decisions
    desk.wait(LONGEST)
    assert table.session.match.decisions


def test_whoever_hurries_does_not_wait() -> None:
    session = seated(a_snare("plan_42"), "novice")
    thinking = Thinking(session)
    assert thinking.go_on(FRAME_MS, "slow") is None
    thinking.hurry()
    assert thinking.go_on(FRAME_MS, "slow") is not None


def test_an_answer_is_forgotten_when_its_question_is() -> None:
    """A bot has made up its mind; before it speaks, the match has become another one."""
    session = seated(game.new_match("duel", 3, options={"aliens": "random"}), "novice")
    thinking = Thinking(session)
    thinking.go_on(FRAME_MS, "normal")
    thinking.go_on(SHORTEST, "normal")
    assert thinking.decided is not None
    thinking.decided = (1, "something that nobody may answer")
    session.answer(0, 1)
    session.undo()
    session.answer(0, 2)
    assert thinking.go_on(FRAME_MS, "normal") is None
    assert thinking.decided is not None
    assert session.refuse(*thinking.decided) is None
    assert thinking.wait == while_before(1, "normal") - FRAME_MS


# --- questions that nobody is to notice


class Asked:
    """A bot is asked one question after the other, and knows each answer at once."""

    def __init__(self, *questions: str) -> None:
        self.questions = list(questions)
        self.match, self.bots, self.over = self, {0: None}, False
        self.people: list[int] = []
        self.decisions: list[object] = []

    def bot_to_think(self) -> int | None:
        return 0 if self.questions else None

    def prompt(self, seat: int) -> Any:
        return self.questions[0]

    def think(self, slices: int) -> str:
        return self.questions[0]

    def told_after(self, thinking: Thinking) -> list[tuple[str, int]]:
        """Every answer, and after how many milliseconds it was given."""
        passed, found = 0, []
        while self.questions:
            passed += FRAME_MS
            if thinking.go_on(FRAME_MS, "normal"):
                found.append((self.questions.pop(0), passed))
                self.decisions.append(object())
        return found


def thinking_of(asked: Asked) -> Thinking:
    session: Any = asked

    def quiet(prompt: Any) -> bool:
        return bool(prompt == "quiet")

    return Thinking(session, quiet)


def test_a_quiet_question_takes_no_time_of_its_own() -> None:
    """What follows it comes as late as if nobody had been asked."""
    asked = Asked("quiet", "quiet", "loud")
    first, second, loud = asked.told_after(thinking_of(asked))
    assert (first, second) == (("quiet", FRAME_MS), ("quiet", 2 * FRAME_MS))
    assert 0 <= loud[1] - while_before(2, "normal") < 2 * FRAME_MS


def test_a_quiet_question_is_thought_about_while_pictures_are_shown() -> None:
    asked = Asked("quiet", "loud")
    thinking = thinking_of(asked)
    thinking.ahead()
    assert thinking.decided == (0, "quiet")
    assert thinking.go_on(FRAME_MS, "slow") == (0, "quiet")


def test_a_loud_question_is_not_thought_about_before_its_time() -> None:
    asked = Asked("loud")
    thinking = thinking_of(asked)
    thinking.ahead()
    assert thinking.decided is None


# --- poker face


def people(snare: str, *, poker_face: bool, rival: str = PERSON) -> tuple[Desk, TableScene]:
    """Mia has a snare; she is asked after a plan was revealed."""
    duel = a_duel(
        ["pitfall", "lamplighter"],
        phase="reveal",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        under=[[snare], []],
        hands=[["pep_talk"], ["loose_change"]],
        duel={"plans": [["plan_20"], ["plan_13"]]},
    )
    ui = a_ui()
    ui.settings.speed, ui.settings.poker_face = "normal", poker_face
    table = open_table(
        ui, Session(duel.match, [Participant("Mia", "orange"), Participant("Jonas", "blue", rival)])
    )
    ui.stack.push(table)
    ui.stack.settle()
    return Desk(ui), table


@pytest.mark.parametrize("snare", ["plan_15", "plan_42"])
def test_with_a_poker_face_everybody_is_asked_even_who_can_only_pass(snare: str) -> None:
    desk, table = people(snare, poker_face=True)
    desk.wait(3000)
    assert isinstance(desk.top, CurtainScene)
    assert desk.top.seat == 0
    assert not table.session.match.decisions


def test_without_it_who_can_only_pass_is_passed_over() -> None:
    desk, table = people("plan_42", poker_face=False)
    assert desk.top is table, "no curtain for nothing"
    assert any("can only pass" in widget.name for widget in desk.root.walk())
    desk.wait(3000)
    assert [(taken.seat, taken.answer) for taken in table.session.match.decisions[:1]] == [(0, False)]


def test_without_it_who_has_a_choice_is_asked_all_the_same() -> None:
    desk, table = people("plan_15", poker_face=False)
    desk.wait(3000)
    assert isinstance(desk.top, CurtainScene)
    assert not table.session.match.decisions


@pytest.mark.parametrize("poker_face", [True, False])
def test_alone_against_bots_nobody_is_asked_in_vain(poker_face: bool) -> None:
    """Nobody need be kept from learning that the only person is passed over: it takes no time."""
    desk, table = people("plan_42", poker_face=poker_face, rival="random")
    desk.wait(2 * FRAME_MS)
    assert [(taken.seat, taken.answer) for taken in table.session.match.decisions] == [(0, False)]
    assert desk.top is table
    desk.wait(LONGEST)
    assert table.builder is not None
    assert table.builder.prompt.seat == 0
    assert len(table.builder.handles) > 1
