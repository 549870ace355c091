"""Ships that nobody blocks advance: all of them are proposed in gold, and none is calm."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.match import Match
from game.firestorm.combat.prompts import ChooseAdvance
from scenes.games.firestorm.names import name_of
from scenes.table.answering.answer_plan import Gathering
from tests.support.firestorm.seated import arranged, card_of, seated, table_of
from tests.support.screen.hands import HANDS

FLEET = ("lft_battlecruiser", "ki_lancer")


def unblocked(*ships: str) -> Match[Any]:
    """Mia attacks with these ships, and nobody defends."""
    match = arranged({"ships": list(ships), "stones": 0}, {})
    match.answer(0, "attack")
    match.answer(0, f"card {card_of(match, 1, 'pl_ossun', 'planets')}")
    while not isinstance(match.waiting()[0], ChooseAdvance):
        prompt = match.waiting()[0]
        options = prompt.options(match.view(prompt.seat))
        wanted = [said for said in options if prompt.seat == 0 and said.startswith("card")]
        calm = [said for said in options if said in ("done", "pass", "none", "end")]
        match.answer(prompt.seat, (wanted or calm or options)[0])
    return match


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_all_ships_are_chosen_with_one_press_and_sent_with_the_next(hands: str) -> None:
    match = unblocked(*FLEET)
    desk = seated(match, hands=hands)
    assert "Choose all 2 ships" in desk.root.find("action").name
    assert "Attack 9 is enough for Ossun" in desk.root.find("action").name
    hand = HANDS[hands](desk, Random(1))
    hand.press(desk.root.find("action"))
    builder = table_of(desk).builder
    assert isinstance(builder, Gathering)
    assert len(builder.gathered) == len(FLEET)
    assert not [one for one in match.decisions if one.asked == "ChooseAdvance"]
    hand.press(desk.root.find("action"))
    assert len([one for one in match.decisions if one.asked == "ChooseAdvance"]) == len(FLEET)


def test_no_ship_is_a_calm_answer_and_space_does_not_give_it() -> None:
    desk = seated(unblocked(*FLEET))
    assert "Advance with no ship" in desk.root.find("answer:0").name
    assert desk.root.find("answer:0").hotkey != "space"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_single_ship_is_proposed_by_name(language: str) -> None:
    desk = seated(unblocked(FLEET[0]), language=language)
    assert name_of(FLEET[0], language) in desk.root.find("action").name


def test_ships_that_are_too_weak_for_the_planet_say_by_how_much() -> None:
    desk = seated(unblocked("lft_pathfinder_scout"))
    assert "Attack 1; Ossun falls at 4" in desk.root.find("action").name
