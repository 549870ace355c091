"""A file with a card of one's own that is wrong is refused with its name, its line and the reason."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.texts import catalogue
from game.firestorm.cards.user_cards import FACES, face_keys, read_folder
from game.firestorm.pieces import DATA, SHIPPED
from tests.support.firestorm.card_files import INSTANT, PLANET, SHIP, edited, refusal, written

BY_DIE = [{"from": 1, "to": 3, "effects": []}, {"from": 4, "to": 6, "effects": []}]


# --- what is refused


def test_what_is_no_json_is_refused_with_its_line(tmp_path: Path) -> None:
    assert refusal(tmp_path, '{\n  "id": "my_card",\n  "type" "ship_1"\n}') == ("json", '"type" "ship_1"')
    assert refusal(tmp_path, '{\n  "id": "my_card') == ("json", '"id": "my_card')
    assert refusal(tmp_path, "[" * 5000)[0] == "json"


@pytest.mark.parametrize("content", ["3", '"text"', "null", "[7]", "{}", "[[]]"])
def test_what_is_no_card_is_refused(tmp_path: Path, content: str) -> None:
    assert refusal(tmp_path, content)[0] == "grammar"


def test_letters_of_another_code_and_huge_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes('{"id": "Schö"}'.encode("latin-1"))
    (tmp_path / "huge.json").write_text(" " * (1 << 21), "utf-8")
    found = read_folder(tmp_path, SHIPPED)
    assert [refused.why.text for refused in found.refused] == ["deck.card.large", "deck.card.unreadable"]


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"type": "starship"}, '"type": "starship",'),
        ({"colour": "blue"}, "{"),
        ({"abilities__0__effects__0__do": "explode"}, '"do": "explode",'),
        ({"abilities__0__effects__0__until": "tomorrow"}, '"until": "tomorrow"'),
        ({"keywords": ["warp_10"]}, '"warp_10"'),
        ({"cost__tp": None}, '"tp": null,'),
        ({"name": {"en": "My Gunboat"}}, '"name": {'),
        ({"abilities__0__kind": "sometimes"}, '"kind": "sometimes",'),
    ],
)
def test_a_word_that_is_not_in_the_vocabulary_is_refused(
    tmp_path: Path, changes: dict[str, Any], line: str
) -> None:
    assert refusal(tmp_path, edited(SHIP, **changes)) == ("grammar", line)


def test_the_reason_names_the_word(tmp_path: Path) -> None:
    written(tmp_path, "card.json", edited(SHIP, abilities__0__effects__0__do="explode"))
    (refused,) = read_folder(tmp_path, SHIPPED).refused
    assert "explode" in str(refused.why.args["problem"])
    assert refused.why.args["word"] == "abilities[0].effects[0].do"


SACRIFICE = [{"do": "sacrifice", "who": "t1"}, {"do": "damage", "who": "t1", "amount": 1}]
WRONG: list[tuple[dict[str, Any], dict[str, Any], str, str]] = [
    # what is printed
    (SHIP, {"id": "My Gunboat"}, "id", '"id": "My Gunboat",'),
    (SHIP, {"id": "blank"}, "id", '"id": "blank",'),
    (SHIP, {"id": "back_ship_accessory_1_0"}, "id", '"id": "back_ship_accessory_1_0",'),
    (SHIP, {"id": SHIPPED[0].id}, "taken", f'"id": "{SHIPPED[0].id}",'),
    (SHIP, {"name__en": SHIPPED[3].name.en}, "taken", f'"en": "{SHIPPED[3].name.en}"'),
    (SHIP, {"name__de": " "}, "empty", '"de": " ",'),
    (SHIP, {"faction": "kristallimperium"}, "must_be", '"faction": "kristallimperium",'),
    (SHIP, {"deck_limit": 5}, "must_be", '"deck_limit": 5,'),
    # what belongs to another type
    (SHIP, {"fits": "ship"}, "not_here", '"fits": "ship"'),
    (SHIP, {"cost": None}, "needs", '"cost": null,'),
    (INSTANT, {"keywords": ["emp"]}, "not_here", '"keywords": ['),
    (INSTANT, {"effects": []}, "needs", '"type": "instant",'),
    (INSTANT, {"type": "interrupt"}, "needs", '"type": "interrupt",'),
    (PLANET, {"cost": {"tp": 1, "ep": 0}}, "not_here", '"cost": {'),
    (SHIP, {"type": "ship_2", "keywords": ["kamikaze"]}, "special", '"keywords": ['),
    # planets
    (PLANET, {"color": "red", "faction": "kristallimperium"}, "green", '"color": "red",'),
    (PLANET, {"planet__planet_type": "base", "planet__planet_class": 2}, "base", '"attack": 2,'),
    (
        PLANET,
        {"attack": 6, "defense": 6, "planet__planet_type": "base", "planet__planet_class": 2},
        "base",
        '"color": "green",',
    ),
    (PLANET, {"planet__planet_class": 2}, "must_be", '"planet_class": 2,'),
    (PLANET, {"planet__planet_type": "alien_tec"}, "must_be", '"alien_tec_slots": 0'),
    # signs in the text
    (SHIP, {"text__en": "[Any number.]"}, "brackets", '"en": "[Any number.]"'),
    (SHIP, {"deck_limit": None}, "brackets", '"de": "1 TP: Das Schiff erhält +1/+0.",'),
    (
        SHIP,
        {"abilities__0__targets": [{"slot": "t1", "kind": "ship", "side": "green"}]},
        "underlined",
        '"de": "1 TP: Das Schiff erhält +1/+0.",',
    ),
    # abilities
    (SHIP, {"abilities__0__kind": "permanent"}, "permanent", "{"),
    (SHIP, {"abilities__0__costs": []}, "cost", "{"),
    (SHIP, {"abilities__0__kind": "trigger"}, "needs", "{"),
    (SHIP, {"abilities__0__kind": "interrupt"}, "needs", "{"),
    (SHIP, {"abilities__0__window": {"event": "damage"}}, "not_here", "{"),
    (SHIP, {"abilities__0__effects": []}, "needs", "{"),
    (SHIP, {"abilities__0__costs": [{}]}, "one_cost", "{}"),
    (SHIP, {"abilities__0__limit": {"per_turn": 0}}, "must_be", '"per_turn": 0'),
    (SHIP, {"abilities__0__limit": {"per_turn": 2}}, "must_be", '"per_turn": 2'),
    (INSTANT, {"cost__ep": "x"}, "x", "{"),
    (INSTANT, {"choose_x": {"min": 1}}, "x", '"choose_x": {'),
    (INSTANT, {"cost__ep": "y"}, "number", '"ep": "y"'),
    # slots and references
    (INSTANT, {"effects__0__who": "t2"}, "reference", '"who": "t2",'),
    (INSTANT, {"effects__0__who": "host"}, "reference", '"who": "host",'),
    (INSTANT, {"effects__0__who": "event.card"}, "reference", '"who": "event.card",'),
    (INSTANT, {"effects__0__who": "somebody"}, "reference", '"who": "somebody",'),
    (INSTANT, {"effects__0__who": "controller"}, "reference", '"who": "controller",'),
    (INSTANT, {"targets__0__kind": "player"}, "reference", '"who": "t1",'),
    (
        INSTANT,
        {"effects": [{"do": "draw", "player": "t1", "deck": "resource"}]},
        "reference",
        '"player": "t1",',
    ),
    (INSTANT, {"effects": [{"do": "neutralize", "who": "t1"}]}, "reference", '"who": "t1"'),
    (
        INSTANT,
        {"effects": [{"do": "gain_vp", "player": "owner_of:controller"}]},
        "reference",
        '"player": "owner_of:controller"',
    ),
    (INSTANT, {"effects__0__amount": "x"}, "number", '"amount": "x"'),
    (INSTANT, {"effects__0__amount": "many"}, "number", '"amount": "many"'),
    (INSTANT, {"targets__0__slot": "t2"}, "must_be", '"slot": "t2",'),
    (INSTANT, {"targets__0__side": "black"}, "sacrifice", '"targets": ['),
    (INSTANT, {"effects": SACRIFICE}, "sacrifice", '"targets": ['),
    (INSTANT, {"effects": [{"do": "destroy", "who": {"count": 2}}]}, "which", '"who": {'),
    # what a verb needs
    (INSTANT, {"effects": [{"do": "damage", "who": "t1"}]}, "needs", "{"),
    (INSTANT, {"effects": [{"do": "draw", "player": "controller"}]}, "needs", "{"),
    (INSTANT, {"effects__0__until": "end_of_turn"}, "not_here", '"until": "end_of_turn"'),
    (INSTANT, {"effects": [{"do": "rule", "rule": "cannot_attack"}]}, "needs", "{"),
    (
        INSTANT,
        {"effects": [{"do": "rule", "rule": "cannot_attack", "who": "t1", "value": 3}]},
        "not_here",
        '"value": 3',
    ),
    (INSTANT, {"effects": [{"do": "move", "who": "t1", "to": "moon"}]}, "reference", '"to": "moon"'),
    (
        INSTANT,
        {"effects": [{"do": "rule", "rule": "may_play_color", "player": "controller", "color": "pink"}]},
        "reference",
        '"color": "pink"',
    ),
    (INSTANT, {"effects": [{"do": "add_counter", "counter": "plus_one"}]}, "needs", "{"),
    (INSTANT, {"effects": [{"do": "reveal", "what": "hand", "to": "controller"}]}, "needs", "{"),
    (
        INSTANT,
        {"effects": [{"do": "reveal", "what": "accessories", "who": "self", "to": "controller"}]},
        "reference",
        '"who": "self",',
    ),
    # numbers that no table could bear
    (SHIP, {"attack": 400}, "range", '"attack": 400,'),
    (SHIP, {"defense": -1}, "range", '"defense": -1,'),
    (SHIP, {"cost__tp": 10**8}, "range", f'"tp": {10**8},'),
    (INSTANT, {"effects__0__amount": 300}, "range", '"amount": 300'),
    (INSTANT, {"effects__0__amount": -2}, "range", '"amount": -2'),
    (INSTANT, {"targets__0__count": 99}, "range", '"count": 99'),
    (PLANET, {"planet__produces": [{"tp": 99, "ep": 0}]}, "range", '"tp": 99,'),
    # dice
    (INSTANT, {"effects": [{"do": "by_die", "table": BY_DIE}]}, "needs", "{"),
    (
        INSTANT,
        {"effects": [{"do": "roll", "by": "controller", "table": BY_DIE[:1]}]},
        "table",
        '"table": [',
    ),
    (
        INSTANT,
        {"effects": [{"do": "roll", "by": "controller", "table": [*BY_DIE, BY_DIE[1]]}]},
        "table",
        '"table": [',
    ),
]


@pytest.mark.parametrize(("card", "changes", "why", "line"), WRONG)
def test_a_card_that_makes_no_sense_is_refused_with_its_line(
    tmp_path: Path, card: dict[str, Any], changes: dict[str, Any], why: str, line: str
) -> None:
    assert refusal(tmp_path, edited(card, **changes)) == (why, line)


def test_there_is_room_for_as_many_cards_as_a_byte_counts(tmp_path: Path) -> None:
    rows = [
        edited(SHIP, id=f"my_ship_{n}", number=500 + n, name={"de": f"Schiff {n}", "en": f"Ship {n}"})
        for n in range(FACES - len(face_keys(SHIPPED)) + 1)
    ]
    written(tmp_path, "fleet.json", rows[:-1])
    assert len(read_folder(tmp_path, SHIPPED).cards) == len(rows) - 1
    written(tmp_path, "more.json", rows[-1])
    assert read_folder(tmp_path, SHIPPED).refused[0].why.text == "deck.card.room"


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_in_a_file_is_a_card_or_a_reason(seed: int, tmp_path: Path) -> None:
    """Parts of good cards in wrong places, and letters that are gone: nothing of it stops the program."""
    dice = Random(seed)
    rows = json.loads((DATA / "cards.json").read_text("utf-8"))["cards"]
    card = {**dice.choice(rows), "id": "my_card", "name": {"de": "Meine", "en": "Mine"}}
    for _ in range(dice.randrange(1, 4)):
        field = dice.choice(sorted(card))
        card[field] = dice.choice([dice.choice(rows).get(field), None, 3, "", [], {}, -1, [card[field]]])
    text = json.dumps(card, indent=1)
    place = dice.randrange(len(text))
    written(tmp_path, "card.json", text if dice.random() < 0.7 else text[:place] + text[place + 1 :])
    found = read_folder(tmp_path, SHIPPED)
    assert len(found.cards) + len(found.refused) == 1
    for refused in found.refused:
        assert 1 <= refused.line <= text.count("\n") + 1
        assert catalogue("de").say(refused.why.text, **refused.why.args) != refused.why.text
