"""Every ruling about cards that meet is proved by a test which names its number in its first words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULINGS = range(1, 171)
NAMED = re.compile(r"\brulings?\s+(\d+(?:(?:, | and |, and )\d+)*)", re.IGNORECASE)
UNREACHABLE: dict[int, str] = {}  # the ruling, and why no match can come to it


def docstrings() -> Iterator[str]:
    """What every test of the game says of itself."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def numbers(words: str) -> set[int]:
    return {int(number) for found in NAMED.findall(words) for number in re.findall(r"\d+", found)}


TESTED = {number for words in docstrings() for number in numbers(words)}


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_a_test_or_a_reason(ruling: int) -> None:
    assert ruling in TESTED or ruling in UNREACHABLE


def test_no_other_number_is_named() -> None:
    assert TESTED | set(UNREACHABLE) <= set(RULINGS)


def test_what_is_tested_is_not_called_unreachable() -> None:
    assert not TESTED & set(UNREACHABLE)


def test_a_reason_is_a_sentence() -> None:
    """A word or two explain nothing."""
    assert [ruling for ruling, reason in UNREACHABLE.items() if len(reason.split()) < 4] == []


def test_numbers_are_read_in_every_way_they_are_written() -> None:
    assert numbers("Ruling 61.") == {61}
    assert numbers("That is no use (ruling 53).") == {53}
    assert numbers("Page 14, rulings 27 and 37: nobody wins 9 cards.") == {27, 37}
    assert numbers("Rulings 1, 2, and 3.") == {1, 2, 3}
    assert numbers("Page 14.") == set()
