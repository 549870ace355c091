"""The equation of a reveal adds up to what the rules compare."""

from __future__ import annotations

import pytest

from game.cosmic import totals
from game.cosmic.parts import Mark
from scenes.games.cosmic import TABLE
from scenes.games.cosmic.looks.equation import UPSET, compared, sides
from scenes.games.cosmic.picture import equation, in_arena
from tests.support.cosmic.matches import COLOURS, NAMES, played, watching


@pytest.mark.parametrize("seed", range(16))
def test_the_terms_of_each_side_add_up_to_its_total(seed: int) -> None:
    seats, looked = 3 + seed % 3, 0
    for match in played(seed, seats, {"technology": seed % 2 == 0}):
        if not compared(match.table):
            continue
        looked += 1
        both = sides(match.table, COLOURS[:seats], NAMES[:seats], "en")
        assert both is not None
        assert [side.total for side in both] == [totals.total(match.table, side) for side in (0, 1)]
        assert all(sum(term.amount for term in side.terms) == side.total for side in both)
    assert looked


def test_the_equation_is_there_as_soon_as_two_attacks_lie_open_and_not_before() -> None:
    seen = 0
    for match in played(3, most=900):
        at = match.table.encounter
        look = equation(match.table, watching())
        assert (look is not None) == (at is not None and compared(match.table))
        seen += look is not None and in_arena(match.table)
    assert seen


def test_who_leads_is_marked_before_it_is_decided() -> None:
    """The side that is marked wins if nothing more happens; a tie is the defense's."""
    seen: set[int] = set()
    for seed in range(8):
        for match in played(seed, 4):
            table = match.table
            if not compared(table) or table.at.marked(UPSET) or table.at.low_wins >= 0:
                continue
            both = sides(table, COLOURS[:4], NAMES[:4], "en")
            assert both is not None
            leader = 0 if both[0].total > both[1].total else 1
            assert [side.leads for side in both] == [leader == 0, leader == 1]
            assert both[0].margin == both[1].margin == abs(both[0].total - both[1].total)
            seen.add(leader)
    assert seen == {0, 1}


def test_nobody_is_said_to_lead_while_an_upset_is_called() -> None:
    match = next(match for match in played(3, most=900) if in_arena(match.table) and compared(match.table))
    match.table.mark(Mark(UPSET, 0, match.table.at.offense))
    both = sides(match.table, COLOURS, NAMES, "en")
    assert both is not None
    assert not any(side.leads for side in both)


def test_without_an_equation_the_dark_ends_below_the_cards() -> None:
    heights = set()
    for match in (match for seed in range(10) for match in played(seed)):
        if in_arena(match.table):
            there = {placed.id: placed for placed in TABLE.picture(match.view(0), watching())}
            heights.add((compared(match.table), there["arena"].rect.height))
            assert all(there["arena"].rect.contains(there[f"bust:{side}"].rect) for side in (0, 1))
    tall = {height for added, height in heights if added}
    low = {height for added, height in heights if not added}
    assert tall
    assert low
    assert max(low) < min(tall)
