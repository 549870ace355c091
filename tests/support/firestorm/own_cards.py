"""Cards of one's own that use words in ways no shipped card does; ``own_card_plays.py`` plays them."""

from __future__ import annotations

from typing import Any

Row = dict[str, Any]


def card(key: str, kind: str, **words: Any) -> Row:
    """A green card that is written in a hurry."""
    name = key.replace("_", " ").title()
    text = "[Own.]" if words.get("handling") else "__Own.__"
    row: Row = {
        "id": key,
        "number": 0,  # given below
        "type": kind,
        "color": "green",
        "rarity": "common",
        "faction": None,
        "name": {"de": name, "en": name},
        "text": {"de": text, "en": text},
        "cost": {"tp": 0, "ep": 1},
        "deck_limit": 3,
    }
    return {**row, **words}


def target(kind: str, side: str = "red", **words: Any) -> Row:
    return {"slot": "t1", "kind": kind, "side": side, **words}


def instant(key: str, *effects: Row, **words: Any) -> Row:
    return card(key, "instant", effects=list(effects), **words)


def breaking(kind: str, **words: Any) -> Row:
    """An instant that destroys a target of some kind."""
    return instant(f"own_break_{kind}", {"do": "destroy", "who": "t1"}, targets=[target(kind, **words)])


def phenomenon(key: str, *abilities: Row, **words: Any) -> Row:
    return card(key, "phenomenon", abilities=list(abilities), **words)


def permanent(*effects: Row, **words: Any) -> Row:
    return {"kind": "permanent", "effects": list(effects), **words}


DRAW = {"do": "draw", "player": "controller", "deck": "resource", "count": 1}
MINE, THEIRS = {"kind": "ship", "side": "green"}, {"kind": "ship", "side": "red"}
CARDS: list[Row] = [
    *(
        breaking(kind)
        for kind in ("alien_tec", "phenomenon", "planet_2", "planet_accessory", "ship_accessory")
    ),
    instant(
        "own_revival",
        {"do": "move", "who": "t1", "to": "play"},
        targets=[target("card", "green", zone="scrap")],
    ),
    instant(
        "own_shipyard",
        {
            "do": "search",
            "player": "controller",
            "zone": "resource_deck",
            "where": {"type": ["ship_1"]},
            "to": "play",
            "enter_state": "active",
            "show": True,
        },
    ),
    instant(
        "own_scavenger",
        {"do": "search", "player": "controller", "zone": "scrap", "where": {"color": "red"}, "to": "hand"},
    ),
    instant(
        "own_recall",
        {"do": "move", "who": {"every": {"kind": "ship_1", "side": "green", "zone": "scrap"}}, "to": "hand"},
    ),
    instant(
        "own_jamming",
        {"do": "modify", "who": "t1", "attack": -1, "until": "end_of_turn"},
        targets=[target("ship", face_down="only")],
    ),
    instant("own_oblivion", {"do": "remove_from_game", "who": "t1"}, targets=[target("ship")]),
    instant("own_retreat", {"do": "return_to_hand", "who": "t1"}, targets=[target("ship", "blue")]),
    instant(
        "own_toss",
        {
            "do": "roll",
            "by": "controller",
            "table": [
                {"from": 1, "to": 3, "effects": [{"do": "gain_stones", "player": "controller", "count": 2}]},
                {"from": 4, "to": 6, "effects": [{"do": "lose_stones", "player": "opponents", "count": 2}]},
            ],
        },
    ),
    instant("own_toll", {"do": "deactivate", "who": {"pick": MINE, "by": "opponents"}}),
    instant(
        "own_static",
        {"do": "modify", "who": "t1", "attack": 2, "until": "static"},
        targets=[target("ship", "green")],
    ),
    instant(
        "own_ears",
        {"do": "grant", "who": "t1", "keywords": ["locator_1"], "until": "next_regeneration"},
        targets=[target("ship", "green")],
    ),
    instant(
        "own_truce",
        {
            "do": "rule",
            "rule": "cannot_attack",
            "who": {"every": {"kind": "ship", "side": "blue"}},
            "until": "end_of_turn",
        },
        timing=[{"phase": "main", "side": "blue"}],
    ),
    card(
        "own_hush",
        "interrupt",
        window={"event": "effect_on_stack"},
        effects=[{"do": "neutralize", "who": "t1"}],
        targets=[target("effect", "red", where={"effect_kind": "interrupt"})],
    ),
    card(
        "own_grief",
        "interrupt",
        window={"event": "destroyed", "card": MINE, "cause": "effect"},
        effects=[DRAW],
    ),
    phenomenon(
        "own_embargo",
        permanent({"do": "rule", "rule": "cannot_play", "player": "opponents", "types": ["ship_2"]}),
    ),
    phenomenon(
        "own_toll_gate",
        {
            "kind": "trigger",
            "when": {"event": "enters_play", "card": THEIRS, "played": True},
            "effects": [{"do": "deactivate", "who": "event.card"}],
        },
    ),
    phenomenon(
        "own_fear",
        permanent(
            {"do": "modify", "who": {"every": {**MINE, "state": "deactivated"}}, "defense": 3},
            only_if=[{"count": THEIRS, "min": 2}],
        ),
    ),
    phenomenon(
        "own_wall",
        permanent({"do": "modify", "who": {"every": {**MINE, "where": {"role": "blocking"}}}, "attack": 2}),
    ),
    phenomenon(
        "own_sleep",
        permanent({"do": "modify", "who": {"every": {"kind": "planet_2", "side": "green"}}, "defense": 1}),
    ),
    card(
        "own_phoenix",
        "ship_1",
        cost={"tp": 1, "ep": 0},
        attack=1,
        defense=1,
        keywords=[],
        handling=[
            {
                "zone": "scrap",
                "when": {"event": "event_phase_start", "player": "controller"},
                "effects": [{"do": "move", "who": "self", "to": "play"}],
            }
        ],
    ),
]
for _place, _row in enumerate(CARDS):
    _row["number"] = 900 + _place
