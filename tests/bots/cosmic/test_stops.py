"""Where a person is not stopped in Cosmic Encounter: no reinforcement could turn the encounter."""

from __future__ import annotations

from random import Random

from game.bots.cosmic.stops import ALL_TOGETHER, might_matter, stop_at
from game.bots.minds import Stop
from game.core.match import Match
from game.cosmic.prompts import NO_SHIPS, PlayReinforcement
from game.cosmic.table import CosmicTable
from game.cosmic.totals import total
from tests.support.cosmic.matches import new_match


def reinforcing() -> Match[CosmicTable]:
    """A fight in which everybody who takes part may reinforce."""
    for seed in range(50):
        match, dice = new_match(seed, 3, {"open_call": True}), Random(seed)
        while match.waiting() and len(match.decisions) < 400:
            prompt = match.waiting()[0]
            plain = not any(power in ("spiff", "reserve") for _, power in match.table.in_play)
            if isinstance(prompt, PlayReinforcement) and plain:
                return match
            match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    raise AssertionError("nobody fights")


def lead(match: Match[CosmicTable], points: int) -> None:
    """The offense is ahead by so many points."""
    table = match.table
    offense, *others = table.at.values
    table.at.values = (offense + points - total(table, 0) + total(table, 1), *others)


def test_what_all_reinforcements_cannot_turn_is_not_asked() -> None:
    match = reinforcing()
    prompt = match.waiting()[0]
    lead(match, ALL_TOGETHER + 1)
    assert stop_at(match.table, prompt) == Stop(NO_SHIPS)
    assert not any(might_matter(match.table, prompt, seat) for seat in range(3))


def test_what_they_could_turn_is_asked() -> None:
    match = reinforcing()
    prompt = match.waiting()[0]
    lead(match, 2)
    assert stop_at(match.table, prompt) is None
    assert might_matter(match.table, prompt, prompt.seat)
