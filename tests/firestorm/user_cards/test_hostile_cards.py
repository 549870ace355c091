"""Files of cards that are too much, or hold what cannot be printed: refused with a reason, before work."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.firestorm.cards import sizes, user_cards
from game.firestorm.cards.authoring import ABILITIES
from game.firestorm.cards.user_cards import ALL, FILES, FOLDER, LARGEST, read_folder
from game.firestorm.pieces import SHIPPED
from tests.support.firestorm.card_files import INSTANT, SHIP, edited, refusal, written

ROOT = Path(__file__).parents[3]
ONCE = {**SHIP["abilities"][0], "limit": {"per_turn": 1}}
DRAW = {"do": "draw", "player": "controller", "deck": "resource"}


@pytest.mark.parametrize("field", ["attack", "defense"])
@pytest.mark.parametrize("kind", ["ship_1", "ship_2", "planet"])
def test_a_ship_or_planet_without_its_values_is_refused(tmp_path: Path, field: str, kind: str) -> None:
    row = {word: value for word, value in edited(SHIP, type=kind).items() if word != field}
    if kind == "planet":
        row |= {"planet": {"planet_type": "industry", "planet_class": 1}, "color": "green", "faction": None}
        row = {word: row[word] for word in row if word not in ("cost", "keywords", "deck_limit")}
    assert refusal(tmp_path, row) == ("needs", f'"type": "{kind}",')


def test_a_number_that_another_card_has_is_refused(tmp_path: Path) -> None:
    number = SHIPPED[7].number
    assert refusal(tmp_path, edited(SHIP, number=number)) == ("number_taken", f'"number": {number},')
    twin = edited(INSTANT, number=SHIP["number"])
    written(tmp_path, "card.json", [SHIP, twin])
    (refused,) = read_folder(tmp_path, SHIPPED).refused
    assert refused.why.text == "deck.card.number_taken"


def test_as_many_abilities_as_a_table_can_remember(tmp_path: Path) -> None:
    """Which abilities were used in a turn stands in a few bits: nine of them ended the program."""
    written(tmp_path, "good.json", edited(SHIP, abilities=[ONCE] * ABILITIES))
    assert read_folder(tmp_path, SHIPPED).refused == ()
    (tmp_path / "good.json").unlink()
    assert refusal(tmp_path, edited(SHIP, abilities=[ONCE] * 9))[0] == "list"


def test_the_last_ability_that_is_allowed_can_be_used_once_a_turn(tmp_path: Path) -> None:
    written(tmp_path, "own.json", edited(SHIP, color="green", faction=None, abilities=[ONCE] * ABILITIES))
    play = (
        "from tests.support.firestorm.words import rich, seated\n"
        "hands = seated(rich(ships=['my_gunboat']))\n"
        "card = hands.card(0, 'my_gunboat', 'ships')\n"
        f"hands.says(0, f'use {{card}} {ABILITIES - 1}').settles()\n"
        "options = hands.match.waiting()[0].options(hands.match.view(0))\n"
        f"assert f'use {{card}} {ABILITIES - 2}' in options, options\n"
        f"assert f'use {{card}} {ABILITIES - 1}' not in options, options\n"
        "print('used')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", play], cwd=ROOT, env={**os.environ, FOLDER: str(tmp_path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.stdout.strip() == "used", run.stderr


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"name__en": "N" * 20_000}, "long"),
        ({"name__de": "N" * 41}, "long"),
        ({"text__en": "T" * 401}, "long"),
        ({"id": "x" * 5000}, "long"),
        ({"mechanics": ["m"] * 21}, "list"),
        ({"abilities__0__effects": [DRAW] * 1500}, "list"),
    ],
)
def test_what_is_too_long_is_refused(tmp_path: Path, changes: dict[str, Any], why: str) -> None:
    assert refusal(tmp_path, edited(SHIP, **changes))[0] == why


def test_many_effects_within_each_other_are_refused(tmp_path: Path) -> None:
    choose: dict[str, Any] = {"do": "choose", "by": "controller", "options": [[DRAW] * 15] * 15}
    assert refusal(tmp_path, edited(INSTANT, effects=[choose]))[0] == "values"


LETTERS = ["\0", "\x1b", "\ud800", "\u200b", "\ufeff", "\u2060", "\u202e", "\u2028", "\ue000"]


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("field", ["name__en", "text__de", "id"])
def test_what_cannot_be_printed_is_refused_with_its_line(tmp_path: Path, letter: str, field: str) -> None:
    row = edited(SHIP, **{field: f"My {letter} Boat"})
    (tmp_path / "card.json").write_text(json.dumps(row, indent=2), "utf-8")
    (refused,) = read_folder(tmp_path, SHIPPED).refused
    assert refused.why.text == "deck.card.letter"
    assert refused.why.args == {"letter": f"U+{ord(letter):04X}"}
    word = field.partition("__")[2] or field
    shown = (tmp_path / "card.json").read_text("utf-8").splitlines()[refused.line - 1]
    assert shown.strip().startswith(f'"{word}": "My ')


@pytest.mark.parametrize("text", ["{icon:nothing}", "{icon:ship}", "{", "a|b", "**bold**"])
@pytest.mark.parametrize("field", ["name__de", "text__en"])
def test_markup_is_no_part_of_a_card(tmp_path: Path, text: str, field: str) -> None:
    assert refusal(tmp_path, edited(SHIP, **{field: text}))[0] == "markup"


def test_strange_keys_are_refused_as_well(tmp_path: Path) -> None:
    assert refusal(tmp_path, {**SHIP, "{icon:nothing}": 1})[0] == "markup"
    (tmp_path / "card.json").write_text(json.dumps({**SHIP, "\ud800": 1}), "utf-8")
    (refused,) = read_folder(tmp_path, SHIPPED).refused
    assert refused.why.text == "deck.card.letter"


@pytest.mark.parametrize("digits", [10, 5000])
def test_a_number_of_thousands_of_digits_is_refused_with_its_line(tmp_path: Path, digits: int) -> None:
    """Python raises an error of its own for such numbers, which ended the program before its menu."""
    number = "9" * digits
    text = json.dumps(SHIP, indent=2).replace('"attack": 2', f'"attack": {number}')
    assert refusal(tmp_path, text) == ("digits", f'"attack": {number},')
    assert refusal(tmp_path, text.replace(number, f"-{number}"))[0] == "digits"


def test_the_program_reads_its_cards_beside_such_a_file(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text(f'{{"number": {"9" * 5000}}}', "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", "from game.firestorm import pieces; print(len(pieces.OWN.refused))"],
        cwd=ROOT, env={**os.environ, FOLDER: str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.stdout.strip() == "1", run.stderr


def test_large_files_are_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(100):
        (tmp_path / f"file_{number:03}.json").write_bytes(b" " * (LARGEST + 1))
    monkeypatch.setattr(Path, "read_text", None)
    found = read_folder(tmp_path, SHIPPED)
    assert [refused.why.text for refused in found.refused] == ["deck.card.large"] * 100


def test_all_files_together_have_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of just the largest size: after some of them nothing more is read."""
    read: list[str] = []

    def rows(text: str) -> list[Any]:
        read.append(text)
        return []

    monkeypatch.setattr(user_cards, "_rows", rows)
    monkeypatch.setattr(user_cards, "lines_of", lambda text: {})
    for number in range(50):
        (tmp_path / f"file_{number:03}.json").write_bytes(b" " * LARGEST)
    found = read_folder(tmp_path, SHIPPED)
    assert sum(map(len, read)) <= ALL
    assert [refused.why.text for refused in found.refused] == ["deck.card.all"] * (50 - len(read))


def test_more_files_than_are_looked_at_are_told_in_one_sentence(tmp_path: Path) -> None:
    for number in range(FILES + 30):
        (tmp_path / f"file_{number:03}.json").write_text("[]", "utf-8")
    (refused,) = read_folder(tmp_path, SHIPPED).refused
    assert (refused.why.text, refused.why.args) == ("deck.card.files", {"most": FILES, "others": 30})


def test_nothing_is_looked_at_as_a_card_before_its_size_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    converted: list[Any] = []
    monkeypatch.setattr("msgspec.convert", lambda row, kind: converted.append(row))
    written(tmp_path, "card.json", edited(SHIP, abilities__0__effects=[DRAW] * 1500))
    assert len(read_folder(tmp_path, SHIPPED).refused) == 1
    assert converted == []


@pytest.mark.parametrize("name", ["{icon:nothing}.json", "**a**[x|y].json", "n" * 200 + ".json"])
def test_the_name_of_a_refused_file_is_told_without_markup(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("no card", "utf-8")
    (refused,) = read_folder(tmp_path, SHIPPED).refused
    assert len(refused.file) <= 40
    assert not set("{}[]|*") & set(refused.file)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names of files are text there")
def test_the_name_of_a_refused_file_may_be_no_text_at_all(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/\xff\xfe.json"
    with open(path, "wb") as file:
        file.write(b"no card")
    (refused,) = read_folder(tmp_path, SHIPPED).refused
    refused.file.encode("utf-8")


def test_every_shipped_card_is_far_below_the_limits() -> None:
    rows = json.loads((ROOT / "assets/data/firestorm/cards.json").read_text("utf-8"))["cards"]
    assert [sizes.excess(row, "") for row in rows] == [None] * len(rows)
    assert len({card.number for card in SHIPPED}) == len(SHIPPED)
