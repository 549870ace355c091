"""A button says where the totals stand once it is pressed."""

from __future__ import annotations

import pytest

from game.core.prompts import NONE
from game.duel.prompts import MayDiscardCard, PlayReinforcement
from scenes.games.duel.previews import totals_after
from tests.duel.aliens.test_echo_chamber import NEXT, at_the_reveal
from tests.support.duel.duels import Duels, a_contest
from tests.support.screen.headless import a_ui


def test_an_echo_tells_what_the_plan_will_count_and_what_stays_without() -> None:
    contest = at_the_reveal(["plan_06"], ["plan_20"])
    prompt, view = contest.asks(0, MayDiscardCard), contest.match.view(0)
    told = {handle.answer: totals_after(a_ui(), prompt, handle, view) for handle in prompt.handles(view)}
    assert told.pop(NONE) == "It stays at 6 : 20"
    assert set(told.values()) == {"Then it stands 19 : 20"}


def reinforcing() -> Duels:
    """Seat 0 may reinforce, and nobody else."""
    return a_contest(
        ["prime", "uber_reserve"],
        card="spelling_bee",
        phase="reinforcements",
        destiny=NEXT,
        hands=[["double_booked"], ["plan_04"]],
        contest={"plans": [["plan_06"], ["plan_20"]], "revealed": True},
    )


@pytest.mark.parametrize("number", range(3))
def test_a_reinforcement_tells_the_totals_that_are_compared(number: int) -> None:
    fight = reinforcing()
    prompt, view = fight.asks(0, PlayReinforcement), fight.match.view(0)
    handle = prompt.handles(view)[number]
    told = totals_after(a_ui(), prompt, handle, view)
    fight.answers(0, PlayReinforcement, handle.answer)
    assert told.endswith("{} : {}".format(*fight.totals))
