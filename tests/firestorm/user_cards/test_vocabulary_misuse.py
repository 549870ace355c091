"""Every word of the vocabulary used wrongly: the file is refused with the line and the reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.firestorm.card_files import refusal
from tests.support.firestorm.own_cards import card

Row = dict[str, Any]
SHIP = {"slot": "t1", "kind": "ship", "side": "red", "count": 1}
STACK = {"slot": "t1", "kind": "effect", "side": "red", "count": 1}
PLAYER = {"slot": "t1", "kind": "player", "side": "red", "count": 1}
DRAW = {"do": "draw", "player": "controller", "deck": "resource"}
HALF = [{"from": 1, "to": 3, "effects": []}]
WHOLE = [*HALF, {"from": 4, "to": 6, "effects": []}]
FIRST = "{"  # the line with which an effect or a part begins


def does(*effects: Row, target: Row = SHIP, **words: Any) -> Row:
    """An instant with these effects on a target."""
    return card("own_wrong", "instant", effects=list(effects), targets=[target], **words)


def stands(*effects: Row) -> Row:
    """A phenomenon that does this all the time."""
    return card("own_wrong", "phenomenon", abilities=[{"kind": "permanent", "effects": list(effects)}])


def handles(**row: Any) -> Row:
    return card("own_wrong", "phenomenon", handling=[row])


def answers(effects: list[Row], **window: Any) -> Row:
    return card("own_wrong", "interrupt", window=window, effects=effects)


# By verb: a card with it that is wrong, why, and the text of the line.
VERBS: dict[str, tuple[Row, str, str]] = {
    "destroy": (does({"do": "destroy"}), "needs", FIRST),
    "deactivate": (does({"do": "deactivate", "who": "t1"}, target=PLAYER), "reference", '"who": "t1"'),
    "reactivate": (does({"do": "reactivate", "who": "t2"}), "reference", '"who": "t2"'),
    "return_to_hand": (
        does({"do": "return_to_hand", "who": "event.card"}),
        "reference",
        '"who": "event.card"',
    ),
    "sacrifice": (does({"do": "sacrifice", "who": "t1"}), "sacrifice", '"targets": ['),
    "remove_from_game": (
        does(
            {
                "do": "remove_from_game",
                "who": "t1",
                "returns": {"at": "event_phase_start", "player": "owner_of:t1", "table": HALF},
            }
        ),
        "table",
        '"table": [',
    ),
    "return_to_play": (
        does({"do": "return_to_play", "who": "controller"}),
        "reference",
        '"who": "controller"',
    ),
    "move": (does({"do": "move", "who": "t1", "to": "moon"}), "reference", '"to": "moon"'),
    "dock": (does({"do": "dock", "who": "t1", "to": "controller"}), "reference", '"to": "controller"'),
    "undock": (stands({"do": "undock", "who": "self"}), "not_here", '"do": "undock",'),
    "put_under": (does({"do": "put_under", "source": "resource_deck_top"}), "needs", FIRST),
    "take_from_under": (
        does({"do": "take_from_under", "host": "self", "to": "scrap"}),
        "reference",
        '"to": "scrap"',
    ),
    "modify": (
        stands({"do": "modify", "who": "self", "attack": 1, "until": "end_of_turn"}),
        "not_here",
        '"until": "end_of_turn"',
    ),
    "grant": (does({"do": "grant", "who": "t1"}), "needs", FIRST),
    "damage": (does({"do": "damage", "who": "t1", "amount": "x"}), "number", '"amount": "x"'),
    "prevent_damage": (
        does({"do": "prevent_damage", "who": "t1", "amount": 2}),
        "not_here",
        '"do": "prevent_damage",',
    ),
    "damage_reduction": (
        does({"do": "damage_reduction", "who": "t1", "amount": 1}),
        "not_here",
        '"do": "damage_reduction",',
    ),
    "add_counter": (
        does({"do": "add_counter", "counter": "plus_one", "who": "t1", "player": "controller"}),
        "needs",
        FIRST,
    ),
    "neutralize": (does({"do": "neutralize", "who": "t1"}), "reference", '"who": "t1"'),
    "retarget": (does({"do": "retarget", "who": "t1"}, target=STACK), "needs", FIRST),
    "by_die": (does({"do": "by_die", "table": WHOLE}), "needs", FIRST),
    "roll": (does({"do": "roll", "by": "controller", "table": HALF}), "table", '"table": ['),
    "reroll": (does({"do": "reroll", "who": "event.die"}), "reference", '"who": "event.die"'),
    "draw": (does({"do": "draw", "player": "t1", "deck": "resource"}), "reference", '"player": "t1",'),
    "play_planet": (does({"do": "play_planet", "player": "controller"}), "needs", FIRST),
    "discard": (
        does({"do": "discard", "player": "controller", "by": "nobody"}),
        "reference",
        '"by": "nobody"',
    ),
    "search": (
        does({"do": "search", "player": "controller", "zone": "docked_to_self", "where": {}, "to": "hand"}),
        "not_here",
        '"zone": "docked_to_self",',
    ),
    "reveal": (does({"do": "reveal", "what": "hand", "to": "controller"}), "needs", FIRST),
    "gain_points": (does({"do": "gain_points", "player": "controller", "tp": -1}), "range", '"tp": -1'),
    "gain_stones": (does({"do": "gain_stones", "count": 1}), "needs", FIRST),
    "lose_stones": (does({"do": "lose_stones", "player": "opponents", "count": 99}), "range", '"count": 99'),
    "gain_vp": (stands({"do": "gain_vp", "player": "controller"}), "not_here", '"do": "gain_vp",'),
    "lose_vp": (does({"do": "lose_vp", "player": "t1"}), "reference", '"player": "t1"'),
    "end_combat": (does({"do": "end_combat", "who": "t1"}), "not_here", '"who": "t1"'),
    "leave_combat": (does({"do": "leave_combat"}), "needs", FIRST),
    "redirect_attack": (
        does({"do": "redirect_attack", "to": "t1"}, target=PLAYER),
        "reference",
        '"to": "t1"',
    ),
    "technology_exchange": (
        does({"do": "technology_exchange", "player": "self"}),
        "reference",
        '"player": "self"',
    ),
    "rearrange_accessories": (
        does({"do": "rearrange_accessories", "among": ["t1", "t2"]}),
        "reference",
        '"t2"',
    ),
    "cost_change": (
        does({"do": "cost_change", "player": "controller", "where": {"color": "red"}, "tp": -1}),
        "not_here",
        '"do": "cost_change",',
    ),
    "rule": (does({"do": "rule"}), "needs", FIRST),
    "choose": (does({"do": "choose", "by": "controller"}), "needs", FIRST),
    "unless": (
        does({"do": "unless", "by": "controller", "costs": [{}], "effects": [DRAW]}),
        "one_cost",
        "{}",
    ),
    "offer": (
        does(
            {
                "do": "choose",
                "by": "controller",
                "options": [
                    [
                        {
                            "do": "offer",
                            "by": "owner_of:t1",
                            "as_kind": "interrupt",
                            "costs": [{"stones": 1}],
                            "window": {"event": "destroyed", "card": "t1"},
                            "effects": [DRAW],
                        }
                    ],
                    [],
                ],
            }
        ),
        "not_here",
        '"do": "offer",',
    ),
}

EVERYONE = {"every": {"kind": "ship", "side": "blue"}}


def ruling(rule: str, **words: Any) -> Row:
    return does({"do": "rule", "rule": rule, **words})


RULES: dict[str, tuple[Row, str, str]] = {
    "starting_lucky_stones": (
        stands({"do": "rule", "rule": "starting_lucky_stones", "player": "controller", "value": 9}),
        "not_here",
        '"rule": "starting_lucky_stones",',
    ),
    "may_play_color": (
        stands({"do": "rule", "rule": "may_play_color", "player": "controller", "color": "chosen"}),
        "reference",
        '"color": "chosen"',
    ),
    "no_combat_hand": (ruling("no_combat_hand", player="opponents"), "needs", FIRST),
    "extra_resource_draw": (
        ruling("extra_resource_draw", player="controller", value=1),
        "not_here",
        '"rule": "extra_resource_draw",',
    ),
    "enters_active": (ruling("enters_active", who="t1"), "not_here", '"rule": "enters_active",'),
    "enters_deactivated": (
        ruling("enters_deactivated", who="t1"),
        "not_here",
        '"rule": "enters_deactivated",',
    ),
    "reactivation_cost": (
        stands({"do": "rule", "rule": "reactivation_cost", "who": EVERYONE}),
        "needs",
        FIRST,
    ),
    "hand_limit_change": (
        ruling("hand_limit_change", player="opponents", value=-2),
        "not_here",
        '"rule": "hand_limit_change",',
    ),
    "min_blockers": (ruling("min_blockers", who="t1", value=2), "not_here", '"rule": "min_blockers",'),
    "cannot_be_located": (
        stands({"do": "rule", "rule": "cannot_be_located", "who": "host"}),
        "reference",
        '"who": "host"',
    ),
    "cannot_play": (ruling("cannot_play", player="opponents"), "needs", FIRST),
    "no_reactivation": (ruling("no_reactivation"), "needs", FIRST),
    "cannot_attack": (ruling("cannot_attack", who="t1", value=3), "not_here", '"value": 3'),
    "cannot_defend": (ruling("cannot_defend", player="opponents"), "needs", FIRST),
    "no_exchange": (stands({"do": "rule", "rule": "no_exchange", "who": "t1"}), "reference", '"who": "t1"'),
    "not_cumulative": (ruling("not_cumulative", who="self"), "not_here", '"rule": "not_cumulative",'),
    "may_attack_now": (
        stands({"do": "rule", "rule": "may_attack_now", "who": EVERYONE, "until": "end_of_turn"}),
        "not_here",
        '"until": "end_of_turn"',
    ),
}


GROUPS = {"verb": VERBS, "rule": RULES}
ROWS = [(f"{group} {word}", *row) for group, rows in GROUPS.items() for word, row in rows.items()]


@pytest.mark.parametrize(("name", "content", "why", "line"), ROWS, ids=[row[0] for row in ROWS])
def test_a_word_used_wrongly_is_refused_with_line_and_reason(
    tmp_path: Path, name: str, content: Row, why: str, line: str
) -> None:
    assert refusal(tmp_path, content) == (why, line)
