"""A class name has one meaning within a game and what all games share."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from game import GAMES
from tests.support.source_trees import inside, tree_of

ROOT = Path(__file__).resolve().parents[1]
SHARED = ""


def home_of(file: Path) -> str:
    """The game that a file belongs to, or what all of them share."""
    folders = file.relative_to(ROOT).parts[1:-1]
    within = folders[1:] if folders[:1] in (("bots",), ("games",)) else folders
    return within[0] if within and within[0] in GAMES else SHARED


@cache
def classes_by_home() -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {home: Counter() for home in (SHARED, *GAMES)}
    for folder in ("game", "scenes"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            nodes = inside(tree_of(file))
            found[home_of(file)].update(node.name for node in nodes if isinstance(node, ast.ClassDef))
    return found


def test_every_file_of_a_game_is_counted_as_such() -> None:
    homes = {
        "game/duel/table.py": "duel",
        "game/bots/eclipse/standing.py": "eclipse",
        "scenes/games/cosmic/looks/cards.py": "cosmic",
        "game/bots/captain.py": SHARED,
        "game/core/table.py": SHARED,
        "scenes/table/scene.py": SHARED,
    }
    assert all((ROOT / file).exists() for file in homes)
    assert {file: home_of(ROOT / file) for file in homes} == homes
    assert min(sum(names.values()) for names in classes_by_home().values()) > 100


@pytest.mark.parametrize("game", GAMES)
def test_a_class_name_has_one_meaning(game: str) -> None:
    homes = classes_by_home()
    known = homes[SHARED] + homes[game]
    assert {name for name, count in known.items() if count > 1} == set()
