"""Every shipped card has a test, a text in both languages, a picture, and words that somebody carries out."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from game.core.assets import ASSETS
from game.firestorm import hooks, pieces
from game.firestorm.cards.authoring import doings_of
from game.firestorm.effects.interpreter import VERBS

FOLDER = Path(__file__).parent / "cards"
IDS = [card.id for card in pieces.SHIPPED]
HOOKED = [card.id for card in pieces.SHIPPED if card.custom]


@cache
def subjects_by_file() -> dict[str, set[str]]:
    """By file: the cards that are the subject of a test: named by the test, or a row of its table."""
    found = {}
    for path in sorted(FOLDER.glob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        subjects = {key for key in IDS if any(name.startswith(f"test_{key}_") for name in names)}
        if path.name != "test_costs.py":
            subjects |= _rows(tree) & set(IDS)
        found[path.name] = subjects | {key for key in HOOKED if path.name == f"test_{key}.py"}
    return found


def _rows(tree: ast.Module) -> set[str]:
    """First words of the rows of tables."""
    rows = [node for node in ast.walk(tree) if isinstance(node, ast.List)]
    firsts = [row.elts[0] for rows_ in rows for row in rows_.elts if isinstance(row, ast.Tuple) and row.elts]
    return {
        first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)
    }


def test_there_are_172_cards() -> None:
    assert len(IDS) == 172


def test_a_card_has_a_test_of_what_it_does() -> None:
    for key in IDS:
        assert any(key in subjects for subjects in subjects_by_file().values()), f"nobody tests {key}"


def test_a_card_with_a_hook_has_a_file_of_its_own() -> None:
    for key in HOOKED:
        assert (FOLDER / f"test_{key}.py").exists(), key


def test_a_card_speaks_both_languages_and_has_a_picture() -> None:
    for key in IDS:
        card = pieces.CARDS[pieces.FACE_OF[key]]
        for said in (card.name, card.text):
            assert said.de.strip(), key
            assert said.en.strip(), key
        assert (ASSETS / "art" / "firestorm" / "cards" / f"{key}.webp").stat().st_size > 1000, key


def test_somebody_carries_out_what_a_card_says() -> None:
    for key in IDS:
        card = pieces.CARDS[pieces.FACE_OF[key]]
        assert {do.do for _, do in doings_of(card)} <= set(VERBS), key
        if card.custom:
            folder = Path(hooks.__file__).parent
            assert (folder / f"{card.custom.hook}.py").exists(), key
            assert card.custom.hook in {do.rule or do.do for _, do in doings_of(card)}, key


def test_the_five_hooks_are_those_of_the_vocabulary() -> None:
    named = {card.id: card.custom.hook for card in pieces.SHIPPED if card.custom}
    assert named == {
        "lft_blockade_runner": "min_blockers",
        "lft_decoy_colony": "redirect_attack",
        "lft_target_deflection": "retarget",
        "lft_gamblers_luck": "reroll",
        "pl_obsid_watch": "reactivation_cost",
    }
