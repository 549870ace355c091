"""Plain blunders of Duel and Cosmic Encounter: what a captain does not even think about.

Novices play, and a captain is asked at their side. Rates in matches of captains stand in docs/bots.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.bots import decided, mind_of
from game.bots.captain import Captain
from game.core.prompts import NONE
from game.cosmic.prompts import JoinSide
from game.duel.moments import duel_of
from game.duel.prompts import PlayReinforcement
from tests.support.blunders import Rates, blunders, choices
from tests.support.cosmic.blunders import Judge as CosmicJudge
from tests.support.cosmic.blunders import stretched
from tests.support.duel.blunders import Judge as DuelJudge
from tests.support.duel.blunders import helps_the_other


def thought_about(seeds: range) -> Rates:
    """Reinforcements that a captain of Duel would try out in imagined worlds."""
    rates = Rates(Counter(), Counter())
    for seed in seeds:
        for match, prompt, _ in choices("duel", seed, ["novice", "novice"], {}):
            if isinstance(prompt, PlayReinforcement) and duel_of(match.table).revealed:
                view: Any = match.view(prompt.seat)
                found = Captain(_mind("duel"), seed).candidates(view, prompt)
                played = [each.answer for each in found if each.answer[0] != NONE]
                rates.add(("helps the other side", helps_the_other(view, prompt.seat, a)) for a in played)
    return rates


def joined(seeds: range) -> Rates:
    """Whether a captain of Cosmic Encounter joins somebody's encounter at first sight, with single ships."""
    rates = Rates(Counter(), Counter())
    for seed in seeds:
        for match, prompt, _ in choices("cosmic", seed, ["novice"] * 4, {}):
            if isinstance(prompt, JoinSide) and stretched(match.table, prompt.seat):
                answer = decided(Captain(_mind("cosmic"), seed, 0), match, prompt.seat)
                rates.add([("colony lost", answer != NONE)])
    return rates


def _mind(name: str) -> Any:
    mind = mind_of(name)
    assert mind is not None
    return mind


def test_no_reinforcement_is_thought_about_that_only_helps_the_other_side() -> None:
    rates = thought_about(range(4))
    assert rates.chances["helps the other side"] > 10
    assert rates.made["helps the other side"] == 0, rates


def test_no_colony_or_power_is_lost_for_somebody_elses_encounter() -> None:
    """Before: 7 of 16."""
    rates = joined(range(12))
    assert rates.chances["colony lost"] > 10
    assert rates.rate("colony lost") <= 0.2, rates


@pytest.mark.slow
def test_captains_of_duel_help_nobody_but_themselves() -> None:
    rates = blunders(DuelJudge, (choices("duel", seed, ["captain"] * 2, {}) for seed in range(40)))
    assert rates.made["helped the other side"] == 0, rates


@pytest.mark.slow
def test_captains_of_cosmic_encounter_keep_their_colonies() -> None:
    rates = blunders(CosmicJudge, (choices("cosmic", seed, ["captain"] * 4, {}) for seed in range(20)))
    assert rates.rate("colony lost for an ally") <= 0.2, rates
