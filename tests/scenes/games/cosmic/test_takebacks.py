"""Alone against bots: one takes back over silent passes, never over what was learned (docs/ux 4.8)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.core.history import Decision
from game.core.prompts import NONE
from game.cosmic.prompts import ChooseEncounterCard, ChoosePlanet, PlayCard, SecondEncounter, TakeShips
from scenes.screens.table_screens import open_table
from scenes.session.session import Session
from scenes.table.scene import TableScene
from tests.support.cosmic.matches import new_match, session_of
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui

ALONE = 0
LONG = 400  # decisions


def passed(decision: Decision) -> bool:
    return (decision.asked, decision.answer) == (PlayCard.__name__, NONE)


def asked_again(seed: int, fits: Callable[[Session, int], bool]) -> Session:
    """The person is asked; since the last own answer, which fits, everybody has only passed in windows."""
    session, dice = session_of(new_match(seed, 3, {"open_call": True}), ALONE), Random(seed)
    session.asks_all = False  # as at a table with one person
    own = 0
    while len(session.match.decisions) < LONG:
        seat = session.bot_to_think()
        if seat is None:
            since = session.match.decisions[own + 1 :]
            if since and all(map(passed, since)) and fits(session, own):
                return session
            seat, own = ALONE, len(session.match.decisions)
        prompt = session.prompt(seat)
        assert prompt is not None
        session.answer(seat, dice.choice(prompt.likely(session.view(seat))))
    raise AssertionError("no such moment")


def answered(kind: type) -> Callable[[Session, int], bool]:
    return lambda session, own: session.match.decisions[own].asked == kind.__name__


def seated(session: Session) -> TableScene:
    ui = a_ui()
    ui.settings.speed = "instant"
    table = open_table(ui, session)
    ui.stack.push(table)
    ui.stack.settle()
    Desk(ui).wait(40)
    assert table.seat == ALONE
    return table


@pytest.mark.parametrize("kind", [ChoosePlanet, TakeShips])
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_decision_is_taken_back_over_passes_that_nobody_was_asked_for(kind: type, seed: int) -> None:
    """Both of the bots and of the person, who could only pass."""
    session = asked_again(seed, answered(kind))
    decided = max(n for n, one in enumerate(session.match.decisions) if one.asked == kind.__name__)
    assert {one.seat for one in session.match.decisions[decided + 1 :]} == {0, 1, 2}
    table = seated(session)
    assert table.taking_back.undoing(table.seat).enabled
    table.actions.undo()
    assert len(session.match.decisions) == decided
    assert table.builder is not None
    assert type(table.builder.prompt) is kind


@pytest.mark.parametrize("kind", [ChooseEncounterCard, SecondEncounter])
def test_what_was_seen_since_stays_seen_however_silent_the_others_are(kind: type) -> None:
    """Cards were turned up, or a destiny card was drawn: only passes followed, but somebody has learned."""
    session = asked_again(4, answered(kind))
    table, taken = seated(session), len(session.match.decisions)
    assert not table.taking_back.undoing(table.seat).enabled
    table.actions.undo()
    assert len(session.match.decisions) == taken


def test_who_takes_a_pass_back_that_was_said_in_advance_is_asked() -> None:
    """The chip would pass again at once."""
    session = asked_again(1, lambda session, own: isinstance(session.prompt(ALONE), PlayCard))
    table = seated(session)
    table.call.stand(ALONE, "encounter")
    taken = len(session.match.decisions)
    table.flow.go_on()
    assert passed(session.match.decisions[taken])
    assert ALONE in table.call.orders.standing
    table.actions.undo()
    assert len(session.match.decisions) == taken
    assert ALONE not in table.call.orders.standing
    assert table.builder is not None
