"""Questions after a die say what it has brought."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from scenes.games.firestorm.reactions.windows import announced
from tests.support.firestorm.matches import watching
from tests.support.firestorm.seated import arranged, card_of, seated, table_of
from tests.support.screen.hands import Desk


def asked(desk: Desk) -> str:
    table = table_of(desk)
    assert table.bar is not None
    return table.bar.name


def at_the_port(face: int) -> Match[Any]:
    """Mia uses a port that gives what a die says; she has to choose between points."""
    planet = {"card": "pl_kelmar", "gear": ["gg_smugglers_port"]}
    match = arranged({"color": "violet", "planets": ["pl_free_port_nightedge", planet]}, dice=[face])
    port = card_of(match, 0, "gg_smugglers_port", "gear")
    match.answer(0, f"use {port} 0")
    for _ in range(20):
        if type(match.waiting()[0]).__name__ == "ChooseOption":
            return match
        match.answer(match.waiting()[0].seat, "pass")
    raise AssertionError("she is not asked")


@pytest.mark.parametrize(("face", "points"), [(2, "1 TP"), (5, "2 TP")])
def test_a_choice_after_a_die_tells_the_die_and_what_it_gives(face: int, points: str) -> None:
    desk = seated(at_the_port(face))
    assert f"(die: {face})" in asked(desk)
    first = desk.find("choice:0")
    assert first is not None
    assert first.name == points


def test_the_die_is_told_in_german() -> None:
    assert "Würfel: 4" in asked(seated(at_the_port(4), language="de"))


def test_whoever_may_have_a_die_rolled_again_reads_what_it_shows() -> None:
    hand = ["gr_reactor_overload", "gr_counter_attempt", "lft_gamblers_luck"]
    match = arranged({"hand": hand}, {"ships": ["ki_storm_cruiser"]}, dice=[2])
    match.answer(0, f"play {card_of(match, 0, 'gr_reactor_overload', 'hand')}")
    match.answer(0, f"play {card_of(match, 0, 'gr_counter_attempt', 'hand')}")
    top = match.table.top()
    assert top is not None
    assert top.kind == "die_rolled"
    assert "2" in announced(match.view(0), top, watching(0, 2))
    desk = seated(match)
    assert "2" in asked(desk)
    assert "0" not in asked(desk)


def test_a_special_ability_that_succeeds_asks_for_its_target_with_the_die() -> None:
    """A small ship with an EMP is blocked by two: which of them does it hit?"""
    row = {
        "planet": "1:pl_ossun", "formations": [[0]], "open": [0], "defenders": [0, 1], "blocks": [0, 0],
        "step": "special_abilities",
    }  # fmt: skip
    ships = {"color": "red", "ships": ["ki_crystal_thorn"]}
    match = arranged(ships, {"ships": ["ki_lancer", "ki_storm_cruiser"]}, combat=row, dice=[4])
    match.answer(0, match.waiting()[0].options(match.view(0))[-1])
    assert type(match.waiting()[0]).__name__ == "ChooseSpecialTarget"
    assert "(die: 4)" in asked(seated(match))


def test_a_question_without_a_die_tells_none() -> None:
    assert "die" not in asked(seated(arranged({"hand": ["gr_courier_boat"]})))
