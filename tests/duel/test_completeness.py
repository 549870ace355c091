"""Every component of Cosmic Encounter Duel is complete: facts, texts in both languages, behaviour, test."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import game.duel
from game.core.assets import ASSETS
from game.core.quantities import Quantity
from game.core.texts import LANGUAGES
from game.duel import choices, offers, pieces, totals
from game.duel.moments import CardDue, ContestEffectDue, PrizeDue
from game.duel.powers import POWERS
from game.duel.verbs import VERBS

TESTS = Path(__file__).parent
GAME = Path(game.duel.__file__).parent
Row = dict[str, Any]

# What each component has to say; a part of it is named as in its data row.
TEXTS = {
    "alien": ["name", "flavour"],
    "alien.ability": ["name", "text"],
    "envoy": ["name", "flavour"],
    "envoy.ability": ["name", "text"],
    "planet": ["name", "flavour"],
    "destiny": ["name", "text"],
    "destiny.prize": ["name", "text"],
    "destiny.contest": ["winner"],
    "reinforcement": ["name", "text"],
    "plan": ["name"],
    "tactic": [],
    "term": ["name", "text"],
}
SAME = ["Alien", "Gong", "Neutral", "Plan", "Planet", "Roller", "Underdog", "Warp"]  # in both languages
JOKES = ["Breakfast, take two: draw 2 cards."]  # their numbers are not all numbers of the rules
IN_WORDS = {"two": 2, "three": 3, "four": 4, "five": 5, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5}
HOUSES = {"alien": "aliens", "envoy": "envoys", "destiny": "destiny"}  # the folders of modules and tests
SHARED = ["__init__", "follow"]  # modules there that are no card


def read() -> Iterator[tuple[str, Row]]:
    """All rows of the data files with what they are."""
    for path in sorted((ASSETS / "data" / "duel").glob("*.toml")):
        for kind, rows in tomllib.loads(path.read_text("utf-8")).items():
            for row in rows:
                yield kind, row


ROWS = list(read())
CARDS = [(kind, row) for kind, row in ROWS if kind in HOUSES]
DESTINY = [row for kind, row in ROWS if kind == "destiny"]
HOLDERS = [row for kind, row in ROWS if kind in ("alien", "envoy")]


def parts(kind: str, row: Row) -> Iterator[tuple[str, Row]]:
    """A component and those of its parts that have texts of their own."""
    yield kind, row
    for name in ("ability", "prize", "contest"):
        part = row.get(name, [])
        for each in [part] if isinstance(part, dict) else part:
            yield f"{kind}.{name}", each


def of_kind(kind: str) -> list[Row]:
    return [row for what, row in ROWS if what == kind]


def abilities(row: Row) -> list[Row]:
    return [part for kind, part in parts("", row) if kind == ".ability"]


def numbers(text: str) -> list[int]:
    """The numbers of a rule; one may be an article as well."""
    found = [IN_WORDS.get(word, word) for word in re.findall(r"\w+", text.lower())]
    return sorted(int(word) for word in found if str(word).isdecimal() and int(word) != 1)


def quantities_of(power: str) -> list[str]:
    """The numbers that a power changes, by name."""
    named = [(name, value) for name, value in vars(totals).items() if isinstance(value, Quantity)]
    return [name for name, quantity in named if power in quantity.changes]


def secret_choices_of(power: str) -> list[str]:
    """What a power adds to the secret choice of plans and tactics."""
    registries = [
        ("extra", list(choices._EXTRAS)),
        ("plans", list(offers._PLANS)),
        ("tactics", list(offers._TACTICS)),
    ]
    return [name for name, powers in registries if power in powers]


def may_react(power: str) -> bool:
    """True if the power's module says ``may`` of a reaction."""
    return any(reaction.order % 2 for reactions in POWERS[power].reactions.values() for reaction in reactions)


def has_module(kind: str, key: str) -> bool:
    return (GAME / HOUSES[kind] / f"{key}.py").exists()


def test_there_are_as_many_components_as_the_rulebook_lists() -> None:
    assert Counter(kind for kind, _ in ROWS if kind != "term") == {
        "alien": 27,
        "envoy": 18,
        "planet": 12,
        "destiny": 13 + 25 + 19,
        "reinforcement": 19,
        "plan": 17,
        "tactic": 5,
    }


def test_destiny_cards_are_of_three_decks() -> None:
    assert Counter(row["type"] for row in of_kind("destiny")) == {"discovery": 13, "event": 25, "refresh": 19}


def test_envoys_are_of_three_groups_of_the_same_size() -> None:
    assert Counter(row["group"] for row in of_kind("envoy")) == dict.fromkeys(pieces.GROUPS, 6)


def test_every_symbol_is_on_as_many_planets() -> None:
    assert Counter(row["symbol"] for row in of_kind("planet")) == dict.fromkeys(pieces.SYMBOLS, 4)


def test_plans_go_from_minus_2_to_42_and_each_side_has_all_of_them() -> None:
    values = [row["value"] for row in of_kind("plan")]
    assert (min(values), max(values)) == (-2, 42)
    assert len(set(values)) == len(values)
    assert [row["printed"] for row in of_kind("plan")] == [
        f"{'-' * (value < 0)}{abs(value):02}" for value in values
    ]
    for colour in pieces.COLOURS:
        assert [f"{row['id']}.{colour}" for row in of_kind("plan")] == [
            key for key in pieces.KEYS if key.endswith(f".{colour}")
        ]


def test_every_row_is_a_card_of_the_game() -> None:
    dealt = {key.partition(".")[0] for key in pieces.KEYS} | set(pieces.ALIENS)
    assert {row["id"] for kind, row in ROWS if kind not in ("tactic", "term")} == dealt


def test_no_two_components_have_the_same_id() -> None:
    assert [key for key, count in Counter(row["id"] for _, row in ROWS).items() if count > 1] == []


def test_a_destiny_card_names_decks_and_symbols_that_there_are() -> None:
    for row in DESTINY:
        assert row["type"] in pieces.TYPES, row["id"]
        assert row["next"] in pieces.TYPES, row["id"]
        assert sorted(row.get("track", pieces.SYMBOLS)) == sorted(pieces.SYMBOLS), row["id"]
        assert sorted(row.get("resources", pieces.SYMBOLS)) == sorted(pieces.SYMBOLS), row["id"]
        assert ("advantage" in row) == (row["kind"] == "duel") == ("prize" in row), row["id"]
        assert ("contest" in row) == (row["kind"] == "contest"), row["id"]


def test_a_component_speaks_both_languages() -> None:
    for kind, row in ROWS:
        for what, part in parts(kind, row):
            said = {field.rpartition("_")[0] for field in part if field.endswith(("_en", "_de"))}
            assert set(TEXTS[what]) <= said, row["id"]
            for field in said:
                english, german = (part[f"{field}_{language}"].strip() for language in LANGUAGES)
                assert english, row["id"]
                assert german, row["id"]
                same = field == "name" and english in SAME
                assert (english == german) == same, english


def test_both_languages_have_the_same_numbers() -> None:
    for kind, row in ROWS:
        for _, part in parts(kind, row):
            for field in ("text", "winner", "loser", "rule"):
                english, german = (part.get(f"{field}_{language}", "") for language in LANGUAGES)
                assert numbers(english) == numbers(german) or english in JOKES, row["id"]


def test_a_reinforcement_says_what_it_counts() -> None:
    for row in of_kind("reinforcement"):
        for language in LANGUAGES:
            text = row[f"text_{language}"]
            assert f"{row['value']:+}" in text, row["id"]
            assert ("full_when" in row) == (f"{row.get('otherwise', 0):+}" in text), row["id"]


def test_every_alien_and_envoy_has_an_ability() -> None:
    assert [row["id"] for kind, row in ROWS if kind in ("alien", "envoy") and not abilities(row)] == []


def test_aliens_and_envoys_have_known_colours_and_manners() -> None:
    assert {row["complexity"] for row in of_kind("alien")} == {"green", "yellow", "red"}
    stays = {"stays_allied", "becomes_neutral", "allies_with_opponent"}
    assert {row["after_use"] for row in of_kind("envoy")} == stays


def test_an_alien_or_envoy_does_something() -> None:
    for row in HOLDERS:
        power = POWERS[row["id"]]
        changes = quantities_of(row["id"]) or secret_choices_of(row["id"])
        assert power.replaces or power.reactions or changes, row["id"]


def test_may_stands_on_the_card_if_and_only_if_the_ability_can_be_declined() -> None:
    """Whoever may do something is asked: in a reaction, a replacement, a secret choice, or for a track."""
    for row in HOLDERS:
        key = row["id"]
        asks = may_react(key) or bool(secret_choices_of(key))
        if any(ability["may"] for ability in abilities(row)):
            assert asks or POWERS[key].replaces or "track_chooser" in quantities_of(key), key
        else:
            assert not asks, key


def test_an_ability_that_can_be_declined_says_so() -> None:
    for row in HOLDERS:
        for ability in (ability for ability in abilities(row) if ability["may"]):
            english, german = ability["text_en"].lower(), ability["text_de"].lower()
            assert re.search(r"\byou may\b", english), ability["id"]
            assert re.search(r"\bdarfst du\b|\bdu darfst\b", german), ability["id"]


def test_a_destiny_card_is_carried_out() -> None:
    """What its row has no verbs for, its module does."""
    for row in DESTINY:
        power = POWERS[row["id"]]
        assert CardDue in power.reactions, row["id"]
        if "prize" in row:
            assert PrizeDue in power.reactions, row["id"]
        if "contest" in row:
            assert ContestEffectDue in power.reactions, row["id"]
        if row["kind"] in ("effect", "refresh"):
            assert bool(row.get("each")) != has_module("destiny", row["id"]), row["id"]


def test_a_module_of_a_destiny_card_does_more_than_the_row() -> None:
    """What a row says is attached as a partial function of the row."""
    for row in DESTINY:
        power = POWERS[row["id"]]
        effects = [reaction.effect for reactions in power.reactions.values() for reaction in reactions]
        own = [effect for effect in effects if not isinstance(effect, partial)]
        does_more = bool(own or power.replaces or quantities_of(row["id"]))
        assert does_more == has_module("destiny", row["id"]), row["id"]


def test_a_row_uses_verbs_that_there_are() -> None:
    for row in DESTINY:
        contest = row.get("contest", {})
        verbs = [
            *row.get("each", []),
            *row.get("prize", {}).get("does", []),
            *row.get("resources", {}).values(),
        ]
        verbs += [*contest.get("winner", []), *contest.get("loser", [])]
        for verb in verbs:
            assert re.fullmatch(r"[a-z_]+( \d)?", verb), row["id"]
            assert verb.partition(" ")[0] in VERBS, row["id"]


def test_a_card_has_a_test_of_its_own() -> None:
    for kind, row in CARDS:
        file = TESTS / HOUSES[kind] / f"test_{row['id']}.py"
        assert file.exists(), row["id"]
        assert "def test_" in file.read_text("utf-8"), row["id"]


def test_an_alien_or_envoy_has_a_module_of_its_own() -> None:
    for row in HOLDERS:
        assert has_module("alien" if "complexity" in row else "envoy", row["id"]), row["id"]


@pytest.mark.parametrize("kind", HOUSES)
def test_no_module_and_no_test_is_without_a_card(kind: str) -> None:
    known = [*SHARED, *(row["id"] for row in of_kind(kind))]
    modules = [file.stem for file in (GAME / HOUSES[kind]).glob("*.py")]
    tests = [file.stem.removeprefix("test_") for file in (TESTS / HOUSES[kind]).glob("test_*.py")]
    assert [name for name in [*modules, *tests] if name not in known] == []
