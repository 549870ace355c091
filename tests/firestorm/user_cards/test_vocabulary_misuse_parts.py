"""Costs, moments, filters, durations, zones and kinds used wrongly: refused with line and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.firestorm.user_cards.test_vocabulary_misuse import (
    DRAW,
    EVERYONE,
    FIRST,
    SHIP,
    Row,
    answers,
    does,
    handles,
    stands,
)
from tests.support.firestorm.card_files import refusal
from tests.support.firestorm.own_cards import card


def costing(cost: Row) -> Row:
    return card("own_wrong", "instant", conditions=[cost], effects=[DRAW])


COSTS: dict[str, tuple[Row, str, str]] = {
    "pay": (costing({"pay": {"tp": "y", "ep": 0}}), "number", '"tp": "y",'),
    "pay_any": (costing({"pay_any": -1}), "range", '"pay_any": -1'),
    "deactivate": (costing({"deactivate": "controller"}), "reference", '"deactivate": "controller"'),
    "roll": (costing({"roll": "d20"}), "grammar", '"roll": "d20"'),
    "discard": (costing({"discard": 2, "stones": 1}), "one_cost", FIRST),
    "stones": (costing({"stones": 77}), "range", '"stones": 77'),
}

MOMENTS: dict[str, tuple[Row, str, str]] = {
    "effect_on_stack": (answers([DRAW], event="effect_on_stack", combat=True), "not_here", '"combat": true'),
    "damage": (answers([DRAW], event="damage", played=True), "not_here", '"played": true'),
    "destroyed": (answers([DRAW], event="destroyed", by="controller"), "not_here", '"by": "controller"'),
    "card_entered_play": (answers([DRAW], event="card_entered_play", card="t1"), "reference", '"card": "t1"'),
    "attack_declared": (
        answers([DRAW], event="attack_declared", planet="host"),
        "reference",
        '"planet": "host"',
    ),
    "defenders_assigned": (
        answers([{"do": "destroy", "who": "event.card"}], event="defenders_assigned"),
        "reference",
        '"who": "event.card"',
    ),
    "die_rolled": (
        answers([{"do": "reroll", "who": "event.effect"}], event="die_rolled"),
        "reference",
        '"who": "event.effect"',
    ),
    "planet_drawn": (answers([DRAW], event="planet_drawn", cause="effect"), "not_here", '"cause": "effect"'),
    "event_phase_start": (
        answers([DRAW], event="event_phase_start"),
        "not_here",
        '"event": "event_phase_start"',
    ),
    "enters_play": (answers([DRAW], event="enters_play"), "not_here", '"event": "enters_play"'),
}


def filtered(name: str, value: Any) -> Row:
    return does({"do": "destroy", "who": "t1"}, target={**SHIP, "where": {name: value}})


FILTERS: dict[str, tuple[Row, str, str]] = {
    "type": (filtered("type", "ship_1"), "grammar", '"type": "ship_1"'),
    "color": (filtered("color", "pink"), "reference", '"color": "pink"'),
    "not_own_color": (filtered("not_own_color", "yes"), "grammar", '"not_own_color": "yes"'),
    "planet_type": (filtered("planet_type", ["moon"]), "grammar", '"moon"'),
    "in_combat": (filtered("in_combat", "maybe"), "grammar", '"in_combat": "maybe"'),
    "role": (filtered("role", "hero"), "grammar", '"role": "hero"'),
    "attached_to": (filtered("attached_to", "controller"), "reference", '"attached_to": "controller"'),
    "assigned_to": (filtered("assigned_to", "t9"), "reference", '"assigned_to": "t9"'),
    "played_onto": (filtered("played_onto", "host"), "reference", '"played_onto": "host"'),
    "same_combat_group_as": (
        filtered("same_combat_group_as", "event.card"),
        "reference",
        '"same_combat_group_as": "event.card"',
    ),
    "total_cost_max": (filtered("total_cost_max", "x"), "number", '"total_cost_max": "x"'),
    "single_target": (filtered("single_target", 2), "grammar", '"single_target": 2'),
    "effect_kind": (filtered("effect_kind", "slow"), "grammar", '"effect_kind": "slow"'),
    "not": (filtered("not", "everybody"), "reference", '"not": "everybody"'),
}


def lasting(until: str) -> Row:
    return stands({"do": "modify", "who": EVERYONE, "attack": 1, "until": until})


DURATIONS: dict[str, tuple[Row, str, str]] = {
    "static": (does({"do": "destroy", "who": "t1", "until": "static "}), "grammar", '"until": "static "'),
    **{
        until: (lasting(until), "not_here", f'"until": "{until}"')
        for until in ("next_regeneration", "end_of_turn", "next_reactivation_of_owner")
    },
}
ZONES: dict[str, tuple[Row, str, str]] = {
    "play": (handles(zone="play", when={"event": "damage"}, effects=[DRAW]), "not_here", '"event": "damage"'),
    "scrap": (handles(zone="scrap", effects=[{"do": "move", "who": "self", "to": "hand"}]), "needs", FIRST),
    "setup": (handles(zone="setup", effects=[DRAW]), "not_here", '"do": "draw",'),
}


def wrong(target: Row) -> Row:
    return does({"do": "destroy", "who": "t1"}, target={"slot": "t1", **target})


def selecting(kind: str) -> Row:
    return stands({"do": "modify", "who": {"every": {"kind": kind, "side": "green"}}, "attack": 1})


SIDED = ("ship", "ship_1", "ship_2", "planet", "planet_1", "planet_2", "ship_or_planet", "ship_2_or_planet")
KINDS: dict[str, tuple[Row, str, str]] = {
    **{kind: (wrong({"kind": kind, "side": "none"}), "not_here", '"side": "none"') for kind in SIDED},
    **{
        kind: (wrong({"kind": kind, "side": "red", "face_down": True}), "not_here", '"face_down": true')
        for kind in ("phenomenon", "alien_tec", "phenomenon_or_alien_tec", "accessory")
    },
    **{
        kind: (wrong({"kind": kind, "side": "red", "zone": "setup"}), "not_here", '"zone": "setup"')
        for kind in ("ship_accessory", "planet_accessory", "card")
    },
    **{
        kind: (selecting(kind), "not_here", f'"kind": "{kind}",')
        for kind in ("player", "active_player", "effect")
    },
}
OTHERS: dict[str, tuple[Row, str, str]] = {
    "permanent": (wrong({"kind": "ship", "side": "red", "permanent": True}), "not_here", '"permanent": true'),
    "by_die": (
        wrong({"kind": "ship", "side": "red", "count": {"by_die": [{"from": 1, "to": 6, "count": 1}]}}),
        "needs",
        FIRST,
    ),
    "timing side": (does(DRAW, timing=[{"phase": "main", "side": "none"}]), "not_here", '"side": "none"'),
    "timing build_1": (
        does(DRAW, timing=[{"phase": "build_1", "side": "green"}]),
        "not_here",
        '"phase": "build_1",',
    ),
    "enter_state": (
        does(
            {
                "do": "search",
                "player": "controller",
                "zone": "scrap",
                "where": {"color": "red"},
                "to": "hand",
                "enter_state": "active",
            }
        ),
        "not_here",
        '"enter_state": "active"',
    ),
    "per_turn": (
        card(
            "own_wrong",
            "phenomenon",
            abilities=[
                {"kind": "instant", "costs": [{"stones": 1}], "effects": [DRAW], "limit": {"per_turn": 2}}
            ],
        ),
        "must_be",
        '"per_turn": 2',
    ),
    "only_if": (
        card(
            "own_wrong",
            "phenomenon",
            abilities=[
                {
                    "kind": "permanent",
                    "effects": [{"do": "modify", "who": EVERYONE, "attack": 1}],
                    "only_if": [{}],
                }
            ],
        ),
        "needs",
        "{}",
    ),
    "trigger with costs": (
        card(
            "own_wrong",
            "phenomenon",
            abilities=[
                {
                    "kind": "trigger",
                    "when": {"event": "destroyed"},
                    "effects": [DRAW],
                    "costs": [{"stones": 1}],
                }
            ],
        ),
        "not_here",
        '"costs": [',
    ),
    "trigger of a moment that is none": (
        card(
            "own_wrong",
            "phenomenon",
            abilities=[{"kind": "trigger", "when": {"event": "damage"}, "effects": [DRAW]}],
        ),
        "not_here",
        '"event": "damage"',
    ),
    "selector side": (
        stands({"do": "modify", "who": {"every": {"kind": "ship", "side": "black"}}, "attack": 1}),
        "not_here",
        '"side": "black"',
    ),
    "target chosen anew": (
        card(
            "own_wrong",
            "phenomenon",
            targets=[SHIP],
            abilities=[{"kind": "permanent", "effects": [{"do": "modify", "who": "t1", "attack": 1}]}],
        ),
        "needs",
        FIRST,
    ),
}
GROUPS = {
    "cost": COSTS,
    "moment": MOMENTS,
    "filter": FILTERS,
    "until": DURATIONS,
    "handling": ZONES,
    "kind": KINDS,
    "other": OTHERS,
}
ROWS = [(f"{group} {word}", *row) for group, rows in GROUPS.items() for word, row in rows.items()]


@pytest.mark.parametrize(("name", "content", "why", "line"), ROWS, ids=[row[0] for row in ROWS])
def test_a_word_used_wrongly_is_refused_with_line_and_reason(
    tmp_path: Path, name: str, content: Row, why: str, line: str
) -> None:
    assert refusal(tmp_path, content) == (why, line)
