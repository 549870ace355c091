"""When instants may be played: every card in every effect phase of the own turn and of an enemy's."""

from __future__ import annotations

from typing import Any

import pytest

from game.firestorm import pieces
from tests.support.firestorm.positions import BOAT, CRUISER, LANCER, color_of, combat
from tests.support.firestorm.words import Hands, rich, seated

OWN = ("own event", "own main", "own kep1", "own kep2", "own kep3")
ENEMY = tuple(phase.replace("own", "enemy") for phase in OWN)
MOMENTS = (*OWN, *ENEMY)
EVENT, MAIN = ("own event", "enemy event"), ("own main", "enemy main")
KEP1, KEP2, KEP3 = (tuple(side + kep for side in ("own ", "enemy ")) for kep in ("kep1", "kep2", "kep3"))
TIMES: dict[str, tuple[str, ...]] = {
    "gr_crash_landing": ("enemy event",),
    "gr_burst_fire": (*KEP2, *KEP3),
    "gr_shield_surge": MOMENTS,
    "gr_yard_strike": ("enemy event",),
    "gr_supply_run": ("own main",),
    "gr_phase_breach": MOMENTS,
    "gr_reactor_overload": ("enemy event", "own main"),
    "gr_fall_back": (*KEP1, *KEP2),
    "gr_focused_barrage": (*MAIN, *KEP2, *KEP3),
    "lft_deceptive_course": KEP3,
    "lft_frequency_swap": (*MAIN, *KEP3),
    "lft_inflight_refit": ("own main",),
    "lft_second_wave": MAIN,
    "lft_holo_fleet": ("enemy kep1",),
    "lft_spare_parts": ("own main", "own event"),
    "fr_intrigue": ("enemy event",),
    "fr_protracted_talks": ("enemy kep1",),
    "fr_embargo": ("enemy event",),
    "fr_attrition": (*EVENT, *MAIN),
    "fr_expropriation": (*MAIN, *KEP3),
    "ki_lightning_assault": ("own main",),
    "ki_crystal_storm": ("own kep3",),
    "ki_coup_de_grace": (*EVENT, *MAIN),
    "ki_colonisation_wave": ("own main",),
    "ki_show_of_force": ("own event",),
    "ki_area_bombardment": ("own kep3",),
    "gg_raid": ("own main",),
    "gg_meteor_swarm": (*EVENT, *MAIN),
    "gg_extortion": ("enemy event",),
    "gg_contract_killing": ("own main", "own event"),
    "gg_plunder": ("own main",),
    "gg_scorched_earth": ("own main",),
}


def side(*hand: str, color: str = "blue") -> dict[str, Any]:
    """A seat with something of every kind."""
    gear = {"card": CRUISER, "gear": ["gr_auxiliary_cannon"]}
    ships = [LANCER, gear, BOAT, {"card": BOAT, "resting": True}]
    planets = ["pl_kelmar", "pl_sixtrae"]
    return rich(hand=[*hand], color=color, ships=ships, planets=planets, others=["gr_command_net"])


def at(moment: str, key: str) -> Hands:
    """Everybody has everything; seat 0 has the turn, and the card is in the hand of one of the two."""
    whose, _, phase = moment.partition(" ")
    holder = side(key, "gr_shield_surge", color=color_of(key))
    rows = [holder, side()] if whose == "own" else [side(), holder]
    if not phase.startswith("kep"):
        return seated(*rows, phase=phase)
    return combat([LANCER], [LANCER], step=phase, formations=[[0], [1]], blocks=[0], me=rows[0], them=rows[1])


def may_play(moment: str, key: str) -> bool:
    hands, seat = at(moment, key), 0 if moment.startswith("own") else 1
    while hands.match.asked_of(seat) is None:
        hands.passes(hands.match.waiting()[0].seat)
    return hands.may_play(seat, key)


@pytest.mark.parametrize("key", TIMES)
def test_an_instant_is_played_in_its_phases_and_in_no_others(key: str) -> None:
    legal = [moment for moment in MOMENTS if may_play(moment, key)]
    assert legal == [moment for moment in MOMENTS if moment in TIMES[key]]


def test_these_are_all_instants() -> None:
    assert list(TIMES) == [card.id for card in pieces.SHIPPED if card.type == "instant"]
