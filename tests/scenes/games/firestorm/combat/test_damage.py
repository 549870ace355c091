"""Damage of a combat group placed by the table: where it destroys the most, and shown before it is dealt."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.match import Match
from game.firestorm.combat.prompts import DealDamage
from scenes.games.firestorm.combat.damage import proposed
from scenes.games.firestorm.looks.chips import HitLook
from scenes.widgets.button import Button
from tests.support.firestorm.questions import asked
from tests.support.firestorm.seated import arranged, card_of, give, seated, table_of
from tests.support.screen.corners import asked_at, table_at
from tests.support.screen.hands import HANDS, Desk

ATTACKER = "lft_battlecruiser"  # strikes with 6


def fighting(*blockers: str) -> Match[Any]:
    """Mia's battlecruiser is blocked by these ships; she is about to deal its damage."""
    match = arranged({"ships": [ATTACKER], "stones": 0}, {"ships": list(blockers)})
    match.answer(0, "attack")
    match.answer(0, f"card {card_of(match, 1, 'pl_ossun', 'planets')}")
    while not isinstance(match.waiting()[0], DealDamage):
        prompt = match.waiting()[0]
        options = prompt.options(match.view(prompt.seat))
        wanted = [said for said in options if prompt.seat == 1 and said.startswith(("card", "block"))]
        calm = [said for said in options if said in ("done", "pass", "none", "end")]
        match.answer(prompt.seat, (wanted or calm or options)[0])
    return match


def hits(match: Match[Any]) -> list[str]:
    prompt = match.waiting()[0]
    assert isinstance(prompt, DealDamage)
    return [handle.answer for handle in proposed(match.view(0), prompt)]


def ship(match: Match[Any], name: str) -> int:
    return card_of(match, 1, name, "ships")


def test_everything_is_placed_where_it_destroys_the_most() -> None:
    """A lancer (3/2) and a thorn (2/1) fall to 5 of 6 points; what is left goes to the better one."""
    match = fighting("ki_lancer", "ki_crystal_thorn")
    thorn, lancer = ship(match, "ki_crystal_thorn"), ship(match, "ki_lancer")
    assert hits(match) == [f"hit {thorn} 2", f"hit {lancer} 4"]


def test_one_dear_ship_is_better_than_a_cheap_one() -> None:
    """A storm cruiser (6/4) and a lancer (3/2) are too much for 6 points: the better one takes all."""
    match = fighting("ki_lancer", "ki_storm_cruiser")
    assert hits(match) == [f"hit {ship(match, 'ki_storm_cruiser')} 6"]


def test_what_has_been_dealt_by_hand_counts() -> None:
    match = fighting("ki_lancer", "ki_crystal_thorn")
    match.answer(0, f"hit {ship(match, 'ki_lancer')} 3")
    assert hits(match) == [f"hit {ship(match, 'ki_crystal_thorn')} 3"]


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_one_press_shows_the_damage_on_the_ships_and_the_big_button_deals_it(hands: str) -> None:
    match = fighting("ki_lancer", "ki_crystal_thorn")
    wanted = hits(match)
    desk = seated(match, hands=hands)
    press(desk, hands, "action")
    table = table_of(desk)
    looks = {
        placed.id: placed.look
        for placed in table.table.picture(table.view, table.watching())
        if isinstance(placed.look, HitLook)
    }
    thorn, lancer = ship(match, "ki_crystal_thorn"), ship(match, "ki_lancer")
    assert looks == {f"hit:{thorn}": HitLook(2, True), f"hit:{lancer}": HitLook(4, True)}
    count = len(match.decisions)
    assert count == len(table.session.match.decisions)  # nothing has been said yet
    press(desk, hands, "action")
    desk.wait(600)
    said = [decision.answer for decision in table.session.match.decisions[count:] if decision.seat == 0]
    assert said[: len(wanted)] == wanted


def test_before_anything_is_placed_the_proposal_is_seen_on_the_ships_and_offered_in_gold() -> None:
    match = fighting("ki_lancer", "ki_crystal_thorn")
    desk = seated(match)
    table = table_of(desk)
    seen = {placed.id for placed in table.table.picture(table.view, table.watching())}
    assert {f"hit:{ship(match, 'ki_lancer')}", f"hit:{ship(match, 'ki_crystal_thorn')}"} <= seen
    offer = desk.find("action")
    assert isinstance(offer, Button)
    assert offer.name.startswith("Place for me")
    assert offer.kind == "primary"


def test_one_step_back_takes_the_whole_plan_away() -> None:
    match = fighting("ki_lancer", "ki_crystal_thorn")
    desk = seated(match)
    press(desk, "mouse", "action")
    table = table_of(desk)
    table.step_back()
    assert table.builder is not None
    assert table.builder.parked == ()
    big = desk.find("action")
    assert big is not None
    assert big.name.startswith("Place for me")
    give(desk, f"hit {ship(match, 'ki_lancer')} 3")  # by hand as before
    assert table.session.match.decisions[-1].answer == f"hit {ship(match, 'ki_lancer')} 3"


def press(desk: Desk, hands: str, key: str) -> None:
    widget = desk.find(key)
    assert widget is not None, key
    HANDS[hands](desk, Random(1)).press(widget)
    desk.wait(100)


def test_a_hit_on_a_planet_lies_on_its_picture_and_leaves_its_name_to_be_read() -> None:
    table = table_at(asked_at(asked().fullest("DealDamage").session()))
    laid = {placed.id: placed.rect for placed in table.table.picture(table.view, table.watching())}
    bursts = {name: laid[name.replace("hit:", "card:")] for name in laid if name.startswith("hit:")}
    plates = {name: plate for name, plate in bursts.items() if plate.width > plate.height}
    assert plates
    assert all(laid[name].right < plate.x + plate.height for name, plate in plates.items())
