"""What may be the target of a card or an ability, where both sides have two of everything."""

from __future__ import annotations

from typing import Any

import pytest

from game.firestorm import pieces
from game.firestorm.prompts import ChooseTarget
from tests.support.firestorm.positions import color_of
from tests.support.firestorm.words import PLAY, Hands, rich, seated

SMALL, LARGE, TIRED = (
    ("ki_lancer", "gr_courier_boat"),
    ("gr_light_cruiser", "fr_bulwark"),
    ("gg_space_lens", "fr_border_warden"),
)
BASES, WORLDS = ("pl_dawnlight_station",), ("pl_kelmar", "pl_sarrin", "pl_sixtrae", "pl_orrith_pits")
GEAR = ("gr_shield_booster", "gr_shield_dome")
LASTING = ("gr_command_net", "gr_black_market", "gr_brood_archive", "gr_honeycomb_screen")
SHIPS, PLANETS = (*SMALL, *LARGE, *TIRED), (*BASES, *WORLDS)
SMALL_SHIPS = (*SMALL, *TIRED)
# id, number of the ability or None for the card itself, phase, whose turn it is; then for each target: own
# cards, and cards of the enemy
LEGAL: list[tuple[str, int | None, str, str, list[tuple[tuple[str, ...], tuple[str, ...]]]]] = [
    ("gr_crash_landing", None, "event", "enemy", [((), SMALL_SHIPS)]),
    ("gr_shield_surge", None, "main", "own", [((*SHIPS, *PLANETS), (*SHIPS, *PLANETS))]),
    ("gr_yard_strike", None, "event", "enemy", [((), WORLDS)]),
    ("gr_phase_breach", None, "main", "own", [(LASTING, LASTING)]),
    ("gr_reactor_overload", None, "main", "own", [((), LARGE)]),
    ("gr_focused_barrage", None, "main", "own", [(SHIPS, SHIPS)]),
    ("lft_frequency_swap", None, "main", "own", [(SHIPS, ()), (SHIPS[1:], ())]),
    ("lft_second_wave", None, "main", "enemy", [(SHIPS, ())]),
    ("lft_spare_parts", None, "main", "own", [(GEAR, ())]),
    ("fr_attrition", None, "main", "own", [((), SMALL_SHIPS)]),
    ("fr_expropriation", None, "main", "own", [((), GEAR)]),
    ("ki_lightning_assault", None, "main", "own", [(SHIPS, ())]),
    ("ki_coup_de_grace", None, "main", "own", [((), TIRED)]),
    ("gg_contract_killing", None, "main", "own", [((*SMALL, *LARGE), ()), ((), SHIPS)]),
    ("gg_scorched_earth", None, "main", "own", [(WORLDS, ()), ((), WORLDS)]),
    ("fr_energy_shackle", None, "main", "own", [((), SHIPS)]),
    ("gr_long_range_missile", 0, "main", "own", [((), SMALL_SHIPS)]),
    ("gr_long_range_missile", 1, "main", "own", [((), (*LARGE, *PLANETS))]),
    ("fr_council_dock", 0, "main", "own", [((*SMALL, *LARGE), ())]),
    ("ki_orbital_bombardment", 0, "main", "own", [(SMALL, ()), ((), PLANETS)]),
    ("gg_unstable_gate", 0, "main", "own", [(SMALL_SHIPS, SMALL_SHIPS)]),
    ("gr_torpor_emitter", 0, "main", "own", [(SMALL_SHIPS, SMALL_SHIPS)]),
    ("lft_morph_crystal", 0, "main", "own", [(SHIPS, ())]),
    ("fr_workshop_cruiser", 0, "main", "own", [(SMALL_SHIPS, ())]),
    ("pl_cyane_whisper", 0, "main", "own", [((), SHIPS)]),
]


def side(key: str = "", *, in_play: bool = False) -> dict[str, Any]:
    """Two of everything, and a card in hand or in play."""
    planets: list[Any] = [*BASES, "pl_kelmar", {"card": "pl_sarrin", "gear": ["gr_shield_dome"]}, *WORLDS[2:]]
    ships: list[Any] = [{"card": SMALL[0], "gear": ["gr_shield_booster"]}, SMALL[1], *LARGE]
    ships += [{"card": card, "resting": True} for card in TIRED]
    others: list[Any] = [*LASTING[:2], {"card": LASTING[2], "on": 3}, {"card": LASTING[3], "on": 4}]
    row = rich(hand=[key] if key and not in_play else [], color=color_of(key))
    if in_play:
        kind = pieces.TYPES[pieces.FACE_OF[key]]
        if kind == "alien_tec":
            others.append({"card": key, "on": len(planets)})
            planets.append("pl_noor_cavern")
        else:
            {"planet": planets, "phenomenon": others}.get(kind, ships).append(key)
    return {**row, "planets": planets, "ships": ships, "others": others}


def named(hands: Hands, said: tuple[str, ...]) -> set[str]:
    cards = [int(word.removeprefix("card ")) for word in said if word.startswith("card ")]
    return {f"{pieces.owner_of(card)}:{hands.name(card)}" for card in cards}


@pytest.mark.parametrize(("key", "ability", "phase", "turn", "slots"), LEGAL)
def test_only_these_are_targets(
    key: str,
    ability: int | None,
    phase: str,
    turn: str,
    slots: list[tuple[tuple[str, ...], tuple[str, ...]]],
) -> None:
    seat, foe = (0, 1) if turn == "own" else (1, 0)
    mine = side(key, in_play=ability is not None)
    hands = seated(*((mine, side()) if seat == 0 else (side(), mine)), phase=phase)
    while hands.match.asked_of(seat) is None:
        hands.passes(hands.match.waiting()[0].seat)
    if ability is None:
        hands.plays(seat, key)
    else:
        hands.says(seat, f"use {hands.card(seat, key, *PLAY)} {ability}")
    if "number 1" in hands.options(seat):
        hands.says(seat, "number 1")
    for own, enemy in slots:
        listed = hands.asks(seat, ChooseTarget).listed
        there = {*(f"{seat}:{name}" for name in own), *(f"{foe}:{name}" for name in enemy)}
        extra = {f"{seat}:{key}", f"{seat}:pl_noor_cavern", f"{foe}:pl_noor_cavern"}
        assert named(hands, listed) - extra == there
        hands.says(seat, next(word for word in listed if word.startswith("card")))


def test_nothing_in_play_is_its_own_target() -> None:
    hands = seated(side("fr_workshop_cruiser", in_play=True), side())
    hands.uses(0, "fr_workshop_cruiser")
    cruiser = hands.card(0, "fr_workshop_cruiser")
    assert f"card {cruiser}" not in hands.asks(0, ChooseTarget).listed
