"""The words of the vocabulary: each of them is used on a card that is played, and misused on one that is not.

The uses of most words are the tests of the shipped cards (folder ``cards``); words that no shipped card has
are used by the cards of ``own_cards.py``. Here it is checked that no word is left out, and which targets are
legal in which position.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from game.firestorm import pieces
from game.firestorm.cards import grammar
from game.firestorm.cards.grammar import CardFacts, Cost, Kind, Moment, Rule, Target, Until, Verb, Where
from game.firestorm.cards.references import Scope, candidates
from game.firestorm.effects.interpreter import VERBS
from tests.firestorm.user_cards import test_vocabulary_misuse, test_vocabulary_misuse_parts
from tests.support.firestorm import own_card_plays, own_cards
from tests.support.firestorm.positions import combat
from tests.support.firestorm.words import Hands, rich, seated


def fields_of(part: type[Any]) -> tuple[str, ...]:
    return tuple(field.encode_name for field in msgspec.structs.fields(part))


WORDS: dict[str, tuple[str, ...]] = {
    "verb": get_args(Verb),
    "rule": get_args(Rule),
    "cost": fields_of(Cost),
    "moment": get_args(Moment),
    "filter": fields_of(Where),
    "until": get_args(Until),
    "handling": ("play", "scrap", "setup"),
    "kind": get_args(Kind),
}


def parts_of(node: Any) -> Iterator[msgspec.Struct]:
    """A part of a card, and all parts within it."""
    if isinstance(node, tuple):
        for inner in node:
            yield from parts_of(inner)
    if isinstance(node, msgspec.Struct):
        yield node
        for field in node.__struct_fields__:
            yield from parts_of(getattr(node, field))


def set_fields(node: msgspec.Struct) -> list[str]:
    fields = msgspec.structs.fields(type(node))
    return [field.encode_name for field in fields if getattr(node, field.name) != field.default]


def words_of(card: CardFacts) -> Iterator[tuple[str, str]]:
    """Every word that a card uses, with its group."""
    for part in parts_of(card):
        match part:
            case grammar.Do():
                yield "verb", part.do
                yield "until", part.until
                if part.rule:
                    yield "rule", part.rule
            case grammar.Cost() | grammar.Where():
                group = "cost" if isinstance(part, Cost) else "filter"
                yield from ((group, field) for field in set_fields(part))
            case grammar.TimeWindow():
                yield "moment", part.event
            case grammar.Target() | grammar.Selector():
                yield "kind", part.kind
            case grammar.Handling():
                yield "handling", part.zone
            case _:
                pass


OWN = msgspec.json.decode(json.dumps(own_cards.CARDS), type=list[CardFacts])
USED = {found for card in (*pieces.SHIPPED, *OWN) for found in words_of(card)}
MISUSED = {**test_vocabulary_misuse.GROUPS, **test_vocabulary_misuse_parts.GROUPS}
ALL = [(group, word) for group, words in WORDS.items() for word in words]


def test_the_vocabulary_has_as_many_words_as_it_says() -> None:
    assert len(WORDS["verb"]) == 43
    assert len(WORDS["rule"]) == 17
    assert set(WORDS["verb"]) == set(VERBS), "each verb is a function of the interpreter, and no other is"


def test_every_word_is_used_on_a_card_that_is_played() -> None:
    assert [word for word in ALL if word not in USED] == []


def test_every_word_is_misused_on_a_card_that_is_refused() -> None:
    misused = {(group, word) for group, rows in MISUSED.items() for word in rows}
    assert [word for word in ALL if word not in misused] == []


@pytest.mark.parametrize("group", WORDS)
def test_a_misuse_contains_the_word(group: str) -> None:
    """So that the table cannot lie about what it is about."""
    for word, (content, _, _) in MISUSED[group].items():
        assert f'"{word}' in json.dumps(content), word


def test_every_own_card_is_in_a_hand_somewhere() -> None:
    names = {
        name for function in vars(own_card_plays).values() if callable(function) for name in consts(function)
    }
    unused = [
        row["id"] for row in own_cards.CARDS if row["id"] not in names and "own_break_" not in row["id"]
    ]
    assert unused == []


def consts(function: Any) -> set[str]:
    code = getattr(function, "__code__", None)
    found = list(code.co_consts) if code and function.__name__.startswith("plays_") else []
    return {name for const in found for name in (const if isinstance(const, tuple) else (const,)) if name}


# --- which targets are legal, and which are not


@pytest.fixture
def full() -> Hands:
    """Everything there is, on both sides."""
    side = {
        "planets": ["pl_dawnlight_station", {"card": "pl_sixtrae", "gear": ["gr_shield_dome"]}],
        "ships": [{"card": "ki_lancer", "gear": ["gr_shield_booster"]}, "gr_light_cruiser"],
        "others": ["gr_command_net", {"card": "gr_brood_archive", "on": 1}],
        "scrap": ["gr_supply_run"],
    }
    return seated(rich(**side), rich(**side))


LARGE, SMALL = "gr_light_cruiser", "ki_lancer"
BASE, WORLD = "pl_dawnlight_station", "pl_sixtrae"
NET, ARCHIVE = "gr_command_net", "gr_brood_archive"
BOOSTER, DOME = "gr_shield_booster", "gr_shield_dome"
LEGAL: dict[str, set[str]] = {
    "ship": {SMALL, LARGE},
    "ship_1": {SMALL},
    "ship_2": {LARGE},
    "planet": {BASE, WORLD},
    "planet_1": {WORLD},
    "planet_2": {BASE},
    "ship_or_planet": {SMALL, LARGE, BASE, WORLD},
    "ship_2_or_planet": {LARGE, BASE, WORLD},
    "phenomenon": {NET},
    "alien_tec": {ARCHIVE},
    "phenomenon_or_alien_tec": {NET, ARCHIVE},
    "accessory": {BOOSTER, DOME},
    "ship_accessory": {BOOSTER},
    "planet_accessory": {DOME},
    "card": {SMALL, LARGE, BASE, WORLD, NET, ARCHIVE, BOOSTER, DOME},
}


@pytest.mark.parametrize(("kind", "legal"), LEGAL.items())
@pytest.mark.parametrize(("side", "owners"), [("green", {0}), ("red", {1}), ("blue", {0, 1})])
def test_only_cards_of_the_right_kind_and_side_are_targets(
    full: Hands, kind: Any, legal: set[str], side: Any, owners: set[int]
) -> None:
    found = candidates(Scope(full.table, 0, 0), Target(slot="t1", kind=kind, side=side), played=True)
    assert {full.name(card) for card in found} == legal
    assert {pieces.owner_of(card) for card in found} == owners
    assert len(found) == len(legal) * len(owners)


@pytest.mark.parametrize(
    ("kind", "side", "seats"),
    [
        ("player", "red", [1]),
        ("player", "green", [0]),
        ("player", "blue", [0, 1]),
        ("active_player", "none", [0]),
    ],
)
def test_players_are_targets_by_their_side(full: Hands, kind: Any, side: Any, seats: list[int]) -> None:
    target = Target(slot="t1", kind=kind, side=side)
    assert candidates(Scope(full.table, 0, 0), target, played=True) == seats


def test_effects_are_targets_while_they_are_on_the_stack(full: Hands) -> None:
    target = Target(slot="t1", kind="effect", side="blue")
    assert candidates(Scope(full.table, 0, 0), target, played=True) == []
    me = rich(ships=["ki_lancer"], hand=["gr_final_word"])
    hands = seated(me, rich(hand=["gr_focused_barrage"])).plays(1, "gr_focused_barrage", "number 1")
    (item,) = hands.stack
    for side, legal in (("blue", True), ("red", True), ("green", False)):
        found = candidates(Scope(hands.table, 0, 0), Target(slot="t1", kind="effect", side=side), played=True)  # type: ignore[arg-type]  # words of a list
        assert found == ([item.number] if legal else [])


@pytest.mark.parametrize(("state", "resting"), [("active", False), ("deactivated", True)])
def test_a_state_narrows_the_targets(state: Any, resting: bool) -> None:
    hands = seated({}, {"ships": [SMALL, {"card": LARGE, "resting": True}]})
    target = Target(slot="t1", kind="ship", side="red", state=state)
    (found,) = candidates(Scope(hands.table, 0, 0), target, played=True)
    assert hands.name(found) == (LARGE if resting else SMALL)


def test_other_zones_hold_other_targets(full: Hands) -> None:
    for zone, name in (
        ("scrap", "gr_supply_run"),
        ("resource_deck", "gr_courier_boat"),
        ("planet_deck", "pl_kelmar"),
    ):
        target = Target(slot="t1", kind="card", side="green", zone=zone)  # type: ignore[arg-type]  # words of a list
        found = candidates(Scope(full.table, 0, 0), target, played=True)
        assert {full.name(card) for card in found} == {name}


def test_a_card_in_play_never_targets_itself(full: Hands) -> None:
    net = full.card(0, NET)
    target = Target(slot="t1", kind="phenomenon", side="green")
    assert candidates(Scope(full.table, 0, net), target, played=False) == []


def test_ships_that_lie_face_down_are_targets_only_of_words_that_say_so() -> None:
    hands = combat([SMALL, LARGE], [LARGE], step="kep2", me={"hand": ["gr_burst_fire"], "ep": 1})
    for word, slips in ((False, 0), (True, 2), ("only", 2)):
        target = Target(slot="t1", kind="ship", side="red", face_down=word)  # type: ignore[arg-type]  # words of a list
        found = candidates(Scope(hands.table, 1, 0), target, played=True)
        assert len([aim for aim in found if aim >= hands.table.slip(0)]) == slips
        assert len(found) == slips
