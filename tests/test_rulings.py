"""Every ruling is proved by a test that names its number, or there is a reason why no match comes to it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.support.rulings import cited, numbered, rulings

GAMES = ("cosmic", "eclipse", "firestorm")  # Duel's tests name R9 instead: tests/duel/test_rulings.py
RULINGS = {game: numbered(game) for game in GAMES}
UNREACHABLE: dict[str, dict[int, str]] = {
    "cosmic": {},
    "eclipse": {},
    "firestorm": {
        74: "Chapters that the rulebook refers to by a wrong number change nothing in play.",
    },
}
EachGame = pytest.mark.parametrize("game", RULINGS)


def docstrings(game: str) -> Iterator[str]:
    """What every test of the game says of itself."""
    for path in sorted((Path(__file__).parent / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


@cache
def proved(game: str) -> set[int]:
    return {number for words in docstrings(game) for number in cited(words)}


@EachGame
def test_a_ruling_has_a_test_or_a_reason(game: str) -> None:
    assert RULINGS[game] - proved(game) == set(UNREACHABLE[game])


@EachGame
def test_no_other_number_is_named(game: str) -> None:
    assert proved(game) | set(UNREACHABLE[game]) <= RULINGS[game]


@pytest.mark.parametrize("game", ["duel", *GAMES])
def test_rulings_are_numbered_without_a_gap_and_name_a_section(game: str) -> None:
    assert sorted(numbered(game)) == list(range(1, len(numbered(game)) + 1))
    assert [number for number, words in rulings(game).items() if not words.endswith(")")] == []


@EachGame
def test_a_reason_is_a_sentence(game: str) -> None:
    """A word or two explain nothing."""
    assert [ruling for ruling, reason in UNREACHABLE[game].items() if len(reason.split()) < 4] == []


def test_numbers_are_read_in_every_way_they_are_written() -> None:
    assert cited("Ruling 61.") == {61}
    assert cited("That is no use (ruling 53).") == {53}
    assert cited("Page 14, rulings 27 and 37: nobody wins 9 cards.") == {27, 37}
    assert cited("Rulings 1, 2, and 3.") == {1, 2, 3}
    assert cited("They trade first (rulings 7 and 103 to 105).") == {7, 103, 104, 105}
    assert cited("Page 14.") == set()
