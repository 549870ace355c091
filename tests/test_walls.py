"""Walls between the parts of the program: who may import whom, and what rules may not touch."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import game

ROOT = Path(__file__).resolve().parents[1]
IMPURE = {
    "pygame", "pymunk", "pytmx", "scenes", "random", "time", "datetime", "asyncio", "uuid", "secrets",
    "pickle", "socket", "threading",
}  # fmt: skip
OUTSIDE_RULES = ("bots", "__main__.py")
RULES = [file for file in sorted((ROOT / "game").rglob("*.py")) if not set(OUTSIDE_RULES) & set(file.parts)]
SOURCES = [file for folder in ("game", "scenes") for file in sorted((ROOT / folder).rglob("*.py"))]
TOP_LEVEL = {
    "pyproject.toml", "run.py", "README.md", "LICENSE", "build.spec", "game", "scenes", "assets", "tests",
    "docs",
}  # fmt: skip
LONGEST_FILE = 400


def name(file: Path) -> str:
    return str(file.relative_to(ROOT))


@cache
def inside(file: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(file.read_text("utf-8"))))


@cache
def imported_by(file: Path) -> list[str]:
    """The full names of what a file imports."""
    found: list[str] = []
    for node in inside(file):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return found


def called_in(file: Path) -> Iterator[str]:
    for node in inside(file):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def test_rules_import_nothing_impure() -> None:
    for file in RULES:
        assert not IMPURE & {module.split(".")[0] for module in imported_by(file)}, name(file)


def test_rules_do_not_know_the_bots() -> None:
    for file in RULES:
        assert not [module for module in imported_by(file) if module.startswith("game.bots")], name(file)


def test_the_core_knows_no_game_and_games_do_not_know_each_other() -> None:
    for file in RULES:
        home = file.relative_to(ROOT / "game").parts[0]
        foreign = [g for g in game.GAMES if home not in (g, "__init__.py")]
        assert not [m for m in imported_by(file) for g in foreign if m.startswith(f"game.{g}")], name(file)


def test_rules_build_no_sets_and_ask_no_addresses() -> None:
    """Set order and addresses differ from run to run, and with them a replay."""
    for file in RULES:
        calls = set(called_in(file))
        assert not calls & {"id", "hash", "eval", "exec", "frozenset", "input", "print"}, name(file)


def test_no_file_is_longer_than_a_reader_likes() -> None:
    long = [name(file) for file in SOURCES if len(file.read_text("utf-8").splitlines()) > LONGEST_FILE]
    assert not long


def test_the_top_level_holds_what_it_should_and_nothing_else() -> None:
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.splitlines()
    if not tracked:
        pytest.skip("this copy is not a git checkout, so its files cannot be listed")
    top = {path.split("/")[0] for path in tracked}
    assert {entry for entry in top if not entry.startswith(".")} == TOP_LEVEL


def test_an_assertion_changes_nothing() -> None:
    """The program that is given away runs without assertions, so nothing may depend on their being there."""
    changing = {"pop", "remove", "append", "insert", "extend", "add", "clear", "update", "send", "__next__"}
    asserted = [(file, node) for file in SOURCES for node in inside(file) if isinstance(node, ast.Assert)]
    assert asserted
    for file, node in asserted:
        calls = [call.func for call in ast.walk(node) if isinstance(call, ast.Call)]
        called = {call.attr for call in calls if isinstance(call, ast.Attribute)}
        assert not called & changing, f"{name(file)}, line {node.lineno}"


def test_a_match_without_assertions_is_the_same() -> None:
    """Python's -O leaves assertions out; the events of a match must not."""
    play = "import game, game.bots.playthrough as p; print(*p.playthrough('duel', 1), sep='\\n')"
    with_, without = (
        subprocess.run(
            [sys.executable, *flags, "-c", play], capture_output=True, text=True, check=True
        ).stdout
        for flags in ([], ["-O"])
    )
    assert with_ == without
    assert with_.count("\n") > 500
