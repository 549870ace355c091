"""Every ruling where the rulebook is silent or ambiguous has a test that proves it."""

import ast
import re
from functools import cache
from pathlib import Path

from tests.support.rulings import numbered

RULINGS = numbered("duel")
NOT_TESTED = {
    39: "It tells which misprints and icons of the source text mean what; it rules nothing that is played.",
}
TESTS = sorted(Path(__file__).parent.rglob("test_*.py"))


@cache
def proved() -> dict[int, list[str]]:
    """The tests whose docstrings name a ruling, as in "R11: ...", by its number."""
    found: dict[int, list[str]] = {}
    for file in TESTS:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in re.findall(r"\bR(\d+):", ast.get_docstring(node) or ""):
                    found.setdefault(int(number), []).append(node.name)
    return found


def test_every_ruling_is_proved_by_a_test() -> None:
    missing = [number for number in RULINGS if number not in proved() and number not in NOT_TESTED]
    assert missing == []


def test_no_test_names_a_ruling_that_does_not_exist() -> None:
    assert [number for number in proved() if number not in RULINGS] == []


def test_a_ruling_that_is_proved_needs_no_excuse() -> None:
    assert [number for number in NOT_TESTED if number in proved()] == []
