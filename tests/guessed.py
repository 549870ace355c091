"""Whether random play guesses an answer as often as it is likely, without looking for all others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

import game
from game.core.match import Match
from game.core.prompts import Prompt

DRAWS = 2000
FAR = 5.5  # standard deviations; the draws are the same in every run
FEWEST = 3  # positions that are looked at
PLAIN: Mapping[str, Any] = MappingProxyType({})


def positions(
    name: str, seats: int, asked: str, every: int, options: Mapping[str, Any]
) -> list[tuple[Any, Prompt[Any]]]:
    """Tables of a random match on which this is asked, one of so many."""
    match: Match[Any] = game.new_match(name, seats, seats, dict(options))
    dice, found, met = Random(seats), [], 0
    while waiting := match.waiting():
        prompt = waiting[0]
        met += type(prompt).__name__ == asked
        if type(prompt).__name__ == asked and met % every == 1:
            found.append((match.game.copy(match.table), prompt))
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    return found


def odd_guesses(
    name: str, seats: int, asked: str, every: int, options: Mapping[str, Any] = PLAIN
) -> list[tuple[Prompt[Any], Any]]:
    """Questions with an answer that is guessed too often, or too seldom, or could not be given."""
    dice, odd = Random(1), []
    found = positions(name, seats, asked, every, options)
    assert len(found) >= FEWEST
    for table, prompt in found:
        likely = Counter(prompt.likely(table))
        guessed = Counter(prompt.guess(table, dice.random) for _ in range(DRAWS))
        odd += [(prompt, said) for said in guessed if said not in likely]
        for said, often in likely.items():
            share = often / likely.total()
            spread = max(1.0, (DRAWS * share * (1 - share)) ** 0.5)
            if abs(guessed[said] - DRAWS * share) >= FAR * spread:
                odd.append((prompt, said))
    return odd
