"""A card that is written from docs/firestorm-cards alone is loaded and can be played, of any type."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.firestorm.cards import authoring, sizes, user_cards
from game.firestorm.cards.user_cards import FOLDER, read_folder
from game.firestorm.pieces import SHIPPED

ROOT = Path(__file__).parents[3]
SECTION = (ROOT / "docs" / "firestorm-cards.md").read_text("utf-8")
EXAMPLE: dict[str, Any] = json.loads(
    "".join(re.findall(r"^ {7}(.*\n)", SECTION.split("has `abilities`:")[1], re.M))
)
# What somebody would write for the words of the list; the page says where each of them is needed.
WRITTEN: dict[str, Any] = {
    "id": "my_card",
    "number": 950,
    "color": "green",
    "rarity": "common",
    "name": {"de": "Meine Karte", "en": "My Card"},
    "text": {"de": "Meine.", "en": "Mine."},
    "cost": {"tp": 1, "ep": 1},
    "attack": 2,
    "defense": 3,
    "planet": {"planet_type": "industry", "planet_class": 1, "produces": [{"tp": 1, "ep": 0}]},
    "fits": "ship",
    "effects": [{"do": "draw", "player": "controller", "deck": "resource"}],
    "window": {"event": "effect_on_stack"},
}
PLAY = """
from tests.support.firestorm.words import rich, seated
hands = seated(rich(hand=["{card}"])).plays(0, "{card}").settles()
assert "{card}" in hands.names(0, "ships"), hands.names(0, "ships")
print("played")
"""


def listed(item: int) -> str:
    """The words of an item of the list."""
    found = re.search(rf"(?ms)^{item}\. (.+?)(?=^\d+\. |^ {{7}}|\Z)", SECTION)
    assert found is not None
    return found[1]


def words(text: str) -> list[str]:
    return re.findall(r"`([a-z_]+)`", text)


def a_card(kind: str, group: str) -> dict[str, Any]:
    """A card of this type with the words that the second and third item list for it, and no other."""
    every = [word for word in words(listed(2)) if word in WRITTEN]
    rows = re.split(r",\s(?=planets|accessories|instants|interrupts)", listed(3))
    more = next(words(row) for row in rows if row.lower().startswith(group))
    more += ["attack", "defense"] if group == "planets" else []
    fields = [field for field in (*every, *more) if not (group == "planets" and field == "cost")]
    return {"type": kind, **{field: WRITTEN[field] for field in fields}}


def test_the_example_of_the_readme_is_loaded(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(EXAMPLE), "utf-8")
    found = read_folder(tmp_path, SHIPPED)
    assert found.refused == ()
    assert [card.id for card in found.cards] == [EXAMPLE["id"]]
    assert found.cards[0].deck_limit == 3


def test_the_example_of_the_readme_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(EXAMPLE), "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", PLAY.format(card=EXAMPLE["id"])],
        cwd=ROOT,
        env={**os.environ, FOLDER: str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.strip() == "played", run.stderr


@pytest.mark.parametrize(
    ("kind", "group"),
    [
        ("ship_1", "ships"),
        ("ship_2", "ships"),
        ("planet", "planets"),
        ("ship_accessory", "accessories"),
        ("instant", "instants"),
        ("interrupt", "interrupts"),
    ],
)
def test_what_the_list_names_is_enough_for_every_type(tmp_path: Path, kind: str, group: str) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(a_card(kind, group)), "utf-8")
    found = read_folder(tmp_path, SHIPPED)
    assert found.refused == ()
    assert found.cards[0].type == kind


def test_any_number_of_copies_is_allowed_as_the_readme_says(tmp_path: Path) -> None:
    text = {"de": "[Beliebig oft.]", "en": "[Any number.]"}
    card = {**a_card("instant", "instants"), "text": text, "deck_limit": None}
    (tmp_path / "mine.json").write_text(json.dumps(card), "utf-8")
    (loaded,) = read_folder(tmp_path, SHIPPED).cards
    assert loaded.deck_limit is None


def test_the_limits_of_the_readme_are_those_of_the_program() -> None:
    limits = SECTION.split("Limits:")[1].replace(",", "").replace("\n", " ")
    for number, unit in (
        (user_cards.FILES, " files"),
        (user_cards.LARGEST >> 10, " KB each"),
        (user_cards.ALL >> 20, " MB together"),
        (user_cards.DIGITS, " digits"),
        (sizes.VALUES, " words and numbers"),
        (sizes.LONGEST_LIST, " entries"),
        (sizes.LONGEST_NAME, " letters"),
        (authoring.ABILITIES, " abilities"),
    ):
        assert f"{number}{unit}" in limits
    assert f"together {user_cards.FACES}" in limits
    assert f"a text {sizes.LONGEST_TEXT}" in limits
