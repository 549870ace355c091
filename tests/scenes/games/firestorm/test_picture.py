"""What lies where on Firestorm's table, and what a hand can do with it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.match import Match
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.looks.backs import BackLook, GearLook
from scenes.games.firestorm.looks.cards import TableCardLook, WholeCardLook
from scenes.games.firestorm.zones import place_of
from scenes.table.stage.piece import PlacedPiece
from tests.support.firestorm.matches import MODES, new_match, played, watching
from tests.support.firestorm.seated import arranged, card_of, give, seated, table_of
from tests.support.screen.hands import HANDS


def picture(match: Match[Any], seat: int = 0) -> dict[str, PlacedPiece]:
    view = match.view(seat)
    return {placed.id: placed for placed in TABLE.picture(view, watching(seat, view.seats))}


def test_planets_lie_outside_and_ships_inside() -> None:
    match = arranged()
    shown = picture(match)
    order = [
        card_of(match, 1, "pl_ossun", "planets"), card_of(match, 1, "ki_lancer", "ships"),
        card_of(match, 0, "lft_fleet_tender", "ships"), card_of(match, 0, "pl_kelmar", "planets"),
    ]  # fmt: skip
    heights = [shown[f"card:{card}"].y for card in order]
    assert heights == sorted(heights)
    assert len(set(heights)) == 4


def test_a_deactivated_card_is_turned_dimmed_and_marked() -> None:
    match = arranged({"planets": [{"card": "pl_kelmar", "resting": True}, "pl_dawnlight_station"]})
    shown = picture(match)
    tired = shown[f"card:{card_of(match, 0, 'pl_kelmar', 'planets')}"]
    fresh = shown[f"card:{card_of(match, 0, 'pl_dawnlight_station', 'planets')}"]
    assert tired.angle == -7
    assert tired.light < fresh.light == 1.0
    assert isinstance(tired.look, TableCardLook)
    assert tired.look.resting


def test_values_damage_and_counters_show_on_a_card() -> None:
    ship = {"card": "lft_fleet_tender", "gear": ["gr_shield_booster"], "damage": 2, "counters": 1}
    match = arranged({"ships": [ship]})
    look = picture(match)[f"card:{card_of(match, 0, 'lft_fleet_tender', 'ships')}"].look
    assert isinstance(look, TableCardLook)
    assert (look.attack, look.defense, look.damage, look.counters) == (6, 8, 2, 1)


def test_an_accessory_sticks_out_below_its_host_and_rivals_see_its_cost_only() -> None:
    match = arranged()
    gear = card_of(match, 0, "gr_shield_booster", "gear")
    host = card_of(match, 0, "lft_fleet_tender", "ships")
    mine, theirs = (picture(match, seat) for seat in (0, 1))
    assert mine[f"card:{gear}"].rect.bottom > mine[f"card:{host}"].rect.bottom
    assert mine[f"card:{gear}"].z < mine[f"card:{host}"].z
    own, rival = mine[f"card:{gear}"].look, theirs[f"card:{gear}"].look
    assert isinstance(own, GearLook)
    assert isinstance(rival, GearLook)
    assert own.key == "gr_shield_booster"
    assert not rival.key
    assert rival.back.startswith("back_ship_accessory")


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_everybody_has_rows_and_piles(mode: str, seats: int) -> None:
    match = new_match(3, seats, mode)
    for below in range(seats):
        view = match.view(below)
        shown = {placed.id: placed for placed in TABLE.picture(view, watching(below, seats))}
        for seat in range(seats):
            assert f"pile:deck:{seat}" in shown
            assert all(f"card:{card}" in shown for card in view.own(seat, view.players[seat].planets))
        assert len({place_of(view, watching(below, seats), seat) for seat in range(seats)}) == seats


def test_two_who_play_side_by_side_both_sit_below() -> None:
    match = new_match(3, 4, "pairs")
    for below in range(4):
        partner = below ^ 1
        places = {place_of(match.table, watching(below, 4), seat) for seat in (below, partner)}
        assert places == {0, 3}


def test_whoever_attacks_face_down_shows_backs_to_the_defender_and_ships_to_the_owner() -> None:
    match = arranged(theirs={"ships": ["ki_lancer", "ki_storm_cruiser"]}, turn=1)
    planet = card_of(match, 0, "pl_havarra", "planets")
    match.answer(1, "attack")
    match.answer(1, f"card {planet}")
    for name in ("ki_lancer", "ki_storm_cruiser"):
        match.answer(1, f"card {card_of(match, 1, name, 'ships')}")
    while type(match.waiting()[0]).__name__ != "FormUp":
        match.answer(match.waiting()[0].seat, match.waiting()[0].options(match.table)[0])
    match.answer(1, "done")
    mine, theirs = picture(match, 0), picture(match, 1)
    slots = [name for name in mine if name.startswith("slot:")]
    assert len(slots) == 2
    assert all(isinstance(mine[name].look, BackLook) for name in slots)
    assert all(isinstance(theirs[name].look, TableCardLook) for name in slots)
    assert f"card:{card_of(match, 1, 'ki_lancer', 'ships')}" not in mine


# --- hands


@pytest.mark.parametrize("hands", ["mouse", "finger"])
def test_an_accessory_is_dragged_from_the_hand_straight_onto_its_ship(hands: str) -> None:
    match = arranged({"hand": ["gr_auxiliary_cannon"]})
    desk = seated(match, hands=hands)
    table = table_of(desk)
    card = card_of(match, 0, "gr_auxiliary_cannon", "hand")
    host = card_of(match, 0, "lft_pathfinder_scout", "ships")
    way = HANDS[hands](desk, Random(1))
    carried = desk.find(f"card:{card}")
    assert carried is not None
    way.carry(carried, f"card:{host}")
    desk.wait(400)
    if table.builder and table.builder.chosen:
        way.press(desk.find("action"))  # type: ignore[arg-type]  # the big button is always there
        desk.wait(400)
    said = [decision.answer for decision in table.session.match.decisions]
    assert f"play {card}" in said
    assert table.session.match.table.host(card) == host


def test_points_are_taken_by_a_tap_on_an_orb() -> None:
    match = arranged({"tp": 0, "ep": 0})
    desk = seated(match)
    planet = card_of(match, 0, "pl_kelmar", "planets")
    give(desk, f"produce {planet} 0")
    assert match.table.players[0].tp + match.table.players[0].ep == 1


def test_damage_is_dealt_by_choosing_a_number_for_a_target() -> None:
    match = arranged({"ships": ["lft_battlecruiser"]}, {"ships": ["ki_lancer"]})
    planet = card_of(match, 1, "pl_ossun", "planets")
    match.answer(0, "attack")
    match.answer(0, f"card {planet}")
    while type(match.waiting()[0]).__name__ != "DealDamage":
        prompt = match.waiting()[0]
        options = prompt.options(match.view(prompt.seat))
        fights = prompt.seat == 1 or type(prompt).__name__ == "ChooseAdvance"
        wanted = [said for said in options if fights and said.startswith(("card", "block"))]
        calm = [said for said in options if said in ("done", "pass", "none", "end")]
        match.answer(prompt.seat, (wanted or calm or options)[0])
    assert match.waiting()[0].seat == 0
    desk = seated(match, stops="always")
    hit = next(said for said in match.waiting()[0].options(match.table) if said.startswith("hit"))
    give(desk, hit)
    said = [decision.answer for decision in table_of(desk).session.match.decisions if decision.seat == 0]
    assert hit in said


def test_points_between_partners_stand_beside_the_line() -> None:
    """What can be asked of the partner lies on the table, not in a tray over it."""
    for match in played(1, 4, "pairs", 400):
        prompt = match.waiting()[0] if match.waiting() else None
        handles = prompt.handles(match.view(prompt.seat)) if prompt else []
        offered = frozenset(handle.piece for handle in handles if handle.piece)
        dealt = {name for name in offered if name.startswith(("asked:", "points:"))}
        if prompt and dealt:
            seen = watching(prompt.seat, 4, offered=offered, question=prompt)
            assert dealt <= {placed.id for placed in TABLE.picture(match.view(prompt.seat), seen)}
            return
    raise AssertionError("nobody could ask a partner")


def test_cards_of_the_hand_show_whether_they_may_be_played_now_or_later() -> None:
    hand = ["gr_auxiliary_cannon", "lft_deceptive_course", "gr_crash_landing", "gr_counter_attempt"]
    match = arranged({"hand": hand})
    prompt = match.waiting()[0]
    offered = frozenset(handle.piece for handle in prompt.handles(match.view(0)) if handle.piece)
    shown = {
        placed.id: placed
        for placed in TABLE.picture(match.view(0), watching(0, 2, offered=offered, question=prompt))
    }
    looks = {}
    for name in hand:
        placed = shown[f"card:{card_of(match, 0, name, 'hand')}"]
        assert isinstance(placed.look, WholeCardLook)
        looks[name] = (placed.look.state, placed.light)
    assert looks["gr_auxiliary_cannon"] == ("now", 1.0)  # a ship may bear it
    assert looks["lft_deceptive_course"][0] == "later"  # in the third combat effect phase
    assert looks["gr_counter_attempt"][0] == "later"  # as soon as somebody plays an effect
    assert looks["gr_crash_landing"] == ("", 0.66)  # only in an opponent's event phase
