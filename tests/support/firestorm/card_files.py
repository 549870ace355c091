"""Cards of one's own as files: good ones, edited ones, and why a file is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from game.firestorm.cards.user_cards import read_folder
from game.firestorm.pieces import SHIPPED

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
