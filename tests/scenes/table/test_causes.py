"""Every question says in grey because of what it is asked; a window says what it answers, and when."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core.texts import LANGUAGES
from scenes.drawing.rich_text import plain
from scenes.games import PLAYABLE
from scenes.games.firestorm.names import card_name
from scenes.session.session import Session
from scenes.table.prompt_bar import PromptBar
from scenes.table.scene import TableScene
from tests.support.cosmic import questions as cosmic
from tests.support.duel import questions as duel
from tests.support.eclipse import questions as eclipse
from tests.support.firestorm import questions as firestorm
from tests.support.firestorm.seated import seated as sit_down
from tests.support.firestorm.words import rich, seated
from tests.support.screen.corners import asked_at, table_at


def sessions(name: str) -> Iterator[Session]:
    """A session at each question that was collected for a game."""
    if name == "duel":
        yield from (question.session() for question in duel.one_of_each())
    elif name == "cosmic":
        yield from (question.session() for question in cosmic.asked())
    else:
        kinds, found = (
            (eclipse.KINDS, eclipse.asked()) if name == "eclipse" else (firestorm.KINDS, firestorm.asked())
        )
        yield from (question.session() for kind in kinds for question in list(found.of_kind(kind))[:1])


def at(session: Session, language: str) -> tuple[TableScene, PromptBar]:
    table = table_at(asked_at(session, language))
    table.refresh()
    assert table.bar is not None
    return table, table.bar


@pytest.mark.parametrize("name", PLAYABLE)
def test_every_question_says_because_of_what_it_is_asked(name: str) -> None:
    windows = 0
    for number, session in enumerate(sessions(name)):
        table, bar = at(session, LANGUAGES[number % 2])
        assert table.builder is not None
        prompt = table.builder.prompt
        what = f"{type(prompt).__name__} because of {prompt.because!r}"
        assert bar.because, what
        if table.call.is_quiet(prompt):
            windows += 1
            _names_cause_and_phase(table, bar, what)
    assert windows or name in ("duel", "eclipse"), "there are windows, and all of them were asked"


def _names_cause_and_phase(table: TableScene, bar: PromptBar, what: str) -> None:
    assert table.builder is not None
    window = table.call.window(table.builder.prompt)
    assert window is not None, what
    said = plain(f"{bar.sentence} {bar.because}")
    assert plain(window.cause) in said, f"{what}: {said}"
    steps = table.table.steps(table.view)
    phase = next(table.ui.say(step.key) for step in steps if step.state == "now")
    assert phase.casefold() in said.casefold(), f"{what}: {said}"


def test_who_uses_a_power_on_somebody_is_named() -> None:
    question = next(each for each in cosmic.asked() if each.kind == "MatchDiscard")
    table, bar = at(question.session(), "en")
    assert table.builder is not None
    assert table.builder.prompt.because == "hate"
    others = {name for seat, name in enumerate(table.watching().names) if seat != table.seat}
    assert bar.because.split(" uses Hate")[0] in others


def test_the_own_power_is_named_alone() -> None:
    question = next(each for each in cosmic.asked() if each.kind == "AddSuper")
    _, bar = at(question.session(), "en")
    assert " uses " not in bar.because


def test_a_combat_says_what_is_at_stake_unless_something_waits_on_the_stack() -> None:
    found = firestorm.asked()
    _, bar = at(next(iter(found.of_kind("ChooseDefenders"))).session(), "en")
    assert "At stake: " in bar.because
    assert "Points: " in bar.because
    _, bar = at(next(iter(found.of_kind("SpendStones"))).session(), "en")
    assert bar.because.startswith("Damage arrives: ")
    assert "At stake" not in bar.because


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_has_played_oneself_is_said_once(language: str) -> None:
    """Who played what lies on top of the stack may answer it, too: the question itself says so plainly."""
    hands = seated(rich(hand=["gr_focused_barrage", "gr_final_word"]), rich(ships=["ki_lancer"]))
    hands.plays(0, "gr_focused_barrage", "number 3")
    table = table_at(sit_down(hands.match, language=language, stops="always"))
    table.refresh()
    assert table.bar is not None
    said = plain(table.bar.because)
    assert ".:" not in said
    assert said.count(card_name(hands.table, hands.table.stack[0].card, language)) == 1
