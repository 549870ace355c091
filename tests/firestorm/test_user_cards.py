"""A folder of one's own cards: what is loaded, and what is refused with file, line and reason."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.texts import catalogue
from game.firestorm.cards.authoring import faults
from game.firestorm.cards.lines import line_of, lines_of
from game.firestorm.pieces import DATA, SHIPPED
from game.firestorm.user_cards import FACES, FOLDER, face_keys, read_folder

SHIP: dict[str, Any] = {
    "id": "my_gunboat",
    "number": 901,
    "type": "ship_1",
    "color": "blue",
    "faction": "lft",
    "rarity": "common",
    "name": {"de": "Mein Kanonenboot", "en": "My Gunboat"},
    "text": {"de": "1 TP: Das Schiff erhält +1/+0.", "en": "1 TP: This ship gets +1/+0."},
    "cost": {"tp": 2, "ep": 0},
    "deck_limit": 3,
    "attack": 2,
    "defense": 1,
    "keywords": ["locator_1"],
    "abilities": [
        {
            "kind": "instant",
            "costs": [{"pay": {"tp": 1, "ep": 0}}],
            "effects": [
                {"do": "modify", "who": "self", "attack": 1, "defense": 0, "until": "next_regeneration"}
            ],
        }
    ],
}
INSTANT: dict[str, Any] = {
    "id": "my_bolt",
    "number": 902,
    "type": "instant",
    "color": "green",
    "faction": None,
    "rarity": "rare",
    "name": {"de": "Mein Blitz", "en": "My Bolt"},
    "text": {"de": "Ziel: ein Schiff. Es erhält 2 Schaden.", "en": "Target: a ship. It takes 2 damage."},
    "cost": {"tp": 0, "ep": 2},
    "deck_limit": 3,
    "timing": [{"phase": "main", "side": "green"}],
    "targets": [{"slot": "t1", "kind": "ship", "side": "blue", "count": 1}],
    "conditions": [],
    "effects": [{"do": "damage", "who": "t1", "amount": 2}],
}
PLANET: dict[str, Any] = {
    "id": "my_world",
    "number": 903,
    "type": "planet",
    "color": "green",
    "faction": None,
    "rarity": "common",
    "name": {"de": "Meine Welt", "en": "My World"},
    "text": {"de": "Deaktivieren: 1 TP.", "en": "Deactivate: 1 TP."},
    "cost": None,
    "deck_limit": None,
    "attack": 2,
    "defense": 4,
    "planet": {
        "planet_type": "industry",
        "planet_class": 1,
        "produces": [{"tp": 1, "ep": 0}],
        "alien_tec_slots": 0,
    },
}
BY_DIE = [{"from": 1, "to": 3, "effects": []}, {"from": 4, "to": 6, "effects": []}]


def edited(card: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A copy of a card; "abilities[0].effects" is written as abilities__0__effects."""
    fresh: dict[str, Any] = json.loads(json.dumps(card))
    for way, value in changes.items():
        *path, last = way.split("__")
        place: Any = fresh
        for step in path:
            place = place[int(step) if step.isdecimal() else step]
        place[int(last) if last.isdecimal() else last] = value
    return fresh


def written(folder: Path, name: str, content: Any) -> str:
    text = content if isinstance(content, str) else json.dumps(content, indent=2, ensure_ascii=False)
    (folder / name).write_text(text, "utf-8")
    return text


def refusal(folder: Path, content: Any) -> tuple[str, str]:
    """Why a file is refused, and the text of the line that is named."""
    text = written(folder, "card.json", content)
    found = read_folder(folder, SHIPPED)
    assert found.cards == ()
    (refused,) = found.refused
    assert refused.file == "card.json"
    return refused.why.text.removeprefix("deck.card."), text.splitlines()[refused.line - 1].strip()


# --- the shipped cards


def test_the_shipped_cards_pass_every_check() -> None:
    wrong = [(card.id, fault) for card in SHIPPED for fault in faults(card)]
    assert wrong == []
    for key in ("id", "number"):
        assert len({getattr(card, key) for card in SHIPPED}) == len(SHIPPED)
    for language in ("de", "en"):
        assert len({getattr(card.name, language) for card in SHIPPED}) == len(SHIPPED)


def test_the_shipped_cards_would_pass_as_a_file_of_ones_own(tmp_path: Path) -> None:
    rows = json.loads((DATA / "cards.json").read_text("utf-8"))["cards"]
    written(tmp_path, "all.json", rows)
    found = read_folder(tmp_path, ())
    assert found.refused == ()
    assert found.cards == SHIPPED


# --- what is loaded


def test_a_good_card_joins_the_others(tmp_path: Path) -> None:
    written(tmp_path, "ship.json", SHIP)
    written(tmp_path, "others.json", [INSTANT, PLANET])
    found = read_folder(tmp_path, SHIPPED)
    assert found.refused == ()
    assert [card.id for card in found.cards] == ["my_bolt", "my_world", "my_gunboat"], "by the names of files"


def test_other_files_and_a_missing_folder_are_no_matter(tmp_path: Path) -> None:
    written(tmp_path, "notes.txt", "buy milk")
    (tmp_path / "deep.json").mkdir()
    assert read_folder(tmp_path, SHIPPED) == ((), ())
    assert read_folder(tmp_path / "nowhere", SHIPPED) == ((), ())


def test_a_wrong_file_does_not_hinder_the_others(tmp_path: Path) -> None:
    written(tmp_path, "a.json", edited(SHIP, type="starship"))
    written(tmp_path, "b.json", INSTANT)
    found = read_folder(tmp_path, SHIPPED)
    assert [card.id for card in found.cards] == ["my_bolt"]
    assert [refused.file for refused in found.refused] == ["a.json"]


def test_one_wrong_card_of_a_file_refuses_the_file(tmp_path: Path) -> None:
    wrong = edited(INSTANT, id="my_other", name={"de": "Anderes", "en": "Other"}, text__de="")
    assert refusal(tmp_path, [SHIP, wrong]) == ("empty", '"de": "",')


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
    (SHIP, {"abilities__0__limit": {"per_turn": 0}}, "number", '"per_turn": 0'),
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
    (SHIP, {"cost__tp": 10**30}, "range", f'"tp": {10**30},'),
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
        edited(SHIP, id=f"my_ship_{n}", name={"de": f"Schiff {n}", "en": f"Ship {n}"})
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


README = DATA.parents[2] / "README.md"


def test_the_words_that_the_readme_shows_are_a_card(tmp_path: Path) -> None:
    shown = re.findall(r"`(\"(?:effects|targets)\": \[.*?\])`", README.read_text("utf-8"))
    assert len(shown) == 2
    written(tmp_path, "card.json", {**INSTANT, **json.loads("{" + ",".join(shown) + "}")})
    assert read_folder(tmp_path, SHIPPED).refused == ()


# --- at the start of the program

ASK = (
    "from game.firestorm import pieces as p, decks, deck_texts; "
    "print(len(p.CARDS), p.TYPES[p.FACE_OF['my_gunboat']], p.KEYS[p.BLANK], "
    "deck_texts.read('2 my gunboat').cards, [r.file for r in p.OWN.refused])"
)


def test_the_folder_is_read_when_the_program_starts(tmp_path: Path) -> None:
    written(tmp_path, "ship.json", SHIP)
    written(tmp_path, "wrong.json", "{")
    said = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, FOLDER: str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said.split(" ", 3) == [
        str(len(SHIPPED) + 1), "ship_1", "blank", "{'my_gunboat': 2} ['wrong.json']\n",
    ]  # fmt: skip


# --- saves

SAVE = """
import sys
from pathlib import Path
from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME, decks
names = ["starter_lft", "starter_forum_raglund"]
mine = decks.starter(names[0])
options = {"decks": [mine.having("my_gunboat", 1) if "with" in sys.argv else mine, decks.starter(names[1])]}
match = Match(GAME, GAME.set_up(3, 2, options), Beginning(3, {}))
Path(sys.argv[1]).write_bytes(match.save())
"""
LOAD = """
import sys
from pathlib import Path
from game.core import resuming, saves
from game.firestorm import GAME, pieces
try:
    loaded = resuming.resume(saves.read(Path(sys.argv[1]).read_bytes()), lambda name: GAME)
    table = loaded.match.table
    cards = sorted(pieces.KEYS[face] for face in table.faces[:table.size])
    print(len(pieces.CARDS), cards.count("pl_kelmar"), cards.count("my_gunboat"), GAME.faults(table))
except saves.SaveRefused as refused:
    print(refused.sentence)
"""


PLAY = """
from random import Random
from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME, decks, pieces
deck = decks.starter("starter_lft").having("my_gunboat", 3).having("my_bolt", 3).having("my_world", 8)
own = [pieces.FACE_OF[card] for card in ("my_gunboat", "my_bolt", "my_world")]
seen = set()
for seed in range(4):
    table = GAME.set_up(seed, 2, {"decks": [deck, deck]})
    dice, match = Random(seed), Match(GAME, table, Beginning(seed, {}))
    while match.waiting():
        prompt = dice.choice(match.waiting())
        likely = [word for word in prompt.likely(match.table) if word != "capitulate"]
        match.answer(prompt.seat, dice.choice(likely or prompt.likely(match.table)))
        table = match.table
        seen |= {table.faces[c] for s in (0, 1) for c in table.own(s, table.players[s].scrap)}
        seen |= {table.faces[c] for s in (0, 1) for c in table.cards_in_play(s)}
    assert GAME.faults(match.table) == []
print(sorted(pieces.KEYS[face] for face in seen.intersection(own)))
"""


def run(script: str, folder: Path, *words: str) -> str:
    made = subprocess.run(
        [sys.executable, "-c", script, *words],
        env={**os.environ, FOLDER: str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not made.stderr, made.stderr
    return made.stdout.strip()


def test_a_save_outlives_cards_that_come_and_go(tmp_path: Path) -> None:
    """A save names its faces by their keys, so the numbers of cards may change."""
    cards, none, save = tmp_path / "cards", tmp_path / "none", tmp_path / "match.save"
    for folder in (cards, none):
        folder.mkdir()
    written(cards, "ship.json", SHIP)
    run(SAVE, none, str(save))
    before = run(LOAD, none, str(save))
    kelmar = before.split()[1]
    assert before == f"{len(SHIPPED)} {kelmar} 0 []"
    assert run(LOAD, cards, str(save)) == f"{len(SHIPPED) + 1} {kelmar} 0 []", "a card has come"
    run(SAVE, cards, str(save))
    assert run(LOAD, none, str(save)) == before, "a card is gone that nobody had in a deck"
    run(SAVE, cards, str(save), "with")
    assert run(LOAD, cards, str(save)) == f"{len(SHIPPED) + 1} {kelmar} 1 []"
    assert run(LOAD, none, str(save)) == "save.unknown_card card=my_gunboat"


def test_cards_of_ones_own_are_played_in_matches(tmp_path: Path) -> None:
    written(tmp_path, "mine.json", [SHIP, INSTANT, PLANET])
    assert run(PLAY, tmp_path) == "['my_bolt', 'my_gunboat', 'my_world']"


# --- lines


def test_every_value_has_its_line() -> None:
    text = '[\n {"a": {\n  "b\\"c": [1,\n 2]}}, "x, y]"\n]'
    assert lines_of(text) == {
        "": 1, "[0]": 2, "[0].a": 2, '[0].a.b\\"c': 3, '[0].a.b\\"c[0]': 3, '[0].a.b\\"c[1]': 4, "[1]": 4,
    }  # fmt: skip
    assert line_of(lines_of(text), "[0].a.missing") == 2
    assert line_of(lines_of(text), "nothing") == 1
