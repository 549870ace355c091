"""The stage of a combat: what is laid out in secret, who blocks whom, and what can be known of it."""

from __future__ import annotations

import re
from typing import Any

from game.core.match import Match
from game.firestorm.combat.prompts import AssignDefender
from game.firestorm.phases import combat
from game.firestorm.table import FirestormTable
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.combat.known_attackers import KnowLook, threat
from scenes.games.firestorm.combat.lanes import lanes
from scenes.games.firestorm.combat.steps import PART_OF, STEPS
from scenes.widgets.button import Button
from tests.support.firestorm.matches import watching
from tests.support.firestorm.seated import arranged, card_of, give, seated, table_of
from tests.support.screen.views import as_table

SQUADRON = ("lft_pathfinder_scout", "lft_trickster_fighter", "lft_fleet_tender")
FLEET = ["ki_lancer", "ki_crystal_thorn", "ki_crystal_battleship"]


def calm(match: Match[Any], until: str) -> Match[Any]:
    """Go on without doing anything until a question is asked."""
    while type(match.waiting()[0]).__name__ != until:
        prompt = match.waiting()[0]
        options = prompt.options(match.view(prompt.seat))
        match.answer(
            prompt.seat, next((said for said in options if said in ("pass", "none", "done")), options[0])
        )
    return match


def attacked(ships: list[str], mine: list[str], **more: Any) -> Match[Any]:
    """Jonas attacks Havarra with these ships; he is about to form them up."""
    match = arranged({"ships": mine, **more}, {"ships": ships}, turn=1)
    planet = card_of(match, 0, "pl_havarra", "planets")
    calm(match, "TakeMainPhase")
    match.answer(1, "attack")
    calm(match, "ChoosePlanetToAttack")
    match.answer(1, f"card {planet}")
    for name in ships if len(ships) > 1 else []:
        match.answer(1, f"card {card_of(match, 1, name, 'ships')}")
    return calm(match, "FormUp")


def to_assign(match: Match[Any]) -> int:
    """The ship whose formation is asked for."""
    prompt = match.waiting()[0]
    assert isinstance(prompt, AssignDefender)
    return prompt.ship


def shown(match: Match[Any], seat: int = 0) -> dict[str, Any]:
    view = match.view(seat)
    prompt = match.asked_of(seat)
    seen = watching(seat, 2, question=prompt)
    return {placed.id: placed for placed in TABLE.picture(view, seen)}


def test_the_strip_names_every_step_of_the_rules() -> None:
    assert {PART_OF.get(step, step) for step in combat.STEPS} | {"attack"} == set(STEPS)


def test_ships_move_from_formation_to_formation_and_none_covers_another() -> None:
    match = arranged({"ships": list(SQUADRON)})
    planet = card_of(match, 1, "pl_ossun", "planets")
    match.answer(0, "attack")
    calm(match, "ChoosePlanetToAttack")
    match.answer(0, f"card {planet}")
    ships = [card_of(match, 0, name, "ships") for name in SQUADRON]
    for ship in ships:
        match.answer(0, f"card {ship}")
    calm(match, "FormUp")
    desk = seated(match)
    give(desk, f"form {ships[0]} 1")
    give(desk, f"load {ships[1]} {ships[2]}")
    table = table_of(desk)
    rects = {
        placed.id: placed.rect
        for placed in TABLE.picture(as_table(FirestormTable, table.view), table.watching())
    }
    assert rects[f"card:{ships[2]}"].colliderect(rects[f"card:{ships[1]}"])
    assert not rects[f"card:{ships[0]}"].colliderect(rects[f"card:{ships[2]}"])
    give(desk, "done")
    assert table.session.match.table.combat is None or table.session.match.table.combat.placed


def test_accessories_of_a_loaded_ship_lie_below_it() -> None:
    scout = {"card": "lft_pathfinder_scout", "gear": ["gr_shield_booster"]}
    match = arranged({"ships": [scout, "lft_fleet_tender"]})
    small, large = (card_of(match, 0, name, "ships") for name in ("lft_pathfinder_scout", "lft_fleet_tender"))
    match.answer(0, "attack")
    calm(match, "ChoosePlanetToAttack")
    match.answer(0, f"card {card_of(match, 1, 'pl_ossun', 'planets')}")
    for ship in (small, large):
        match.answer(0, f"card {ship}")
    calm(match, "FormUp").answer(0, f"load {small} {large}")
    booster, found = card_of(match, 0, "gr_shield_booster", "gear"), shown(match)
    ship, strip = found[f"card:{small}"].rect, found[f"card:{booster}"].rect
    assert ship.left <= strip.left
    assert strip.right <= ship.right
    assert strip.top >= ship.bottom
    assert not strip.colliderect(found["ships_in_hand:hand"].rect)


def test_whoever_blocks_stands_below_the_formation_while_the_others_are_assigned() -> None:
    match = attacked(FLEET[:2], ["lft_pathfinder_scout", "lft_battlecruiser"])
    match.answer(1, "done")
    calm(match, "ChooseDefenders")
    for name in ("lft_pathfinder_scout", "lft_battlecruiser"):
        match.answer(0, f"card {card_of(match, 0, name, 'ships')}")
    calm(match, "AssignDefender")
    first = to_assign(match)
    match.answer(0, f"block {first} 0")
    seen = watching(0, 2, question=match.asked_of(0))
    lane = lanes(match.view(0), seen)[0]
    assert lane.slot.contains(shown(match)[f"card:{first}"].rect)


def test_what_may_get_through_is_told_with_its_chance() -> None:
    """Of three ships, 3, 2 and 8 strong, one is unblocked and nobody knows which: Havarra bears 5."""
    match = attacked(FLEET, ["lft_pathfinder_scout", "lft_trickster_fighter", "lft_battlecruiser"])
    match.answer(1, "done")
    calm(match, "ChooseDefenders")
    for name in ("lft_pathfinder_scout", "lft_trickster_fighter", "lft_battlecruiser"):
        match.answer(0, f"card {card_of(match, 0, name, 'ships')}")
    calm(match, "AssignDefender")
    for formation in (0, 1):
        match.answer(0, f"block {to_assign(match)} {formation}")
    view = match.view(0)
    assert view.combat is not None
    sure, hidden, unknown = threat(view, view.combat, [2])
    assert (sure, hidden, sorted(unknown)) == (0, 1, [2, 3, 8])
    look = shown(match)["fight:known"].look
    assert isinstance(look, KnowLook)
    assert look.share == 66
    assert "At least 2, at most 8 damage; 6 destroys it" in look.sentence


def test_the_panel_tells_no_more_than_its_reader_knows() -> None:
    match = attacked(FLEET, ["lft_pathfinder_scout"])
    match.answer(1, "done")
    calm(match, "ChooseDefenders")
    look = shown(match)["fight:known"].look
    assert isinstance(look, KnowLook)
    assert all("unknown" in row[4] for row in look.rows)
    own = {placed.id: placed for placed in TABLE.picture(match.view(1), watching(1, 2))}["fight:known"].look
    assert isinstance(own, KnowLook)
    assert all(re.search(r"stands in [ABC]$", row[4]) for row in own.rows)


def test_an_attack_is_answered_by_those_who_stay_at_home() -> None:
    """Points of planets that have no part in the combat stand beside the stage."""
    match = attacked(FLEET[:1], ["lft_pathfinder_scout"], hand=["gr_burst_fire"], tp=0, ep=0)
    match.answer(1, "done")
    calm(match, "ChooseDefenders")
    match.answer(0, f"card {card_of(match, 0, 'lft_pathfinder_scout', 'ships')}")
    calm(match, "Act")
    prompt = match.asked_of(0)
    assert prompt is not None
    offered = frozenset(handle.piece for handle in prompt.handles(match.view(0)) if handle.piece)
    names = {
        placed.id for placed in TABLE.picture(match.view(0), watching(0, 2, question=prompt, offered=offered))
    }
    assert {name for name in offered if name.startswith("yield:")} <= names


def test_nobody_defends_by_a_calm_button_and_those_who_are_named_by_the_gold_one() -> None:
    match = attacked(FLEET[:1], ["lft_pathfinder_scout", "lft_battlecruiser"])
    match.answer(1, "done")
    calm(match, "ChooseDefenders")
    desk = seated(match)
    calmly = desk.find("answer:0")
    assert calmly is not None
    assert calmly.name == "Defend with no ship. Nothing blocks the attack"
    for ship, said in (("lft_battlecruiser", "Send "), ("lft_pathfinder_scout", "Defend with 2 ships")):
        piece = desk.find(f"card:{card_of(match, 0, ship, 'ships')}")
        assert piece is not None
        piece.act("press")
        big = desk.find("action")
        assert isinstance(big, Button)
        assert big.name.startswith(said)
        assert big.kind == "primary"
